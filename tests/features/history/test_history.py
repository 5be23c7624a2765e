"""Every operation that writes leaves exactly one entry, with the right actor and way in; nothing else leaves one."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from flask import Flask, request, request_started

from signpost import cli
from signpost.domain.people.credentials import GrantSecret, new_token
from signpost.domain.people.roles import Role
from signpost.features.agents import agent_clients, agent_grants
from signpost.features.agents.tables import AgentGrant
from signpost.features.history.tables import Change
from signpost.features.transfer import import_job, importer
from signpost.operations.caller import Caller
from signpost.operations.workspaces import workspaces
from signpost.storage.models import Record
from tests.cli.test_commands import all_commands
from tests.conftest import Client, RunCommand, Server, first_workspace
from tests.entries import everything, left_by
from tests.mcp.conftest import Agent
from tests.wire import Connection, answering, api, connected

HOST = "go.acme.test"
DEST = "https://dest.example/"
KILLS = 50 if os.environ.get("TEST_LONG") else 10
Entry = tuple[str, str, str, str]


@pytest.fixture
def added(app: Flask) -> Callable[[Callable[[], Any]], list[Entry]]:
    """Do something; returns (verb, type, via, name of the token) of each entry that it left."""

    def do(something: Callable[[], Any]) -> list[Entry]:
        # Those that sample data tells of are of its people.
        rows = [row for row in left_by(app, something) if not row.actor_id.startswith("sample-")]
        with app.app_context():
            owner = workspaces.member_caller(first_workspace()).user
        assert {(row.actor_id, row.actor_name) for row in rows} <= {(owner.id, owner.name)}
        return [(row.verb, row.type, row.via, row.token_name) for row in rows]

    return do


def ok(answer: Any) -> Any:
    assert answer.status_code in (200, 202, 204), answer.text
    return answer


def test_by_rest(app: Flask, client: Client, added: Callable[[Callable[[], Any]], list[Entry]]) -> None:
    """Each address of the interface that takes more than GET."""
    token = "owner for tests"
    sent: set[str | None] = set()

    def started(_: Flask, **__: Any) -> None:
        if request.method != "GET":
            sent.add(request.endpoint)

    request_started.connect(started, app)

    def one(verb: str, type_: str) -> list[Entry]:
        return [(verb, type_, "api", token)]

    def post(path: str, body: Any) -> Callable[[], Any]:
        return lambda: ok(client.post(f"/v1/{path}", json=body))

    def put(path: str, body: Any) -> Callable[[], Any]:
        return lambda: ok(client.put(f"/v1/{path}", json=body))

    assert added(post("host", {"host": HOST})) == one("create", "host")
    assert added(post("host", {"host": HOST, "https_requested": False})) == one("update", "host")
    assert added(lambda: ok(client.patch(f"/v1/host/{HOST}", json={"notfound_status": 404}))) == one("update", "host")
    link = {"host": HOST, "alias": "a", "destination": DEST, "tags": ["x"]}
    assert added(post("link", link)) == one("create", "record")
    redirect = {"url": f"https://{HOST}/r", "destination": DEST, "tags": ["x"]}
    assert added(post("redirect", redirect)) == one("create", "record")
    (id_,) = {row["id"] for row in client.get("/v1/link").json["data"] if row["alias"] == "a"}
    change = {"url": f"{HOST}/a", "destination": DEST, "title": "T"}
    assert added(put(f"redirect/{id_}", change)) == one("update", "record")
    assert added(put(f"redirect/{id_}", change)) == []
    patch = f"/v1/redirect/{id_}"
    assert added(lambda: ok(client.patch(patch, json={"title": "P"}))) == one("update", "record")
    assert added(lambda: ok(client.patch(patch, json={"title": "P"}))) == []
    assert added(lambda: client.patch(patch, json={"title": "Q"}, headers={"If-Match": '"stale"'})) == []
    assert added(post("link", {"host": HOST, "destination": DEST, "find_or_create": True})) == []
    rows = [{"host": HOST, "alias": "a", "destination": DEST, "title": "B"}, {"host": HOST, "destination": f"{DEST}n"}]
    updating = {"records": rows, "on_conflict": "update"}
    assert sorted(added(post("bulk", updating))) == [*one("create", "record"), *one("update", "record")]
    assert added(post("bulk", {"records": rows[:1], "on_conflict": "skip"})) == []
    assert added(post("bulk", {"records": rows[:1]})) == []
    fixes = {"misses": [{"host": HOST, "path": path, "destination": DEST} for path in ("/m", "/n")]}
    assert added(post("misses/fix", fixes)) == one("bulk_create", "record")
    assert added(post("misses/fix", fixes)) == []
    assert added(post("views", {"name": "Most clicked", "query": "sort=-clicks"})) == []
    (view,) = [row["id"] for row in client.get("/v1/views").json["data"]]
    assert added(lambda: ok(client.delete(f"/v1/views/{view}"))) == []
    assert added(post("misses/ignore", {"misses": [{"host": HOST, "path": "/missed"}]})) == []
    assert added(post("qr-sheets", {"filter": {"host": HOST}})) == []
    assert added(put(f"links/{id_}/qr", {"theme": "dots"})) == one("update", "record")
    assert added(put(f"links/{id_}/qr", {"theme": "dots"})) == []
    request_values = {"filter": {"tags": "x"}, "set": {"paused": True}}
    preview = client.put("/v1/bulk", json={**request_values, "dry_run": True}).json
    assert added(put("bulk", {**request_values, "dry_run": True})) == []
    confirmed = {**request_values, "confirmation_token": preview["confirmation_token"]}
    assert added(put("bulk", confirmed)) == one("bulk_update", "record")
    csv = {"data": "url,destination\nhttps://go.acme.test/i,https://dest.example/\n", "content_type": "text/csv"}
    assert added(lambda: ok(client.post("/v1/bulk/import?dry_run=true", **csv))) == []
    assert added(lambda: ok(client.post("/v1/bulk/import", **csv))) == one("import", "record")
    assert added(lambda: ok(client.post("/v1/bulk/import", **csv))) == []
    assert added(lambda: ok(client.delete("/v1/bulk", json={"filter": {"tags": "x"}}))) == one("bulk_delete", "record")
    assert added(lambda: ok(client.delete("/v1/bulk", json={"filter": {"tags": "x"}}))) == []
    # Who stopped a job is in its reason, and its own entry is there.
    assert added(lambda: ok(client.delete("/v1/jobs/nothing"))) == []
    assert added(post("links/explain", {"url": f"https://{HOST}/a"})) == []
    assert added(post("recommendation/alias", {"host": HOST})) == []
    assert added(post(f"host/{HOST}/refresh", None)) == []
    assert added(put(f"host/{HOST}", {"notfound_status": 410})) == one("update", "host")
    assert added(put(f"host/{HOST}", {"notfound_status": 410})) == []
    deletion = client.get("/v1/changes?filter[verb]=bulk_delete").json["data"][0]
    assert added(post(f"changes/{deletion['id']}/undo", None)) == one("undo", "record")
    before = {"at": client.get("/v1/changes").json["data"][0]["created_at"]}
    assert added(post("as-of/bring-back", {**before, "dry_run": True})) == []
    assert added(put(f"link/{id_}", {**change, "title": "L"})) == one("update", "record")
    assert added(put(f"link/{id_}", {**change, "title": "L"})) == []
    assert added(post("as-of/bring-back", {**before, "records": [id_]})) == one("update", "record")
    assert added(post("as-of/bring-back", {**before, "records": [id_]})) == []
    assert added(lambda: ok(client.delete(f"/v1/redirect/{id_}"))) == one("delete", "record")
    assert added(lambda: ok(client.delete(f"/v1/redirect/{id_}"))) == []
    assert added(lambda: ok(client.delete(f"/v1/link/{id_}"))) == []
    assert added(post("workspace/update/country", {"value": "DE"})) == one("update", "setting")
    assert added(post("workspace/update/country", {"value": "DE"})) == []
    assert added(lambda: ok(client.delete(f"/v1/host/{HOST}"))) == one("delete", "host")
    assert added(post("webhooks", {"url": "https://hooks.example/"})) == one("create", "webhook")
    (webhook,) = [f"webhooks/{row['id']}" for row in client.get("/v1/webhooks").json["data"]]
    assert added(lambda: ok(client.patch(f"/v1/{webhook}", json={"tag": "x"}))) == one("update", "webhook")
    assert added(lambda: ok(client.patch(f"/v1/{webhook}", json={"tag": "x"}))) == []
    assert added(post(f"{webhook}/secret", None)) == one("update", "webhook")
    assert added(post(f"{webhook}/test", None)) == []
    delivery = client.get("/v1/deliveries").json["data"][0]["id"]
    assert added(post(f"deliveries/{delivery}/replay", None)) == []
    assert added(lambda: ok(client.delete(f"/v1/{webhook}"))) == one("delete", "webhook")
    assert added(lambda: ok(client.delete(f"/v1/{webhook}"))) == []
    for path in ("links", "changes", "changes/days", "jobs", "host", "workspace/clicks", "misses", "misses/rescued"):
        assert added(partial(client.get, f"/v1/{path}")) == [], path
    rules = [rule for rule in app.url_map.iter_rules() if rule.rule.startswith("/v1/")]
    assert sent == {rule.endpoint for rule in rules if (rule.methods or set()) - {"GET", "HEAD", "OPTIONS"}}


def test_by_agents(client: Client, added: Callable[[Callable[[], Any]], list[Entry]]) -> None:
    """Each tool that may write, with its entry, and without one where it is refused or changes nothing."""
    agent = Agent(client)
    called: set[str] = set()

    def left(tool: str, **arguments: Any) -> tuple[list[tuple[str, str]], Any]:
        """(verb, type) of the entries of a tool that succeeds, and its answer."""
        called.add(tool)
        answers: list[Any] = []
        rows = added(lambda: answers.append(agent.answer(tool, **arguments)))
        assert {(via, token) for _, _, via, token in rows} <= {("mcp", "owner for tests")}
        return sorted((str(verb), str(type_)) for verb, type_, _, _ in rows), answers[0]

    def refused(tool: str, **arguments: Any) -> None:
        assert added(lambda: agent.refusal(tool, **arguments)) == []

    link = {"host": HOST, "alias": "a", "destination": DEST}
    assert left("connect_host", host=HOST)[0] == [("create", "host")]
    assert left("connect_host", host=HOST)[0] == []
    assert left("update_host", host=HOST, notfound_status=404)[0] == [("update", "host")]
    assert left("update_host", host=HOST, notfound_status=404)[0] == []
    assert left("refresh_host", host=HOST)[0] == []
    entries, created = left("create_link", **link)
    assert entries == [("create", "record")]
    refused("create_link", **link)
    refused("create_link", host="other.test", destination=DEST)
    assert left("create_link", host=HOST, destination=DEST, find_or_create=True)[0] == []
    redirect = {"url": f"https://{HOST}/r", "destination": DEST}
    entries, other = left("create_redirect", **redirect)
    assert entries == [("create", "record")]
    rows = [{**link, "title": "B"}, {**link, "alias": "b", "tags": ["x"]}]
    entries, _ = left("create_links", records=rows, on_conflict="update")
    assert entries == [("create", "record"), ("update", "record")]
    assert left("create_links", records=rows, on_conflict="update")[0] == []
    for tool, changed in (("update_link", {"title": "C"}), ("update_redirect", {**redirect, "title": "D"})):
        assert left(tool, id=other["id"], **changed)[0] == [("update", "record")]
        assert left(tool, id=other["id"], **changed)[0] == []
    refused("update_link", id=other["id"], destination="javascript:1")
    batch = {"tags": "x", "set": {"paused": True}}
    entries, preview = left("preview_bulk_update", **batch)
    assert entries == []
    confirmed = {**batch, "confirmation_token": preview["confirmation_token"]}
    assert left("bulk_update", **confirmed)[0] == [("bulk_update", "record")]
    refused("bulk_update", **confirmed)
    entries, preview = left("preview_bulk_delete", tags="x")
    assert entries == []
    confirmed = {"tags": "x", "confirmation_token": preview["confirmation_token"]}
    assert left("bulk_delete", **confirmed)[0] == [("bulk_delete", "record")]
    refused("bulk_delete", **confirmed)
    assert left("delete_redirect", id=created["id"])[0] == [("delete", "record")]
    assert left("delete_redirect", id=created["id"])[0] == []
    (deletion,) = agent.answer("list_changes", record=created["id"], verb="delete")["data"]
    assert left("undo_change", id=deletion["id"])[0] == [("undo", "record")]
    refused("undo_change", id=deletion["id"])
    setting = {"metaKey": "country", "value": "DE"}
    assert left("update_workspace_setting", **setting)[0] == [("update", "setting")]
    assert left("update_workspace_setting", **setting)[0] == []
    assert left("disconnect_host", host=HOST)[0] == [("delete", "host")]
    assert left("disconnect_host", host=HOST)[0] == []
    tools = agent.ask("tools/list").json["result"]["tools"]
    assert called == {tool["name"] for tool in tools if not tool["annotations"].get("readOnlyHint")}


def an_agent(caller: Caller) -> str:
    """The id of what an agent was allowed."""
    described = agent_clients.ClientDescription("Claude", ["https://claude.ai/done"], "none")
    client, _ = agent_clients.register_client(described)
    requested = {"redirect_uri": "https://claude.ai/done", "scope": "viewer", "challenge": "x" * 43}
    agent_grants.allow(agent_grants.Consent(caller, Role.VIEWER), client, new_token(GrantSecret.CODE), **requested)
    return str(AgentGrant.get().id)


# Commands that change no workspace: they read, or are about the instance.
NO_ENTRY = {
    "agent config", "alias suggest", "as-of list", "as-of show", "backup", "changes days", "changes list",
    "check-paths", "completion", "config", "database copy",
    "delivery get", "delivery list", "delivery replay", "doctor", "events", "explain", "export", "features",
    "geo update",
    "grant list", "healthcheck", "host get", "host list", "host refresh", "job get", "job report", "jobs", "link count",
    "link get",
    "link list", "job stop",
    "links changes", "links checks", "links clicks", "links report", "links why", "links get", "links list",
    "links pins", "links qr",
    "mail list", "mail test", "member list", "migrate", "misses", "notifications list", "notifications secret",
    "plugin list", "qr-sheet", "redirect get", "redirect list", "report", "rescued", "restore", "serve", "sign-in",
    "stats",
    "subscription get", "subscription list", "tag list", "token check", "token list", "type list", "user list",
    "view list", "wall", "webhook get",
    "webhook list", "webhook test", "workspace clicks", "workspace why", "workspace list", "workspace products",
    "key accept",
}  # fmt: skip


@pytest.mark.slow
def test_on_the_command_line(
    app: Flask,
    run_command: RunCommand,
    client: Client,
    tmp_path: Path,
    added: Callable[[Callable[[], Any]], list[Entry]],
) -> None:
    """Each command that writes, with its entry, and again or refused, without one."""
    commands = {" ".join(path) for path, _ in all_commands(cli.load_all())}
    # "apply" has a test of its own.
    sent = {"apply"}

    def left(command: str, *arguments: str, text: str | None = None, code: int = 0) -> list[tuple[str, str]]:
        sent.add(command)

        def run() -> None:
            done = run_command(*command.split(), *arguments, text=text)
            assert done.exit_code == code, done.output

        rows = added(run)
        assert {(via, token) for _, _, via, token in rows} <= {("cli", "")}
        return sorted((str(verb), str(type_)) for verb, type_, _, _ in rows)

    def one(verb: str, type_: str, command: str, *arguments: str, text: str | None = None) -> None:
        assert left(command, *arguments, text=text) == [(verb, type_)], command

    def none(command: str, *arguments: str, text: str | None = None, code: int = 0) -> None:
        assert left(command, *arguments, text=text, code=code) == [], command

    one("create", "host", "host connect", "--host", HOST)
    one("update", "host", "host set", HOST, "--notfound-status", "404")
    none("host set", HOST, "--notfound-status", "404")
    link = ("--host", HOST, "--alias", "a", "--destination", DEST)
    one("create", "record", "link create", *link)
    none("link create", *link, code=1)
    redirect = ("--url", f"https://{HOST}/r", "--destination", DEST)
    one("create", "record", "redirect create", *redirect)
    ids = {row["alias"]: row["id"] for row in client.get(f"/v1/links?filter[host]={HOST}").json["data"]}
    links = (("links update", ("--title", "T")), ("link update", ("--title", "V")))
    for command, changed in (*links, ("redirect update", (*redirect, "--title", "U"))):
        one("update", "record", command, ids["r"], *changed)
        none(command, ids["r"], *changed)
    one("update", "record", "links set-qr", ids["r"], "--theme", "dots")
    none("links set-qr", ids["r"], "--theme", "dots")
    one("delete", "record", "redirect delete", ids["r"])
    none("redirect delete", ids["r"], code=1)
    deletion = client.get("/v1/changes").json["data"][0]["id"]
    one("undo", "record", "changes undo", deletion)
    none("changes undo", deletion, code=1)
    before = client.get("/v1/changes").json["data"][-1]["created_at"]
    none("as-of bring-back", "--at", before, "--dry-run")
    after = client.get("/v1/changes").json["data"][0]["created_at"]
    none("as-of bring-back", "--at", after)
    one("update", "record", "links update", ids["r"], "--title", "Else")
    one("update", "record", "as-of bring-back", "--at", after, "--records", ids["r"])
    records = json.dumps([{"host": HOST, "alias": "b", "destination": DEST, "tags": ["x"]}])
    one("create", "record", "bulk create", "-", text=records)
    none("bulk create", "-", text=records, code=1)
    one("bulk_create", "record", "fix-misses", f"{HOST}/m", f"{HOST}/n", "--to", DEST)
    none("fix-misses", f"{HOST}/m", "--to", DEST, code=1)
    none("fix-misses")
    none("ignore-misses", f"{HOST}/o")
    none("view create", "--name", "Most clicked", "--query", "sort=-clicks")
    (view,) = [row["id"] for row in json.loads(run_command("view", "list", "--json").stdout)]
    none("view delete", view)
    one("bulk_update", "record", "bulk update", "--filter", "tags=x", "--set", '{"paused": true}', "--yes")
    none("bulk update", "--filter", "tags=none", "--set", '{"paused": true}', "--yes")
    file = tmp_path / "links.csv"
    file.write_text("url,destination\n" + "".join(f"https://{HOST}/{n},{DEST}{n}\n" for n in range(5000)))
    one("import", "record", "import", str(file))
    none("import", str(file))
    one("bulk_delete", "record", "bulk delete", "--filter", f"host={HOST}", "--yes")
    none("bulk delete", "--filter", f"host={HOST}", "--yes")
    one("delete", "host", "host disconnect", HOST)
    none("host disconnect", HOST, code=1)
    one("create", "token", "token create", "--role", "viewer", "--name", "x")
    (token,) = [row["id"] for row in json.loads(run_command("token", "list", "--json").stdout) if row["name"] == "x"]
    one("delete", "token", "token revoke", token)
    none("token revoke", token)
    with app.app_context():
        grant = an_agent(workspaces.member_caller(first_workspace()))
    one("delete", "grant", "grant end", grant)
    none("grant end", grant, code=1)
    one("create", "member", "user create", "--name", "Ann", "--email", "ann@acme.test")
    none("user create", "--name", "Ann", "--email", "ann@acme.test", code=1)
    one("update", "member", "user update", "ann@acme.test", "--name", "Ann Lee")
    none("user update", "ann@acme.test", "--name", "Ann Lee")
    none("user update", "ann@acme.test", "--email", "OWNER@localhost", code=1)
    one("update", "member", "member role", "ann@acme.test", "viewer")
    none("member role", "ann@acme.test", "viewer")
    one("delete", "member", "member remove", "ann@acme.test")
    none("member remove", "ann@acme.test", code=1)
    one("create", "member", "member add", "ann@acme.test")
    one("create", "invitation", "member invite", "bob@acme.test")
    none("user password", "ann@acme.test", text="correct horse battery\n")
    none("user second-step-off", "ann@acme.test")
    one("update", "setting", "workspace set", "country", "--value", "DE")
    none("workspace set", "country", "--value", "DE")
    one("create", "workspace", "workspace create", "--name", "Second", "--owner", "owner@localhost")
    none("workspace create", "--name", "Third", "--owner", "unknown@acme.test", code=1)
    (Path(app.config["INSTANCE"]) / "plans.toml").write_text('[plans.small]\nname = "Small"\n')
    one("update", "plan", "workspace plan", "Second", "small")
    none("workspace plan", "Second", "small")
    one("create", "host", "host connect", "--host", HOST)
    one("create", "record", "link create", "--host", HOST, "--alias", "z", "--destination", DEST)
    one("delete", "record", "link delete", f"{HOST}/z")
    one("create", "record", "link create", "--host", HOST, "--alias", "y", "--destination", DEST)
    one("delete", "record", "links delete", f"{HOST}/y")
    one("create", "webhook", "webhook create", "--url", "https://hooks.example/")
    (webhook,) = [row["id"] for row in json.loads(run_command("webhook", "list", "--json").stdout)]
    one("update", "webhook", "webhook update", webhook, "--tag", "x")
    none("webhook update", webhook, "--tag", "x")
    one("update", "webhook", "webhook secret", webhook)
    one("delete", "webhook", "webhook delete", webhook)
    made = [("create", "host"), ("create", "host"), ("create", "workspace"), ("update", "setting")]
    assert left("workspace sample") == made
    none("workspace sample")
    # Nothing is left of it, and so no entry in its history.
    none("workspace sample", "--delete")
    none("workspace delete", "Second", "--yes")
    one("delete", "member", "user delete", "ann@acme.test", "--yes")
    assert commands >= NO_ENTRY
    assert sent == commands - NO_ENTRY
    assert "correct horse" not in everything(app)


CONFIGURATION = f"""\
[workspace]
name = "Acme"
notify_url = "https://hooks.example/secret-path"

