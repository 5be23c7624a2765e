"""?include=extensions: the fields that the specification does not have. An extension."""

from typing import Any

import pytest

from .client import Api
from .errors import rejected
from .records import DEST, assert_fields

MEMBERS = {
    "expired_url": "https://over.example/",
    "starts": "2030-01-01T00:00:00.000000Z",
    "max_clicks": 7,
    "interstitial": "never",
    "destination_weights": [3, 1],
    "paused": True,
    "match": "prefix",
    "external_id": "crm 4711",
    "card": {"title": "In chats", "description": "", "image": "https://pictures.example/a.png"},
    "rules": [{"if": {"device": ["mobile"]}, "destination": "https://phones.example/"}],
    "has_password": True,
    "qr_background": "#ffffff",
    "warnings": [],
    "rescued": None,
}
NONE: dict[str, Any] = {
    "expired_url": None,
    "starts": None,
    "max_clicks": None,
    "interstitial": "auto",
    "destination_weights": [],
    "paused": False,
    "match": None,
    "external_id": None,
    "card": None,
    "rules": [],
    "has_password": False,
    "qr_background": "#ffffff",
    "warnings": [],
    "rescued": None,
}
READ_ONLY = ("has_password", "qr_background", "warnings", "rescued")
WITH = {"include": "extensions"}


def full(host: str) -> dict[str, Any]:
    return {
        "url": f"https://{host}/full",
        "destinations": [DEST, "https://second.example/"],
        "destination_routing": "weighted",
        "password": "open sesame",
        **{name: value for name, value in MEMBERS.items() if name not in READ_ONLY},
    }


def test_create_update_and_patch_answer_them(api: Api, host: str) -> None:
    made = api("POST", "/redirect", full(host), query=WITH).json["data"][0]
    assert_extended(made, "create", MEMBERS)

    path = f"/redirect/{made['id']}"
    assert_extended(api("PUT", path, full(host), query=WITH).json, "update", MEMBERS)
    after = api("PATCH", path, {"max_clicks": 8}, query=WITH).json
    assert_extended(after, "update", {**MEMBERS, "max_clicks": 8})


def test_get_and_lists_answer_them(api: Api, host: str, link: Any) -> None:
    made = api("POST", "/redirect", full(host)).json["data"][0]
    simple = link()

    assert_extended(api("GET", f"/links/{made['id']}", query=WITH).json, "get", MEMBERS)
    both: dict[str, dict[str, Any]] = {made["id"]: MEMBERS, simple["id"]: NONE}
    for path, ids in (("/links", both.keys()), ("/link", {simple["id"]}), ("/redirect", {made["id"]})):
        wanted = {one: both[one] for one in ids}
        rows = api("GET", path, query={**WITH, "filter[host]": host}).json["data"]
        assert {row["id"]: row["extensions"] for row in rows} == wanted
        for row in rows:
            assert_extended(row, "list", wanted[row["id"]])


def test_the_next_page_has_them_too(api: Api, host: str, link: Any) -> None:
    for _ in range(2):
        link()
    page = api("GET", "/link", query={**WITH, "filter[host]": host, "per_page": 1})

    (row,) = api.follow(page.json["meta"]["cursor"]["next"]).json["data"]
    assert_extended(row, "list", NONE)


def test_a_link_that_is_created(api: Api, host: str) -> None:
    made = api("POST", "/link", {"host": host, "destination": DEST, "max_clicks": 3}, query=WITH)

    assert_extended(made.json["data"][0], "create", {**NONE, "max_clicks": 3})


def test_what_is_probably_not_meant_is_a_warning(api: Api, host: str) -> None:
    body = {"url": f"https://{host}/magazine/*", "destination": "notaurl"}
    made = api("POST", "/redirect", body, query=WITH).json["data"][0]

    found = made["extensions"]["warnings"]
    assert all(one.keys() == {"field", "code", "message"} for one in found)
    assert {(one["field"], one["code"]) for one in found} == {("url", "not_a_pattern"), ("destination", "no_dot")}
    changed = api("PATCH", f"/redirect/{made['id']}", {"match": "pattern", "destination": DEST}, query=WITH).json
    assert changed["extensions"]["warnings"] == []


@pytest.mark.parametrize(
    ("color", "is_pale"),
    [("#ffff00", True), ("#8a8a8a", True), ("#777777", False), ("#00aa00", True), ("#ff0000", True), ("#e00000", False),
     ("#4444ff", False), ("#000000", False)],
)  # fmt: skip
def test_a_pale_qr_code_is_a_warning(api: Api, link: Any, color: str, is_pale: bool) -> None:
    """Where its contrast to white, as WCAG has it, is low."""
    record = link()
    api("PUT", f"/links/{record['id']}/qr", {"color": color})

    found = api("GET", f"/links/{record['id']}", query=WITH).json["extensions"]["warnings"]

    assert (("qr.color", "pale_qr_code") in [(one["field"], one["code"]) for one in found]) is is_pale


@pytest.mark.parametrize("include", ["nothing", "", "extensions,creator", "Extensions"])
def test_nothing_else_can_be_included(api: Api, link: Any, include: str) -> None:
    record = link()

    for method, path, body in (
        ("GET", f"/links/{record['id']}", ...),
        ("GET", "/links", ...),
        ("PATCH", f"/redirect/{record['id']}", {"title": "x"}),
    ):
        assert rejected(api(method, path, body, query={"include": include})) == {"include"}
    assert api("GET", f"/links/{record['id']}").json["title"] == ""


def assert_extended(record: dict[str, Any], operation: str, members: dict[str, Any]) -> None:
    """`record` has exactly the fields of the specification, and these extensions."""
    given = dict(record)
    assert given.pop("extensions") == members
    assert_fields(given, operation)
