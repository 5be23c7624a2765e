"""Answers about clicks: each sums to the clicks of its days, by one breakdown or two, with a filter or a time zone."""

import csv
import json
import random
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask
from hypothesis import given, strategies

from signpost.clicks import totals
from signpost.clicks.journal import pack
from signpost.clicks.origins import referrer_of
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.features.reports.breakdowns import COMBINED, HOUR, KINDS, OF_VISITOR
from signpost.features.reports.counting import (
    MAX_COMBINATIONS,
    MAX_PART,
    MAX_WORKSPACE_COMBINATIONS,
    MAX_WORKSPACE_PART,
)
from signpost.features.reports.packed_breakdowns import Packed
from signpost.features.reports.question import filter_of
from signpost.storage import database
from signpost.storage.models import ClickDay, Record
from signpost.testing import run_signpost
from tests.breakdowns import store_record_value, stored
from tests.conftest import FIREFOX, Client

PAIRS = [f"{first},{second}" for first, second in combinations(COMBINED, 2)]
BY_DAY = [f"day,{kind}" for kind in KINDS]


def day(ago: int) -> str:
    return (times.now().date() - timedelta(days=ago)).isoformat()


@pytest.fixture
def seq(app: Flask, connect: Callable[..., str], make_link: Callable[..., Any]) -> int:
    created = make_link(connect(), alias="abc", tags=["sale"])
    with app.app_context():
        found: int = Record.get(Record.id == created["id"]).seq
        return found


@pytest.fixture
def path(app: Flask, seq: int) -> str:
    with app.app_context():
        return f"/v1/links/{Record.get(Record.seq == seq).id}/clicks"


@pytest.fixture
def count(app: Flask, seq: int) -> Callable[..., None]:
    """Count clicks of the record by a new visitor with these properties."""
    ids = iter(range(1, 1_000_000))

    def add(clicks: int = 1, ago: int = 0, place: int = 0, **properties: str) -> None:
        add_all([(clicks, ago, place, properties)])

    def add_all(visits: list[tuple[int, int, int, Mapping[str, str]]]) -> None:
        visitors = {}
        waiting = {}
        for clicks, ago, place, properties in visits:
            id_ = next(ids)
            visitors[id_] = Visitor(id_, day(ago), id_, **properties)
            waiting[place or seq, id_] = clicks
        with app.app_context(), database.atomic():
            totals.store(waiting, visitors.get)

    add.all = add_all  # type: ignore[attr-defined]
    return add


def asked(client: Client, path: str, **query: str) -> Any:
    answer = client.get(f"{path}{'&' if '?' in path else '?'}{urlencode(query)}")
    assert answer.status_code == 200, answer.text
    return answer.json


def values(answer: Any) -> dict[Any, int]:
    """By value, or by both values."""
    return {
        (entry["value"], entry["second"]) if "second" in entry else entry["value"]: entry["clicks"]
        for entry in answer["data"]
    }


def assert_sums(client: Client, path: str, clicks: int, **query: str) -> None:
    """Every breakdown, every pair, and every breakdown of each day have all clicks, in both faces of the answer."""
    for by in (*KINDS, *PAIRS, *BY_DAY):
        answer = asked(client, path, by=by, **query)
        assert answer["total"]["clicks"] == sum(entry["clicks"] for entry in answer["data"]) == clicks, by
        assert all(entry["clicks"] > 0 for entry in answer["data"]), by