[[hosts]]
host = "{HOST}"

[[links]]
url = "https://{HOST}/spring"
destination = "{DEST}"
title = "Spring"
password = "open sesame"

[[redirects]]
url = "https://{HOST}/"
destination = "{DEST}"
"""


def test_by_a_configuration_file(app: Flask, client: Client, run_command: RunCommand) -> None:
    """Each thing that a file creates, changes or deletes is an entry; the same file again changes nothing."""

    def apply(text: str, *options: str, code: int = 0) -> dict[tuple[str, str], tuple[Any, Any]]:
        def run() -> None:
            done = run_command("apply", *options, "-", text=text)
            assert done.exit_code == code, done.output

        rows = left_by(app, run)
        assert {(row.via, row.token_name, row.actor_name) for row in rows} <= {("cli", "", "Owner")}
        found = {(row.verb.value, _named(app, row)): (row.before, row.after) for row in rows}
        assert len(found) == len(rows)
        return found

    spring, root = f"{HOST}/spring", f"{HOST}/"
    assert apply(CONFIGURATION, "--dry-run", code=3) == {}
    created = apply(CONFIGURATION)
    assert created.keys() == {
        ("update", "name"), ("update", "notify_url"),
        ("create", HOST), ("create", spring), ("create", root),
    }  # fmt: skip
    assert created["update", "name"] == ({"name": "Home"}, {"name": "Acme"})
    assert created["update", "notify_url"] == ({"notify_url": "changed"}, {"notify_url": "changed"})
    before, after = created["create", spring]
    assert (before, after["title"], after["password"]) == (None, "Spring", "changed")
    assert apply(CONFIGURATION) == {}
    changed = CONFIGURATION.replace("Spring", "Summer").replace("[[redirects]]", "[[redirects]]\nstatus = 308")
    assert apply(changed) == {
        ("update", spring): ({"title": "Spring"}, {"title": "Summer"}),
        ("update", root): ({"status": 301}, {"status": 308}),
    }
    assert apply(changed) == {}
    without = changed.partition("[[redirects]]")[0]
    assert apply(without) == {}
    pruned = apply(without, "--prune")
    assert pruned.keys() == {("delete", root)}
    before, after = pruned["delete", root]
    assert (before["status"], after) == (308, None)
    assert apply(without, "--prune") == {}
    assert apply(without.replace(DEST, "javascript:1"), code=1) == {}
    for secret in ("open sesame", "secret-path", "scrypt:"):
        assert secret not in client.get("/v1/changes").text, secret
    assert "open sesame" not in everything(app)


def _named(app: Flask, row: Change) -> str:
    """What an entry is about, as a configuration file names it."""
    if row.type != "record":
        return str(row.record_id)
    if "url" in (shown := row.after or row.before):
        return str(shown["url"])
    with app.app_context():
        record = Record.get(Record.id == row.record_id)
        return f"{record.host}/{record.path_and_query}"


@pytest.mark.slow
def test_an_import_is_one_entry_by_every_way_in(
    app: Flask, client: Client, run_command: RunCommand, tmp_path: Path
) -> None:
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200

    def lines(name: str, count: int) -> str:
        return "url,destination\n" + "".join(f"https://{HOST}/{name}{n},{DEST}{n}\n" for n in range(count))

    def by_command(name: str, count: int, *options: str) -> Callable[[], Any]:
        file = tmp_path / f"{name}.csv"
        file.write_text(lines(name, count))
        return lambda: run_command("import", str(file), *options)

    def by_rest(name: str, count: int, query: str = "") -> Callable[[], Any]:
        body = {"data": lines(name, count), "content_type": "text/csv"}
        return lambda: ok(client.post(f"/v1/bulk/import{query}", **body))

    # Each a few batches.
    for way, via, token, dry, count in (
        (by_command, "cli", "", "--dry-run", importer.BATCH_ROWS + 1),
        (by_rest, "api", "owner for tests", "?dry_run=true", 2 * import_job.BATCH_ROWS + 1),
    ):
        assert left_by(app, way(via, count, dry)) == []
        (row,) = left_by(app, way(via, count))
        assert (row.verb, row.type, row.via, row.token_name) == ("import", "record", via, token)
        assert (row.record_id, row.before, row.after) == (None, None, None)
        assert left_by(app, way(via, count)) == []
        # One more line is one more entry; where each line is refused there is none.
        assert len(left_by(app, way(via, count + 1))) == 1
    assert left_by(app, lambda: client.post("/v1/bulk/import", data="x\n1\n", content_type="text/csv")) == []
    refused = {"data": "url,destination\nhttps://other.test/a,https://d.example/\n", "content_type": "text/csv"}
    assert left_by(app, lambda: client.post("/v1/bulk/import", **refused)) == []


def test_the_first_start(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    rows = api(server, "GET", "/v1/changes").json["data"]
    assert [(row["verb"], row["type"], row["via"]) for row in reversed(rows)] == [
        ("create", "workspace", "cli"),
        ("create", "token", "cli"),
        ("create", "host", "cli"),
        ("create", "record", "cli"),
    ]
    assert server.token not in str(rows)


@pytest.mark.slow
def test_killed_at_any_moment_no_change_is_without_its_entry(make_server: Callable[..., Server]) -> None:
    """A record has one entry for its creation and one for each update; a deleted one has one for its deletion, too."""
    server = answering(make_server(SIGNPOST_RATE_LIMIT="").start())
    connected(server)
    for kill in range(KILLS):
        stopping = threading.Event()
        workers = [threading.Thread(target=_write, args=(server, f"{kill}-{entry}", stopping)) for entry in range(3)]
        for worker in workers:
            worker.start()
        time.sleep(0.3 + kill * 0.037 % 0.5)
        server.stop(signal.SIGKILL)
        stopping.set()
        for worker in workers:
            worker.join()
        answering(server.start())
    entries: dict[str, list[str]] = {}
    for row in _all(server, "/v1/changes?per_page=100"):
        entries.setdefault(row["record_id"], []).append(row["verb"])
    records = {row["id"]: row for row in _all(server, f"/v1/links?per_page=100&filter[host]={HOST}")}
    created = {id_: verbs for id_, verbs in entries.items() if id_ in records or "delete" in verbs}
    assert len(created) > 2 * KILLS
    for id_, row in records.items():
        updates = int(row["title"] or 0)
        assert entries[id_] == ["update"] * updates + ["create"], id_
    for id_, verbs in entries.items():
        if "delete" in verbs:
            assert id_ not in records
            assert verbs.count("delete") == verbs.count("create") == 1


def _write(server: Server, name: str, stopping: threading.Event) -> None:
    """Create, update twice and delete some, until the server is gone."""
    try:
        with Connection(server, token=server.token) as connection:
            for number in range(10_000):
                if stopping.is_set():
                    return
                body: dict[str, Any] = {"host": HOST, "alias": f"{name}-{number}", "destination": DEST}
                id_ = connection.call("POST", "/v1/link", body).json["data"][0]["id"]
                for title in ("1", "2"):
                    change = {"url": f"{HOST}/{name}-{number}", "destination": DEST, "title": title}
                    connection.call("PUT", f"/v1/redirect/{id_}", change)
                if number % 3 == 0:
                    connection.call("DELETE", f"/v1/redirect/{id_}")
    except (OSError, ValueError):
        return
    except Exception as error:
        if "http.client" not in type(error).__module__:
            raise


def _all(server: Server, page: str) -> list[Any]:
    rows: list[Any] = []
    while page:
        listed = api(server, "GET", page).json
        rows += listed["data"]
        page = (listed["meta"]["cursor"]["next"] or "").partition(f":{server.port}")[2]
    return rows
