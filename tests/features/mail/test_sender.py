"""Sending: once, again where the server says later, not at all where it says no; and no request ever waits for it."""

from __future__ import annotations

import signal
import threading
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.mail import MailKind, MailState
from signpost.factory import close_app, create_app
from signpost.features.mail import mail_queue, outbox
from signpost.features.mail.outbox import Outbox
from signpost.features.mail.sender import INTERRUPTED, TOO_OLD
from signpost.features.mail.tables import Mail
from signpost.features.sign_in.operations import invitations
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import retention
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import User, Workspace
from tests.conftest import Server
from tests.played.smtp_server import MailServer


@pytest.fixture
def queue(app: Flask, home: Workspace, owner: User, switch: Callable[..., None]) -> Callable[[], None]:
    """Queue an e-mail to the owner: that a destination is down."""
    switch(email_host_status="true")

    def do() -> None:
        with app.app_context(), database.atomic():
            Mail.create(
                workspace=home, user=owner, kind=MailKind.STATUS,
                about={"news": [{"host": "go.acme.test", "is_well": False, "reason": "It is gone."}], "more": 0},
            )  # fmt: skip

    return do


@pytest.fixture
def stored(app: Flask) -> Callable[[], Mail]:
    """The one e-mail that is stored."""

    def do() -> Mail:
        with app.app_context():
            (mail,) = Mail.select()
            return mail

    return do


def test_it_arrives_as_text_and_html(
    queue: Callable[[], None], send: Callable[..., None], mail_server: MailServer, stored: Callable[[], Mail]
) -> None:
    queue()
    send()
    (one,) = mail_server.received
    assert (one.sender, one.recipients) == ("signpost@acme.test", ["ana@acme.test"])
    message = one.message
    assert message["From"] == "Signpost <signpost@acme.test>"
    assert message["To"] == "Ana <ana@acme.test>"
    assert message["Subject"] == "go.acme.test no longer points here"
    assert message["Message-ID"] == f"<{stored().id}@acme.test>"
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    url = str(message["List-Unsubscribe"]).strip("<>")
    assert url.startswith("https://signpost.test/unsubscribe/status.")
    assert f"List-Unsubscribe: <{url}>\r\n".encode() in one.content
    assert message.get_content_type() == "multipart/alternative"
    assert [part.get_content_type() for part in message.iter_parts()] == ["text/plain", "text/html"]
    for text in (one.text, one.html):
        assert "go.acme.test no longer points here. It is gone." in text
        assert "https://signpost.test/w/home/hosts" in text
        assert url in text
    assert "src=" not in one.html
    assert "color-scheme: light dark" in one.html
    assert all(len(line) <= 998 for line in one.content.split(b"\r\n"))
    assert one.content.isascii()
    assert (stored().state, stored().due_at, stored().reason) == (MailState.SENT, None, "")
    send(hours=1)
    assert len(mail_server.received) == 1


def test_what_is_refused_for_now_is_sent_later(
    queue: Callable[[], None], send: Callable[..., None], mail_server: MailServer, stored: Callable[[], Mail]
) -> None:
    mail_server.answers = {"RCPT": ["451 Greylisted, try later"], ".": ["452 Disk full"]}
    queue()
    send()
    assert (stored().state, stored().attempts) == (MailState.WAITING, 1)
    assert stored().reason == "The mail server refuses it: 451 Greylisted, try later."
    send(minutes=1.1)
    assert stored().reason == "The mail server refuses it: 452 Disk full."
    assert mail_server.received == []
    send(minutes=5.1)
    assert (stored().state, stored().reason) == (MailState.SENT, "")
    assert len(mail_server.received) == 1


