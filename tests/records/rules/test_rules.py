"""Rules as JSON: what is accepted, how it is written, and the place that each refusal names."""

import itertools
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pytest

from signpost.domain.errors import Invalid
from signpost.domain.languages import lookup, preferred_ranges, tag_of
from signpost.domain.records.rules import client_names, rule_conditions, rule_matches, rule_words
from signpost.domain.records.rules.rule_matches import RuleKey
from signpost.domain.records.rules.rules import MAX_BYTES, as_json, parse_rules, stored_rules
from tests.conftest import ROOT

HERE = "https://there.example/"


def rule(**conditions: Any) -> dict[str, Any]:
    return {"if": conditions, "destination": HERE}


def refusals(*rules: Any) -> dict[str, list[str]]:
    with pytest.raises(Invalid) as refused:
        parse_rules(list(rules))
    return refused.value.errors


# As sent, and as it is written.
ACCEPTED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (rule(country=["de", "AT", "DE"]), rule(country=["DE", "AT"])),
    (rule(device=["mobile", "tablet"]), rule(device=["mobile", "tablet"])),
    (rule(system=[" macOS "], browser=["Chrome"]), rule(system=["macOS"], browser=["Chrome"])),
    (rule(language=["DE-ch", "zh-hant-tw"]), rule(language=["de-CH", "zh-Hant-TW"])),
    (rule(query={"ref": "mail", "vip": None}), rule(query={"ref": "mail", "vip": None})),
    (rule(referrer=["WWW.Example.com", "büro.de"]), rule(referrer=["example.com", "xn--bro-hoa.de"])),
    (
        rule(**{"from": "2026-11-22T00:00:00", "until": "2026-11-23T00:00:00+01:00"}),
        rule(**{"from": "2026-11-22T00:00:00.000000Z", "until": "2026-11-22T23:00:00.000000Z"}),
    ),
    (rule(days=["sun", "mon"], timezone="Europe/Berlin"), rule(days=["sun", "mon"], timezone="Europe/Berlin")),
    (rule(hours=["22:00-06:00", "12:00-24:00"]), rule(hours=["22:00-06:00", "12:00-24:00"])),
    (rule(bot=False), rule(bot=False)),
    (rule(share=50.0), rule(share=50)),
    (
        {"if": {"bot": True}, "destinations": ["a.example", "b.example"], "routing": "weighted", "weights": [3, 1]},
        {
            "if": {"bot": True},
            "destinations": ["https://a.example", "https://b.example"],
            "routing": "weighted",
            "weights": [3, 1],
        },
    ),
    ({**rule(bot=True), "name": "Crawlers", "weights": None}, {"name": "Crawlers", **rule(bot=True)}),
    ({"if": {"bot": True}, "destinations": [HERE]}, rule(bot=True)),
]


@pytest.mark.parametrize(("sent", "written"), ACCEPTED)
def test_accepted(sent: dict[str, Any], written: dict[str, Any]) -> None:
    rules = parse_rules([sent])
    assert as_json(rules) == [written]
    assert stored_rules(as_json(rules)) == rules
    assert parse_rules(as_json(rules)) == rules


@pytest.mark.parametrize("none", [None, []])
def test_no_rules(none: Any) -> None:
    assert parse_rules(none) == ()


