"""Each GET of the API answers byte for byte the same after an instance has moved from its folder to PostgreSQL.

The addresses are those of `/openapi.json`: with every value of each parameter that has a list of them, and with values
of TRIED for others. The database has a locale of its own, in which texts have another order than by their bytes.
"""

import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask

from signpost.domain import times
from signpost.factory import close_app
from signpost.features.nodes import copying
from signpost.features.reports.breakdowns import KINDS
from signpost.runtime import jobs
from signpost.storage import keys
from signpost.visits import middleware
from tests import postgresql
from tests.conftest import FIREFOX, Client, client_of
from tests.features.nodes.conftest import new_database_of_locale

HOSTS = ("go.acme.test", "Xn--Bcher-kva.test", "a-b.acme.test", "ab.acme.test")
# In pairs that sort or fold otherwise in a language than by their bytes.
WORDS = (
    "zebra",
    "Zebra",
    "ähre",
    "Ähre",
    "ahre",
    "_x",
    "x-1",
    "x1",
    "X1",
    "ﬁn",
    "fin",
    "σας",
    "ΣΑΣ",
    "ｆｉｎ",
    "サ",
    "さ",
)
TRIED: dict[str, tuple[str, ...]] = {
    "by": (*KINDS, "day", "browser,system", "day,referrer"),
    "filter[search]": (*WORDS, "z e", "%", "_", "go.acme"),
    "filter[tags]": (*WORDS, "zebra,Zebra"),
    "filter[host]": (HOSTS[0], "GO.acme.test", f"{HOSTS[2]},{HOSTS[3]}"),
    "filter[tld]": ("test", "TEST"),
    "filter[handler]": ("short-url", "redirect", "redirect,short-url"),
    "filter[destination]": ("https://dest.example/*", "https://DEST.example/zebra*", "https://dest.example/Zebra"),
    "filter[external_id]": ("zebra", "Zebra", "ZEBRA"),
    "filter[record]": ("{id}",),
    "filter[via]": ("api", "import"),
    "filter[verb]": ("create", "delete", "update"),
    "filter[days]": ("1", "7"),
    "filter[browser]": ("Firefox", "firefox"),
    "filter[referrer]": ("zebra.example", "r1.example"),
    "filter[source]": WORDS[:4],
    "filter[type]": ("redirect", "link", "link,redirect"),
    "filter[created_after]": ("2020-01-01T00:00:00Z",),
    "filter[created_before]": ("2020-01-01T00:00:00Z",),
    "host": (HOSTS[0],),
    "tag": WORDS[:4],
    "types": ("link.*", "host.created,clicks"),
    "timezone": ("Europe/Berlin",),
    "per_page": ("1", "3", "100"),
    "size": ("300",),
}
# In its folder alone: the files of imports, with the reports, stay there.
LEFT = "/v1/jobs/{id}/report"
# Otherwise it does not end.
ALWAYS = {"/v1/events": {"follow": "false"}}


class Instances:
    """The same instance twice. ids: what is in the place of a name in a path."""

    def __init__(self, clients: list[Client], ids: dict[str, str]) -> None:
        self.clients = clients
        self.ids = ids

    def answers(self, address: str) -> list[tuple[int, str | None, bytes]]:
        found = [client.get(address) for client in self.clients]
        return [(answer.status_code, answer.content_type, answer.data) for answer in found]


@pytest.fixture
def moved(
    make_app: Callable[..., Flask],
    make_client: Callable[..., Client],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Instances]:
    app = make_app(DNS_SERVERS=["127.0.0.1#9"])
    client, folder = make_client(app), Path(app.config["INSTANCE"])
    ids = _fill(app, client)
    close_app(app)
    url = new_database_of_locale()
    copying.to_postgresql(folder, url)
    (tmp_path / "node").mkdir()
    shutil.copy(folder / keys.FILE, tmp_path / "node")
    # Neither does anything meanwhile.
    now = times.now()
    monkeypatch.setattr(times, "now", lambda: now)
    both = [make_app(INSTANCE=str(folder)), make_app(INSTANCE=str(tmp_path / "node"), DATABASE_URL=url)]
    yield Instances([client_of(app, client.token) for app in both], ids)
    for app in both:
        close_app(app)
    postgresql.server().drop(url)


