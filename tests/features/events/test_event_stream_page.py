"""The stream of events for pages: with a session instead of a token, and by the same rules."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.events import event_stream
from signpost.features.sign_in.operations import sessions
from signpost.features.sign_in.tables import Session
from signpost.storage.models import Member
from signpost.web import listeners
from tests.conftest import Answer, first_workspace
from tests.features.conftest import Person
from tests.played.sse import messages


@pytest.fixture(autouse=True)
def for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "WSGI_S", 20.0)
    monkeypatch.setattr(listeners, "HEARTBEAT_S", 0.2)
    monkeypatch.setattr(event_stream, "CHECK_EVERY_S", 0.1)


def parts_of(answer: Answer) -> Iterator[bytes]:
    assert answer.status_code == 200, answer.text
    assert answer.mimetype == "text/event-stream"
    parts = answer.iter_encoded()
    assert next(parts) == listeners.BEGIN
    return parts


def ends(parts: Iterator[bytes]) -> bool:
    """Whether it ends before it would by itself: with heartbeats alone there would be a hundred."""
    return sum(1 for _ in parts) < 60


def test_changes_arrive(person: Person, connect: Callable[..., str], make_link: Callable[..., Any]) -> None:
    connect()
    parts = parts_of(person.get("/events?types=link.*"))
    make_link(alias="a")
    part = next(entry for entry in parts if entry != listeners.HEARTBEAT)
    (message,) = messages(part.splitlines(keepends=True))
    assert (message.event, message.json["data"]["alias"]) == ("link.created", "a")


def test_what_there_is_is_nothing_that_anyone_may_read(stranger: Person) -> None:
    assert stranger.get("/events").status_code == 303
    assert event_stream.of(stranger.app).count == 0


def test_bad_input_is_said(person: Person) -> None:
    assert person.get("/events?types=nothing").status_code == 422


def test_it_ends_with_the_session(app: Flask, person: Person) -> None:
    parts = parts_of(person.get("/events"))
    with app.app_context():
        Session.delete().execute()
    assert ends(parts)


@pytest.mark.parametrize("how", ["removed", "lower role"])
def test_it_ends_with_the_membership(app: Flask, make_person: Callable[[str], Person], how: str) -> None:
    editor = make_person("editor")
    parts = parts_of(editor.get("/events"))
    with app.app_context():
        own = Member.workspace == first_workspace().id
        if how == "removed":
            Member.delete().where(own & (Member.role == "editor")).execute()
        else:
            Member.update(role="viewer").where(own & (Member.role == "editor")).execute()
    assert ends(parts)


def test_listening_is_no_use_of_a_session(app: Flask, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """An open page must not keep the session alive."""
    secret = person.browser.get_cookie("__Host-signpost_session", domain="signpost.test")
    assert secret is not None
    with app.app_context():
        found = sessions.caller_of(secret.value)
        assert found is not None
        seen = Session.select(Session.seen_at).scalar()
        later = times.now() + sessions.IDLE / 2
        monkeypatch.setattr(times, "now", lambda: later)
        assert sessions.is_current(found[0], secret.value)
        assert Session.select(Session.seen_at).scalar() == seen
        gone = times.now() + sessions.IDLE
        monkeypatch.setattr(times, "now", lambda: gone)
        assert not sessions.is_current(found[0], secret.value)
