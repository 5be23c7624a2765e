"""Lists on the command line: whole for programs, the first rows and a sentence for people; and pipes that close."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import click
import pytest
from flask import Flask

from signpost import cli
from signpost.cli.lists import show_pages
from signpost.domain.changes import Subject, Verb
from signpost.domain.events import EventType
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.mail import MailKind
from signpost.domain.records.record import CreatedVia
from signpost.features.events.tables import Delivery
from signpost.features.history.tables import Change
from signpost.features.mail.tables import Mail
from signpost.schemas.listing import MAX_PER_PAGE, PER_PAGE
from signpost.storage.models import Job, User
from tests.cli.test_commands import all_commands
from tests.conftest import ROOT, Client, RunCommand, environment_of, first_workspace

HOST = "go.lists.test"
# More than a page of an operation.
MANY = MAX_PER_PAGE + 20
MORE = "There are more: --count N lists more."
# Commands with --json whose answer is not a list that grows with use: an object, the result of a change, or a list that
# is read at once (tags and misses say themselves where they end).
OTHERS = {
    "alias suggest", "apply", "as-of bring-back", "as-of list", "as-of show", "bulk create",
    "bulk delete", "bulk update", "changes days", "changes undo", "check-paths",
    "config", "delivery get", "delivery replay", "doctor", "explain", "features", "fix-misses", "grant list",
    "host connect", "host disconnect", "host get", "host refresh", "host set", "import", "job get", "job stop",
    "link count", "link create", "link delete", "link get", "link update", "links checks", "links clicks",
    "links delete", "links get", "links pins", "links set-qr", "links report", "links update", "links why",
    "member list", "misses", "plugin list",
    "redirect create", "redirect delete", "redirect get", "redirect update", "report", "rescued", "stats",
    "subscription get", "subscription list", "tag list", "token check", "token list", "type list", "user list",
    "view create", "view delete", "view list", "wall",
    "webhook create", "webhook delete", "webhook get", "webhook list", "webhook secret", "webhook test",
    "webhook update", "workspace clicks", "workspace list", "workspace products", "workspace set", "workspace why",
}  # fmt: skip
LISTS = sorted(
    name
    for path, command in all_commands(cli.load_all())
    if any(option.name == "as_json" for option in command.params) and (name := " ".join(path)) not in OTHERS
)


@pytest.fixture
def filled(app: Flask, client: Client) -> dict[str, str]:
    """An instance with many of everything. Returns what follows the name of a command."""
    for number in range(MANY):
        assert client.post("/v1/host", json={"host": f"h{number}.{HOST}"}).status_code == 200
    host = f"h0.{HOST}"
    links = [{"host": host, "alias": f"a{number}", "destination": "https://d.example/"} for number in range(MANY)]
    redirects = [{"url": f"https://{host}/r/{number}", "destination": "https://d.example/"} for number in range(MANY)]
    made = client.post("/v1/bulk", json={"records": links + redirects}).json["data"]
    changed = made[0]["id"]
    with app.app_context():
        workspace = first_workspace()
        for _ in range(MANY):
            Change.create(
                workspace=workspace, actor_id="", actor_name="Owner", via=CreatedVia.API, verb=Verb.UPDATE,
                type=Subject.RECORD, record_id=changed, before={"title": ""}, after={"title": "New"},
                effect=Verb.UPDATE,
            )  # fmt: skip
            Mail.create(workspace=workspace, kind=MailKind.SUMMARY)
            Delivery.create(
                workspace=workspace, record_id="", event=EventType.TEST, url="https://d.example/", body="{}"
            )
            Job.create(
                workspace=workspace, user=User.get(), kind=JobKind.BULK_DELETE, state=JobState.DONE, request={},
                moment="", matched=0, finished_at="2026-01-01T00:00:00Z",
            )  # fmt: skip
    return {"links changes": changed}


def arguments_of(name: str, filled: dict[str, str]) -> list[str]:
    return [*name.split(), *filter(None, [filled.get(name, "")])]


def rows_in(text: str) -> list[Any]:
    """The rows of an array on one line, or of one object on each line."""
    lines = [json.loads(line) for line in text.splitlines()]
    return lines[0] if len(lines) == 1 and isinstance(lines[0], list) else lines


def environment(app: Flask) -> dict[str, str]:
    return {**os.environ, **environment_of(app)}


def on_terminal(app: Flask, *arguments: str) -> tuple[str, str]:
    """What a command prints on a terminal, and on its standard error."""
    master, slave = pty.openpty()
    try:
        with subprocess.Popen(
            [sys.executable, "-m", "signpost.cli", *arguments],
            env=environment(app), stdin=slave, stdout=slave, stderr=subprocess.PIPE, text=True, cwd=ROOT,
        ) as process:  # fmt: skip
            os.close(slave)
            printed = b"".join(chunks_of(master)).decode()
            _, error = process.communicate()
        assert process.returncode == 0, error
        return printed, error
    finally:
        os.close(master)


def chunks_of(terminal: int) -> Iterator[bytes]:
    """What is printed, up to the end: Linux reports that as an error, others as nothing more."""
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            return
        if not chunk:
            return
        yield chunk


@pytest.mark.slow
def test_every_list_is_whole_for_programs_and_says_to_people_that_there_is_more(
    app: Flask, filled: dict[str, str], run_command: RunCommand
) -> None:
    assert {"links list", "host list", "redirect list", "changes list", "jobs", "mail list", "events"} < {*LISTS}
    for name in LISTS:
        arguments = arguments_of(name, filled)
        found = run_command(*arguments, "--json")
        assert (found.exit_code, found.stderr) == (0, ""), (name, found.stderr)
        rows = rows_in(found.stdout)
        assert len(rows) >= MANY, name
        keys = [json.dumps(row) for row in rows]
        assert len({*keys}) == len(keys), name
        lines = run_command(*arguments).stdout.splitlines()
        assert len(lines) >= MANY, name
        # What somebody asks for is all that there is.
        for count in (3, MAX_PER_PAGE + 3):
            few = run_command(*arguments, "--count", str(count), "--json")
            assert (len(rows_in(few.stdout)), few.stderr) == (count, ""), name

        seen, said = on_terminal(app, *arguments)
        assert (len(seen.splitlines()), said) == (PER_PAGE, f"{MORE}\n"), name
        seen, said = on_terminal(app, *arguments, "--count", "30")
        assert (len(seen.splitlines()), said) == (30, ""), name


def test_no_option_ends_a_list_without_a_word() -> None:
    """--count has no default, which would. `misses` has one, and a row for all that it leaves out."""
    with_count = {
        " ".join(path): option
        for path, command in all_commands(cli.load_all())
        for option in command.params
        if "--count" in option.opts
    }
    assert with_count.keys() == {*LISTS, "misses"}
    shown = {
        name for name, option in with_count.items() if isinstance(option.get_default(click.Context(cli.main)), int)
    }
    assert shown == {"misses"}


def test_lists_of_nothing_and_of_exactly_a_page(
    app: Flask, run_command: RunCommand, connect: Callable[..., str]
) -> None:
    assert [run_command(*name.split(), "--json").stdout for name in ("links list", "host list", "jobs")] == ["[]\n"] * 3
    for number in range(PER_PAGE):
        connect(f"h{number}.{HOST}")
    seen, said = on_terminal(app, "host", "list")
    assert (len(seen.splitlines()), said) == (PER_PAGE, "")


def test_a_refused_list_prints_no_half_of_an_array(run_command: RunCommand) -> None:
    done = run_command("links", "list", "--filter", "colour=red", "--json")
    assert (done.exit_code, done.stdout) == (1, "")


def test_a_page_is_printed_before_the_next_one_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    """So a million records take the memory of a page."""
    printed: list[str] = []

    def read(size: int, cursor: str | None) -> tuple[list[int], str | None]:
        printed.append(capsys.readouterr().out)
        first = int(cursor or 0)
        return [*range(first, first + size)], str(first + size) if len(printed) < 3 else None

    show_pages(read, None, True, lambda rows: [{"n": row} for row in rows], lambda rows: [])
    printed.append(capsys.readouterr().out)
    assert [part.count('"n"') for part in printed] == [0, *[MAX_PER_PAGE] * 3]
    assert [row["n"] for row in json.loads("".join(printed))] == [*range(3 * MAX_PER_PAGE)]


def ended_early(app: Flask, *arguments: str, read: int) -> tuple[int, bytes]:
    """The exit code and the errors of a command whose reader closes the pipe after so many bytes."""
    with subprocess.Popen(
        [sys.executable, "-m", "signpost.cli", *arguments],
        env=environment(app), stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, bufsize=0,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(read)
        process.stdout.close()
        errors = process.stderr.read()
        return process.wait(), errors


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [["links", "list", "--json"], ["links", "list"], ["events", "--json"], ["export"], ["config"], ["--help"],
     ["links", "list", "--help"], ["completion", "bash"], ["token", "list"], ["--version"]],
    ids=" ".join,
)  # fmt: skip
def test_a_closed_pipe_ends_a_command_as_the_signal_would(app: Flask, client: Client, arguments: list[str]) -> None:
    """With a pipe that holds less than what is printed, or one that is closed before anything is."""
    client.post("/v1/host", json={"host": HOST})
    destination = f"https://d.example/{'x' * 900}"
    links = [{"host": HOST, "alias": f"a{number}", "destination": destination} for number in range(400)]
    assert client.post("/v1/bulk", json={"records": links}).status_code < 300
    assert ended_early(app, *arguments, read=0) == (141, b"")
    if arguments[-1] == "--json" or arguments == ["export"]:
        assert ended_early(app, *arguments, read=10) == (141, b"")
