"""Each reader gets the week of their time zone, on their Monday morning, once, with the numbers of the page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from flask import Flask

from signpost.clicks import totals
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.features.mail.sender import Sender
from signpost.features.mail.tables import Mail
from signpost.storage import database
from signpost.storage.models import Host, Record, User, Workspace
from tests.features.conftest import Person, shown
from tests.features.mail.conftest import Clock
from tests.played.smtp_server import MailServer

ZONES = (
    "", "UTC", "Asia/Kolkata", "Asia/Kathmandu", "America/St_Johns", "America/New_York", "Europe/Berlin",
    "Australia/Lord_Howe", "Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Pago_Pago",
)  # fmt: skip
# Sundays on which clocks change: in Europe, in North America, in Australia; and a Sunday in the middle of the year.
SUNDAYS = (date(2030, 10, 27), date(2030, 11, 3), date(2031, 4, 6), date(2031, 6, 15))


@pytest.fixture
def readers(
    app: Flask, owner: User, add_member: Callable[..., User], switch: Callable[..., None], connect: Any, make_link: Any
) -> dict[str, str]:
    """Owners by address, each with a time zone; the workspace wants summaries."""
    connect("go.acme.test")
    make_link("go.acme.test", alias="a")
    switch(email_summary="true")
    found = {"ana@acme.test": ZONES[0]}
    for number, zone in enumerate(ZONES[1:]):
        found[add_member(f"bo{number}@acme.test", "owner").email] = zone
    with app.app_context():
        Host.update(dns_due_at=None).execute()
        for address, zone in found.items():
            User.update(timezone=zone).where(User.email == address).execute()
    return found


def count_visits(app: Flask, clock: Clock, sunday: date) -> list[datetime]:
    """Visits in the two weeks up to a Sunday, and around them: about one in 90 minutes."""
    chance, begin = random.Random(3), datetime(sunday.year, sunday.month, sunday.day, tzinfo=UTC) - timedelta(days=15)
    moments = sorted(
        begin + timedelta(minutes=15 * chance.randrange(96 * 17), seconds=chance.randrange(900)) for _ in range(272)
    )
    with app.app_context(), database.atomic():
        seq = Record.get().seq
        for number, moment in enumerate(moments, int(times.now().timestamp())):
            day = str(moment.date())
            totals.store({(seq, number): 1}, {number: Visitor(number, day, number)}.get, now=moment)
    return moments


@pytest.mark.parametrize("sunday", SUNDAYS, ids=str)
def test_the_mail_the_page_and_the_visits_agree(
    app: Flask,
    readers: dict[str, str],
    clock: Clock,
    send: Callable[..., None],
    mail_server: MailServer,
    sunday: date,
) -> None:
    noon = datetime(sunday.year, sunday.month, sunday.day, 12, tzinfo=UTC)
    with app.app_context():
        Workspace.update(created_at=times.text(noon - timedelta(days=90))).execute()
    clock.move_to(noon - timedelta(days=1))
    send()
    mail_server.received.clear()
    visits = count_visits(app, clock, sunday)
    arrived: dict[str, datetime] = {}
    for _ in range(24 * 3):
        before = len(mail_server.received)
        send(hours=1)
        # Another process, and the same one after a restart, queue nothing twice.
        with app.app_context():
            Sender().do("summaries")
        for received in mail_server.received[before:]:
            assert received.recipients[0] not in arrived
            arrived[received.recipients[0]] = times.now()
    assert {*arrived} == {*readers}
    for received in mail_server.received:
        address = received.recipients[0]
        zone = ZoneInfo(readers[address] or "UTC")
        local = arrived[address].astimezone(zone)
        assert (local.date(), local.hour) == (sunday + timedelta(days=1), 6) or local.hour == 7
        days = [(sunday - moment.astimezone(zone).date()).days for moment in visits]
        week, former = sum(0 <= ago < 7 for ago in days), sum(7 <= ago < 14 for ago in days)
        subject = str(received.message["Subject"])
        assert int(re.findall(r": (\d+) clicks?", subject)[0]) == week, (zone, subject)
        sentences = [line for line in received.text.splitlines() if line.endswith(".")][:3]
        assert re.match(rf"{week} clicks( from \d+ visitors?)?: ", sentences[0])
        change = re.findall(r"(\d+)% (more|fewer)", sentences[0])
        assert [int(amount) for amount, _ in change] == [round(100 * abs(week - former) / former)] * (week != former)
        (url,) = re.findall(r"https://signpost.test/w/home(/clicks\S+)", received.text)
        with app.app_context():
            person = Person(app).sign_in(User.get(User.email == address))
        page = shown(person.get(url))
        assert re.search(rf"Clicks {week}\b", page), (zone, week)
        assert f"Times in {zone.key}" in page
        # Word for word.
        paper = shown(person.get(url.replace("/clicks?", "/report?")))
        assert all(sentence in paper for sentence in sentences)
        assert "printed" in paper


def test_who_moves_to_the_west_gets_a_whole_week(
    app: Flask, readers: dict[str, str], clock: Clock, send: Callable[..., None], mail_server: MailServer
) -> None:
    sunday = SUNDAYS[0]
    clock.move_to(datetime(sunday.year, sunday.month, sunday.day, 12, tzinfo=UTC))
    send()
    count_visits(app, clock, sunday)
    # It is Monday morning in Kiritimati and Chatham, and the messages of the others are queued.
    send(hours=5)
    with app.app_context():
        assert Mail.select().where(Mail.due_at > times.now_text()).count() == len(readers) - 2
        User.update(timezone="Pacific/Pago_Pago").execute()
    mail_server.received.clear()
    send(hours=23)
    assert mail_server.received == []
    send(hours=2)
    assert len(mail_server.received) == len(readers) - 2
    assert {str(received.message["Subject"]) for received in mail_server.received} == {
        str(mail_server.received[0].message["Subject"])
    }
