"""What sends visitors elsewhere in other services, and the rules that it becomes."""

import io
import json
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.rules.rules import as_json, parse_rules
from signpost.domain.records.rules.shlink_rules import conditions_of
from signpost.features.transfer.importer import ImportPlan, LineResult, import_file, open_file
from signpost.features.transfer.reading import targeting
from signpost.features.transfer.reading.sources import SOURCES
from signpost.operations.caller import Caller
from signpost.operations.records.new_records import NO_COUNTRIES
from tests.conftest import Client
from tests.features.transfer.conftest import HOST, SAMPLES

A, B = "https://a.example/", "https://b.example/"
Rules = list[dict[str, Any]]
IOS, ANDROID = {"if": {"system": ["iOS"]}, "destination": A}, {"if": {"system": ["Android"]}, "destination": B}


def understood(source: str, row: dict[str, Any]) -> dict[str, Any]:
    (record,) = SOURCES[source].understand(row)
    # Of the service, and not of its targeting: tests/features/transfer/test_moves.py.
    assert record.pop("forward_query", False) is bool(SOURCES[source].forwards_query)
    return record


@pytest.fixture
def rules(client: Client) -> Callable[[str], Any]:
    """The rules of the record with an alias, as an export has them."""

    def get(alias: str) -> Any:
        lines = map(json.loads, client.get("/v1/export").text.splitlines())
        return next(line["rules"] for line in lines if line["alias"] == alias)

    return get


# --- Dub ------------------------------------------------------------------------------------------------------------


def test_dub_tells_devices_and_countries_apart() -> None:
    row = {"ios": A, "android": B, "geo.DE": A, "geo.at": A, "geo.US": B}
    assert understood("dub", row)["rules"] == [
        IOS,
        ANDROID,
        {"if": {"country": ["DE", "AT"]}, "destination": A},
        {"if": {"country": ["US"]}, "destination": B},
    ]
    assert understood("dub", {"geo": json.dumps({"DE": A})})["rules"] == [{"if": {"country": ["DE"]}, "destination": A}]


def test_dub_tests_become_shares_while_they_run() -> None:
    variants = [{"url": A, "percentage": 70}, {"url": B, "percentage": 30}]
    running = understood("dub", {"url": A, "testVariants": variants, "testCompletedAt": "2099-01-01T00:00:00.000Z"})
    assert (running["destinations"], running["destination_routing"], running["destination_weights"]) == (
        [A, B],
        "weighted",
        [70, 30],
    )
    assert running["notes"] == ["Its A/B test ends on 2099-01-01 there; here its split stays until you change it."]
    over = understood("dub", {"url": A, "testVariants": variants, "testCompletedAt": "2020-01-01T00:00:00.000Z"})
    assert over == {"destination": A}


def test_a_record_has_a_limited_number_of_rules() -> None:
    record = understood(
        "dub", {f"geo.{first}{second}": f"{A}{first}{second}" for first in "ABCDE" for second in "ABCDE"}
    )
    assert len(record["rules"]) == 20
    assert record["notes"] == ["A record has at most 20 rules: 5 were left out."]


def test_what_is_no_country_is_left_out() -> None:
    record = understood("dub", {"geo.Europe": A, "ios": A})
    assert record["rules"] == [IOS]
    assert record["notes"] == ["The targeting of 'europe' was left out: it is no country code."]


def test_countries_without_a_destination_are_none() -> None:
    assert understood("dub", {"url": A, "geo.DE": None, "geo.AT": ""}) == {"destination": A}


@pytest.mark.parametrize("address", [7, ["x"], {"x": 1}, "javascript:x"])
def test_a_destination_that_is_none_is_refused(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], address: Any
) -> None:
    connect(HOST)
    row = {"shortUrl": f"https://{HOST}/a", "longUrl": B, "redirectRules": [
        {"longUrl": address, "conditions": [condition("device", "ios")]}
    ]}  # fmt: skip
    (line,) = import_text(json.dumps([row]), source="shlink", format="json")
    assert (line.result, [*line.errors]) == ("refused", ["rules.0.destination"])


# --- Short.io -------------------------------------------------------------------------------------------------------


