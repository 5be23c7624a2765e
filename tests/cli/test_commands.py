"""Every operation of the interface as a command: the same fields, rules and answers as REST."""

import ast
import io
import json
import os
import re
import select
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import click
import pytest
from click.core import Command
from click.testing import CliRunner, Result
from flask import Flask

from signpost import cli
from signpost.cli.command import line_of_input, say
from signpost.cli.schema_commands import COMMANDS
from signpost.runtime import jobs
from tests.conftest import FIREFOX, ROOT, Client, RunCommand, Server, Visit, environment_of, run_on
from tests.features.transfer.conftest import HOST
from tests.wire import answering

# Operations whose command is more than a row of the table.
OTHERS = {
    "verify_token": "token check",
    "explain_visit": "explain",
    "get_record_qr": "links qr",
    "create_qr_sheet": "qr-sheet",
    "delete_records": "bulk delete",
    "update_records": "bulk update",
    "create_records": "bulk create",
    "import_records": "import",
    "list_features": "features",
    "list_jobs": "jobs",
    "get_job_report": "job report",
    "list_misses": "misses",
    "fix_misses": "fix-misses",
    "ignore_misses": "ignore-misses",
    "get_rescued": "rescued",
    "get_wall": "wall",
    "listen_to_events": "events",
    "export_records": "export",
    # Other addresses of operations that have a row.
    "export_bulk": "export",
    "get_link": "links get",
    "get_redirect": "links get",
    "update_link": "redirect update",
    "delete_link": "redirect delete",
    "set_host": "host set",
}


def command_at(name: str) -> click.Command:
    found: Any = cli.load_all()
    for part in name.split():
        found = found.commands[part]
    return cast(click.Command, found)


