"""Changing and deleting records, from the specification alone. Spec: "PUT /redirect/{id}", "DELETE /redirect/{id}"."""

from typing import Any
from urllib.parse import urlsplit

import pytest

from .client import Answer, Api, eventually
from .errors import assert_refused
from .records import DEST, WANTED, assert_fields, get
from .statements import statement

pytestmark = pytest.mark.core
OTHER = "https://dest.example/other"


def put(api: Api, record: dict[str, Any], **fields: Any) -> Answer:
    return api("PUT", f"/redirect/{record['id']}", {"url": record["url"], "destination": OTHER, **fields})


@statement("R2", "R5", "E32", "E46", "C17")
def test_update_answers_the_record_itself(api: Api, link: Any) -> None:
    record = link(alias="abc")

    answer = put(api, record, title="New")

    assert answer.status == 200, answer.text
    assert_fields(answer.json, "update")
    assert (answer.json["id"], answer.json["title"], answer.json["destination"]) == (record["id"], "New", OTHER)
    assert get(api, record["id"])["title"] == "New"


@statement("E31")
def test_it_replaces_the_configuration(api: Api, link: Any) -> None:
    before = link(title="Old", description="Old", forward_path=True, is_notify=True, expires="2040-01-02T03:04:05Z")

    after = put(api, before).json

    for name in ("title", "description", "forward_path", "is_notify", "expired_at"):
        assert after[name] != before[name], name


@statement("E30")
def test_updating_again_changes_nothing_more(api: Api, link: Any) -> None:
    record = link()

    first, second = (put(api, record, title="New").json for _ in range(2))

    assert {**first, "updated_at": ""} == {**second, "updated_at": ""}


@statement("E31", "R12")
def test_visitors_follow_at_once(api: Api, host: str, link: Any) -> None:
    record = link(alias="abc")
    assert api.visit(host, "/abc").location == DEST

    put(api, record)

    assert api.visit(host, "/abc").location == OTHER


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        pytest.param({"title": "x" * 250}, {"title": "x" * 250}, marks=statement("E34", "L3"), id="title"),
        pytest.param(
            {"description": "x" * 300}, {"description": "x" * 300}, marks=statement("E36", "L5"), id="description"
        ),
        pytest.param({"forward_path": True}, {"forward_path": True}, marks=statement("E37"), id="path"),
        pytest.param({"forward_path": None}, {}, marks=statement("E37"), id="path-null"),
        pytest.param({"forward_query": True}, {"forward_query": True}, marks=statement("E38"), id="query"),
        pytest.param({"forward_query": None}, {}, marks=statement("E38"), id="query-null"),
        pytest.param({"destinations": WANTED}, {"destinations": WANTED}, marks=statement("E41"), id="several"),
        pytest.param({"destinations": None}, {"destination": OTHER}, marks=statement("E41"), id="several-null"),
        pytest.param({"plugins": None}, {}, marks=statement("E42"), id="plugins"),
        pytest.param({"is_notify": True}, {"is_notify": True}, marks=statement("E43"), id="notify"),
        pytest.param(
            {"is_switch_unbroken_destination": True},
            {"is_switch_unbroken_destination": True},
            marks=statement("E44"),
            id="switch",
        ),
    ],
)
def test_what_is_given_is_kept(api: Api, link: Any, given: dict[str, Any], shown: dict[str, Any]) -> None:
    record = link()

    answer = put(api, record, **given)

    assert answer.status == 200, answer.text
    found = get(api, record["id"])
    assert {name: found[name] for name in shown} == {name: answer.json[name] for name in shown} == shown


@pytest.mark.parametrize(
    ("field", "value"),
    [
        pytest.param("title", "x" * 251, marks=statement("E34", "L3"), id="title"),
        pytest.param("description", "x" * 301, marks=statement("E36", "L5"), id="description"),
        pytest.param("url", 1, marks=statement("E33"), id="url-type"),
        pytest.param("title", 1, marks=statement("E34"), id="title-type"),
        pytest.param("type", 1, marks=statement("E35"), id="type-type"),
        pytest.param("forward_path", "yes", marks=statement("E37"), id="path-type"),
        pytest.param("forward_query", "yes", marks=statement("E38"), id="query-type"),
        pytest.param("utm", "source=x", marks=statement("E39"), id="utm-type"),
        pytest.param("destination", 1, marks=statement("E40"), id="destination-type"),
        pytest.param("destinations", DEST, marks=statement("E41"), id="destinations-type"),
        pytest.param("plugins", "x", marks=statement("E42"), id="plugins-type"),
        pytest.param("is_notify", "yes", marks=statement("E43"), id="notify-type"),
        pytest.param("is_switch_unbroken_destination", "yes", marks=statement("E44"), id="switch-type"),
        pytest.param("expires", "tomorrow", marks=statement("E45"), id="expires"),
    ],
)
@statement("C19")
def test_a_field_is_refused_and_nothing_changes(api: Api, link: Any, field: str, value: Any) -> None:
    record = link()

    assert_refused(put(api, record, **{field: value}), field)

    assert get(api, record["id"])["destination"] == DEST


@statement("E33", "C19")
def test_the_url_is_required(api: Api, link: Any) -> None:
    assert_refused(api("PUT", f"/redirect/{link()['id']}", {"destination": OTHER}), "url")


@statement("E33", "R9")
def test_a_record_moves_to_the_address_of_its_url(api: Api, host: str, link: Any) -> None:
    record = link(alias="old")
    # As those do who have been here before: what they were told must not be remembered.
    assert api.visit(host, "/old").location == DEST

    moved = put(api, record, url=record["url"].removesuffix("old") + "new")

    assert moved.status == 200, moved.text
    assert urlsplit(moved.json["url"]).path == "/new"
    assert api.visit(host, "/new").location == OTHER
    assert api.visit(host, "/old").location is None


@statement("E47", "E48", "E49", "C23")
def test_delete_answers_nothing_and_is_visible_at_once(api: Api, host: str, link: Any) -> None:
    record, other = link(alias="abc"), link(alias="other")
    assert api.visit(host, "/abc").location == DEST

    answers = [api("DELETE", f"/redirect/{record['id']}") for _ in range(2)]

    assert [(answer.status, answer.body) for answer in answers] == [(204, b"")] * 2
    assert api("GET", f"/links/{record['id']}").status != 200
    assert eventually(lambda: api.visit(host, "/abc").location, lambda location: location is None) is None
    assert get(api, other["id"])["alias"] == "other"
