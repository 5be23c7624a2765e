"""Hostnames, from the specification alone. Spec: "POST /host", "DELETE /host/{host}", "Hostname record"."""

from typing import Any

import pytest

from .client import Api
from .errors import assert_refused
from .hosts import assert_fields, fresh
from .records import DEST
from .statements import statement

pytestmark = pytest.mark.core


@statement("W6", "R44", "S2", "E55", "C27", "R45", "R46", "R47")
def test_connecting_answers_the_hostname(api: Api) -> None:
    host = fresh()

    answer = api("POST", "/host", {"host": host})

    assert answer.status == 200, answer.text
    assert_fields(answer.json)
    assert answer.json["host"] == host


@statement("S3")
def test_https_is_requested_when_first_connected(api: Api) -> None:
    assert api("POST", "/host", {"host": fresh()}).json["https_requested"] is True


@statement("E53", "E54", "R48", "R50")
@pytest.mark.parametrize("flag", ["https_requested", "short_links_enabled"])
@pytest.mark.parametrize("value", [True, False])
def test_a_flag_that_is_given_counts(api: Api, flag: str, value: bool) -> None:
    assert api("POST", "/host", {"host": fresh(), flag: value}).json[flag] is value


@statement("S4", "E50")
@pytest.mark.parametrize("value", [True, False])
def test_a_connected_hostname_keeps_its_flag(api: Api, value: bool) -> None:
    host = fresh()
    api("POST", "/host", {"host": host, "https_requested": value})

    assert api("POST", "/host", {"host": host}).json["https_requested"] is value


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({}, marks=statement("E51"), id="none"),
        pytest.param({"host": 1}, marks=statement("E51"), id="number"),
        pytest.param({"host": "no hostname"}, marks=statement("E51", "S2"), id="no-hostname"),
        pytest.param({"host": "*.acme.test"}, marks=statement("E52"), id="wildcard"),
    ],
)
@statement("C29")
def test_what_is_no_hostname_is_refused(api: Api, body: dict[str, Any]) -> None:
    assert_refused(api("POST", "/host", body), "host")


@pytest.mark.parametrize(
    "flag",
    [
        pytest.param("https_requested", marks=statement("E53")),
        pytest.param("short_links_enabled", marks=statement("E54")),
    ],
)
def test_a_flag_is_a_boolean(api: Api, flag: str) -> None:
    assert_refused(api("POST", "/host", {"host": fresh(), flag: "yes"}), flag)


@statement("S5", "E57", "E58", "E59", "C32")
def test_disconnecting_ends_its_links(api: Api, host: str, link: Any) -> None:
    link(alias="abc")
    assert api.visit(host, "/abc").location == DEST

    answer = api("DELETE", f"/host/{host}")

    assert (answer.status, answer.body) == (204, b"")
    assert api.visit(host, "/abc").location is None
    assert_refused(api("POST", "/link", {"host": host, "destination": DEST}), "host")


@statement("E56")
def test_disconnecting_again_is_no_error(api: Api, host: str) -> None:
    assert [api("DELETE", f"/host/{host}").status for _ in range(2)] == [204, 204]


@statement("W8", "R50", "R52", "S7", "S9")
def test_the_switch_for_short_links(api: Api, host: str, link: Any) -> None:
    link(alias="old")

    api("POST", "/host", {"host": host, "short_links_enabled": False})
    refused = api("POST", "/link", {"host": host, "destination": DEST})
    old = api.visit(host, "/old")
    api("POST", "/host", {"host": host, "short_links_enabled": True})

    assert_refused(refused)
    assert old.location == DEST
    assert link(alias="new")["alias"] == "new"
