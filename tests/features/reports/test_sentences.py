"""The sentences of reports: each form, in four languages, with one and with many."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.records.record import MonitorState
from signpost.features.reports.period_reports.report import (
    AroundChange,
    Broken,
    ChangeKind,
    Fault,
    NewSource,
    PeriodReport,
    RescuedVisitors,
    link_report,
    workspace_report,
)
from signpost.features.reports.period_reports.sentences import MAX_NAME, sentences
from signpost.features.reports.sums import ClickChange, ClickChanges
from signpost.operations.workspaces import workspaces
from signpost.storage import database
from signpost.storage.models import ClickDay, Host, Record, Workspace
from signpost.translations import speaking
from tests.conftest import Client
from tests.features.reports.conftest import NOW, Counting

LANGUAGES = ("en", "de", "es", "fr")


@pytest.fixture
def reports(counting: Counting, app: Flask) -> tuple[PeriodReport, PeriodReport]:
    """Of the workspace and of its link, with nothing to say."""
    with app.app_context():
        Host.update(correct=True, dns_due_at=None).execute()
        caller = workspaces.member_caller(Workspace.get())
        return workspace_report(caller, period="28d"), link_report(caller, counting.id, period="28d")


def counted(report: PeriodReport, clicks: int, change: tuple[int, int] | None, days: int = 28) -> PeriodReport:
    known = ClickChanges(None if change is None else ClickChange(*change))
    total = replace(report.days.total, clicks=clicks)
    question = replace(report.question, since=report.question.until - timedelta(days=days - 1))
    return replace(report, question=question, days=replace(report.days, total=total, changes=known))


def forms(of_all: PeriodReport, of_link: PeriodReport) -> list[PeriodReport]:
    """One report for each way to say something, with 1 and with 2 of what is counted."""
    found = [of_all, of_link]
    for many in (1, 2, 5000):
        for days in (1, 28):
            for change in (None, (many, 0), (many, many), (many, 1), (many, 3), (1000, 1001), (1001, 1000)):
                found.append(counted(of_all, many, change, days))
            found.append(counted(of_all, 0, (0, many), days))
        day = date(2026, 11, 19)
        found.append(replace(of_all, busiest_day=(day, many)))
        found.append(replace(of_all, rescued=RescuedVisitors(many, 1)))
        found.append(replace(of_all, rescued=RescuedVisitors(1, many)))
        found.append(replace(of_link, new_source=NewSource("news.example", many, day)))
        found.append(replace(counted(of_link, 5000, None), scans=many))
        found += [
            replace(of_all, broken=[Broken(fault, "go.example/x", status)], broken_count=many)
            for fault in Fault
            for status in (None, 503)
        ]
        found += [replace(of_link, around=AroundChange(kind, day, many, 1)) for kind in ChangeKind]
    return found


@pytest.mark.parametrize("tag", LANGUAGES)
def test_each_form_is_a_sentence(reports: tuple[PeriodReport, PeriodReport], app: Flask, tag: str) -> None:
    english: set[str] = set()
    told: set[str] = set()
    with app.app_context():
        for report in forms(*reports):
            with speaking("en"):
                english |= {*sentences(report)}
            with speaking(tag):
                found = sentences(report)
            told |= {*found}
            assert 1 <= len(found) <= 5
            for sentence in found:
                assert re.fullmatch(r"[^\n]+[^.\n]\.", sentence), sentence
                assert "%(" not in sentence
    if tag != "en":
        assert not told & english
        assert len(told) == len(english)


@pytest.mark.parametrize(
    ("tag", "one", "many"),
    [
        ("en", "1 click from 1 visitor,", "2 clicks from 2 visitors,"),
        ("de", "1 Klick von 1 Besucher,", "2 Klicks von 2 Besuchern,"),
        ("es", "1 clic de 1 visitante,", "2 clics de 2 visitantes,"),
        ("fr", "1 clic de 1 visiteur,", "2 clics de 2 visiteurs,"),
    ],
)
def test_one_and_many(counting: Counting, app: Flask, tag: str, one: str, many: str) -> None:
    for number, expected in ((1, one), (2, many)):
        with app.app_context(), database.atomic():
            seq = Record.get().seq
            ClickDay.delete().execute()
            ClickDay.create(record=seq, day=NOW.date().isoformat(), clicks=number, bots=0, visitors=number)
        with app.app_context(), speaking(tag):
            report = link_report(workspaces.member_caller(Workspace.get()), counting.id, period="today")
            assert sentences(report)[0].replace("\u00a0", " ").startswith(expected)


def test_what_there_is_to_say(counting: Counting, app: Flask, client: Client, make_link: Callable[..., Any]) -> None:
    """A new link, a new site, a code and a destination that is down."""
    with app.app_context():
        Host.update(correct=True, dns_due_at=None).execute()
    for day in range(1, 50):
        counting.add(NOW - timedelta(days=day), 4, referrer="old.example", trigger="qr")
    counting.add(NOW - timedelta(days=3), 40, referrer="fresh.example")
    counting.write()
    make_link(alias="down")
    with app.app_context(), database.atomic():
        Record.update(monitor=MonitorState.DOWN).where(Record.place == "down").execute()
    of_all = counting.ask("/v1/workspace/report", period="28d")["sentences"]
    assert of_all[1:] == [
        "All of them came from /abc.",
        "The busiest day was Wednesday, 25 Nov: 44 clicks.",
        "1 thing is broken: go.acme.test/down leads to a page that is down.",
    ]
    of_link = counting.ask(f"/v1/links/{counting.id}/report", period="28d")["sentences"]
    assert "fresh.example (new since 25 Nov)" in of_link[1]
    assert of_link[2:] == [
        "fresh.example is new since 25 Nov and brought 40 clicks.",
        "108 clicks came from the QR code, 73% of all.",
        "Nothing is known to be broken.",
    ]
    # That it works is only said where somebody looks.
    assert client.post("/v1/workspace/update/gentle_check", json={"value": "true"}).status_code == 200
    assert counting.ask(f"/v1/links/{counting.id}/report", period="28d")["sentences"][-1] == "Everything works."


def test_clicks_a_day_around_a_change(counting: Counting, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = NOW - timedelta(days=10)
    monkeypatch.setattr(times, "now", lambda: changed)
    body = {"destination": "https://other.example/"}
    assert client.patch(f"/v1/redirect/{counting.id}", json=body).status_code == 200
    for day in range(1, 25):
        counting.add(NOW - timedelta(days=day), 7 if day < 10 else 3)
    counting.write()
    said = counting.ask(f"/v1/links/{counting.id}/report", period="28d")["sentences"]
    assert said[1] == "Clicks a day since the destination changed on 18 Nov: 7, after 3 in the week before."


def test_a_long_name_is_cut_in_a_sentence(reports: tuple[PeriodReport, PeriodReport], app: Flask) -> None:
    name = "a" * 250 + ".example"
    with app.app_context():
        (*_, last) = sentences(replace(reports[1], new_source=NewSource(name, 5, date(2026, 11, 19))))[:2]
    assert len(last) < MAX_NAME + 60


@pytest.mark.parametrize(
    "query",
    [
        {"from": "0001-01-01", "to": "0001-01-02"},
        {"from": "9999-12-30", "to": "9999-12-31"},
        {"period": "all"},
        {"from": "2017-01-01", "to": "2026-11-28"},
    ],
)
@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_the_ends_of_the_calendar(counting: Counting, query: dict[str, str], zone: str) -> None:
    for where in ("/v1/workspace", f"/v1/links/{counting.id}"):
        assert counting.ask(f"{where}/report", **query, timezone=zone)["sentences"][0] == "No clicks in this period."
