"""Each tool of the agent endpoint does what its REST operation does, and says the same. Extensions."""

import json
from functools import cache
from typing import Any

import pytest

from .client import Api, eventually
from .errors import CODES
from .hosts import fresh
from .records import DEST, get

# Of the specification.
SETTINGS = {
    "name", "country", "email", "headurl", "billing_extra", "email_summary", "email_host_status", "email_manager",
    "notify_url", "expired_url", "notfound_url",
}  # fmt: skip


def called(api: Api, tool: str, **arguments: Any) -> Any:
    """What a tool answers; its text says the same."""
    result = api.tool(tool, **arguments)
    assert not result.get("isError"), result
    (content,) = result["content"]
    found = result["structuredContent"]
    assert (content["type"], json.loads(content["text"])) == ("text", found)
    properties = _tools(api.base.geturl(), api.token)[tool]["outputSchema"]["properties"]
    assert properties.keys() & found.keys(), f"The outputSchema of {tool} has nothing of what it answers."
    for name in properties.keys() & found.keys():
        value, types = found[name], properties[name]["type"]
        allowed = tuple(JSON_TYPES[type_] for type_ in ([types] if isinstance(types, str) else types))
        assert isinstance(value, allowed), f"The tool {tool} says that {name} is {types}, and it is {value!r}."
    return found


JSON_TYPES: dict[str, Any] = {
    "string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict,
    "null": type(None),
}  # fmt: skip


@cache
def _tools(base_url: str, token: str) -> dict[str, Any]:
    """The tools of a caller by name."""
    return {tool["name"]: tool for tool in Api(base_url, token).agent("tools/list").json["result"]["tools"]}


def refused(api: Api, tool: str, **arguments: Any) -> Any:
    """The error of a tool, as REST has it."""
    result = api.tool(tool, **arguments)
    assert result.get("isError") is True, result
    assert "structuredContent" not in result
    return json.loads(result["content"][0]["text"])


def without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_nulls(one) for name, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


def assert_same(found: Any, wanted: Any) -> None:
    """`found`, of a tool, is `wanted`, of REST, as far as it goes; nulls are left out."""
    assert found
    assert {name: found[name] for name in found if name in wanted} == {
        name: without_nulls(wanted[name]) for name in found if name in wanted
    }


def test_reading(api: Api, host: str, link: Any) -> None:
    record = link(alias="a", tags=["x"], title="Spring")
    redirect = api("POST", "/redirect", {"url": f"https://{host}/r", "destination": DEST}).json["data"][0]
    api.visit(host, "/missing")
    api.visit(host, "/a")
    eventually(lambda: get(api, record["id"])["total_clicks"], bool)

    assert called(api, "verify_token") == api("GET", "/test").json
    assert_same(called(api, "get_link", id=record["id"]), get(api, record["id"]))
    for tool, path, id_ in (("list_links", "/link", record["id"]), ("list_redirects", "/redirect", redirect["id"])):
        page = called(api, tool, host=host)
        assert [one["id"] for one in page["data"]] == [id_]
        assert_same(page["data"][0], api("GET", path, query={"filter[host]": host}).json["data"][0])
        assert "next_cursor" not in page
    assert called(api, "list_links", host=host, tags="y", count="total") == {"data": [], "total": 0}
    assert called(api, "list_links", search=f"{host}/a")["data"][0]["id"] == record["id"]
    assert called(api, "list_links", host=host, traffic="none")["data"] == []
    (found,) = called(api, "list_hosts", host=host)["data"]
    assert found["host"] == host
    assert called(api, "list_filter_pins") == api("GET", "/links/filter-pins").json
    clicks = called(api, "link_clicks", id=record["id"], by="browser")
    assert clicks["data"] == [{"value": "Firefox", "clicks": 1}]
    assert called(api, "link_clicks", id=record["id"], by="browser", device="mobile")["total"]["clicks"] == 0
    # The empty value is one of the list, too; null is what is left out.
    for trigger, number in (("", 1), ("qr", 0), (None, 1)):
        assert called(api, "link_clicks", id=record["id"], trigger=trigger)["total"]["clicks"] == number
    assert [one["path"] for one in called(api, "list_misses", host=host)["data"]] == ["/missing"]
    assert {one["product"] for one in called(api, "list_subscriptions")["data"]} == {
        one["product"] for one in api("GET", "/subscriptions").json["data"]
    }
    suggested = called(api, "suggest_alias", host=host, title="Spring Sale")
    assert suggested["alias"] == "spring-sale"
    explained = called(api, "explain_link", url=f"https://{host}/a")
    assert (explained["status"], explained["location"], explained["record"]["id"]) == (302, DEST, record["id"])
    several = called(api, "explain_link", urls=[f"https://{host}/a", f"https://{host}/b"])["data"]
    assert [one["url"] for one in several] == [f"https://{host}/a", f"https://{host}/b"]
    changes = called(api, "list_changes", record=record["id"])["data"]
    assert [(one["verb"], one["type"]) for one in changes] == [("create", "record")]


