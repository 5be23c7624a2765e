"""PATCH /redirect/{id}: a merge patch (RFC 7396). An extension."""

import json
from typing import Any

import pytest

from .client import Api
from .errors import assert_error, assert_rejects, rejected
from .records import DEST, NO_UTM, assert_record, get

OTHER = "https://dest.example/other"
ALL = {
    "title": "Spring",
    "description": "The spring sale.",
    "forward_path": True,
    "forward_query": False,
    "utm": {"source": "a", "medium": "b", "campaign": "c", "term": "d", "content": "e"},
    "plugins": ["noindex"],
    "is_notify": True,
    "is_switch_unbroken_destination": True,
    "expires": "2090-01-01T00:00:00.000000Z",
    "password": "sesame",
    "expired_url": "https://over.example/",
    "starts": "2020-01-01T00:00:00.000000Z",
    "max_clicks": 7,
    "destination_routing": "order",
    "status": 307,
    "tags": ["a", "b"],
}


@pytest.fixture
def patch(api: Api) -> Any:
    """PATCH a record; returns it as GET answers it, with its extensions."""

    def do(record: Any, **fields: Any) -> Any:
        answer = api("PATCH", f"/redirect/{record['id']}", fields)
        assert answer.status == 200, answer.text
        assert_record(answer.json, "update")
        return whole(api, record["id"])

    return do


def whole(api: Api, id: str) -> Any:
    answer = api("GET", f"/links/{id}", query={"include": "extensions"})
    assert answer.status == 200, answer.text
    return answer.json


def without_time(record: Any) -> Any:
    return {name: value for name, value in record.items() if name != "updated_at"}


@pytest.mark.parametrize("media_type", ["application/json", "application/merge-patch+json"])
def test_what_is_not_named_stays(api: Api, link: Any, media_type: str) -> None:
    record = link(**ALL)
    before = whole(api, record["id"])

    body = json.dumps({"title": "Summer"}).encode()
    answer = api("PATCH", f"/redirect/{record['id']}", body=body, headers={"Content-Type": media_type})

    assert answer.status == 200, answer.text
    assert_record(answer.json, "update")
    after = whole(api, record["id"])
    assert without_time(after) == {**without_time(before), "title": "Summer"}
    assert after["updated_at"] > before["updated_at"]


@pytest.mark.parametrize("fields", [{}, {"title": "Spring"}, {"tags": ["a", "b"], "utm": {}, "max_clicks": 7}])
def test_what_changes_nothing_leaves_the_time(api: Api, link: Any, patch: Any, fields: Any) -> None:
    record = link(**ALL)
    before = whole(api, record["id"])

    assert patch(record, **fields) == before


@pytest.mark.parametrize(
    ("name", "shown", "default"),
    [
        ("title", "title", ""),
        ("description", "description", ""),
        ("forward_path", "forward_path", None),
        ("forward_query", "forward_query", None),
        ("utm", "utm", NO_UTM),
        ("plugins", "plugins", []),
        ("is_notify", "is_notify", False),
        ("is_switch_unbroken_destination", "is_switch_unbroken_destination", False),
        ("expires", "expired_at", None),
        ("password", "has_password", False),
        ("destination_routing", "destination_routing", "first"),
        ("status", "status", "302"),
        ("tags", "tags", []),
        ("type", "type", "link"),
    ],
)
def test_null_is_the_default(link: Any, patch: Any, name: str, shown: str, default: object) -> None:
    record = link(**ALL)

    assert patch(record, **{name: None})[shown] == default


@pytest.mark.parametrize(
    ("name", "default"),
    [
        ("expired_url", None),
        ("starts", None),
        ("max_clicks", None),
        ("interstitial", "auto"),
        ("destination_weights", []),
        ("match", None),
    ],
)
def test_null_is_the_default_of_an_extension(link: Any, patch: Any, name: str, default: object) -> None:
    record = link(**ALL)

    assert patch(record, **{name: None})["extensions"][name] == default


def test_pausing_and_resuming(api: Api, host: str, link: Any, patch: Any) -> None:
    record = link(alias="a")

    assert patch(record, paused=True)["paused_by"] == "user"
    assert api.visit(host, "/a").status == 404
    assert patch(record, paused=None)["paused_by"] == ""
    assert api.visit(host, "/a").status == 302


