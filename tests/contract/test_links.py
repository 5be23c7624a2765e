"""Short links: create, get, and what visitors get. Spec: "POST /link", "GET /links/{id}"."""

import secrets
import time
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import pytest

from .client import Api
from .errors import assert_error, assert_rejects, rejected
from .hosts import fresh, long_host
from .records import DEST, NO_UTM, REFUSED_ALIASES, ROUTINGS, SIZES, WANTED, WITH, assert_record, get
from .statements import statement

# --- create and get --------------------------------------------------------------------------------------------


@statement("R1", "R40", "R42", "E25")
def test_create_answers_one_record_in_a_list(api: Api, host: str) -> None:
    answer = api("POST", "/link", {"host": host, "destination": DEST, "alias": "abc"})

    assert answer.status == 200
    assert set(answer.json) == {"data"}
    assert len(answer.json["data"]) == 1
    assert_record(answer.json["data"][0], "create")


@statement("W3", "W5", "R3", "R7", "R11", "R29", "R37", "R38", "R39", "E61", "E62")
def test_what_is_left_out_has_its_default(api: Api, host: str, link: Any) -> None:
    created = link(alias="abc")

    record = get(api, created["id"])

    assert_record(record, "get")
    assert {name: created[name] for name in created} == {name: record[name] for name in created}
    expected = {
        "handler": "short-url",
        "host": host,
        "alias": "abc",
        "url": f"https://{host}/abc",
        "https": True,
        "file": None,
        "destination": DEST,
        "destinations": [],
        "destination_routing": "first",
        "plugins": [],
        "has_password": False,
        "total_clicks": 0,
        "type": "link",
        "title": "",
        "description": "",
        "status": "302",
        "paused_by": "",
        "forward_path": None,
        "forward_query": None,
        "utm": NO_UTM,
        "qr": {"theme": "square", "color": "#000000", "logo": False, "show_url": True, "margin": "4"},
        "monitor": "off",
        "is_notify": False,
        "is_switch_unbroken_destination": False,
        "tags": [],
        "created_via": "api",
        "expired_at": None,
    }
    assert {name: record[name] for name in expected} == expected
    assert record["created_by"] == record["creator"]["id"]
    assert record["created_at"] == record["updated_at"]


@statement("W3")
def test_what_is_given_is_kept(api: Api, host: str, link: Any) -> None:
    given = {
        "title": "Spring",
        "description": "The spring sale.",
        "forward_path": True,
        "forward_query": False,
        "destinations": WANTED,
        "plugins": ["noindex"],
        "is_notify": True,
        "is_switch_unbroken_destination": True,
        "alias": "spring",
        "destination_routing": "random",
        "tags": ["a", "b"],
    }
    created = link(
        **given, utm=["source=news", "term=shoes"], status=307, expires="2040-01-02T03:04:05Z", password="sesame"
    )

    record = get(api, created["id"])

    assert_record(created, "create")
    assert_record(record, "get")
    for answer in (created, record):
        assert {name: answer[name] for name in given} == given
        assert answer["destination"] == WANTED[0]
        assert answer["utm"] == {**NO_UTM, "source": "news", "term": "shoes"}
        assert answer["status"] == "307"
        assert answer["expired_at"] == "2040-01-02T03:04:05.000000Z"
        assert answer["monitor"] in ("pending", "up", "down")
    assert record["has_password"] is True


@statement("W2")
def test_a_record_is_visible_to_visitors_at_once(api: Api, host: str, link: Any) -> None:
    assert api.visit(host, "/abc").status == 404

    link(alias="abc")

    answer = api.visit(host, "/abc")
    assert (answer.status, answer.location) == (302, DEST)


@statement("R4")
def test_ids_are_sortable_and_never_used_twice(api: Api, link: Any) -> None:
    first = link()["id"]
    api("DELETE", f"/redirect/{first}")

    rest = [link()["id"] for _ in range(5)]

    assert [first, *rest] == sorted({first, *rest})