def test_writing_records(api: Api, host: str) -> None:
    made = called(api, "create_link", host=host, alias="a", destination=DEST, tags=["x"], max_clicks=3)
    assert_same(made, get(api, made["id"]))
    shown = api("GET", f"/links/{made['id']}", query={"include": "extensions"}).json["extensions"]
    assert shown["max_clicks"] == 3
    redirect = called(api, "create_redirect", url=f"https://{host}/r/:x", destination=f"{DEST}/:x", match="pattern")
    assert api.visit(host, "/r/1").location == f"{DEST}/1"
    rows = [{"host": host, "alias": "a", "destination": DEST}, {"host": host, "alias": "b", "destination": DEST}]
    results = called(api, "create_links", records=rows, on_conflict="skip")["data"]
    assert [row["result"] for row in results] == ["skipped", "created"]
    changed = called(api, "update_link", id=made["id"], title="New", paused=True)
    assert (changed["title"], changed.get("paused_by", "user")) == ("New", "user")
    assert (get(api, made["id"])["paused_by"], get(api, made["id"])["tags"]) == ("user", ["x"])
    put = called(api, "update_redirect", id=redirect["id"], url=f"https://{host}/r2", destination=DEST, match="exact")
    assert put["url"] == f"https://{host}/r2"
    assert api.visit(host, "/r/1").status == 404
    (creation,) = called(api, "list_changes", record=results[1]["id"])["data"]
    called(api, "undo_change", id=creation["id"])
    assert api("GET", f"/links/{results[1]['id']}").status == 404
    assert refused(api, "undo_change", id=creation["id"])["code"] == "conflict"
    called(api, "delete_redirect", id=made["id"])
    called(api, "delete_redirect", id=redirect["id"])
    assert called(api, "list_links", host=host)["data"] == []
    found = called(api, "create_link", host=host, destination=DEST, find_or_create=True)
    assert called(api, "create_link", host=host, destination=DEST, find_or_create=True)["id"] == found["id"]
    called(api, "delete_redirect", id=found["id"])


