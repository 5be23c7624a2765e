"""Names and texts: what they may hold, and that what was stored before that rule steers no terminal."""

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask

import signpost
from signpost.clicks import origins
from signpost.domain import texts
from signpost.domain.errors import Invalid
from signpost.operations.people import tokens
from signpost.operations.workspaces import workspaces
from signpost.operations.workspaces.workspace_settings import update_setting
from signpost.storage.models import Record, User, Workspace
from tests.conftest import ROOT, Client, RunCommand, first_workspace

# Sets the title of a terminal, forges a line, clears the screen by a C1 control, turns what comes after.
EVIL = "a\x1b]0;owned\x07\nforged line\x9b2J\u202eb"


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x1b", "\x7f", "\x85", "\x9b", "\u2028", "\u202e", "\u2067"])
def test_a_line_and_a_note_hold_nothing_that_steers(character: str) -> None:
    text = f"a{character}b"
    for rule in (texts.line_of, texts.note_of):
        with pytest.raises(ValueError, match=r"^Can't contain control characters\.$"):
            rule(text)
    assert texts.line_from(text) == texts.note_from(text) == "a b"
    assert character not in texts.printable(text)


@pytest.mark.parametrize("pattern", ["LABEL_PATTERN", "NOTE_PATTERN"])
def test_patterns_say_what_rules_do(pattern: str) -> None:
    rule = {"LABEL_PATTERN": texts.line_of, "NOTE_PATTERN": texts.note_of}[pattern]
    for code in [*range(0x3000), 0xFEFF, 0x1F680]:
        try:
            rule(f"a{chr(code)}b")
            is_fine = True
        except ValueError:
            is_fine = False
        assert bool(re.search(getattr(texts, pattern), f"a{chr(code)}b")) == is_fine, hex(code)


def test_what_is_printed_as_json_stays_json() -> None:
    text = json.dumps({"title": EVIL}, ensure_ascii=False)
    assert json.loads(texts.printable(text)) == {"title": EVIL}


@pytest.fixture
def names(app: Flask) -> Iterator[dict[Any, Any]]:
    """Give a name to whatever has one: {what: action}."""
    with app.app_context():
        owner = workspaces.create_user("Owner", "o@acme.test")
        home = workspaces.create_workspace("Home", owner)
        caller = workspaces.member_caller(home)
        yield {
            "user": lambda name: workspaces.create_user(name, "x@acme.test"),
            "workspace": lambda name: workspaces.create_workspace(name, owner),
            "setting": lambda name: update_setting(caller, "name", value=name),
            "token": lambda name: tokens.create_token(caller, name=name),
            "email": lambda name: workspaces.create_user("X", f"{name}@acme.test"),
            "address of the workspace": lambda name: update_setting(caller, "email", value=f"{name}@acme.test"),
            "invoice": lambda name: update_setting(caller, "billing_extra", value=name),
        }


@pytest.mark.parametrize(
    "what", ["user", "workspace", "setting", "token", "email", "address of the workspace", "invoice"]
)
@pytest.mark.parametrize("name", ["a\x1b[2Jb", "a\x9bb", "a\u202eb", "a\x07b"])
def test_names_are_refused(names: dict[Any, Any], what: str, name: str) -> None:
    with pytest.raises(Invalid):
        names[what](name)
    names[what]("fine")


