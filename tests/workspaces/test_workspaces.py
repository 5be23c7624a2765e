"""Several workspaces on one server, made with the command line beside it: members, roles, plans."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.mail import MailKind
from signpost.factory import close_app, create_app
from signpost.features.mail.tables import MailChoice
from signpost.features.sign_in.tables import Invitation
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import plan_file
from signpost.runtime.settings import SettingsError
from signpost.storage import database
from signpost.storage.models import Job, Member, User, Workspace
from tests.conftest import ROOT, Client, Server, first_workspace, run_on
from tests.wire import api, assert_sentence, connected, link

SMALL = """
[plans.small]
name = "Small"
level = 1
price = 900
interval = "month"
links = 2
redirects = 1
hosts = 1
monitors = 0
retired = ["pages"]

[plans.free]
links = 0

[products.pages]
name = "Landing pages"
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("workspaces"))
    started.instance.mkdir(parents=True, exist_ok=True)
    # As Notepad saves it.
    (started.instance / plan_file.FILE_NAME).write_bytes(f"\ufeff{SMALL}".replace("\n", "\r\n").encode())
    yield started.start()
    started.stop()


def said(server: Server, *arguments: str) -> str:
    done = server.run(*arguments)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout.strip()


def refused(server: Server, *arguments: str) -> str:
    done = server.run(*arguments)
    assert (done.returncode, done.stdout) == (1, ""), done
    assert_sentence(done.stderr)
    return done.stderr


@pytest.fixture(scope="module")
def other(server: Server) -> tuple[str, str]:
    """A second workspace: (its id, an owner's token)."""
    said(server, "user", "create", "--name", "Ada", "--email", "ada@acme.test", "--role", "viewer")
    created = said(server, "workspace", "create", "--name", "Other", "--owner", "ADA@acme.test", "--plan", "small")
    id_, name, plan = created.split("  ")
    assert (name, plan) == ("Other", "small")
    return id_, said(server, "token", "create", "--workspace", id_, "--name", "first")


def test_a_plan_of_the_file_limits_its_workspace_alone(server: Server, other: tuple[str, str]) -> None:
    _, token = other
    assert api(server, "POST", "/v1/host", {"host": "go.other.test"}, token=token).status == 200
    full = api(server, "POST", "/v1/host", {"host": "go2.other.test"}, token=token)
    assert (full.status, full.json["limit"]) == (482, {"id": "hosts", "included": 1, "used": 1})
    body = {"host": "go.other.test", "destination": "https://dest.example/"}
    for _ in range(2):
        assert api(server, "POST", "/v1/link", body, token=token).status == 200
    full = api(server, "POST", "/v1/link", body, token=token)
    assert (full.status, full.json["limit"]) == (482, {"id": "links", "included": 2, "used": 2})
    watched = {"url": "https://go.other.test/r", "destination": "https://dest.example/", "is_notify": True}
    full = api(server, "POST", "/v1/redirect", watched, token=token)
    assert (full.status, full.json["limit"]["id"]) == (482, "monitors")

    connected(server)
    for _ in range(3):
        link(server)


def test_subscriptions_say_what_the_plan_says(server: Server, other: tuple[str, str]) -> None:
    _, token = other
    on_sale = api(server, "GET", "/v1/workspace/subscription", token=token).json["data"]
    assert [entry["product"] for entry in on_sale] == ["short-url", "redirect", "monitor"]
    held = api(server, "GET", "/v1/subscriptions", token=token).json["data"]
    assert [entry["product"] for entry in held] == ["short-url", "redirect", "monitor", "pages"]
    first = held[0]
    assert (first["plan"], first["name"], first["level"], first["price"]) == ("small", "Small", 1, 900)
    assert (first["interval"], first["is_subscription"], first["status"]) == ("month", True, "active")
    assert json.loads(first["limits"])["links"]["included"] == 2
    retired = api(server, "GET", "/v1/subscription/pages", token=token)
    assert (retired.status, retired.json) == (200, held[3])
    assert retired.json["product_name"] == "Landing pages"
    # The first workspace has what it always had.
    assert api(server, "GET", "/v1/subscription/pages").status == 404
    assert [entry["product"] for entry in api(server, "GET", "/v1/subscriptions").json["data"]] == [
        "short-url",
        "redirect",
        "monitor",
    ]