def test_writing_many(api: Api, host: str, link: Any) -> None:
    ids = [link(tags=["x"])["id"] for _ in range(2)]
    change = {"status": 307}

    shown = called(api, "preview_bulk_update", host=host, tags="x", set=change)
    assert (shown["matched"], get(api, ids[0])["status"]) == (2, "302")
    token = shown["confirmation_token"]
    assert refused(api, "bulk_update", host=host, set=change, confirmation_token=token)["errors"].keys() == {
        "confirmation_token"
    }
    job = called(api, "bulk_update", host=host, tags="x", set=change, confirmation_token=token)
    eventually(lambda: [get(api, id_)["status"] for id_ in ids], lambda found: found == ["307", "307"])
    assert [get(api, id_)["status"] for id_ in ids] == ["307", "307"]
    assert job["id"] in [one["id"] for one in called(api, "list_jobs")["data"]]
    assert refused(api, "bulk_update", host=host, tags="x", set=change, confirmation_token=token)["errors"]

    preview = called(api, "preview_bulk_delete", host=host)
    assert (preview["matched"], len(preview.get("samples", ids))) == (2, 2)
    other_filter = {"tags": "x", "confirmation_token": preview["confirmation_token"]}
    assert refused(api, "bulk_delete", host=host, **other_filter)["errors"].keys() == {"confirmation_token"}
    called(api, "bulk_delete", host=host, confirmation_token=preview["confirmation_token"])
    eventually(lambda: called(api, "list_links", host=host)["data"], lambda found: found == [])
    assert called(api, "list_links", host=host)["data"] == []
    # A confirmation of one kind must be one of: the other.
    other = called(api, "preview_bulk_delete", host=host)["confirmation_token"]
    assert refused(api, "bulk_update", host=host, set=change, confirmation_token=other)["errors"]


def test_hostnames_and_settings(api: Api, settings: dict[str, str]) -> None:
    host = fresh()
    made = called(api, "connect_host", host=host, https_requested=False)
    assert (made["host"], made["https_requested"], made["short_links_enabled"]) == (host, False, True)
    changed = called(api, "update_host", host=host, notfound_url="https://dest.example/404", notfound_status=410)
    assert (changed["notfound_url"], changed["notfound_status"]) == ("https://dest.example/404", 410)
    assert api("GET", f"/host/{host}").json["notfound_status"] == 410
    assert called(api, "refresh_host", host=host)["host"] == host
    called(api, "disconnect_host", host=host)
    assert refused(api, "update_host", host=host, notfound_status=404)["code"] == CODES[404]
    workspace = called(api, "update_workspace_setting", metaKey="country", value="de")
    assert (workspace["country"], "country=DE" in workspace["meta"]) == ("DE", True)
    assert refused(api, "update_workspace_setting", metaKey="country", value="Germany")["errors"]


@pytest.mark.parametrize(
    ("tool", "arguments", "field"),
    [
        ("list_links", {"per_page": 0}, "per_page"),
        ("list_links", {"per_page": 101}, "per_page"),
        ("list_links", {"sort": "nonsense"}, "sort"),
        ("list_links", {"unknown": 1}, "unknown"),
        ("list_links", {"count": "all"}, "count"),
        ("create_link", {}, "host"),
        ("create_redirect", {"destination": DEST}, "url"),
        ("update_redirect", {"id": "x"}, "url"),
        ("get_link", {}, "id"),
        ("link_clicks", {"id": "x", "by": "planet"}, "by"),
        ("list_changes", {"verb": "burn"}, "verb"),
        ("list_changes", {"days": 0}, "days"),
        ("explain_link", {}, "url"),
        ("preview_bulk_delete", {}, "filter"),
        ("preview_bulk_update", {"set": {"status": 307}}, "filter"),
        ("preview_bulk_update", {"host": "x"}, "set"),
        ("create_links", {"records": "x"}, "records"),
        ("update_workspace_setting", {"metaKey": "name"}, "value"),
        ("list_misses", {"days": 91}, "days"),
    ],
)
def test_arguments_that_are_refused(api: Api, tool: str, arguments: Any, field: str) -> None:
    found = refused(api, tool, **arguments)

    assert found["code"] == "validation_failed"
    assert field in found["errors"], found


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        (
            "shorten_campaign",
            {"destinations": "https://a.example/\nhttps://b.example/", "host": "go.acme.test", "tag": "spring"},
            ["https://b.example/", "go.acme.test", "spring"],
        ),
        ("clean_up_dead_links", {}, []),
        ("clean_up_dead_links", {"host": "go.acme.test"}, ["go.acme.test"]),
        ("explain_link", {"url": "https://go.acme.test/a"}, ["https://go.acme.test/a"]),
        ("report_clicks", {"tag": "spring"}, ["spring"]),
    ],
)  # fmt: skip
def test_prompts(api: Api, name: str, arguments: Any, words: list[str]) -> None:
    (message,) = api.agent("prompts/get", {"name": name, "arguments": arguments}).json["result"]["messages"]

    assert (message["role"], message["content"]["type"]) == ("user", "text")
    for word in words:
        assert word in message["content"]["text"]


