"""Links, from the specification alone. Spec: "POST /link", "GET /links/{id}", "Link / redirect record"."""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from .client import Api, eventually
from .errors import assert_refused
from .hosts import fresh, long_host
from .records import DEST, NO_UTM, WANTED, assert_fields, get
from .statements import statement

pytestmark = pytest.mark.core


@statement("W3", "R1", "E25", "R40", "R42")
def test_create_answers_one_record_in_a_list(api: Api, host: str) -> None:
    answer = api("POST", "/link", {"host": host, "destination": DEST, "alias": "abc"})

    assert answer.status == 200, answer.text
    assert len(answer.json["data"]) == 1
    assert_fields(answer.json["data"][0], "create")


@statement(
    "W4", "W5", "R3", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R16", "R23", "R29", "R30", "R37", "R38", "R39"
)
@statement("E61", "E62", "E64")
def test_get_answers_what_was_created(api: Api, host: str, link: Any) -> None:
    created = link(alias="abc", title="Spring")

    record = get(api, created["id"])

    assert_fields(record, "get")
    assert (record["id"], record["host"], record["alias"]) == (created["id"], host, "abc")
    assert (record["title"], record["destination"], record["type"]) == ("Spring", DEST, "link")
    assert record["url"].partition("://")[2] == f"{host}/abc"
    assert {name: record[name] for name in created if name != "updated_at"} == {
        name: value for name, value in created.items() if name != "updated_at"
    }


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        pytest.param({"title": "x" * 250}, {"title": "x" * 250}, marks=statement("R19", "E8", "L2"), id="title"),
        pytest.param(
            {"description": "x" * 300},
            {"description": "x" * 300},
            marks=statement("R20", "E10", "L4"),
            id="description",
        ),
        pytest.param({"alias": "x" * 30}, {"alias": "x" * 30}, marks=statement("R8", "E21", "L6"), id="alias"),
        pytest.param({"forward_path": True}, {"forward_path": True}, marks=statement("R26", "E11"), id="path"),
        pytest.param({"forward_path": None}, {}, marks=statement("R26", "E11"), id="path-null"),
        pytest.param({"forward_query": False}, {"forward_query": False}, marks=statement("R26", "E12"), id="query"),
        pytest.param({"forward_query": None}, {}, marks=statement("R26", "E12"), id="query-null"),
        pytest.param({"destinations": WANTED}, {"destinations": WANTED}, marks=statement("R13", "E15"), id="several"),
        pytest.param({"destinations": None}, {"destination": DEST}, marks=statement("R13", "E15"), id="several-null"),
        pytest.param({"plugins": None}, {}, marks=statement("R15", "E16"), id="plugins-null"),
        pytest.param({"plugins": []}, {}, marks=statement("R15", "E16"), id="plugins"),
        pytest.param({"is_notify": True}, {"is_notify": True}, marks=statement("R31", "E18"), id="notify"),
        pytest.param({"is_notify": False}, {"is_notify": False}, marks=statement("R31", "E18"), id="notify-false"),
        pytest.param(
            {"is_switch_unbroken_destination": True},
            {"is_switch_unbroken_destination": True},
            marks=statement("R33", "E19"),
            id="switch",
        ),
        pytest.param({"status": 301}, {"status": "301"}, marks=statement("R21", "E23"), id="status"),
        pytest.param({"tags": ["a", "b"]}, {"tags": ["a", "b"]}, marks=statement("R35", "E24"), id="tags"),
    ],
)
def test_what_is_given_is_kept(api: Api, link: Any, given: dict[str, Any], shown: dict[str, Any]) -> None:
    created = link(**given)

    record = get(api, created["id"])

    assert_fields(created, "create")
    assert_fields(record, "get")
    for answer in (created, record):
        assert {name: answer[name] for name in shown} == shown


@statement("R27", "E13")
def test_utm_is_an_array_in_and_an_object_out(api: Api, link: Any) -> None:
    record = link(utm=["source=news", "term=shoes"])

    assert record["utm"] == get(api, record["id"])["utm"] == {**NO_UTM, "source": "news", "term": "shoes"}


@statement("R41", "R42", "E20")
def test_expires_goes_out_as_expired_at(api: Api, link: Any) -> None:
    record = link(expires="2040-01-02T03:04:05Z")

    assert "expires" not in record
    assert datetime.fromisoformat(record["expired_at"]) == datetime(2040, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert link()["expired_at"] is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        pytest.param("title", "x" * 251, marks=statement("R19", "E8", "L2"), id="title"),
        pytest.param("description", "x" * 301, marks=statement("R20", "E10", "L4"), id="description"),
        pytest.param("alias", "x" * 31, marks=statement("E21", "L6"), id="alias"),
        pytest.param("host", 1, marks=statement("E6"), id="host-type"),
        pytest.param("title", 1, marks=statement("E8"), id="title-type"),
        pytest.param("type", 1, marks=statement("E9"), id="type-type"),
        pytest.param("description", ["x"], marks=statement("E10"), id="description-type"),
        pytest.param("forward_path", "yes", marks=statement("E11"), id="path-type"),
        pytest.param("forward_query", 2, marks=statement("E12"), id="query-type"),
        pytest.param("utm", "source=x", marks=statement("E13"), id="utm-type"),
        pytest.param("destination", 1, marks=statement("E14"), id="destination-type"),
        pytest.param("destinations", DEST, marks=statement("E15"), id="destinations-type"),
        pytest.param("plugins", "x", marks=statement("E16"), id="plugins-type"),
        pytest.param("is_notify", "yes", marks=statement("E18"), id="notify-type"),
        pytest.param("is_switch_unbroken_destination", 2, marks=statement("E19"), id="switch-type"),
        pytest.param("expires", "tomorrow", marks=statement("E20"), id="expires"),
        pytest.param("alias", 1, marks=statement("E21"), id="alias-type"),
        pytest.param("destination_routing", 1, marks=statement("E22"), id="routing-type"),
        pytest.param("status", "moved", marks=statement("E23"), id="status-type"),
        pytest.param("tags", "x", marks=statement("E24"), id="tags-type"),
    ],
)
@statement("C13")
def test_a_field_is_refused_and_named(api: Api, host: str, field: str, value: Any) -> None:
    assert_refused(api("POST", "/link", {"host": host, "destination": DEST, field: value}), field)