def test_few_clicks(client: Client, path: str, seq: int, count: Any) -> None:
    count(3, referrer="news.example", country="DE", browser="Firefox", device="mobile")
    count(2, country="DE", browser="Chrome", campaign="spring", place=pack(seq, 2, 1))
    count(4, ago=2, country="AT", browser="Chrome")
    for where in (path, "/v1/workspace/clicks", "/v1/workspace/clicks?tag=sale&host=go.acme.test"):
        assert_sums(client, where, 9)
        assert values(asked(client, where, by="country")) == {"DE": 5, "AT": 4}
        assert values(asked(client, where, by="referrer")) == {"news.example": 3, "": 6}
        assert values(asked(client, where, by="destination")) == {"1.2": 2, "": 7}
        assert values(asked(client, where, by="rule")) == {"1": 2, "": 7}
        pair = asked(client, where, by="country,browser")
        assert (pair["by"], values(pair)) == (
            "country,browser",
            {("AT", "Chrome"): 4, ("DE", "Firefox"): 3, ("DE", "Chrome"): 2},
        )
        assert values(asked(client, where, by="campaign,device")) == {("", ""): 4, ("", "mobile"): 3, ("spring", ""): 2}
        days = asked(client, where, by="day,country")
        assert values(days) == {(day(2), "AT"): 4, (day(0), "DE"): 5}
    assert values(asked(client, "/v1/workspace/clicks?tag=other", by="country")) == {}
    assert values(asked(client, "/v1/workspace/clicks?host=other.example", by="country")) == {}


def test_a_filter(client: Client, path: str, count: Any) -> None:
    count(3, country="DE", browser="Firefox", device="mobile")
    count(2, country="DE", browser="Chrome")
    count(4, ago=2, country="AT", browser="Chrome")
    for where in (path, "/v1/workspace/clicks"):
        of_country = {"filter[country]": "DE"}
        found = asked(client, where, by="browser", **of_country)
        assert values(found) == {"Firefox": 3, "Chrome": 2}
        assert found["total"] == {"clicks": 5, "bots": None, "visitors": None}
        assert values(asked(client, where, by="device", **of_country)) == {"mobile": 3, "": 2}
        assert values(asked(client, where, by="day,browser", **{"filter[country]": "AT"})) == {(day(2), "Chrome"): 4}
        days = asked(client, where, **of_country)
        assert (days["data"][-1], len(days["data"])) == ({"value": day(0), "clicks": 5}, 30)
        assert days["total"]["clicks"] == 5
        assert values(asked(client, where, by="browser", **{"filter[country]": "FR"})) == {}
        assert values(asked(client, where, by="browser", **{"filter[country]": " "})) == {}


