"""What pages weigh as the server itself sends them: a phone on a slow line is to see them at once."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.storage.models import ClickDay, Record
from tests.conftest import Answer
from tests.features.conftest import Person

KIB = 1000
MAX_OF_FIRST_VISIT, MAX_OF_LIST, MAX_OF_LINK, MAX_OF_SCRIPT = 50 * KIB, 9 * KIB, 9 * KIB, 9900
MAX_OF_LIVE_SCRIPT, MAX_OF_SCRIPTS = 4250, 16_100
SCRIPTS_OF_OVERVIEW = ("dashboard.js", "charts.js", "live.js")
STATIC = ("dashboard.css", "dashboard.js", "htmx.min.js", "icon.svg", "icons.svg")


@pytest.fixture
def team(app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> str:
    """A page of links as a team has it, each with its own title, destination, tags and clicks; the id of one."""
    host = connect("go.acme.test")
    for number in range(25):
        id_ = make_link(
            host,
            f"https://www.shop.example/{number * 7919}/products/item-{number * 104_729}?utm_source=mail{number}",
            alias=f"campaign-{number * 31}",
            title=f"Product number {number * 17} in the sale of week {number}",
            tags=["print", f"week-{number}"],
            description=f"For the poster of {number * 3} shops.",
        )["id"]
    today = datetime.now(UTC).date()
    with app.app_context():
        for record in Record.select():
            for back in range(30):
                day = (today - timedelta(days=back)).isoformat()
                clicks = record.seq * (back + 3) % 97
                ClickDay.create(record=record.seq, day=day, clicks=clicks, bots=clicks % 7, visitors=clicks)
    return str(id_)


def weight(person: Person, path: str) -> int:
    answer = person.browser.get(person.at(path), headers={"Accept-Encoding": "gzip, deflate, br, zstd"})
    assert answer.status_code == 200
    content = answer.get_data()
    # A file is read from the disk while it is sent.
    answer.close()
    assert answer.headers.get("Content-Encoding") == "gzip", path
    return len(content)


def test_a_first_visit(person: Person, team: str) -> None:
    assert weight(person, "/links") + sum(weight(person, f"/static/{name}") for name in STATIC) <= MAX_OF_FIRST_VISIT


@pytest.mark.parametrize("path", ["/links", "/links?filter[tags]=print&sort=-clicks"])
def test_a_list(person: Person, team: str, path: str) -> None:
    assert weight(person, path) <= MAX_OF_LIST


def test_one_link(person: Person, team: str) -> None:
    assert weight(person, f"/links/{team}") <= MAX_OF_LINK


def test_our_script(whole_app: Flask) -> None:
    folder = Path(whole_app.blueprints["dashboard"].static_folder or "")
    assert (folder / "dashboard.js").stat().st_size <= MAX_OF_SCRIPT
    # The overview has the most.
    assert sum((folder / name).stat().st_size for name in SCRIPTS_OF_OVERVIEW) <= MAX_OF_SCRIPTS
    assert (folder / "live.js").stat().st_size <= MAX_OF_LIVE_SCRIPT


@pytest.mark.parametrize("name", STATIC)
def test_files_are_compressed_where_browsers_accept_it(person: Person, name: str) -> None:
    def get(**headers: str) -> tuple[bytes, Answer]:
        answer = person.get(f"/static/{name}", headers=headers)
        content = answer.get_data()
        answer.close()
        return content, answer

    whole, simple = get()
    assert "Content-Encoding" not in simple.headers
    for accepted in ("gzip, deflate, br", "identity, *;q=0.5"):
        content, answer = get(**{"Accept-Encoding": accepted})
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert gzip.decompress(content) == whole
        assert len(content) < len(whole)
    for refused in ("gzip;q=0", "br", ""):
        assert get(**{"Accept-Encoding": refused})[0] == whole
    _, known = get(**{"If-None-Match": answer.headers["ETag"], "Accept-Encoding": "gzip"})
    assert known.status_code == 304