def _fill(app: Flask, client: Client) -> dict[str, str]:
    """Some of everything, with many that are equal but for their text."""

    def call(method: str, path: str, body: Any = None) -> Any:
        answer = client.open(path, method=method, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json

    for host in HOSTS:
        call("POST", "/v1/host", {"host": host})
    ids: dict[str, str] = {"host": HOSTS[0], "product": "short-url"}
    for number, word in enumerate(WORDS):
        fields = {
            "alias": f"{number}-{word}",
            "title": word,
            "external_id": word,
            "tags": [word, WORDS[number - 1]],
            "destination": f"https://dest.example/{word}?n={number % 3}",
            "utm": [f"source={word}"],
        }
        ids["id"] = call("POST", "/v1/link", {"host": HOSTS[number % 4], **fields})["data"][0]["id"]
    for number, word in enumerate(WORDS[:4]):
        url = f"https://{HOSTS[number]}/redirect"
        call("POST", "/v1/redirect", {"url": url, "destination": f"https://dest.example/{word}"})
    call("PUT", f"/v1/links/{ids['id']}/qr", {"theme": "dots"})
    gone = call("POST", "/v1/link", {"host": HOSTS[0], "alias": "gone", "destination": "https://dest.example/"})
    client.delete(f"/v1/link/{gone['data'][0]['id']}")
    call("POST", "/v1/webhooks", {"url": "https://hooks.example/", "events": ["link.created"]})
    client.post(
        "/v1/bulk/import", data=f"url,destination\n{HOSTS[0]}/imported,https://dest.example/\n", content_type="text/csv"
    )
    jobs.of(app).drain()
    visitor = client_of(app)
    for number, word in itertools.product(range(2), WORDS):
        agent = FIREFOX if number else FIREFOX.replace("Linux", "Macintosh")
        headers = {"User-Agent": agent, "Referer": f"https://r{len(word) % 3}.example/"}
        place = WORDS.index(word)
        path = f"/{place}-{word}" if place % 3 else f"/missed-{word}"
        visitor.get(path, base_url=f"http://{HOSTS[place % 4]}", headers=headers)
    middleware.of(app).clicks.write()
    for name, path in (("jobs", "/v1/jobs"), ("deliveries", "/v1/deliveries"), ("webhooks", "/v1/webhooks")):
        ids |= {f"{name}/id": row["id"] for row in call("GET", path)["data"]}
    return ids


def _values(document: Any, parameter: Any) -> list[str]:
    """Those to try of a parameter."""
    schema = parameter["schema"]
    for part in (schema, *schema.get("allOf", ())):
        known = document["components"]["schemas"][part["$ref"].rpartition("/")[2]] if "$ref" in part else part
        if "enum" in known:
            return [str(value) for value in known["enum"] if value is not None]
    return [*TRIED.get(parameter["name"], ())]


def _addresses(document: Any, ids: dict[str, str]) -> Iterator[str]:
    tried: set[str] = set()
    for path, operations in document["paths"].items():
        if "get" not in operations or path == LEFT:
            continue
        parameters = [*operations.get("parameters", ()), *operations["get"].get("parameters", ())]
        filled = path
        for name in [entry["name"] for entry in parameters if entry["in"] == "path"]:
            filled = filled.replace(f"{{{name}}}", ids.get(f"{path.split('/')[2]}/{name}", ids[name]))
        always = ALWAYS.get(path, {})
        yield _address(filled, always)
        queries = {entry["name"]: _values(document, entry) for entry in parameters if entry["in"] == "query"}
        for name, values in queries.items():
            # What one list understands, the others understand in the same way.
            for value in values[:1] if name in tried else values:
                if name not in always:
                    yield _address(filled, {name: value.format(**ids), **always})
        tried |= queries.keys() & TRIED.keys()
        # An order of all rows, of which many are equal in what it goes by.
        for sort in queries.get("sort", ()):
            yield _address(filled, {"sort": sort, "per_page": "100"})


def _address(path: str, query: dict[str, str]) -> str:
    return f"{path}?{urlencode(query)}" if query else path


def test_every_answer_is_the_same_on_both(moved: Instances) -> None:
    document = moved.clients[0].get("/openapi.json").json
    addresses = [*_addresses(document, moved.ids)]
    found = {address: moved.answers(address) for address in addresses}
    different = {address: _difference(*answers) for address, answers in found.items() if answers[0] != answers[1]}
    assert different == {}
    assert {address for address, (answer, _) in found.items() if answer[0] != 200} == set()
    assert len(found) > 300


def _difference(one: tuple[int, str | None, bytes], other: tuple[int, str | None, bytes]) -> str:
    """Where the second begins to be another one."""
    if one[:2] != other[:2]:
        return f"{one[:2]} != {other[:2]}"
    place = next((place for place, (a, b) in enumerate(zip(one[2], other[2], strict=False)) if a != b), -1)
    return " != ".join(
        repr(body[max(0, place - 60) : place + 60].decode(errors="replace")) for body in (one[2], other[2])
    )