def test_short_io() -> None:
    row = {
        "originalURL": A, "iphoneURL": A, "androidURL": B, "splitURL": B, "splitPercent": 30,
        "countries": [{"id": 1, "country": "GA", "originalURL": B}, {"id": 2, "country": "DE", "originalURL": B}],
        "regions": [{"country": "US", "region": "NY", "originalURL": B}],
    }  # fmt: skip
    record = understood("shortio", row)
    assert record["rules"] == [IOS, ANDROID, {"if": {"country": ["GA", "DE"]}, "destination": B}]
    assert (record["destinations"], record["destination_weights"]) == ([A, B], [70, 30])
    assert record["notes"] == ["Its targeting of regions was left out: rules look at countries."]


@pytest.mark.parametrize("percent", [None, 0, 100, True, "some", ""])
def test_a_split_without_a_share_is_none(percent: Any) -> None:
    assert understood("shortio", {"originalURL": A, "splitURL": B, "splitPercent": percent}) == {"destination": A}


# --- Shlink ---------------------------------------------------------------------------------------------------------


def condition(type_: str, value: str | None, key: str | None = None) -> dict[str, Any]:
    return {"type": type_, "matchKey": key, "matchValue": value}


@pytest.mark.parametrize(
    ("conditions", "expected"),
    [
        ([condition("device", "android")], {"system": ["Android"]}),
        ([condition("device", "ios")], {"system": ["iOS"]}),
        ([condition("device", "mobile")], {"device": ["mobile", "tablet"]}),
        ([condition("device", "desktop"), condition("device", "macos")], {"device": ["desktop"], "system": ["macOS"]}),
        ([condition("language", "en_US")], {"language": ["en-US"]}),
        ([condition("browser", "android_browser")], {"browser": ["Android"]}),
        ([condition("geolocation-country-code", "de")], {"country": ["DE"]}),
        (
            [condition("query-param", "bar", "foo"), condition("any-value-query-param", None, "ref")],
            {"query": {"foo": "bar", "ref": None}},
        ),
        ([condition("valueless-query-param", None, "foo")], {"query": {"foo": ""}}),
        ([condition("any-value-query-param", "foo")], {"query": {"foo": None}}),
        (
            [condition("any-value-query-param", None, "foo"), condition("query-param", "bar", "foo")],
            {"query": {"foo": "bar"}},
        ),
        (
            [condition("after-date", "2026-05-01T00:00:00+02:00"), condition("before-date", "2026-06-01T00:00:00Z")],
            {"from": "2026-04-30T22:00:00.000000Z", "until": "2026-06-01T00:00:00.000000Z"},
        ),
        (
            [condition("after-date", "2026-05-01T00:00:00Z"), condition("after-date", "2026-07-01T00:00:00Z")],
            {"from": "2026-07-01T00:00:00.000000Z"},
        ),
    ],
)
def test_conditions_of_shlink(conditions: Rules, expected: dict[str, Any]) -> None:
    found = conditions_of(conditions)
    assert found == expected
    (rule,) = parse_rules([{"if": found, "destination": A}])
    assert as_json([rule])[0]["if"] == expected


@pytest.mark.parametrize(
    ("conditions", "reason"),
    [
        ([condition("ip-address", "10.0.0.0/8")], "rules do not look at IP addresses."),
        ([condition("geolocation-city-name", "Köln")], "rules do not look at cities."),
        ([condition("moon", "full")], "its condition moon is not known here."),
        ([condition("device", "fridge")], "its condition device is not known here."),
        ([], "it has no conditions."),
        ("none", "it has no conditions."),
        (["none"], "its condition None is not known here."),
        ([condition("device", "ios"), condition("device", "android")], "its conditions never hold together."),
        (
            [condition("query-param", "a", "x"), condition("query-param", "b", "x")],
            "its conditions never hold together.",
        ),
        ([condition("language", "de"), condition("language", "fr")], "it wants two languages at once."),
        (
            [condition("after-date", "2026-07-01T00:00:00Z"), condition("before-date", "2026-06-01T00:00:00Z")],
            "its conditions never hold together.",
        ),
    ],
)
def test_what_shlink_has_and_rules_have_not(conditions: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        conditions_of(conditions)


def test_rules_of_shlink_are_in_order_and_complete() -> None:
    given = [
        {"longUrl": B, "priority": 3, "conditions": [condition("device", "android")]},
        {"longUrl": A, "priority": 1, "conditions": [condition("device", "ios")]},
        {"longUrl": A, "priority": 2, "conditions": [condition("ip-address", "1.2.3.4")]},
    ]
    for row in (
        {"redirectRules": given, "hasRedirectRules": True},
        {"redirectRules.defaultLongUrl": A, "redirectRules.redirectRules": given},
    ):
        record = understood("shlink", row)
        assert record["rules"] == [IOS, ANDROID]
        assert record["notes"] == ["Rule 2 was left out: rules do not look at IP addresses."]


def test_rules_of_shlink_that_the_file_does_not_contain_are_said() -> None:
    for value in (True, "true"):
        assert understood("shlink", {"hasRedirectRules": value}) == {
            "notes": ["It has rules there that the file does not contain."]
        }
    assert understood("shlink", {"hasRedirectRules": False}) == {}


def test_addresses_by_device_of_old_versions_of_shlink() -> None:
    row = {"deviceLongUrls.android": B, "deviceLongUrls.ios": A, "deviceLongUrls.desktop": None}
    assert understood("shlink", row)["rules"] == [ANDROID, IOS]


# --- imports --------------------------------------------------------------------------------------------------------


def shlink_file() -> str:
    rule = {"longUrl": A, "priority": 1, "conditions": [condition("device", "ios")]}
    link = {"shortUrl": f"https://{HOST}/a", "longUrl": B, "redirectRules": [rule]}
    return json.dumps([link])


def test_rules_arrive(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], rules: Callable[[str], Any]
) -> None:
    connect(HOST)
    (line,) = import_text(shlink_file(), source="shlink", format="json")
    assert (line.result, line.note) == ("created", "")
    assert rules("a") == [IOS]


