"""What tests of the dashboard in a browser share: a workspace to look at, and what people do first."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from signpost.operations.workspaces.bootstrap import SIGN_IN_FILE
from tests.browser.visits import Visit
from tests.conftest import FIREFOX, Server
from tests.wire import eventually

# The heading of the overview: until the first click, and by the time of day.
GREETING = re.compile("^(Welcome|Good (morning|afternoon|evening))")
HOST = "go.localhost"
PASSWORD = "correct horse battery"

LINKS = [
    ("spring", "Spring sale 2026", "https://shop.example/spring?ref=mail", ["campaign", "mail"], 61),
    ("menu", "Lunch menu of the week", "https://bistro.example/menu/week-47.pdf", ["print"], 44),
    ("talk", "Slides: links that last", "https://speakers.example/decks/links-that-last", ["events"], 38),
    ("jobs", "Open positions", "https://example.com/company/careers", ["team"], 29),
    ("wifi", "How to join the guest network", "https://help.example/network/guests", ["print", "office"], 22),
    ("map", "Way to the office", "https://maps.example/?q=52.5200,13.4050&zoom=17", ["office"], 17),
    ("feedback", "Two questions about your visit", "https://forms.example/visit-feedback", ["print"], 12),
    ("handbook", "Handbook for new colleagues", "https://wiki.example/handbook/welcome", ["team"], 9),
    ("release", "What is new in 4.2", "https://docs.example/releases/4.2", ["docs"], 8),
    ("invoice", "Where invoices go", "https://help.example/billing/invoices", ["docs"], 5),
    ("podcast", "Episode 31: the long way round", "https://radio.example/episodes/31", ["events"], 3),
    ("winter", "Winter sale 2025", "https://shop.example/winter", ["campaign"], 0),
]
VISITORS = [
    (FIREFOX, "https://news.example/", "en-GB,en"),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
     "Mobile/15E148 Safari/604.1", "https://social.example/", "de-DE,de"),
    ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
     "", "en-US,en"),
    ("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "", ""),
]  # fmt: skip
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const found = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > width + 1
    && !one.parentElement.closest(".scroll"));
  return [document.documentElement.scrollWidth, ...found.map((one) => one.outerHTML.slice(0, 120))];
}"""


@dataclass
class Home:
    """A server with something on it, and the cookies of somebody who is signed in there."""

    server: Server
    cookies: list[Any]
    spring: str = ""
    job: str = ""


def sign_in_url(server: Server) -> str:
    created = server.run("sign-in")
    assert created.returncode == 0, created.stderr
    return created.stdout.strip()


def welcome_url(server: Server) -> str:
    """What the first start writes down, which spares a command."""
    file = server.instance / SIGN_IN_FILE
    found: str = eventually(lambda: file.exists() and file.read_text().strip())
    return found


def sign_in(page: Any, server: Server) -> None:
    """For the first time at a new server."""
    page.goto(welcome_url(server))
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name=GREETING).wait_for()


def choose_password(page: Any) -> None:
    """From the overview, where the first sign-in leads to."""
    page.get_by_role("link", name="Choose how you sign in next time").click()
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Save and continue").click()
    page.get_by_role("heading", name=GREETING).wait_for()


def signed_in(browser: Any, server: Server) -> list[Any]:
    """The cookies of the owner of a new server, with a password, in a profile of its own."""
    context = browser.new_context()
    page = context.new_page()
    sign_in(page, server)
    choose_password(page)
    cookies: list[Any] = context.cookies()
    context.close()
    return cookies


