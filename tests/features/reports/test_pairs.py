"""Pairs of kinds and filters: exact wherever a record and day have at most 200 pairs, and honest beyond."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import date, timedelta
from itertools import combinations, count, product
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from flask import Flask

from signpost.clicks import totals
from signpost.clicks.journal import pack
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.features.reports import counting, statements
from signpost.features.reports.breakdowns import (
    COMBINED,
    KINDS,
    OF_VISITOR,
    OTHER,
    VALUES_A_DAY,
    WHOLE,
    combination,
    values_at,
)
from signpost.features.reports.folding import fold_into, values_with
from signpost.features.reports.packed_breakdowns import Packed
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.statements import of_record, of_workspace
from signpost.storage import database
from signpost.storage.models import Record
from tests.breakdowns import stored
from tests.conftest import Client, Visit
from tests.lanes import share

# They count thousands of visits.
pytestmark = pytest.mark.slow

TODAY = date(2026, 3, 10)
# How many values each has. Of any two of the narrow kinds there are at most 200 pairs.
NARROW = {"country": 16, "device": 4, "system": 6, "browser": 9, "language": 10, "trigger": 2, "hour": 12,
          "destination": 7, "rule": 3}  # fmt: skip
WIDE = {
    "referrer": 700,
    "campaign": 300,
    "source": 40,
    "medium": 30,
    "referrer_page": 5_000,
    "region": 400,
    "city": 900,
}


class Visits(NamedTuple):
    """values: by kind, "" where it is not known."""

    values: dict[str, str]
    clicks: int = 1


def independent_visits(number: int, chance: random.Random) -> list[Visits]:
    """Visits whose values say nothing of each other; "" is one of most kinds."""
    visits = []
    for _ in range(number):
        values = {kind: chance.choice(["", *map(str, range(1, of))]) for kind, of in {**NARROW, **WIDE}.items()}
        rule, destination = chance.choice([("", ""), ("", "1"), ("", "2"), *product("12", "12")])
        values["rule"], values["destination"] = rule, f"{rule}.{destination}" if rule else destination
        values["hour"] = f"{chance.randrange(NARROW['hour']):02}"
        visits.append(Visits(values, chance.choice([1, 1, 1, 2])))
    return visits


@pytest.fixture
def seq(app: Flask, connect: Callable[..., str], make_link: Callable[..., Any]) -> int:
    created = make_link(connect(), alias="abc", tags=["sale"])
    with app.app_context():
        found: int = Record.get(Record.id == created["id"]).seq
        return found


@pytest.fixture
def places(app: Flask, seq: int) -> list[str]:
    """Where the clicks of the record, of its workspace and of a part of that are."""
    with app.app_context():
        record = f"/v1/links/{Record.get(Record.seq == seq).id}/clicks"
    return [record, "/v1/workspace/clicks", "/v1/workspace/clicks?tag=sale"]


@pytest.fixture
def count_all(app: Flask, seq: int, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Count visits on a day in batches, in the order of their hours, and in each quarter of them."""
    ids = count(1)

    def add(visits: Iterable[Visits], day: date = TODAY, batch: int = 150) -> None:
        for hour in sorted({visit.values.get("hour", "00") for visit in visits}):
            of_hour = [visit for visit in visits if visit.values.get("hour", "00") == hour]
            for number, begin in enumerate(range(0, len(of_hour), batch)):
                # Each quarter of the hour has some, and the same clicks come in several.
                moment = times.parse(f"{day}T{hour}:{number * 15 % 60 + 10:02}:00Z")
                monkeypatch.setattr(times, "now", lambda moment=moment: moment)
                visitors, clicks = {}, {}
                for visit in of_hour[begin : begin + batch]:
                    id_, values = next(ids), visit.values
                    visitors[id_] = Visitor(id_, str(day), id_, **{k: values[k] for k in OF_VISITOR if k in values})
                    destination = values.get("destination", "").rpartition(".")[2]
                    place = pack(seq, int(destination or 0), int(values.get("rule") or 0))
                    clicks[place, id_] = visit.clicks
                with app.app_context(), database.atomic():
                    totals.store(clicks, visitors.get)

    return add