def test_a_filter_by_each_value_of_a_list_has_its_number(
    app: Flask, client: Client, seq: int, path: str, count: Any
) -> None:
    """Those without a value, too: on few days and on many, by day, by each other kind, and for clicks of which nothing
    is known.
    """
    chance = random.Random(2)
    choices = {kind: ["", " ", f"{kind}-1", f"{kind}-2"] for kind in OF_VISITOR} | {"referrer": ["", "a.b", "c.d"]}

    def visits(number: int, ago: int) -> list[tuple[int, int, int, dict[str, str]]]:
        places = [0, *(pack(seq, destination, rule) for destination in (1, 2) for rule in (0, 1))]
        return [
            (
                chance.randrange(1, 4),
                ago,
                chance.choice(places),
                {kind: chance.choice(of) for kind, of in choices.items()},
            )
            for _ in range(number)
        ]

    count.all([*visits(20, 0), *visits(20, 3), (5, 3, 0, {})])
    # Today's are folded.
    for _ in range(4):
        count.all(visits(MAX_COMBINATIONS // 3, 1))
    with app.app_context(), database.atomic():
        # Clicks of which a killed process left only the number.
        totals.store({(seq, 999_999_999): 7}, lambda _: None)
    for where in (path, "/v1/workspace/clicks", "/v1/workspace/clicks?tag=sale"):
        for kind in COMBINED:
            listed = values(asked(client, where, by=kind))
            assert listed.get("", 0) > 0 or kind == HOUR, kind
            for value, clicks in listed.items():
                only = {f"filter[{kind}]": value}
                assert asked(client, where, by="day", **only)["total"]["clicks"] == clicks, (kind, value)
                others = [asked(client, where, by=by, **only) for by in (kind, "country", "browser", "day,device")]
                for other in others:
                    assert other["total"]["clicks"] == sum(entry["clicks"] for entry in other["data"]) == clicks
                assert values(others[0]) == {value: clicks}
                if not others[1]["other_clicks"]:
                    pairs = values(asked(client, where, by=f"{kind},country")) if kind != "country" else {}
                    found = {second: number for (first, second), number in pairs.items() if first == value}
                    assert values(others[1]) == (found or {value: clicks}), (kind, value)


def test_a_referrer_is_looked_for_as_it_is_counted(client: Client, path: str, count: Any) -> None:
    headers = (
        "https://google.com/",
        "https://www.google.com./x",
        "HTTPS://WWW.Google.com:443",
        "https://www.www.google.com",
    )
    for header in headers:
        count(1, referrer=referrer_of(header).host)
    count(1, referrer="other.example")
    count(2)
    assert values(asked(client, path, by="referrer")) == {"google.com": 4, "other.example": 1, "": 2}
    for typed in ("google.com", "www.google.com", "GOOGLE.com", "WWW.Google.Com.", "www.www.google.com"):
        assert asked(client, path, **{"filter[referrer]": typed})["total"]["clicks"] == 4, typed
    for typed in ("", "www.", ".", "oogle.com", "com"):
        assert asked(client, path, **{"filter[referrer]": typed})["total"]["clicks"] == (0 if typed else 2), typed


@given(strategies.text(max_size=30) | strategies.from_regex(r"\A(www\.|[a-z.]){0,8}\Z"))
def test_what_a_referrer_is_counted_by_is_a_value_to_look_for(text: str) -> None:
    counted = referrer_of(f"https://{text}/").host
    assert filter_of("referrer", counted) == ("referrer", counted)


@pytest.mark.slow
def test_more_values_than_are_counted(client: Client, path: str, count: Any) -> None:
    """Each visit has values of its own. What is above the bound is `other`, over many batches."""
    clicks = 0
    chance = random.Random(1)
    for batch in range(12):
        visits = []
        for number in range(45):
            own = {name: f"{name[:3]}{batch}-{number}" for name in OF_VISITOR}
            visits.append((chance.randrange(1, 4), batch % 2, 0, own))
        clicks += sum(visit[0] for visit in visits)
        count.all(visits)
    for where in (path, "/v1/workspace/clicks"):
        assert_sums(client, where, clicks)
        found = asked(client, where, by="campaign")
        assert len(found["data"]) == 101
        assert found["data"][-1]["value"] == "other"
        known = found["data"][0]["value"]
        narrow = asked(client, where, by="browser", **{"filter[campaign]": known})
        assert (
            narrow["total"]["clicks"] == found["data"][0]["clicks"] == sum(entry["clicks"] for entry in narrow["data"])
        )


def test_at_most_200_values_a_day_are_stored(app: Flask, seq: int, count: Any) -> None:
    for batch in range(33):
        count.all([(1, 0, 0, dict.fromkeys(OF_VISITOR, f"{batch}-{number}")) for number in range(80)])
    with app.app_context():
        execute = database.execute
        for table, max_part, max_all in (
            ("click", MAX_PART, MAX_COMBINATIONS),
            ("workspace", MAX_WORKSPACE_PART, MAX_WORKSPACE_COMBINATIONS),
        ):
            parts = [json.loads(text) for (text,) in execute(f"SELECT counts FROM {table}_combination").fetchall()]
            assert max(map(len, parts)) <= max_part
            assert sum(map(len, parts)) <= max_all
            lengths = {
                kind: len(Packed(counts).values)
                for kind, counts in execute(f"SELECT kind, counts FROM {table}_pairs").fetchall()
            }
            assert {*OF_VISITOR} <= {*lengths}
            # "" and `other`, too.
            assert {kind: number for kind, number in lengths.items() if number > 202} == {}


def test_clicks_that_were_counted_before_combinations_were(app: Flask, client: Client, path: str, seq: int) -> None:
    """Of days before the upgrade the values of each kind are known, and no pairs."""
    with app.app_context(), database.atomic():
        execute = database.execute
        execute("INSERT INTO click_day VALUES (?, ?, 7, 1, 5)", (seq, day(3)))
        store_record_value(seq, day(3), "country", "DE", 4)
        store_record_value(seq, day(3), "browser", "Firefox", 7)
    assert_sums(client, path, 7)
    assert values(asked(client, path, by="country")) == {"DE": 4, "": 3}
    assert values(asked(client, path, by="country,browser")) == {("", ""): 7}
    assert values(asked(client, path, by="browser", **{"filter[country]": "DE"})) == {"other": 4}


class TestTimeZones:
    @pytest.fixture
    def hours(self, app: Flask, seq: int) -> None:
        """Clicks at three hours of a day, and one whose hour is not known."""
        with app.app_context(), database.atomic():
            for table, key in (("click", seq), ("workspace", Record.get().workspace_id)):
                execute = database.execute
                execute(f"INSERT INTO {table}_day VALUES (?, '2026-03-28', 7, 1, 5)", (key,))
                rest = "?, 'hour', '2026-03-28'" if table == "workspace" else "?, '2026-03-28', FALSE"
                counts = {"00": 1, "12": 2, "23": 3}
                row = stored(counts if table == "workspace" else {"hour": counts})
                execute(f"INSERT INTO {table}_breakdown VALUES ({rest}, ?)", (key, row))

    @pytest.mark.parametrize(
        ("zone", "found"),
        [
            ("UTC", {"2026-03-27": 0, "2026-03-28": 7, "2026-03-29": 0}),
            ("Europe/Berlin", {"2026-03-27": 0, "2026-03-28": 4, "2026-03-29": 3}),
            ("America/New_York", {"2026-03-27": 1, "2026-03-28": 6, "2026-03-29": 0}),
            ("Asia/Kolkata", {"2026-03-27": 0, "2026-03-28": 4, "2026-03-29": 3}),
        ],
    )
    def test_days(self, client: Client, path: str, hours: None, zone: str, found: dict[str, int]) -> None:
        for where in (path, "/v1/workspace/clicks"):
            query = {"from": "2026-03-27", "to": "2026-03-29", "timezone": zone}
            answer = asked(client, where, **query)
            assert values(answer) == found
            assert answer["total"] == {"clicks": 7, "bots": None, "visitors": None}
            assert sum(values(asked(client, where, by="hour", **query)).values()) == 7

    def test_clicks_at_the_ends_of_a_range(self, client: Client, path: str, hours: None) -> None:
        query = {"from": "2026-03-29", "to": "2026-03-29", "timezone": "Europe/Berlin"}
        assert values(asked(client, path, **query)) == {"2026-03-29": 3}
        assert values(asked(client, path, by="hour", **query)) == {"00": 3}

    def test_the_first_and_the_last_day_that_there_is(self, client: Client, path: str) -> None:
        for day_ in ("0001-01-01", "9999-12-31"):
            query = {"from": day_, "to": day_, "timezone": "Pacific/Kiritimati", "compare": "previous"}
            assert asked(client, path, **query)["total"]["clicks"] == 0


def test_compared_with_the_days_before(client: Client, path: str, count: Any) -> None:
    count(3, country="DE")
    count(4, ago=2, country="AT")
    query = {"from": day(1), "to": day(0), "compare": "previous"}
    answer = asked(client, path, **query)
    assert answer["total"]["clicks"] == 3
    before = answer["previous"]
    assert (before["from"], before["to"], before["total"]["clicks"]) == (day(3), day(2), 4)
    assert values(before) == {day(3): 0, day(2): 4}
    assert values(asked(client, path, by="country", **query)["previous"]) == {"AT": 4}
    assert "previous" not in asked(client, path)


def test_as_a_table(client: Client, path: str, count: Any) -> None:
    count(3, country="DE", campaign='=cmd|"/c calc"!A1')
    count(1, country="AT")
    for where in (path, "/v1/workspace/clicks"):
        answer = client.get(f"{where}?by=country,campaign&format=csv")
        assert answer.mimetype == "text/csv"
        rows = [*csv.reader(answer.text.splitlines())]
        assert rows == [["country", "campaign", "clicks"], ["DE", '\'=cmd|"/c calc"!A1', "3"], ["AT", "", "1"]]
        days = client.get(where, headers={"Accept": "text/csv"})
        assert days.text.splitlines()[0] == "day,clicks,bots,visitors"
        assert days.text.splitlines()[-1] == f"{day(0)},4,0,2"
        assert "clicks-by-country-and-campaign.csv" in answer.headers["Content-Disposition"]
        assert client.get(f"{where}?format=json", headers={"Accept": "text/csv"}).mimetype == "application/json"


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("by=country,country", "by"),
        ("by=country,day", "by"),
        ("by=country,city", "by"),
        ("by=hour,city", "by"),
        ("by=country,browser,system", "by"),
        ("by=", "by"),
        ("by=day,", "by"),
        ("by=city&filter[country]=DE", "by"),
        ("by=day,city&filter[country]=DE", "by"),
        ("filter[country]=DE&filter[browser]=Firefox", "filter"),
        ("filter[city]=Berlin", "filter.city"),
        ("by=country,browser&from=2024-01-01&to=2026-01-01", "from"),
        ("timezone=Mars/Olympus", "timezone"),
        ("timezone=../../etc/passwd", "timezone"),
        (f"timezone={'x' * 65}", "timezone"),
        ("timezone=Europe/Berlin&by=city", "timezone"),
        ("timezone=Europe/Berlin&by=country,browser", "timezone"),
        ("period=30d&from=2026-01-01", "period"),
        ("period=30d&to=2026-01-01", "period"),
        ("period=fortnight", "period"),
        ("timezone=Europe/Berlin&filter[country]=DE", "timezone"),
        ("compare=next", "compare"),
        ("format=xml", "format"),
    ],
)
def test_questions_that_have_no_answer(client: Client, path: str, query: str, field: str) -> None:
    for where in (path, "/v1/workspace/clicks"):
        answer = client.get(f"{where}?{query}")
        assert answer.status_code == 422, answer.text
        assert [*answer.json["errors"]] == [field]


