"""What a page, or an answer of REST, costs does not grow with the records that are there."""

import re
from collections.abc import Callable, Iterable
from functools import partial

import pytest
from flask import Flask

from signpost.features.history.operations import as_of, changes, chart_flags
from signpost.features.history.pages import activity
from signpost.features.monitoring.wall import wall
from signpost.operations.records.lists import facets, filters
from tests.conftest import Client
from tests.features.conftest import Person
from tests.features.test_left_out import crawl
from tests.isolation.test_work import AT_MOST, FEW, MANY, fill, host, steps_of

__all__ = ("fill", "host")

ID = re.compile(r"[0-9a-z]{26}")
# What is asked for everything, and sent while it is read.
EVERYTHING = {"/v1/export", "/v1/bulk/export"}


def costs(app: Flask, answers: dict[str, Callable[[], object]]) -> dict[str, int]:
    for ask in answers.values():
        # The first time, statements are prepared, templates compiled and modules imported.
        ask()
    return {path: steps_of(app, ask) for path, ask in answers.items()}


def pages(app: Flask, person: Person, client: Client) -> Iterable[str]:
    link = client.get("/v1/links").json["data"][0]["id"]
    found = crawl(app, person, ["/", f"/links/{link}", f"/links/{link}/panel", "/search?q=link", "/jobs"])
    # One of each kind.
    return {ID.sub("", path): path for path in found}.values()


@pytest.mark.slow
def test_of_all_pages_and_questions(
    whole_app: Flask,
    client: Client,
    person: Person,
    fill: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What is looked at before a choice is made, and of the history, has a bound, which is higher than MANY.
    monkeypatch.setattr(filters, "SAMPLE_SIZE", FEW // 2)
    monkeypatch.setattr(filters, "COMMON_THRESHOLD", FEW // 4)
    monkeypatch.setattr(as_of, "MAX_CHANGES", FEW // 2)
    monkeypatch.setattr(chart_flags, "MAX_NEWEST", FEW // 2)
    monkeypatch.setattr(changes, "MAX_COUNTED", FEW // 2)
    monkeypatch.setattr(activity, "MAX_ROWS", FEW // 2)
    monkeypatch.setattr(facets, "LIMIT", FEW // 2)
    monkeypatch.setattr(wall, "MAX_COUNTED", FEW // 2)
    fill(FEW)
    described = client.get("/openapi.json").json["paths"]
    questions = [path for path, views in described.items() if "get" in views and "{" not in path]
    answers: dict[str, Callable[[], object]] = {
        path: partial(client.get, path) for path in questions if path not in EVERYTHING
    }
    answers |= {path: partial(person.get, path) for path in pages(whole_app, person, client)}
    few = costs(whole_app, answers)
    fill(MANY)
    many = costs(whole_app, answers)
    assert len(few) > 60
    assert {path: (few[path], many[path]) for path in few if many[path] > few[path] * AT_MOST} == {}
