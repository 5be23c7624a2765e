"""What tests of passkeys share: what a page's script does, with a device that is played in Python."""

from __future__ import annotations

import json
from typing import Any

from flask import Flask

from signpost.features.sign_in.tables import Passkey
from tests.conftest import ORIGIN, Answer
from tests.features.conftest import PASSWORD, Person, shown
from tests.played.authenticator import Device

PAGE = "/account/passkeys"
REFUSED = "This passkey was not accepted."
LATE = "This took too long, or was sent twice."
UNKNOWN = "This service does not know this passkey."


def options_to_add(person: Person, current: str = PASSWORD) -> Answer:
    return person.post(f"{PAGE}/options", {"current": current}, page=PAGE)


def send_new(person: Person, answer: Any, **typed: str) -> Answer:
    text = answer if isinstance(answer, str) else json.dumps(answer)
    return person.post(PAGE, {"what": "add", "credential": text, **typed}, page=PAGE)


def try_to_add(person: Person, device: Device, current: str = PASSWORD, **typed: str) -> Answer:
    """The answer to a new passkey of a device."""
    return send_new(person, device.create(options_to_add(person, current).json["publicKey"]), **typed)


def add(person: Person, device: Device | None = None) -> Device:
    device = device or Device(ORIGIN)
    answer = try_to_add(person, device)
    assert answer.status_code == 303, shown(answer)
    return device


def options_to_sign_in(person: Person) -> Any:
    answer = person.post("/sign-in/passkey/options", page="/sign-in")
    assert answer.status_code == 200
    return answer.json["publicKey"]


def sign_in(person: Person, answer: Any, **typed: str) -> Answer:
    text = answer if isinstance(answer, str) else json.dumps(answer)
    return person.post("/sign-in/passkey", {"credential": text, **typed}, page="/sign-in")


def stored(app: Flask) -> list[Passkey]:
    with app.app_context():
        return list(Passkey.select().order_by(Passkey.id))