def test_old_names_steer_no_terminal(
    client: Client,
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    run_command: RunCommand,
) -> None:
    connect()
    created = make_link(alias="a")
    with app.app_context():
        Record.update(title=EVIL, description=EVIL, tags=[EVIL]).where(Record.id == created["id"]).execute()
        Workspace.update(name=EVIL).execute()
        User.update(name=EVIL).execute()
    file = f"[[links]]\nurl = '{created['url']}'\ndestination = 'd.example'\n"
    for command in (
        ["links", "list"],
        ["links", "list", "--json"],
        ["links", "get", created["id"]],
        ["links", "get", created["id"], "--json"],
        ["workspace", "list"],
        ["workspace", "list", "--json"],
        ["workspace", "set", "country", "--value", "DE"],
        ["member", "list"],
        ["stats"],
        ["stats", "--json"],
        ["token", "list"],
        ["apply", "--dry-run", "-"],
    ):
        done = run_command(*command, text=file)
        assert done.exit_code in (0, 3), (command, done.output)
        assert done.stdout
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e]", done.output), command
        assert not re.search(r"^forged line", done.output, re.M), command
        if "--json" in command:
            assert json.loads(done.stdout)
    done = run_command("token", "check", text=client.token)
    assert "\x1b" not in done.output


def test_an_id_wins_over_a_name(app: Flask) -> None:
    with app.app_context():
        owner = workspaces.create_user("Owner", "o@acme.test")
        first, second = workspaces.create_workspace("First", owner), workspaces.create_workspace("Second", owner)
        with pytest.raises(Invalid, match="1 field"):
            workspaces.create_workspace(first.id, owner)
        with pytest.raises(Invalid, match="1 field"):
            update_setting(workspaces.member_caller(second), "name", value=first.id)
        # One of before.
        Workspace.update(name=first.id).where(Workspace.id == second.id).execute()
        assert workspaces.find_workspace(first.id) == first
        assert workspaces.find_workspace(second.id) == second
        assert workspaces.find_workspace("First") == first


@pytest.mark.parametrize(("email", "other"), [("Ada@Acme.test", "aDA@acme.TEST"), ("Äda@acme.test", "äDA@acme.test")])
def test_two_users_do_not_differ_in_case_alone(app: Flask, email: str, other: str) -> None:
    with app.app_context():
        user = workspaces.create_user("Ada", email)
        workspaces.create_workspace("Home", user)
        with pytest.raises(Invalid):
            workspaces.create_user("Ada", other)
        for typed in (email, other, f" {other} "):
            assert workspaces.find_user(typed) == user
            assert workspaces.member_caller(first_workspace(), typed).user == user


# --- text that is too long --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("short", 5, "short"),
        ("https://go.example.com/blog/2019/03/14/title.html", 20, "https://g…title.html"),
        ("abcdef", 5, "ab…ef"),
        ("abcdef", 4, "a…ef"),
        ("abcdef", 1, "…"),
        ("日本語のとても長い題名", 11, "日本…題名"),
        ("e\u0301" * 10, 5, "e\u0301e\u0301…e\u0301e\u0301"),
    ],
)
def test_the_middle_of_a_long_text_is_left_out(text: str, width: int, shown: str) -> None:
    assert texts.cut(text, width) == shown
    assert texts.width_of(shown) <= width


@pytest.mark.parametrize("columns", [80, 100, 400])
def test_tables_fit_the_terminal_and_nothing_else(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], columns: int
) -> None:
    connect()
    title, destination = "Long " * 50, "https://dest.example/" + "deep/" * 300 + "end.html"
    created = make_link(alias="short", title=title.strip(), destination=destination)
    command = [sys.executable, "-m", "signpost.cli", "links", "list", "--filter", f"id={created['id']}"]
    environment = {**os.environ, "SIGNPOST_INSTANCE": app.config["INSTANCE"], "COLUMNS": str(columns)}
    above, below = pty.openpty()
    with os.fdopen(above, "rb", 0) as terminal:
        done = subprocess.run(command, stdout=below, env=environment, check=True, cwd=ROOT)
        os.close(below)
        shown = terminal.read(65_536).decode().rstrip("\r\n")
    assert done.returncode == 0
    assert "\n" not in shown
    assert len(shown) <= columns
    assert created["id"] in shown
    assert created["url"][:4] in shown
    assert "nd.html" in shown
    assert shown.count("…") == 2 + (columns < 400)
    whole = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=True, cwd=ROOT).stdout
    assert destination in whole
    assert title.strip() in whole