@pytest.mark.parametrize("text", ["  kept as given ", "zwei\nZeilen", "<b>&amp;</b>", "日本語 🚀", "e\u0301", "'; --"])
@pytest.mark.parametrize("field", ["title", "description"])
def test_text_comes_back_as_it_was_given(api: Api, link: Any, field: str, text: str) -> None:
    assert get(api, link(**{field: text})["id"])[field] == text


@statement("W4", "R6", "E9", "E64")
@pytest.mark.parametrize(
    ("type_", "handler", "status"),
    [("link", "short-url", "302"), ("redirect", "redirect", "301"), ("frame", "short-url", "302")],
)
def test_the_type_says_who_answers(api: Api, host: str, link: Any, type_: Any, handler: Any, status: Any) -> None:
    record = get(api, link(type=type_, alias="abc")["id"])

    assert (record["type"], record["handler"], record["status"]) == (type_, handler, status)
    visit = api.visit(host, "/abc")
    assert visit.status == (200 if type_ == "frame" else int(status))


# --- limits at their edge --------------------------------------------------------------------------------------


@statement("R19", "R20", "L2", "L4", "L6")
@pytest.mark.parametrize(("field", "largest", "_"), SIZES)
def test_at_its_limit_a_field_is_accepted(api: Api, link: Any, field: str, largest: Any, _: Any) -> None:
    record = link(**{field: largest}, **WITH.get(field, {}))

    if field in ("title", "description", "destinations"):
        assert get(api, record["id"])[field] == largest


@statement("R19", "R20", "E8", "E10", "E21", "L2", "L4", "L6")
@pytest.mark.parametrize(("field", "_", "too_large"), [size for size in SIZES if size[2] is not ...])
def test_beyond_its_limit_a_field_is_refused(api: Api, host: str, field: str, _: Any, too_large: Any) -> None:
    before = newest(api)

    answer = api("POST", "/link", {"host": host, "destination": DEST, field: too_large, **WITH.get(field, {})})

    assert_rejects(answer, field)
    assert newest(api) == before


def newest(api: Api) -> Any:
    return api("GET", "/links", query={"per_page": 1}).json["data"]


@statement("E6", "L1")
def test_the_host_has_100_characters_at_most(api: Api) -> None:
    hosts = [long_host(100), long_host(101)]
    for host in hosts:
        assert api("POST", "/host", {"host": host}).status == 200
    fine, too_long = (api("POST", "/link", {"host": host, "destination": DEST}) for host in hosts)

    assert fine.status == 200, fine.text
    assert rejected(too_long) == {"host"}


# --- hosts and aliases -----------------------------------------------------------------------------------------


@statement("W2", "E7")
@pytest.mark.parametrize("name", ["never.acme.test", "sub.{}", "www.{}"])
def test_the_host_must_be_connected(api: Api, host: str, name: str) -> None:
    answer = api("POST", "/link", {"host": name.format(host), "destination": DEST})

    assert rejected(answer) == {"host"}


@pytest.mark.parametrize("form", [str.upper, "{}.".format])
def test_the_host_may_be_written_in_another_form(api: Api, host: str, form: Any) -> None:
    answer = api("POST", "/link", {"host": form(host), "destination": DEST})

    assert answer.status == 200, answer.text
    assert answer.json["data"][0]["host"] == host


@statement("E29")
def test_an_alias_is_made_up_when_left_out(api: Api, host: str, link: Any) -> None:
    aliases = [link()["alias"] for _ in range(5)]

    assert len(set(aliases)) == 5
    for alias in aliases:
        assert len(alias) >= 6
        assert set(alias) <= set("23456789abcdefghjkmnpqrstuvwxyz")
        assert api.visit(host, f"/{alias}").status == 302


