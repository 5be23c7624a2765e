"""The weekly summary: on Mondays, once, to those who want it, with the sums that the statistics have."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.records.record import MonitorState
from signpost.features.mail import mail_choices
from signpost.features.mail.sender import Sender
from signpost.features.mail.summary import summarize
from signpost.features.mail.tables import Mail
from signpost.features.misses.counter import MissCounter
from signpost.features.reports import clicks
from signpost.features.reports.breakdowns import DAY
from signpost.operations.workspaces import workspaces
from signpost.storage.app_parts import parts_of
from signpost.storage.models import ClickDay, Host, Record, State, User, Workspace, WorkspaceDay
from tests.conftest import Client, Visit
from tests.features.conftest import Person
from tests.features.mail.conftest import Clock
from tests.played.smtp_server import MailServer

HOST = "go.acme.test"


@pytest.fixture
def to_monday(clock: Clock, send: Callable[..., None]) -> Callable[[], None]:
    """Go on to the next Monday, a minute after the hour of summaries, and send them."""

    def do() -> None:
        now = times.now()
        monday = (now + timedelta(days=7 - now.weekday())).replace(hour=6, minute=1)
        clock.move_to(monday)
        send()

    return do


@pytest.fixture
def busy(
    client: Client,
    owner: User,
    switch: Callable[..., None],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
    write_clicks: Callable[[], bool],
    app: Flask,
    send: Callable[..., None],
) -> None:
    """A workspace that wants summaries, with clicks in this week and in the one before."""
    connect(HOST)
    with app.app_context():
        # Its DNS is no matter here.
        Host.update(dns_due_at=None).execute()
    make_link(HOST, alias="spring")
    make_link(HOST, alias="autumn")
    switch(email_summary="true")
    send()
    for count, path in ((3, "/spring"), (1, "/autumn")):
        for _ in range(count):
            visit(path)
    write_clicks()
    today, week_ago = (times.now().date() - timedelta(days=days) for days in (0, 7))
    # The counter reads the clock now and then, so the days of visits are moved, and not the time.
    with app.app_context():
        for table in (ClickDay, WorkspaceDay):
            table.update(day=week_ago.isoformat()).execute()
    for count, path in ((2, "/spring"), (5, "/autumn"), (1, "/forgotten"), (1, "/wp-login.php")):
        for _ in range(count):
            visit(path)
    write_clicks()
    with app.app_context():
        for table in (ClickDay, WorkspaceDay):
            table.update(day=today.isoformat()).where(table.day != week_ago.isoformat()).execute()
        parts_of(app)[MissCounter].write()


def test_the_sums_are_those_of_the_statistics(
    busy: None, to_monday: Callable[[], None], app: Flask, mail_server: MailServer
) -> None:
    with app.app_context():
        Workspace.update(created_at=times.text(times.now() - timedelta(days=90))).execute()
    to_monday()
    (one,) = mail_server.received
    with app.app_context():
        caller = workspaces.member_caller(Workspace.get())
        until = times.now().date() - timedelta(days=1)
        week = summarize(caller, until, "UTC")
        assert (week.since.weekday(), week.until.weekday()) == (0, 6)
        days = clicks.workspace_clicks(caller, by=DAY, since=week.since, until=week.until)
        before = clicks.workspace_clicks(
            caller, by=DAY, since=week.since - timedelta(days=7), until=week.since - timedelta(days=1)
        )
        assert week.clicks is not None
        assert (week.clicks.clicks, week.clicks.before) == (days.total.clicks, before.total.clicks) == (7, 4)
        for counted in week.clicks.most_clicked:
            (record,) = [row for row in Record.select() if f"{row.host}/{row.path_and_query}" == counted.address]
            of_record = clicks.link_clicks(caller, record.id, by=DAY, since=week.since, until=week.until)
            assert counted.clicks == of_record.total.clicks
        assert sum(counted.clicks for counted in week.clicks.most_clicked) == week.clicks.clicks
    assert one.message["Subject"] == "Home: 7 clicks last week"
    for sentence in (
        "7 clicks: 75% more clicks than in the 7 days before.",
        "The most came from /autumn",
        "Nothing is known to be broken.",
    ):
        assert sentence in one.text
        assert f"<p>{sentence}" in one.html
    assert f"- {HOST}/autumn: 5\n- {HOST}/spring: 2\n" in one.text
    assert f"<tr><td>{HOST}/autumn</td><td>5</td></tr>" in one.html
    assert f"https://signpost.test/w/home/clicks?from={week.since}&to={week.until}&timezone=UTC" in one.text
    # What programs try on every host is no path that a site forgot.
    assert f"- {HOST}/forgotten: 1" in one.text
    assert "wp-login" not in one.text


def test_what_does_not_work_is_in_it(
    busy: None, to_monday: Callable[[], None], app: Flask, mail_server: MailServer
) -> None:
    with app.app_context():
        Host.update(correct=False, checked_at=times.now_text()).execute()
        Record.update(monitor=MonitorState.DOWN).where(Record.place == "spring").execute()
    to_monday()
    (one,) = mail_server.received
    assert f"Hostnames that don't point here\n- {HOST}\n" in one.text
    assert f"Links whose destination is down\n- {HOST}/spring\n" in one.text


def test_it_comes_once_a_week(
    busy: None, to_monday: Callable[[], None], send: Callable[..., None], app: Flask, mail_server: MailServer
) -> None:
    to_monday()
    send(hours=1)
    send(days=3)
    assert len(mail_server.received) == 1
    with app.app_context():
        # Another process, on the same day.
        Sender().do("summaries")
        assert Mail.select().count() == 1
    to_monday()
    assert len(mail_server.received) == 2
    assert "none" not in mail_server.received[1].text.splitlines()[0]
    assert mail_server.received[1].message["Subject"] == "Home: 0 clicks last week"
    # Two weeks in which nothing happened.
    to_monday()
    to_monday()
    assert len(mail_server.received) == 2


def test_a_server_that_was_off_on_monday_sends_it_later(
    busy: None, clock: Clock, send: Callable[..., None], mail_server: MailServer
) -> None:
    now = times.now()
    clock.move_to((now + timedelta(days=9 - now.weekday())).replace(hour=20))
    send()
    assert len(mail_server.received) == 1


def test_the_first_start_with_this_feature_sends_none(
    app: Flask, switch: Callable[..., None], owner: User, send: Callable[..., None], mail_server: MailServer
) -> None:
    switch(email_summary="true")
    send()
    with app.app_context():
        assert Mail.select().count() == 0
        monday = date.fromisoformat(State.get(State.name == "summaries").value)
    assert monday.weekday() == 0
    assert mail_server.received == []


def test_none_where_it_is_switched_off(
    busy: None, switch: Callable[..., None], to_monday: Callable[[], None], mail_server: MailServer
) -> None:
    switch(email_summary="false")
    to_monday()
    assert mail_server.received == []


class TestRecipients:
    def test_owners_and_managers_where_the_workspace_wants_it(
        self,
        busy: None,
        add_member: Callable[..., User],
        switch: Callable[..., None],
        to_monday: Callable[[], None],
        mail_server: MailServer,
    ) -> None:
        for role in ("owner", "manager", "editor", "viewer"):
            add_member(f"{role}@acme.test", role, role.capitalize())
        to_monday()
        assert got(mail_server) == ["ana@acme.test", "owner@acme.test"]
        switch(email_manager="true")
        to_monday()
        assert got(mail_server) == ["ana@acme.test", "manager@acme.test", "owner@acme.test"]

    def test_each_member_can_choose(
        self,
        busy: None,
        app: Flask,
        home: Workspace,
        owner: User,
        add_member: Callable[..., User],
        to_monday: Callable[[], None],
        mail_server: MailServer,
    ) -> None:
        viewer = add_member("viewer@acme.test", "viewer")
        with app.app_context():
            for user, is_wanted in ((owner, False), (viewer, True)):
                caller = workspaces.member_caller(home, user.email)
                wanted = {(choice.workspace.id, choice.kind): is_wanted for choice in mail_choices.list_choices(caller)}
                mail_choices.choose(caller, wanted)
                assert {choice.is_wanted for choice in mail_choices.list_choices(caller)} == {is_wanted}
        to_monday()
        assert got(mail_server) == ["viewer@acme.test"]

    def test_who_left_or_unsubscribed_meanwhile_gets_nothing(
        self,
        busy: None,
        app: Flask,
        home: Workspace,
        add_member: Callable[..., User],
        to_monday: Callable[[], None],
        send: Callable[..., None],
        mail_server: MailServer,
    ) -> None:
        leaving = add_member("leaving@acme.test", "owner")
        mail_server.answers = {"RCPT": ["451 Later"] * 2}
        to_monday()
        assert mail_server.received == []
        with app.app_context():
            workspaces.remove_member(home, leaving)
            # What waits for the one who left goes with the membership.
            assert Mail.select().count() == 1
        send(minutes=2)
        assert got(mail_server) == ["ana@acme.test"]
        with app.app_context():
            assert Mail.select().count() == 1

    def test_another_workspace_is_not_mixed_in(
        self, busy: None, other_workspace: Any, to_monday: Callable[[], None], mail_server: MailServer
    ) -> None:
        to_monday()
        assert got(mail_server) == ["ana@acme.test"]

    def test_a_workspace_has_so_many_a_day(
        self,
        busy: None,
        add_member: Callable[..., User],
        to_monday: Callable[[], None],
        mail_server: MailServer,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        monkeypatch.setattr("signpost.features.mail.mail_queue.MAX_A_DAY", 3)
        for number in range(4):
            add_member(f"owner{number}@acme.test", "owner")
        to_monday()
        assert len(mail_server.received) == 3
        assert "has its 3 messages of this day" in caplog.text


def got(mail_server: MailServer) -> list[str]:
    """Who got the messages since the last question."""
    found = sorted(entry.recipients[0] for entry in mail_server.received)
    mail_server.received.clear()
    return found


@pytest.mark.parametrize(
    ("tag", "style", "week"),
    [
        ("fr", "", r"semaine du (1er|\d+) [a-zéû]+ \d{4}$"),
        ("fr", "iso", r"semaine du \d{4}-\d\d-\d\d$"),
        ("en", "", r"week of \d+ [A-Z][a-z]+ \d{4}$"),
        ("en", "en-US", r"week of [A-Z][a-z]+ \d+, \d{4}$"),
        ("de", "en-US", r"Woche ab [A-Z][a-z]+ \d+, \d{4}$"),
    ],
)
def test_dates_and_colons_are_as_the_reader_writes_them(
    busy: None, to_monday: Callable[[], None], app: Flask, mail_server: MailServer, tag: str, style: str, week: str
) -> None:
    with app.app_context():
        User.update(language=tag, dates=style).execute()
    to_monday()
    (one,) = mail_server.received
    heading, *lines = one.text.splitlines()
    assert re.search(week, heading), heading
    ends = [line for line in lines if re.search(r":(\s|$)", line)]
    assert len(ends) >= 5
    for line in ends:
        assert bool(re.search(r"\u00a0:(\s|$)", line)) == (tag == "fr"), line


@pytest.mark.parametrize("tag", ["en", "de", "es", "fr"])
def test_it_says_what_the_page_on_paper_says_word_for_word(
    busy: None, to_monday: Callable[[], None], app: Flask, mail_server: MailServer, tag: str
) -> None:
    """In the language, the time zone and the dates of the reader."""
    with app.app_context():
        User.update(language=tag, timezone="Europe/Berlin").execute()
        Workspace.update(created_at=times.text(times.now() - timedelta(days=90))).execute()
    to_monday()
    (one,) = mail_server.received
    (path,) = re.findall(r"https://signpost.test/w/home/clicks(\S+)", one.text)
    with app.app_context():
        person = Person(app).sign_in(User.get())
    page = person.get(f"/report{path}").text
    (listed,) = re.findall(r'<ul class="sentences">(.*?)</ul>', page)
    said = [unescape(text) for text in re.findall("<li>(.*?)</li>", listed)]
    assert 3 <= len(said) <= 5
    assert one.text.split("\n\n")[1 : 1 + len(said)] == said