def ask_rows(server: Server, statement: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(server.instance / "signpost.sqlite", timeout=10)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def short_url(server: Server, alias: str, host: str = HOST) -> str:
    return f"http://{host}:{server.port}/{alias}"


def id_of(server: Server, alias: str) -> str:
    found: str = ask_rows(server, "SELECT id FROM record WHERE alias = ?", alias)[0][0]
    return found


# Of the people who clicked, one in so many had each of these.
PARTS = {
    "referrer": {"news.example": 3, "social.example": 5},
    "browser": {"Mobile Safari": 3, "Chrome": 4, "Firefox": 5, "Edge": 9},
    "system": {"iOS": 3, "Windows": 4, "Android": 6, "Mac OS X": 8},
    "device": {"mobile": 2, "desktop": 3, "tablet": 10},
    "language": {"en": 2, "de": 4, "fr": 8},
}


def remember_clicks(server: Server, alias: str, max_count: int, parts: Mapping[str, Mapping[str, int]] = PARTS) -> None:
    """Clicks of the last weeks, which no visit can make now. parts: one in how many has each value of a breakdown."""
    with closing(sqlite3.connect(server.instance / "signpost.sqlite", timeout=10)) as connection, connection:
        _write_clicks(connection.execute, alias, max_count, parts)


def _write_clicks(
    execute: Callable[..., sqlite3.Cursor], alias: str, max_count: int, parts: Mapping[str, Mapping[str, int]]
) -> None:
    ((seq, workspace),) = execute("SELECT seq, workspace_id FROM record WHERE alias = ?", (alias,))
    for back in range(1, 59):
        day = (datetime.now(UTC) - timedelta(days=back)).date().isoformat()
        people, bots = max_count * (7 + back * 5 % 11) * (36 - back // 2) // 600, back * max_count // 60 % 7
        sums = (day, people, bots, people * 4 // 5)
        execute("INSERT INTO click_day VALUES (?, ?, ?, ?, ?)", (seq, *sums))
        of_all = (
            "INSERT INTO workspace_day VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT DO UPDATE SET clicks = clicks + excluded.clicks, bots = bots + excluded.bots, "
            "visitors = visitors + excluded.visitors"
        )
        execute(of_all, (workspace, *sums))
        # SQLite accepts JSON text where it expects its own form, and Python's has no functions for that.
        counts = {
            kind: {name: people // part for name, part in of_kind.items() if people // part}
            for kind, of_kind in parts.items()
        }
        execute("INSERT INTO click_breakdown VALUES (?, ?, 0, ?)", (seq, day, json.dumps(counts).encode()))
        for kind, values in counts.items():
            row_of = (workspace, kind, day)
            where = "workspace_id = ? AND kind = ? AND day = ?"
            for row in execute(f"DELETE FROM workspace_breakdown WHERE {where} RETURNING counts", row_of).fetchall():
                values = dict(Counter(values) + Counter(json.loads(row[0])))
            execute("INSERT INTO workspace_breakdown VALUES (?, ?, ?, ?)", (*row_of, json.dumps(values).encode()))
    ((clicks, bots),) = execute("SELECT sum(clicks), sum(bots) FROM click_day WHERE record_seq = ?", (seq,))
    yesterday = (datetime.now(UTC) - timedelta(days=1)).isoformat()
    execute(
        "INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT DO UPDATE SET clicks = excluded.clicks, bots = excluded.bots",
        (seq, workspace, clicks, bots, yesterday),
    )


# The second and third: a page was left while it asked something, such as whether a path is available.
_NO_COMPLAINTS = ("Failed to load resource", "htmx:sendAbort", "htmx:afterRequest")


def assert_calm(seen: Visit, origin: str) -> None:
    """No refusal of the policy, no word in the console but of a page's own status, and nobody else asked."""
    assert seen.violations == []
    assert [complaint for complaint in seen.complaints if not any(word in complaint for word in _NO_COMPLAINTS)] == []
    requested = {
        f"{part.scheme}://{part.netloc}" for part in map(urlsplit, seen.requests) if part.scheme in ("http", "ws")
    }
    assert requested <= {origin}, requested
    assert [request for request in seen.requests if not request.startswith(("http:", "data:", "about:"))] == []