@statement("C5", "C10", "C13", "E5")
def test_every_rejected_field_is_listed(api: Api) -> None:
    answer = api("POST", "/link", {"title": "x" * 251, "description": "x" * 301, "destination": DEST})

    assert_refused(answer, "host", "title", "description")


@statement("E6", "L1")
def test_the_host_has_100_characters_at_most(api: Api) -> None:
    hosts = [long_host(100), long_host(101)]
    for host in hosts:
        assert api("POST", "/host", {"host": host}).status == 200

    fine, too_long = (api("POST", "/link", {"host": host, "destination": DEST}) for host in hosts)

    assert fine.status == 200, fine.text
    assert_refused(too_long, "host")


@statement("W2", "E7")
def test_the_host_must_be_connected(api: Api) -> None:
    assert_refused(api("POST", "/link", {"host": fresh(), "destination": DEST}), "host")


@statement("E29")
def test_the_alias_may_be_left_out(api: Api, host: str, link: Any) -> None:
    records = [link() for _ in range(3)]

    assert len({record["alias"] for record in records}) == 3
    for record in records:
        assert api.visit(host, f"/{record['alias']}").location == DEST


@statement("E27", "C6", "E26")
def test_an_alias_in_use_is_refused_on_its_hostname(api: Api, host: str, link: Any) -> None:
    link(alias="abc")
    other = fresh()
    api("POST", "/host", {"host": other})
    body = {"destination": "https://other.example/", "alias": "abc"}

    assert_refused(api("POST", "/link", {**body, "host": host}), "alias")
    assert api("POST", "/link", {**body, "host": other}).status == 200
    assert api.visit(host, "/abc").location == DEST
    assert api.visit(other, "/abc").location == "https://other.example/"


@statement("E3", "R4")
def test_creating_is_not_idempotent(link: Any) -> None:
    assert link()["id"] != link()["id"]


@statement("W2", "R12")
def test_a_link_resolves_at_once(api: Api, host: str, link: Any) -> None:
    link(alias="abc")

    answer = api.visit(host, "/abc")

    assert 300 <= answer.status < 400
    assert answer.location == DEST


@statement("R22")
@pytest.mark.parametrize("status", [301, 302])
def test_the_status_is_that_of_the_redirect(api: Api, host: str, link: Any, status: int) -> None:
    link(alias="abc", status=status)

    assert (api.visit(host, "/abc").status, api.visit(host, "/abc").location) == (status, DEST)


@statement("R24")
def test_forward_path_appends_the_further_path(api: Api, host: str, link: Any) -> None:
    link(alias="abc", forward_path=True)

    assert api.visit(host, "/abc/further/on").location == f"{DEST}/further/on"


@statement("R25")
def test_forward_query_carries_the_query_on(api: Api, host: str, link: Any) -> None:
    link(alias="abc", forward_query=True)
    link(alias="not", forward_query=False)

    assert api.visit(host, "/abc?a=b").location == f"{DEST}?a=b"
    assert api.visit(host, "/not?a=b").location == DEST


@statement("R28")
def test_utm_is_appended_to_the_destination(api: Api, host: str, link: Any) -> None:
    link(alias="abc", utm=["source=news", "campaign=spring"])

    location = urlsplit(api.visit(host, "/abc").location or "")

    assert location._replace(query="").geturl() == DEST
    assert dict(parse_qsl(location.query)) == {"utm_source": "news", "utm_campaign": "spring"}


@statement("R43", "S6")
def test_a_record_stops_resolving_when_it_expires(api: Api, host: str, link: Any) -> None:
    soon = datetime.now(UTC) + timedelta(seconds=3)
    link(alias="abc", expires=soon.strftime("%Y-%m-%dT%H:%M:%SZ"))
    assert api.visit(host, "/abc").location == DEST

    location = eventually(lambda: api.visit(host, "/abc").location, lambda found: found != DEST)

    assert location != DEST


@statement("R17")
def test_clicks_are_counted(api: Api, host: str, link: Any) -> None:
    record = link(alias="abc")
    assert get(api, record["id"])["total_clicks"] == 0

    api.visit(host, "/abc")

    assert eventually(lambda: get(api, record["id"])["total_clicks"], bool) == 1


@statement("E60")
def test_reading_changes_nothing(api: Api, link: Any) -> None:
    record = link()

    assert get(api, record["id"]) == get(api, record["id"])


@statement("E63", "E115")
def test_a_link_is_an_entry_of_the_list(api: Api, link: Any) -> None:
    record = get(api, link()["id"])

    found = [one for one in api("GET", "/links").json["data"] if one["id"] == record["id"]]

    assert len(found) == 1
    assert {name: found[0][name] for name in record if name in found[0]} == record


def test_what_is_not_there_is_not_found(api: Api) -> None:
    assert 400 <= api("GET", f"/links/{secrets.token_hex(13)}").status < 500