def asked(client: Client, path: str, **query: str) -> Any:
    answer = client.get(f"{path}{'&' if '?' in path else '?'}{urlencode({'to': str(TODAY), **query})}")
    assert answer.status_code == 200, answer.text
    assert sum(entry["clicks"] for entry in answer.json["data"]) == answer.json["total"]["clicks"]
    return answer.json


def found_in(answer: Any) -> dict[Any, int]:
    return {
        (entry["value"], entry["second"]) if "second" in entry else entry["value"]: entry["clicks"]
        for entry in answer["data"]
    }


def shown(expected: Counter[Any], other: Any = OTHER) -> dict[Any, int]:
    """What an answer has of these clicks: 100 values, the empty one, and the others together."""
    known = [key for key, _ in sorted(expected.items(), key=lambda entry: (-entry[1], entry[0])) if any(key)]
    reported = {*known[:100], *(key for key in expected if not any(key))}
    rest = sum(clicks for key, clicks in expected.items() if key not in reported)
    return {**{key: expected[key] for key in reported}, **({other: rest} if rest else {})}


def test_every_pair_and_filter_of_narrow_kinds_is_exact(client: Client, places: list[str], count_all: Any) -> None:
    chance = random.Random(1)
    visits = independent_visits(share(5_000), chance)
    count_all(visits)
    clicks = sum(visit.clicks for visit in visits)
    for place in places:
        for kind in NARROW:
            expected: Counter[Any] = Counter()
            for visit in visits:
                expected[visit.values[kind]] += visit.clicks
            answer = asked(client, place, by=kind)
            assert (found_in(answer), answer["other_clicks"]) == (shown(expected), 0), (place, kind)
        for pair in combinations(NARROW, 2):
            expected = Counter()
            for visit in visits:
                expected[tuple(visit.values[kind] for kind in pair)] += visit.clicks
            assert len(expected) <= VALUES_A_DAY
            answer = asked(client, place, by=",".join(pair))
            assert (found_in(answer), answer["other_clicks"]) == (shown(expected, (OTHER, OTHER)), 0), (place, pair)
            assert answer["total"]["clicks"] == clicks
            for by, only in (pair, pair[::-1]):
                value = chance.choice(sorted({visit.values[only] for visit in visits} - {""}))
                expected = Counter()
                for visit in visits:
                    if visit.values[only] == value:
                        expected[visit.values[by]] += visit.clicks
                answer = asked(client, place, by=by, **{f"filter[{only}]": value})
                assert (found_in(answer), answer["other_clicks"]) == (shown(expected), 0), (place, by, only)


def pairs_in(sums: ClickRows, kinds: tuple[str, ...], day: date) -> tuple[Counter[Any], int]:
    found: Counter[Any] = Counter()
    others = 0
    for _, part, more in sums.combinations(kinds, str(day), str(day)):
        for key, clicks in part:
            found[key] += clicks
        others += more
    return found, others


def test_a_number_next_to_names_is_exact_however_many_there_are(
    app: Flask, client: Client, places: list[str], seq: int, count_all: Any
) -> None:
    """Of wide kinds some pairs are `other`, and an answer says how many clicks; no other number is too low."""
    visits = independent_visits(4_000, random.Random(2))
    count_all(visits)
    clicks = sum(visit.clicks for visit in visits)
    with app.app_context():
        for sums in (ClickRows(of_record(seq)), ClickRows(of_workspace(Record.get().workspace_id))):
            for kinds in combinations(COMBINED, 2):
                expected: Counter[Any] = Counter()
                for visit in visits:
                    expected[tuple(visit.values[kind] for kind in kinds)] += visit.clicks
                found, others = pairs_in(sums, kinds, TODAY)
                assert found.total() + others == clicks
                named = {key: number for key, number in found.items() if OTHER not in key}
                assert len(named) == len(expected) or len(named) <= VALUES_A_DAY
                assert named.items() <= expected.items(), kinds
    for place in places:
        answer = asked(client, place, by="referrer,campaign")
        assert clicks * 0.8 < answer["other_clicks"] < clicks
        assert asked(client, place, by="country,device")["other_clicks"] == 0
        # A referrer that has no name may be that of any click with another one.
        unnamed = asked(client, place, by="country", **{"filter[referrer]": "no.such.example"})
        assert (unnamed["total"]["clicks"], unnamed["data"]) == (0, [])
        assert unnamed["other_clicks"] == asked(client, place, by="referrer")["other_clicks"] > 0
        of_no_country = asked(client, place, by="device", **{"filter[country]": "Atlantis"})
        assert of_no_country["other_clicks"] == 0


