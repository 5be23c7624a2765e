"""What people allowed agents: where it is listed, who may end it, and all that ends it."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.record import CreatedVia
from signpost.features.agents import agent_grants
from signpost.features.agents.tables import AgentClient, AgentGrant, AgentToken
from signpost.features.history.tables import Change
from signpost.features.sign_in.operations import sessions, users
from signpost.operations.people import tokens
from signpost.operations.workspaces import deletions, workspaces
from signpost.runtime import jobs, retention
from signpost.storage.models import User, Workspace
from tests.conftest import RunCommand, first_workspace
from tests.features.agents.conftest import NOON, Person, Program, agree, answer_of
from tests.features.conftest import match_in, shown

END = r'action="(/agents/\w+/end)"'


def connect(program: Program, person: Person, role: str = "viewer") -> Program:
    answer = program.exchange(agree(person, program.page(), role=role)["code"])
    assert answer.status_code == 200, answer.text
    return program


def history(app: Flask) -> list[tuple[str, str, str, Any, Any]]:
    with app.app_context():
        rows = Change.select().where(Change.type == "grant").order_by(Change.id)
        return [(row.verb, row.via, row.token_name, row.before, row.after) for row in rows]


def test_the_page_lists_it_and_its_button_ends_it_at_once(app: Flask, connected: Program, person: Person) -> None:
    connected.call()
    with app.app_context():
        jobs.of(app).drain(5)
    page = person.get("/tokens")
    text = shown(page)
    assert "Claude 127.0.0.1:7777 · Allowed by Owner just now Read and write just now" in text
    answer = person.post(match_in(END, page.text)[1], page="/tokens")
    assert answer.status_code == 303
    assert connected.is_refused()
    assert connected.refresh().json["error"] == "invalid_grant"
    assert "Claude" not in shown(person.get("/tokens")).partition("An assistant connects")[2]
    reported = {"name": "Claude", "place": "127.0.0.1:7777", "role": "editor"}
    assert history(app) == [
        ("create", "dashboard", "", None, reported),
        ("delete", "dashboard", "", reported, None),
    ]
    activity = shown(person.get("/activity"))
    assert "connected the agent “Claude” as an editor" in activity
    assert "ended the access of the agent “Claude”" in activity


def test_the_page_of_devices_ends_it_too(connected: Program, person: Person) -> None:
    page = person.get("/account/devices")
    assert "Claude agent Editor Home · Created just now" in shown(page)
    path = match_in(r'action="(/account/agents/\w+/end)"', page.text)[1]
    assert person.post(path, page="/account/devices").status_code == 303
    assert connected.is_refused()
    assert "Claude" not in shown(person.get("/account/devices"))
    assert person.post(path, page="/account/devices").status_code == 303, "a second time is no error"


def test_nobody_ends_that_of_another(connected: Program, person: Person, make_person: Callable[[str], Person]) -> None:
    path = match_in(r'action="(/account/agents/\w+/end)"', person.get("/account/devices").text)[1]
    make_person("owner").post(path, page="/account/devices")
    assert not connected.is_refused()


def test_a_workspace_that_requires_a_second_step_gets_no_agent_without(
    app: Flask, program: Program, person: Person
) -> None:
    """The person has chosen it on the page of another workspace, which they may enter."""
    with app.app_context():
        strict = workspaces.create_workspace("Strict", workspaces.member_caller(first_workspace()).user)
        Workspace.update(settings={"require_second_step": "true"}).where(Workspace.id == strict.id).execute()
    answer = answer_of(person, program.page(), workspace=strict.id)
    assert answer.status_code == 422
    assert "Strict requires two-step verification." in shown(answer)
    with app.app_context():
        assert not AgentGrant.select().exists()


def test_what_a_client_gives_back_is_in_the_history(app: Flask, connected: Program) -> None:
    connected.revoke(connected.tokens["refresh_token"])
    assert history(app)[-1][:3] == ("delete", "mcp", "Claude")


def test_what_was_not_exchanged_is_not_listed(program: Program, person: Person) -> None:
    agree(person, program.page())
    assert "Claude" not in shown(person.get("/tokens")).partition("An assistant connects")[2]


def test_a_manager_sees_and_ends_those_of_others(
    app: Flask, make_person: Callable[[str], Person], person: Person
) -> None:
    editor, viewer, manager = (make_person(role) for role in ("editor", "viewer", "manager"))
    theirs = connect(Program(app, client_name="Theirs"), editor)
    assert "Theirs" not in editor.get("/tokens").text.partition("An assistant connects")[0]
    assert "Theirs" in editor.get("/tokens").text
    assert "Theirs" not in viewer.get("/tokens").text
    end = match_in(END, manager.get("/tokens").text)[1]
    assert viewer.post(end, page="/tokens").status_code == 484
    assert not theirs.is_refused()
    assert manager.post(end, page="/tokens").status_code == 303
    assert theirs.is_refused()
    assert manager.post(end, page="/tokens").status_code == 303, "a second time is no error"


def test_nobody_ends_what_is_in_another_workspace(app: Flask, connected: Program) -> None:
    with app.app_context():
        user = workspaces.create_user("Eve", "eve@acme.test")
        workspaces.create_workspace("Other", user)
        eve = Person(app).sign_in(user)
        grant = AgentGrant.get()
    eve.workspace = "other"
    eve.post(f"/agents/{grant.id}/end", page="/tokens")
    assert not connected.is_refused()


def test_an_agent_is_never_above_its_person(app: Flask, make_person: Callable[[str], Person]) -> None:
    program = connect(Program(app), make_person("manager"), role="manager")
    assert 'isError":false' in program.call(tool="connect_host", host="go.acme.test").text
    with app.app_context():
        workspaces.set_role(first_workspace(), User.get(User.name == "A manager"), "viewer")
    assert 'isError":true' in program.call(tool="connect_host", host="be.acme.test").text


def _removed(user: User) -> None:
    workspaces.remove_member(first_workspace(), user)


def _deleted(user: User) -> None:
    users.delete_user(user)


def _given_a_password(user: User) -> None:
    sessions.reset_password(user, "a new passphrase", revoke_tokens=True)


def _without_tokens(user: User) -> None:
    tokens.revoke_tokens_of(user, via=CreatedVia.CLI)


@pytest.mark.parametrize("end", [_removed, _deleted, _given_a_password, _without_tokens])
def test_whatever_ends_tokens_ends_it(
    app: Flask, make_person: Callable[[str], Person], end: Callable[[User], None]
) -> None:
    program = connect(Program(app), make_person("editor"))
    with app.app_context():
        end(User.get(User.name == "A editor"))
        assert not AgentGrant.select().exists()
        assert not AgentToken.select().exists()
    assert program.is_refused()
    assert program.refresh().json["error"] == "invalid_grant"


def test_so_does_the_end_of_the_workspace(app: Flask, person: Person, program: Program) -> None:
    with app.app_context():
        owner = workspaces.member_caller(first_workspace()).user
        other = workspaces.create_workspace("Other", owner)
    answer = program.exchange(agree(person, program.page(), workspace=other.id)["code"])
    assert answer.status_code == 200
    assert "workspace Other" in program.call().text
    with app.app_context():
        deletions.delete_workspace(other)
    assert program.is_refused()


def test_a_new_password_keeps_agents_unless_tokens_are_revoked_too(
    app: Flask, make_person: Callable[[str], Person]
) -> None:
    program = connect(Program(app), make_person("editor"))
    with app.app_context():
        sessions.reset_password(User.get(User.name == "A editor"), "a new passphrase")
    assert not program.is_refused()


def test_the_command_line_lists_and_ends_it(connected: Program, run_command: RunCommand, app: Flask) -> None:
    import json

    (row,) = json.loads(run_command("grant", "list", "--json").stdout)
    assert (row["name"], row["role"], row["place"], row["user"]) == (
        "Claude", "editor", "127.0.0.1:7777", "owner@localhost",
    )  # fmt: skip
    assert row["client_id"] == connected.id
    assert "Claude" in run_command("grant", "list").stdout
    assert run_command("grant", "end", "nothing").exit_code == 1
    assert run_command("grant", "end", row["id"]).exit_code == 0
    assert connected.is_refused()


# --- bounds -----------------------------------------------------------------------------------------------------------


def test_the_grants_of_a_person_are_bounded(
    app: Flask, person: Person, monkeypatch: pytest.MonkeyPatch, clock: Any
) -> None:
    monkeypatch.setattr(agent_grants, "MAX_GRANTS", 3)
    programs = []
    for number in range(4):
        clock.moment = NOON + timedelta(minutes=number)
        programs.append(connect(Program(app), person))
        # The first is used again and again.
        programs[0].refresh()
    assert [program.is_refused() for program in programs] == [False, True, False, False]
    assert len([entry for entry in history(app) if entry[0] == "delete"]) == 1


def test_what_has_ended_is_deleted(app: Flask, connected: Program, person: Person, clock: Any) -> None:
    unused = Program(app)
    agree(person, unused.page())
    never = Program(app)
    clock.moment = NOON + timedelta(days=10)
    with app.app_context():
        retention.sweep()
        saved = {client.id for client in AgentClient.select()}
        assert AgentGrant.select().count() == 1
        assert AgentToken.select().count() == 1
    assert never.id not in saved
    assert {connected.id, unused.id} <= saved, "a person allowed them something"
    clock.moment = NOON + timedelta(days=400)
    with app.app_context():
        retention.sweep()
        assert [model.select().count() for model in (AgentGrant, AgentToken, AgentClient)] == [0, 0, 0]