@statement("R8", "R9")
@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ("abc", "abc"),
        ("ABC", "ABC"),
        ("0", "0"),
        ("a-b._~", "a-b._~"),
        ("a_", "a_"),
        ("a/b/c", "a/b/c"),
        ("a/_b", "a/_b"),
        ("/abc", "abc"),
        ("abc/", "abc"),
        ("...", "..."),
        ("a..b", "a..b"),
        ("-", "-"),
        ("robots", "robots"),
        ("a/robots.txt", "a/robots.txt"),
        ("grüße", "grüße"),
        ("gru\u0308ße", "grüße"),
        ("日本語", "日本語"),
        ("привет", "привет"),
        ("हिन्दी", "हिन्दी"),
        ("٣", "٣"),
        ("v1/links", "v1/links"),
    ],
)
def test_accepted_aliases(api: Api, host: str, link: Any, given: Any, stored: Any) -> None:
    record = link(alias=given)

    assert record["alias"] == stored
    assert record["url"] == f"https://{host}/{quote(stored, safe='/-._~')}"
    assert api.visit(host, f"/{quote(stored)}").location == DEST


# The last ones are emoji outside the Unicode category "other symbol".
@pytest.mark.parametrize(
    "emoji",
    [
        "🚀",
        "👍🏽",
        "👩\u200d🚀",
        "🇩🇪",
        "☕",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "↔\ufe0f",
        "⤴\ufe0f",
        "◾",
        "‼\ufe0f",
        "©\ufe0f",
    ],
)
def test_emoji_are_accepted_aliases(api: Api, host: str, emoji: Any) -> None:
    answer = api("POST", "/link", {"host": host, "destination": DEST, "alias": f"a{emoji}"})

    assert answer.status == 200, answer.text
    assert answer.json["data"][0]["alias"] == unicodedata.normalize("NFC", f"a{emoji}")


@pytest.mark.parametrize("alias", REFUSED_ALIASES)
def test_refused_aliases(api: Api, host: str, alias: str) -> None:
    before = newest(api)

    answer = api("POST", "/link", {"host": host, "destination": DEST, "alias": alias})

    assert rejected(answer) == {"alias"}
    assert newest(api) == before


@statement("E27", "C6")
@pytest.mark.parametrize(
    ("first", "second"), [("abc", "abc"), ("abc", "/abc/"), ("grüße", "gru\u0308ße"), ("a/b", "a/b/")]
)
def test_an_alias_in_use_is_refused(api: Api, host: str, link: Any, first: Any, second: Any) -> None:
    link(alias=first)
    before = newest(api)

    answer = api("POST", "/link", {"host": host, "destination": "https://dest.example/other", "alias": second})

    assert rejected(answer) == {"alias"}
    assert newest(api) == before
    assert api.visit(host, f"/{quote(first)}").location == DEST


def test_aliases_differ_by_case(api: Api, host: str, link: Any) -> None:
    link(alias="abc", destination="https://lower.example/")
    link(alias="ABC", destination="https://upper.example/")

    assert api.visit(host, "/abc").location == "https://lower.example/"
    assert api.visit(host, "/ABC").location == "https://upper.example/"


@statement("E26")
def test_an_alias_is_claimed_on_its_hostname_alone(api: Api, host: str, link: Any) -> None:
    other = fresh()
    api("POST", "/host", {"host": other})
    link(alias="abc")
    answer = api("POST", "/link", {"host": other, "destination": "https://other.example/", "alias": "abc"})

    assert answer.status == 200, answer.text
    assert api.visit(host, "/abc").location == DEST
    assert api.visit(other, "/abc").location == "https://other.example/"


def test_an_alias_is_free_again_once_its_record_is_deleted(api: Api, host: str, link: Any) -> None:
    old = link(alias="abc")
    api("DELETE", f"/redirect/{old['id']}")

    new = link(alias="abc", destination="https://dest.example/new")

    assert new["id"] != old["id"]
    assert api.visit(host, "/abc").location == "https://dest.example/new"


def test_of_many_who_ask_at_once_one_gets_the_alias(api: Api, host: str) -> None:
    def create(number: Any) -> Any:
        return api("POST", "/link", {"host": host, "alias": "abc", "destination": f"https://dest.example/{number}"})

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(create, range(8)))

    assert sorted(answer.status for answer in answers) == [200] + [422] * 7
    winner = next(answer for answer in answers if answer.status == 200)
    assert api.visit(host, "/abc").location == winner.json["data"][0]["destination"]


