"""The side bar and the bar at the bottom mark the page that is shown, whatever its address says besides."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from flask import Flask

from signpost.features.dashboard.navigation import Navigation
from signpost.storage.app_parts import parts_of
from tests.features.conftest import HOST, Person

_BARS = re.compile(r'<nav class="(?:side|tabs)".*?</nav>', re.DOTALL)
_CURRENT = re.compile(r'<a href="([^"]+)" aria-current="page"')
QUERIES = ("", f"?filter%5Bhost%5D={HOST}&period=7d&per_page=50")


def marked(page: str) -> set[str]:
    """The addresses that the bars of a page mark as its own."""
    return {path for bar in _BARS.findall(page) for path in _CURRENT.findall(bar)}


def entries(app: Flask) -> list[str]:
    navigation = parts_of(app)[Navigation]
    return [entry.path for entry in (*navigation.work, *navigation.workspace)]


@pytest.mark.parametrize("query", QUERIES)
def test_each_entry_is_marked_on_its_own_page_alone(
    whole_app: Flask, person: Person, connect: Callable[..., str], query: str
) -> None:
    connect(HOST)
    paths = [*entries(whole_app), "/account"]
    assert {path: marked(person.get(path + query).text) for path in paths} == {path: {path} for path in paths}


@pytest.mark.parametrize("query", QUERIES)
def test_each_page_below_an_entry_marks_that_entry(
    whole_app: Flask, person: Person, connect: Callable[..., str], query: str
) -> None:
    """Of the pages whose address names nothing in the workspace: all that the app has."""
    connect(HOST)
    below = {}
    for rule in whole_app.url_map.iter_rules():
        owner = next((path for path in entries(whole_app) if path != "/" and rule.rule.startswith(f"{path}/")), None)
        is_page = rule.endpoint.startswith("dashboard.") and not rule.arguments and "GET" in (rule.methods or ())
        if owner is None or not is_page:
            continue
        answer = person.get(rule.rule + query)
        if answer.mimetype == "text/html" and _BARS.search(answer.text):
            below[rule.rule] = (marked(answer.text), {owner})
    assert len(below) >= 5
    assert {path: found for path, (found, _) in below.items()} == {path: owner for path, (_, owner) in below.items()}
