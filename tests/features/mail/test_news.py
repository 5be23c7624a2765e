"""News of hostnames and destinations: collected, at most one message an hour, no alarm for one failed check."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.hosts.dns_records import ProblemScope
from signpost.features.mail import mail_queue
from signpost.features.mail.tables import Mail
from signpost.features.monitoring import lookups
from signpost.features.monitoring.dns import DnsFinding
from signpost.storage import database
from signpost.storage.models import Host, Record, User, Workspace
from tests.features.mail.conftest import Clock
from tests.played.smtp_server import MailServer

HOST = "go.acme.test"


@pytest.fixture
def check(
    app: Flask, owner: User, connect: Callable[..., str], switch: Callable[..., None], clock: Clock
) -> Callable[..., None]:
    """Store what a check of a hostname found, as the watcher does."""
    connect(HOST)
    switch(email_host_status="true")
    tasks = lookups.Lookups(None)  # type: ignore[arg-type]  # nothing is looked up

    def do(*findings: bool) -> None:
        for is_correct in findings:
            clock.move(minutes=11)
            finding = DnsFinding(correct=is_correct)
            if not is_correct:
                finding.add_error(ProblemScope.DNS, "It points to 203.0.113.9 instead of here.")
            with app.app_context():
                host = Host.get()
                task = lookups.HostTask(host.host, host.https_requested, host.workspace_id, False)
                tasks.write([(task, finding)])
                Host.update(dns_due_at=None).execute()

    return do


def subjects(mail_server: MailServer) -> list[str]:
    found = [str(entry.message["Subject"]) for entry in mail_server.received]
    mail_server.received.clear()
    return found


def test_a_hostname_that_stops_and_starts_again(
    check: Callable[..., None], send: Callable[..., None], mail_server: MailServer
) -> None:
    check(True)
    send(minutes=5)
    assert subjects(mail_server) == []
    check(False)
    send(minutes=5)
    assert subjects(mail_server) == []
    check(False, False)
    send(minutes=5)
    (one,) = mail_server.received
    assert f"{HOST} no longer points here. It points to 203.0.113.9 instead of here." in one.text
    assert subjects(mail_server) == [f"{HOST} no longer points here"]
    check(False, False, True, True)
    send(hours=1)
    assert subjects(mail_server) == [f"{HOST} now points here"]


def test_one_failed_check_is_no_news(
    check: Callable[..., None], send: Callable[..., None], mail_server: MailServer
) -> None:
    check(True, False, True, False, True)
    send(hours=2)
    assert subjects(mail_server) == []


def test_a_new_hostname_is_news_once_it_works(
    check: Callable[..., None], send: Callable[..., None], mail_server: MailServer
) -> None:
    check(False, False, False)
    send(hours=1)
    assert subjects(mail_server) == []
    check(True)
    send(minutes=3)
    assert subjects(mail_server) == [f"{HOST} now points here"]


def test_what_happened_while_it_was_off_is_no_news_later(
    check: Callable[..., None], switch: Callable[..., None], send: Callable[..., None], mail_server: MailServer
) -> None:
    check(True)
    switch(email_host_status="false")
    check(False, False)
    switch(email_host_status="true")
    check(False)
    send(hours=1)
    assert subjects(mail_server) == []
    check(True)
    send(hours=1)
    assert subjects(mail_server) == [f"{HOST} now points here"]


@pytest.fixture
def tell(app: Flask, home: Workspace, switch: Callable[..., None]) -> Callable[..., None]:
    switch(email_host_status="true")

    def do(number: int, *, is_well: bool = False) -> None:
        with app.app_context(), database.atomic():
            record = Record(workspace=home.id, host=HOST, place=str(number))
            mail_queue.destination_changed(record, "https://dest.example/", is_well, "It answers with status 500.")

    return do


def test_many_at_once_are_one_message(
    tell: Callable[..., None], send: Callable[..., None], mail_server: MailServer, app: Flask
) -> None:
    for number in range(200):
        tell(number)
    with app.app_context():
        assert Mail.select().count() == 1
    send(minutes=1)
    assert mail_server.received == []
    send(minutes=1.1)
    (one,) = mail_server.received
    assert one.message["Subject"] == "Home: 200 changes"
    assert f"- The destination of {HOST}/0 is down: It answers with status 500. " in one.text
    assert f"The destination of {HOST}/{mail_queue.MAX_NEWS - 1} is down" in one.text
    assert f"The destination of {HOST}/{mail_queue.MAX_NEWS} is down" not in one.text
    assert "and 150 more" in one.text
    mail_server.received.clear()
    tell(1, is_well=True)
    send(minutes=10)
    assert mail_server.received == []
    send(minutes=51)
    assert subjects(mail_server) == [f"The destination of {HOST}/1 works again"]


def test_long_addresses_are_cut(
    app: Flask,
    home: Workspace,
    switch: Callable[..., None],
    send: Callable[..., None],
    mail_server: MailServer,
) -> None:
    switch(email_host_status="true")
    with app.app_context():
        for number in range(mail_queue.MAX_NEWS):
            record = Record(workspace=home.id, host=HOST, place=f"{number}" + "x" * 2000 + "end")
            with database.atomic():
                mail_queue.destination_changed(record, "", False, "It is gone. " * 40)
    send(minutes=3)
    (one,) = mail_server.received
    assert f"{HOST}/49xxx" in one.text
    assert "xxxend is down: It is gone." in one.text
    assert "x" * 200 not in one.text


def test_nothing_is_queued_where_it_is_switched_off(
    tell: Callable[..., None], switch: Callable[..., None], app: Flask
) -> None:
    switch(email_host_status="false")
    tell(1)
    with app.app_context():
        assert Mail.select().count() == 0


def test_news_that_comes_while_a_message_is_split_is_not_lost(
    tell: Callable[..., None], send: Callable[..., None], mail_server: MailServer, app: Flask
) -> None:
    tell(1)
    send(minutes=2.1)
    tell(2)
    assert subjects(mail_server) == [f"The destination of {HOST}/1 is down"]
    with app.app_context():
        (waiting,) = Mail.select().where(Mail.user.is_null())
        assert (waiting.due_at or "") > times.now_text()