def all_commands(group: click.Group, *above: str) -> Iterator[tuple[tuple[str, ...], Command]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from all_commands(command, *above, name)
        else:
            yield (*above, name), command


@pytest.fixture
def invoke(run_command: RunCommand) -> Callable[..., Result]:
    def do(*arguments: str, code: int = 0, text: str | None = None) -> Result:
        done = run_command(*arguments, text=text)
        assert done.exit_code == code, done.output
        return done

    return do


@pytest.fixture
def as_json(invoke: Callable[..., Result]) -> Callable[..., Any]:
    return lambda *arguments: json.loads(invoke(*arguments, "--json").stdout)


def test_many_records_at_once(
    client: Client, invoke: Callable[..., Result], as_json: Callable[..., Any], tmp_path: Path
) -> None:
    client.post("/v1/host", json={"host": HOST})
    record = {"host": HOST, "alias": "a", "destination": "https://dest.example/"}
    text = json.dumps([record, {**record, "alias": "b"}])

    first = invoke("bulk", "create", "-", text=text)
    assert [line.split()[:2] for line in first.stdout.splitlines()] == [["0", "created"], ["1", "created"]]
    again = invoke("bulk", "create", "-", text=text, code=1)
    assert again.stdout.count("alias: The alias") == 2
    assert "skipped" in invoke("bulk", "create", "-", "--on-conflict", "skip", text=text).stdout
    assert "Standard input is not JSON: " in invoke("bulk", "create", "-", text="[", code=1).stderr
    file = tmp_path / "links.json"
    file.write_text("[")
    assert f"signpost: {file} is not JSON: " in invoke("bulk", "create", str(file), code=1).stderr
    file.write_text('[{"a": 1, "a": 2}]')
    assert f"signpost: {file}: This field appears twice." in invoke("bulk", "create", str(file), code=1).stderr
    assert "Must be a list" in invoke("bulk", "create", "-", text="{}", code=1).stderr


def test_part_of_a_record(client: Client, as_json: Callable[..., Any]) -> None:
    client.post("/v1/host", json={"host": HOST})
    created = as_json("link", "create", "--host", HOST, "--destination", "https://dest.example/", "--max-clicks", "3")

    changed = as_json("links", "update", created["id"], "--title", "Spring", "--fields", '{"max_clicks": null}')

    assert (changed["title"], changed["destination"]) == ("Spring", "https://dest.example/")
    found = client.get(f"/v1/links/{created['id']}?include=extensions").json
    assert found["extensions"]["max_clicks"] is None


def test_every_operation_is_a_command(client: Client) -> None:
    operations = {
        operation["operationId"]
        for path in client.get("/openapi.json").json["paths"].values()
        for method, operation in path.items()
        if method in ("get", "post", "put", "patch", "delete")
    }
    commands = {command.operation: command.name for command in COMMANDS.values()} | OTHERS
    assert commands.keys() == operations
    for name in commands.values():
        assert isinstance(command_at(name), click.Command)


@pytest.mark.parametrize("path", [path for path, _ in all_commands(cli.load_all())], ids=" ".join)
def test_help_says_what_a_command_and_each_option_does(path: Any) -> None:
    command = command_at(" ".join(path))
    text = CliRunner().invoke(cli.main, [*path, "--help"]).stdout
    assert command.help
    assert command.help[0].isupper()
    assert command.help.split("\n")[0].rstrip().endswith((".", ":"))
    assert text.startswith("Usage: ")
    for option in command.params:
        assert isinstance(option, click.Argument) or option.help or option.name in ("name", "email", "role"), (
            option.name
        )


@pytest.mark.parametrize("path", [path for path, _ in all_commands(cli.load_all())], ids=" ".join)
def test_help_does_not_send_people_to_the_api(path: Any) -> None:
    text = " ".join(CliRunner().invoke(cli.main, [*path, "--help"]).stdout.split())
    assert not re.search(r"\b(GET|POST|PUT|PATCH|DELETE) /|an object is accepted|null entries", text)


@pytest.mark.parametrize("path", [path for path, _ in all_commands(cli.load_all())], ids=" ".join)
def test_what_shows_something_shows_it_as_json_too(path: Any) -> None:
    silent = {
        "agent config", "user create", "user update", "user delete", "workspace delete", "sign-in",
        "workspace create", "workspace sample", "workspace plan", "member add",
        "member role",
        "member remove", "notifications secret", "serve", "backup", "restore", "migrate", "completion", "token create",
        "healthcheck",
        "token revoke", "grant end", "export", "links qr", "qr-sheet", "job report", "user password",
        "user second-step-off",
        "member invite", "geo update", "mail test", "key accept", "database copy", "ignore-misses",
    }  # fmt: skip
    options = {name for option in command_at(" ".join(path)).params for name in option.opts}
    assert ("--json" in options) != (" ".join(path) in silent)


@pytest.mark.parametrize("command", ["links list", "export --format jsonl", "--help"])
def test_what_cannot_be_printed_is_one_sentence(
    app: Flask, client: Client, connect: Callable[..., str], make_link: Callable[..., Any], command: str
) -> None:
    make_link(connect(HOST), alias="a")
    environment = {**os.environ, **environment_of(app)}
    arguments = [sys.executable, "-m", "signpost.cli", *command.split()]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(arguments, stdout=full, stderr=subprocess.PIPE, env=environment, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        1,
        "signpost: What is printed cannot be written: No space left on device.\n",
    )
    closed = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *arguments], stderr=subprocess.PIPE, env=environment, text=True, check=False
    )
    assert (closed.returncode, closed.stderr) == (0, "")


def test_joiners_of_letters_and_emoji_are_printed_and_taken(
    client: Client, connect: Callable[..., str], invoke: Callable[..., Result], as_json: Callable[..., Any]
) -> None:
    connect(HOST)
    for number, title in enumerate(("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\U0001f469\u200d\U0001f4bb")):
        made = as_json(
            "link",
            "create",
            "--host",
            HOST,
            "--alias",
            f"j{number}",
            "--destination",
            "https://x.test/",
            "--title",
            title,
        )
        assert client.get(f"/v1/links/{made['id']}").json["title"] == title
    invoke("link", "create", "--host", HOST, "--destination", "https://x.test/", "--title", "a\x1b[2J", code=1)


@pytest.mark.sqlite
def test_what_shows_something_writes_nothing(
    app: Flask, make_link: Callable[..., Any], connect: Callable[..., str], run_command: RunCommand
) -> None:
    """So it works where the disk is full, and no server reads again what it knows."""
    connect(HOST)
    id_ = make_link(HOST, alias="a")["id"]
    other = sqlite3.connect(Path(app.config["INSTANCE"]) / "signpost.sqlite")
    before = other.execute("PRAGMA data_version").fetchall()
    for command in (
        "link list", "links list", f"link get {id_}", "host list", "token list", "changes list", "jobs", "stats",
        f"explain {HOST}/a", "export --format jsonl", "webhook list", "misses",
    ):  # fmt: skip
        done = run_command(*command.split())
        assert done.exit_code == 0, (command, done.output)
        assert other.execute("PRAGMA data_version").fetchall() == before, command
    other.close()