# Persian, a family, Hebrew and Latin letters, Arabic with its mark.
JOINED = ["می\u200cخواهم", "👨\u200d👩\u200d👧", "א\u200e-\u200fa", "ا\u061c1"]


@pytest.mark.parametrize("text", JOINED)
def test_what_scripts_and_emoji_need_is_taken_wherever_text_is(
    client: Client, connect: Callable[..., str], run_command: RunCommand, text: str
) -> None:
    host = connect()
    rule = {"if": {"query": {text: text}, "browser": [text]}, "destination": "https://e.example"}
    body = {"host": host, "destination": "https://d.example", "title": text, "tags": [text]}
    answer = client.post("/v1/link", json={**body, "utm": {"campaign": text}, "rules": [rule]})
    assert answer.status_code == 200, answer.text
    done = run_command("link", "create", "--host", host, "--destination", "https://d.example", "--title", text)
    assert done.exit_code == 0, done.output
    campaign = origins.campaign_of(f"utm_campaign={quote(text)}")
    assert campaign is not None
    assert campaign.campaign == text
    assert origins.referrer_of(f"https://e.example/{quote(text)}").page == f"e.example/{text}"


JUDGES = {
    "clicks/origins.py",
    *(f"domain/{name}.py" for name in ("hosts/app_links", "records/addresses", "strict_json", "texts", "vector")),
    *(f"features/{name}.py" for name in ("dashboard/drafts", "misses/paths", "monitoring/geo_update")),
    *(f"features/{name}.py" for name in ("diagnostics/schemas", "diagnostics/url_list", "monitoring/settings")),
    *(f"features/sign_in/{name}.py" for name in ("settings", "single_sign_on/id_tokens")),
}


def test_no_code_decides_by_itself_what_is_printable() -> None:
    """Text for people is judged by `texts`; what remains judges addresses, paths, headers, names of files and keys."""
    found = set()
    for file in Path(signpost.__file__).parent.rglob("*.py"):
        if "isprintable" in file.read_text(encoding="utf-8"):
            found.add(file.relative_to(Path(signpost.__file__).parent).as_posix())
    assert found == JUDGES


_ADDRESSES = (
    "https://e.com/x",
    "http://e.com",
    "HTTPS://E.com/x/?q=a,b&c=(d)#e!f",
    "https://en.wikipedia.org/wiki/A_(b)",
    "https://e.com/a[1]/b",
    "http://[::1]:8000/",
    "https://ja.wikipedia.org/wiki/港",
    "https://e.com/it's/x;y=1:2",
)
_SENTENCES = (
    "{}", "See {}", "{}.", "See {}, and more.", "Really? {}!", "Is it {}?", "{}...", "{}…", "{}\nVia an app",
    "({})", "(see {}).", "[{}]", "[title]({})", "<{}>", "<{}>;", '<a href="{}">x</a>', "（{}）",
    '"{}"', "'{}'", "“{}”", "‘{}’", "„{}“", "«{}»", "`{}`", "「{}」", "見て {}。とても",
    "{}\u200b", "\ufeff{}\u2069", "({}), https://second.example/", "ftp://no.example https:// {}",
)  # fmt: skip


@pytest.mark.parametrize("sentence", _SENTENCES)
def test_an_address_in_a_text_ends_before_the_marks_of_its_sentence(sentence: str) -> None:
    found = {address: texts.web_address_in(sentence.format(address)) for address in _ADDRESSES}
    assert found == {address: address for address in _ADDRESSES}


@pytest.mark.parametrize(
    "text", ["", "e.com/x", "https://", "(https://).", "ftp://e.com", "https:// e.com", "http://..."]
)
def test_a_text_without_an_address(text: str) -> None:
    assert texts.web_address_in(text) is None


def test_an_address_of_nothing_but_marks_takes_no_long_time() -> None:
    assert texts.web_address_in("https://" + ")" * 2048) is None