@statement("C5")
@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"title": "x" * 251}, "title"),
        ({"title": 1, "unknown": 2}, "title"),
        ({"destination_weights": [1]}, "destination_weights"),
    ],
)
def test_every_field_is_named_at_once(api: Api, host: str, link: Any, wrong: Any, named: str) -> None:
    """Also a hostname and an alias that only the database knows to be wrong."""
    link(alias="taken")
    good, free, unknown = {"destination": DEST}, {"host": host, "alias": "free"}, {"host": fresh()}
    extra = {"unknown"} & set(wrong)

    assert rejected(api("POST", "/link", {**good, **unknown, **wrong})) == {named, "host", *extra}
    assert rejected(api("POST", "/link", {**good, "host": host, "alias": "taken", **wrong})) == {named, "alias", *extra}
    assert rejected(api("POST", "/link", {**good, **free, **wrong})) == {named, *extra}
    assert rejected(api("POST", "/link", {**good, "host": host, **wrong})) == {named, *extra}
    for url, at in (
        (f"https://{fresh()}/a", {"url"}),
        (f"https://{host}/taken", {"url"}),
        (f"https://{host}/b", set()),
    ):
        assert rejected(api("POST", "/redirect", {**good, "url": url, **wrong})) == {named, *at, *extra}


# --- destinations ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "destination",
    [
        "https://dest.example",
        "http://dest.example/",
        "HTTPS://Dest.Example/Path",
        "https://dest.example:8443/x",
        "https://dest.example/a%20b?c=%2F&d=e#f",
        "https://dest.example/%e4%zz",
        "https://dest.example/@user?mail=a@b.example",
        "https://dest.example/a//b/../c",
        "https://dest.example/?next=https://other.example/",
        "https://dest.example./",
        "https://192.0.2.1/",
        "https://[2001:db8::1]:8443/x",
        "http://localhost:3000/",
        "https://a_b.dest.example/",
        "https://dest.example/grüße?q=日本",
        "https://dest.example/gru\u0308ße",
        "https://bücher.example/",
        "https://dest.example/🚀",
        "mailto:someone@dest.example?subject=Hi",
        "tel:+49123456",
        "sms:+49123456",
        "fb://profile/1",
        "fb:profile",
        "intent://scan/#Intent;scheme=zxing;end",
        "itms-apps://itunes.apple.com/app/id1",
        "market://details?id=com.example",
        "spotify:track:abc",
        "x-custom+app.1-2:do",
    ],
)
def test_accepted_destinations_are_kept_as_given(api: Api, link: Any, destination: Any) -> None:
    created = link(destination=destination)

    assert created["destination"] == destination
    assert get(api, created["id"])["destination"] == destination


@pytest.mark.parametrize(
    "destination",
    [
        "dest.example",
        "dest.example/a?b#c",
        "dest.example:8443/x",
        "dest.example:8443",
        "www.dest.example",
        "192.0.2.1/x",
    ],
)
def test_without_a_scheme_it_is_https(link: Any, destination: Any) -> None:
    assert link(destination=destination)["destination"] == f"https://{destination}"


@statement("R12", "R13", "E14", "E15")
@pytest.mark.parametrize(
    ("fields", "destination", "destinations"),
    [
        ({"destination": DEST}, DEST, []),
        ({"destination": DEST, "destinations": None}, DEST, []),
        ({"destination": DEST, "destinations": []}, DEST, []),
        ({"destination": DEST, "destinations": [None]}, DEST, []),
        ({"destinations": WANTED}, WANTED[0], WANTED),
        ({"destination": None, "destinations": WANTED}, WANTED[0], WANTED),
        ({"destination": DEST, "destinations": WANTED}, WANTED[0], WANTED),
        ({"destinations": [None, *WANTED, None]}, WANTED[0], WANTED),
        ({"destinations": ["one.example/"]}, "https://one.example/", ["https://one.example/"]),
    ],
)
def test_destination_and_destinations(api: Api, host: str, fields: Any, destination: Any, destinations: Any) -> None:
    answer = api("POST", "/link", {"host": host, "alias": "abc", **fields})

    assert answer.status == 200, answer.text
    record = answer.json["data"][0]
    assert (record["destination"], record["destinations"]) == (destination, destinations)
    assert api.visit(host, "/abc").location == destination