def test_a_webhook_from_its_making_to_its_end(invoke: Callable[..., Result], as_json: Callable[..., Any]) -> None:
    url = "https://hooks.example/signpost"
    created = as_json("webhook", "create", "--url", url, "--events", "link.*", "--events", "job.done", "--tag", "sale")
    assert created["secret"].startswith("whsec_")
    assert (len(created["events"]), created["tag"], created["state"]) == (6, "sale", "active")
    listed = invoke("webhook", "list").stdout
    assert listed.startswith(created["id"])
    assert "link.created" in listed
    assert "only sale" in listed
    assert "secret" not in as_json("webhook", "get", created["id"])
    assert as_json("webhook", "secret", created["id"])["secret"] != created["secret"]
    assert as_json("webhook", "update", created["id"], "--state", "off", "--tag", "")["state"] == "off"

    sent = as_json("webhook", "test", created["id"])
    assert (sent["event"], sent["state"], sent["url"]) == ("test", "waiting", url)
    row = invoke("delivery", "list", "--filter", f"webhook={created['id']}").stdout.split()
    assert row[:1] == [sent["id"]]
    assert "0 attempts" in " ".join(row)
    assert as_json("delivery", "get", sent["id"]) == sent
    assert as_json("delivery", "replay", sent["id"])["id"] == sent["id"]

    invoke("webhook", "delete", created["id"])
    assert as_json("webhook", "list") == []
    assert "was deleted" in invoke("delivery", "replay", sent["id"], code=1).stderr
    assert "public internet" in invoke("webhook", "create", "--url", "http://127.0.0.1/", code=1).stderr


def test_events_are_listed_and_followed(
    client: Client, make_server: Callable[..., Server], invoke: Callable[..., Result]
) -> None:
    client.post("/v1/host", json={"host": HOST})
    for alias in ("a", "b"):
        client.post("/v1/link", json={"host": HOST, "alias": alias, "destination": "https://dest.example/"})
    lines = [line.split()[1:] for line in invoke("events").stdout.splitlines()]
    assert lines == [["host.created", HOST], *(["link.created", f"https://{HOST}/{alias}"] for alias in "ab")]
    assert [json.loads(line)["data"]["alias"] for line in invoke("events", "--count", "1", "--json").stdout.splitlines()
            ] == ["b"]  # fmt: skip
    assert invoke("events", "--type", "host.*").stdout.count("\n") == 1
    assert invoke("events", "--type", "host.created").stdout.count("\n") == 1
    assert invoke("events", "--count", "0").stdout == ""

    server = make_server().start()
    command = [sys.executable, "-m", "signpost.cli", "events", "--count", "0", "--follow"]
    environment = {**os.environ, "SIGNPOST_INSTANCE": str(server.instance)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT) as following:
        assert following.stdout is not None
        # It has begun once it reports what happens now.
        created: list[str] = []
        while following.poll() is None and not created:
            host = f"h{time.monotonic_ns()}.localhost"
            server.run("host", "connect", "--host", host)
            if select.select([following.stdout], [], [], 1)[0]:
                created.append(following.stdout.readline())
        following.kill()
    assert created[0].split()[1] == "host.created"


def test_a_link_from_its_making_to_its_end(
    invoke: Callable[..., Result], as_json: Callable[..., Any], client: Client, visit: Visit
) -> None:
    host = as_json("host", "connect", "--host", HOST)
    assert host == client.get("/v1/host").json["data"][0]
    created = as_json(
        "link", "create", "--host", HOST, "--alias", "spring", "--destination", "https://a.example/", "--tags", "sale",
        "--tags", "with blank", "--utm", "source=cli", "--status", "307", "--forward-path", "--max-clicks", "7",
        "--interstitial", "never",
        "--no-is-notify", "--destination-routing", "random",
    )  # fmt: skip
    assert created["created_via"] == "cli"
    assert (created["tags"], created["utm"]["source"], created["status"]) == (["sale", "with blank"], "cli", "307")
    id_ = created["id"]
    assert as_json("links", "get", id_) == client.get(f"/v1/links/{id_}").json
    assert as_json("link", "list") == as_json("links", "list") == client.get("/v1/link").json["data"]
    assert as_json("redirect", "list") == []
    changed = as_json(
        "redirect", "update", id_, "--url", f"https://{HOST}/summer", "--destination", "https://b.example/"
    )
    assert changed["url"] == f"https://{HOST}/summer"
    assert visit("/summer", HOST).headers["Location"] == "https://b.example/"
    assert as_json("links", "set-qr", id_, "--theme", "dots")["qr"]["theme"] == "dots"
    assert b"<svg" in invoke("links", "qr", id_).stdout_bytes
    assert invoke("redirect", "delete", id_).stdout == f"https://{HOST}/summer is deleted.\n"
    assert client.get("/v1/links").json["data"] == []
    assert invoke("host", "disconnect", HOST).stdout == f"{HOST} is disconnected.\n"
    assert client.get("/v1/host").json["data"] == []