def test_an_edited_file_holds_at_once_and_a_broken_one_changes_nothing(server: Server, other: tuple[str, str]) -> None:
    _, token = other
    file = server.instance / plan_file.FILE_NAME

    def level() -> int:
        found: int = api(server, "GET", "/v1/subscriptions", token=token).json["data"][0]["level"]
        return found

    file.write_text(SMALL.replace("level = 1", "level = 7"))
    assert level() == 7
    file.write_text("[plans.small\n")
    assert level() == 7
    assert "The plans stay as they were." in server.output.read_text()
    # Whoever watches the server hears of it before a restart ends it.
    ready = api(server, "GET", "/readyz", token=None)
    (warning,) = ready.json["warnings"]
    assert (ready.status, ready.json["status"]) == (200, "ok")
    assert_sentence(warning, str(file), "no server starts")
    wrong = [line for line in server.run("doctor").stdout.splitlines() if plan_file.FILE_NAME in line]
    assert wrong == [f"WRONG  server: {warning}"]
    file.write_text(SMALL)
    assert level() == 1
    assert "warnings" not in api(server, "GET", "/readyz", token=None).json


def test_another_plan_for_a_workspace(server: Server, other: tuple[str, str]) -> None:
    id_, token = other
    assert said(server, "workspace", "plan", id_, "free") == "Other has the plan free."
    assert api(server, "GET", "/v1/subscriptions", token=token).json["data"][0]["plan"] == "free"
    assert said(server, "workspace", "plan", "Other", "self-hosted") == "Other has the plan self-hosted."
    assert not api(server, "GET", "/v1/subscriptions", token=token).json["data"][0]["is_subscription"]
    assert "small" in refused(server, "workspace", "plan", id_, "huge")
    said(server, "workspace", "plan", id_, "small")
    (row,) = [row for row in json.loads(said(server, "workspace", "list", "--json")) if row["id"] == id_]
    assert (row["plan"], row["used"]["members"]) == ("small", 1)
    assert len(said(server, "workspace", "list").splitlines()) == 2


def test_members_come_change_and_go(server: Server, other: tuple[str, str]) -> None:
    id_, token = other
    said(server, "user", "create", "--name", "Bo", "--email", "bo@acme.test", "--role", "viewer")
    assert said(server, "member", "add", "bo@acme.test", "--workspace", "Other", "--role", "manager")
    theirs = said(server, "token", "create", "--workspace", id_, "--user", "bo@acme.test", "--name", "bo")
    assert api(server, "POST", "/v1/host", {"host": "go.other.test"}, token=theirs).status == 200
    said(server, "member", "role", "bo@acme.test", "viewer", "--workspace", id_)
    lowered = api(server, "POST", "/v1/host", {"host": "go.other.test"}, token=theirs)
    assert (lowered.status, lowered.json["role"]) == (484, "viewer")
    members = json.loads(said(server, "member", "list", "--workspace", id_, "--json"))
    assert [(row["email"], row["role"]) for row in members] == [("ada@acme.test", "owner"), ("bo@acme.test", "viewer")]
    assert len(said(server, "member", "list", "--workspace", id_).splitlines()) == 2
    said(server, "member", "remove", "bo@acme.test", "--workspace", id_)
    assert api(server, "GET", "/v1/test", token=theirs).status == 401
    assert api(server, "GET", "/v1/test", token=token).status == 200


def test_what_cannot_be_is_told(server: Server, other: tuple[str, str]) -> None:
    id_, _ = other
    assert "no other owner" in refused(server, "member", "remove", "ada@acme.test", "--workspace", id_)
    assert "no other owner" in refused(server, "member", "role", "ada@acme.test", "editor", "--workspace", id_)
    assert "no user" in refused(server, "member", "add", "nobody@acme.test")
    assert "Already" in refused(server, "member", "add", "ada@acme.test", "--workspace", id_)
    assert "no such workspace" in refused(server, "token", "create", "--name", "x", "--workspace", "nope")
    assert "plan" in refused(server, "workspace", "create", "--name", "X", "--owner", "ada@acme.test", "--plan", "x")
    assert "name" in refused(server, "workspace", "create", "--name", " ", "--owner", "ada@acme.test")
    unknown = refused(server, "workspace", "create", "--name", "X", "--owner", "nobody@acme.test")
    assert_sentence(unknown, "signpost: --owner: There is no user with the e-mail address nobody@acme.test.")
    again = server.run("workspace", "create", "--name", "Other", "--owner", "ada@acme.test")
    assert (again.returncode, again.stdout.split("  ")[1]) == (0, "Other")
    assert_sentence(again.stderr, "Another workspace has the name Other", "id")
    assert "Several" in refused(server, "token", "list", "--workspace", "Other")


def test_jobs_are_listed_and_followed(server: Server) -> None:
    connected(server)
    for _ in range(3):
        link(server, tags=["gone"])
    assert api(server, "DELETE", "/v1/bulk?filter%5Btags%5D=gone").json == "3"
    done = server.run("jobs", "--follow")
    assert done.returncode == 0
    assert "done" in done.stdout
    assert "3 deleted of 3" in done.stdout
    (job,) = json.loads(said(server, "jobs", "--json"))
    assert (job["state"], job["deleted"]) == ("done", 3)


