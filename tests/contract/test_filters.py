"""List filters, the pins that suggest them, and bulk deletion with filters."""

from typing import Any
from urllib.parse import urlsplit

import pytest

from .client import Answer, Api, eventually
from .hosts import fresh
from .statements import statement


def aliases(api: Api, host: str, **filters: str) -> list[str]:
    query = {f"filter[{name}]": value for name, value in {"host": host, **filters}.items()}
    answer = api("GET", "/links", query={**query, "sort": "id"})
    assert answer.status == 200, answer.text
    return [record["alias"] for record in answer.json["data"]]


@pytest.fixture
def three(link: Any) -> None:
    link(alias="one", title="Spring sale", tags=["red", "big"], destination="https://one.example/a")
    link(alias="two", description="autumn", tags=["blue"], destination="https://two.example/a")
    link(alias="three", destination="https://one.example/b", type="frame")


@statement("R36")
@pytest.mark.parametrize(
    ("filters", "found"),
    [
        ({}, ["one", "two", "three"]),
        ({"tags": "red"}, ["one"]),
        ({"tags": "red, blue"}, ["one", "two"]),
        ({"search": "SPRING"}, ["one"]),
        ({"search": "autumn"}, ["two"]),
        ({"search": "nowhere"}, []),
        ({"destination": "https://one.example/a"}, ["one"]),
        ({"destination": "https://one.example/*"}, ["one", "three"]),
        ({"type": "frame"}, ["three"]),
        ({"handler": "redirect"}, []),
        ({"handler": "short-url,redirect"}, ["one", "two", "three"]),
        ({"tld": "test"}, ["one", "two", "three"]),
        ({"traffic": "none"}, ["one", "two", "three"]),
        ({"traffic": "any"}, []),
        ({"dns_correct": "false"}, ["one", "two", "three"]),
        ({"dns_correct": "1"}, []),
        ({"created": "7d"}, ["one", "two", "three"]),
        ({"created_after": "2001-01-01T00:00:00Z"}, ["one", "two", "three"]),
        ({"created_before": "2001-01-01T00:00:00Z"}, []),
        ({"health": "paused"}, []),
        ({"tags": "red", "search": "autumn"}, []),
        ({"tags": "", "search": ""}, ["one", "two", "three"]),
    ],
)
def test_filters(api: Api, host: str, three: Any, filters: Any, found: Any) -> None:
    assert aliases(api, host, **filters) == found


@pytest.mark.parametrize("search", ["ärger", "ÄRGER", "Ärger", "STRASSE", "straße", "ΛΌΓΟΣ"])
def test_a_search_minds_no_case_in_any_script(api: Api, host: str, link: Any, search: Any) -> None:
    link(alias="found", title="Ärger in der Hauptstraße, λόγος")
    link(alias="other", title="arger hauptstrase")

    assert aliases(api, host, search=search) == ["found"]


def test_traffic_is_what_was_visited(api: Api, host: str, link: Any) -> None:
    visited = link(alias="visited")
    link(alias="quiet")
    assert api.visit(host, "/visited").status == 302
    eventually(lambda: api("GET", f"/links/{visited['id']}").json["total_clicks"], bool)

    assert aliases(api, host, traffic="any") == ["visited"]
    assert aliases(api, host, traffic="none") == ["quiet"]


def test_a_hostname_in_a_filter_may_have_any_case(api: Api, host: str, three: Any) -> None:
    for path in ("/links", "/link"):
        found = api("GET", path, query={"filter[host]": host.upper()}).json["data"]
        assert len(found) == 3
    found = api("GET", "/host", query={"filter[host]": host.upper()}).json["data"]
    assert [one["host"] for one in found] == [host]
    assert api("DELETE", "/bulk", query={"filter[host]": host.upper()}).json == "3"