def test_the_commonest_values_have_names(app: Flask, seq: int, count_all: Any) -> None:
    """Of 400 referrers and 300 campaigns, ten of each are common, and come together."""
    chance = random.Random(3)
    visits = [
        Visits({"referrer": f"r{chance.randrange(10, 400)}", "campaign": f"c{chance.randrange(10, 300)}"})
        for _ in range(1_000)
    ]
    visits += [Visits({"referrer": f"r{n % 10}", "campaign": f"c{n % 10}"}, 3) for n in range(200)]
    chance.shuffle(visits)
    count_all(visits)
    with app.app_context():
        found, _ = pairs_in(ClickRows(of_record(seq)), ("referrer", "campaign"), TODAY)
    assert {(f"r{n}", f"c{n}"): found[f"r{n}", f"c{n}"] for n in range(10)} == {
        (f"r{n}", f"c{n}"): 60 for n in range(10)
    }


def test_days_that_are_over_are_folded(app: Flask, seq: int, client: Client, places: list[str], count_all: Any) -> None:
    """What was small or came after a fold is in the rows by kind once the day is over, and every answer stays."""
    days = {TODAY - timedelta(days=ago): independent_visits(number, random.Random(ago)) for ago, number in
            ((2, 1_300), (1, 300), (0, 300), (3, 20))}  # fmt: skip
    for day, visits in days.items():
        count_all(visits, day)

    def answers() -> Iterator[Any]:
        for place in places:
            for by in ("country", "referrer", "browser,language", "day,hour", "country,device", "referrer,campaign"):
                yield asked(client, place, by=by)

    before = [*answers()]
    with app.app_context():
        while counting.fold_before(str(TODAY)):
            pass
        execute = database.execute
        left = "SELECT day, max(part) FROM {}_combination GROUP BY day ORDER BY day"
        for table in ("click", "workspace"):
            rows = execute(left.format(table)).fetchall()
            assert rows[:1] == [(str(TODAY - timedelta(days=3)), 1)]
            assert [day for day, _ in rows[1:]] == [str(TODAY)]
            assert rows[1][1] > 1
    assert [*answers()] == before
    # Clicks of such a day that come late are added.
    count_all([Visits({"country": "1", "hour": "03"})], TODAY - timedelta(days=1))
    late = asked(client, places[0], by="country,device")
    assert late["total"]["clicks"] == before[4]["total"]["clicks"] + 1


def test_small_days_that_are_over_become_one_row_each_many_at_once(
    app: Flask, client: Client, places: list[str], count_all: Any
) -> None:
    """There are as many as links that were visited, so a few after each write would take all of the next day."""
    past = [TODAY - timedelta(days=ago) for ago in range(1, counting.MAX_CLOSED_DAYS)]
    for day in past:
        count_all([Visits({"country": f"C{n}", "hour": "03"}) for n in range(counting.MAX_PART + 1)], day)
    query = {"by": "country", "from": str(past[-1])}
    before = [asked(client, place, **query) for place in places]
    with app.app_context():
        assert counting.fold_before(str(TODAY))
        for table in ("click", "workspace"):
            counts = database.execute(f"SELECT count(*), max(part) FROM {table}_combination").fetchone()
            assert counts == (len(past), 1)
            assert database.execute(f"SELECT count(*) FROM {table}_pairs").fetchone() == (0,)
        assert not counting.fold_before(str(TODAY))
    assert [asked(client, place, **query) for place in places] == before
    # A click that comes late is added to the row, and found.
    count_all([Visits({"country": "C1", "hour": "03"})], past[0])
    assert asked(client, places[0], **query)["total"]["clicks"] == before[0]["total"]["clicks"] + 1


def test_visitors_who_come_again_are_counted_where_they_are(app: Flask, seq: int, count_all: Any) -> None:
    """However many rows a day has: a batch with many visitors adds to those of all rows."""
    visits = [Visits({"city": f"c{n}"}) for n in range(3 * counting.LOOK_IN_ALL)]
    for _ in range(3):
        count_all(visits)
    with app.app_context():
        for table in ("click", "workspace"):
            rows = [json.loads(counts) for (counts,) in database.execute(f"SELECT counts FROM {table}_combination")]
            assert sum(map(len, rows)) == len(visits)
            assert {clicks for row in rows for clicks in row.values()} == {3}