def test_utm_merges_by_member(link: Any, patch: Any) -> None:
    record = link(utm={"source": "a", "medium": "b"})

    assert patch(record, utm={"source": None, "term": "t"})["utm"] == {**NO_UTM, "medium": "b", "term": "t"}
    assert patch(record, utm=["campaign=c"])["utm"] == {**NO_UTM, "campaign": "c"}
    assert patch(record, utm={})["utm"] == {**NO_UTM, "campaign": "c"}


@pytest.mark.parametrize("name", ["tags", "destinations", "plugins"])
def test_lists_are_replaced_whole(link: Any, patch: Any, name: str) -> None:
    first, second = {
        "tags": (["a", "b"], ["c"]),
        "destinations": ([DEST, OTHER], [OTHER]),
        "plugins": (["noindex"], ["no-referrer"]),
    }[name]
    record = link(**{name: first})

    assert patch(record, **{name: second})[name] == second


def test_several_destinations_count_as_after_post(api: Api, host: str, link: Any, patch: Any) -> None:
    record = link(alias="a", destinations=[DEST, OTHER])

    assert patch(record, destination="https://third.example/")["destinations"] == [DEST, OTHER]
    alone = patch(record, destinations=None, destination="https://third.example/")
    assert (alone["destination"], alone["destinations"]) == ("https://third.example/", [])
    assert api.visit(host, "/a").location == "https://third.example/"


@pytest.mark.parametrize("fields", [{"destination": None}, {"destination": None, "destinations": [None]}])
def test_one_that_leaves_no_destination_is_refused(api: Api, link: Any, fields: Any) -> None:
    record = link()
    before = get(api, record["id"])

    assert_rejects(api("PATCH", f"/redirect/{record['id']}", fields), "destination")
    assert get(api, record["id"]) == before


def test_weights_go_with_their_destinations(link: Any, patch: Any) -> None:
    record = link(destinations=[DEST, OTHER], destination_routing="weighted", destination_weights=[3, 1])

    assert patch(record, title="x")["extensions"]["destination_weights"] == [3, 1]
    after = patch(record, destinations=[DEST])
    assert (after["destination_routing"], after["extensions"]["destination_weights"]) == ("first", [])


ROUTED: list[dict[str, Any]] = [
    {"destination_routing": "weighted", "destination_weights": [1, 3]},
    *({"destination_routing": routing} for routing in ("first", "order", "random", "sticky", "fastest")),
]


@pytest.mark.parametrize("routed", ROUTED, ids=[entry["destination_routing"] for entry in ROUTED])
@pytest.mark.parametrize(
    "fields",
    [
        {"destinations": [OTHER]},
        {"destinations": None},
        {"destinations": None, "destination": OTHER},
        {"destination": OTHER},
        {"destinations": [OTHER, DEST]},
        {"destinations": [DEST, None, OTHER]},
        {"destinations": [DEST, OTHER, "https://third.example/"]},
        {"destinations": [DEST, OTHER, "https://third.example/"], "title": "x"},
        {"destinations": [f"https://{number}.example/" for number in range(20)]},
        {"type": "frame"},
    ],
)
def test_how_destinations_are_split_stays_or_the_patch_is_refused(
    api: Api, link: Any, fields: Any, routed: Any
) -> None:
    """Only a destination alone, which has nothing to split, ends a split by weight unasked."""
    record = link(destinations=[DEST, OTHER], **routed)
    before = whole(api, record["id"])

    answer = api("PATCH", f"/redirect/{record['id']}", fields)

    after = whole(api, record["id"])
    split = (after["destination_routing"], after["extensions"]["destination_weights"])
    if answer.status == 422:
        assert_rejects(answer, "destination_weights")
        assert answer.json["errors"]["destination_weights"] == ["Weighted routing needs one weight per destination."]
        assert after == before
        assert "destination_weights" in routed
        assert len(fields["destinations"]) > 2
    elif "destination_weights" in routed and len(after["destinations"]) < 2:
        assert split == ("first", [])
    else:
        assert split == (routed["destination_routing"], routed.get("destination_weights", []))


