"""Why clicks changed: in each breakdown the contributions are those of the clicks themselves, and add up."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.reports.breakdowns import OTHER
from signpost.features.reports.compared.why import MAX_CONTRIBUTIONS, MAX_PARTS, OF_RECORD, OF_WORKSPACE, form_of
from signpost.features.reports.compared.why_words import Phrasing
from signpost.features.reports.sums import ComparedRange, Contribution, Why, WhyForm
from signpost.storage import database
from signpost.storage.models import Workspace
from signpost.translations import speaking
from tests.conftest import RunCommand
from tests.features.reports.conftest import NOW, Click, Counting
from tests.mcp.conftest import Agent

VALUES = {
    "country": ("DE", "AT", "JP", ""),
    "referrer": ("news.example", "search.example", ""),
    "campaign": ("spring", "", ""),
    "browser": ("Firefox", "Chrome"),
    "trigger": ("qr", "", ""),
}
PERIODS = ("today", "yesterday", "7d", "28d", "last_week", "month_to_date", "last_month")


def by_breakdown(answer: Any) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in answer["contributions"]:
        found.setdefault(row["by"], []).append(row)
    return found


def compared(answer: Any, clicks: list[Click], zone: str) -> Iterator[tuple[Click, int, int]]:
    """Each click with how often it counts now, and before, by what the answer says it compares."""
    for click in clicks:
        local = click.at.astimezone(ZoneInfo(zone))
        day, hour = local.date().isoformat(), local.hour
        yield (
            click,
            *(
                click.number * (of["from"] <= day <= of["to"] and (day < of["to"] or hour < of["hours"]))
                for of in (answer["compared"], answer["previous"])
            ),
        )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_contributions_are_those_of_the_clicks_and_add_up(counting: Counting, seed: int) -> None:
    """Of every period, in several time zones, with a filter and without; of a record and of the workspace."""
    chance = random.Random(seed)
    for _ in range(300):
        at = NOW - timedelta(hours=chance.randrange(70 * 24), minutes=chance.randrange(60))
        counting.add(at, chance.choice([1, 1, 9]), **{kind: chance.choice(of) for kind, of in VALUES.items()})
    counting.write()
    for period in PERIODS:
        for query in ({}, {"timezone": "Asia/Kathmandu"}, {"timezone": "America/New_York"}, {"filter[country]": "DE"}):
            for where in (counting.path, "/v1/workspace/clicks"):
                answer = counting.ask(f"{where}/why", period=period, **query)
                if answer["previous"] is None:
                    assert (query, period) == ({"filter[country]": "DE"}, "today")
                    continue
                check(answer, counting.clicks, query)
                assert answer == counting.ask(where, period=period, compare="why", **query)["why"]
                changed = counting.ask(where, period=period, compare="previous", **query)["changes"]["clicks"]
                before = answer["before"]
                assert changed == (round(100 * answer["difference"] / before) if before else None)


def check(answer: Any, clicks: list[Click], query: dict[str, str]) -> None:
    zone, only = query.get("timezone", "UTC"), query.get("filter[country]")
    kept = [click for click in clicks if only in (None, click.values["country"])]
    counted = [*compared(answer, kept, zone)]
    assert answer["clicks"] == sum(now for _, now, _ in counted)
    assert answer["before"] == sum(before for _, _, before in counted)
    assert answer["difference"] == answer["clicks"] - answer["before"]
    for by, rows in by_breakdown(answer).items():
        assert sum(row["difference"] for row in rows) == answer["difference"], by
        assert sum(row["clicks"] for row in rows) == answer["clicks"], by
        expected: dict[str, Counter[str]] = {"clicks": Counter(), "before": Counter()}
        for click, now, before in counted:
            expected["clicks"][click.values.get(by, "")] += now
            expected["before"][click.values.get(by, "")] += before
        for row in rows:
            assert row["difference"] == row["clicks"] - row["before"]
            assert {name: row[name] for name in expected} == {name: of[row["value"]] for name, of in expected.items()}
    parts = answer["parts"]
    assert len(parts) <= MAX_PARTS
    assert [abs(part["difference"]) for part in parts] == sorted((abs(p["difference"]) for p in parts), reverse=True)
    for part in parts:
        assert part["value"] not in ("", OTHER)
        assert {**part, "first_day": ""} in answer["contributions"]
        days = [
            click.at.astimezone(ZoneInfo(zone)).date().isoformat()
            for click, now, _ in counted
            if now and click.values.get(part["by"]) == part["value"]
        ]
        assert part["first_day"] == ("" if part["before"] else min(days))


def test_what_has_no_name_is_part_of_the_sum_and_of_no_sentence(counting: Counting) -> None:
    """More values than are counted by name: one that may be among the others is not said to be new, or gone."""
    for number in range(300):
        counting.add(NOW - timedelta(days=40, minutes=number), 2 if number < 150 else 1, referrer=f"{number}.example")
        counting.add(NOW - timedelta(days=3, minutes=number), 5, referrer=f"{number + 100}.example")
    counting.write()
    answer = counting.why(period="28d")
    rows = by_breakdown(answer)["referrer"]
    assert sum(row["difference"] for row in rows) == answer["difference"] == 1500 - 450
    assert len(rows) == MAX_CONTRIBUTIONS + 1
    assert rows[-1]["value"] == OTHER
    assert all(part["clicks"] and part["before"] for part in answer["parts"])


@pytest.mark.parametrize(
    ("clicks", "before", "form"),
    [
        (0, 0, "too_few"),
        (19, 0, "too_few"),
        (19, 19, "too_few"),
        (20, 0, "more"),
        (0, 20, "fewer"),
        (20, 20, "much_the_same"),
        (30, 20, "too_few"),
        (109, 100, "much_the_same"),
        (110, 100, "too_few"),
        (91, 100, "much_the_same"),
        (219, 200, "much_the_same"),
        (220, 200, "more"),
        (180, 200, "fewer"),
        (181, 200, "much_the_same"),
    ],
)
def test_the_form_at_its_limits(clicks: int, before: int, form: str) -> None:
    assert form_of(clicks, before) == form


class Case(NamedTuple):
    before: dict[str, int]
    now: dict[str, int]
    form: str
    sentence: str


CASES = [
    Case(
        {"DE": 300, "DK": 100, "AT": 50},
        {"DE": 440, "DK": 75, "AT": 53, "SE": 90},
        "more",
        "+208 against the 28 days before: +140 Germany, +90 Sweden (new since 2026-11-25), −25 Denmark.",
    ),
    Case(
        {"DE": 300, "DK": 100},
        {"DE": 260, "DK": 40},
        "fewer",
        "−100 against the 28 days before: −60 Denmark, −40 Germany.",
    ),
    Case(
        {"DE": 300, "DK": 100},
        {"DE": 301, "DK": 150},
        "one_cause",
        "+51 against the 28 days before, nearly all from Denmark.",
    ),
    # What is nearly all of the clicks is nearly all of each change, and says nothing.
    Case({"DE": 300}, {"DE": 400}, "more", "+100 against the 28 days before: +100 Germany."),
    Case(
        {"SE": 100, "PL": 100, "DE": 300},
        {"SE": 144, "PL": 62, "DE": 299},
        "much_the_same",
        "Much the same as in the 28 days before (+1%). +44 Sweden and −38 Poland cancel out.",
    ),
    Case(
        {"SE": 100, "PL": 40, "FR": 40, "DE": 300},
        {"SE": 170, "PL": 16, "FR": 15, "DE": 281},
        "much_the_same",
        "Much the same as in the 28 days before (±0%).",
    ),
    Case({"DE": 100}, {"DE": 100}, "much_the_same", "Much the same as in the 28 days before (±0%)."),
    Case({"DE": 9}, {"DE": 12}, "too_few", "Too few clicks to say why: 12, after 9 in the 28 days before."),
]


@pytest.mark.parametrize("case", CASES, ids=[case.form for case in CASES])
def test_five_forms(counting: Counting, case: Case) -> None:
    for at, clicks in ((NOW - timedelta(days=40), case.before), (NOW - timedelta(days=3), case.now)):
        for country, number in clicks.items():
            counting.add(at, number, country=country)
    counting.write()
    answer = counting.why(period="28d")
    assert (answer["form"], answer["sentence"]) == (case.form, case.sentence)
    assert answer["asked"] == {"from": "2026-11-01", "to": "2026-11-28", "hours": 24}
    assert answer["compared"] == {"from": "2026-11-01", "to": "2026-11-28", "hours": 14}
    assert answer["previous"] == {"from": "2026-10-04", "to": "2026-10-31", "hours": 14}


def test_a_campaign_and_its_source_are_named_once(counting: Counting) -> None:
    counting.add(NOW - timedelta(days=40), 100, country="DE")
    counting.add(NOW - timedelta(days=40), 100, country="AT")
    counting.add(NOW - timedelta(days=3), 100, country="AT")
    counting.add(NOW - timedelta(days=3), 160, country="DE", campaign="spring", source="letter")
    counting.write()
    answer = counting.why(period="28d")
    assert [(part["by"], part["value"]) for part in answer["parts"]] == [("country", "DE")]
    counting.clicks = [Click(NOW - timedelta(days=3), 50, {"country": "AT", "campaign": "x", "source": "y"})]
    counting.write()
    answer = counting.why(period="28d")
    assert answer["form"] == "more"
    named = [(part["by"], part["value"]) for part in answer["parts"]]
    assert named == [("campaign", "spring"), ("country", "DE"), ("country", "AT"), ("campaign", "x")]


def test_of_several_causes_the_rarest_before_is_named(counting: Counting) -> None:
    """Visitors from one country, of whom most come by a campaign that they did not know before."""
    counting.add(NOW - timedelta(days=40), 60, country="DE")
    counting.add(NOW - timedelta(days=40), 60, country="AT")
    counting.add(NOW - timedelta(days=3), 95, country="DE", campaign="spring")
    counting.add(NOW - timedelta(days=3), 65, country="DE")
    counting.add(NOW - timedelta(days=3), 60, country="AT")
    counting.write()
    answer = counting.why(period="28d")
    assert (answer["form"], answer["difference"]) == ("one_cause", 100)
    assert [(part["by"], part["value"]) for part in answer["parts"]] == [("campaign", "spring")]


def test_nothing_before(counting: Counting, app: Flask, run_command: RunCommand) -> None:
    with app.app_context(), database.atomic():
        Workspace.update(created_at=times.text(NOW - timedelta(days=5))).execute()
    counting.add(NOW - timedelta(days=3), 500, country="DE")
    counting.write()
    answer = counting.ask("/v1/workspace/clicks/why", period="28d")
    assert (answer["form"], answer["sentence"]) == ("nothing_before", "")
    assert (answer["compared"], answer["previous"], answer["parts"], answer["contributions"]) == (None, None, [], [])
    assert "nothing to compare" in run_command("workspace", "why", "--period", "28d").output


def test_rest_the_command_line_and_agents_agree(counting: Counting, run_command: RunCommand) -> None:
    counting.add(NOW - timedelta(days=40), 100, country="DE", referrer="news.example")
    counting.add(NOW - timedelta(days=3), 300, country="AT", referrer="news.example")
    counting.write()
    found = counting.why(period="28d", timezone="Europe/Berlin")
    words = ("links", "why", counting.id, "--period", "28d", "--timezone", "Europe/Berlin")
    assert json.loads(run_command(*words, "--json").output) == found
    said = run_command(*words).output
    assert found["sentence"] in said
    assert "country  AT" in " ".join(said.split("\n")) or "AT" in said
    agent = Agent(counting.client)
    told = agent.call("link_clicks", id=counting.id, period="28d", timezone="Europe/Berlin", compare="why")
    assert told["structuredContent"]["why"] == found
    everything = counting.ask("/v1/workspace/clicks/why", period="28d")
    assert json.loads(run_command("workspace", "why", "--period", "28d", "--json").output) == everything
    assert (
        found["sentence"] in run_command("links", "clicks", counting.id, "--period", "28d", "--compare", "why").output
    )


def test_what_cannot_be_asked_is_refused(counting: Counting) -> None:
    for query in (
        "filter[country]=DE&filter[browser]=x",
        "period=7d&from=2026-01-01",
        "timezone=Mars",
        "by=day",
        "period=x",
    ):
        for where in (counting.path, "/v1/workspace/clicks"):
            assert counting.client.get(f"{where}/why?{query}").status_code == 422, query
    for first, status in (("2025-11-28", 200), ("2025-11-27", 422)):
        query = f"from={first}&to=2026-11-28"
        assert counting.client.get(f"{counting.path}/why?{query}").status_code == status
        assert counting.client.get(f"{counting.path}?{query}&compare=why").status_code == status
    assert counting.client.get("/v1/links/nothing/clicks/why").status_code == 404


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_every_sentence_names_its_numbers_in_every_language(language: str) -> None:
    up, down = Contribution("country", "XX", 44, 0, "2026-11-03"), Contribution("referrer", "b.example", 1, 39)
    for form in {*WhyForm} - {WhyForm.NOTHING_BEFORE}:
        for first in (date(2026, 11, 1), date(2026, 11, 28)):
            asked = ComparedRange(first.isoformat(), "2026-11-28")
            parts = {WhyForm.TOO_FEW: [], WhyForm.ONE_CAUSE: [up]}.get(form, [up, down])
            with speaking(language):
                told = Phrasing().told(Why(form, asked, asked, asked, 944, 900, parts))
            assert all(part.value in told for part in parts)
            assert ("28" in told) == (first.day == 1), told
            assert told.endswith(".")
    assert {*OF_RECORD} == {*OF_WORKSPACE, "rule"}
