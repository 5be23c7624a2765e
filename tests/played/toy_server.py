"""A second implementation of the interface, in memory, from the specification alone: the proof of the core tests.

It has none of what Signpost adds: no request ids, no codes, no `per_page`. `python -m tests.played.toy_server PORT`
serves it.
"""

import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import Any
from urllib.parse import parse_qsl, quote, unquote, urlsplit

# Token -> (role, workspace, how many links the plan includes, how many calls).
TOKENS: dict[str, tuple[str, str, int, int]] = {
    "toy-owner-00000001": ("owner", "home", 10_000, 10**9),
    "toy-viewer-0000001": ("viewer", "home", 10_000, 10**9),
    "toy-other-00000001": ("owner", "other", 10_000, 10**9),
    "toy-limited-000001": ("owner", "small", 2, 10**9),
    "toy-few-0000000001": ("owner", "few", 10_000, 3),
}
PAGE = 10
UTM = ("source", "medium", "campaign", "term", "content")
GET_ONLY = ("handler", "has_password", "total_clicks", "paused_by", "qr", "creator")
SORTS = [f"{sign}{name}" for name in ("id", "created_at", "updated_at") for sign in ("", "-")]


class Refused(Exception):
    def __init__(self, status: int, errors: dict[str, list[str]] | None = None) -> None:
        self.status, self.errors = status, errors


def now() -> str:
    return datetime.now(UTC).isoformat()


def texts(value: Any) -> bool:
    return isinstance(value, list) and all(entry is None or isinstance(entry, str) for entry in value)


