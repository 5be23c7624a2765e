"""A link that was closed stays closed, whichever way it is taken to another instance."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from flask import Flask

from signpost.storage.models import Record
from tests.conftest import FIREFOX, Client, RunCommand, Visit, client_of, run_on
from tests.features.transfer.conftest import HOST

PAST, FUTURE = "2020-01-01T00:00:00.000000Z", "2090-01-01T00:00:00.000000Z"


@pytest.fixture
def closed_links(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    run_command: RunCommand,
    visit: Visit,
    write_clicks: Callable[[], bool],
) -> tuple[str, str, str, str, str, str]:
    """Links that let nobody through, and one that does, by alias."""
    connect(HOST)
    make_link(HOST, alias="open", max_clicks=5, interstitial="never")
    make_link(HOST, alias="password", password="open sesame")
    make_link(HOST, alias="starts", starts=FUTURE)
    make_link(HOST, alias="used-up", max_clicks=1, interstitial="never")
    assert visit("/used-up", HOST).status_code == 302
    write_clicks()
    for alias, fields in (("paused", {"paused": True}), ("expired", {"expires": PAST})):
        text = {"url": f"https://{HOST}/{alias}", "destination": "https://d.example/", **fields}
        assert run_command("apply", "-", text=as_toml(text)).exit_code == 0
    aliases = ("open", "password", "starts", "used-up", "paused", "expired")
    before = {alias: visit(f"/{alias}", HOST).status_code for alias in aliases}
    assert [alias for alias in aliases if before[alias] == 302] == ["open"]
    return aliases


def as_toml(link: dict[str, Any]) -> str:
    lines = (f"{name} = {str(value).lower() if value is True else repr(value)}\n" for name, value in link.items())
    return "[[links]]\n" + "".join(lines)


@pytest.fixture
def elsewhere(
    tmp_path: Path, run_command: RunCommand, make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> Any:
    """Another instance: a visit there, and a command on it."""
    app = make_app(INSTANCE=str(tmp_path / "elsewhere"))
    client = make_client(app)
    client.post("/v1/host", json={"host": HOST})
    visitor = client_of(app)
    visitor.token = None

    def visit(alias: str) -> int:
        headers = {"User-Agent": FIREFOX}
        return visitor.get(f"/{alias}", base_url=f"http://{HOST}", headers=headers).status_code

    def run(*arguments: str, text: str) -> Result:
        (tmp_path / "file").write_text(text)
        return run_on(app, *arguments, str(tmp_path / "file"))

    return visit, run, client


@pytest.mark.parametrize(
    ("format_", "command"),
    [("jsonl", ("import", "--format", "jsonl")), ("csv", ("import", "--format", "csv")), ("toml", ("apply",))],
)
def test_what_was_closed_is_closed(
    closed_links: tuple[str, str, str, str, str, str],
    run_command: RunCommand,
    elsewhere: Any,
    format_: str,
    command: tuple[str, ...],
) -> None:
    visit, run, _ = elsewhere
    text = run_command("export", "--format", format_).stdout
    assert "open sesame" not in text
    done = run(*command, text=text)
    assert done.exit_code == 0, done.output
    assert "The file does not contain its password: paused until you set one." in done.stdout
    assert [alias for alias in closed_links if visit(alias) == 302] == ["open"]
    # And a second time nothing changes.
    again = run(*command, text=text)
    assert again.exit_code == 0
    assert [alias for alias in closed_links if visit(alias) == 302] == ["open"]
    if format_ == "toml":
        assert again.stdout == ""


def test_what_is_applied_where_it_comes_from_changes_nothing(
    closed_links: tuple[str, str, str, str, str, str], run_command: RunCommand
) -> None:
    text = run_command("export", "--format", "toml").stdout
    done = run_command("apply", "-", text=text)
    assert (done.stdout, done.exit_code) == ("", 0)


def test_a_link_with_its_password_given_is_open_to_those_who_know_it(
    closed_links: tuple[str, str, str, str, str, str], run_command: RunCommand, elsewhere: Any
) -> None:
    visit, run, client = elsewhere
    text = run_command("export", "--format", "toml").stdout
    run("apply", text=text)
    (locked,) = [row for row in client.get("/v1/links").json["data"] if row["alias"] == "password"]
    assert locked["paused_by"] == "user"
    body = {"url": locked["url"], "destination": locked["destination"], "type": "link", "password": "barley"}
    assert client.put(f"/v1/redirect/{locked['id']}", json={**body, "paused": False}).status_code == 200
    assert run("apply", text=text).stdout == ""
    assert visit("password") == 401  # it asks


def test_what_somebody_else_paused_is_paused_elsewhere(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    run_command: RunCommand,
    elsewhere: Any,
) -> None:
    connect(HOST)
    make_link(HOST, alias="abuse")
    with app.app_context():
        Record.update(paused_by="abuse").execute()
    visit, run, _ = elsewhere
    for format_, command in (("toml", ("apply",)), ("jsonl", ("import", "--format", "jsonl"))):
        text = run_command("export", "--format", format_).stdout
        assert run(*command, text=text).exit_code == 0
        assert visit("abuse") != 302
    assert run_command("apply", "-", text=run_command("export", "--format", "toml").stdout).stdout == ""


@pytest.mark.parametrize(
    ("tags", "title"),
    [
        (["-1"], "=1+1"),
        (["b|c", "x"], "'=1+1"),
        (["a,b"], "''-x"),
        (["'-1", "'=x"], "'plain'"),
        (['["x"]'], "-"),
        (["plain", "with blank"], "[x]"),
    ],
)
def test_a_table_bends_no_text(
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    run_command: RunCommand,
    elsewhere: Any,
    tags: list[str],
    title: str,
) -> None:
    connect(HOST)
    make_link(HOST, alias="a", tags=tags, title=title)
    _, run, client = elsewhere
    done = run("import", "--format", "csv", text=run_command("export", "--format", "csv").stdout)
    assert done.exit_code == 0, done.output
    (link,) = client.get("/v1/links").json["data"]
    assert (link["tags"], link["title"]) == (tags, title)
