"""Weekdays and hours as a map of squares: each has its number, in the table and in the drawing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.dates import DATE_STYLES
from signpost.features.dashboard.clicks.click_pages import MENU_KINDS
from signpost.features.dashboard.clicks.click_views import heat_rows
from signpost.features.reports.question import HOURS_OF_A_DAY as HOURS
from tests.conftest import Visit
from tests.databases import round_trips
from tests.features.conftest import Person, shown

HOST = "go.acme.test"


def test_shades_follow_the_numbers_and_weeks_begin_where_the_reader_begins_them() -> None:
    clicks = {(0, "00"): 1, (0, "01"): 10, (6, "23"): 100, (3, "12"): 50}
    for style, first in (("en-GB", 0), ("en-US", 6)):
        rows = heat_rows(clicks, DATE_STYLES[style])
        given = {
            ((first + day) % 7, f"{hour:02}"): count
            for day, row in enumerate(rows)
            for hour, (_, count, _) in enumerate(row.hours)
            if count
        }
        assert given == clicks
        shades = sorted((count, shade) for row in rows for _, count, shade in row.hours if count)
        assert shades == [(1, 1), (10, 2), (50, 4), (100, 5)]
    assert all(shade == 0 for row in heat_rows({}, DATE_STYLES["de"]) for _, _, shade in row.hours)


def test_the_page_has_each_number_twice(
    person: Person, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit, write_clicks: Any
) -> None:
    make_link(connect(HOST), alias="a")
    for _ in range(3):
        visit("/a")
    write_clicks()
    page = person.get("/clicks?by=times").text
    heat = page.partition('class="chart heat"')[2].partition("</section>")[0]
    titles = re.findall(r"<title>(.*?)</title>", heat)
    assert len(titles) == 7 * HOURS
    assert [title for title in titles if title.endswith(": 3 clicks")]
    table = re.findall(r'<td class="number">(\d+)</td>', heat)
    assert (len(table), sum(map(int, table))) == (7 * HOURS, 3)
    assert "Weekdays and hours" not in shown(person.get("/clicks?by=times&filter[browser]=Firefox"))


def test_a_list_is_searched_by_names(
    person: Person, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit, write_clicks: Any
) -> None:
    make_link(connect(HOST), alias="a")
    for source in ("one", "two", "other-one"):
        visit("/a", headers={"Referer": f"https://{source}.example/x"})
    write_clicks()
    whole = shown(person.get("/clicks?by=sources&all=referrer"))
    assert "two.example 1" in whole
    text = shown(person.get("/clicks?by=sources&all=referrer&find=ONE"))
    assert "one.example" in text
    assert "other-one.example" in text
    # A menu above it has all of them.
    assert text.count("two.example 1") == whole.count("two.example 1") - 1


@pytest.mark.parametrize(("zone", "a_menu"), [("Etc/UTC", 1), ("Asia/Tokyo", 3)])
def test_the_hours_of_a_period_are_read_once_for_all_that_shows_them(
    app: Flask,
    person: Person,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    visit: Visit,
    write_clicks: Any,
    zone: str,
    a_menu: int,
) -> None:
    """In a time zone the chart is added up from them, too."""
    make_link(connect(HOST), alias="a")
    visit("/a")
    write_clicks()
    typed = {"what": "preferences", "theme": "system", "timezone": zone, "dates": "en-GB"}
    assert person.post("/account", typed).status_code == 303
    with round_trips(app) as found:
        assert "Weekdays and hours" in shown(person.get("/clicks?by=times&period=28d"))
    # Each menu of values asks by itself, of the days in UTC that a day of the zone is in.
    asked = [sql for sql in found if "workspace_pairs" in sql and "kind = 'hour'" in sql]
    assert len(asked) == 1 + a_menu * len(MENU_KINDS)
