"""Hashing a link's password takes its time: no transaction is open meanwhile, so that other writers need not wait."""

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask, has_app_context

from signpost.runtime import passwords
from signpost.storage import database
from signpost.storage.models import Record
from tests.conftest import Answer, Client, RunCommand, Visit, client_of

HOST = "go.acme.test"
LINK = {"host": HOST, "destination": "https://dest.example/", "password": "opensesame"}


@pytest.fixture
def slow_parts(app: Flask, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Each time a password was hashed or checked: whether the thread that did it had a transaction open."""
    noted: list[bool] = []

    def watched(real: Any) -> Callable[..., Any]:
        def do(*args: Any, **kwargs: Any) -> Any:
            # Of a command it is not the app of this test.
            entry = database.current() if has_app_context() else database.of(app)
            noted.append(entry.writing.is_mine() or entry.in_transaction())
            return real(*args, **kwargs)

        return do

    for name in ("generate_password_hash", "check_password_hash"):
        monkeypatch.setattr(passwords, name, watched(getattr(passwords, name)))
    return noted


@pytest.fixture
def post(client: Client, connect: Callable[..., str]) -> Callable[..., Answer]:
    connect()

    def do(path: str = "/v1/link", body: dict[str, str] = LINK, **headers: Any) -> Answer:
        return client.post(path, json=body, headers=headers)

    return do


@pytest.mark.parametrize("headers", [{}, {"Idempotency-Key": "one"}])
def test_a_new_record(
    post: Callable[..., Answer], visit: Visit, slow_parts: list[bool], headers: dict[str, Any]
) -> None:
    created = post(**headers)
    assert created.status_code == 200, created.text
    redirect = {"url": f"{HOST}/r", "destination": "https://dest.example/", "password": "opensesame"}
    headers = {name: f"{value}-other" for name, value in headers.items()}
    assert post("/v1/redirect", redirect, **headers).status_code == 200
    assert slow_parts == [False, False]
    for alias, status in ((created.json["data"][0]["alias"], 302), ("r", 301)):
        assert visit(f"/{alias}").status_code == 401, status
        assert visit(f"/{alias}", method="POST", data={"password": "opensesame"}).status_code == 303
        assert visit(f"/{alias}", method="POST", data={"password": "wrong"}).status_code == 403


def test_a_repeated_request_is_answered_as_the_first_time(app: Flask, post: Callable[..., Answer]) -> None:
    first, again = (post(**{"Idempotency-Key": "one"}) for _ in range(2))
    assert (first.json, again.headers["Idempotent-Replayed"]) == (again.json, "true")
    other = post(body={**LINK, "password": "another one"}, **{"Idempotency-Key": "one"})
    assert other.status_code == 422


@pytest.mark.parametrize("password", [None, "", "abc", "x" * 65, "x" * 60_000, 7, ["opensesame"], {"a": 1}])
def test_what_is_no_password_is_hashed_by_nobody(
    post: Callable[..., Answer], slow_parts: list[bool], password: Any
) -> None:
    answer = post(body={**LINK, "password": password}, **{"Idempotency-Key": "one"})
    assert (answer.status_code, slow_parts) == (200 if password is None else 422, [])


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'"x"', b"\xff", b'{"password": "opensesame", "password": "x"}'])
def test_a_body_that_cannot_be_read_is_refused_as_ever(
    client: Client, connect: Callable[..., str], body: bytes
) -> None:
    statuses = {
        client.post("/v1/link", data=body, content_type="application/json", headers=headers).status_code
        for headers in ({}, {"Idempotency-Key": "one"})
    }
    assert statuses <= {400, 422}
    assert len(statuses) == 1


def test_a_changed_record(client: Client, post: Callable[..., Answer], slow_parts: list[bool]) -> None:
    created = post(body={**LINK, "alias": "abc", "password": None}).json["data"][0]
    body = {"url": created["url"], "destination": "https://dest.example/", "password": "opensesame"}
    assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    assert slow_parts == [False]


def test_agents(client: Client, connect: Callable[..., str], slow_parts: list[bool]) -> None:
    connect()
    call = {"name": "create_link", "arguments": LINK}
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
    answer = client.post("/mcp/v1", json=body, headers={"Accept": "application/json"})
    assert not answer.json["result"]["isError"]
    assert slow_parts == [False]


def test_imports_and_configurations(
    connect: Callable[..., str], run_command: RunCommand, slow_parts: list[bool], tmp_path: Path
) -> None:
    connect()
    link = {"destination": "https://d.example/", "password": "opensesame"}
    lines = [{"url": f"https://{HOST}/{alias}", **link} for alias in "ab"]
    file = tmp_path / "links.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert run_command("import", str(file)).exit_code == 0
    assert not any(slow_parts)
    file = tmp_path / "signpost.toml"
    for words, output in (
        (("opensesame", "changed", "a new one"), "+ link"),  # kept, changed, new
        (("opensesame", "changed", "a new one"), ""),
    ):
        slow_parts.clear()
        file.write_text(
            "".join(
                f'[[links]]\nurl = "{HOST}/{alias}"\ndestination = "https://d.example/"\npassword = "{password}"\n'
                for alias, password in zip("abc", words, strict=True)
            )
        )
        applied = run_command("apply", str(file))
        assert applied.exit_code == 0, applied.output
        assert output in applied.output
        assert slow_parts
        assert not any(slow_parts)


def test_eight_clients_with_keys_and_passwords_keep_no_writer_waiting(
    app: Flask, client: Client, post: Callable[..., Answer], slow_parts: list[bool]
) -> None:
    """While each of them hashes, another change must go through."""
    begin = threading.Barrier(9)
    answers: list[int] = []
    clients = [client_of(app) for _ in range(8)]

    def create(number: int) -> None:
        begin.wait()
        clients[number].token = client.token
        headers = {"Idempotency-Key": f"key-{number}"}
        answers.append(clients[number].post("/v1/link", json=LINK, headers=headers).status_code)

    threads = [threading.Thread(target=create, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    begin.wait()
    others = 0
    while any(thread.is_alive() for thread in threads):
        assert post(body={"host": HOST, "destination": "https://other.example/"}).status_code == 200
        others += 1
    assert answers == [200] * 8
    assert slow_parts == [False] * 8
    assert others > 0
    with app.app_context():
        hashes = {record.password_hash for record in Record.select().where(Record.password_hash.is_null(False))}
    assert len(hashes) == 8
