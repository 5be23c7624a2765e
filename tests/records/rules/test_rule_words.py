"""Rules as people write them in one line, and as sentences that people read."""

import re
from typing import Any

import pytest

from signpost.domain.records.rules import rule_words
from signpost.domain.records.rules.rule_conditions import NAMES
from signpost.domain.records.rules.rule_text import KEYS, rule_from
from signpost.domain.records.rules.rules import parse_rules

A, B = "https://a.example", "https://b.example"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (f"country=DE,AT device=mobile -> {A}", {"if": {"country": ["DE", "AT"], "device": ["mobile"]}}),
        (f"'system=Mac OS X, Windows' -> {A}", {"if": {"system": ["Mac OS X", "Windows"]}}),
        (f"query=ref query=utm_source=a=b,c -> {A}", {"if": {"query": {"ref": None, "utm_source": "a=b,c"}}}),
        (f"query=empty= -> {A}", {"if": {"query": {"empty": ""}}}),
        (
            f"days=mon,tue hours=09:00-17:00 timezone=Europe/Berlin -> {A}",
            {"if": {"days": ["mon", "tue"], "hours": ["09:00-17:00"], "timezone": "Europe/Berlin"}},
        ),
        (
            f"from=2026-05-01T00:00:00Z until=2026-06-01T00:00:00Z -> {A}",
            {"if": {"from": "2026-05-01T00:00:00Z", "until": "2026-06-01T00:00:00Z"}},
        ),
        (f"share=30% bot=no name='The first' -> {A}", {"if": {"share": 30, "bot": False}, "name": "The first"}),
        (
            f"browser=Firefox -> {A} {B}",
            {"if": {"browser": ["Firefox"]}, "destination": None, "destinations": [A, B], "routing": "random"},
        ),
        (
            f"language=de referrer=t.co -> sticky {A} {B}",
            {"if": {"language": ["de"], "referrer": ["t.co"]}, "destinations": [A, B], "routing": "sticky"},
        ),
        (
            f"bot=true -> 75% {A} 25% {B}",
            {"if": {"bot": True}, "destinations": [A, B], "routing": "weighted", "weights": [75, 25]},
        ),
        ('{"if": {"bot": true}, "destination": "https://a.example"}', {"if": {"bot": True}}),
    ],
)
def test_a_line_is_the_json_of_a_rule(line: str, rule: dict[str, Any]) -> None:
    expected = rule if "destinations" in rule else {**rule, "destination": A}
    found = rule_from(line)
    assert found == {name: value for name, value in expected.items() if value is not None}
    assert len(parse_rules([found])) == 1


def test_a_line_can_say_every_condition() -> None:
    assert {*KEYS} == {*NAMES}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"country=DE {A}", "Write conditions, -> and a destination, like country=DE -> https://example.com/de."),
        (f"country=DE -> {A} -> {B}", "Write conditions, ->"),
        ("country=DE ->", "Add a destination after ->."),
        (f"color=red -> {A}", "color is not a condition. Choose country, device, "),
        (f"mobile -> {A}", "mobile is not a condition."),
        (f"country= -> {A}", "country needs a value: country=…"),
        (f"country=DE country=AT -> {A}", "country appears twice. Separate several values with commas."),
        (f"name=a name=b bot=true -> {A}", "name appears twice"),
        (f"bot=maybe -> {A}", "bot is true or false, not maybe."),
        (f"share=some -> {A}", "share is a whole number of percent, like 30, not some."),
        (f"country='DE -> {A}", "A quotation mark is missing at the end."),
        (f"bot=true -> 75% {A} {B}", "Write a share before each destination"),
        (f"bot=true -> {A} 75%", "Write a share before each destination"),
        (f"bot=true -> sticky 75% {A} 25% {B}", "Shares need weighted routing, not sticky."),
        ("{'if': 1}", "Must be a JSON object."),
    ],
)
def test_what_is_wrong_with_a_line(line: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        rule_from(line)


@pytest.mark.parametrize(
    ("conditions", "words"),
    [
        ({"country": ["DE", "AT"], "device": ["mobile"]}, "Visitors from Germany or Austria on a phone"),
        ({"bot": True}, "Bots"),
        ({"bot": False, "language": ["de", "fr-CH"]}, "People who read German or French (fr-CH)"),
        ({"share": 30}, "30 % of visitors"),
        (
            {"system": ["iOS"], "browser": ["Safari"], "referrer": ["t.co"]},
            "Visitors with iOS, using Safari, coming from t.co",
        ),
        ({"query": {"ref": None, "utm_source": "mail"}}, "Visitors with any ref and utm_source=mail in the query"),
        (
            {"days": ["tue", "mon", "wed"], "hours": ["09:00-12:00", "13:00-24:00"], "timezone": "Europe/Berlin"},
            "Visitors on Monday to Wednesday between 09:00 and 12:00 or 13:00 and 24:00 (Europe/Berlin)",
        ),
        ({"days": ["sun", "mon"]}, "Visitors on Monday or Sunday (UTC)"),
        (
            {"from": "2026-05-01T08:00:00Z", "until": "2026-06-01T00:00:00Z"},
            "Visitors since 2026-05-01 08:00 UTC until 2026-06-01 00:00 UTC",
        ),
        (
            {"country": ["DE", "AT", "CH", "FR", "IT", "ES", "PT"]},
            "Visitors from Germany, Austria, Switzerland, France or 3 more",
        ),
    ],
)
def test_a_rule_is_a_sentence(conditions: dict[str, Any], words: str) -> None:
    (rule,) = parse_rules([{"if": conditions, "destination": A}])
    assert rule_words.sentence(rule) == f"{words} go to {A}"


@pytest.mark.parametrize(
    ("routing", "words"),
    [
        ({"routing": "weighted", "weights": [3, 1]}, f"{A} (75 %) or {B} (25 %)"),
        ({"routing": "first"}, A),
        ({"routing": "random"}, f"{A} or {B}, at random"),
        ({"routing": "order"}, f"{A} or {B}, by turns"),
        ({"routing": "sticky"}, f"{A} or {B}, each visitor to the same one for a day (UTC)"),
    ],
)
def test_several_destinations_of_a_rule(routing: dict[str, Any], words: str) -> None:
    (rule,) = parse_rules([{"if": {"bot": True}, "destinations": [A, B], **routing}])
    assert rule_words.sentence(rule) == f"Bots go to {words}"


def test_lists_name_rules() -> None:
    rules = parse_rules(
        [{"if": {"bot": True}, "destination": A}, {"name": "All", "if": {"share": 1}, "destination": A}]
    )
    assert rule_words.titles(rules) == {"1": "1. Bots", "2": "2. All"}


def test_forms_have_a_word_for_everything() -> None:
    assert [*rule_words.CONDITIONS] == [*NAMES]