def test_a_prompt_needs_what_it_says(api: Api) -> None:
    """Without an argument that it lists as required it is refused, and without another one it is not."""
    values = {
        "destinations": "https://a.example/",
        "host": "go.acme.test",
        "tag": "spring",
        "url": "https://go.acme.test/a",
    }
    prompts = api.agent("prompts/list").json["result"]["prompts"]
    needed = {
        prompt["name"]: {argument["name"] for argument in prompt.get("arguments", []) if argument.get("required")}
        for prompt in prompts
    }
    assert needed == {
        "shorten_campaign": {"destinations", "host", "tag"}, "clean_up_dead_links": set(), "explain_link": {"url"},
        "report_clicks": {"tag"},
    }  # fmt: skip
    for prompt in prompts:
        assert prompt["description"]
        given = {argument["name"]: values[argument["name"]] for argument in prompt.get("arguments", [])}
        for left_out in ("", *given):
            arguments = {name: value for name, value in given.items() if name != left_out}
            answer = api.agent("prompts/get", {"name": prompt["name"], "arguments": arguments}).json
            assert ("error" in answer) is (left_out in needed[prompt["name"]]), (prompt["name"], left_out)


def test_a_prompt_without_its_argument(api: Api) -> None:
    assert api.agent("prompts/get", {"name": "report_clicks", "arguments": {}}).json["error"]["code"] == -32602


def test_resources_say_what_rest_says(api: Api, viewer: Api, host: str, link: Any) -> None:
    record = link(alias="a")

    def read(uri: str, caller: Api = api) -> Any:
        (content,) = caller.agent("resources/read", {"uri": uri}).json["result"]["contents"]
        assert (content["uri"], content["mimeType"]) == (uri, "application/json")
        return json.loads(content["text"])

    assert read("account://me")["role"] == "owner"
    assert read("account://me", viewer)["role"] == "viewer"
    assert read("account://me")["email"] == api("GET", "/test").json["email"]
    assert_same(read(f"links://{record['id']}"), get(api, record["id"]))
    assert read(f"hosts://{host}")["host"] == host
    assert record["id"] in [one["id"] for one in read("links://list")["data"]]
    assert host in [one["host"] for one in read("hosts://list")["data"]]
    assert "data" in read("redirects://list")
    assert [one["id"] for one in read("types://catalog")["data"]] == [
        one["id"] for one in api("GET", "/shared/types").json["data"]
    ]
    plugins = read("plugins://catalog")
    assert {one["id"] for one in (plugins["data"] if isinstance(plugins, dict) else plugins)} == {
        one["id"] for one in api("GET", "/shared/plugins").json
    }
    rules = read("rules://catalog")
    assert set(rules["rule"]) == {"if", "name", "destination", "destinations", "routing", "weights"}
    assert set(rules["conditions"]) == {
        "country", "device", "system", "browser", "language", "query", "referrer", "from", "until", "days", "hours",
        "timezone", "bot", "share",
    }  # fmt: skip
    assert any(entry.startswith("name=") for entry in read("workspace://current")["meta"])


def test_an_extension_is_a_setting_that_is_named_where_it_is_set(api: Api, other_workspace: Api) -> None:
    """The settings of the specification always are."""
    found = other_workspace.agent("resources/read", {"uri": "workspace://current"}).json["result"]["contents"]
    names = {entry.partition("=")[0] for entry in json.loads(found[0]["text"])["meta"]}

    assert names == SETTINGS
