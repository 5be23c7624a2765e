"""The map of the world: every country that it has a shape for, shaded by its clicks."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.dashboard import assets
from signpost.features.dashboard.assets import STATIC
from signpost.features.dashboard.clicks.charts import countries
from signpost.features.reports.sums import ClickCount
from signpost.storage import database
from signpost.storage.models import Record, WorkspaceDay
from signpost.translations.names import COUNTRIES
from tests.breakdowns import store_workspace_value
from tests.features.conftest import Person, shown

SHAPES = Path(assets.STATIC / "world.svg")


def test_shapes_are_of_countries_that_have_names() -> None:
    codes = re.findall(r'<path id="(\w+)"', SHAPES.read_text())
    assert len(codes) == len({*codes}) > 225
    assert {*codes} <= {*COUNTRIES}
    assert ElementTree.parse(SHAPES).getroot().attrib["viewBox"] == "0 0 1000 435"


@pytest.mark.parametrize(
    ("clicks", "shades"),
    [
        ([1], [5]),
        ([1000, 399, 119, 49, 14], [5, 4, 3, 2, 1]),
        ([1000, 400, 120, 50, 15, 1], [5, 5, 4, 3, 2, 1]),
        ([], []),
    ],
)
def test_shades_are_parts_of_the_first(clicks: list[int], shades: list[int]) -> None:
    codes = [*COUNTRIES][: len(clicks)]
    rows = [ClickCount(code, count) for code, count in zip(codes, clicks, strict=True)]
    others = [ClickCount("", 5000), ClickCount("other", 5000), ClickCount("XX", 9)]
    found = countries([*rows, *others], COUNTRIES)
    assert [country.shade for country in found] == shades
    assert [country.name for country in found] == [COUNTRIES[code] for code in codes]


def test_a_country_is_a_filter(
    app: Flask, person: Person, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    make_link(connect("go.acme.test"), alias="a")
    # Where nobody clicked, no shade has a number.
    assert 'class="scale"' not in person.get("/").text
    today = times.now().date().isoformat()
    with app.app_context(), database.atomic():
        workspace = Record.get().workspace_id
        WorkspaceDay.create(workspace=workspace, day=today, clicks=12, bots=0, visitors=1)
        store_workspace_value(workspace, today, "country", "DE", 9)
        store_workspace_value(workspace, today, "country", "JP", 3)
    for path in ("/", "/clicks?by=places"):
        page = person.get(path).text
        assert 'class="scale"' in page
        world = page.partition('<svg class="map"')[2].partition("</svg>")[0]
        assert [re.sub(r"\s+", " ", title) for title in re.findall(r"<title>(.*?)</title>", world)] == [
            "Germany: 9 clicks",
            "Japan: 3 clicks",
        ]
        assert re.findall(r'#(\w+)" class="s(\d)"', world) == [("DE", "5"), ("JP", "4")]
        germany = unescape(re.findall(r'href="([^"]*filter[^"]*)"', world)[0])
        filtered = person.get(germany if germany.startswith("/") else path.partition("?")[0] + germany)
        assert "Country: Germany" in shown(filtered)
    # On the other tabs there is none.
    assert '<svg class="map"' not in person.get("/clicks").text


def test_each_country_has_a_flag() -> None:
    """A page with a country that has none would fail."""
    assert {file.stem.upper() for file in (STATIC / "flags").glob("*.png")} == {*COUNTRIES}
