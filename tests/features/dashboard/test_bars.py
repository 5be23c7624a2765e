"""Lists with bars: each bar is as long as its number says, and an empty list says why it is empty."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.dashboard.addresses import DOCS
from signpost.features.dashboard.clicks.click_pages import KINDS_OF_TAB, TABS
from signpost.features.reports.breakdowns import KINDS, OF_CLICK
from signpost.storage import database
from signpost.storage.models import ClickDay, Record
from tests.breakdowns import store_record_value, store_workspace_value
from tests.conftest import ROOT, Visit
from tests.features.conftest import Person, match_in

HOST = "go.acme.test"
LIST = re.compile(r'<table class="bars">.*?<tbody>(.*?)</tbody>', re.S)
BAR = re.compile(r'<rect width="(\d+)" height="1">.*?<td>([\d,]+)</td>', re.S)


def lists_of(page: str) -> list[list[tuple[int, int]]]:
    """Of each list with bars: (width, number) of each row."""
    lists = LIST.findall(page)
    found = [
        [(int(width), int(number.replace(",", ""))) for width, number in BAR.findall(entries)] for entries in lists
    ]
    assert [len(rows) for rows in found] == [entries.count("<tr>") for entries in lists]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_bar_is_drawn_to_scale(
    app: Flask,
    person: Person,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
    write_clicks: Callable[[], bool],
    seed: int,
) -> None:
    chance = random.Random(seed)
    created = [make_link(connect(HOST), alias=alias, tags=[alias]) for alias in "abc"]
    for link in created:
        for _ in range(chance.randint(1, 9)):
            visit(f"/{link['alias']}")
    write_clicks()
    today = times.now().date().isoformat()
    with app.app_context(), database.atomic():
        for record in Record.select():
            ClickDay.update(clicks=100_000).where(ClickDay.record == record.seq).execute()
            for kind in KINDS:
                for value in [f"{hour:02}" for hour in range(24)] if kind == "hour" else ["1", "2", "3", "4"]:
                    clicks = chance.choice([1, 7, chance.randint(1, 2000), chance.randint(1, 30)])
                    store_record_value(record.seq, today, kind, value, clicks)
                    store_workspace_value(record.workspace_id, today, kind, value, clicks)
    tabs = [f"/clicks?by={tab}" for tab in KINDS_OF_TAB]
    pages = [
        "/",
        "/clicks",
        *tabs,
        *(f"/links/{created[0]['id']}?by={tab}" for tab in KINDS_OF_TAB),
    ]
    for path in pages:
        found = lists_of(person.get(path).text)
        assert found, path
        for rows in found:
            limit = max(number for _, number in rows)
            assert [width for width, _ in rows] == [round(100 * number / limit) for _, number in rows], path
    # Hours are in the order of the clock.
    assert len(max(lists_of(person.get("/clicks?by=times").text), key=len)) >= 24


# Sections whose quiet text says nothing of clicks.
OTHER_LISTS = ("Needs attention", "Who lands where", "Right now", "Rescued visitors")


def empty_lists(page: str) -> dict[str, str]:
    """What the lists without entries say, by their title."""
    sections = re.findall(r"<section[^>]*><h2>([^<]*?) ?(?:<(?:a|span) .*?)?</h2>(.*?)</section>", page, re.S)
    return {
        title: found[1]
        for title, body in sections
        if (found := re.search(r'<p class="quiet">([^<]*?)(?: <a [^<]*</a>)?</p>', body))
    }


def test_an_empty_list_says_why(
    person: Person, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit, write_clicks: Any
) -> None:
    link = make_link(connect(HOST), alias="a")
    pages = ["/", "/clicks?by=places", f"/links/{link['id']}?by=places"]
    for path in pages:
        given = empty_lists(person.get(path).text)
        countries = given.pop("Countries", "") or given.pop("Where clicks come from", "") or given.pop("Map")
        assert countries == "Add a country database to see where visitors are."
        # And how to change that.
        assert (ROOT / "docs" / match_in(f'href="{DOCS}([^"]+)"', person.get(path).text).group(1)).is_file()
        assert {text for title, text in given.items() if title not in OTHER_LISTS} <= {"No clicks in this period."}
    for _ in range(3):
        visit("/a", headers={"User-Agent": "Gadget/1.0 (Linux)", "Accept-Language": ""})
    write_clicks()
    for path in pages:
        assert "No clicks in this period" not in " ".join(empty_lists(person.get(path).text).values()), path
    given = {**empty_lists(person.get("/clicks").text), **empty_lists(person.get("/clicks?by=places").text)}
    assert given["Tags"] == "The links that were clicked have no tags."
    assert given["Languages"] == "Not known for these clicks."
    person.post(f"/links/{link['id']}/delete")
    assert empty_lists(person.get("/clicks").text)["Most clicked"] == "The links that were clicked have been deleted."


def test_every_breakdown_has_its_tab() -> None:
    """But what only means something of one link."""
    assert KINDS_OF_TAB.keys() == TABS.keys()
    assert sorted(kind for kinds in KINDS_OF_TAB.values() for kind in kinds) == sorted({*KINDS} - {*OF_CLICK})
