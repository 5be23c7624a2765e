"""An agent never deletes many records in one step. Spec: "DELETE /bulk"; the two steps: our decision."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.operations.caller import Caller
from signpost.runtime import jobs
from signpost.storage.models import Confirmation, Job
from tests.conftest import Client
from tests.mcp.conftest import Agent

FILTERS = {"tags": "old"}


@pytest.fixture
def three(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> list[Any]:
    host = connect()
    return [make_link(host, alias=f"a{number}", tags=["old"]) for number in range(3)]


def remaining(client: Client) -> int:
    return len(client.get("/v1/link").json["data"])


def reasons(refusal: dict[str, Any]) -> str:
    assert refusal["code"] == "validation_failed"
    reason: str
    (reason,) = refusal["errors"]["confirmation_token"]
    return reason


def test_look_then_delete(agent: Agent, app: Flask, client: Client, three: list[Any]) -> None:
    before = remaining(client)
    preview = agent.answer("preview_bulk_delete", **FILTERS)
    assert (preview["matched"], preview["samples"]) == (3, [link["url"] for link in three[::-1]])
    assert remaining(client) == before
    job = agent.answer("bulk_delete", **FILTERS, confirmation_token=preview["confirmation_token"])
    assert job["matched"] == 3
    jobs.of(app).drain(10)
    assert remaining(client) == before - 3
    (row,) = agent.answer("list_jobs")["data"]
    assert (row["id"], row["state"], row["deleted"]) == (job["id"], "done", 3)


def test_a_token_works_once(agent: Agent, three: list[Any]) -> None:
    token = agent.answer("preview_bulk_delete", **FILTERS)["confirmation_token"]
    agent.answer("bulk_delete", **FILTERS, confirmation_token=token)
    assert reasons(agent.refusal("bulk_delete", **FILTERS, confirmation_token=token)).startswith("Unknown, already")


@pytest.mark.parametrize("token", ["", "nonsense", "x" * 10_000])
def test_one_must_be_given(agent: Agent, app: Flask, three: list[Any], token: str) -> None:
    assert agent.refusal("bulk_delete", **FILTERS)["errors"].keys() == {"confirmation_token"}
    assert reasons(agent.refusal("bulk_delete", **FILTERS, confirmation_token=token)).startswith("Unknown, already")
    with app.app_context():
        assert not Job.select().exists()


@pytest.mark.parametrize("other", [{"tags": "new"}, {"tags": "old", "search": "a"}, {"search": "a"}])
def test_is_for_its_filters_alone(agent: Agent, three: list[Any], other: dict[str, str]) -> None:
    token = agent.answer("preview_bulk_delete", **FILTERS)["confirmation_token"]
    assert "other filters" in reasons(agent.refusal("bulk_delete", **other, confirmation_token=token))
    agent.answer("bulk_delete", **FILTERS, confirmation_token=token)


def test_is_for_its_number_of_records_alone(
    agent: Agent, app: Flask, client: Client, three: list[Any], make_link: Callable[..., dict[str, Any]]
) -> None:
    token = agent.answer("preview_bulk_delete", **FILTERS)["confirmation_token"]
    make_link(alias="one-more", tags=["old"])
    before = remaining(client)
    refused = reasons(agent.refusal("bulk_delete", **FILTERS, confirmation_token=token))
    assert "issued for 3 records, but 4 match now" in refused
    jobs.of(app).drain(10)
    assert remaining(client) == before
    with app.app_context():
        assert not Job.select().exists()


def test_is_for_its_caller_alone(
    agent: Agent, app: Flask, three: list[Any], make_client: Callable[..., Client], other_workspace: Caller
) -> None:
    token = agent.answer("preview_bulk_delete", **FILTERS)["confirmation_token"]
    with app.app_context():
        # The same workspace, another user; and the same user in another workspace would be another workspace's filter.
        row = Confirmation.get()
        row.user = other_workspace.user
        row.save(only=[Confirmation.user])
    assert reasons(agent.refusal("bulk_delete", **FILTERS, confirmation_token=token)).startswith("Unknown, already")
    with app.app_context():
        Confirmation.update(user=row.user, workspace=other_workspace.workspace).execute()
    assert reasons(agent.refusal("bulk_delete", **FILTERS, confirmation_token=token)).startswith("Unknown, already")


def test_any_token_of_the_same_person_will_do(
    agent: Agent, app: Flask, three: list[Any], make_client: Callable[..., Client]
) -> None:
    token = agent.answer("preview_bulk_delete", **FILTERS)["confirmation_token"]
    assert (
        Agent(make_client(app, kind="mcp")).answer("bulk_delete", **FILTERS, confirmation_token=token)["matched"] == 3
    )


def test_is_good_for_an_hour(agent: Agent, app: Flask, three: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    token = agent.answer("preview_bulk_delete", **FILTERS)["confirmation_token"]
    now = times.now()
    with app.app_context():
        end = times.parse(Confirmation.get().expires_at)
    assert 3590 < (end - now).total_seconds() <= 3600
    monkeypatch.setattr(times, "now", lambda: end)
    assert reasons(agent.refusal("bulk_delete", **FILTERS, confirmation_token=token)).startswith("Unknown, already")
    monkeypatch.setattr(times, "now", lambda: end.replace(year=end.year + 1))
    agent.answer("preview_bulk_delete", **FILTERS)
    with app.app_context():
        assert Confirmation.select().count() == 1


def test_is_not_stored_in_the_clear(agent: Agent, app: Flask, three: list[Any]) -> None:
    token = agent.answer("preview_bulk_delete", **FILTERS)["confirmation_token"]
    with app.app_context():
        assert token not in str(Confirmation.get().__data__)