def test_what_ends_something_says_so_and_knows_it(
    invoke: Callable[..., Result], connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    """The API accepts the end of what is not there; on the command line it is a typo."""
    connect(HOST)
    make_link(HOST, alias="a", tags=["sale"])
    assert invoke("link", "delete", f"{HOST}/a", "--json").stdout == ""
    invoke("bulk", "delete", "--filter", "tags=sale", "--yes")
    (job,) = json.loads(invoke("jobs", "--json").stdout)
    assert invoke("job", "stop", job["id"]).stdout == f"Job {job['id']} had already ended: done.\n"
    for command, reason in (
        (("link", "delete", "nothing"), "There is no record with this id."),
        (("links", "delete", "nothing", "--json"), "There is no record with this id."),
        (("redirect", "delete", f"{HOST}/a"), f"There is no record at {HOST}/a."),
        (("job", "stop", "nothing"), "There is no job with this id."),
        (("host", "disconnect", "nope.example"), "This hostname is not connected to the workspace."),
    ):
        done = invoke(*command, code=1)
        assert (done.stdout, done.stderr) == ("", f"signpost: {reason}\n")


def test_each_wrong_value_is_told_with_its_option() -> None:
    for path in (ROOT / "service" / "signpost").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "click.BadParameter":
                assert "param_hint" in {keyword.arg for keyword in node.keywords}, f"{path}:{node.lineno}"


# By the file that exits with 3.
DIFFERENT = {
    "features/diagnostics/commands.py": "check-paths",
    "features/transfer/commands.py": "export",
    "features/transfer/configuration/command.py": "apply --dry-run",
}


def test_each_command_that_exits_with_3_is_named_with_the_exit_codes() -> None:
    sources = (ROOT / "service" / "signpost").rglob("*.py")
    with_3 = re.compile(r"exit\(3\)|^EXIT_\w+ = 3$", re.M)
    found = {
        str(path.relative_to(ROOT / "service" / "signpost")) for path in sources if with_3.search(path.read_text())
    }
    assert found == set(DIFFERENT)
    (row,) = [line for line in (ROOT / "docs/commands.md").read_text().splitlines() if line.startswith("| 3 |")]
    help_ = " ".join(CliRunner().invoke(cli.main, ["--help"]).stdout.split())
    help_ = help_.partition("Exit codes:")[2].partition(" Options: ")[0]
    for command in DIFFERENT.values():
        assert f"`{command}`" in row
        assert f"`{command}`" in help_


def test_each_operation_without_an_answer_says_what_it_did() -> None:
    cli.load_all()
    silent = {command.name for command in COMMANDS.values() if command.output_schema is None and command.done is None}
    assert silent == set()


def test_a_record_may_be_named_by_its_url(
    invoke: Callable[..., Result], as_json: Callable[..., Any], connect: Callable[..., str], visit: Visit
) -> None:
    connect(HOST)
    make = ("link", "create", "--host", HOST, "--destination", "https://a.example/", "--alias")
    created = as_json(*make, "spring")
    for url in (f"https://{HOST}/spring", f"{HOST}/spring", f"http://{HOST}/Spring?x=1#top"):
        for command in (("links", "get"), ("link", "get"), ("redirect", "get")):
            assert as_json(*command, url)["id"] == created["id"]
    assert as_json("link", "update", f"{HOST}/spring", "--title", "Spring")["title"] == "Spring"
    assert as_json("links", "clicks", f"{HOST}/spring")["total"]["clicks"] == 0
    assert b"<svg" in invoke("links", "qr", f"{HOST}/spring").stdout_bytes

    as_json(*make, "SPRING")
    assert as_json("links", "get", f"{HOST}/spring")["id"] == created["id"]
    assert "2 records have this address in different case" in invoke("links", "get", f"{HOST}/sPring", code=1).stderr
    assert f"There is no record at {HOST}/sprung." in invoke("link", "delete", f"{HOST}/sprung", code=1).stderr
    invoke("link", "delete", f"https://{HOST}/spring")
    assert [row["alias"] for row in as_json("link", "list")] == ["SPRING"]


def test_a_record_of_another_workspace_is_not_found_by_its_url(
    invoke: Callable[..., Result], connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    make_link(connect(HOST), alias="a")
    invoke("workspace", "create", "--name", "Other", "--owner", "owner@localhost")
    refused = invoke("link", "delete", f"{HOST}/a", "--workspace", "Other", code=1)
    assert "There is no record at" in refused.stderr
    invoke("links", "get", f"{HOST}/a")


def test_people_read_lines(
    invoke: Callable[..., Result],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    client: Client,
) -> None:
    link = make_link(connect(HOST), alias="a", title="Spring", tags=["x"], destination="https://a.example/")
    assert invoke("links", "list").stdout == f"{link['id']}  https://{HOST}/a  ->  https://a.example/  Spring  #x\n"
    assert invoke("host", "list").stdout == f"{HOST}  1 link  not checked yet\n"
    assert f"--filter host={HOST}" in invoke("links", "pins").stdout.splitlines()
    assert f"url: https://{HOST}/a\n" in invoke("links", "get", link["id"]).stdout
    assert invoke("type", "list").stdout.startswith("link  Sends visitors on")


@pytest.mark.parametrize("count", [1, 3, 25, 150, 1000])
def test_a_list_is_as_long_as_it_is_wanted(
    as_json: Callable[..., Any],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    client: Client,
    count: int,
) -> None:
    connect(HOST)
    lines = "".join(f"https://{HOST}/{number},https://d.example/\n" for number in range(230))
    client.post("/v1/bulk/import", data="url,destination\n" + lines, content_type="text/csv")
    jobs.of(client.application).drain()
    rows = as_json("links", "list", "--count", str(count), "--sort", "id")
    assert len(rows) == len({row["id"] for row in rows}) == min(count, 230)


def test_filters_find_and_delete(
    invoke: Callable[..., Result],
    as_json: Callable[..., Any],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    client: Client,
) -> None:
    connect(HOST)
    for number in range(4):
        make_link(HOST, alias=f"a{number}", tags=["old"] if number % 2 else [])
    assert len(as_json("links", "list", "--filter", "tags=old", "--filter", f"host={HOST}")) == 2
    assert "Unknown field" in invoke("links", "list", "--filter", "colour=red", code=1).stderr
    assert "Use at least one filter" in invoke("bulk", "delete", code=1).stderr
    refused = invoke("bulk", "delete", "--filter", "tags=old", text="n\n", code=1)
    assert "2 records match" in refused.stderr
    (job,) = as_json("bulk", "delete", "--filter", "tags=old", "--yes")
    assert (job["state"], job["deleted"]) == ("done", 2)
    assert as_json("job", "get", job["id"]) == job
    assert len(as_json("links", "list")) == 2


def test_what_options_cannot_say_json_does(
    as_json: Callable[..., Any],
    invoke: Callable[..., Result],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
) -> None:
    link = make_link(connect(HOST), alias="a", password="open sesame")
    fields = json.dumps({"password": None, "destination": "https://b.example/", "title": "lost"})
    done = as_json("redirect", "update", link["id"], "--url", f"https://{HOST}/a", "--fields", fields, "--title", "won")
    assert (done["title"], done["destination"]) == ("won", "https://b.example/")
    assert as_json("links", "get", link["id"])["has_password"] is False
    assert invoke("link", "create", "--fields", "[1]", code=2)


def test_a_password_may_come_from_standard_input(
    invoke: Callable[..., Result], connect: Callable[..., str], visit: Visit
) -> None:
    """The options of a command are in the list of processes, which others on the machine can read."""
    connect(HOST)
    options = ["--host", HOST, "--alias", "a", "--destination", "https://b.example/", "--password", "-"]
    invoke("link", "create", *options, text="open sesame\n")
    answer = visit("/a", host=HOST, method="POST", data={"password": "open sesame"})
    assert answer.status_code == 303
    refused = invoke("link", "create", *options, text="", code=1)
    assert "password" in refused.stderr
    assert "standard input" in " ".join(invoke("link", "create", "--help").stdout.split())


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["link", "create", "--host", "never.acme.test", "--destination", "d.example"], 1, "not connected"),
        (["link", "create", "--host", HOST], 1, "Enter a destination"),
        (["link", "create", "--host", HOST, "--destination", "data:x"], 1, "Links to data: addresses aren't allowed."),
        (["link", "create", "--status", "three"], 2, "--status"),
        (["links", "get", "nothing"], 1, "There is no record with this id."),
        (["links", "get"], 2, "Missing argument"),
        (["workspace", "set", "colour", "--value", "red"], 1, "There is no setting"),
        (["links", "list", "--count", "0"], 2, "--count"),
        (["links", "list", "--sort", "size"], 1, "sort"),
        (["host", "connect", "--host", "*.acme.test"], 1, "Wildcards"),
        (["links", "clicks", "nothing", "--from", "yesterday"], 1, "Must be a date"),
    ],
)
def test_errors_are_on_standard_error(
    invoke: Callable[..., Result], connect: Callable[..., str], arguments: list[Any], code: int, message: str
) -> None:
    connect(HOST)
    done = invoke(*arguments, code=code)
    assert message in done.stderr
    assert done.stdout == ""


