"""Each alert says when it happened, as its reader reads moments, and the oldest comes first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.people.sign_in import SecondStepNews
from signpost.features.mail import mail_queue, outbox
from signpost.features.mail.tables import Mail
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Host, Record, User, Workspace
from tests.conftest import ORIGIN
from tests.features.mail.conftest import Clock
from tests.played.smtp_server import MailServer

READERS = (
    ("en", "", "", "{day} October 2030, {hour:02}:{minute:02} (UTC)", 0),
    ("en", "en-US", "Asia/Kolkata", "October {day}, 2030, {hour12}:{minute:02} {half} (Asia/Kolkata)", 330),
    ("fr", "", "Europe/Paris", "{day} octobre 2030, {hour:02}:{minute:02} (Europe/Paris)", 120),
    ("de", "iso", "America/St_Johns", "2030-10-{day:02}, {hour:02}:{minute:02} (America/St_Johns)", -150),
)
START = datetime(2030, 10, 2, 18, 20, tzinfo=UTC)


def written(pattern: str, moment: datetime, minutes: int) -> str:
    local = moment + timedelta(minutes=minutes)
    return pattern.format(
        day=local.day,
        hour=local.hour,
        hour12=local.hour % 12 or 12,
        minute=local.minute,
        half="PM" if local.hour >= 12 else "AM",
    )


def test_of_accounts(app: Flask, owner: User, clock: Clock, send: Callable[..., None], mail_server: MailServer) -> None:
    """Of each kind, in four languages, zones and styles; however late they are sent."""
    for number, (tag, style, zone, pattern, minutes) in enumerate(READERS):
        clock.move_to(START + timedelta(days=number))
        happened = []
        with app.test_request_context("/", base_url=ORIGIN):
            User.update(language=tag, dates=style, timezone=zone).execute()
            for news in SecondStepNews:
                outbox.send_second_step_news(User.get(), news)
                happened.append(times.now())
                clock.move(minutes=7)
            for is_added in (True, False):
                outbox.send_passkey_news(User.get(), "Blue key", is_added=is_added)
                happened.append(times.now())
                clock.move(minutes=7)
        send(minutes=10)
        assert len(mail_server.received) == len(happened) == len(SecondStepNews) + 2
        for received, moment in zip(mail_server.received, happened, strict=True):
            for text in (received.text, received.html):
                assert written(pattern, moment, minutes) in text
        mail_server.received.clear()


def report(home: Workspace, clock: Clock, number: int) -> datetime:
    """Queue what changed: of a destination, a hostname or a webhook. Returns when it was."""
    moment, is_well = times.now(), number % 2 == 0
    with database.atomic():
        match number % 3:
            case 0:
                record = Record(workspace=home.id, host="go.acme.test", place=str(number))
                mail_queue.destination_changed(record, "https://dest.example/", is_well, "Status 500.")
            case 1:
                host = Host(host="go.acme.test", workspace=home.id, correct=is_well, reported_correct=not is_well)
                mail_queue.host_checked(host, True, False, ["It points elsewhere."])
            case 2:
                mail_queue.webhook_failed(home.id, "https://hook.example/", "Gone.")
    clock.move(minutes=4)
    return moment


def test_of_workspaces(
    app: Flask,
    home: Workspace,
    switch: Callable[..., None],
    clock: Clock,
    send: Callable[..., None],
    mail_server: MailServer,
) -> None:
    """One alone, and several in one message: hostnames, destinations and webhooks."""
    switch(email_host_status="true")
    for number, (tag, style, zone, pattern, minutes) in enumerate(READERS):
        clock.move_to(START + timedelta(days=number))
        happened: list[datetime] = []
        with app.app_context():
            Mail.delete().execute()
            User.update(language=tag, dates=style, timezone=zone).execute()

        with app.app_context():
            happened.append(report(home, clock, 0))
        send()
        (alone,) = mail_server.received
        assert written(pattern, happened[0], minutes) in alone.text
        with app.app_context():
            happened += [report(home, clock, kind) for kind in range(6)]
        send(hours=1)
        together = mail_server.received[-1]
        assert len(mail_server.received) == 2
        for text in (together.text, together.html):
            places = [text.index(written(pattern, moment, minutes)) for moment in happened[1:]]
            assert places == sorted(places)
        mail_server.received.clear()


@pytest.mark.parametrize("fault", ["off", "MAIL", "RCPT"])
def test_they_keep_their_order(
    app: Flask, owner: User, clock: Clock, send: Callable[..., None], mail_server: MailServer, fault: str
) -> None:
    """Whatever keeps the mail server from taking them: it is away, or refuses for now."""
    kinds = [*SecondStepNews]
    with app.test_request_context("/", base_url=ORIGIN):
        for news in kinds:
            outbox.send_second_step_news(User.get(), news)
    # It is away for three attempts, and then takes them one after another.
    mail_server.answers = (
        {"EHLO": ["421 Later"] * 3, "HELO": ["421 Later"] * 3}
        if fault == "off"
        else {fault: ["451 Later", "451 Later", "250 Fine", "451 Later"]}
    )
    for _ in range(60):
        send(seconds=30)
    subjects = [str(received.message["Subject"]) for received in mail_server.received]
    assert subjects == [
        "Two-step verification is on",
        "Two-step verification is off",
        "A recovery code was used",
        "Wrong codes were entered for your account",
    ]


def test_one_address_keeps_no_other_one_waiting(
    app: Flask, owner: User, add_member: Callable[..., User], send: Callable[..., None], mail_server: MailServer
) -> None:
    other = add_member("bo@acme.test", "viewer")
    with app.test_request_context("/", base_url=ORIGIN):
        for user in (owner, owner, other):
            outbox.send_second_step_news(user, SecondStepNews.ON)
    mail_server.answers = {"RCPT": ["451 Later"]}
    send()
    assert [received.recipients for received in mail_server.received] == [["bo@acme.test"]]
    send(seconds=10)
    assert [received.recipients[0] for received in mail_server.received] == ["bo@acme.test"] + ["ana@acme.test"] * 2


def test_they_wait_an_hour_for_a_server_that_is_away(
    app: Flask, owner: User, clock: Clock, send: Callable[..., None], mail_server: MailServer
) -> None:
    with app.test_request_context("/", base_url=ORIGIN):
        outbox.send_second_step_news(owner, SecondStepNews.ON)
        outbox.send_sign_in_link("ana@acme.test")
    mail_server.answers = {"EHLO": ["421 Later"] * 100, "HELO": ["421 Later"] * 100}
    for _ in range(10):
        send(minutes=5)
    assert len(parts_of(app).late(outbox.Outbox, outbox.Outbox)) == 2
    mail_server.answers = {}
    send(minutes=5)
    assert [str(received.message["Subject"]) for received in mail_server.received] == ["Two-step verification is on"]
