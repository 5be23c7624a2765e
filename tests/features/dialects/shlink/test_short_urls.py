"""Short URLs: created, listed, edited and deleted as Shlink's clients do it."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from tests.conftest import Client, Visit
from tests.features.dialects.shlink.conftest import Call, codes_of, type_of
from tests.visits.conftest import press, send

Create = Callable[..., dict[str, Any]]


def test_a_short_url_has_all_members_of_shlink(create: Create) -> None:
    created = create(
        "https://dest.example/a",
        customSlug="spring sale",
        title="Spring  sale",
        tags=["news", "shop"],
        validSince="2026-01-01T00:00:00+01:00",
        validUntil="2099-12-31T23:59:59Z",
        maxVisits=5,
        crawlable=True,
        forwardQuery=False,
    )
    assert created.pop("dateCreated").endswith("+00:00")
    assert created == {
        "shortUrl": "https://go.acme.test/spring-sale",
        "shortCode": "spring-sale",
        "longUrl": "https://dest.example/a",
        "tags": ["news", "shop"],
        "meta": {"validSince": "2025-12-31T23:00:00+00:00", "validUntil": "2099-12-31T23:59:59+00:00", "maxVisits": 5},
        "domain": None,
        "title": "Spring sale",
        "crawlable": False,
        "forwardQuery": False,
        "visitsSummary": {"total": 0, "nonBots": 0, "bots": 0},
        "hasRedirectRules": False,
    }


def test_it_is_the_same_record_on_the_rest_interface(create: Create, client: Client, visit: Visit) -> None:
    create("https://dest.example/a", customSlug="a", tags=["x"])
    (record,) = client.get("/v1/link").json["data"]
    assert (record["alias"], record["destination"], record["tags"]) == ("a", "https://dest.example/a", ["x"])
    assert (record["created_via"], record["forward_query"]) == ("api", True)
    assert visit("/a?q=1").headers["Location"] == "https://dest.example/a?q=1"


def test_a_slug_may_have_slashes(create: Create, call: Call) -> None:
    assert create(customSlug="/docs/start/")["shortCode"] == "docs/start"
    assert call("GET", "/short-urls/docs/start").json["shortCode"] == "docs/start"
    assert call("GET", "/short-urls/docs/start/visits").json["visits"]["data"] == []


def test_a_generated_code_has_the_length_and_the_prefix_that_are_asked_for(create: Create) -> None:
    assert len(create(shortCodeLength=9)["shortCode"]) == 9
    code = create(pathPrefix="promo/s", shortCodeLength=4)["shortCode"]
    assert code.startswith("promo/s")
    assert len(code) == len("promo/s") + 4


@pytest.mark.parametrize("length", [3, 31, "5", True, 10**400])
def test_a_length_that_cannot_be_is_refused(create: Create, call: Call, length: Any) -> None:
    create()
    answer = call("POST", "/short-urls", {"longUrl": "https://dest.example/", "shortCodeLength": length})
    assert type_of(answer) == "invalid-data"


def test_a_taken_slug_has_the_error_of_shlink(create: Create, call: Call) -> None:
    create(customSlug="a")
    again = call("POST", "/short-urls", {"longUrl": "https://dest.example/", "customSlug": "a"})
    assert (type_of(again), again.status_code, again.json["customSlug"]) == ("non-unique-slug", 400, "a")
    assert again.json["detail"] == 'Provided slug "a" is already in use.'
    named = {"longUrl": "https://dest.example/", "customSlug": "a", "domain": "go.acme.test"}
    assert call("POST", "/short-urls", named).json["detail"] == (
        'Provided slug "a" is already in use for domain "go.acme.test".'
    )


@pytest.mark.parametrize(
    ("fields", "same"),
    [
        ({}, True),
        ({"tags": ["x"]}, True),
        ({"tags": ["x", "z"]}, False),
        ({"customSlug": "first"}, True),
        ({"customSlug": "second"}, False),
        ({"maxVisits": 7}, True),
        ({"maxVisits": 8}, False),
        ({"validUntil": "2099-01-01T00:00:00Z"}, True),
        ({"validSince": "2020-01-01T00:00:00Z"}, False),
    ],
)
def test_find_if_exists_returns_what_has_all_that_is_asked_for(create: Create, fields: Any, same: bool) -> None:
    create(
        "https://dest.example/a", customSlug="first", tags=["x", "y"], maxVisits=7, validUntil="2099-01-01T00:00:00Z"
    )
    found = create("https://dest.example/a", findIfExists=True, **fields)
    assert (found["shortCode"] == "first") is same


def test_the_default_domain_is_that_connected_first(create: Create, connect: Callable[..., str], call: Call) -> None:
    create(customSlug="a")
    connect("links.acme.test")
    other = create(customSlug="a", domain="links.acme.test")
    assert (other["domain"], other["shortUrl"]) == ("links.acme.test", "https://links.acme.test/a")
    assert create(domain="go.acme.test")["domain"] is None
    assert call("GET", "/short-urls/a").json["domain"] is None
    assert call("GET", "/short-urls/a?domain=links.acme.test").json["domain"] == "links.acme.test"
    assert codes_of(call("GET", "/short-urls?domain=links.acme.test")) == ["a"]
    assert len(codes_of(call("GET", "/short-urls?domain=DEFAULT"))) == 2
    missing = call("GET", "/short-urls/b?domain=links.acme.test")
    assert missing.json["detail"] == 'No URL found with short code "b" for domain "links.acme.test"'


def test_without_a_hostname_nothing_can_be_created(call: Call) -> None:
    answer = call("POST", "/short-urls", {"longUrl": "https://dest.example/"})
    assert (type_of(answer), answer.json["invalidElements"]) == ("invalid-data", ["domain"])
    assert call("GET", "/short-urls").json["shortUrls"]["pagination"]["totalItems"] == 0
    assert type_of(call("GET", "/short-urls/a")) == "short-url-not-found"


# --- lists ------------------------------------------------------------------------------------------------------


@pytest.fixture
def multiple(create: Create) -> None:
    create("https://dest.example/c", customSlug="one", title="Beta", tags=["x", "y"], maxVisits=2)
    create("https://dest.example/b", customSlug="two", title="Alpha", tags=["x"])
    create("https://dest.example/a", customSlug="six", title="Gamma", tags=["y", "z"], validUntil=_soon())


def _soon() -> str:
    return times.text(times.now() + timedelta(hours=1))


@pytest.mark.usefixtures("multiple")
@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("", ["six", "two", "one"]),
        ("orderBy=dateCreated-ASC", ["one", "two", "six"]),
        ("orderBy=shortCode-ASC", ["one", "six", "two"]),
        ("orderBy=longUrl-ASC", ["six", "two", "one"]),
        ("orderBy=title-DESC", ["six", "one", "two"]),
        ("itemsPerPage=2", ["six", "two"]),
        ("itemsPerPage=2&page=2", ["one"]),
        ("itemsPerPage=2&page=3", []),
        ("itemsPerPage=-1", ["six", "two", "one"]),
        ("searchTerm=ALPHA", ["two"]),
        ("searchTerm=dest.example/b", ["two"]),
        ("tags[]=x&tags[]=z", ["six", "two", "one"]),
        ("tags[]=x&tags[]=y&tagsMode=all", ["one"]),
        ("tags[0]=z", ["six"]),
        ("excludeTags[]=z", ["two", "one"]),
        ("excludeTags[]=x&excludeTags[]=y&excludeTagsMode=all", ["six", "two"]),
        ("startDate=2020-01-01T00:00:00%2B01:00&endDate=2099-01-01", ["six", "two", "one"]),
        ("endDate=2020-01-01T00:00:00Z", []),
        ("startDate=2099-01-01", []),
        ("domain=nowhere.test", []),
    ],
)
def test_a_list_has_what_is_asked_for(call: Call, query: str, codes: list[str]) -> None:
    assert codes_of(call("GET", f"/short-urls?{query}")) == codes


@pytest.mark.usefixtures("multiple")
def test_pages_are_counted(call: Call) -> None:
    listed = call("GET", "/short-urls?itemsPerPage=2&page=2").json["shortUrls"]
    assert listed["pagination"] == {
        "currentPage": 2,
        "pagesCount": 2,
        "itemsPerPage": 2,
        "itemsInCurrentPage": 1,
        "totalItems": 3,
    }


@pytest.mark.usefixtures("multiple")
def test_links_that_are_over_can_be_left_out(
    app: Flask, call: Call, visit: Visit, write_clicks: Callable[[], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        press(lambda target, **kwargs: send(app, target, **kwargs), "/one")
    visit("/two")
    write_clicks()
    assert codes_of(call("GET", "/short-urls?orderBy=nonBotVisits-DESC")) == ["one", "two", "six"]
    assert codes_of(call("GET", "/short-urls?orderBy=visits-ASC")) == ["six", "two", "one"]
    assert codes_of(call("GET", "/short-urls?excludeMaxVisitsReached=true")) == ["six", "two"]
    later = times.now() + timedelta(days=1)
    monkeypatch.setattr(times, "now", lambda: later)
    assert codes_of(call("GET", "/short-urls?excludePastValidUntil=true")) == ["two", "one"]


# --- edit and delete --------------------------------------------------------------------------------------------


def test_what_is_not_named_stays(create: Create, call: Call) -> None:
    create(customSlug="a", title="T", tags=["x"], maxVisits=3)
    edited = call("PATCH", "/short-urls/a", {"longUrl": "https://dest.example/new"}).json
    assert (edited["longUrl"], edited["title"], edited["tags"]) == ("https://dest.example/new", "T", ["x"])
    assert edited["meta"]["maxVisits"] == 3
    wrong: tuple[Any, ...] = ([], {}, False, 0)
    for title in wrong:
        assert call("PATCH", "/short-urls/a", {"title": title}).status_code == 400
    assert call("GET", "/short-urls/a").json["title"] == "T"


def test_null_takes_a_value_away(create: Create, call: Call) -> None:
    create(customSlug="a", title="T", validSince="2026-01-01T00:00:00Z", validUntil="2099-01-01T00:00:00Z", maxVisits=3)
    body = dict.fromkeys(("title", "validSince", "validUntil", "maxVisits", "longUrl"))
    edited = call("PATCH", "/short-urls/a", body).json
    assert edited["meta"] == {"validSince": None, "validUntil": None, "maxVisits": None}
    assert (edited["title"], edited["longUrl"]) == (None, "https://dest.example/landing")


def test_an_expired_link_can_be_edited_by_a_form_that_sends_everything_back(
    create: Create, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(customSlug="a", validUntil=_soon())
    later = times.now() + timedelta(days=1)
    monkeypatch.setattr(times, "now", lambda: later)
    shown = call("GET", "/short-urls/a").json
    body = {"longUrl": shown["longUrl"], "title": "New", "tags": [], "crawlable": False, **shown["meta"]}
    assert call("PATCH", "/short-urls/a", body).json["title"] == "New"
    past = call("PATCH", "/short-urls/a", {"validUntil": "2020-01-01T00:00:00Z"})
    assert (type_of(past), past.json["invalidElements"]) == ("invalid-data", ["validUntil"])


def test_a_form_that_sends_the_same_destination_back_keeps_a_split(create: Create, call: Call, client: Client) -> None:
    create("https://dest.example/1", customSlug="a")
    id_ = client.get("/v1/link").json["data"][0]["id"]
    multiple = ["https://dest.example/1", "https://dest.example/2"]
    client.patch(f"/v1/redirect/{id_}", json={"destinations": multiple, "destination_routing": "random"})
    call("PATCH", "/short-urls/a", {"longUrl": "https://dest.example/1", "title": "T"})
    assert client.get(f"/v1/links/{id_}").json["destinations"] == multiple
    call("PATCH", "/short-urls/a", {"longUrl": "https://dest.example/3"})
    record = client.get(f"/v1/links/{id_}").json
    assert (record["destination"], record["destinations"]) == ("https://dest.example/3", [])


def test_a_deleted_link_is_gone(create: Create, call: Call, visit: Visit) -> None:
    create(customSlug="a")
    answer = call("DELETE", "/short-urls/a")
    assert (answer.status_code, answer.text) == (204, "")
    assert visit("/a").status_code == 404
    for method, body in (("GET", None), ("PATCH", {}), ("DELETE", None)):
        missing = call(method, "/short-urls/a", body)
        assert (type_of(missing), missing.status_code, missing.json["shortCode"]) == ("short-url-not-found", 404, "a")


def test_redirects_are_no_short_urls(connect: Callable[..., str], client: Client, call: Call) -> None:
    connect()
    client.post("/v1/redirect", json={"url": "https://go.acme.test/old", "destination": "https://dest.example/"})
    assert type_of(call("GET", "/short-urls/old")) == "short-url-not-found"
    assert codes_of(call("GET", "/short-urls")) == []


@pytest.mark.parametrize("version", ["1", "2", "3"])
def test_every_version_answers_the_same(create: Create, call: Call, version: str) -> None:
    create(customSlug="a")
    assert codes_of(call("GET", f"/rest/v{version}/short-urls")) == ["a"]


def test_get_creates_nothing(call: Call, create: Create) -> None:
    create()
    answer = call("GET", "/short-urls/shorten?longUrl=https://dest.example/&apiKey=x")
    assert (answer.status_code, type_of(answer)) == (501, "501")
    assert call("GET", "/short-urls").json["shortUrls"]["pagination"]["totalItems"] == 1


def test_it_is_off_unless_it_is_named(make_app: Callable[..., Flask]) -> None:
    answer = make_app(DIALECTS=["yourls"]).test_client().get("/rest/health")
    assert answer.status_code == 404


def test_a_prefix_stands_before_a_slug_of_the_client(create: Create, call: Call) -> None:
    assert create(pathPrefix="pre-", customSlug="fix")["shortCode"] == "pre-fix"
    again = call(
        "POST", "/short-urls", {"longUrl": "https://dest.example/b", "pathPrefix": "pre-", "customSlug": "fix"}
    )
    assert (again.status_code, type_of(again)) == (400, "non-unique-slug")


def test_a_search_without_tags_looks_at_their_names(create: Create, call: Call) -> None:
    create("https://dest.example/a", customSlug="tagged", tags=["Spring sale", "x"])
    create("https://dest.example/spring", customSlug="spring")
    create("https://dest.example/c", customSlug="other", tags=["x"])
    assert codes_of(call("GET", "/short-urls?searchTerm=spring")) == ["spring", "tagged"]
    assert codes_of(call("GET", "/short-urls?searchTerm=spring&orderBy=shortCode-DESC")) == ["tagged", "spring"]
    assert codes_of(call("GET", "/short-urls?searchTerm=spring%20sale")) == ["tagged"]
    assert codes_of(call("GET", "/short-urls?searchTerm=spring&tags[]=x")) == []
    assert codes_of(call("GET", "/short-urls?searchTerm=100%25")) == []


def test_a_body_may_be_a_form(call: Call, create: Create) -> None:
    form = {
        "longUrl": "https://dest.example/form", "customSlug": "form", "tags[]": ["a", "b"], "maxVisits": "3",
        "findIfExists": "true", "forwardQuery": "false", "title": "", "validUntil": "2099-12-31T23:59:59Z",
    }  # fmt: skip
    created = call("POST", "/short-urls", data=form).json
    assert (created["shortCode"], created["tags"], created["forwardQuery"]) == ("form", ["a", "b"], False)
    assert created["meta"]["maxVisits"] == 3
    assert call("POST", "/short-urls", data=form).json == created
    assert call("PATCH", "/short-urls/form", data={"title": "New", "tags[0]": "c"}).json["tags"] == ["c"]
    refused = call("POST", "/short-urls", data={**form, "maxVisits": "many", "findIfExists": "perhaps"})
    assert (refused.status_code, type_of(refused)) == (400, "invalid-data")
    assert call("POST", "/short-urls", data={"a" * 300: "b"}).status_code == 400