def test_roles_hold_for_commands_too(invoke: Callable[..., Result], connect: Callable[..., str]) -> None:
    connect(HOST)
    invoke("user", "create", "--name", "V", "--email", "v@acme.test", "--role", "viewer")
    refused = invoke("link", "create", "--host", HOST, "--destination", "d.example", "--user", "v@acme.test", code=1)
    assert "needs the editor role" in refused.stderr


def test_whose_a_token_is(invoke: Callable[..., Result], client: Client) -> None:
    assert "valid for the workspace" in invoke("token", "check", text=f"{client.token}\n").stdout
    assert invoke("token", "check", text="sp_api_nonsense\n", code=1).stderr


def test_settings_clicks_and_products(
    as_json: Callable[..., Any],
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
    write_clicks: Callable[[], bool],
) -> None:
    assert as_json("workspace", "set", "name", "--value", "Acme")["name"] == "Acme"
    link = make_link(connect(HOST), alias="a")
    visit("/a", HOST, headers={"User-Agent": FIREFOX, "Referer": "https://news.example/"})
    write_clicks()
    assert as_json("links", "clicks", link["id"], "--by", "referrer") == (
        client.get(f"/v1/links/{link['id']}/clicks?by=referrer").json
    )
    assert as_json("workspace", "clicks") == client.get("/v1/workspace/clicks").json
    assert as_json("workspace", "products") == client.get("/v1/workspace/subscription").json["data"]
    assert as_json("subscription", "list") == client.get("/v1/subscriptions").json["data"]
    assert as_json("subscription", "get", "redirect") == client.get("/v1/subscription/redirect").json
    assert as_json("type", "list") == client.get("/v1/shared/types").json["data"]
    assert as_json("plugin", "list") == client.get("/v1/shared/plugins").json
    assert as_json("alias", "suggest", "--host", HOST, "--title", "Spring sale")["alias"] == "spring-sale"