@pytest.mark.parametrize(
    "fields", [{}, {"destination": None}, {"destinations": None}, {"destinations": []}, {"destinations": [None, None]}]
)
def test_a_destination_is_required(api: Api, host: str, fields: Any) -> None:
    assert rejected(api("POST", "/link", {"host": host, **fields})) == {"destination"}


@pytest.mark.parametrize(
    "destination",
    [
        "https://{}/abc",
        "http://{}/abc",
        "{}/abc",
        "HTTPS://{}/abc/",
        "https://{}/%61bc",
        "https://{}/ABC",
        "https://{}:443/abc?x=y#z",
        "https://{}./abc",
        "https://{}/./abc",
        "https://{}/abc#x",
        "https://{}/x/%2e%2e/%61%62%63",
    ],
)
def test_a_destination_that_leads_back_is_refused(api: Api, host: str, destination: Any) -> None:
    body = {"host": host, "alias": "abc"}

    alone = api("POST", "/link", {**body, "destination": destination.format(host)})
    among = api("POST", "/link", {**body, "destinations": [DEST, destination.format(host)]})

    assert_rejects(alone, "destination")
    assert_rejects(among, "destinations")
    assert api.visit(host, "/abc").status == 404


def test_a_link_may_lead_to_the_www_name_of_its_hostname(api: Api, host: str) -> None:
    """Redirecting X to www.X, which another server may answer for, is very common."""
    body = {"host": host, "alias": "abc", "destination": f"https://www.{host}/abc"}

    assert api("POST", "/link", body).status == 200
    assert api.visit(host, "/abc").location == f"https://www.{host}/abc"
    assert api.visit(f"www.{host}", "/abc").status == 404


def test_a_link_may_lead_to_another_one_of_its_hostname(api: Api, host: str, link: Any) -> None:
    link(alias="other")

    link(alias="abc", destination=f"https://{host}/other")

    assert api.visit(host, "/abc").location == f"https://{host}/other"


@statement("R14", "E22")
@pytest.mark.parametrize("routing", ROUTINGS)
def test_routings(api: Api, link: Any, routing: Any) -> None:
    weights = {"destination_weights": [1, 2]} if routing == "weighted" else {}

    record = link(destinations=WANTED, destination_routing=routing, **weights)

    assert get(api, record["id"])["destination_routing"] == routing


@pytest.mark.parametrize("routing", [None, *(one for one in ROUTINGS if one != "weighted")])
def test_weights_are_refused_with_another_routing_than_weighted(api: Api, host: str, routing: Any) -> None:
    """They would be stored without effect."""
    body = {"host": host, "destinations": WANTED, "destination_weights": [1] * len(WANTED)}

    answer = api("POST", "/link", {**body, **({"destination_routing": routing} if routing else {})})

    assert_rejects(answer, "destination_weights")
    assert (routing or "first") in answer.json["errors"]["destination_weights"][0]


@pytest.mark.parametrize("weights", [None, [1], [1, 2, 3], [0, 0]])
def test_routing_weighted_needs_a_weight_for_each_destination(api: Api, host: str, weights: Any) -> None:
    body = {"host": host, "destinations": WANTED, "destination_routing": "weighted", "destination_weights": weights}

    assert_rejects(api("POST", "/link", body), "destination_weights")


# --- status, utm, tags, times ----------------------------------------------------------------------------------