def test_the_handler_of_a_list_is_met_by_its_filter(api: Api, host: str, three: Any) -> None:
    api("POST", "/redirect", {"url": f"https://{host}/r", "destination": "https://dest.example/"})

    def count(path: str, handler: str) -> int:
        return len(api("GET", path, query={"filter[host]": host, "filter[handler]": handler}).json["data"])

    assert {(path, handler): count(path, handler) for path in ("/link", "/redirect", "/links") for handler in
            ("short-url", "redirect", "short-url,redirect")} == {
        ("/link", "short-url"): 3, ("/link", "redirect"): 0, ("/link", "short-url,redirect"): 3,
        ("/redirect", "short-url"): 0, ("/redirect", "redirect"): 1, ("/redirect", "short-url,redirect"): 1,
        ("/links", "short-url"): 3, ("/links", "redirect"): 1, ("/links", "short-url,redirect"): 4,
    }  # fmt: skip


@pytest.fixture
def addressed(link: Any) -> None:
    link(alias="menu", title="Lunch menu of the week", tags=["x"], destination="https://bistro.example/week")
    link(alias="menu2", title="Spring sale", description="Straße", destination="https://bistro.example/spring")
    # It mentions the first one without being it.
    link(alias="other", title="Spring", description="see /menu", destination="https://bistro.example/?to=x/menu")


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("{host}/menu", ["menu"]),
        ("https://{host}/menu", ["menu"]),
        ("HTTP://{HOST}/menu", ["menu"]),
        ("  https://{host}:443/menu/?utm_source=x#top\t", ["menu"]),
        ("https://{host}/MENU", ["menu"]),
        ("https://{host}/m%65nu", ["menu"]),
        # No record has this URL: the text is searched as a prefix.
        ("{host}/men", ["menu", "menu2"]),
        ("https://{host}/men", ["menu", "menu2"]),
        ("{host}/", ["menu", "menu2", "other"]),
        ("{host}", ["menu", "menu2", "other"]),
        ("{host}/x", []),
        ("bistro.example/week", ["menu"]),
        # Words: each must occur, in any field.
        ("week lunch", ["menu"]),
        ("spring menu", ["menu2", "other"]),
        ("SPRING  strasse bistro", ["menu2"]),
        ("spring lunch", []),
        ("{host} sale", ["menu2"]),
        ("{host}/menu sale", ["menu2"]),
        ("menu%", []),
        ("men_", []),
        (" ".join(["menu"] * 30), []),
        ("a b c d e f g h i of the week", []),
        ("l u n c h m e w k of the week", ["menu"]),
    ],
)
def test_search(api: Api, host: str, addressed: Any, search: Any, found: Any) -> None:
    assert aliases(api, host, search=search.format(host=host, HOST=host.upper())) == found


def test_a_searched_url_deletes_that_record_alone(api: Api, host: str, addressed: Any) -> None:
    """Even once it is deleted, when the same words would match other records."""
    answer = api("DELETE", "/bulk", {"filter": {"search": f"https://{host}/menu"}})
    assert (answer.status, answer.json) == (200, "1")
    finished(api, answer)
    assert aliases(api, host) == ["menu2", "other"]


def finished(api: Api, answer: Answer) -> dict[str, Any]:
    """The job that an answer names, once it is done."""
    job = answer.headers["Location"].rpartition("/")[2]
    state: dict[str, Any] = eventually(lambda: api("GET", f"/jobs/{job}").json, lambda found: found["state"] == "done")
    assert state["state"] == "done"
    return state


