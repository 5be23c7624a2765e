"""Hostnames: connect, change, disconnect, list. Spec: "POST /host", "DELETE /host/{host}", "Hostname record"."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import quote

import pytest

from .client import Api
from .errors import assert_error, assert_rejects, rejected
from .hosts import assert_host, fresh, listed, long_host
from .statements import statement


@pytest.fixture
def connect(api: Api) -> Any:
    """Connect a hostname; returns the answer."""
    return lambda name, **flags: api("POST", "/host", {"host": name, **flags})


# --- connect ---------------------------------------------------------------------------------------------------


@statement("W6", "R44", "S2", "E55")
def test_connecting_answers_the_hostname(connect: Any) -> None:
    host = fresh()

    answer = connect(host)

    assert answer.status == 200
    assert_host(answer.json)
    assert answer.json["host"] == host
    assert answer.json["domain"] == "acme.test"
    assert answer.json["counts"] == []
    assert answer.json["https_requested"] is True
    assert answer.json["short_links_enabled"] is True
    assert answer.json["default_require"] in ("cname", "ip")


@statement("R44")
def test_the_list_holds_what_connecting_answered(api: Api, connect: Any) -> None:
    host = fresh()
    created = connect(host).json

    record = listed(api, host)

    assert_host(record)
    stable = {"host", "domain", "https_requested", "short_links_enabled", "counts", "created_at"}
    assert {name: record[name] for name in stable} == {name: created[name] for name in stable}


@statement("S3", "E53", "E54")
@pytest.mark.parametrize("https", [None, False, True])
@pytest.mark.parametrize("short_links", [None, False, True])
def test_flags_given_at_first_count(connect: Any, https: Any, short_links: Any) -> None:
    flags = {"https_requested": https, "short_links_enabled": short_links}

    record = connect(fresh(), **{name: value for name, value in flags.items() if value is not None}).json

    assert record["https_requested"] is (https is not False)
    assert record["short_links_enabled"] is (short_links is not False)


@statement("S4", "E50")
@pytest.mark.parametrize("flag", ["https_requested", "short_links_enabled"])
def test_connecting_again_changes_what_is_given_and_keeps_the_rest(api: Api, connect: Any, flag: Any) -> None:
    host = fresh()
    other = {"https_requested": "short_links_enabled", "short_links_enabled": "https_requested"}[flag]
    first = connect(host).json

    off = connect(host, **{flag: False}).json
    kept = connect(host).json
    both = connect(host, **{other: False}).json
    on = connect(host, **{flag: True}).json

    assert (off[flag], off[other]) == (False, True)
    assert (kept[flag], kept[other]) == (False, True)
    assert (both[flag], both[other]) == (False, False)
    assert (on[flag], on[other]) == (True, False)
    assert on["created_at"] == first["created_at"]
    assert on["updated_at"] > first["updated_at"]
    assert (listed(api, host)[flag], listed(api, host)[other]) == (True, False)


def test_connecting_again_makes_no_second_hostname(api: Api, connect: Any) -> None:
    host = fresh()

    connect(host)
    connect(host.upper())
    connect(f"{host}.")

    answer = api("GET", "/host", query={"per_page": 100})
    assert [record["host"] for record in answer.json["data"]].count(host) == 1


@pytest.mark.parametrize(
    ("given", "stored", "domain"),
    [
        ("GO.{}.ACME.Test", "go.{}.acme.test", "acme.test"),
        ("go.{}.acme.test.", "go.{}.acme.test", "acme.test"),
        ("{}.acme.co.uk", "{}.acme.co.uk", "acme.co.uk"),
        ("{}.test", "{}.test", "{}.test"),
        ("{}.bücher.test", "{}.xn--bcher-kva.test", "xn--bcher-kva.test"),
        ("{}.BÜCHER.test", "{}.xn--bcher-kva.test", "xn--bcher-kva.test"),
        ("{}.xn--bcher-kva.test", "{}.xn--bcher-kva.test", "xn--bcher-kva.test"),
        ("{}.faß.test", "{}.xn--fa-hia.test", "xn--fa-hia.test"),
        ("{}.例え.テスト", "{}.xn--r8jz45g.xn--zckzah", "xn--r8jz45g.xn--zckzah"),
        ("{}。ａｃｍｅ．test", "{}.acme.test", "acme.test"),
        ("1.{}.acme.test", "1.{}.acme.test", "acme.test"),
        ("{}.localhost", "{}.localhost", "{}.localhost"),
    ],
)
def test_a_hostname_is_kept_as_an_a_label_in_lower_case(connect: Any, given: Any, stored: Any, domain: Any) -> None:
    label = f"t{secrets.token_hex(5)}"

    answer = connect(given.format(label))

    assert answer.status == 200, answer.text
    assert answer.json["host"] == stored.format(label)
    assert answer.json["domain"] == domain.format(label)


def test_a_hostname_of_253_characters_is_accepted(connect: Any) -> None:
    host = long_host(253)
    assert len(host) == 253

    answer = connect(host)

    assert answer.status == 200, answer.text
    assert answer.json["host"] == host


@statement("E52", "C29")
@pytest.mark.parametrize(
    "host",
    [
        pytest.param("a." * 124 + "acme.test", id="257 characters"),
        pytest.param(long_host(254), id="254 characters"),
        pytest.param(f"{'a' * 64}.acme.test", id="a label of 64 characters"),
        pytest.param("x" * 5000, id="5000 characters"),
        "",
        " ",
        ".",
        "..",
        ".acme.test",
        "go..acme.test",
        "acme.test..",
        "*",
        "*.acme.test",
        "go.*.test",
        "go*.acme.test",
        "192.0.2.1",
        "192.0.2.1.",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0x7f.0.0.1",
        "::1",
        "[::1]",
        "2001:db8::1",
        "[2001:db8::1]:443",
        "acme.test:443",
        "acme.test:",
        "https://acme.test",
        "https://acme.test/",
        "//acme.test",
        "acme.test/",
        "acme.test/path",
        "acme.test?x",
        "acme.test#x",
        "user@acme.test",
        "go acme.test",
        "go\tacme.test",
        "go\\acme.test",
        "go_acme.test",
        "-go.acme.test",
        "go-.acme.test",
        "go!.acme.test",
        "go%2eacme.test",
        "xn--zzzzzzzzzz99999.test",
        "xn--.test",
        "go\u202e.acme.test",
        "com",
        "co.uk",
        "CO.UK",
        "co.uk.",
    ],
)
def test_what_is_no_hostname_is_refused(api: Api, host: str) -> None:
    def connected_hosts() -> list[str]:
        # Names only: a DNS check may change other fields in between.
        return [one["host"] for one in api("GET", "/host", query={"per_page": 100}).json["data"]]

    before = connected_hosts()

    answer = api("POST", "/host", {"host": host})

    assert rejected(answer) == {"host"}
    assert connected_hosts() == before


def test_many_who_connect_at_once_connect_one_hostname(api: Api, connect: Any) -> None:
    host = fresh()

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: connect(host), range(8)))

    assert [answer.status for answer in answers] == [200] * 8
    assert len({answer.json["created_at"] for answer in answers}) == 1


# --- disconnect ------------------------------------------------------------------------------------------------


@statement("S5", "E59")
def test_disconnecting_answers_nothing(api: Api, connect: Any) -> None:
    host = fresh()
    connect(host)

    answer = api("DELETE", f"/host/{host}")

    assert answer.status == 204
    assert answer.body == b""
    assert answer.headers["Content-Type"] is None
    assert listed(api, host) == {}


@statement("E57")
@pytest.mark.parametrize(
    "form", [str.upper, lambda host: f"{host}.", lambda host: quote(host.replace("xn--bcher-kva", "bücher"))]
)
def test_a_hostname_is_found_in_any_form_when_disconnecting(api: Api, connect: Any, form: Any) -> None:
    host = f"t{secrets.token_hex(5)}.xn--bcher-kva.test"
    connect(host)

    assert api("DELETE", f"/host/{form(host)}").status == 204

    assert listed(api, host) == {}


# Names that normalization would turn into the hostname, but DNS would not.
OTHER_NAMES = [
    lambda host: f" {host}",
    lambda host: f"{host} ",
    lambda host: f"\t{host}",
    lambda host: f"\u00a0{host}",
    lambda host: f"{host}..",
    lambda host: host.replace("t", "\uff54", 1),
    lambda host: host.replace(".", "\u3002", 1),
    lambda host: f"\u00ad{host}",
]


@pytest.mark.parametrize("change", OTHER_NAMES)
def test_a_name_that_would_have_to_be_tidied_up_is_nobodys(api: Api, host: str, link: Any, change: Any) -> None:
    link(alias="abc")
    other = change(host)

    assert api("DELETE", f"/host/{quote(other, safe='')}").status == 204
    assert api("DELETE", "/bulk", query={"filter[host]": other}).json == "0"
    assert api("DELETE", "/bulk", {"filter": {"host": other}}).json == "0"

    assert listed(api, host) != {}
    for path in ("/host", "/links", "/link"):
        assert api("GET", path, query={"filter[host]": other}).json["data"] == []
        assert len(api("GET", path, query={"filter[host]": f"{other},{host.upper()}"}).json["data"]) == 1
    # When a hostname is connected, what people type is normalized.
    assert api("POST", "/host", {"host": f" {host.upper()} "}).json["host"] == host


@statement("E56")
@pytest.mark.parametrize(
    "host", ["never.acme.test", "*.acme.test", "192.0.2.1", "%00", "%ff", "%ED%A0%80", "a%20b", "9" * 5000, "com"]
)
def test_disconnecting_what_is_not_connected_is_no_error(api: Api, host: str) -> None:
    before = api("GET", "/host", query={"per_page": 100}).json["data"]

    for _ in range(2):
        assert api("DELETE", f"/host/{host}").status == 204

    assert api("GET", "/host", query={"per_page": 100}).json["data"] == before


@statement("E58")
def test_links_stop_resolving_when_disconnected_and_resolve_again_when_connected(
    api: Api, host: str, link: Any
) -> None:
    record = link(alias="abc")
    assert api.visit(host, "/abc").status == 302

    api("DELETE", f"/host/{host}")
    gone = api.visit(host, "/abc")
    still_there = api("GET", f"/links/{record['id']}")
    api("POST", "/host", {"host": host})
    back = api.visit(host, "/abc")

    assert gone.status == 404
    assert gone.location is None
    assert still_there.status == 200
    assert still_there.json["host"] == host
    assert (back.status, back.location) == (302, "https://dest.example/landing")


def test_a_hostname_connected_anew_starts_from_the_defaults(api: Api, connect: Any) -> None:
    host = fresh()
    connect(host, https_requested=False, short_links_enabled=False)
    api("DELETE", f"/host/{host}")

    record = connect(host).json

    assert record["https_requested"] is True
    assert record["short_links_enabled"] is True


def test_records_of_a_disconnected_hostname_can_be_deleted_but_not_changed(api: Api, host: str, link: Any) -> None:
    record, other = link(alias="abc"), link(alias="other")
    api("DELETE", f"/host/{host}")

    put = api("PUT", f"/redirect/{record['id']}", {"url": record["url"], "destination": "https://dest.example/new"})
    deleted = api("DELETE", f"/redirect/{other['id']}")
    api("POST", "/host", {"host": host})

    assert rejected(put) == {"url"}
    assert deleted.status == 204
    assert api.visit(host, "/abc").location == "https://dest.example/landing"
    assert api.visit(host, "/other").status == 404


def test_the_aliases_of_a_disconnected_hostname_stay_claimed(api: Api, host: str, link: Any) -> None:
    link(alias="abc")
    api("DELETE", f"/host/{host}")
    body = {"host": host, "alias": "abc", "destination": "https://dest.example/other"}

    while_disconnected = api("POST", "/link", body)
    api("POST", "/host", {"host": host})
    connected_again = api("POST", "/link", body)

    assert rejected(while_disconnected) == {"host"}
    assert rejected(connected_again) == {"alias"}


# --- what a hostname does --------------------------------------------------------------------------------------


@statement("W8", "R50", "R52", "S7", "S9")
def test_new_short_links_are_refused_where_they_are_switched_off(api: Api, host: str, link: Any) -> None:
    old = link(alias="old")
    api("POST", "/host", {"host": host, "short_links_enabled": False})
    body = {"host": host, "destination": "https://dest.example/"}

    with_alias = api("POST", "/link", {**body, "alias": "new"})
    without_alias = api("POST", "/link", body)
    as_frame = api("POST", "/link", {**body, "type": "frame"})

    for answer in (with_alias, without_alias, as_frame):
        assert rejected(answer) == {"host"}
    assert api.visit(host, "/old").status == 302
    assert api.visit(host, "/new").status == 404
    assert api("GET", f"/links/{old['id']}").status == 200


def test_existing_short_links_can_be_changed_where_new_ones_are_switched_off(api: Api, host: str, link: Any) -> None:
    old = link(alias="old")
    api("POST", "/host", {"host": host, "short_links_enabled": False})

    answer = api("PUT", f"/redirect/{old['id']}", {"url": old["url"], "destination": "https://dest.example/other"})

    assert answer.status == 200, answer.text
    assert api.visit(host, "/old").location == "https://dest.example/other"


def test_links_cannot_be_moved_to_where_short_links_are_switched_off(
    api: Api, host: str, link: Any, connect: Any
) -> None:
    closed = fresh()
    connect(closed, short_links_enabled=False)
    record = link(alias="abc")

    answer = api(
        "PUT", f"/redirect/{record['id']}", {"url": f"https://{closed}/abc", "destination": "https://dest.example/"}
    )

    assert rejected(answer) == {"url"}
    assert api.visit(host, "/abc").status == 302


def test_short_links_can_be_made_again_once_switched_on(api: Api, host: str, link: Any) -> None:
    api("POST", "/host", {"host": host, "short_links_enabled": False})
    api("POST", "/host", {"host": host, "short_links_enabled": True})

    link(alias="new")

    assert api.visit(host, "/new").status == 302


@statement("R10", "R48")
def test_https_requested_shows_in_the_links(api: Api, host: str, link: Any) -> None:
    record = link(alias="abc")
    assert (record["https"], record["url"]) == (True, f"https://{host}/abc")

    api("POST", "/host", {"host": host, "https_requested": False})

    changed = api("GET", f"/links/{record['id']}").json
    assert (changed["https"], changed["url"]) == (False, f"http://{host}/abc")


@statement("R47")
def test_counts_tell_the_records_by_handler(api: Api, host: str, link: Any) -> None:
    first = link()
    link()
    api("POST", "/redirect", {"url": f"https://{host}/", "destination": "https://dest.example/"})

    assert sorted(listed(api, host)["counts"]) == ["redirect=1", "short-url=2"]

    api("DELETE", f"/redirect/{first['id']}")

    assert sorted(listed(api, host)["counts"]) == ["redirect=1", "short-url=1"]


def test_every_path_of_a_connected_hostname_is_a_visit(api: Api, host: str, link: Any) -> None:
    link(alias="v1/test")
    headers = {"Authorization": f"Bearer {api.token}", "X-Forwarded-Proto": "https"}

    answer = api.visit(host, "/v1/test", headers=headers)
    other = api.visit(host, "/v1/links", headers=headers)

    assert (answer.status, answer.location) == (302, "https://dest.example/landing")
    assert other.status == 404
    assert "text/html" in other.headers["Content-Type"]


@pytest.mark.parametrize("field", ["id", "domain", "correct", "nonsense"])
def test_other_fields_are_refused(api: Api, field: str) -> None:
    host = fresh()

    assert rejected(api("POST", "/host", {"host": host, field: "x"})) == {field}

    assert listed(api, host) == {}


@statement("E51")
def test_a_hostname_is_required(api: Api) -> None:
    assert_rejects(api("POST", "/host", {"https_requested": True}), "host")


def test_a_hostname_is_read_with_its_settings(api: Api, host: str) -> None:
    answer = api("GET", f"/host/{host}")

    assert answer.status == 200
    record = answer.json
    settings = {name: record.pop(name) for name in SETTINGS}
    assert settings == SETTINGS
    assert_host(record)
    assert record == listed(api, host)
    assert_error(api("GET", f"/host/{fresh()}"), 404)
    assert_error(api("POST", f"/host/{host}"), 405)


# --- where nothing is found ------------------------------------------------------------------------------------

SETTINGS = {
    "notfound_url": None, "expired_url": None, "notfound_status": 302, "apple_app_site_association": None,
    "assetlinks": None,
}  # fmt: skip


def test_a_merge_patch_keeps_what_is_left_out(api: Api, host: str) -> None:
    def patch(**settings: Any) -> dict[str, Any]:
        answer = api("PATCH", f"/host/{host}", settings)
        assert answer.status == 200, answer.text
        return {name: answer.json[name] for name in SETTINGS}

    url = "https://dest.example/search?q={path}"
    assert patch() == SETTINGS
    assert patch(notfound_url=url) == {**SETTINGS, "notfound_url": url}
    assert patch(notfound_status=410) == {**SETTINGS, "notfound_url": url, "notfound_status": 410}
    assert patch(notfound_url=None, notfound_status=None) == SETTINGS


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("notfound_url", "https://dest.example{path}"),
        ("notfound_url", "https://{path}.example/"),
        ("expired_url", "https://dest.example/#{path}"),
        ("notfound_url", "ftp://dest.example/"),
        ("notfound_url", "https://dest.example/" + "x" * 2048),
        ("notfound_url", 1),
        ("notfound_status", 301),
        ("notfound_status", "404"),
        ("host", "other.acme.test"),
    ],
)
def test_a_bad_setting_changes_nothing(api: Api, host: str, field: str, value: Any) -> None:
    answer = api("PATCH", f"/host/{host}", {"expired_url": "https://dest.example/over", field: value})

    assert_rejects(answer, field)
    assert api("GET", f"/host/{host}").json["expired_url"] is None


def test_a_path_that_nothing_answers(api: Api, host: str, link: Any) -> None:
    link(alias="abc")
    assert api.visit(host, "/a/b").status == 404
    api("PATCH", f"/host/{host}", {"notfound_url": "https://dest.example/old/{path}?from={path}"})

    missed, found = api.visit(host, "/a/b?c=d"), api.visit(host, "/abc")

    assert (missed.status, missed.location) == (302, "https://dest.example/old/a/b?from=a%2Fb")
    assert found.location == "https://dest.example/landing"
    for status in (404, 410):
        api("PATCH", f"/host/{host}", {"notfound_status": status})
        page = api.visit(host, "/a/b")
        assert (page.status, page.location) == (status, None)
        assert 'href="https://dest.example/old/a/b?from=a%2Fb"' in page.text


@pytest.mark.parametrize("target", ["https://{}", "https://{}/", "https://{}/lost", "https://{}/lost?from={{path}}"])
def test_a_target_on_the_hostname_itself_does_not_repeat(api: Api, host: str, target: str) -> None:
    """A visit that comes back and finds nothing gets the page."""
    api("PATCH", f"/host/{host}", {"notfound_url": target.format(host)})
    own = "/lost" if "lost" in target else "/"

    first, back = api.visit(host, "/a"), api.visit(host, own)

    assert (first.status, first.location) == (302, target.format(host).replace("{path}", "a"))
    assert (back.status, back.location) == (404, None)
    if own == "/lost":
        assert api.visit(host, "/lost/").location is None
        assert api.visit(host, "/lost/x").location is not None


@pytest.mark.parametrize(
    ("target", "path", "location"),
    [
        ("https://dest.example/{path}", "/a/b%20c/?x=1", "https://dest.example/a/b%20c/"),
        ("https://dest.example/old/{path}", "/../../x", "https://dest.example/old/x"),
        ("https://dest.example/old/{path}", "/%2e%2e/x", "https://dest.example/old/x"),
        ("https://dest.example/?p={path}#top", "/a&b=c", "https://dest.example/?p=a%26b%3Dc#top"),
        ("https://dest.example/{path}?p={path}", "/a", "https://dest.example/a?p=a"),
        ("https://dest.example/", "/a", "https://dest.example/"),
        ("dest.example/x", "/", "https://dest.example/x"),
    ],
)
def test_where_the_path_goes(api: Api, host: str, target: str, path: str, location: str) -> None:
    assert api("PATCH", f"/host/{host}", {"notfound_url": target}).status == 200

    assert api.visit(host, path).location == location


def test_a_hostname_comes_before_its_workspace(api: Api, host: str, link: Any, settings: Any) -> None:
    over = {"notfound_url": "https://workspace.example/404", "expired_url": "https://workspace.example/over"}
    for key, value in over.items():
        assert api("POST", f"/workspace/update/{key}", {"value": value}).status == 200
    for alias in ("a", "b"):
        link(alias=alias, max_clicks=1, interstitial="never")
        api.visit(host, f"/{alias}")

    assert api.visit(host, "/missing").location == over["notfound_url"]
    assert api.visit(host, "/a").location == over["expired_url"]
    own = {"notfound_url": "https://host.example/404", "expired_url": "https://host.example/over"}
    api("PATCH", f"/host/{host}", own)
    assert api.visit(host, "/missing").location == own["notfound_url"]
    assert api.visit(host, "/a").location == own["expired_url"]
    assert api.visit(host, "/missing", "HEAD").location == own["notfound_url"]
    api("PATCH", f"/host/{host}", {"notfound_url": None})
    assert api.visit(host, "/missing").location == over["notfound_url"]


def test_filters_of_hostnames(api: Api, host: str) -> None:
    """The hostname is not in DNS, so it is not correct."""
    later = fresh()
    made = api("POST", "/host", {"host": later}).json["created_at"]

    def found(**filters: str) -> list[str]:
        query = {f"filter[{name}]": value for name, value in {"host": f"{host},{later}", **filters}.items()}
        return [one["host"] for one in api("GET", "/host", query={**query, "sort": "id"}).json["data"]]

    assert found() == [host, later]
    assert found(dns_correct="false") == [host, later]
    assert found(dns_correct="true") == []
    assert found(search=host[:8]) == [host]
    assert found(search="nothing-like-this") == []
    assert found(created_after=made) == [later]
    assert found(created_before=made) == [host]
    for name, value in (("dns_correct", "maybe"), ("created_after", "yesterday"), ("tags", "x")):
        assert rejected(api("GET", "/host", query={f"filter[{name}]": value})) == {f"filter.{name}"}
