"""The command line next to a running server: what it prints, what the server notices, how it refuses."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from flask import Flask

from signpost import cli
from signpost.domain import times
from signpost.factory import close_app, create_app
from signpost.storage.models import Member, Token, User
from tests.conftest import Server
from tests.people.test_tokens import FORM
from tests.wire import answering, api, assert_sentence, connected, link

# Every command is a process; the server is the same for all tests that leave it as they found it.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("cli") / "instance").start()
    try:
        yield answering(server)
    finally:
        assert server.stop() == 0


@pytest.fixture(scope="module")
def same_database(server: Server) -> Iterator[Flask]:
    """The same database in this process."""
    app = create_app({"INSTANCE": str(server.instance)})
    yield app
    close_app(app)


def rows_of(app: Flask) -> list[Any]:
    with app.app_context():
        return [list(model.select().tuples()) for model in (Token, User, Member)]


def made(server: Server, *options: str) -> str:
    """A token made by the command line; its output is the token and nothing else."""
    done = server.run("token", "create", "--name", "made here", *options)
    assert (done.returncode, done.stderr) == (0, "")
    secret = done.stdout.removesuffix("\n")
    assert FORM.fullmatch(secret), done.stdout
    return secret


def listed(server: Server) -> list[dict[str, Any]]:
    done = server.run("token", "list", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def works(server: Server, secret: str) -> bool:
    status = api(server, "GET", "/v1/test", token=secret).status
    assert status in (200, 401)
    return status == 200


def test_a_token_works_at_once_and_ends_at_once_when_it_is_revoked(server: Server) -> None:
    known = {row["id"] for row in listed(server)}
    secret = made(server)
    assert works(server, secret)
    (row,) = [row for row in listed(server) if row["id"] not in known]
    assert (row["name"], row["kind"], row["role"]) == ("made here", "api", "owner")
    assert (row["expires_at"], row["revoked_at"]) == (None, None)
    assert times.parse(row["created_at"]) <= times.now()
    for _ in range(2):
        done = server.run("token", "revoke", row["id"])
        assert (done.returncode, done.stderr) == (0, "")
        assert_sentence(done.stdout, row["id"])
        assert not works(server, secret)
    (row,) = [row for row in listed(server) if row["id"] not in known]
    assert times.parse(row["revoked_at"]) <= times.now()


def test_a_token_has_the_role_and_kind_it_was_given(server: Server) -> None:
    connected(server)
    viewer = made(server, "--role", "viewer")
    body = {"host": "go.acme.test", "destination": "https://dest.example/"}
    refused = api(server, "POST", "/v1/link", body, token=viewer)
    assert (refused.status, refused.json["role"]) == (484, "viewer")
    editor = made(server, "--role", "editor")
    assert api(server, "POST", "/v1/link", body, token=editor).status == 200
    agent = made(server, "--kind", "mcp")
    assert agent.startswith("sp_mcp_")
    assert not works(server, agent)


def test_a_token_expires(server: Server, same_database: Flask) -> None:
    secret = made(server, "--expires", "2999-12-31T23:59:58Z")
    far = made(server, "--expires", "2999-12-31T23:59:59+02:00")
    expiring, other = listed(server)[-2:]
    assert other["expires_at"] == "2999-12-31T21:59:59.000000Z"
    assert works(server, secret)
    with same_database.app_context():
        Token.update(expires_at=times.now_text()).where(Token.id == expiring["id"]).execute()
    assert not works(server, secret)
    assert works(server, far)


def test_the_list_for_people_has_a_line_for_each_token(server: Server) -> None:
    made(server, "--role", "manager")
    done = server.run("token", "list")
    assert (done.returncode, done.stderr) == (0, "")
    rows = listed(server)
    lines = done.stdout.splitlines()
    assert len(lines) == len(rows) >= 2
    for line, row in zip(lines, rows, strict=True):
        for shown in (row["id"], row["kind"], row["role"], row["name"], row["user"]):
            assert shown in line
    assert "sp_api_" not in done.stdout
    assert "sp_api_" not in json.dumps(rows)


def test_the_last_use_is_listed(server: Server) -> None:
    secret = made(server)
    assert listed(server)[-1]["last_used_at"] is None
    assert works(server, secret)
    deadline = time.monotonic() + 5
    while (used := listed(server)[-1]["last_used_at"]) is None:
        assert time.monotonic() < deadline
    assert abs(times.parse(used).timestamp() - time.time()) < 10


def test_a_user_is_created_and_gets_tokens_up_to_their_role(server: Server) -> None:
    done = server.run("user", "create", "--name", "Ada", "--email", "ada@acme.test", "--role", "editor")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"[0-9a-z]{26}  ada@acme\.test  editor\n", done.stdout)
    secret = made(server, "--user", "ada@acme.test")
    answer = api(server, "GET", "/v1/test", token=secret)
    assert (answer.status, answer.json["email"]) == (200, "ada@acme.test")
    refused = api(server, "POST", "/v1/host", {"host": "x.acme.test"}, token=secret)
    assert (refused.status, refused.json["role"]) == (484, "editor")
    above = server.run("token", "create", "--name", "x", "--user", "ada@acme.test", "--role", "owner")
    assert (above.returncode, above.stdout) == (1, "")
    assert_sentence(above.stderr, "signpost: ", "role", "editor")
    # A user who already exists, in any case.
    again = server.run("user", "create", "--name", "Ada", "--email", "ADA@acme.test")
    assert (again.returncode, again.stdout) == (1, "")
    assert_sentence(again.stderr, "signpost: ", "email")
    assert listed(server)[-1]["user"] == "ada@acme.test"


def test_commands_leave_a_running_server_alone(server: Server) -> None:
    """Reads, migrations and settings while it runs; links keep working."""
    connected(server)
    made_link = link(server, alias="running")
    for command in (["migrate"], ["config"], ["--help"], ["--version"]):
        done = server.run(*command)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
        assert api(server, "GET", f"/v1/links/{made_link['id']}").status == 200


def test_migrate_makes_what_a_token_needs(make_server: Callable[..., Server]) -> None:
    """Before the server ever ran: a token can be made, and the server's first start still welcomes."""
    server = make_server()
    assert server.run("migrate").returncode == 0
    secret = made(server)
    answering(server.start())
    assert works(server, secret)
    assert works(server, server.token)
    assert "curl" in server.output.read_text()


