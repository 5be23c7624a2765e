"""`signpost mail`, and what `signpost doctor` says about the mail server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result
from flask import Flask

from signpost.domain.mail import MailKind
from signpost.features.mail.tables import Mail
from signpost.storage.models import User, Workspace
from tests.conftest import RunCommand, run_on
from tests.features.mail.conftest import PUBLIC_URL
from tests.played.smtp_server import MailServer


@pytest.fixture
def run(app: Flask, mail_server: MailServer) -> RunCommand:
    """Run a command on the app's instance, with its mail server."""

    def do(*arguments: str, text: str | None = None) -> Result:
        environment = {
            "SIGNPOST_SMTP_URL": mail_server.url,
            "SIGNPOST_MAIL_FROM": "signpost@acme.test",
            "SIGNPOST_PUBLIC_URL": PUBLIC_URL,
        }
        return run_on(app, *arguments, text=text, **environment)

    return do


def test_a_message_to_try_it(run: RunCommand, mail_server: MailServer) -> None:
    done = run("mail", "test", "ana@acme.test")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == "The mail server accepted an e-mail from signpost@acme.test to ana@acme.test.\n"
    (one,) = mail_server.received
    assert one.message["Subject"] == "Signpost can send e-mail"
    assert f"The Signpost at {PUBLIC_URL} sent this" in one.text


@pytest.mark.parametrize(
    ("answers", "address", "sentence"),
    [
        ({"RCPT": ["550 No such user"]}, "ana@acme.test", "The mail server refuses it: 550 No such user."),
        ({}, "ana", "No mail can be sent to this address."),
        ({"EHLO": [""]}, "ana@acme.test", "cannot be used: Connection unexpectedly closed."),
        ({".": [""]}, "ana@acme.test", "The mail server did not confirm the message."),
    ],
)
def test_what_is_wrong_is_one_sentence(
    run: RunCommand, mail_server: MailServer, answers: dict[str, list[str]], address: str, sentence: str
) -> None:
    mail_server.answers = answers
    done = run("mail", "test", address)
    assert (done.exit_code, done.stdout) == (1, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_server(run_command: RunCommand) -> None:
    done = run_command("mail", "test", "ana@acme.test")
    assert (done.exit_code, done.stderr) == (1, "signpost: E-mail is off: set SMTP_URL.\n")


def test_the_list(
    run: RunCommand, app: Flask, home: Workspace, owner: User, send: Callable[..., None], switch: Callable[..., None],
    mail_server: MailServer,
) -> None:  # fmt: skip
    switch(email_host_status="true")
    about: dict[str, Any] = {"news": [{"host": "go.acme.test", "is_well": True, "reason": ""}], "more": 0}
    mail_server.answers = {"RCPT": ["550 No such user"]}
    with app.app_context():
        Mail.create(workspace=home, user=owner, kind=MailKind.STATUS, about=about)
    send()
    with app.app_context():
        Mail.create(workspace=home, kind=MailKind.SUMMARY, about={"until": "2030-01-06"})
    done = run("mail", "list", "--json")
    assert done.exit_code == 0, (done.output, done.exception)
    waiting, failed = json.loads(done.stdout)
    assert (waiting["kind"], waiting["email"], waiting["state"]) == ("summary", None, "waiting")
    assert (failed["kind"], failed["email"], failed["state"]) == ("status", "ana@acme.test", "failed")
    assert failed["reason"] == "The mail server refuses it: 550 No such user."
    text = run("mail", "list").stdout
    assert "all who want it" in text
    assert "failed" in text.splitlines()[1]


def test_the_doctor_looks_at_the_mail_server(run: RunCommand, run_command: RunCommand, mail_server: MailServer) -> None:
    (row,) = json.loads(run("doctor", "--json").stdout)
    where = f"127.0.0.1, port {mail_server.port}"
    assert (row["kind"], row["step"], row["is_fine"], row["todo"]) == ("mail", "smtp", True, "")
    assert row["text"] == f"The mail server {where} answers."
    assert not [command for command in mail_server.commands if command.upper().startswith("MAIL")]
    assert json.loads(run_command("doctor", "--json").stdout) == []
    mail_server.close()
    done = run("doctor")
    assert done.exit_code == 1
    assert f"WRONG  mail: The mail server {where} does not answer" in done.stdout
    assert "Check SMTP_URL and the firewall." in done.stdout