REFUSED: list[tuple[Any, dict[str, str]]] = [
    ("x", {"rules.0": "Must be an object."}),
    ({"destination": HERE}, {"rules.0.if": "A rule needs at least one condition."}),
    (rule(), {"rules.0.if": "A rule needs at least one condition."}),
    (rule(timezone="UTC"), {"rules.0.if": "A rule needs at least one condition."}),
    (rule(planet=["Mars"]), {"rules.0.if.planet": "Unknown field."}),
    ({**rule(bot=True), "else": 1}, {"rules.0.else": "Unknown field."}),
    ({"if": {"bot": True}}, {"rules.0.destination": "A rule needs a destination: `destination`, or an entry in "}),
    ({**rule(bot=True), "destinations": [HERE]}, {"rules.0.destinations": "Use `destination` or `destinations`, not"}),
    ({"if": {"bot": True}, "destination": 1}, {"rules.0.destination": "Must be a string."}),
    (
        {"if": {"bot": True}, "destinations": [HERE, "javascript:alert(1)"]},
        {"rules.0.destinations.1": "Links to javascript: addresses aren't allowed."},
    ),
    ({"if": {"bot": True}, "destination": "x" * 3000}, {"rules.0.destination": "Use at most 2048 characters."}),
    ({"if": {"bot": True}, "destinations": []}, {"rules.0.destinations": "Give 1 to 20 entries, not 0."}),
    ({**rule(bot=True), "routing": "best"}, {"rules.0.routing": "Must be one of: first, order,"}),
    ({**rule(bot=True), "routing": "weighted"}, {"rules.0.weights": "Weighted routing needs one weight"}),
    ({**rule(bot=True), "weights": [-1]}, {"rules.0.weights.0": "Must be a whole number from 0 to 1000000."}),
    ({**rule(bot=True), "weights": [1]}, {"rules.0.weights": "Weights need weighted routing."}),
    ({**rule(bot=True), "name": "x" * 51}, {"rules.0.name": "Use at most 50 characters."}),
    (rule(country=["DE", "D1"]), {"rules.0.if.country.1": "Must be a two-letter country code"}),
    (rule(country="DE"), {"rules.0.if.country": "Must be a list."}),
    (rule(country=[]), {"rules.0.if.country": "Give 1 to 50 entries, not 0."}),
    (rule(country=["DE"] * 51), {"rules.0.if.country": "Give 1 to 50 entries, not 51."}),
    (rule(device=["watch"]), {"rules.0.if.device.0": "Must be one of: mobile, tablet, desktop."}),
    (rule(system=["  "]), {"rules.0.if.system.0": "Can't be empty."}),
    (rule(browser=["a\nb"]), {"rules.0.if.browser.0": "Can't contain control characters."}),
    (rule(browser=["x" * 65]), {"rules.0.if.browser.0": "Use at most 64 characters."}),
    (rule(language=["de_CH"]), {"rules.0.if.language.0": "Must be a language tag, like de or de-CH."}),
    (rule(language=[1]), {"rules.0.if.language.0": "Must be a string."}),
    (rule(query=["ref"]), {"rules.0.if.query": "Must be an object."}),
    (rule(query={}), {"rules.0.if.query": "Give 1 to 10 parameters, not 0."}),
    (rule(query={"ref": 1}), {"rules.0.if.query.ref": "Must be a string, or null for any value."}),
    (rule(query={"ref": "x" * 256}), {"rules.0.if.query.ref": "Use at most 255 characters."}),
    (rule(query={"": "x"}), {"rules.0.if.query": "A parameter name must have 1 to 100 characters."}),
    (rule(query={"ref": "a\nb"}), {"rules.0.if.query": "Can't contain control characters."}),
    (rule(referrer=["*.example.com"]), {"rules.0.if.referrer.0": "Wildcards aren't supported."}),
    (rule(**{"from": "tomorrow"}), {"rules.0.if.from": "Must be a timestamp (RFC 3339)"}),
    (rule(**{"from": "2027-01-01T00:00:00Z", "until": "2026-01-01T00:00:00Z"}), {"rules.0.if.until": "Must be later"}),
    (rule(days=["monday"]), {"rules.0.if.days.0": "Must be one of: mon, tue, wed, thu, fri, sat, sun."}),
    (rule(hours=["9-17"]), {"rules.0.if.hours.0": "Must be hours, like 09:00-17:00. The latest end is 24:00."}),
    (rule(hours=["24:00-01:00"]), {"rules.0.if.hours.0": "Must be hours, like 09:00-17:00. The latest end is 24:00."}),
    (rule(hours=["09:00-09:00"]), {"rules.0.if.hours.0": "Start and end can't be the same."}),
    (rule(days=["mon"], timezone="Mars/Base"), {"rules.0.if.timezone": "Must be a time zone, like Europe/Berlin."}),
    (rule(days=["mon"], timezone="../etc/passwd"), {"rules.0.if.timezone": "Must be a time zone, like Europe/Berlin."}),
    (rule(bot=True, timezone="UTC"), {"rules.0.if.timezone": "Add `days` or `hours`"}),
    (rule(bot="yes"), {"rules.0.if.bot": "Must be true or false."}),
    (rule(share=100), {"rules.0.if.share": "Must be a whole percentage from 1 to 99."}),
    (rule(share=True), {"rules.0.if.share": "Must be a whole percentage from 1 to 99."}),
    (
        {"if": {"bot": 1, "share": 0}, "destination": "/x"},
        {
            "rules.0.destination": "Enter a full address",
            "rules.0.if.bot": "Must be true or false.",
            "rules.0.if.share": "Must be a",
        },
    ),
]