def test_targeting_of_countries_needs_to_know_them(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], rules: Callable[[str], Any]
) -> None:
    connect(HOST)
    text = json.dumps([{"shortLink": f"https://{HOST}/a", "url": B, "ios": A, "geo": {"DE": A}}])
    (line,) = import_text(text, source="dub", format="json")
    assert (line.result, line.note) == ("created", targeting.NO_COUNTRIES)
    assert rules("a") == [IOS]


def test_columns_about_visitors_are_known() -> None:
    columns = ["shortLink", "ios", "geo.DE", "testVariants", "image"]
    assert SOURCES["dub"].fields_of(columns) == ["url", "rules", "rules", "rules", None]
    assert SOURCES["signpost"].fields_of(["rules", "geo.DE"]) == ["rules", None]


@pytest.mark.parametrize("quoted", [True, False])
def test_a_table_has_rules_as_json(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], rules: Callable[[str], Any], quoted: bool
) -> None:
    connect(HOST)
    cell = json.dumps([IOS, ANDROID]).replace('"', '""') if quoted else "country=DE"
    (line,) = import_text(f'url,destination,rules\n{HOST}/a,{B},"{cell}"\n')
    if quoted:
        assert line.result == "created"
        assert rules("a") == [IOS, ANDROID]
    else:
        assert line.errors == {"rules": ["Must be a list."]}


@pytest.mark.slow
def test_another_process_reads_rules(
    app: Flask, caller: Caller, connect: Callable[..., str], rules: Callable[[str], Any]
) -> None:
    """As for large files and standard input: it knows nothing of this app."""
    connect(HOST)
    link = {"shortLink": f"https://{HOST}/a", "url": B, "ios": A, "geo": {"DE": A}}
    with (
        app.app_context(),
        ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool,
        io.BytesIO(json.dumps([link]).encode()) as file,
    ):
        plan = ImportPlan("dub", "json")
        ((line,),) = import_file(caller, open_file(file, plan), plan, pool=pool)
    assert (line.result, line.note) == ("created", targeting.NO_COUNTRIES)
    assert rules("a") == [IOS]


def test_rules_that_need_countries_are_refused_in_our_own_files(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    row = {"url": f"{HOST}/a", "destination": B, "rules": [{"if": {"country": ["DE"]}, "destination": A}]}
    (line,) = import_text(json.dumps(row), format="jsonl")
    assert line.errors == {"rules.0.if.country": [NO_COUNTRIES]}


def test_a_sample_of_shlink_with_its_rules(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], rules: Callable[[str], Any]
) -> None:
    connect(HOST)
    text = (SAMPLES / "shlink-rules.json").read_bytes()
    lines = import_text(text, source="shlink", format="json", hosts={"": HOST})
    assert [line.note for line in lines] == ["Rule 2 was left out: rules do not look at IP addresses.", ""]
    assert rules("app") == [
        {"if": {"system": ["iOS"], "language": ["en-US"]}, "destination": "https://apps.apple.com/app/1"},
        {
            "if": {"system": ["Android"], "query": {"from": "poster"}, "until": "2029-12-31T23:00:00.000000Z"},
            "destination": "https://play.google.com/store/apps/details?id=x",
        },
    ]
    assert rules("plain") == []
