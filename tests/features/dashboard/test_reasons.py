"""Below a chart: the sentence that REST has, each part a filter; what is usual as a band, and unusual days."""

import random
import re
from collections import Counter
from datetime import timedelta
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.dashboard.clicks import charts
from signpost.features.dashboard.clicks.charts import ChartStep
from signpost.features.reports.sums import UsualRange
from signpost.storage import database
from signpost.storage.models import Workspace
from tests.conftest import Client
from tests.features.conftest import Person, shown
from tests.features.reports.conftest import NOW, Counting, counting

__all__ = ["counting"]
SENTENCE = re.compile(r'<p class="why">(.*?)</p>', re.DOTALL)
LINK = re.compile(r'<a href="([^"]+)">(.*?)</a>')


def sentences(answer: Any) -> list[str]:
    assert answer.status_code == 200
    return [str(found) for found in SENTENCE.findall(answer.text)]


def text_of(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", html))


@pytest.fixture
def busy(counting: Counting, client: Client, monkeypatch: pytest.MonkeyPatch) -> Counting:
    """About 40 visits each day, from noon on; 90 more on one day, by a newsletter, and from Sweden since."""
    chance = random.Random(3)
    for ago in range(1, 90):
        at = NOW.replace(hour=11) - timedelta(days=ago)
        counting.add(at, 30 + chance.randrange(4), country="DE", browser="Firefox")
        counting.add(at, 10, country="DK", browser="Chrome")
        if ago < 12:
            counting.add(at, 15, country="SE", browser="Chrome")
    counting.add(NOW - timedelta(days=9), 90, country="AT", campaign="spring", browser="Firefox")
    monkeypatch.setattr(times, "now", lambda: NOW - timedelta(days=12))
    changed = client.patch(f"/v1/redirect/{counting.id}", json={"destination": "https://new.example/"})
    assert changed.status_code == 200
    counting.write()
    return counting


PAGES = {"": "/v1/workspace/clicks", "/clicks": "/v1/workspace/clicks"}


def test_pages_say_what_rest_says(person: Person, busy: Counting) -> None:
    """The parts are the same, and each leads to the clicks with its value, of which there are as many."""
    for page, where in (*PAGES.items(), (f"/links/{busy.id}", busy.path)):
        for query in ({"period": "28d"}, {"period": "7d"}, {"period": "90d"}, {"period": "30d", "compare": "previous"}):
            answer = person.get(f"{page or '/'}?{urlencode(query)}")
            found = busy.ask(f"{where}/why", period=query["period"])
            if not found["sentence"]:
                continue
            told = sentences(answer)[-1]
            begin, numbers = found["sentence"].split(": ")[0], re.findall(r"[+−][\d,]+", found["sentence"])
            assert text_of(told).startswith(begin), (page, query)
            assert re.findall(r"[+−][\d,]+", text_of(told)) == numbers
            links = LINK.findall(told)
            assert len(links) == len(found["parts"]) > 0
            for (address, _), part in zip(links, found["parts"], strict=True):
                target = urlsplit(unescape(address))
                asked = {name: values[0] for name, values in parse_qs(target.query).items()}
                assert asked[f"filter[{part['by']}]"] == part["value"]
                assert asked["period"] == query["period"]
                filtered = person.get(f"{page or '/clicks'}?{target.query}")
                days = busy.ask(where, period=query["period"], **{f"filter[{part['by']}]": part["value"]})
                assert days["total"]["clicks"] >= part["clicks"]
                assert f"<b>{days['total']['clicks']:,}</b>" in filtered.text


def test_what_is_new_names_the_change_before_it(person: Person, busy: Counting) -> None:
    """Sweden came a day after the destination was changed; the newsletter three days later."""
    told = text_of(sentences(person.get(f"/links/{busy.id}?period=28d"))[-1])
    assert "+165 Sweden (new since 17 Nov; 16 Nov: Owner changed the destination" in told
    assert "spring (new since 19 Nov)" in told or "Austria (new since 19 Nov)" in told


def test_an_unusual_day_has_a_ring_and_is_named(person: Person, busy: Counting) -> None:
    path = f"/links/{busy.id}"
    answer = person.get(f"{path}?period=28d")
    days = {row["value"]: row["usual"] for row in busy.ask(period="28d", compare="usual")["data"] if "usual" in row}
    outside = {day: usual for day, usual in days.items() if usual["is_outside"]}
    assert "2026-11-19" in outside
    assert len(re.findall('class="dot(?: open)? ring"', answer.text)) == len(outside)
    assert len(re.findall(r'<path class="usual"', answer.text)) == 1
    assert '<path class="before"' not in answer.text
    told = text_of(sentences(answer)[0])
    usual = outside["2026-11-19"]
    assert f"Thursday, 19 Nov, {usual['clicks']} instead of at most {usual['high']}" in told
    assert "Compared with the usual range" in shown(answer)
    assert "Usual for the weekday" in shown(answer)
    for day in days.values():
        assert f"{day['low']} to {day['high']}" in answer.text


def test_a_change_near_several_unusual_days_is_named_once(person: Person, busy: Counting) -> None:
    told = next(text_of(found) for found in sentences(person.get("/clicks?days=28")) if "unusual day" in found)
    days, notes = told.count("instead of"), re.findall(r"\(([^()]+)\)", told)
    assert days > 1
    assert len(notes) == len({*notes})


def test_the_period_before_is_one_link_away(person: Person, busy: Counting) -> None:
    path = f"/links/{busy.id}"
    answer = person.get(f"{path}?period=28d")
    ((query,),) = [[unescape(found)] for found in re.findall(r'<a href="(\?[^"]*compare=previous[^"]*)">', answer.text)]
    before = person.get(path + query.partition("#")[0])
    assert '<path class="before"' in before.text
    assert '<path class="usual"' not in before.text
    assert ' ring"' not in before.text
    assert "Compared with 4 Oct to 31 Oct, up to the same hour" in shown(before)
    # Another period, a filter and a day keep it.
    assert "period=7d&amp;by=sources&amp;compare=previous" in before.text or "compare=previous&amp;" in before.text
    back = re.findall(r'<a href="(\?[^"]*)#clicks">Compare with the usual range', before.text)
    assert len(back) == 1
    assert '<path class="usual"' in person.get(path + unescape(back[0])).text


def test_where_there_is_no_band(app: Flask, person: Person, busy: Counting) -> None:
    """A day alone, long periods and other numbers are compared with the period before."""
    path = f"/links/{busy.id}"
    for query in ("period=today", "period=12m", "period=28d&show=visitors"):
        answer = person.get(f"{path}?{query}")
        assert '<path class="usual"' not in answer.text, query
    assert sentences(person.get(f"{path}?period=28d&show=bots")) == []
    with app.app_context(), database.atomic():
        Workspace.update(created_at=times.text(NOW - timedelta(days=10))).execute()
    answer = person.get("/clicks?period=28d")
    assert '<path class="usual"' not in answer.text
    assert [text_of(told) for told in sentences(answer)] == ["The usual range appears after 4 weeks."]


def test_nothing_of_a_visitor_is_html(person: Person, counting: Counting) -> None:
    """Values are what visitors sent."""
    value = '<b onclick="x">&\'"</b>'
    counting.add(NOW - timedelta(days=40), 30, country="DE")
    counting.add(NOW - timedelta(days=3), 100, campaign=value, source="a&b=c#d")
    counting.write()
    for path in ("/", "/clicks", f"/links/{counting.id}"):
        answer = person.get(f"{path}?period=28d")
        assert 'onclick="x"' not in answer.text
        told = sentences(answer)[-1]
        assert value in text_of(told)
        address = unescape(LINK.findall(told)[0][0])
        assert parse_qs(urlsplit(address).query)["filter[campaign]"] == [value]


def steps(ranges: list[tuple[int, int] | None]) -> list[ChartStep]:
    today = NOW.date()
    return [
        ChartStep(
            "", 5, None, None, today, today + timedelta(days=at), usual=None if of is None else UsualRange(*of, 5, 24)
        )
        for at, of in enumerate(ranges)
    ]


def test_the_band_is_within_the_drawing_and_has_every_known_day() -> None:
    chance = random.Random(1)
    for _ in range(200):
        ranges = [
            None if chance.random() < 0.3 else (low := chance.randrange(50), low + chance.randrange(50))
            for _ in range(chance.randrange(1, 30))
        ]
        chart = charts.chart(steps(ranges))
        assert bool(chart.usual) == any(ranges)
        places = Counter[int]()
        for run in re.findall(r"M([^z]+)z", chart.usual):
            numbers = [int(number) for number in run.split()]
            xs, ys = numbers[::2], numbers[1::2]
            assert all(0 <= x <= chart.units for x in xs)
            assert all(0 <= y <= 1000 for y in ys)
            # There and back: high above low, at the same places.
            half = len(xs) // 2
            assert xs == [*xs[:half], *reversed(xs[:half])]
            assert all(high <= low for high, low in zip(ys[:half], reversed(ys[half:]), strict=True))
            places.update(x for x in xs[:half] if x % 2)
        assert [*places] == [2 * at + 1 for at, of in enumerate(ranges) if of is not None]
