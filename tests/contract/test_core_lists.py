"""Lists and bulk deletion, from the specification alone. Spec: "Pagination envelope", "DELETE /bulk"."""

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .client import Answer, Api, envelope, eventually
from .errors import assert_refused
from .hosts import fresh
from .records import DEST, get
from .statements import statement

pytestmark = pytest.mark.core
# Links that are created until the list has a second page.
MAX_ROWS = 200


@pytest.mark.parametrize(
    "path",
    [
        pytest.param("/host", marks=statement("E112", "L11")),
        pytest.param("/link", marks=statement("E113", "L11")),
        pytest.param("/redirect", marks=statement("E114", "L11")),
    ],
)
@statement("R64", "R65")
def test_the_envelope(api: Api, link: Any, path: str) -> None:
    link()

    cursor = envelope(api("GET", path))["meta"]["cursor"]

    assert set(cursor) == {"current", "prev", "next", "count"}
    assert type(cursor["count"]) is int
    assert all(cursor[name] is None or isinstance(cursor[name], str) for name in ("current", "prev", "next"))


@pytest.fixture(scope="module")
def many(api: Api) -> Iterator[list[str]]:
    """The ids of so many links that GET /link has a second page."""
    with api.cleanup():
        host = fresh()
        api("POST", "/host", {"host": host})
        ids: list[str] = []
        while len(ids) < MAX_ROWS and (len(ids) < 3 or envelope(api("GET", "/link"))["meta"]["cursor"]["next"] is None):
            for _ in range(3):
                answer = api("POST", "/link", {"host": host, "destination": DEST})
                ids += [record["id"] for record in answer.json["data"]]
        yield ids


@statement("R66", "E121")
def test_the_next_page_is_reached_by_its_url(api: Api, many: list[str]) -> None:
    answer = api("GET", "/link")
    found: list[str] = []
    while True:
        page = envelope(answer)
        found += [row["id"] for row in page["data"]]
        url = page["meta"]["cursor"]["next"]
        if url is None or set(many) <= set(found):
            break
        answer = api.follow(url)

    assert set(many) <= set(found)
    assert len(set(found)) == len(found)


@pytest.fixture
def two(link: Any) -> list[dict[str, Any]]:
    tag, word = secrets.token_hex(8), secrets.token_hex(8)
    return [
        link(alias="one", title=word, tags=[tag], destination=f"https://dest.example/{tag}"),
        link(alias="two", destination=f"https://dest.example/{word}"),
    ]


# Values that match these records alone, so that nothing else of the workspace can be deleted.
CHOICES: dict[str, tuple[Callable[[dict[str, Any]], str], list[str]]] = {
    "id": (lambda one: one["id"], ["one"]),
    "host": (lambda one: one["host"], ["one", "two"]),
    "destination": (lambda one: one["destination"], ["one"]),
    "search": (lambda one: one["title"], ["one"]),
    "tags": (lambda one: one["tags"][0], ["one"]),
}


def _delete(api: Api, name: str, value: str, in_body: bool) -> Answer:
    if in_body:
        return api("DELETE", "/bulk", {"filter": {name: value}})
    return api("DELETE", "/bulk", query={f"filter[{name}]": value})


@pytest.mark.parametrize(
    "in_body", [pytest.param(False, marks=statement("E84")), pytest.param(True, marks=statement("E85"))]
)
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("id", marks=statement("E87")),
        pytest.param("host", marks=statement("E88")),
        pytest.param("destination", marks=statement("E91")),
        pytest.param("tags", marks=statement("E93", "R36")),
    ],
)
@statement("W12", "S10", "S11", "E98", "E99", "C50")
def test_a_filter_chooses_what_is_deleted(api: Api, two: list[dict[str, Any]], name: str, in_body: bool) -> None:
    value, chosen = CHOICES[name]

    answer = _delete(api, name, value(two[0]), in_body)

    assert (answer.status, answer.json) == (200, str(len(chosen)))
    gone = [record["id"] for record in two if record["alias"] in chosen]

    def found() -> list[str]:
        return [record["id"] for record in two if api("GET", f"/links/{record['id']}").status != 200]

    assert eventually(found, lambda ids: ids == gone) == gone


@statement("E92", "E98")
def test_a_search_is_a_filter(api: Api, two: list[dict[str, Any]]) -> None:
    """How it searches is not shown: that it finds the word of a title is all that is asked."""
    answer = _delete(api, "search", two[0]["title"], in_body=False)

    assert answer.status == 200, answer.text
    assert isinstance(answer.json, str)
    assert int(answer.json) <= 2


@statement("S12", "E79", "E80")
def test_deleting_again_finds_nothing(api: Api, host: str, two: list[dict[str, Any]]) -> None:
    first = _delete(api, "host", host, in_body=False)
    eventually(lambda: [api("GET", f"/links/{one['id']}").status for one in two], lambda found: 200 not in found)

    assert (first.json, _delete(api, "host", host, in_body=False).json) == ("2", "0")


@statement("E81")
@pytest.mark.parametrize("sort", ["id", "-id", "created_at", "-created_at", "updated_at", "-updated_at"])
def test_an_order_may_be_named(api: Api, sort: str) -> None:
    answer = api("DELETE", "/bulk", query={"sort": sort, "filter[host]": fresh()})

    assert (answer.status, answer.json) == (200, "0")


@statement("E81")
def test_another_order_is_refused(api: Api) -> None:
    assert_refused(api("DELETE", "/bulk", query={"sort": "nonsense", "filter[host]": fresh()}), "sort")


@statement("E83", "E86", "L8", "C52")
@pytest.mark.parametrize("body", [..., {}, {"filter": {}}, {"filter": {"host": ""}}], ids=str)
def test_without_a_filter_nothing_is_deleted(api: Api, two: list[dict[str, Any]], body: Any) -> None:
    assert_refused(api("DELETE", "/bulk", body), "filter")

    assert get(api, two[0]["id"])["alias"] == "one"


@statement("W13", "R62", "R63", "E65", "E66", "E67", "C38")
def test_pins(api: Api, link: Any) -> None:
    link(tags=["a"])

    answer, again = (api("GET", "/links/filter-pins") for _ in range(2))

    assert answer.status == 200, answer.text
    assert isinstance(answer.json["pins"], list)
    for pin in answer.json["pins"]:
        assert {name: type(value) for name, value in pin.items()} == {"kind": str, "value": str}
        assert pin["kind"] in ("host", "tag", "qr", "type", "health", "created")
    assert again.json == answer.json
