"""Deleting users and workspaces: what goes, what stays, and that nothing of them is left."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result
from flask import Flask

from signpost.domain.jobs import JobKind, JobState
from signpost.operations.workspaces import workspaces
from signpost.storage import database
from signpost.storage.models import Job, Workspace
from signpost.storage.statements.workspaces import OF_USER
from tests.conftest import FIREFOX, Client, RunCommand, Visit

HOST = "go.acme.test"
OTHER = "go.other.test"


@pytest.fixture
def invoke(run_command: RunCommand) -> Callable[..., Result]:
    def do(*arguments: str, code: int = 0, text: str | None = None) -> Result:
        done = run_command(*arguments, text=text)
        assert done.exit_code == code, done.output
        return done

    return do


def tables_with(app: Flask, text: str) -> set[str]:
    """The tables in which `text` occurs."""
    with app.app_context():
        run = database.current().execute_sql
        # What nodes follow: names of hostnames, until there are newer changes.
        tables = {*database.current().get_tables()} - {"copy_change"}
        return {name for name in tables if any(text in str(row) for row in run(f'SELECT * FROM "{name}"').fetchall())}


def test_the_name_and_address_of_a_deleted_user_are_nowhere(
    app: Flask, client: Client, invoke: Callable[..., Result], connect: Callable[..., str]
) -> None:
    connect(HOST)
    invoke("member", "invite", "ada@first.test", "--role", "editor")
    invoke("user", "create", "--name", "Ada Lovelace", "--email", "ada@first.test", "--role", "editor")
    invoke("user", "update", "ada@first.test", "--email", "ada@second.test")
    invoke("member", "invite", "bo@acme.test")
    as_ada = ("--user", "ada@second.test")
    created = invoke("link", "create", "--host", HOST, "--alias", "a", "--destination", "d.example", "--json", *as_ada)
    invoke("link", "update", f"{HOST}/a", "--title", "Spring", *as_ada)
    token = invoke("token", "create", "--name", "ci", "--user", "ada@second.test").stdout.strip()
    key = {"Authorization": f"Bearer {token}", "Idempotency-Key": "k"}
    body = {"host": HOST, "alias": "b", "destination": "https://d.example/"}
    assert client.post("/v1/link", json=body, headers=key).status_code == 200
    assert {"user", "change"} <= tables_with(app, "Ada Lovelace")
    assert {"change", "invitation"} <= tables_with(app, "ada@first.test")

    assert "for good" in invoke("user", "delete", "ada@second.test", text="n\n", code=1).stderr
    assert tables_with(app, "Ada Lovelace")
    invoke("user", "delete", "ADA@second.test", "--yes")

    for text in ("Ada Lovelace", "ada@first.test", "ada@second.test"):
        assert tables_with(app, text) == set()
    assert client.get("/v1/test", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    record = client.get(f"/v1/links/{json.loads(created.stdout)['id']}").json
    assert record["creator"]["name"] == "Deleted user"
    names = {entry["actor"]["name"] for entry in client.get("/v1/changes").json["data"]}
    assert "Deleted user" in names
    assert tables_with(app, "bo@acme.test") == {"change", "invitation"}
    assert "ada@" not in invoke("user", "list").stdout
    assert "Deleted" not in invoke("user", "list").stdout
    assert "no user with this" in invoke("user", "delete", "ada@second.test", "--yes", code=1).stderr
    invoke("user", "create", "--name", "Ada Lovelace", "--email", "ada@second.test")


def test_every_table_about_users_forgets_a_deleted_one(app: Flask) -> None:
    """Of the core by name; of features, whatever goes with the row of the user."""
    with app.app_context():
        tables = {(table, "user_id") for table in database.current().tables_with("user_id")}
        references = database.current().references()
    going = {(table, column) for table, column, parent, goes in references if parent == "user" and goes}
    elsewhere = {
        "member",  # By operations, which also tell that the member has left.
        "job",  # Stays in the history of the workspace, under the name "Deleted user".
    }
    assert {entry for entry in tables if entry[0] not in elsewhere} <= {*OF_USER, *going}
    assert ("invitation", "inviter_id") in going


def test_the_only_owner_of_a_workspace_cannot_be_deleted(app: Flask, invoke: Callable[..., Result]) -> None:
    invoke("user", "create", "--name", "Ada", "--email", "ada@acme.test")
    invoke("workspace", "create", "--name", "Other", "--owner", "ada@acme.test")
    refused = invoke("user", "delete", "ada@acme.test", "--yes", code=1)
    assert "Other has no other owner." in refused.stderr
    # Nothing was done: she is still a member of the first workspace.
    assert "ada@acme.test" in invoke("member", "list").stdout
    invoke("workspace", "delete", "Other", "--yes")
    invoke("user", "delete", "ada@acme.test", "--yes")


def test_everyone_with_an_account_is_listed(invoke: Callable[..., Result]) -> None:
    invoke("user", "create", "--name", "Ada", "--email", "ada@acme.test", "--role", "viewer")
    invoke("member", "remove", "ada@acme.test")
    invoke("user", "create", "--name", "Bo", "--email", "bo@acme.test", "--role", "viewer")
    rows = json.loads(invoke("user", "list", "--json").stdout)
    roles = {row["email"]: [entry["role"] for entry in row["workspaces"]] for row in rows}
    assert roles == {"owner@localhost": ["owner"], "ada@acme.test": [], "bo@acme.test": ["viewer"]}
    assert "ada@acme.test  Ada  (no workspace; since " in invoke("user", "list").stdout


@pytest.fixture
def other(
    app: Flask,
    invoke: Callable[..., Result],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
    write_clicks: Callable[[], bool],
) -> str:
    """A second workspace, with one of everything; returns its id."""
    make_link(connect(HOST), alias="a")
    invoke("user", "create", "--name", "Ada", "--email", "ada@acme.test", "--role", "viewer")
    id_ = invoke("workspace", "create", "--name", "Other", "--owner", "ada@acme.test").stdout.split()[0]
    inside = ("--workspace", id_)
    invoke("host", "connect", "--host", OTHER, *inside)
    for alias in ("a", "b"):
        arguments = ("--host", OTHER, "--alias", alias, "--destination", "d.example", "--tags", "x", "--is-notify")
        invoke("link", "create", *arguments, *inside)
    invoke("links", "set-qr", f"{OTHER}/a", "--theme", "dots", *inside)
    invoke("token", "create", "--name", "ci", *inside)
    invoke("member", "invite", "bo@acme.test", *inside)
    invoke("notifications", "secret", "--replace", *inside)
    invoke("bulk", "delete", "--filter", "search=b", "--yes", *inside)
    visit("/a", OTHER, headers={"User-Agent": FIREFOX})
    visit("/nothing", OTHER, headers={"User-Agent": FIREFOX})
    write_clicks()
    return id_


def test_nothing_of_a_deleted_workspace_is_left(
    app: Flask, client: Client, invoke: Callable[..., Result], visit: Visit, other: str, is_on_postgresql: bool
) -> None:
    assert len(tables_with(app, other)) > 10
    assert visit("/a", OTHER).status_code == 302

    question = invoke("workspace", "delete", "Other", text="n\n", code=1).stderr
    assert "short-url 1" in question
    assert visit("/a", OTHER).status_code == 302
    invoke("workspace", "delete", "Other", "--yes")

    for text in (other, OTHER, "bo@acme.test"):
        assert tables_with(app, text) == set()
    with app.app_context():
        # PostgreSQL looks at the end of each transaction.
        assert is_on_postgresql or database.current().execute_sql("PRAGMA foreign_key_check").fetchall() == []
        assert [entry.name for entry in Workspace.select()] == ["Home"]
    assert visit("/a", HOST).status_code == 302
    assert "ada@acme.test" in invoke("user", "list").stdout
    assert client.post("/v1/host", json={"host": OTHER}).status_code == 200


def test_what_was_interrupted_is_done_again(app: Flask, invoke: Callable[..., Result], other: str) -> None:
    with app.app_context():
        database.execute("DELETE FROM host WHERE workspace_id = ?", (other,))
        database.execute("DELETE FROM record WHERE workspace_id = ?", (other,))
    invoke("workspace", "delete", other, "--yes")
    assert tables_with(app, other) == set()


def test_a_workspace_with_a_running_job_and_the_only_one_stay(
    app: Flask, invoke: Callable[..., Result], other: str
) -> None:
    with app.app_context():
        caller = workspaces.member_caller(workspaces.find_workspace(other))
        row = {"workspace": other, "user": caller.user, "kind": JobKind.BULK_DELETE, "state": JobState.RUNNING}
        job = Job.create(**row, request={}, moment="", matched=0)
    assert "A job of this workspace is running" in invoke("workspace", "delete", other, "--yes", code=1).stderr
    with app.app_context():
        job.delete_instance()
    invoke("workspace", "delete", other, "--yes")
    assert "the only workspace" in invoke("workspace", "delete", "Home", "--yes", code=1).stderr