@statement("R21", "R22", "E23")
@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_the_status_is_an_integer_in_and_a_string_out(api: Api, host: str, link: Any, status: Any) -> None:
    record = link(alias="abc", status=status)

    assert record["status"] == str(status)
    assert get(api, record["id"])["status"] == str(status)
    assert api.visit(host, "/abc").status == status


@pytest.mark.parametrize("status", [0, -301, 200, 300, 304, 305, 306, 309, 404, 500, 2**31])
def test_another_status_is_refused(api: Api, host: str, status: Any) -> None:
    assert rejected(api("POST", "/link", {"host": host, "destination": DEST, "status": status})) == {"status"}


@statement("R27", "E13")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], {}),
        ({}, {}),
        (["source=a"], {"source": "a"}),
        (["source=a", "medium=b", "campaign=c", "term=d", "content=e"], dict(zip(NO_UTM, "abcde", strict=True))),
        (["campaign=a=b&c"], {"campaign": "a=b&c"}),
        (["term="], {}),
        (["content=ä 🚀"], {"content": "ä 🚀"}),
        ({"source": "a", "content": "b"}, {"source": "a", "content": "b"}),
        ({"medium": ""}, {}),
        (dict(zip(NO_UTM, "abcde", strict=True)), dict(zip(NO_UTM, "abcde", strict=True))),
    ],
)
def test_utm_comes_in_two_forms_and_goes_out_in_one(api: Api, link: Any, given: Any, expected: Any) -> None:
    record = link(utm=given)

    assert record["utm"] == {**NO_UTM, **expected}
    assert get(api, record["id"])["utm"] == {**NO_UTM, **expected}


@pytest.mark.parametrize(
    ("utm", "field"),
    [
        ({"id": "a"}, "utm.id"),
        ({"source": 1}, "utm.source"),
        ({"source": "x" * 256}, "utm.source"),
        (["medium=" + "x" * 256], "utm.medium"),
        (["other=a"], "utm.other"),
    ],
)
def test_a_refused_utm_member_is_named(api: Api, host: str, utm: Any, field: str) -> None:
    assert rejected(api("POST", "/link", {"host": host, "destination": DEST, "utm": utm})) == {field}


@pytest.mark.parametrize("utm", [["source"], [""], ["=a"], ["source=a", "source=b"], ["Source=a"]])
def test_utm_entries_that_cannot_be_read_are_refused(api: Api, host: str, utm: Any) -> None:
    assert_rejects(api("POST", "/link", {"host": host, "destination": DEST, "utm": utm}), "utm")


@statement("R35", "E24")
@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ([], []),
        (["b", "a"], ["b", "a"]),
        (["  a ", "\tb\n"], ["a", "b"]),
        (["a", "b", "a", " a"], ["a", "b"]),
        (["a", "A"], ["a", "A"]),
        (["a b", "ä,ö", "🚀"], ["a b", "ä,ö", "🚀"]),
    ],
)
def test_tags_are_trimmed_and_each_is_kept_once(api: Api, link: Any, given: Any, stored: Any) -> None:
    record = link(tags=given)

    assert record["tags"] == stored
    assert get(api, record["id"])["tags"] == stored


@statement("R41", "R42", "E20")
@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ("2040-11-20T12:00:00Z", "2040-11-20T12:00:00.000000Z"),
        ("2040-11-20t12:00:00z", "2040-11-20T12:00:00.000000Z"),
        ("2040-11-20T12:00:00", "2040-11-20T12:00:00.000000Z"),
        ("2040-11-20T12:00:00.5Z", "2040-11-20T12:00:00.500000Z"),
        ("2040-11-20T12:00:00.123456Z", "2040-11-20T12:00:00.123456Z"),
        ("2040-11-20T12:00:00+02:00", "2040-11-20T10:00:00.000000Z"),
        ("2040-11-20T23:30:00-05:30", "2040-11-21T05:00:00.000000Z"),
        ("2040-11-20T12:00:00-00:00", "2040-11-20T12:00:00.000000Z"),
        ("2040-02-29T00:00:00Z", "2040-02-29T00:00:00.000000Z"),
        ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000000Z"),
        (None, None),
        ("", None),
    ],
)
def test_expires_goes_out_as_expired_at(api: Api, link: Any, given: Any, stored: Any) -> None:
    record = link(expires=given)

    assert record["expired_at"] == stored
    assert get(api, record["id"])["expired_at"] == stored


