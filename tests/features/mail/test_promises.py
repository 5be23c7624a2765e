"""A page says "on its way" only of what is, and shows what the mail server refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from signpost.features.mail.outbox import MAX_WAITING, Outbox
from signpost.storage.models import User
from tests.features.conftest import Person, shown
from tests.played.smtp_server import MailServer


def invite(person: Person, email: str) -> str:
    answer = person.post("/members", {"email": email, "role": "viewer"}, page="/members")
    assert answer.status_code == 303
    return shown(person.get(answer.headers["Location"]))


@pytest.mark.parametrize("address", ["a..b@example.com", ".a@example.com", "a@localhost"])
def test_an_address_that_no_mail_can_be_sent_to(
    app: Flask, owner: User, send: Callable[..., None], mail_server: MailServer, address: str
) -> None:
    person = Person(app).sign_in(owner)
    page = invite(person, address)
    assert "Not sent: no mail can be sent to this address." in page
    assert "On its way" not in page
    assert "/invitation/" in page
    assert "Not delivered: No mail can be sent to this address." in shown(person.get("/members"))
    send()
    assert mail_server.received == []


@pytest.mark.parametrize("command", ["RCPT", "DATA", "."])
def test_a_refusal_is_shown_with_the_invitation(
    app: Flask, owner: User, send: Callable[..., None], mail_server: MailServer, command: str
) -> None:
    person = Person(app).sign_in(owner)
    mail_server.answers = {command: ["550 No such user <here>"]}
    assert "On its way to bo@acme.test ." in invite(person, "bo@acme.test")
    assert "On its way to cy@acme.test ." in invite(person, "cy@acme.test")
    assert "Not delivered" not in shown(person.get("/members"))
    send()
    page = shown(person.get("/members"))
    assert page.count("Not delivered: The mail server refuses it: 550 No such user <here>.") == 1
    assert [received.recipients for received in mail_server.received] == [["cy@acme.test"]]
    # A new link for the same address is a new message.
    assert page.index("bo@acme.test") < page.index("Not delivered") < page.index("cy@acme.test")
    invite(person, "bo@acme.test")
    send()
    assert "Not delivered" not in shown(person.get("/members"))


def test_refusals_that_are_remembered_are_bounded() -> None:
    box = Outbox()
    for number in range(MAX_WAITING + 10):
        box.note_refusal(f"The invitation {number}", "No.")
    assert box.refusal_of("The invitation 9") == ""
    assert box.refusal_of("The invitation 10") == box.refusal_of(f"The invitation {MAX_WAITING + 9}") == "No."