def up_to(length: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and len(value) <= length


def moment(value: Any) -> bool:
    try:
        return bool(datetime.fromisoformat(value))
    except (TypeError, ValueError):
        return False


def flag(value: Any) -> bool:
    return isinstance(value, bool)


def or_null(rule: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or rule(value)


RECORD: dict[str, Callable[[Any], bool]] = {
    "title": up_to(250), "type": up_to(50), "description": up_to(300), "forward_path": or_null(flag),
    "forward_query": or_null(flag), "utm": texts, "destination": or_null(up_to(2000)), "destinations": or_null(texts),
    "plugins": or_null(texts), "is_notify": flag, "is_switch_unbroken_destination": flag, "expires": moment,
}  # fmt: skip
LINK = {
    **RECORD, "host": up_to(100), "alias": up_to(30), "destination_routing": up_to(50), "tags": texts,
    "status": lambda value: type(value) is int,
}  # fmt: skip
HOST = {"host": up_to(253), "https_requested": flag, "short_links_enabled": flag}


def load(given: Any, rules: dict[str, Callable[[Any], bool]], required: str) -> dict[str, Any]:
    body: dict[str, Any] = given if isinstance(given, dict) else {}
    errors = {name: ["Refused."] for name, value in body.items() if name not in rules or not rules[name](value)}
    if required not in body:
        errors[required] = ["Required."]
    if errors:
        raise Refused(422, errors)
    return body


def matches(record: dict[str, Any], filters: dict[str, str]) -> bool:
    found = {**record, "search": record["title"]}
    return all(value in found[name] if name == "tags" else found.get(name) == value for name, value in filters.items())


class Toy:
    """The state of all workspaces, and the operations on it."""

    def __init__(self) -> None:
        self.records: dict[str, dict[str, Any]] = {}
        self.hosts: dict[str, dict[str, Any]] = {}
        self.settings: dict[str, dict[str, str]] = {}
        self.calls: dict[str, int] = {}
        self.ids = count(1)

    def configure(self, record: dict[str, Any], body: dict[str, Any]) -> None:
        multiple = [entry for entry in body.get("destinations") or [] if entry]
        record.update(
            destination=multiple[0] if multiple else body.get("destination"),
            destinations=multiple,
            plugins=body.get("plugins") or [],
            utm=dict.fromkeys(UTM, "") | dict(entry.split("=", 1) for entry in body.get("utm", [])),
            expired_at=body.get("expires"),
            updated_at=now(),
            **{name: body.get(name, "") for name in ("title", "description")},
            **{name: body.get(name) for name in ("forward_path", "forward_query")},
            **{name: body.get(name, False) for name in ("is_notify", "is_switch_unbroken_destination")},
        )

    def create_link(self, workspace: str, plan: int, body: Any) -> dict[str, Any]:
        body = load(body, LINK, "host")
        host = self.hosts.get(body["host"])
        if host is None or host["workspace"] != workspace or not host["short_links_enabled"]:
            raise Refused(422, {"host": ["Not connected, or closed."]})
        number = next(self.ids)
        alias = body.get("alias", f"a{number}")
        if any((entry["host"], entry["alias"]) == (body["host"], alias) for entry in self.records.values()):
            raise Refused(422, {"alias": ["In use."]})
        if sum(entry["workspace"] == workspace for entry in self.records.values()) >= plan:
            raise Refused(482)
        record = {
            "workspace": workspace, "id": f"{number:09}", "tld": body["host"].rpartition(".")[2], "handler": "link",
            "host": body["host"], "alias": alias, "https": host["https_requested"], "file": None,
            "destination_routing": body.get("destination_routing", "first"), "has_password": False, "total_clicks": 0,
            "type": body.get("type", "link"), "status": str(body.get("status", 302)), "paused_by": "",
            "qr": {"theme": "", "color": "", "logo": False, "show_url": False, "margin": ""}, "monitor": "",
            "tags": body.get("tags", []), "created_by": "1", "creator": {"id": "1", "name": "Toy"},
            "created_via": "api", "created_at": now(),
        }  # fmt: skip
        self.configure(record, body)
        self.records[record["id"]] = record
        return {"data": [self.dump(record, "tld", *GET_ONLY)]}

    def dump(self, record: dict[str, Any], *hidden: str) -> dict[str, Any]:
        scheme = "https" if record["https"] else "http"
        url = f"{scheme}://{record['host']}/{quote(record['alias'])}"
        return {name: value for name, value in {**record, "url": url}.items() if name not in ("workspace", *hidden)}

    def own(self, workspace: str, id_: str) -> dict[str, Any]:
        record = self.records.get(id_)
        if record is None or record["workspace"] != workspace:
            raise Refused(404)
        return record

    def update(self, workspace: str, id_: str, body: Any) -> dict[str, Any]:
        body = load(body, {**RECORD, "url": up_to(2000)}, "url")
        record = self.own(workspace, id_)
        parts = urlsplit(body["url"])
        if parts.hostname not in self.hosts:
            raise Refused(422, {"url": ["Not connected."]})
        record.update(host=parts.hostname, alias=unquote(parts.path[1:]), type=body.get("type", "link"))
        self.configure(record, body)
        return self.dump(record, "alias", *GET_ONLY)

    def delete_bulk(self, workspace: str, query: dict[str, str], body: Any) -> str:
        filters = {name[7:-1]: value for name, value in query.items() if name.startswith("filter[")}
        filters |= (body or {}).get("filter", {}) if isinstance(body, dict) else {}
        filters = {name: value for name, value in filters.items() if value}
        if query.get("sort", "id") not in SORTS:
            raise Refused(422, {"sort": ["Unknown."]})
        if not filters:
            raise Refused(422, {"filter": ["Required."]})
        found = [
            id_ for id_, record in self.records.items() if record["workspace"] == workspace and matches(record, filters)
        ]
        for id_ in found:
            del self.records[id_]
        return str(len(found))

    def connect(self, workspace: str, body: Any) -> dict[str, Any]:
        body = load(body, HOST, "host")
        host = body["host"]
        if "*" in host or " " in host or self.hosts.get(host, {}).get("workspace", workspace) != workspace:
            raise Refused(422, {"host": ["No hostname."]})
        known = self.hosts.setdefault(host, {
            "workspace": workspace, "host": host, "domain": host, "correct": False, "default_require": "",
            "require": [], "current": [], "errors": [], "counts": [], "https_requested": True,
            "short_links_enabled": True, "public": False, "notice": "", "checked_at": "", "created_at": now(),
        })  # fmt: skip
        known.update(body, updated_at=now())
        return {name: value for name, value in known.items() if name != "workspace"}

    def set(self, workspace: str, role: str, key: str, body: Any) -> dict[str, Any]:
        if key not in ("name", "country"):
            raise Refused(400)
        value = load(body, {"value": up_to(256)}, "value")["value"]
        settings = self.settings.setdefault(workspace, {"name": "Toy", "country": ""})
        settings[key] = value
        blank = dict.fromkeys(("headurl", "pm_type", "pm_ending", "billing_extra"), "")
        return {
            "id": workspace, "role": role, "personal": True, "level": 0, "email": "toy@acme.test", **blank, **settings,
            "created_at": now(), "updated_at": now(), "meta": [], "summary": [{"category": "links", "used": 1}],
        }  # fmt: skip

    def page(self, rows: list[dict[str, Any]], base: str, query: dict[str, str]) -> dict[str, Any]:
        start = int(query.get("after", 0))
        following = f"{base}?after={start + PAGE}" if start + PAGE < len(rows) else None
        data = rows[start : start + PAGE]
        return {
            "data": data,
            "meta": {"cursor": {"current": None, "prev": None, "next": following, "count": len(data)}},
        }

    def visit(self, host: str, path: str, query: str) -> tuple[int, str | None]:
        for record in self.records.values():
            alias, _, rest = path[1:].partition("/")
            is_wanted = record["host"] == host in self.hosts and record["alias"] == unquote(alias)
            if not is_wanted or (rest and not record["forward_path"]):
                continue
            if record["expired_at"] and datetime.fromisoformat(record["expired_at"]) <= datetime.now(UTC):
                continue
            record["total_clicks"] += 1
            utm = [f"utm_{name}={quote(value)}" for name, value in record["utm"].items() if value]
            added = "&".join([*([query] if query and record["forward_query"] else []), *utm])
            location = record["destination"] + (f"/{rest}" if rest else "") + (f"?{added}" if added else "")
            return int(record["status"]), location
        return 404, None


class Handler(BaseHTTPRequestHandler):
    toy: Toy

    def log_message(self, *_: Any) -> None:
        pass

    def handle_any(self) -> None:
        parts = urlsplit(self.path)
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        host = (self.headers.get("Host") or "").partition(":")[0]
        if host.endswith(".test"):
            status, location = self.toy.visit(host, parts.path, parts.query)
            return self.reply(status, None, location)
        if parts.path == "/mcp/v1" and self.command == "GET":
            page = {"server": "toy", "version": "1", "status": "ok", "docs": "", "endpoints": {}, "quick_start": {}}
            return self.reply(200, page)
        try:
            answer = self.operation(parts.path, dict(parse_qsl(parts.query)), body)
        except Refused as refused:
            errors = {"message": "Refused", "errors": refused.errors} if refused.errors else {"message": "Refused"}
            return self.reply(refused.status, errors)
        return self.reply(204 if answer is None else 200, answer)

    do_GET = do_POST = do_PUT = do_DELETE = handle_any

    def operation(self, path: str, query: dict[str, str], body: bytes) -> Any:
        scheme, _, token = (self.headers.get("Authorization") or "").partition(" ")
        if scheme != "Bearer" or token not in TOKENS:
            raise Refused(401)
        role, workspace, plan, calls = TOKENS[token]
        self.toy.calls[token] = self.toy.calls.get(token, 0) + 1
        if self.toy.calls[token] > calls:
            raise Refused(429)
        try:
            given: Any = json.loads(body) if body else None
        except ValueError:
            raise Refused(422, {"": ["No JSON."]}) from None
        if path == "/mcp/v1":
            if self.headers.get("Content-Type") != "application/json":
                raise Refused(415)
            return {"jsonrpc": "2.0", "id": given["id"], "result": {}}
        toy, (_, _, noun, *rest) = self.toy, [*path.split("/"), "", ""][:5]
        name = unquote(rest[0])
        if role == "viewer" and self.command != "GET":
            raise Refused(484)
        records = [toy.dump(record) for record in toy.records.values() if record["workspace"] == workspace][::-1]
        base = f"http://{self.headers['Host']}{path}"
        match self.command, noun, name:
            case "GET", "test", "":
                return {"email": "toy@acme.test", "message": "Valid"}
            case "POST", "link", "":
                return toy.create_link(workspace, plan, given)
            case "PUT", "redirect", id_:
                return toy.update(workspace, id_, given)
            case "DELETE", "redirect", id_:
                if toy.records.get(id_, {}).get("workspace") == workspace:
                    del toy.records[id_]
                return None
            case "POST", "host", "":
                return toy.connect(workspace, given)
            case "DELETE", "host", host:
                if toy.hosts.get(host, {}).get("workspace") == workspace:
                    del toy.hosts[host]
                return None
            case "GET", "host", "":
                own = [entry for entry in toy.hosts.values() if entry["workspace"] == workspace]
                return toy.page([{k: v for k, v in entry.items() if k != "workspace"} for entry in own], base, query)
            case "GET", ("link" | "links"), "":
                return toy.page(records, base, query)
            case "GET", "redirect", "":
                return toy.page([], base, query)
            case "GET", "links", "filter-pins":
                return {"pins": [{"kind": "type", "value": "link"}]}
            case "GET", "links", id_:
                return toy.dump(toy.own(workspace, id_), "tld")
            case "POST", "workspace", "update":
                return toy.set(workspace, role, rest[1], given)
            case ("GET", "workspace", "subscription") | ("GET", ("subscriptions" | "shared"), _):
                return {"data": []}
            case "DELETE", "bulk", "":
                return toy.delete_bulk(workspace, query, given)
        raise Refused(404)

    def reply(self, status: int, body: Any, location: str | None = None) -> None:
        data = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        if location is not None:
            self.send_header("Location", location)
        if body is not None:
            self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def make_server(port: int = 0) -> ThreadingHTTPServer:
    return ThreadingHTTPServer(("127.0.0.1", port), type("OneHandler", (Handler,), {"toy": Toy()}))


if __name__ == "__main__":
    make_server(int(sys.argv[1])).serve_forever()