@pytest.mark.parametrize(("sent", "expected"), REFUSED)
def test_refused(sent: Any, expected: dict[str, str]) -> None:
    errors = refusals(sent)
    assert errors.keys() == expected.keys()
    assert [name for name, begin in expected.items() if not errors[name][0].startswith(begin)] == []


def test_the_place_has_the_position_of_the_rule() -> None:
    assert [*refusals(rule(bot=True), rule(bot=1))] == ["rules.1.if.bot"]


def test_bounds() -> None:
    assert refusals(*[rule(bot=True)] * 21) == {"rules": ["Give 1 to 20 entries, not 21."]}
    multiple = {"if": {"bot": True}, "destinations": [HERE] * 17}
    assert refusals(*[multiple] * 6)["rules"][0].startswith("A record can have 100 destinations")
    long = {"if": {"bot": True}, "destinations": [f"{HERE}{'x' * 2000}"] * 20}
    assert refusals(long, long)["rules"][0].endswith(f" bytes as JSON. The maximum is {MAX_BYTES}.")
    with pytest.raises(Invalid, match="rejected"):
        parse_rules({"0": rule(bot=True)})


# --- languages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "ranges"),
    [
        ("", ()),
        ("*", ()),
        ("de", ("de",)),
        ("de-CH, de;q=0.9", ("de-ch",)),
        ("en, de;q=0.5", ("en",)),
        ("de;q=0.5, en", ("en",)),
        ("de;q=0.8,en;q=0.8,fr;q=0.1", ("de", "en")),
        ("*, de;q=0.5", ("de",)),
        ("de;q=0", ()),
        ("de;q=x, fr ; q=0.3", ("fr",)),
        ("x" * 300 + ",de", ()),
        ("fr," * 85 + "en, de", ("fr",) * 85 + ("e",)),
    ],
)
def test_preferred_languages(header: str, ranges: tuple[str, ...]) -> None:
    assert preferred_ranges(header) == ranges


@pytest.mark.parametrize(
    ("ranges", "tags", "found"),
    [
        (["de-ch"], ["de"], "de"),
        (["de"], ["de-ch"], None),
        (["zh-hant-cn-x-private1-private2"], ["zh-hant"], "zh-hant"),
        (["zh-a-x"], ["zh"], "zh"),
        (["fr", "de-at"], ["de"], "de"),
        (["deu"], ["de"], None),
    ],
)
def test_lookup(ranges: list[str], tags: list[str], found: str | None) -> None:
    assert lookup(ranges, tags) == found


@pytest.mark.parametrize(
    "text", ["", "d", "de-", "de--CH", "de-CH-", "*", "de-*", "12", "x-private", "de CH", "a" * 36]
)
def test_no_tag(text: str) -> None:
    with pytest.raises(ValueError, match="Must be a language tag"):
        tag_of(text)


# --- share ---------------------------------------------------------------------------------------------------------


@dataclass
class Unknown:
    """A visitor of whom nothing is known except the token."""

    token: int
    country: str = ""
    device: str = ""
    system: str = ""
    browser: str = ""
    referrer: str = ""
    is_bot: bool = False