@pytest.mark.parametrize("field", ["expires", "starts"])
@pytest.mark.parametrize(
    "moment",
    [
        "tomorrow",
        "2040",
        "2040-11-20",
        "12:00:00",
        "2040-13-20T12:00:00Z",
        "2041-02-29T00:00:00Z",
        "2040-11-20T25:00:00Z",
        "2040-11-20T12:60:00Z",
        "2040-11-20T12:00Z",
        "2040-11-20T12:00:00+25:00",
        "2040-11-20T12:00:00 UTC",
        "2040-11-20T12:00:00ZZ",
        " 2040-11-20T12:00:00Z",
        "20401120T120000Z",
        "2040-W47-2T12:00:00Z",
        "+2040-11-20T12:00:00Z",
        "٢٠٤٠-11-20T12:00:00Z",
        "10000-01-01T00:00:00Z",
        "9999-12-31T23:59:59-01:00",
        "0001-01-01T00:00:00+01:00",
        "0000-01-01T00:00:00Z",
        "2208988800",
    ],
)
def test_moments_that_cannot_be_read_are_refused(api: Api, host: str, field: str, moment: Any) -> None:
    assert rejected(api("POST", "/link", {"host": host, "destination": DEST, field: moment})) == {field}


@pytest.mark.parametrize("moment", ["2020-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "0999-01-01T00:00:00Z"])
def test_a_record_cannot_expire_in_the_past(api: Api, host: str, moment: Any) -> None:
    assert rejected(api("POST", "/link", {"host": host, "destination": DEST, "expires": moment})) == {"expires"}


@pytest.mark.parametrize(
    ("starts", "status"),
    [
        ("2040-01-01T00:00:00Z", 404),
        ("2020-01-01T00:00:00Z", 302),
        ("0999-01-01T00:00:00Z", 302),
        ("0001-01-01T00:00:00Z", 302),
        (None, 302),
        ("", 302),
    ],
)
def test_a_record_begins_to_resolve_when_it_starts(api: Api, host: str, link: Any, starts: Any, status: Any) -> None:
    link(alias="abc", starts=starts)

    assert api.visit(host, "/abc").status == status


@statement("R43", "S6")
def test_a_record_stops_resolving_when_it_expires(api: Api, host: str, link: Any) -> None:
    soon = (datetime.now(UTC) + timedelta(seconds=1.5)).isoformat()
    record = link(alias="abc", expires=soon)
    link(alias="moved", expires=soon, expired_url="https://dest.example/over")
    assert api.visit(host, "/abc").status == 302
    assert api.visit(host, "/moved").location == DEST

    deadline = time.monotonic() + 5
    while api.visit(host, "/abc").status == 302 and time.monotonic() < deadline:
        time.sleep(0.05)

    assert api.visit(host, "/abc").status == 410
    assert api.visit(host, "/moved").location == "https://dest.example/over"
    assert get(api, record["id"])["expired_at"] == record["expired_at"]


@pytest.mark.parametrize("max_clicks", [1, 2, 3])
def test_a_record_stops_resolving_after_its_clicks(api: Api, host: str, link: Any, max_clicks: Any) -> None:
    link(alias="abc", max_clicks=max_clicks, interstitial="never")

    statuses = [api.visit(host, "/abc").status for _ in range(max_clicks + 2)]

    assert statuses == [302] * max_clicks + [410, 410]


def test_of_many_who_come_at_once_no_more_follow_than_may(api: Api, host: str, link: Any) -> None:
    link(alias="abc", max_clicks=5, interstitial="never")

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(lambda _: api.visit(host, "/abc").status, range(40)))

    assert sorted(statuses) == [302] * 5 + [410] * 35


# --- the other fields ------------------------------------------------------------------------------------------


@statement("R26", "E11", "E12")
@pytest.mark.parametrize("value", [True, False, None])
@pytest.mark.parametrize("field", ["forward_path", "forward_query"])
def test_forwarding_has_three_values(api: Api, link: Any, field: str, value: Any) -> None:
    assert get(api, link(**{field: value})["id"])[field] is value


@statement("R30", "R31", "R33", "E18", "E19")
@pytest.mark.parametrize("field", ["is_notify", "is_switch_unbroken_destination"])
def test_monitoring_is_on_as_soon_as_it_serves_something(api: Api, link: Any, field: str) -> None:
    watched, unwatched = link(**{field: True}), link(**{field: False})

    assert watched[field] is True
    assert watched["monitor"] in ("pending", "up", "down")
    assert unwatched[field] is False
    assert unwatched["monitor"] == "off"


@statement("R15", "E16")
@pytest.mark.parametrize("plugins", [None, [], ["noindex"], ["noindex", "no-referrer", "block-bots", "preview"]])
def test_plugins(api: Api, link: Any, plugins: Any) -> None:
    assert get(api, link(plugins=plugins)["id"])["plugins"] == (plugins or [])


@statement("R18", "E17")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("plugins", ["nonsense"]),
        ("plugins", ["noindex", ""]),
        ("type", "nonsense"),
        ("type", ""),
        ("type", "Link"),
        ("destination_routing", "nonsense"),
        ("destination_routing", ""),
        ("destination_routing", "First"),
    ],
)
def test_unknown_words_are_refused(api: Api, host: str, field: str, value: Any) -> None:
    assert_rejects(api("POST", "/link", {"host": host, "destination": DEST, field: value}), field)