def test_a_range_before_the_first_day(client: Client) -> None:
    first = date.min.isoformat()
    answer = asked(client, "/v1/workspace/clicks", **{"from": first, "to": first, "by": "country"})
    assert answer["data"] == []


def test_each_hour_of_a_day_has_its_entry(client: Client, path: str, seq: int, app: Flask) -> None:
    with app.app_context(), database.atomic():
        for hour in range(24):
            store_record_value(seq, day(0), "hour", f"{hour:02}", 1)
        database.execute("INSERT INTO click_day (record_seq, day, clicks, bots) VALUES (?, ?, 24, 0)", (seq, day(0)))
    assert len(values(asked(client, path, by="day,hour"))) == 24


def test_bots_of_a_part_are_not_told(client: Client, count: Any) -> None:
    count(2, country="DE")
    total = asked(client, "/v1/workspace/clicks?tag=sale")["total"]
    assert (total["clicks"], total["bots"]) == (2, None)


def test_today_is_that_of_the_time_zone(client: Client, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = times.parse("2026-03-10T20:00:00Z")
    monkeypatch.setattr(times, "now", lambda: evening)
    assert asked(client, path, timezone="Asia/Tokyo")["to"] == "2026-03-11"
    assert asked(client, path)["to"] == "2026-03-10"


def test_clicks_that_were_counted_without_reports_have_no_values(tmp_path: Path) -> None:
    with run_signpost(tmp_path, FEATURES=()) as signpost:
        signpost.connect()
        link = signpost.link()
        for number in range(3):
            signpost.visit(link["url"], headers={"User-Agent": f"{FIREFOX} {number}"})
        assert signpost.clicks(link) == 3
        with signpost.app.app_context():
            assert ClickDay.get().visitors == 3
            assert not {"click_combination", "click_pairs"} & {*database.current().get_tables()}
    with run_signpost(tmp_path, FEATURES=("reports",)) as signpost:
        signpost.visit(link["url"])
        assert signpost.clicks(link) == 4
        for path in (f"/v1/links/{link['id']}/clicks", "/v1/workspace/clicks"):
            answer = signpost.api("GET", f"{path}?by=browser").json
            assert (answer["total"]["clicks"], values(answer)) == (4, {"Firefox": 1, "": 3})
            answer = signpost.api("GET", f"{path}?by=browser,hour").json
            assert sum(clicks for pair, clicks in values(answer).items() if pair == ("", "")) == 3
