"""Selections whose SQL is written once."""

import json
import threading
from collections.abc import Callable

from flask import Flask

from signpost.storage.models import Host, Record, Token
from signpost.storage.prepared import Prepared, members
from tests.conftest import Client


def test_they_find_what_the_selection_finds(app: Flask, client: Client, connect: Callable[..., str]) -> None:
    connect("a.acme.test")
    connect("b.acme.test")
    for number in range(3):
        body = {"host": "a.acme.test", "alias": f"x{number}", "destination": "https://dest.example/", "tags": ["one"]}
        assert client.post("/v1/link", json=body).status_code == 200
    by_path = Prepared(
        Record, lambda host, limit: Record.select().where(Record.host == host).order_by(Record.seq.desc()).limit(limit)
    )
    with app.app_context():
        for host, limit in (("a.acme.test", 2), ("b.acme.test", 2), ("a.acme.test", 5)):
            wanted = list(Record.select().where(Record.host == host).order_by(Record.seq.desc()).limit(limit))
            assert [row.__data__ for row in by_path.rows(host, limit)] == [row.__data__ for row in wanted]
        assert (found := by_path.first("a.acme.test", 1)) is not None
        assert found.tags == ["one"]
        assert by_path.first("c.acme.test", 1) is None


def test_they_join_several_models_and_keep_what_is_constant(app: Flask, client: Client) -> None:
    prepared = Prepared(
        Token,
        lambda names: Token.with_member().where(Token.name.in_(members(names)) & (Token.kind == "api")),
        **Token.JOINED,
    )
    with app.app_context():
        (token,) = Token.select()
        assert prepared.rows(json.dumps([])) == []
        (found,) = prepared.rows(json.dumps(["other", token.name]))
        assert (found.id, found.workspace.name) == (token.id, token.workspace.name)
        assert (found.user.email, found.membership.role) == (token.user.email, "owner")


def test_many_threads_use_one_for_the_first_time(app: Flask, connect: Callable[..., str]) -> None:
    names = [connect(f"h{number}.acme.test") for number in range(8)]
    named = Prepared(Host, lambda host: Host.select().where(Host.host == host))
    together, found = threading.Barrier(8), {}

    def work(name: str) -> None:
        together.wait(30)
        with app.app_context():
            found[name] = [host.host for host in named.rows(name)]

    threads = [threading.Thread(target=work, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {name: [name] for name in names}