@statement("R16")
def test_a_password_is_asked_for_and_never_shown(api: Api, host: str, link: Any) -> None:
    record = link(alias="abc", password="open sesame")

    answer = api("GET", f"/links/{record['id']}")

    assert answer.json["has_password"] is True
    assert "sesame" not in answer.text
    visit = api.visit(host, "/abc")
    assert visit.status == 401
    assert visit.location is None
    assert DEST not in visit.text


def test_null_is_no_password(api: Api, link: Any) -> None:
    assert get(api, link(password=None)["id"])["has_password"] is False


@statement("E3")
def test_creating_is_not_idempotent(api: Api, host: str) -> None:
    body = {"host": host, "destination": DEST}

    first, second = (api("POST", "/link", body).json["data"][0] for _ in range(2))

    assert first["id"] != second["id"]
    assert first["alias"] != second["alias"]


@statement("E63")
def test_a_link_is_found_among_the_links_with_every_field(api: Api, link: Any) -> None:
    record = link()

    for path in ("/link", "/links"):
        found = next(one for one in api("GET", path).json["data"] if one["id"] == record["id"])
        assert_record(found, "list")
        single = get(api, record["id"])
        assert {name: found[name] for name in single} == single
        assert found["tld"] == "test"


@statement("E61")
def test_an_unknown_id_is_not_found(api: Api) -> None:
    assert_error(api("GET", f"/links/{secrets.token_hex(13)}"), 404)


# --- numbers ---------------------------------------------------------------------------------------------------


def test_a_whole_number_may_be_written_with_a_fraction_of_zero(api: Api, link: Any) -> None:
    """In JSON Schema 3.0 is an integer, and some programs write every number this way."""
    two = [DEST, "https://two.example/"]
    weights = {"destination_routing": "weighted", "destination_weights": [1.0, 3.0]}
    record = link(status=307.0, max_clicks=3e0, destinations=two, **weights)
    assert get(api, record["id"])["status"] == "307"


@pytest.mark.parametrize("number", [3.5, 0.0, -3.0, 2.0**53 + 2, 1e300, "3", "3.0", True])
def test_what_is_no_count_of_clicks(api: Api, host: str, number: Any) -> None:
    assert rejected(api("POST", "/link", {"host": host, "destination": DEST, "max_clicks": number})) == {"max_clicks"}