# --- what is refused -------------------------------------------------------------------------------------------

REFUSED = [
    (["token", "create", "--name", ""], "name"),
    (["token", "create", "--name", " "], "name"),
    (["token", "create", "--name", "x" * 101], "name"),
    (["token", "create", "--name", "x", "--user", "unknown@acme.test"], "user"),
    (["token", "revoke", "0" * 26], "0" * 26),
    (["token", "revoke", ""], "id"),
    (["user", "create", "--name", "", "--email", "a@acme.test"], "name"),
    (["user", "create", "--name", "x", "--email", "acme.test"], "email"),
    (["user", "create", "--name", "x", "--email", "a@" + "b" * 260], "email"),
    (["user", "create", "--name", "x", "--email", "owner@localhost"], "email"),
    # Bytes that are no UTF-8 arrive in Python as lone surrogates.
    (["token", "create", "--name", b"caf\xe9"], "name"),
    (["token", "create", "--name", "x", "--user", b"caf\xe9@acme.test"], "user"),
    (["token", "revoke", b"\xff"], "token"),
    (["user", "create", "--name", b"caf\xe9", "--email", "a@acme.test"], "name"),
    (["user", "create", "--name", "x", "--email", b"caf\xe9@acme.test"], "email"),
]


@pytest.mark.parametrize(("command", "named"), REFUSED)
def test_wrong_input_gets_one_sentence(server: Server, same_database: Flask, command: list[Any], named: str) -> None:
    before = rows_of(same_database)
    done = server.run(*command)
    assert done.stdout == ""
    assert done.returncode == 1, done.stderr
    assert_sentence(done.stderr, "signpost: ", named)
    assert rows_of(same_database) == before


USAGE = [
    (["token", "create"], "--name"),
    (["token", "create", "--name", "x", "--role", "king"], "king"),
    (["token", "create", "--name", "x", "--kind", "sms"], "sms"),
    (["token", "create", "--name", "x", "--expires", "tomorrow"], "Invalid value for --expires: "),
    (["token", "create", "--name", "x", "--expires", "2030-02-30T00:00:00Z"], "RFC 3339"),
    (["token", "create", "--name", "x", "--expires", ""], "RFC 3339"),
    (["token", "create", "--name", "x", "--expires", "2001-01-01T00:00:00Z"], "past"),
    (["token", "revoke"], "ID"),
    (["user", "create", "--name", "x"], "--email"),
    (["user", "create", "--name", "x", "--email", "a@b.test", "--role", "king"], "king"),
    (["nonsense"], "nonsense"),
    (["token", "list", "--nonsense"], "--nonsense"),
]


@pytest.mark.parametrize(("command", "named"), USAGE)
def test_wrong_usage_is_reported_as_usual(server: Server, same_database: Flask, command: list[str], named: str) -> None:
    before = rows_of(same_database)
    done = CliRunner().invoke(cli.main, command, env=server.environment)
    assert (done.exit_code, done.stdout) == (2, "")
    assert rows_of(same_database) == before
    (error,) = [line for line in done.stderr.splitlines() if line.startswith("Error: ")]
    assert named in error
    assert error.endswith((".", "?)")), error


