"""The weekly e-mail where nothing reports clicks: it says what else there is to say, and promises no statistics."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.misses.counter import MissCounter
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Host, User, Workspace
from tests.conftest import Visit
from tests.features.mail.conftest import PUBLIC_URL, Clock
from tests.played.smtp_server import MailServer


@pytest.fixture
def app(make_app: Callable[..., Flask], mail_server: MailServer) -> Flask:
    features = ["sign_in", "mail", "misses"]
    return make_app(SMTP_URL=mail_server.url, PUBLIC_URL=PUBLIC_URL, MAIL_FROM="signpost@acme.test", FEATURES=features)


def test_it_says_what_was_not_found(
    app: Flask,
    owner: User,
    switch: Callable[..., None],
    connect: Callable[..., str],
    visit: Visit,
    clock: Clock,
    send: Callable[..., None],
    mail_server: MailServer,
) -> None:
    connect("go.acme.test")
    with app.app_context():
        # Its DNS is no matter here.
        Host.update(dns_due_at=None).execute()
        Workspace.update(created_at=times.text(times.now() - timedelta(days=90))).execute()
    switch(email_summary="true")
    send()
    visit("/nowhere", host="go.acme.test")
    with app.app_context():
        parts_of(app)[MissCounter].write()
    now = times.now()
    clock.move_to((now + timedelta(days=7 - now.weekday())).replace(hour=6, minute=1))
    send()
    (one,) = mail_server.received
    assert one.message["Subject"].startswith("Home, week of ")
    assert "go.acme.test/nowhere" in one.text
    assert "click" not in one.text.lower()
    assert f"{PUBLIC_URL}/w/home/\n" in one.text