def test_a_connected_hostname_says_what_to_do_next(
    invoke: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = invoke("host", "connect", "--host", HOST).stdout
    assert connected == f"{HOST} is connected. Set DNS_TARGET to see which DNS record it needs.\n"
    monkeypatch.setenv("SIGNPOST_DNS_TARGET", "links.acme.test")
    assert invoke("host", "connect", "--host", HOST).stdout == (
        f"{HOST} is connected. Now add this record to its DNS:\n  CNAME  {HOST}  ->  links.acme.test\n"
    )
    assert invoke("host", "refresh", HOST).stdout.startswith(f"Checking the DNS of {HOST}.")
    assert "only works on this machine" in invoke("host", "connect", "--host", "demo.localhost").stdout


def test_changes_are_sentences(
    invoke: Callable[..., Result], connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    connect(HOST)
    id_ = make_link(HOST, alias="spring")["id"]
    invoke("links", "update", id_, "--title", "Spring")
    invoke("link", "delete", id_)
    lines = [line.split("  ", 2)[2] for line in invoke("changes", "list").stdout.splitlines()]
    assert lines[0].endswith(f" deleted {HOST}/spring (cli)")
    assert lines[1].endswith(f" added a title to {HOST}/spring: empty → Spring (cli)")
    assert lines[2].endswith(f" created {HOST}/spring (api)")
    assert f" connected {HOST} (" in lines[3]


def test_stats(
    invoke: Callable[..., Result],
    as_json: Callable[..., Any],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
    write_clicks: Callable[[], bool],
) -> None:
    connect(HOST)
    make_link(HOST, alias="often", title="Spring")
    make_link(HOST, alias="never")
    for _ in range(3):
        visit("/often", HOST, headers={"User-Agent": FIREFOX, "Referer": "https://news.example/"})
    write_clicks()
    found = as_json("stats", "--days", "7")
    assert (found["total"]["clicks"], len(found["days"]), found["used"]["short-url"]) == (3, 7, 2)
    assert found["links"] == [{"url": f"https://{HOST}/often", "title": "Spring", "total_clicks": 3}]
    assert found["referrer"] == [{"value": "news.example", "clicks": 3}]
    lines = invoke("stats").stdout
    assert lines.startswith("Home: 2 links, 0 redirects, 1 hostname, 1 member, 0 monitored links\n")
    assert "▁▁█" in lines
    assert f"        3  https://{HOST}/often  Spring\n" in lines


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_printed(invoke: Callable[..., Result], shell: str) -> None:
    assert "_SIGNPOST_COMPLETE" in invoke("completion", shell).stdout


def test_bash_completes_commands_and_options(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    for words, at, expected in (
        ("signpost li", 1, {"link", "links"}),
        ("signpost link create --desti", 3, {"--destination"}),
    ):
        environment = {
            **server.environment, "_SIGNPOST_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(at),
        }  # fmt: skip
        command = [sys.executable, "-c", "from signpost.cli import main; main(prog_name='signpost')"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT, check=False)
        found = {line.partition(",")[2] for line in done.stdout.splitlines()}
        assert expected <= found, done.stderr


def test_colours_are_for_terminals_alone(invoke: Callable[..., Result], connect: Callable[..., str]) -> None:
    connect(HOST)
    text = f"[[links]]\nurl = '{HOST}/a'\ndestination = 'd.example'\n"
    assert "\x1b" not in invoke("apply", "--dry-run", "-", text=text, code=3).stdout


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "utf-16", "utf-8"])
def test_what_a_pipe_cannot_show_is_escaped(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    pipe = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(pipe, encoding=encoding))
    say("Grüße 🎉", "next")
    sys.stdout.flush()
    lines = pipe.getvalue().decode(encoding).splitlines()
    assert lines[0].encode(encoding, "backslashreplace") == "Grüße 🎉".encode(encoding, "backslashreplace")
    assert lines[1] == "next"


def test_a_password_from_a_file_has_no_byte_order_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\ufeffa long enough password\r\n"))
    assert line_of_input() == "a long enough password"


def test_shares_that_are_no_percent_are_warned_about(
    invoke: Callable[..., Result], connect: Callable[..., str]
) -> None:
    connect(HOST)
    make = ("link", "create", "--host", HOST, "--destination", "https://a.example/", "--rule")
    done = invoke(*make, "bot=true -> 75% https://a.example 35% https://b.example")
    warning = "The shares add up to 110%, not 100%, so visitors are divided as 68%, 32%."
    assert done.stderr == f"Warning: --rule: {warning}\n"
    weights = '{"if": {"bot": true}, "destinations": ["https://a.example", "https://b.example"], '
    weights += '"routing": "weighted", "weights": [3, 1]}'
    for fine in ("bot=true -> 75% https://a.example 25% https://b.example", "-> https://a.example", weights):
        assert "shares" not in invoke(*make, fine if "bot" in fine else f"bot=true {fine}").stderr


# What one of is not called: a number and a noun in the plural, as people read it. Not the bytes of a file.
SEVERAL = re.compile(r"(?<![\w.,:-])1 (?!bytes)[a-z]+s\b")


def test_one_is_never_said_in_the_plural(
    invoke: Callable[..., Result],
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    make_app: Callable[..., Flask],
    client: Client,
    visit: Visit,
    write_clicks: Callable[[], bool],
    tmp_path: Path,
) -> None:
    """With one of everything: a hostname, a link, a visitor."""
    connect(HOST)
    link = make_link(HOST, alias="a", tags=["sale"])
    visit("/a", HOST)
    assert write_clicks()
    printed = [invoke("stats"), invoke("host", "list"), invoke("workspace", "list"), invoke("explain", link["url"])]
    printed += [invoke("qr-sheet", link["id"], "--output", str(tmp_path / "a.pdf")), invoke("rescued")]
    printed.append(invoke("bulk", "update", "--filter", "tags=sale", "--set", '{"paused": true}', code=1, text="n\n"))
    printed.append(invoke("bulk", "delete", "--filter", "tags=sale", code=1, text="n\n"))
    assert "1 record matches, like" in printed[-1].stderr
    assert "Delete it?" in printed[-1].stderr
    printed.append(invoke("bulk", "delete", "--filter", "tags=sale", code=0, text="y\n"))
    limited = make_app(LIMITS={"links": 1, "hosts": 1})
    environment = {"SIGNPOST_LIMITS__LINKS": "1", "SIGNPOST_LIMITS__HOSTS": "1"}
    for number in range(2):
        printed.append(run_on(limited, "host", "connect", "--host", f"go{number}.localhost", **environment))
        make = ("link", "create", "--host", "go0.localhost", "--destination", "https://a.example/")
        printed.append(run_on(limited, *make, **environment))
    assert "The limit of your plan is reached (links): 1 included, 1 in use." in printed[-1].stderr
    assert "The limit of your plan is reached (hosts): 1 included, 1 in use." in printed[-2].stderr
    printed.append(run_on(limited, "subscription", "list", **environment))
    assert '"1 link"' in printed[-1].stdout
    for done in printed:
        assert SEVERAL.findall(done.output) == [], done.output


def test_nothing_to_change_asks_nothing(invoke: Callable[..., Result]) -> None:
    for command in (("delete",), ("update", "--set", '{"paused": true}')):
        done = invoke("bulk", *command, "--filter", "tags=nothing")
        assert (done.stdout, done.stderr) == ("", "No record matches.\n")
        assert invoke("bulk", *command, "--filter", "tags=nothing", "--json").stdout == "[]\n"


def test_without_an_answer_nothing_is_changed(
    invoke: Callable[..., Result], connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    connect(HOST)
    make_link(HOST, tags=["sale"])
    invoke("user", "create", "--name", "Bo", "--email", "bo@example.com")
    invoke("workspace", "create", "--name", "Other", "--owner", "bo@example.com")
    for command in (
        ("user", "delete", "bo@example.com"),
        ("workspace", "delete", "Other"),
        ("bulk", "delete", "--filter", "tags=sale"),
        ("bulk", "update", "--filter", "tags=sale", "--set", '{"paused": true}'),
    ):
        done = invoke(*command, code=1)
        assert done.stdout == ""
        reason = "signpost: Nothing was changed, because nobody answered. Use --yes where there is no terminal."
        assert done.stderr.splitlines()[-1] == reason
        assert invoke(*command, code=1, text="n\n").stderr.endswith("Aborted!\n")
    assert len(json.loads(invoke("workspace", "list", "--json").stdout)) == 2


def test_each_question_can_be_left_out() -> None:
    """Who asks by `click.confirm` alone says nothing of --yes where there is no terminal."""
    asking = {
        str(path.relative_to(ROOT / "service" / "signpost"))
        for path in (ROOT / "service" / "signpost").rglob("*.py")
        if "click.confirm(" in path.read_text()
    }
    assert asking <= {"cli/command.py", "features/transfer/configuration/command.py"}


def test_the_name_of_a_picture_says_its_format(
    invoke: Callable[..., Result], connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    connect(HOST)
    id_ = make_link(HOST)["id"]
    begins = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF"}
    for name, options, format_ in (
        ("x.svg", (), "svg"),
        ("x.png", (), "png"),
        ("x.PDF", (), "pdf"),
        ("x", (), "svg"),
        ("x.gif", ("--format", "png"), "png"),
    ):
        invoke("links", "qr", id_, "--output", str(tmp_path / name), *options)
        assert (tmp_path / name).read_bytes().lstrip().startswith(begins[format_]), name
    refused = invoke("links", "qr", id_, "--output", str(tmp_path / "y.gif"), code=2)
    assert (
        "Invalid value for --output: .gif is no format of a code: use .svg, .png or .pdf, or --format."
        in refused.stderr
    )
    assert not (tmp_path / "y.gif").exists()
    assert begins["svg"] in invoke("links", "qr", id_).stdout_bytes
