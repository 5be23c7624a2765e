"""A workspace as a file: differences are shown, made all or not at all, and made once."""

import json
import os
import re
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.features.transfer.configuration import configuration
from signpost.features.transfer.configuration.files import File, parse
from signpost.operations.workspaces import workspaces
from signpost.runtime import jobs
from signpost.storage.engines.engine import WRITE_WAIT_S
from tests.conftest import ROOT, Client, RunCommand, Visit, environment_of, first_workspace
from tests.features.transfer.conftest import HOST

FILE = f"""\
[workspace]
name = "Acme"
notify_url = "https://hooks.example.com/"

[[hosts]]
host = "{HOST}"
short_links_enabled = true

[[links]]
url = "https://{HOST}/spring"
destination = "https://example.com/spring"
tags = ["sale", "2026"]
expires = 2020-01-01T00:00:00Z

[[links]]
url = "https://{HOST}/many"
destinations = ["https://a.example/", "https://b.example/"]
destination_routing = "weighted"
destination_weights = [3, 1]
utm = ["source=x"]
password = "open sesame"

[[redirects]]
url = "https://{HOST}/"
destination = "https://www.example.com/"
[redirects.qr]
theme = "dots"
"""


@pytest.fixture
def apply(run_command: RunCommand) -> Callable[..., list[dict[Any, Any]]]:
    def do(text: str = FILE, *options: str, code: int = 0) -> list[dict[str, Any]]:
        done = run_command("apply", "--json", *options, "-", text=text)
        assert done.exit_code == code, done.output
        return [json.loads(line) for line in done.stdout.splitlines()]

    return do