def test_a_body_takes_10000_ids_and_a_query_2048_characters(api: Api, host: str, three: Any) -> None:
    ids = [record["id"] for record in api("GET", "/links", query={"filter[host]": host}).json["data"]]
    made_up = [f"{number:026}" for number in range(10_001)]
    assert api("GET", "/links", query={"filter[id]": ",".join(made_up[:76])}).status == 422
    refused = api("DELETE", "/bulk", {"filter": {"id": ",".join(made_up)}})
    assert (refused.status, [*refused.json["errors"]]) == (422, ["filter.id"])
    assert "You sent 10001 ids. The maximum is 10000." in refused.text
    answer = api("DELETE", "/bulk", {"filter": {"id": ", ".join([*made_up[:9998], *ids[:2]])}})
    assert (answer.status, answer.json) == (200, "2")
    finished(api, answer)
    assert len(aliases(api, host)) == 1


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("filter%5Bnope%5D=1", "filter.nope"),
        ("filter%5Btags%5D=a&filter%5Btags%5D=b", "filter.tags"),
        ("filter%5Btags%5D%5Bx%5D=a", "filter.tags.x"),
        ("filter%5Bcreated_after%5D=yesterday", "filter.created_after"),
        ("filter%5Btraffic%5D=much", "filter.traffic"),
        ("filter%5Bdns_correct%5D=maybe", "filter.dns_correct"),
    ],
)
@pytest.mark.parametrize(("method", "path"), [("GET", "/links"), ("GET", "/link"), ("DELETE", "/bulk")])
def test_refused_filters(api: Api, method: str, path: str, query: Any, field: str) -> None:
    answer = api(method, f"{path}?{query}")
    assert answer.status == 422
    assert field in answer.json["errors"]


def test_a_cursor_belongs_to_its_filters(api: Api, host: str, three: Any) -> None:
    page = api("GET", "/links", query={"filter[host]": host, "per_page": 1}).json
    cursor = dict(part.split("=") for part in urlsplit(page["meta"]["cursor"]["next"]).query.split("&"))["cursor"]
    assert api("GET", "/links", query={"filter[host]": host, "per_page": 1, "cursor": cursor}).status == 200
    assert api("GET", "/links", query={"per_page": 1, "cursor": cursor}).status == 422


@statement("W12", "S10", "S11", "E84", "E85", "E98", "E99")
@pytest.mark.parametrize("in_body", [False, True])
def test_bulk_deletion(api: Api, host: str, three: Any, in_body: Any) -> None:
    filters = {"host": host, "destination": "https://one.example/*"}
    if in_body:
        answer = api("DELETE", "/bulk", {"filter": filters})
    else:
        answer = api("DELETE", "/bulk", query={f"filter[{name}]": value for name, value in filters.items()})
    assert (answer.status, answer.json) == (200, "2")
    state = finished(api, answer)
    counts = {"matched", "deleted", "created", "unchanged", "refused"}
    assert set(state) == {"id", "kind", "state", "dry_run", *counts, "created_at", "updated_at", "finished_at"}
    assert (state["matched"], state["deleted"]) == (2, 2)
    assert aliases(api, host) == ["two"]
    assert api("DELETE", "/bulk", {"filter": filters}).json == "0"


@statement("E83", "E86", "C52", "L8")
@pytest.mark.parametrize("body", [{}, {"filter": {}}, {"filter": {"host": ""}}, {"filter": {"tags": " , "}}])
def test_a_deletion_without_a_filter_is_refused(api: Api, body: Any) -> None:
    answer = api("DELETE", "/bulk", body)
    assert answer.status == 422
    assert "filter" in answer.json["errors"]


def test_filters_in_query_and_body_are_refused(api: Api) -> None:
    answer = api("DELETE", "/bulk", {"filter": {"tags": "a"}}, query={"filter[tags]": "a"})
    assert answer.status == 422
    assert "filter" in answer.json["errors"]


def test_an_unknown_job(api: Api) -> None:
    assert api("GET", "/jobs/nope").status == 404


@statement("W13", "E68")
def test_pins(api: Api, host: str, three: Any) -> None:
    # A hostname without records is no filter worth trying.
    assert api("POST", "/host", {"host": fresh()}).status == 200
    pins = api("GET", "/links/filter-pins").json["pins"]
    assert 0 < len(pins) <= 12
    order = ["health", "host", "tag", "type", "qr", "created"]
    assert [order.index(pin["kind"]) for pin in pins] == sorted(order.index(pin["kind"]) for pin in pins)
    for pin in pins:
        name = "tags" if pin["kind"] == "tag" else pin["kind"]
        assert api("GET", "/links", query={f"filter[{name}]": pin["value"]}).json["data"], pin


