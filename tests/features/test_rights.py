"""Rights that end: what is taken away is gone, whether the features that gave it are on or off."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask

from signpost import loader
from signpost.domain.people.roles import Role
from signpost.domain.records.record import CreatedVia
from signpost.features.sign_in.operations import users
from signpost.loader import BUILT_IN
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, deletions
from signpost.storage import database
from signpost.storage.models import Member, Token, User, Workspace

# What a feature does where something is taken away, besides what goes by foreign keys. These hooks are called while it
# is off, too.
TELL = {
    "access_ended": {"agents"},
    "member_gone": {"sign_in"},
    "role_changed": {"sign_in"},
    "workspace_deleted": {"sign_in"},
    "user_deleted": {"events", "history"},
}
VALUES: dict[str, object] = {"INTEGER": 1, "REAL": 1.0, "TEXT": "x", "BLOB": b"x"}


def test_only_known_features_hear_of_what_is_taken_away() -> None:
    hooks = loader.load().hook
    for name, expected in TELL.items():
        assert {entry.plugin_name for entry in getattr(hooks, name).get_hookimpls()} == expected, name


def fill(file: Path, workspace: str, user: str) -> set[str]:
    """A row in every table about workspaces or users; returns the names of those that have one."""
    connection = sqlite3.connect(file)
    filled = set()
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        columns = [row for row in connection.execute(f'PRAGMA table_xinfo("{table}")') if row[6] == 0]
        names = {row[1] for row in columns}
        if not names & {"workspace_id", "user_id"} or table in ("member", "record", "host"):
            continue
        row: dict[str, object] = {name: VALUES.get(kind.upper(), "x") for _, name, kind, *_ in columns}
        row |= {name: value for name, value in (("workspace_id", workspace), ("user_id", user)) if name in row}
        row |= {name: "viewer" for name in ("role",) if name in row}
        row |= {name: "api" for name in ("kind",) if name in row and table == "token"}
        row |= {name: None for name in ("revoked_at",) if name in row}
        marks = ", ".join("?" * len(row))
        sql = f'INSERT OR IGNORE INTO "{table}" ({", ".join(row)}) VALUES ({marks})'
        connection.execute(sql, [*row.values()])
        filled.add(table)
    connection.commit()
    connection.close()
    return filled


def left(column: str, value: str) -> set[str]:
    """The tables that have a row about a workspace or a user."""
    run = database.current().execute_sql
    return {
        table
        for table in database.current().tables_with(column)
        if run(f'SELECT 1 FROM "{table}" WHERE {column} = ? LIMIT 1', (value,)).fetchone()
    }


@pytest.mark.sqlite
@pytest.mark.parametrize("features", ["", ",".join(BUILT_IN)], ids=["off", "on"])
def test_nothing_is_left(make_app: Callable[..., Flask], features: str) -> None:
    app = make_app(FEATURES=features)
    with app.app_context():
        first = bootstrap.ensure_workspace()
        file = database.current().path
        owner = Member.get((Member.workspace == first) & (Member.role == Role.OWNER)).user
        user = User.create(name="Ada", email="ada@acme.test")
        other = Workspace.create(name="Other", settings={})
        Member.create(workspace=other, user=owner, role=Role.OWNER)
        Member.create(workspace=first, user=user, role=Role.EDITOR)
        filled = fill(file, other.id, user.id)
        assert {"agent_grant", "token", "session", "passkey", "mail_choice"} <= filled & left("user_id", user.id)

        with database.atomic():
            tokens.revoke_tokens_of(user, via=CreatedVia.CLI)
        assert "agent_grant" not in left("user_id", user.id)
        assert not Token.select().where((Token.user == user) & Token.revoked_at.is_null()).exists()

        # Their rights are at the other workspace.
        deletions.delete_workspace(other)
        assert left("workspace_id", other.id) == set()
        fill(file, first.id, user.id)
        users.delete_user(user)
        # A job stays in the history, under the name "Deleted user".
        assert left("user_id", user.id) <= {"job"}