def test_following_waits_until_the_job_has_ended(make_server: Callable[..., Server]) -> None:
    """The server is stopped, so the job waits, and who follows it too; then the server starts and ends it."""
    server = make_server().start()
    server.stop()
    app = create_app({"INSTANCE": str(server.instance)})
    with app.app_context(), database.atomic():
        caller = workspaces.member_caller(first_workspace())
        Job.create(
            workspace=caller.workspace,
            user=caller.user,
            kind="bulk_delete",
            state="queued",
            request={"tags": ["nothing"]},
            moment=times.now_text(),
            matched=10,
        )
    close_app(app)
    following = subprocess.Popen(
        [sys.executable, "-m", "signpost.cli", "jobs", "--follow"],
        env=server.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    time.sleep(1)
    assert following.poll() is None
    server.start()
    out, _ = following.communicate(timeout=20)
    assert "done" in out


@pytest.mark.parametrize(
    ("content", "reported"),
    [
        ("plans = 3", "plans"),
        ("[plans.a]\nlinks = -1", "plans.a.links"),
        ("[plans.a]\nlinks = 'many'", "links"),
        ("[plans.a]\ncolour = 'red'", "colour"),
        ("[plans.a]\nretired = ['nothing']", "nothing"),
        ("[products.short-url]\nname = 'x'", "short-url"),
        ("[[[", "plans.toml"),
        ("[what]\n", "what"),
    ],
)
def test_a_file_that_cannot_be_used_stops_the_start(
    make_app: Callable[..., Flask], tmp_path: Path, content: str, reported: str
) -> None:
    (tmp_path / "instance0").mkdir()
    (tmp_path / "instance0" / plan_file.FILE_NAME).write_text(content)
    with pytest.raises(SettingsError) as error:
        make_app()
    assert_sentence(str(error.value), reported, plan_file.FILE_NAME)


@pytest.mark.parametrize("content", [b"x = [", b"plans = 3", b"\xff"])
def test_commands_without_plans_work_while_the_file_cannot_be_used(
    make_app: Callable[..., Flask], tmp_path: Path, content: bytes
) -> None:
    app = make_app()
    assert run_on(app, "host", "connect", "--host", "go.localhost").exit_code == 0
    file = Path(app.config["INSTANCE"]) / plan_file.FILE_NAME
    file.write_bytes(content)
    allowed: list[tuple[str, ...]] = [
        ("sign-in",),
        ("link", "list"),
        ("token", "create", "--name", "x"),
        ("workspace", "list"),
        ("user", "list"),
        ("config",),
        ("backup", str(tmp_path / "backup.sqlite")),
    ]
    for command in allowed:
        done = run_on(app, *command)
        assert (done.exit_code, done.stderr) == (0, ""), command
    assert run_on(app, "explain", "go.localhost/x").stdout.startswith("Visitors see")
    examined = run_on(app, "doctor")
    (wrong,) = [line for line in examined.stdout.splitlines() if str(file) in line]
    assert (examined.exit_code, wrong.startswith("WRONG  server: ")) == (1, True)
    assert_sentence(wrong, "No server starts")
    limited: list[tuple[str, ...]] = [
        ("link", "create", "--host", "go.localhost", "--destination", "https://dest.example/"),
        ("host", "connect", "--host", "go2.localhost"),
        ("subscription", "list"),
        ("workspace", "plan", "Home", "small"),
    ]
    for command in limited:
        done = run_on(app, *command)
        assert (done.exit_code, done.stdout) == (1, ""), command
        assert_sentence(done.stderr, str(file))


def test_the_default_plan_may_stand_in_the_file(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path
) -> None:
    (tmp_path / "instance0").mkdir()
    (tmp_path / "instance0" / plan_file.FILE_NAME).write_text("[plans.self-hosted]\nname = 'Ours'\nhosts = 0\n")
    client = make_client(make_app(LIMITS={"hosts": 5}))
    assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 482
    assert client.get("/v1/subscriptions").json["data"][0]["name"] == "Ours"


def test_what_a_member_gave_and_chose_ends_with_the_membership(app: Flask) -> None:
    """An invitation of somebody who was thrown out lets no one in."""
    with app.app_context():
        home, elsewhere = bootstrap.ensure_workspace(), Workspace.create(name="Elsewhere")
        ada = User.create(name="Ada", email="ada@acme.test")
        for workspace in (home, elsewhere):
            Member.create(workspace=workspace, user=ada, role="manager")
            invitation = {"email": f"bo@{workspace.name}.test", "role": "viewer", "digest": workspace.id}
            Invitation.create(workspace=workspace, inviter=ada, expires_at="2099", **invitation)
            MailChoice.create(workspace=workspace, user=ada, kind=MailKind.SUMMARY, is_wanted=True)
        workspaces.remove_member(home, ada)
        assert [row.workspace for row in Invitation.select().where(Invitation.inviter == ada)] == [elsewhere]
        assert [row.workspace for row in MailChoice.select().where(MailChoice.user == ada)] == [elsewhere]
