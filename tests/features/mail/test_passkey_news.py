"""A user gets an e-mail about each passkey that is added or removed."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask

from signpost.features.sign_in.tables import Passkey
from signpost.storage.models import User
from tests.features.conftest import Person
from tests.features.mail.conftest import PUBLIC_URL
from tests.features.sign_in.passkeys import PAGE, try_to_add
from tests.played.authenticator import Device
from tests.played.smtp_server import MailServer


def test_when_one_is_added_or_removed(
    app: Flask, owner: User, mail_server: MailServer, send: Callable[..., None]
) -> None:
    person = Person(app).sign_in(owner)
    device = Device(PUBLIC_URL)
    answer = try_to_add(person, device, "")
    assert answer.status_code == 303
    with app.app_context():
        id_ = Passkey.get().id
    for typed in ({"what": "rename", "name": "Blue key"}, {"what": "remove"}, {"what": "remove"}):
        assert person.post(PAGE, {**typed, "id": id_}, page=PAGE).status_code == 303
    send()
    added, removed = mail_server.received
    assert (added.recipients, removed.recipients) == (["ana@acme.test"], ["ana@acme.test"])
    assert added.message["Subject"] == "A passkey was added"
    assert "You can now sign in with the passkey “Unknown device”." in added.text
    assert removed.message["Subject"] == "A passkey was removed"
    assert "You can no longer sign in with the passkey “Blue key”." in removed.text
    assert f"{PUBLIC_URL}/account" in removed.text