def signs(changes: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    return [(change["change"], change["what"], change["name"]) for change in changes]


def test_a_new_workspace_becomes_what_the_file_says(
    apply: Callable[..., list[dict[Any, Any]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    client: Client,
    visit: Visit,
    app: Flask,
) -> None:
    reported = apply(FILE, "--dry-run", code=3)
    assert all_links() == {}
    assert client.get("/v1/host").json["data"] == []
    assert apply() == reported
    assert signs(reported) == [
        ("change", "setting", "name"), ("change", "setting", "notify_url"), ("add", "hostname", HOST),
        ("add", "link", f"{HOST}/spring"), ("add", "link", f"{HOST}/many"), ("add", "redirect", f"{HOST}/"),
    ]  # fmt: skip
    links = all_links()
    assert (links["spring"]["tags"], links["spring"]["expired_at"]) == (["sale", "2026"], "2020-01-01T00:00:00.000000Z")
    assert (links["many"]["has_password"], links["many"]["utm"]["source"]) == (True, "x")
    assert (links[""]["type"], links[""]["qr"]["theme"], links[""]["created_via"]) == ("redirect", "dots", "cli")
    assert visit("/", HOST).headers["Location"] == "https://www.example.com/"


def test_a_byte_order_mark_and_windows_ends_of_lines_are_no_part_of_a_file(
    run_command: RunCommand, tmp_path: Path, all_links: Callable[[], dict[str, dict[str, Any]]]
) -> None:
    (tmp_path / "links.toml").write_bytes(("\ufeff" + FILE).replace("\n", "\r\n").encode())
    done = run_command("apply", str(tmp_path / "links.toml"))
    assert done.exit_code == 0, done.output
    assert "spring" in all_links()


def test_the_second_time_nothing_changes(
    apply: Callable[..., list[dict[Any, Any]]], all_links: Callable[[], dict[str, dict[str, Any]]]
) -> None:
    apply()
    before = all_links()
    assert apply() == []
    assert apply(FILE, "--dry-run") == []
    assert apply(FILE, "--prune") == []
    assert all_links() == before


def test_what_differs_is_changed_and_nothing_else(
    apply: Callable[..., list[dict[Any, Any]]], all_links: Callable[[], dict[str, dict[str, Any]]], client: Client
) -> None:
    apply()
    ids = {alias: link["id"] for alias, link in all_links().items()}
    text = (
        FILE.replace('spring"\ntags', 'summer"\ntags').replace("open sesame", "open barley").replace("dots", "rounded")
    )
    reported = apply(text.replace("short_links_enabled = true", "short_links_enabled = true\nhttps_requested = false"))
    assert [(entry["name"], entry["fields"]) for entry in reported] == [
        (HOST, {"https_requested": {"now": True, "then": False}}),
        (
            f"{HOST}/spring",
            {"destination": {"now": "https://example.com/spring", "then": "https://example.com/summer"}},
        ),
        (f"{HOST}/many", {"password": {"now": "(hidden)", "then": "(hidden)"}}),
        (f"{HOST}/", {"qr": {"now": {**DOTS, "theme": "dots"}, "then": {**DOTS, "theme": "rounded"}}}),
    ]
    assert {alias: link["id"] for alias, link in all_links().items()} == ids
    assert apply(text) == []


DOTS = {"color": "#000000", "background": "#ffffff", "logo": False, "show_url": True, "margin": "4"}


def test_what_the_file_leaves_out_of_a_record_is_at_its_default(
    apply: Callable[..., list[dict[Any, Any]]], all_links: Callable[[], dict[str, dict[str, Any]]], client: Client
) -> None:
    apply()
    id_ = all_links()["spring"]["id"]
    body = {
        "url": f"https://{HOST}/spring",
        "destination": "https://example.com/spring",
        "title": "By hand",
        "paused": True,
    }
    assert client.put(f"/v1/redirect/{id_}", json=body).status_code == 200
    (reported,) = apply()
    assert reported["fields"].keys() == {"title", "paused", "expires"}
    assert (all_links()["spring"]["title"], all_links()["spring"]["paused_by"]) == ("", "")


def test_what_the_file_does_not_name_is_left_alone_unless_told(
    apply: Callable[..., list[dict[Any, Any]]],
    make_link: Callable[..., dict[str, Any]],
    connect: Callable[..., str],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    apply()
    make_link(HOST, alias="other")
    make_link(connect("b.acme.test"), alias="elsewhere")
    assert apply() == []
    assert signs(apply(FILE, "--prune", "--dry-run", code=3)) == [("delete", "link", f"{HOST}/other")]
    assert "other" in all_links()
    assert signs(apply(FILE, "--prune")) == [("delete", "link", f"{HOST}/other")]
    assert all_links().keys() == {"spring", "many", "", "elsewhere"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[[", "Not TOML"),
        ("x = 1", "Unknown field"),
        ("[workspace]\ncolour = 'red'", "There is no setting 'colour'."),
        ("[workspace]\ncountry = 'Germany'", "two-letter"),
        ("[[hosts]]\nhost = '*.acme.test'", "Wildcards aren't supported."),
        (f"[[links]]\nurl = 'https://{HOST}/a'", "Enter a destination"),
        (f"[[links]]\nurl = 'https://{HOST}/a'\ndestination = 'data:x'", "Links to data: addresses aren't allowed."),
        ("[[links]]\nurl = 'https://never.acme.test/a'\ndestination = 'd.example'", "not connected"),
        (f"[[links]]\nurl = 'https://{HOST}/'\ndestination = 'd.example'", "needs an alias"),
        (
            f"[[links]]\nurl = '{HOST}/a'\ndestination = 'd.example'\n"
            f"[[redirects]]\nurl = '{HOST}/a'\ndestination = 'd.example'",
            "twice",
        ),
        (f"[[links]]\nurl = '{HOST}/a'\ndestination = 'https://{HOST}/a'", "leads back"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("options", [(), ("--dry-run",)])
def test_a_file_that_cannot_be_applied_changes_nothing(
    run_command: RunCommand,
    connect: Callable[..., str],
    client: Client,
    text: str,
    reason: str,
    options: tuple[Any, ...],
) -> None:
    connect(HOST)
    before = client.get("/v1/host").json, client.get("/v1/links").json
    valid = f"[[links]]\nurl = '{HOST}/fine'\ndestination = 'https://d.example/'\n"
    done = run_command("apply", *options, "-", text=text + "\n" + (valid if "[[links]]" in text else ""))
    assert done.exit_code == 1
    assert reason in done.stderr
    assert (client.get("/v1/host").json, client.get("/v1/links").json) == before


def test_several_files_and_folders_count_as_one(
    run_command: RunCommand, all_links: Callable[[], dict[str, dict[str, Any]]], tmp_path: Path
) -> None:
    files = tmp_path / "files"
    (files / "shop").mkdir(parents=True)
    (files / "hosts.toml").write_text(f"[[hosts]]\nhost = '{HOST}'\n")
    (files / "shop/links.toml").write_text(f"[[links]]\nurl = '{HOST}/a'\ndestination = 'https://a.example'\n")
    (files / "shop/README.md").write_text("not read")
    more = tmp_path / "more.toml"
    more.write_text(f"[[links]]\nurl = '{HOST}/b'\ndestination = 'https://b.example'\n")
    assert run_command("apply", str(files), str(more)).exit_code == 0
    assert all_links().keys() == {"a", "b"}
    # What another file lists is not surplus.
    assert run_command("apply", "--prune", str(files), str(more)).stdout == ""
    assert run_command("apply", "--prune", str(files)).exit_code == 0
    assert all_links().keys() == {"a"}

    more.write_text(f"[[hosts]]\nhost = '{HOST}'\n[[links]]\nurl = '{HOST}/a'\ndestination = 'https://b.example'\n")
    twice = run_command("apply", str(files), str(more))
    assert twice.stderr == f"signpost: {more}:4 links.0.url: This address appears twice.\n"
    (tmp_path / "none").mkdir()
    for name, reason in ((tmp_path / "none", "There is no *.toml file"), (tmp_path / "no.toml", "does not exist")):
        refused = run_command("apply", str(name))
        assert (refused.exit_code, reason in refused.stderr) == (2, True)
    more.write_bytes(b"\xff")
    assert "it is not UTF-8" in run_command("apply", str(more)).stderr


def test_what_is_wrong_is_named_with_its_line(run_command: RunCommand, tmp_path: Path) -> None:
    file = tmp_path / "links.toml"
    file.write_text(
        f"[workspace]\nname = 'A'\ncountry = 3\n\n[[hosts]]\nhost = '{HOST}'\nshort_link_enabled = true\n"
        "# [[links]]\n"
        f"[[links]]\nurl = '{HOST}/a'\ndestination = 'a.example'\n"
        f"[[links]]\nurl = '{HOST}/b'\ndestinaton = 'b.example'\n"
        f"[[links]]\nurl = '{HOST}/c'\ndestination = 'c.example'\n[links.qr]\ntheme = 'hats'\n"
        f"[[links]]\nurl = '{HOST}/d'\n\nstatus = 200\n"
    )
    done = run_command("apply", str(file))
    assert done.exit_code == 1
    lines = dict(line.removeprefix(f"signpost: {file}:").split(": ", 1) for line in done.stderr.splitlines())
    assert lines.keys() == {
        "3 workspace.country.value", "7 hosts.0.short_link_enabled", "14 links.1.destinaton", "15 links.2.qr.theme",
        "23 links.3.status",
    }  # fmt: skip
    assert lines["14 links.1.destinaton"] == "Unknown field. Did you mean destination?"
    assert lines["7 hosts.0.short_link_enabled"] == "Unknown field. Did you mean short_links_enabled?"


def test_a_line_that_is_not_certain_is_not_named(run_command: RunCommand, tmp_path: Path) -> None:
    file = tmp_path / "links.toml"
    file.write_text(
        f'[[links]]\nurl = \'{HOST}/a\'\ndescription = """\n[[links]]\n"""\n[[links]]\nurl = \'{HOST}/b\'\nx = 1\n'
    )
    assert f"signpost: {file} links.1.x: Unknown field." in run_command("apply", str(file)).stderr


def test_many_reasons_are_not_all_printed(run_command: RunCommand) -> None:
    text = "".join(f"[[links]]\nurl = '{HOST}/{number}'\nx = 1\n" for number in range(100))
    lines = run_command("apply", "-", text=text).stderr.splitlines()
    assert lines[0] == "signpost: -:3 links.0.x: Unknown field."
    assert lines[-1] == "signpost: and 80 more"


@pytest.mark.parametrize(("answer", "left"), [("n", {"a", "b"}), ("y", {"a"})])
def test_on_a_terminal_prune_asks_first(
    run_command: RunCommand,
    app: Flask,
    all_links: Callable[[], dict[str, dict[str, Any]]],
    tmp_path: Path,
    answer: str,
    left: set[str],
) -> None:
    def of(alias: str) -> str:
        return f"[[links]]\nurl = '{HOST}/{alias}'\ndestination = 'https://a.example'\n"

    file = tmp_path / "links.toml"
    file.write_text(f"[[hosts]]\nhost = '{HOST}'\n" + of("a"))
    run_command("apply", str(file), "-", text=of("b"))
    terminal, its_end = os.openpty()
    environment = {**os.environ, **environment_of(app)}
    command = [sys.executable, "-m", "signpost.cli", "apply", "--prune", str(file)]
    os.write(terminal, f"{answer}\n".encode())
    done = subprocess.run(command, stdin=its_end, env=environment, capture_output=True, text=True, check=False)
    os.close(terminal)
    os.close(its_end)
    assert f"1 record would be deleted, like\n  {HOST}/b\n" in done.stderr
    assert done.returncode == (answer == "n")
    assert all_links().keys() == left


def test_prune_deletes_what_it_asked_for_or_nothing(
    run_command: RunCommand,
    app: Flask,
    client: Client,
    all_links: Callable[[], dict[str, dict[str, Any]]],
    tmp_path: Path,
) -> None:
    file = tmp_path / "links.toml"
    file.write_text(f"[[hosts]]\nhost = '{HOST}'\n[[links]]\nurl = '{HOST}/a'\ndestination = 'https://a.example'\n")
    text = f"[[links]]\nurl = '{HOST}/b'\ndestination = 'https://a.example'\n"
    run_command("apply", str(file), "-", text=text)
    terminal, its_end = os.openpty()
    command = [sys.executable, "-m", "signpost.cli", "apply", "--prune", str(file)]
    environment = {**os.environ, **environment_of(app)}
    with subprocess.Popen(command, stdin=its_end, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = ""
        while not said.endswith("Go on?"):
            said += process.stderr.read(1)
        body = {"host": HOST, "alias": "c", "destination": "https://c.example/"}
        assert client.post("/v1/link", json=body).status_code == 200
        os.write(terminal, b"y\n")
        said += process.stderr.read()
    os.close(terminal)
    os.close(its_end)
    assert "1 deletion was confirmed, but 2 records would be deleted now. Run it again." in said
    assert process.returncode == 1
    assert all_links().keys() == {"a", "b", "c"}


def test_a_copy_is_exported_in_the_same_order(
    run_command: RunCommand,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    client: Client,
) -> None:
    connect(HOST)
    for name in ("a", "b"):
        client.post("/v1/redirect", json={"url": f"https://{HOST}/r/{name}", "destination": "https://d.example/"})
        make_link(HOST, alias=name)
    text = run_command("export", "--format", "toml").stdout
    run_command("bulk", "delete", "--filter", f"host={HOST}", "--yes")
    assert run_command("apply", "-", text=text).exit_code == 0
    assert run_command("export", "--format", "toml").stdout == text


def test_a_file_for_the_api_does_what_the_page_says(
    client: Client, connect: Callable[..., str], all_links: Callable[[], dict[str, dict[str, Any]]]
) -> None:
    page = (ROOT / "docs/configuration.md").read_text(encoding="utf-8")
    (body,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    connect("go.example.com")
    connect(HOST)
    results = [client.post("/v1/bulk", data=body, content_type="application/json").json["data"] for _ in range(2)]
    assert [{entry["result"] for entry in batch} for batch in results] == [{"created"}, {"updated"}]
    assert all_links().keys() == {"spring", "manual"}
    assert len(client.get("/v1/changes?filter[verb]=create").json["data"]) >= 2
    assert client.get("/v1/changes?filter[verb]=update").json["data"] == []


def test_a_limit_of_the_plan_stops_all_of_it(
    apply: Callable[..., list[dict[Any, Any]]],
    run_command: RunCommand,
    app: Flask,
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    (Path(app.config["INSTANCE"]) / "plans.toml").write_text("[plans.self-hosted]\nname = 'Small'\nlinks = 1\n")
    done = run_command("apply", "-", text=FILE)
    assert done.exit_code == 1
    assert all_links() == {}


def test_people_read_the_differences(apply: Callable[..., list[dict[Any, Any]]], run_command: RunCommand) -> None:
    apply()
    done = run_command("apply", "--dry-run", "-", text=FILE.replace("com/spring", "com/summer"))
    assert done.stdout == (
        f'~ link {HOST}/spring\n    destination: "https://example.com/spring" -> "https://example.com/summer"\n'
    )
    assert done.stderr == "0 would be added, 1 would be changed, 0 would be deleted.\n"


def test_what_is_written_is_what_was_applied(
    apply: Callable[..., list[dict[Any, Any]]],
    run_command: RunCommand,
    app: Flask,
    all_links: Callable[[], dict[str, dict[str, Any]]],
    client: Client,
) -> None:
    apply()
    text = run_command("export", "--format", "toml").stdout
    written = tomllib.loads(text)
    assert written["workspace"] == {"name": "Acme", "notify_url": "https://hooks.example.com/"}
    assert [link["url"] for link in written["links"]] == [f"https://{HOST}/spring", f"https://{HOST}/many"]
    assert "open sesame" not in text
    assert apply(text) == []
    client.delete("/v1/bulk", query_string={"filter[host]": HOST})
    jobs.of(app).drain()
    before = all_links()
    assert len(apply(text)) == 3
    # A link whose password nobody tells must not lie open.
    assert run_command("export", "--format", "toml").stdout == text.replace("has_password", "paused")
    assert before == {}


def test_nobody_waits_for_a_dry_run(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It held the write lock until its end: 19 seconds for 6,000 links."""
    connect(HOST)
    make_link(HOST, alias="there")
    has_begun, go_on, found = threading.Event(), threading.Event(), []
    make = configuration._make

    def wait_and_make(change: Any) -> None:
        has_begun.set()
        assert go_on.wait(20)
        make(change)

    monkeypatch.setattr(configuration, "_make", wait_and_make)

    def try_it() -> None:
        with app.app_context():
            caller = workspaces.member_caller(first_workspace())
            found.extend(configuration.apply(caller, parse(File("-", FILE)), is_dry=True))

    thread = threading.Thread(target=try_it)
    thread.start()
    assert has_begun.wait(20)
    began = time.monotonic()
    make_link(HOST, alias="meanwhile")
    assert time.monotonic() - began < WRITE_WAIT_S
    go_on.set()
    thread.join(20)
    assert len(found) == 5
    assert all_links().keys() == {"there", "meanwhile"}
    assert not list(Path(app.config["INSTANCE"]).glob("dry-run-*"))


def test_a_dry_run_that_is_refused_leaves_nothing(
    app: Flask, run_command: RunCommand, connect: Callable[..., str]
) -> None:
    connect(HOST)
    done = run_command("apply", "--dry-run", "-", text=f"[[links]]\nurl = '{HOST}/a'\ndestination = 'https://{HOST}/a'")
    assert (done.exit_code, done.stdout) == (1, "")
    assert not list(Path(app.config["INSTANCE"]).glob("dry-run-*"))