@pytest.mark.parametrize("where", ["RCPT", "DATA", "."])
def test_what_is_refused_for_good_is_given_up(
    queue: Callable[[], None],
    send: Callable[..., None],
    mail_server: MailServer,
    stored: Callable[[], Mail],
    where: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    mail_server.answers = {where: ["550 No such user"]}
    queue()
    send()
    send(hours=12)
    assert mail_server.received == []
    assert (stored().state, stored().due_at) == (MailState.FAILED, None)
    assert stored().reason == "The mail server refuses it: 550 No such user."
    assert "was not sent: The mail server refuses it: 550 No such user." in caplog.text


@pytest.mark.parametrize("where", ["MAIL", "RCPT", "EHLO"])
def test_a_connection_that_ends_early_is_made_again(
    queue: Callable[[], None],
    send: Callable[..., None],
    mail_server: MailServer,
    stored: Callable[[], Mail],
    where: str,
) -> None:
    mail_server.answers = {where: [""]}
    queue()
    send()
    assert (stored().state, stored().attempts) == (MailState.WAITING, 0)
    send(seconds=6)
    assert len(mail_server.received) == 1


def test_what_may_have_arrived_is_not_sent_again(
    queue: Callable[[], None], send: Callable[..., None], mail_server: MailServer, stored: Callable[[], Mail]
) -> None:
    mail_server.answers = {".": [""]}
    queue()
    send()
    send(hours=2)
    assert stored().state == MailState.FAILED
    assert "may have arrived" in stored().reason
    assert mail_server.commands.count("data") == 1


def test_it_is_marked_before_the_mail_server_gets_it(
    queue: Callable[[], None],
    send: Callable[..., None],
    mail_server: MailServer,
    stored: Callable[[], Mail],
) -> None:
    seen: list[MailState] = []

    def look(word: str) -> None:
        if word in ("MAIL", "."):
            seen.append(stored().state)

    mail_server.before = look
    queue()
    send()
    assert seen == [MailState.SENDING, MailState.SENDING]


def test_a_server_that_does_not_answer_stops_everything_for_a_while(
    queue: Callable[[], None],
    send: Callable[..., None],
    mail_server: MailServer,
    stored: Callable[[], Mail],
    caplog: pytest.LogCaptureFixture,
) -> None:
    mail_server.close()
    queue()
    send()
    assert (stored().state, stored().attempts) == (MailState.WAITING, 0)
    assert "does not answer" in stored().reason
    for _ in range(5):
        send(minutes=6)
    assert stored().attempts == 0
    assert caplog.text.count("E-mail waits") == 1
    send(days=1)
    assert (stored().state, stored().reason) == (MailState.FAILED, TOO_OLD)


def test_a_message_that_cannot_be_written_keeps_no_other_waiting(
    queue: Callable[[], None],
    send: Callable[..., None],
    mail_server: MailServer,
    app: Flask,
    home: Workspace,
    owner: User,
) -> None:
    with app.app_context():
        Mail.create(workspace=home, user=owner, kind=MailKind.STATUS, about={"nothing": "known"})
    queue()
    send()
    assert len(mail_server.received) == 1
    with app.app_context():
        assert sorted(entry.state for entry in Mail.select()) == ["failed", "sent"]


def test_nothing_is_sent_without_a_server(make_app: Callable[..., Flask], mail_server: MailServer) -> None:
    app = make_app()
    with app.app_context():
        assert not mail_queue.is_on()
        assert not parts_of(app).late(Outbox, Outbox).has_due()


def test_names_become_no_headers(
    app: Flask,
    queue: Callable[[], None],
    send: Callable[..., None],
    mail_server: MailServer,
    home: Workspace,
) -> None:
    """Such names are refused; here they are in the database of an older version."""
    evil = "Eve\r\nBcc: all@acme.test\r\n\r\n<script>alert(1)</script>"
    with app.app_context():
        User.update(name=evil).execute()
        Workspace.update(name=evil).execute()
        caller = workspaces.member_caller(Workspace.get())
        invitation, secret = invitations.create_invitation(caller, email="bo@acme.test", role="editor")
        outbox.send_invitation(caller, invitation, secret)
    queue()
    send()
    assert len(mail_server.received) == 2
    for entry in mail_server.received:
        assert "Bcc" not in entry.message
        assert len(entry.recipients) == 1
        assert "<script>" not in entry.html
        assert not entry.message.defects


@pytest.mark.parametrize(
    "address",
    ["a,b@acme.test", "a>b@acme.test", '"a b"@acme.test', "a@b@acme.test", "a@[127.0.0.1]", "owner@localhost"],
)
def test_addresses_that_are_none_get_nothing(
    app: Flask,
    queue: Callable[[], None],
    send: Callable[..., None],
    mail_server: MailServer,
    stored: Callable[[], Mail],
    address: str,
) -> None:
    with app.app_context():
        User.update(email=address).execute()
    queue()
    send()
    assert mail_server.commands == []
    assert stored().reason == "No mail can be sent to this address."


def test_an_address_that_is_not_ascii(
    app: Flask, queue: Callable[[], None], send: Callable[..., None], mail_server: MailServer
) -> None:
    with app.app_context():
        User.update(email="bö@exämple.test").execute()
    queue()
    send()
    (one,) = mail_server.received
    assert one.recipients == ["bö@xn--exmple-cua.test"]
    assert any("SMTPUTF8" in command for command in mail_server.commands)


def test_they_are_kept_for_a_month(
    app: Flask, queue: Callable[[], None], send: Callable[..., None], clock: Any
) -> None:
    queue()
    send()
    with app.app_context():
        saved = next(entry for entry in retention.rules() if entry.name == "e-mails")
        assert saved.prune is not None
        clock.move(days=29)
        assert sum(saved.prune()) == 0
        clock.move(days=2)
        assert sum(saved.prune()) == 1


class TestServer:
    """A real process."""

    @pytest.fixture
    def prepare(self, make_server: Callable[..., Server], mail_server: MailServer) -> Callable[[], Server]:
        """A server that is not started yet, with an e-mail that is due."""

        def do() -> Server:
            server = make_server(SIGNPOST_SMTP_URL=mail_server.url, SIGNPOST_MAIL_FROM="signpost@acme.test")
            app = create_app({"INSTANCE": str(server.instance)})
            with app.app_context():
                home = bootstrap.ensure_workspace()
                User.update(email="ana@acme.test").execute()
                Workspace.update(settings={"email_host_status": "true"}).execute()
                about = {"news": [{"host": "go.acme.test", "is_well": True, "reason": ""}], "more": 0}
                Mail.create(workspace=home, kind=MailKind.STATUS, about=about)
            close_app(app)
            return server

        return do

    def test_a_kill_sends_nothing_twice(self, prepare: Callable[[], Server], mail_server: MailServer) -> None:
        """Killed after the message arrived, and before the process learned that it did."""
        server = prepare()

        def kill(word: str) -> None:
            if word == ".":
                server.stop(signal.SIGKILL)

        mail_server.before = kill
        server.start()
        mail_server.wait_for(1)
        mail_server.before = lambda word: None
        app = create_app({"INSTANCE": str(server.instance)})
        with app.app_context():
            (mail,) = Mail.select()
            assert mail.state == MailState.SENDING
            # Another one, so that there is something to send.
            Mail.create(workspace=mail.workspace_id, user=mail.user_id, kind=mail.kind, about=mail.about)
        close_app(app)
        server.start()
        mail_server.wait_for(2)
        assert server.stop() == 0
        app = create_app({"INSTANCE": str(server.instance)})
        with app.app_context():
            found = sorted((entry.state, entry.reason) for entry in Mail.select())
        close_app(app)
        assert found == [("failed", INTERRUPTED), ("sent", "")]
        assert len(mail_server.received) == 2

    def test_no_request_waits_for_a_server_that_does_not_answer(
        self, prepare: Callable[[], Server], mail_server: MailServer
    ) -> None:
        held = threading.Event()
        mail_server.before = lambda word: held.wait(30)
        server = prepare().start()
        deadline = time.monotonic() + 20
        while not mail_server.commands and time.monotonic() < deadline:
            time.sleep(0.05)
        assert mail_server.commands
        for path in ("/sign-in", "/healthz", "/docs"):
            began = time.monotonic()
            assert _status(f"{server.origin}{path}") == 200
            assert time.monotonic() - began < 5
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 12
        held.set()


def _status(url: str) -> int:
    with urllib.request.urlopen(url, timeout=20) as answer:
        return int(answer.status)
