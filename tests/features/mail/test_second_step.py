"""News of the second step of signing in, to the user whose account it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from signpost.features.mail import outbox
from signpost.features.sign_in.operations import second_step
from signpost.features.sign_in.pages import sign_in
from signpost.runtime.rate_limits import parse_rate
from signpost.storage.models import User
from tests.features.conftest import Person
from tests.features.mail.conftest import Clock
from tests.features.sign_in.test_second_step import PASSWORD, SET_UP, enter, set_up
from tests.played.smtp_server import MailServer

News = Callable[[], list[str]]


@pytest.fixture
def person(app: Flask, owner: User) -> Person:
    person = Person(app).sign_in(owner)
    person.post("/account", {"what": "password", "password": PASSWORD})
    return person


@pytest.fixture
def news(send: Callable[..., None], mail_server: MailServer) -> News:
    """Send what waits; the subjects of what has arrived since, all of it for the owner."""
    read = 0

    def do() -> list[str]:
        nonlocal read
        send()
        arrived = mail_server.received[read:]
        read += len(arrived)
        assert all(entry.recipients == ["ana@acme.test"] for entry in arrived)
        return [str(entry.message["Subject"]) for entry in arrived]

    return do


def password(app: Flask) -> Person:
    browser = Person(app)
    answer = browser.post("/sign-in", {"email": "ana@acme.test", "password": PASSWORD}, page="/sign-in")
    assert answer.location == "/second-step"
    return browser


def test_of_switching_it_on_and_off(person: Person, news: News, mail_server: MailServer) -> None:
    phone, codes = set_up(person, PASSWORD)
    assert news() == ["Two-step verification is on"]
    (one,) = mail_server.received
    assert "/account" in one.text
    assert phone.key not in one.text + one.html
    assert not any(code in one.text + one.html for code in codes)
    person.post(f"{SET_UP}/off", {"proof": PASSWORD}, page=SET_UP)
    assert news() == ["Two-step verification is off"]


def test_of_a_recovery_code_and_of_no_other_way_to_sign_in(
    person: Person, news: News, app: Flask, clock: Clock
) -> None:
    phone, codes = set_up(person, PASSWORD)
    news()
    clock.move(seconds=30)
    assert enter(password(app), phone.code).status_code == 303
    assert news() == []
    assert enter(password(app), codes[0]).status_code == 303
    assert news() == ["A recovery code was used"]


def test_of_many_wrong_codes(
    person: Person, news: News, app: Flask, monkeypatch: pytest.MonkeyPatch, mail_server: MailServer
) -> None:
    monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("100 per minute"))
    phone, _ = set_up(person, PASSWORD)
    news()
    browser = password(app)
    for _ in range(second_step.MAX_TRIES - 1):
        assert "Wrong code." in enter(browser, phone.wrong()).text
    assert news() == []
    assert "Sign in again." in enter(browser, phone.wrong()).text
    assert news() == ["Wrong codes were entered for your account"]
    assert browser.post("/second-step", {"code": phone.code}, page="/sign-in").status_code == 401


def test_so_many_a_day(person: Person, news: News, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "NEWS_A_DAY", parse_rate("2 per day"))
    _, codes = set_up(person, PASSWORD)
    for code in codes[:3]:
        assert enter(password(app), code).status_code == 303
    # The news of each kind are counted apart.
    used = "A recovery code was used"
    assert news() == ["Two-step verification is on", used, used]