def test_values_with_the_signs_of_json_are_counted_exactly(app: Flask, seq: int, count_all: Any) -> None:
    """Rows are written and searched as text, so no value may be taken for another one, or for the end of one."""
    chance = random.Random(3)
    values = ["".join(chance.choices('"\\:,{}1aä', k=chance.randrange(1, 5))) for _ in range(150)]
    expected: Counter[str] = Counter()
    for _ in range(60):
        visits = [Visits({"city": chance.choice(values)}, chance.randrange(1, 12)) for _ in range(4)]
        for visit in visits:
            expected[visit.values["city"]] += visit.clicks
        count_all(visits)
    with app.app_context():
        for sums in (ClickRows(of_record(seq)), ClickRows(of_workspace(Record.get().workspace_id))):
            found: Counter[str] = Counter()
            for _, counts in sums.values("city", str(TODAY), str(TODAY)):
                found.update(counts)
            assert found == expected
        for (counts,) in database.execute("SELECT counts FROM click_combination"):
            assert len(json.loads(counts)) <= counting.MAX_PART


def test_a_value_that_comes_later(app: Flask, seq: int, count_all: Any) -> None:
    """Kinds with a single value have no pairs; these begin with the second value, and have all clicks."""
    first = [Visits({"country": "DE", "browser": f"b{n % 5}", "referrer": f"r{n}"}) for n in range(1_100)]
    second = [
        Visits({"country": "AT", "browser": f"b{n % 5}", "trigger": "qr", "referrer": f"s{n}"}) for n in range(1_100)
    ]
    count_all(first)
    count_all(second)
    with app.app_context():
        for sums in (ClickRows(of_record(seq)), ClickRows(of_workspace(Record.get().workspace_id))):
            found, others = pairs_in(sums, ("country", "browser"), TODAY)
            assert (others, found) == (0, {(entry, f"b{n}"): 220 for entry in ("DE", "AT") for n in range(5)})
            assert pairs_in(sums, ("country", "trigger"), TODAY) == ({("DE", ""): 1_100, ("AT", "qr"): 1_100}, 0)
            assert pairs_in(sums, ("system", "trigger"), TODAY)[0] == {("", ""): 1_100, ("", "qr"): 1_100}


def test_what_a_day_of_any_number_of_visits_takes() -> None:
    """Rows have at most 200 values, pairs and combinations, and `other`, if each visit has values of its own."""
    rows: dict[str, bytes] = {}
    for batch in range(30):
        part = {combination(f"{kind[:2]}{batch * 1_000 + n}" for kind in KINDS): 1 for n in range(1_000)}
        rows = fold_into(rows, part)
        if batch == 1:
            size = sum(map(len, rows.values()))
    assert sum(map(len, rows.values())) < size * 1.5 < 150_000
    for kind, content in rows.items():
        packed = Packed(content)
        assert len(packed.values) == VALUES_A_DAY + 2
        assert sum(packed.clicks) == 30_000
        pairs = [found for other in COMBINED if (found := packed.pairs(other)) is not None]
        assert {len(found) for found in pairs} <= {VALUES_A_DAY + 1}
        assert {sum(found.values()) for found in pairs} <= {30_000}
        if kind == "country":
            assert len(pairs) == len(COMBINED) - COMBINED.index("country") - 1


def test_values_alone_are_those_of_a_fold() -> None:
    """Which get a name is the same, whatever was stored before, in a row of their kind or not."""
    chance = random.Random(8)
    rows: dict[str, bytes] = {}
    for batch in range(12):
        part: Counter[str] = Counter()
        for _ in range(300):
            values = [
                chance.choice(["", OTHER, f"{kind[:2]}{chance.randrange(40 * (at + 1))}"]) if batch > at % 4 else ""
                for at, kind in enumerate(KINDS)
            ]
            part[combination(values)] += chance.choice([1, 1, 3])
        folded = fold_into(rows, part)
        for place, kind in enumerate(KINDS):
            stored_before = Packed(rows[kind]) if kind in rows else None
            after = Packed(folded[kind]) if kind in folded else None
            expected = dict(zip(after.values, after.clicks, strict=True)) if after else {"": 0, OTHER: 0}
            found = values_with(stored_before, values_at(place, part))
            assert {**found, "": 0} == {**expected, "": 0}, (batch, kind)
        rows = folded