def test_twelve_pins_at_most_of_what_is_frequent(api: Api, host: str, link: Any) -> None:
    """Three of each kind, the most frequent first; what is new comes last."""
    gone = {"type": "gone", "destination": None}
    words = [fresh() for _ in range(4)]
    for number in range(60):
        link(tags=words[: 1 + number % 4])
    for fields in (gone, gone, {"type": "frame"}):
        link(**fields, alias=f"x{fresh()[:8]}")
    paused = link()
    api("PATCH", f"/redirect/{paused['id']}", {"paused": True})
    link(expires="2040-01-01T00:00:00Z")
    others = [fresh(), fresh()]
    for name in others:
        api("POST", "/host", {"host": name})
        api("POST", "/redirect", {"url": f"https://{name}/", "destination": "https://dest.example/"})

    pins = [(pin["kind"], pin["value"]) for pin in api("GET", "/links/filter-pins").json["pins"]]

    assert len(pins) <= 12
    of = {kind: [value for one, value in pins if one == kind] for kind, _ in pins}
    assert "paused" in of["health"]
    assert (of["host"][0], len(of["host"])) == (host, 3)
    assert of["tag"] == words[:3]
    assert of["type"][0] == "link"
    assert len(of["type"]) == 3
    assert [kind for kind, _ in pins if kind == "created"] in ([], ["created"], ["created"] * 2, ["created"] * 3)
    assert len(pins) == 12


def test_what_is_new_is_a_pin(limited: Api) -> None:
    """In a workspace with little else."""
    host = fresh()
    limited("POST", "/host", {"host": host})
    assert limited("GET", "/links/filter-pins").json["pins"] == []
    record = limited("POST", "/link", {"host": host, "destination": "https://dest.example/", "tags": ["a"]}).json[
        "data"
    ][0]

    pins = [(pin["kind"], pin["value"]) for pin in limited("GET", "/links/filter-pins").json["pins"]]

    assert [pin for pin in pins if pin[0] != "health"] == [
        ("host", host), ("tag", "a"), ("type", "link"), ("created", "7d"), ("created", "30d"), ("created", "90d"),
    ]  # fmt: skip
    limited("PUT", f"/links/{record['id']}/qr", {"theme": "dots"})
    styled = [pin["kind"] for pin in limited("GET", "/links/filter-pins").json["pins"]]
    assert styled.index("type") < styled.index("qr") < styled.index("created")


def test_each_of_twenty_tags_is_found(api: Api, host: str, link: Any) -> None:
    words = [f"tag{number}" for number in range(20)]
    link(alias="a", tags=words)
    link(alias="b", tags=words[10:])

    for number, word in enumerate(words):
        assert aliases(api, host, tags=word) == ["a", "b"][: 1 if number < 10 else 2], word
        assert aliases(api, host, tags=word.upper()) == []
    assert aliases(api, host, tags=f"{words[0]},{words[19]}") == ["a", "b"]
    counts = {one["tag"]: one["count"] for one in api("GET", "/tags").json["data"]}
    assert (counts["tag0"], counts["tag19"]) == (1, 2)


@statement("R62", "R63", "E66", "E67")
def test_a_pin_is_a_kind_and_a_value(api: Api, host: str, three: Any) -> None:
    answer = api("GET", "/links/filter-pins")
    assert set(answer.json) == {"pins"}
    assert isinstance(answer.json["pins"], list)
    for pin in answer.json["pins"]:
        assert {name: type(value) for name, value in pin.items()} == {"kind": str, "value": str}
        assert pin["kind"] in ("host", "tag", "qr", "type", "health", "created")
