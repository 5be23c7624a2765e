"""Redirect rules in Shlink's form, and domains."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.rules import shlink_rules
from signpost.testing.calls import BROWSER
from tests.conftest import Client, Visit
from tests.features.dialects.shlink.conftest import Call, type_of
from tests.played.mmdb import country, mmdb

Create = Callable[..., dict[str, Any]]
RULES = "/short-urls/a/redirect-rules"


@pytest.fixture
def app(make_app: Callable[..., Flask], tmp_path: Path) -> Flask:
    """Rules may ask for countries where the server knows them."""
    file = tmp_path / "countries.mmdb"
    file.write_bytes(mmdb({"0.0.0.0/0": country("DE")}))
    return make_app(DIALECTS=["shlink"], COUNTRY_DATABASE=str(file))


def condition(type_: str, value: str | None, key: str | None = None) -> dict[str, Any]:
    return {"type": type_, "matchKey": key, "matchValue": value}


def rule(url: str, *conditions: dict[str, Any]) -> dict[str, Any]:
    return {"longUrl": f"https://dest.example/{url}", "conditions": [*conditions]}


EVERY_CONDITION = [
    *(condition("device", name) for name in shlink_rules.DEVICES),
    *(condition("browser", name) for name in ("chrome", "firefox", "edge", "safari", "opera", "android_browser")),
    condition("language", "de"),
    condition("language", "pt-BR"),
    condition("geolocation-country-code", "AT"),
    condition("query-param", "b", "a"),
    condition("any-value-query-param", None, "a"),
    condition("valueless-query-param", None, "a"),
    condition("before-date", "2030-01-01T00:00:00+00:00"),
    condition("after-date", "2020-01-01T00:00:00+00:00"),
]


@pytest.mark.parametrize("item", EVERY_CONDITION, ids=lambda entry: f"{entry['type']} {entry['matchValue']}")
def test_every_condition_comes_back_as_it_was_sent(create: Create, call: Call, item: dict[str, Any]) -> None:
    create(customSlug="a")
    answer = call("POST", RULES, {"redirectRules": [rule("x", item)]})
    assert answer.status_code == 200, answer.text
    assert answer.json == call("GET", RULES).json
    assert answer.json == {
        "defaultLongUrl": "https://dest.example/landing",
        "redirectRules": [{**rule("x", item), "priority": 1}],
    }
    assert call("GET", "/short-urls/a").json["hasRedirectRules"] is True


def test_rules_decide_where_visitors_go(create: Create, call: Call, visit: Visit) -> None:
    create(customSlug="a", forwardQuery=False)
    both = rule("both", condition("query-param", "1", "x"), condition("language", "de"))
    call("POST", RULES, {"redirectRules": [both, rule("x", condition("any-value-query-param", None, "x"))]})
    german = {"User-Agent": BROWSER, "Accept-Language": "de"}
    assert visit("/a?x=1", headers=german).headers["Location"] == "https://dest.example/both"
    assert visit("/a?x=1").headers["Location"] == "https://dest.example/x"
    assert visit("/a").headers["Location"] == "https://dest.example/landing"
    assert call("POST", RULES, {"redirectRules": []}).json["redirectRules"] == []
    assert visit("/a?x=1").headers["Location"] == "https://dest.example/landing"


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (condition("ip-address", "192.0.2.1"), "Rules do not look at IP addresses."),
        (condition("geolocation-city-name", "Wien"), "Rules do not look at cities."),
        (condition("moon", "full"), "Its condition moon is not known here."),
        (condition("before-date", "2026-02-30T00:00:00Z"), "Its condition before-date has no valid date (matchValue)."),
        (condition("after-date", "tomorrow"), "Its condition after-date has no valid date (matchValue)."),
        (condition("query-param", "x"), "Its condition query-param names no parameter (matchKey)."),
    ],
)
def test_a_condition_that_we_have_not_is_refused(create: Create, call: Call, entry: Any, reason: str) -> None:
    create(customSlug="a")
    fine = rule("x", condition("language", "de"))
    call("POST", RULES, {"redirectRules": [fine]})
    answer = call("POST", RULES, {"redirectRules": [fine, rule("y", entry)]})
    assert (type_of(answer), answer.json["invalidElements"]) == ("invalid-data", ["redirectRules.1.conditions"])
    assert reason in answer.json["detail"]
    assert len(call("GET", RULES).json["redirectRules"]) == 1


@pytest.fixture
def with_rules(create: Create, client: Client) -> Callable[..., None]:
    """Give the link /a rules as REST takes them."""
    create(customSlug="a")
    id_ = client.get("/v1/link").json["data"][0]["id"]

    def do(*rules: dict[str, Any]) -> None:
        answer = client.patch(f"/v1/redirect/{id_}", json={"rules": [*rules]})
        assert answer.status_code == 200, answer.text

    return do


def test_several_values_are_several_rules(with_rules: Callable[..., None], call: Call) -> None:
    with_rules(
        {"if": {"country": ["DE", "AT"], "system": ["iOS", "Android"]}, "destination": "https://dest.example/x"},
        {"if": {"device": ["tablet", "desktop", "mobile"]}, "destination": "https://dest.example/y"},
    )
    shown = call("GET", RULES).json["redirectRules"]
    assert [entry["priority"] for entry in shown] == [1, 2, 3, 4, 5, 6]
    values = [[part["matchValue"] for part in entry["conditions"]] for entry in shown]
    assert sorted(sorted(value) for value in values[:4]) == [
        ["AT", "android"], ["AT", "ios"], ["DE", "android"], ["DE", "ios"],
    ]  # fmt: skip
    assert values[4:] == [["mobile"], ["desktop"]]
    saved = call("POST", RULES, {"redirectRules": shown})
    assert saved.json["redirectRules"] == shown


@pytest.mark.parametrize(
    "lost",
    [
        {"if": {"referrer": ["news.example"]}, "destination": "https://dest.example/y"},
        {"if": {"share": 10}, "destination": "https://dest.example/y"},
        {"if": {"device": ["mobile"]}, "destination": "https://dest.example/y"},
        {"if": {"country": ["DE"]}, "destinations": ["https://dest.example/1", "https://dest.example/2"]},
    ],
)
def test_rules_that_shlink_has_no_form_for_are_not_lost(
    with_rules: Callable[..., None], call: Call, client: Client, lost: dict[str, Any]
) -> None:
    with_rules({"if": {"language": ["de"]}, "destination": "https://dest.example/x"}, lost)
    shown = call("GET", RULES).json["redirectRules"]
    assert [entry["longUrl"] for entry in shown] == ["https://dest.example/x"]
    answer = call("POST", RULES, {"redirectRules": shown})
    assert type_of(answer) == "invalid-data"
    assert "(rule 2)" in answer.json["detail"]
    id_ = client.get("/v1/link").json["data"][0]["id"]
    assert len(client.get(f"/v1/links/{id_}?include=extensions").json["extensions"]["rules"]) == 2


# --- domains ----------------------------------------------------------------------------------------------------

NONE = dict.fromkeys(("baseUrlRedirect", "regular404Redirect", "invalidShortUrlRedirect"))


def redirects(url: str | None) -> dict[str, Any]:
    return dict.fromkeys(NONE, url)


def test_domains_are_the_connected_hostnames(connect: Callable[..., str], call: Call, client: Client) -> None:
    connect("old.acme.test", short_links_enabled=False)
    connect()
    client.post("/v1/workspace/update/notfound_url", json={"value": "https://dest.example/search"})
    assert call("GET", "/domains").json["domains"] == {
        "data": [
            {"domain": "go.acme.test", "isDefault": True, "redirects": NONE},
            {"domain": "old.acme.test", "isDefault": False, "redirects": NONE},
        ],
        "defaultRedirects": redirects("https://dest.example/search"),
    }


def test_the_address_for_what_is_not_found_is_one(connect: Callable[..., str], call: Call, visit: Visit) -> None:
    connect()
    url = "https://dest.example/nothing"
    body = {"domain": "go.acme.test", **NONE, "invalidShortUrlRedirect": url}
    assert call("PATCH", "/domains/redirects", body).json == redirects(url)
    assert visit("/nope").headers["Location"] == url
    assert call("GET", "/domains").json["domains"]["data"][0]["redirects"] == redirects(url)
    different = {"domain": "go.acme.test", "baseUrlRedirect": "https://a.example/", "regular404Redirect": None}
    refused = call("PATCH", "/domains/redirects", different)
    assert (type_of(refused), refused.json["invalidElements"]) == (
        "invalid-data",
        ["baseUrlRedirect", "regular404Redirect"],
    )
    assert call("PATCH", "/domains/redirects", {"domain": "DEFAULT", **NONE}).json == NONE
    assert visit("/nope").status_code == 404


def test_a_domain_that_is_not_connected_is_not_found(connect: Callable[..., str], call: Call) -> None:
    connect()
    answer = call("PATCH", "/domains/redirects", {"domain": "nowhere.test", "regular404Redirect": None})
    assert (answer.status_code, type_of(answer), answer.json["authority"]) == (404, "domain-not-found", "nowhere.test")
    assert call("PATCH", "/domains/redirects", {"domain": "go.acme.test", "regular404Redirect": "no url"}).json[
        "invalidElements"
    ] == ["regular404Redirect"]


@pytest.mark.parametrize("domain", ["no host", "https://go.acme.test", "127.0.0.1", "*.acme.test", "a" * 300])
def test_a_domain_that_is_no_hostname_is_no_valid_data(create: Create, call: Call, domain: str) -> None:
    answer = call("PATCH", "/domains/redirects", {"domain": domain, "regular404Redirect": None})
    assert (answer.status_code, type_of(answer), answer.json["invalidElements"]) == (400, "invalid-data", ["domain"])