def test_a_record_that_is_deleted_before_its_day_is_folded(app: Flask, seq: int) -> None:
    with app.app_context(), database.atomic():
        counting._fold_day(statements.RECORDS, seq, str(TODAY), {})
        assert pairs_in(ClickRows(of_record(seq)), ("country", "device"), TODAY) == ({}, 0)


def test_a_value_that_is_called_other(app: Flask, seq: int, count_all: Any) -> None:
    """It is counted with the others, and those that come after it keep their names."""
    count_all([Visits({"source": "other", "medium": f"m{n % 3}", "referrer": f"r{n}"}) for n in range(1_050)])
    count_all([Visits({"source": f"s{n % 4}", "medium": f"m{n % 3}", "referrer": f"r{n}"}) for n in range(1_200)])
    with app.app_context():
        found, others = pairs_in(ClickRows(of_record(seq)), ("source", "medium"), TODAY)
    expected = {(f"s{n % 4}", f"m{n % 3}"): 100 for n in range(12)} | {(OTHER, f"m{n}"): 350 for n in range(3)}
    assert (found, others) == (expected, 0)


def test_two_and_a_filter(app: Flask, client: Client, seq: int, places: list[str], count_all: Any) -> None:
    """Known of the combinations of all kinds but page, region, city and hour: of at most 200 of a day."""
    visits = [
        Visits({"country": f"C{n % 6}", "device": f"d{n % 3}", "browser": f"b{n % 5}", "city": f"c{n}"})
        for n in range(1_200)
    ]
    count_all(visits)
    assert len({tuple(visit.values.get(kind) for kind in WHOLE) for visit in visits}) <= VALUES_A_DAY
    for place in places:
        answer = asked(client, place, by="country,browser", **{"filter[device]": "d1"})
        assert found_in(answer) == {(f"C{c}", f"b{b}"): 40 for c in (1, 4) for b in range(5)}
        assert (answer["total"]["clicks"], answer["other_clicks"]) == (400, 0)
        twice = asked(client, place, by="country,browser", **{"filter[country]": "C1"})
        assert found_in(twice) == {("C1", f"b{b}"): 40 for b in range(5)}
    count_all(independent_visits(1_500, random.Random(5)))
    for place in places:
        answer = asked(client, place, by="country,browser", **{"filter[device]": "d1"})
        assert answer["total"]["clicks"] == 400
        assert (
            sum(clicks for key, clicks in found_in(answer).items() if OTHER not in key) == 400 - answer["other_clicks"]
        )


def test_the_day_of_the_upgrade(app: Flask, client: Client, seq: int, places: list[str], count_all: Any) -> None:
    """Clicks of before are read from their rows, and later ones are added; the former have no pairs with the hour."""
    former = {
        "country": {"DE": 60, OTHER: 40},
        "browser": {"Firefox": 100},
        "hour": {"07": 100},
        "together": {"clicks": [20, 10], OTHER: 40, **{kind: ["", ""] for kind in WHOLE}, "country": ["DE", "AT"]},
    }
    recent = {combination("DE" if kind == "country" else "08" if kind == "hour" else "" for kind in KINDS): 30}
    with app.app_context(), database.atomic():
        execute = database.execute
        workspace = Record.get().workspace_id
        for is_recent, counts in enumerate((former, recent)):
            execute(
                "INSERT INTO click_breakdown VALUES (?, ?, ?, ?)", (seq, str(TODAY), bool(is_recent), stored(counts))
            )
        for kind, values in former.items():
            execute(
                "INSERT INTO workspace_breakdown VALUES (?, ?, ?, ?)", (workspace, kind, str(TODAY), stored(values))
            )
        for table, owner in (("click", seq), ("workspace", workspace)):
            execute(f"INSERT INTO {table}_day VALUES (?, ?, 130, 0, 0)", (owner, str(TODAY)))
    visits = [
        Visits({"country": f"C{n % 3}", "browser": f"b{n % 2}", "city": f"c{n}", "hour": "09"}) for n in range(1_200)
    ]
    count_all(visits)
    counted = {(f"C{n % 3}", f"b{n % 2}"): 200 for n in range(6)}
    for place in places:
        # Its small row is that of the record alone.
        more = 0 if place == "/v1/workspace/clicks" else 30
        countries = asked(client, place, by="country")
        assert found_in(countries) == {"C0": 400, "C1": 400, "C2": 400, "DE": 60 + more, OTHER: 40, **rest(30 - more)}
        assert countries["other_clicks"] == 40
        pairs = asked(client, place, by="country,browser")
        known = {("DE", ""): 20 + more, ("AT", ""): 10, (OTHER, OTHER): 40, ("", ""): 60 - more}
        assert found_in(pairs) == {**counted, **known}
        assert pairs["other_clicks"] == 40
        hours = asked(client, place, by="hour,country")
        assert {key: n for key, n in found_in(hours).items() if key[0] == "09"} == {
            ("09", f"C{n}"): 400 for n in range(3)
        }
        assert hours["other_clicks"] == 70
        narrow = asked(client, place, by="browser", **{"filter[country]": "C1"})
        assert found_in(narrow) == {"b0": 200, "b1": 200}
        assert narrow["other_clicks"] == 40