def test_weights_for_other_destinations(link: Any, patch: Any) -> None:
    record = link(destinations=[DEST, OTHER], destination_routing="weighted", destination_weights=[3, 1])
    three = [DEST, OTHER, "https://third.example/"]

    after = patch(record, destinations=three, destination_weights=[3, 1, 1])
    assert (after["destination_routing"], after["extensions"]["destination_weights"]) == ("weighted", [3, 1, 1])
    after = patch(record, destinations=three[:2], destination_routing="random")
    assert (after["destination_routing"], after["extensions"]["destination_weights"]) == ("random", [])


def test_another_address(api: Api, host: str, link: Any, patch: Any) -> None:
    record = link(alias="old", title="kept")

    after = patch(record, url=f"https://{host}/new")

    assert (after["url"], after["title"]) == (f"https://{host}/new", "kept")
    assert (api.visit(host, "/old").status, api.visit(host, "/new").status) == (404, 302)


def test_a_redirect_and_its_type(api: Api, host: str, patch: Any) -> None:
    made = api("POST", "/redirect", {"url": f"https://{host}/a/:b", "destination": DEST, "match": "pattern"})
    record = made.json["data"][0]

    assert patch(record, title="x")["extensions"]["match"] == "pattern"
    after = patch(record, type="gone", destination=None)
    assert (after["type"], after["status"], after["destination"]) == ("gone", "410", None)
    assert patch(record, type=None, destination=OTHER)["status"] == "301"


def test_a_hostname_that_is_not_connected_stops_only_a_new_address(api: Api, host: str, link: Any, patch: Any) -> None:
    record = link()
    assert api("DELETE", f"/host/{host}").status == 204

    assert patch(record, title="still ours")["title"] == "still ours"
    assert_rejects(api("PATCH", f"/redirect/{record['id']}", {"url": record["url"]}), "url")
    assert api("DELETE", f"/redirect/{record['id']}").status == 204


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"url": None}, "url"),
        ({"nonsense": 1}, "nonsense"),
        ({"host": "x.example"}, "host"),
        ({"id": "x"}, "id"),
        ({"has_password": True}, "has_password"),
        ({"extensions": {"max_clicks": 1}}, "extensions"),
        ({"title": "x" * 251}, "title"),
        ({"title": ["x"]}, "title"),
        ({"utm": {"nonsense": "x"}}, "utm"),
        ({"utm": {"source": 1}}, "utm"),
        ({"utm": "source=a"}, "utm"),
        ({"paused": "yes"}, "paused"),
        ({"status": 200}, "status"),
        ({"expires": "2001-01-01T00:00:00Z"}, "expires"),
        ({"destination": "javascript:alert(1)"}, "destination"),
        ({"destination_weights": [1]}, "destination_weights"),
        ({"match": "prefix"}, "match"),
    ],
)
def test_what_is_refused_changes_nothing(api: Api, link: Any, fields: Any, field: str) -> None:
    record = link(tags=["a"])
    before = whole(api, record["id"])

    assert_rejects(api("PATCH", f"/redirect/{record['id']}", {"tags": ["b"], **fields}), field)
    assert whole(api, record["id"]) == before


def test_an_alias_in_use_is_refused(api: Api, link: Any) -> None:
    taken, record = link(alias="a"), link(alias="b")

    assert_rejects(api("PATCH", f"/redirect/{record['id']}", {"url": taken["url"]}), "url")


@pytest.mark.parametrize("body", ["[]", "null", '"x"', "1"])
def test_a_body_that_is_no_object(api: Api, link: Any, body: str) -> None:
    answer = api("PATCH", f"/redirect/{link()['id']}", body=body.encode())

    assert rejected(answer) == {"body"}


def test_an_unknown_record(api: Api) -> None:
    assert_error(api("PATCH", "/redirect/nothing", {"title": "x"}), 404)


def test_a_new_password(api: Api, host: str, link: Any, patch: Any) -> None:
    record = link(alias="a")

    assert patch(record, password="sesame")["has_password"] is True
    assert "sesame" not in api("GET", f"/links/{record['id']}", query={"include": "extensions"}).text
    assert api.visit(host, "/a").location is None