def test_an_impossible_instance_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    server = Server(tmp_path / "unused", SIGNPOST_INSTANCE=str(tmp_path / "file"))
    for command in (["migrate"], ["token", "list"], ["serve"]):
        done = server.run(*command)
        assert (done.returncode, done.stdout) == (1, "")
        assert_sentence(done.stderr, "signpost: ")


# --- what visitors meet ----------------------------------------------------------------------------------------


def test_explain_prints_a_line_for_each_step(server: Server) -> None:
    # Names below localhost are right whether DNS has been checked or not.
    connected(server, "go.localhost")
    link(server, "https://dest.example/", "go.localhost", alias="explained", plugins=["block-bots"])
    done = server.run("explain", "https://go.localhost/explained")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "Visitors are redirected (302)."
    assert "  record       go.localhost/explained exists." in lines
    assert "  answer       302 Found, to https://dest.example/" in lines
    assert "? destination  https://dest.example/ is not checked: monitoring is off." in lines
    assert lines[-1].endswith(" checks passed (--all lists them).")
    lines = server.run("explain", "https://go.localhost/explained", "--all").stdout.splitlines()
    assert [line[2:].split()[0] for line in lines[1:]][:3] == ["hostname", "dns", "record"]
    assert "  paused       Not paused." in lines
    # It is what the owner intended.
    done = server.run("explain", "go.localhost/explained", "--header", "User-Agent: Googlebot/2.1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    given = json.loads(done.stdout)
    assert (given["stopped_by"], given["status"], given["verdict"]["ok"]) == ("plugins", 403, True)
    done = server.run("explain", "go.localhost/nothing-there")
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "Visitors see “not found”.")
    done = server.run("explain", "go.localhost/explained", "--check")
    assert done.returncode == 1
    assert "x destination  The destination is down now." in done.stdout
    assert api(server, "GET", "/v1/workspace/clicks").json["total"]["clicks"] == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["https://"], "Enter a URL"),
        (["go.acme.test/x", "--at", "tomorrow"], "Must be a timestamp"),
        (["go.acme.test/x", "--header", "no colon"], "Give a name and a value"),
        (["go.acme.test/x", "--header", "Host: other"], "The hostname is part of the URL."),
        (["go.acme.test/x", "--workspace", "nobodys"], "There is no such workspace."),
    ],
)
def test_explain_refuses_what_it_cannot_read(server: Server, options: list[str], message: str) -> None:
    done = server.run("explain", *options)
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_the_doctor_lists_chains_and_loops(server: Server) -> None:
    def chains() -> list[dict[str, Any]]:
        return [row for row in json.loads(server.run("doctor", "--json").stdout) if row["kind"] != "host"]

    connected(server)
    assert chains() == []
    link(server, alias="first", destination="https://go.acme.test/second")
    link(server, alias="second", destination="https://dest.example/")
    assert chains() == [{"kind": "chain", "addresses": ["go.acme.test/first", "go.acme.test/second"]}]
    assert "chain  go.acme.test/first -> go.acme.test/second  1 extra redirect\n" in server.run("doctor").stdout
    root = {"url": "go.acme.test", "destination": "https://go.acme.test/third"}
    link(server, alias="third", destination="https://dest.example/")
    assert api(server, "POST", "/v1/redirect", root).status == 200
    third = api(server, "GET", "/v1/links?filter[search]=third&filter[handler]=short-url").json["data"][0]["id"]
    assert api(server, "DELETE", f"/v1/redirect/{third}").status == 204
    assert server.run("doctor").returncode == 1
    assert chains()[0] == {"kind": "loop", "addresses": ["go.acme.test/", "go.acme.test/"]}


class TestAgentConfig:
    @pytest.mark.parametrize("client", ["claude", "vscode", "cursor"])
    def test_prints_a_block_that_works(self, server: Server, client: str) -> None:
        done = server.run("agent", "config", client)
        assert (done.returncode, "keep the file private" in done.stderr) == (0, True)
        ((block,),) = (servers.values() for servers in json.loads(done.stdout).values())
        assert block["url"] == f"{server.origin}/mcp/v1"
        secret = block["headers"]["Authorization"].removeprefix("Bearer ")
        assert secret not in done.stderr
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "verify_token"}}
        answer = api(server, "POST", "/mcp/v1", token=secret, body=body)
        assert answer.json["result"]["isError"] is False
        assert not works(server, secret)

    def test_the_token_is_an_editors_by_default(self, server: Server) -> None:
        for options, role in (((), "editor"), (("--role", "viewer"), "viewer")):
            server.run("agent", "config", "codex", *options)
            row = listed(server)[-1]
            assert (row["name"], row["kind"], row["role"]) == ("Agent: codex", "mcp", role)

    def test_of_an_unknown_client(self, server: Server) -> None:
        done = server.run("agent", "config", "emacs")
        assert done.returncode == 2
        assert "'claude', 'vscode', 'cursor', 'codex'" in done.stderr