def rest(clicks: int) -> dict[str, int]:
    return {"": clicks} if clicks else {}


def test_quarters_of_an_hour_have_a_name_together(app: Flask, seq: int, count_all: Any) -> None:
    """However many pairs there are: what is counted next to a country and an hour has all four quarters of it."""
    chance = random.Random(4)
    visits = [
        Visits({"country": f"C{chance.randrange(60)}", "hour": f"{chance.randrange(24):02}", "city": f"c{number}"})
        for number in range(share(6_000))
    ]
    count_all(visits, batch=40)
    expected = Counter((visit.values["country"], visit.values["hour"]) for visit in visits)
    with app.app_context():
        found, others = pairs_in(ClickRows(of_record(seq)), ("country", "hour"), TODAY)
        by_quarter, _ = pairs_in(ClickRows(of_record(seq)), ("country", "quarter"), TODAY)
    named = {pair: clicks for pair, clicks in found.items() if OTHER not in pair}
    assert len(named) == VALUES_A_DAY
    assert named == {pair: expected[pair] for pair in named}
    assert sum(named.values()) + others == len(visits)
    assert {value[:2] for _, value in by_quarter} == {value for _, value in found}
    assert len(by_quarter) > len(found)


def test_a_filter_by_hour(client: Client, places: list[str], count_all: Any) -> None:
    count_all([Visits({"country": f"C{n % 3}", "hour": f"{n % 4:02}"}) for n in range(24)])
    for place in places:
        answer = asked(client, place, by="country", **{"filter[hour]": "02"})
        assert found_in(answer) == {"C0": 2, "C1": 2, "C2": 2}
        assert asked(client, place, **{"filter[hour]": "02"})["data"][-1] == {"value": str(TODAY), "clicks": 6}
        by_day = asked(client, place, by="day,hour", **{"filter[country]": "C1"})
        assert found_in(by_day) == {(str(TODAY), f"{hour:02}"): 2 for hour in range(4)}


def test_the_thread_that_counts_folds_days_that_are_over(
    app: Flask,
    seq: int,
    count_all: Any,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = times.now
    yesterday = now().date() - timedelta(days=1)
    count_all([Visits({"country": f"C{n % 3}", "city": f"c{n}"}) for n in range(120)], yesterday)
    monkeypatch.setattr(times, "now", now)
    visit("/abc")
    with app.app_context():
        execute = database.execute
        parts = "SELECT count(*) FROM {}_combination WHERE day = ?"
        for table in ("click", "workspace"):
            assert execute(parts.format(table), (str(yesterday),)).fetchone() > (1,)
    assert write_clicks()
    with app.app_context():
        for table in ("click", "workspace"):
            assert execute(parts.format(table), (str(yesterday),)).fetchone() == (0,)
        assert pairs_in(ClickRows(of_record(seq)), ("country", "device"), yesterday) == (
            {(f"C{n}", ""): 40 for n in range(3)},
            0,
        )
