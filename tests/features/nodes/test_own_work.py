"""What waits in a node, or in its folder, is done by that node, while another one does the background work."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.factory import close_app, create_token
from signpost.features.mail import outbox
from signpost.runtime import retention, watcher
from signpost.runtime.watcher import WORK
from signpost.storage import database
from signpost.storage.models import ServiceHost, User
from tests import postgresql
from tests.conftest import client_of, other_node
from tests.played.smtp_server import MailServer


@pytest.fixture
def make_idle(make_app: Callable[..., Flask], tmp_path: Path) -> Iterator[Callable[..., Flask]]:
    """Make a node of a new database, whose background work another node does."""
    idle: list[Flask] = []

    def make(**settings: Any) -> Flask:
        settings["DATABASE_URL"] = postgresql.server().new_database()
        worker = make_app(**settings)
        with worker.app_context():
            assert database.cluster().may_work(WORK)
        node = other_node(worker, tmp_path / "idle", settings)
        idle.append(node)
        with node.app_context():
            assert not database.cluster().may_work(WORK)
        return node

    yield make
    for node in idle:
        close_app(node)


def test_a_sign_in_link_is_sent(make_idle: Callable[..., Flask]) -> None:
    mail = MailServer()
    try:
        node = make_idle(SMTP_URL=mail.url, MAIL_FROM="signpost@acme.test", PUBLIC_URL="https://signpost.test")
        with node.app_context():
            User.create(name="Ana", email="ana@acme.test")
        with node.test_request_context(base_url="https://signpost.test"):
            outbox.send_sign_in_link("ana@acme.test")
        watcher.of(node).drain()
        (received,) = mail.received
        assert received.recipients == ["ana@acme.test"]
    finally:
        mail.close()


def test_a_hostname_by_which_it_was_reached_is_stored(make_idle: Callable[..., Flask]) -> None:
    node = make_idle()
    client = client_of(node, create_token(node, "for tests"))
    assert client.get("/v1/links", base_url="https://links.signpost.test").status_code == 200
    watcher.of(node).drain()
    with node.app_context():
        assert [row.host for row in ServiceHost.select()] == ["links.signpost.test"]


def test_a_leftover_in_its_folder_is_deleted(make_idle: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "FIRST_AFTER_S", 0)
    node = make_idle()
    left = Path(node.config["INSTANCE"]) / ".copy.db.0123456789abcdef"
    left.touch()
    long_ago = time.time() - 2 * retention.LEFTOVER_RETENTION_S
    os.utime(left, (long_ago, long_ago))
    watcher.of(node).drain()
    assert not left.exists()