@dataclass
class Imagined:
    visitor: Unknown
    languages: str = ""
    query: str = ""
    now: float = 0


def by(token: int) -> Imagined:
    return Imagined(Unknown(token))


def test_two_rules_with_half_of_the_visitors_leave_a_quarter() -> None:
    (half,) = parse_rules([rule(share=50)])
    met = [
        [rule_matches.holds(half.conditions, by(token), RuleKey(1, position)) for position in (1, 2)]
        for token in range(1, 4001)
    ]
    assert 0.22 < sum(not any(entry) for entry in met) / len(met) < 0.28
    assert not rule_matches.holds(half.conditions, by(0))


@pytest.mark.parametrize(("former", "now"), [("iw", "he"), ("in", "id"), ("ji", "yi"), ("no", "nb")])
def test_a_language_with_two_codes_is_one(former: str, now: str) -> None:
    for written, sent in itertools.product((former, now), repeat=2):
        for tag, header, does_hold in (
            (written, sent, True),
            (written, f"{sent.upper()}-XX;q=0.8, en;q=0.5", True),
            (f"{written}-XX", f"{sent}-xx", True),
            (f"{written}-XX", sent, False),
            (written, f"en, {sent};q=0.9", False),
            (written, f"en-{sent}", False),
        ):
            (one,) = parse_rules([rule(language=[tag])])
            # It is kept and explained as it was written.
            assert one.conditions.language == (tag,)
            visit = Imagined(Unknown(1), languages=header)
            assert rule_matches.holds(one.conditions, visit) is does_hold
            (finding,) = rule_matches.explain(one.conditions, visit)
            assert finding.holds is does_hold
            assert finding.sentence.endswith(f", the rule says {tag}.")


@pytest.mark.parametrize("name", ["localtime", "Factory", "posixrules"])
def test_a_time_zone_that_names_no_place(name: str) -> None:
    """It is refused. In a rule of an earlier version it is UTC, and that is what all texts about the rule say."""
    sent = rule(days=["mon"], hours=["08:00-09:00"], timezone=name)
    assert refusals(sent) == {"rules.0.if.timezone": ["Must be a time zone, like Europe/Berlin."]}
    (stored,) = stored_rules([sent])
    monday = Imagined(Unknown(1), now=datetime(2026, 6, 1, 8, 30, tzinfo=UTC).timestamp())
    assert rule_matches.holds(stored.conditions, monday)
    for finding in rule_matches.explain(stored.conditions, monday):
        assert finding.sentence.count("(UTC)") == 2
    assert rule_words.sentence(stored).count("(UTC)") == 1


def test_each_condition_is_explained() -> None:
    for sent, _ in ACCEPTED:
        (one,) = parse_rules([sent])
        found = rule_matches.explain(one.conditions, by(1))
        assert [finding.condition for finding in found] == [name for name in sent["if"] if name != "timezone"]
        assert rule_matches.holds(one.conditions, by(1)) == all(finding.holds for finding in found)
        assert all(", the rule says " in finding.sentence for finding in found)


# --- docs/rules.md -------------------------------------------------------------------------------------------------


def test_the_table_of_conditions_is_whole() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*`) \|[^|]*\|[^|]*\|$", text, re.MULTILINE)
    assert [name for row in rows for name in re.findall("`(.*?)`", row)] == [*rule_conditions.NAMES]


def test_the_table_of_names_is_whole() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    found: dict[str, dict[str, tuple[str, ...]]] = {"browser": {}, "system": {}}
    for kind, names, meant in re.findall(r"^\| (browser|system) (`[^|]*`) \| ([^|]*) \|$", text, re.MULTILINE):
        for name in re.findall("`(.*?)`", names):
            found[kind][name.lower()] = tuple(meant.lower().split(", "))
    expected = {"browser": client_names.BROWSER_GROUPS, "system": client_names.SYSTEM_GROUPS}
    assert {kind: {name: {*meant} for name, meant in batch.items()} for kind, batch in found.items()} == {
        kind: {name: {*meant} for name, meant in batch.items()} for kind, batch in expected.items()
    }
