"""Import: what becomes of each line, what an import finds in place, and how it ends when it is interrupted."""

import contextlib
import errno
import io
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from click.testing import Result
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.jobs import JobKind, JobState
from signpost.features.transfer import import_files, import_job
from signpost.features.transfer.commands import LARGE_BYTES, _at_full_speed
from signpost.features.transfer.imported_records import Import
from signpost.features.transfer.importer import (
    MAX_REASON_CHARACTERS,
    ImportPlan,
    LineResult,
    add_batch,
    batches,
    open_file,
)
from signpost.features.transfer.reading import formats
from signpost.features.transfer.schemas import NO_DATE
from signpost.operations.caller import Caller
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs, retention
from signpost.storage import database
from signpost.storage.models import Job, Member
from tests.conftest import ROOT, Answer, Client, RunCommand, Server, Visit
from tests.features.transfer.conftest import HOST
from tests.wire import Reply, api, connected, eventually

PLAIN = f"""\
url,destination,title,tags,clicks,created,note
https://{HOST}/spring,https://shop.example/spring,Spring,sale|2026,1234,2020-02-29 10:11:12,first
{HOST}/summer,shop.example/summer,,,,,
"""


NO_DESTINATION = "Enter a destination: `destination`, or an entry in `destinations`."
NOT_CONNECTED = "elsewhere.example is not connected to the workspace."
LOOP = "This destination leads back to the link itself."
EVERYTHING = {
    "status": 307,
    "forward_path": True,
    "forward_query": False,
    "utm": ["source=x"],
    "plugins": ["noindex"],
    "is_notify": True,
    "starts": "2030-01-01T00:00:00Z",
    "expires": "2040-01-01T00:00:00Z",
    "expired_url": "https://over.example/",
    "max_clicks": 7,
    "destinations": ["https://a.example", "https://b.example"],
    "destination_routing": "weighted",
    "destination_weights": [3, 1],
}


def results(lines: list[Any]) -> list[str]:
    return [line.result for line in lines]


def unlinked(lines: list[Any]) -> list[Any]:
    """Without what a dry run tells of more lines: the URL that a record has here, where it leads and its tags."""
    return [replace(line, link="", destination="", tags=[]) for line in lines]


# --- what a line says ------------------------------------------------------------------------------------------


ROWS = (("a", "crm 1"), ("b", "crm 2"), ("c", "crm 1"), ("d", ""), ("e", ""))


@pytest.mark.parametrize("dry_run", [False, True])
def test_an_external_id_is_there_once(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], dry_run: bool
) -> None:
    connect(HOST)
    table = "url,destination,external id\n"
    table += "".join(f"https://{HOST}/{alias},https://dest.example/{alias},{id_}\n" for alias, id_ in ROWS)

    lines = import_text(table, is_dry=dry_run)

    assert results(lines) == ["created", "created", "refused", "created", "created"]
    assert list(lines[2].errors) == ["external_id"]
    if not dry_run:
        (line,) = import_text(f"url,destination,external_id\nhttps://{HOST}/new,https://dest.example/,crm 1\n")
        assert (line.result, list(line.errors)) == ("refused", ["external_id"])


def test_a_plain_table(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    assert results(import_text(PLAIN)) == ["created", "created"]
    spring, summer = all_links().values()
    assert (spring["title"], spring["tags"], spring["total_clicks"]) == ("Spring", ["sale", "2026"], 1234)
    assert (spring["created_at"], spring["description"]) == ("2020-02-29T10:11:12.000000Z", "first")
    assert summer["destination"] == "https://shop.example/summer"
    assert summer["created_at"] > "2026"
    assert spring["updated_at"] == summer["updated_at"]


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_tables_are_written_in_many_ways(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    delimiter: str,
    mark: str,
    end: str,
) -> None:
    connect(HOST)
    rows = (("Short URL", "Long_URL", "Title"), (f"https://{HOST}/a", "https://dest.example/?a=1", '"Two\nlines"'))
    text = mark + "".join(delimiter.join(row) + end for row in rows)
    assert results(import_text(text)) == ["created"]
    assert all_links()["a"]["title"] == "Two\nlines"


@pytest.mark.parametrize("character", ["\x1b", "\x07", "\x7f", "\x9b", "\u2028", "\u202e", "\u2066"])
def test_a_control_character_is_no_reason_to_lose_a_link(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    character: str,
) -> None:
    connect(HOST)
    table = f"url,destination,title,description,tags\n{HOST}/a,https://d.example/,a{character}b,c{character}d,e{character}f\n"
    (line,) = import_text(table)
    assert (line.result, line.note) == ("created", "Control characters in its texts were replaced by spaces.")
    created_row = all_links()["a"]
    assert (created_row["title"], created_row["description"], created_row["tags"]) == ("a b", "c d", ["e f"])


def test_a_link_without_an_alias_gets_one(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = "destination\nhttps://one.example/\nhttps://two.example/\nhttps://one.example/\n"
    how = {"hosts": {"": HOST}, "make_up": True}
    assert results(import_text(text, **how)) == ["created", "created", "unchanged"]
    assert results(import_text(text, **how)) == ["unchanged"] * 3
    assert all(len(alias) == 6 for alias in all_links())


@pytest.mark.parametrize(
    ("line", "field", "reason"),
    [
        ("https://go.acme.test/a,javascript:alert(1)", "destination", "Links to javascript: addresses aren't allowed."),
        ("https://go.acme.test/a,", "destination", NO_DESTINATION),
        ("https://go.acme.test/a%zz,https://d.example/", "url", "The escape '%zz' in the path is broken."),
        (f"https://go.acme.test/{'x' * 2048},https://d.example/", "url", "The path is longer than 2048 bytes."),
        ("https://elsewhere.example/a,https://d.example/", "host", NOT_CONNECTED),
        ("https://go.acme.test/loop,https://go.acme.test/loop", "destination", LOOP),
        ("https://go.acme.test/a,https://d.example/,x,y", "line", "There are 4 cells for 2 columns."),
        ("https://go.acme.test/ü,https://d.example/".encode() + b"\xff", "line", "Not UTF-8."),
        ("https://go.acme.test/a,https://d.example/\0", "line", "It contains a NUL character."),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_imported_says_why_and_stops_no_other(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    line: str | bytes,
    field: str,
    reason: str,
) -> None:
    connect(HOST)
    line = line if isinstance(line, bytes) else line.encode()
    text = b"url,destination\n" + line + f"\nhttps://{HOST}/fine,https://d.example/\n".encode()
    refused, fine = import_text(text)
    assert (refused.line, refused.result, refused.errors) == (2, "refused", {field: [reason]})
    assert (fine.line, fine.result) == (3, "created")
    assert list(all_links()) == ["fine"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("[1]", "Must be a JSON object."),
        ('{"url": "https://go.acme.test/a", "url": "x"}', "This field appears twice."),
        ('{"url": "https://go.acme.test/a", "title": "\\ud800"}', None),
        ('{"url": ', None),
    ],
)
def test_lines_of_json_are_read_with_care(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], line: str, reason: str | None
) -> None:
    connect(HOST)
    (refused,) = import_text(line, format="jsonl")
    assert refused.result == "refused"
    assert refused.errors["line"] == [reason] or reason is None


@pytest.mark.parametrize(
    ("text", "format_"),
    [("", "csv"), ("\n\n", "csv"), ("", "json"), ("{}", "json"), ("[[[", "json"), ('{"links": 3}', "json")],
)
def test_a_file_that_cannot_be_read_at_all(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], text: str, format_: str
) -> None:
    with pytest.raises(Invalid) as refusal:
        import_text(text, format=format_)
    assert list(refusal.value.extra["errors"]) == ["file"]


@pytest.mark.parametrize("moment", ["2026-02-30T00:00:00Z", "2026-12-31T23:59:60Z", "9999-12-31T23:59:59-00:01"])
def test_a_moment_that_does_not_exist_is_refused(import_text: Callable[..., list[LineResult]], moment: str) -> None:
    row = f"url,destination,expires\nhttps://{HOST}/a,https://a.example/,{moment}\n"
    rules = [{"if": {"from": moment}, "destination": "https://b.example/"}]
    line = {"url": f"https://{HOST}/a", "destination": "https://a.example/", "rules": rules}
    for text, format_, field, reason in (
        (row, "csv", "expires", NO_DATE),
        (json.dumps(line), "jsonl", "rules.0.if.from", times.NOT_RFC3339),
    ):
        (refused,) = import_text(text, format=format_)
        assert refused.errors == {field: [reason]}


def test_weights_with_another_routing_are_refused(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    line = {"host": HOST, "alias": "a", "destinations": ["https://a.example", "https://b.example"]}
    (refused,) = import_text(json.dumps({**line, "destination_weights": [1, 2]}), format="jsonl")
    assert (refused.result, [*refused.errors]) == ("refused", ["destination_weights"])


def test_loops_among_new_links_are_refused(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    text = f"url,destination\n{HOST}/a,https://{HOST}/b\n{HOST}/b,https://{HOST}/a\n"
    first, second = import_text(text)
    assert (first.result, second.errors) == (
        "created",
        {"destination": ["This destination leads back to the link itself."]},
    )


def test_links_of_one_hostname_are_put_on_another(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    connect("b.acme.test")
    text = "url,destination\nbit.ly/a,d.example\nother.example/b,d.example\nb.acme.test/c,d.example\n"
    import_text(text, hosts={"bit.ly": HOST, "": "b.acme.test"})
    assert {alias: row["host"] for alias, row in all_links().items()} == {
        "a": HOST, "b": "b.acme.test", "c": "b.acme.test",
    }  # fmt: skip


def test_a_plan_has_room_for_so_many(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], app: Flask, client: Client
) -> None:
    connect(HOST)
    (Path(app.config["INSTANCE"]) / "plans.toml").write_text('[plans.self-hosted]\nname = "Small"\nlinks = 3\n')
    text = "url,destination\n" + "".join(f"{HOST}/{number},d.example\n" for number in range(5))
    reported = import_text(text, is_dry=True)
    assert unlinked(import_text(text, size=2)) == unlinked(reported)
    assert results(reported) == ["created"] * 3 + ["refused"] * 2
    assert list(reported[-1].errors) == ["plan"]


def test_an_alias_in_use_is_not_taken_away(
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    make_link(connect(HOST), alias="a", destination="https://first.example/")
    (line,) = import_text(f"url,destination\n{HOST}/a,https://second.example/\n")
    assert line.errors == {"url": [f"The alias 'a' is already in use on {HOST}."]}
    assert all_links()["a"]["destination"] == "https://first.example/"


def test_moments_that_are_the_same_are_kept_apart(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = "url,destination,created\n" + "".join(f"{HOST}/{n},d.example,2020-01-01\n" for n in range(50))
    assert set(results(import_text(text))) == {"created"}
    times_ms = {row["created_at"] for row in all_links().values()}
    assert len(times_ms) == 50
    assert all(moment.startswith("2020-01-01T00:0") for moment in times_ms)


def test_a_moment_to_come_is_now(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    import_text(f"url,destination,created\n{HOST}/a,d.example,2999-01-01\n{HOST}/b,d.example,0001-01-01\n")
    assert all(row["created_at"] <= times.now_text() for row in all_links().values())


def test_imported_links_lead_visitors_and_count(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    visit: Visit,
    write_clicks: Callable[[], bool],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    import_text(PLAIN)
    assert visit("/spring", HOST).headers["Location"] == "https://shop.example/spring"
    write_clicks()
    assert all_links()["spring"]["total_clicks"] == 1235


# --- the whole way -------------------------------------------------------------------------------------------------


def test_what_is_exported_is_imported_again(
    run_command: RunCommand,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    client: Client,
    import_text: Callable[..., list[LineResult]],
) -> None:
    """After all of it was deleted: everything but ids, passwords, moments of change and who made it is the same."""
    connect(HOST)
    make_link(HOST, alias="plain", title="שלום 🔗", tags=["with blank", "b"], description="=1+1")
    make_link(HOST, alias="all", **EVERYTHING)
    client.post(
        "/v1/redirect", json={"url": f"https://{HOST}/", "destination": "https://root.example/", "paused": True}
    )
    text = run_command("export").stdout
    rows = [json.loads(line) for line in text.splitlines()]
    assert client.delete("/v1/bulk", query_string={"filter[host]": HOST}).json == "3"
    eventually(lambda: client.get("/v1/links").json["data"] == [])
    assert results(import_text(text, format="jsonl")) == ["created"] * 3
    again = run_command("export").stdout
    other = ("id", "updated_at", "created_via", "created_at")
    saved = [
        {name: value for name, value in json.loads(line).items() if name not in other} for line in again.splitlines()
    ]
    assert saved == [{name: value for name, value in row.items() if name not in other} for row in rows]


HOSTILE = [
    "null",
    "undefined",
    "'=1+1",
    "''=x",
    "'+49",
    "'-x",
    "'@x",
    "'",
    "=1+1",
    " ",
    "  a  ",
    "[]",
    "0.0",
    "never",
    "a|b",
]


def test_no_text_of_an_export_is_bent(
    run_command: RunCommand,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    client: Client,
    import_text: Callable[..., list[LineResult]],
) -> None:
    """What empties or trims cells is for the files of others. Two external ids stay two."""
    connect(HOST)
    for number, text in enumerate(HOSTILE):
        texts = {"title": text, "description": text, "external_id": text, "tags": [text] if text.strip() else []}
        more = {"utm": {"source": text, "term": text}, "card": {"title": text, "description": text}}
        make_link(HOST, alias=f"a{number}", **texts, **more)
    exported = run_command("export").stdout
    client.delete("/v1/bulk", query_string={"filter[host]": HOST})
    eventually(lambda: client.get("/v1/links").json["data"] == [])
    assert results(import_text(exported, format="jsonl")) == ["created"] * len(HOSTILE)
    fields = ("alias", "title", "description", "external_id", "tags", "utm", "card")
    before, after = (
        [[json.loads(line)[name] for name in fields] for line in text.splitlines()]
        for text in (exported, run_command("export").stdout)
    )
    assert after == before


# --- again, dry, interrupted -----------------------------------------------------------------------------------


def test_an_import_may_be_run_again(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    import_text(PLAIN)
    before = all_links()
    assert results(import_text(PLAIN)) == ["unchanged", "unchanged"]
    assert all_links() == before


@pytest.mark.parametrize("step", [1, 2, 100])
def test_a_dry_run_tells_what_will_be_and_changes_nothing(
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    step: int,
) -> None:
    make_link(connect(HOST), alias="there", destination="https://there.example/")
    text = "url,destination\n" + "".join(
        f"{HOST}/{alias},{destination}\n"
        for alias, destination in (
            ("there", "https://there.example/"), ("there", "https://other.example/"), ("new", "https://a.example/"),
            ("new", "https://a.example/"), ("new", "https://b.example/"), ("bad", "data:x"), ("last", "https://a.example/"),
        )
    )  # fmt: skip
    reported = import_text(text, is_dry=True, size=step)
    assert list(all_links()) == ["there"]
    assert unlinked(import_text(text, size=step)) == unlinked(reported)
    assert results(reported) == ["unchanged", "refused", "created", "unchanged", "refused", "refused", "created"]


def test_a_dry_run_tells_where_new_records_will_lead_and_their_tags(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    rows = [
        {"url": f"{HOST}/one", "destination": "a.example", "tags": ["spring", "Müller & Söhne"]},
        {"url": f"{HOST}/two", "destinations": ["https://a.example/", "https://b.example/"]},
        {"url": f"https://{HOST}/gone", "type": "gone"},
        {"url": f"{HOST}/long", "destination": f"https://a.example/{'a' * 900}"},
        {"url": f"{HOST}/one", "destination": "a.example", "tags": ["other"]},
    ]
    text = "\n".join(json.dumps(row) for row in rows)
    reported = import_text(text, format="jsonl", is_dry=True)
    assert results(reported) == [*["created"] * 4, "unchanged"], reported
    assert results(import_text(text, format="jsonl")) == results(reported)
    made = [all_links()[alias] for alias in ("one", "two", "gone", "long")]
    destinations = [", ".join(row["destinations"] or [row["destination"] or ""]) for row in made]
    assert [line.destination for line in reported] == [*[text[:MAX_REASON_CHARACTERS] for text in destinations], ""]
    assert [line.tags for line in reported] == [*[row["tags"] for row in made], []]
    for line in reported:
        assert LineResult.from_json(line.to_json()) == line


def test_an_interrupted_import_goes_on(
    app: Flask,
    caller: Caller,
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = "url,destination\n" + "".join(f"{HOST}/{number},d.example\n" for number in range(20))
    plan = ImportPlan("signpost", "csv")

    class Interrupted(Exception):
        pass

    with app.app_context(), contextlib.suppress(Interrupted):
        run = Import(caller)
        for batch in batches(caller, open_file(io.BytesIO(text.encode()), plan), plan, 5):
            with run.transaction():
                if add_batch(run, batch)[0].line > 10:
                    raise Interrupted
    # What was committed is there, of what was not committed nothing.
    assert len(all_links()) == 10
    with app.app_context():
        (rest,) = batches(caller, open_file(io.BytesIO(text.encode()), plan), plan, 5, after=18)
        assert rest.found[0][0] == 19
    assert results(import_text(text)) == ["unchanged"] * 10 + ["created"] * 10


# --- as a job ------------------------------------------------------------------------------------------------------


@pytest.fixture
def drain(app: Flask) -> Callable[..., None]:
    return jobs.of(app).drain


@pytest.fixture
def send(client: Client, drain: Callable[..., None]) -> Callable[..., Answer]:
    def do(text: str, query: str = "", content_type: str = "text/csv") -> Answer:
        answer = client.post(f"/v1/bulk/import?{query}", data=text.encode(), content_type=content_type)
        drain()
        return answer

    return do


def test_an_import_by_rest(
    connect: Callable[..., str],
    send: Callable[..., Answer],
    client: Client,
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    answer = send(PLAIN + "nonsense,\n")
    assert (answer.status_code, answer.json["state"], answer.json["matched"]) == (202, "queued", 3)
    job = client.get(answer.headers["Location"]).json
    assert (job["kind"], job["state"], job["dry_run"]) == ("bulk_import", "done", False)
    assert (job["created"], job["unchanged"], job["refused"], job["matched"]) == (2, 0, 1, 3)
    assert len(all_links()) == 2
    report = client.get(f"{answer.headers['Location']}/report")
    assert report.content_type == "application/x-ndjson"
    (line,) = [json.loads(line) for line in report.text.splitlines()]
    assert (line["line"], line["result"]) == (4, "refused")


def test_a_dry_run_by_rest_tells_of_every_line(
    connect: Callable[..., str],
    send: Callable[..., Answer],
    client: Client,
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    answer = send(PLAIN, "dry_run=true")
    assert client.get(answer.headers["Location"]).json["created"] == 2
    report = client.get(f"{answer.headers['Location']}/report").text.splitlines()
    assert [json.loads(line)["result"] for line in report] == ["created", "created"]
    assert all_links() == {}


@pytest.mark.parametrize(
    ("query", "text", "content_type", "status"),
    [
        ("source=tinyurl", PLAIN, "text/csv", 422),
        ("host=*.acme.test", PLAIN, "text/csv", 422),
        ("dry_run=perhaps", PLAIN, "text/csv", 422),
        ("nothing=1", PLAIN, "text/csv", 422),
        ("", "", "text/csv", 422),
        ("", "{", "application/json", 422),
        ("", PLAIN, "text/plain", 422),
        ("", PLAIN, "application/x-www-form-urlencoded", 415),
    ],
)
def test_an_import_that_cannot_be_understood(
    send: Callable[..., Answer], client: Client, query: str, text: str, content_type: str, status: int
) -> None:
    assert send(text, query, content_type).status_code == status
    assert client.get("/v1/jobs").json["data"] == []


def test_a_disk_that_is_full_leaves_nothing_behind(
    connect: Callable[..., str],
    send: Callable[..., Answer],
    client: Client,
    app: Flask,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connect(HOST)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        answer = send(PLAIN)
    assert (answer.status_code, answer.json["code"]) == (503, "storage_full")
    assert client.get("/v1/jobs").json["data"] == []
    assert list((Path(app.config["INSTANCE"]) / "imports").iterdir()) == []
    assert send(PLAIN).status_code == 202


def test_an_import_whose_file_is_gone_ends(
    connect: Callable[..., str], send: Callable[..., Answer], client: Client, app: Flask
) -> None:
    """As after a restore: a backup holds the job, and not the file."""
    connect(HOST)
    job = send(PLAIN).headers["Location"].rpartition("/")[2]
    with app.app_context():
        Job.update(finished_at=None, state="running").where(Job.id == job).execute()
        jobs.resume()
    jobs.of(app).drain()
    ended = client.get(f"/v1/jobs/{job}").json
    assert (ended["state"], ended["reason"]) == ("failed", import_job.FILE_GONE)


def test_only_imports_have_a_report(
    connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], client: Client, drain: Callable[..., None]
) -> None:
    make_link(connect(HOST))
    answer = client.delete("/v1/bulk", query_string={"filter[host]": HOST})
    drain()
    assert client.get(f"{answer.headers['Location']}/report").status_code == 404


def post_file(server: Server, rows: str) -> Reply:
    headers = {"Content-Type": "text/csv"}
    return api(server, "POST", "/v1/bulk/import", b"url,destination\n" + rows.encode(), headers=headers)


def ended_job(server: Server) -> dict[str, Any] | None:
    (job,) = api(server, "GET", "/v1/jobs").json["data"]
    return job if job["state"] == "done" else None


@pytest.mark.slow
def test_a_large_file_over_the_wire_and_one_that_is_too_large(make_server: Callable[..., Server]) -> None:
    server = make_server().start()
    connected(server, HOST)
    rows = "".join(f"{HOST}/{number},https://d.example/{'x' * 1500}\n" for number in range(6000))
    assert post_file(server, rows).status == 202
    assert len(rows * 2) > 16 * 1024 * 1024
    assert post_file(server, rows * 2).status == 413
    assert eventually(lambda: ended_job(server), timeout_s=30)["created"] == 6000


@pytest.mark.slow
def test_killed_imports_go_on_and_count_every_line_once(make_server: Callable[..., Server]) -> None:
    server = make_server().start()
    connected(server, HOST)
    chance = random.Random(8)
    rows = "".join(
        f"{HOST}/{number},https://d.example/\n" + "nonsense,\n" * (number % 10 == 0) for number in range(4000)
    )
    post_file(server, rows)
    for _ in range(4):
        time.sleep(chance.uniform(0.05, 0.25))
        server.started.send_signal(signal.SIGKILL)
        server.started.wait()
        server.start()
    job = eventually(lambda: ended_job(server), timeout_s=30)
    assert (job["created"], job["unchanged"], job["refused"]) == (4000, 0, 400)
    report = api(server, "GET", f"/v1/jobs/{job['id']}/report").body.splitlines()
    assert len(report) == len(set(report)) == 400


@pytest.mark.slow
def test_a_large_import_that_is_killed_leaves_no_process(make_server: Callable[..., Server], tmp_path: Path) -> None:
    """One of over 2 MiB reads ahead in a process of its own."""
    server = make_server().start()
    connected(server, HOST)
    file = tmp_path / "links.csv"
    rows = "".join(f"{HOST}/{number},https://d.example/{'x' * 300}\n" for number in range(12_000))
    file.write_text("url,destination\n" + rows)
    command = [sys.executable, "-m", "signpost.cli", "import", str(file)]
    running = subprocess.Popen(command, env=server.environment, cwd=ROOT, stderr=subprocess.DEVNULL)
    helper = eventually(lambda: children_of(running.pid), timeout_s=20)
    running.kill()
    running.wait()
    eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in helper), timeout_s=20)
    done = server.run("import", str(file))
    assert done.returncode == 0, done.stderr
    created, existing = (int(part.split()[0]) for part in done.stderr.splitlines()[-1].split(", ")[:2])
    assert created + existing == 12_000


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# --- bounds, and what comes after a dry run --------------------------------------------------------------------------


@pytest.fixture
def refused(client: Client, drain: Callable[..., None]) -> Callable[..., str]:
    def do(text: str | bytes, content_type: str = "text/csv") -> str:
        answer = client.post("/v1/bulk/import", data=text, content_type=content_type)
        assert answer.status_code == 422, answer.text
        assert client.get("/v1/jobs").json["data"] == []
        return " ".join(answer.json["errors"]["file"])

    return do


def imports_in(app: Flask) -> list[str]:
    return sorted(path.suffix for path in (Path(app.config["INSTANCE"]) / "imports").iterdir())


def test_a_file_has_so_many_rows(connect: Callable[..., str], refused: Callable[..., str], app: Flask) -> None:
    connect(HOST)
    rows = "a,b\n" * (import_job.MAX_ROWS + 1)
    assert "More than 100,000 rows" in refused("url,destination\n" + rows)
    assert "More than 100,000 rows" in refused("{}\n" * (import_job.MAX_ROWS + 1), "application/x-ndjson")
    assert "More than 100,000 rows" in refused("[" + "{}," * import_job.MAX_ROWS + "{}]", "application/json")
    too_long = b"x" * import_job.MAX_UPLOADED_JSON_BYTES
    assert "JSON of more than 2 MiB" in refused(b'["' + too_long + b'"]', "application/json")
    assert imports_in(app) == []


def test_lines_in_cells_are_no_rows(connect: Callable[..., str], client: Client, drain: Callable[..., None]) -> None:
    connect(HOST)
    text = f'url,destination,note\n{HOST}/a,d.example,"' + "\n" * (import_job.MAX_ROWS + 1) + '"\n'
    answer = client.post("/v1/bulk/import", data=text, content_type="text/csv")
    drain()
    assert (answer.status_code, answer.json["matched"]) == (202, 1)


@pytest.mark.slow
def test_a_report_has_so_many_lines(connect: Callable[..., str], send: Callable[..., Answer], client: Client) -> None:
    connect(HOST)
    rows = "".join(f"{HOST}/{number},{'d.example' if number % 2 else 'data:x'}\n" for number in range(2600))
    for query, reported, untold in (("dry_run=true", 1500 - 500, 1600), ("", 1000, 300)):
        place = send("url,destination\n" + rows, query).headers["Location"]
        job = client.get(place).json
        assert (job["created"], job["refused"], job["untold"]) == (1300, 1300, untold)
        report = [json.loads(line) for line in client.get(f"{place}/report").text.splitlines()]
        assert len(report) == reported + 1
        assert (report[-1]["result"], report[-1]["note"]) == ("note", f"And {untold:,} more lines.")


def test_an_import_that_finds_nothing_stops(
    connect: Callable[..., str], send: Callable[..., Answer], client: Client
) -> None:
    connect(HOST)
    place = send("url,destination,colour\n" + "nonsense x,d.example\n" * 5000).headers["Location"]
    job = client.get(place).json
    assert (job["state"], job["refused"]) == ("failed", 1000)
    assert job["reason"].startswith("Stopped at line 1,001")
    report = [json.loads(line) for line in client.get(f"{place}/report").text.splitlines()]
    assert report[0]["note"] == "Columns that are not imported: colour."
    assert report[-1]["note"] == job["reason"]


def test_a_report_says_what_was_not_imported_and_the_new_url(
    connect: Callable[..., str], send: Callable[..., Answer], client: Client
) -> None:
    connect(HOST)
    place = send("short url,to,colour\nhttps://bit.ly/a,d.example,red\n", f"dry_run=true&host={HOST}").headers[
        "Location"
    ]
    note, line = [json.loads(line) for line in client.get(f"{place}/report").text.splitlines()]
    assert (note["line"], note["result"], note["errors"]) == (1, "note", {})
    assert (line["url"], line["link"]) == ("https://bit.ly/a", f"https://{HOST}/a")


def test_what_is_asked_for_by_rest(
    connect: Callable[..., str],
    send: Callable[..., Answer],
    client: Client,
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = "Alt,Neu\nhttps://go.acme.test/a,https://d.example/\n"
    assert send(text).status_code == 422
    assert send(text, "column=Alt%3Durl,Neu%3Ddestination").status_code == 202
    assert all_links()["a"]["type"] == "redirect"
    assert send("to\nd.example\n", f"make_up_aliases=true&host={HOST}").status_code == 202
    assert len(all_links()) == 2
    assert send(text, "column=Alt").json["errors"].keys() == {"column"}


@pytest.fixture
def held_back(app: Flask) -> Iterator[Event]:
    """Keeps the thread of imports busy until it is set."""
    free = threading.Event()

    def wait(_: Job) -> Generator[None, None, str]:
        assert free.wait(30)
        yield from ()
        return ""

    # Of another kind, so that the imports are not counted together with it.
    kind = jobs.JobDefinition(JobKind.BULK_DELETE, wait)
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        row = {"kind": kind.name, "state": JobState.QUEUED, "request": {}, "moment": "", "matched": 0}
        jobs.of(app).begin(Job.create(workspace=caller.workspace, user=caller.user, **row), kind)
    yield free
    free.set()


@pytest.mark.usefixtures("within_one_minute")
def test_so_many_imports_wait(
    connect: Callable[..., str], client: Client, held_back: Event, drain: Callable[..., None], app: Flask
) -> None:
    connect(HOST)
    send: Callable[[], Answer] = lambda: client.post("/v1/bulk/import", data=PLAIN, content_type="text/csv")  # noqa: E731
    assert [send().status_code for _ in range(7)] == [202] * 5 + [429] * 2
    answer = send()
    assert "5 imports of this workspace are unfinished" in answer.json["message"]
    assert answer.headers["Retry-After"]
    assert imports_in(app) == [".file"] * 5
    held_back.set()
    drain()
    assert send().status_code == 202


@pytest.mark.parametrize("role", ["viewer", None])
def test_an_import_ends_with_the_rights_of_its_user(
    app: Flask,
    connect: Callable[..., str],
    make_client: Callable[..., Client],
    client: Client,
    held_back: Event,
    drain: Callable[..., None],
    role: str | None,
) -> None:
    connect(HOST)
    with app.app_context():
        workspace = bootstrap.ensure_workspace()
        user = workspaces.create_user("Bo", "bo@acme.test")
        Member.create(workspace=workspace, user=user, role="editor")
        caller = workspaces.member_caller(workspace, "bo@acme.test")
        job = import_job.request_import(caller, io.BytesIO(PLAIN.encode()), ImportPlan("signpost", "csv"))
        mine = Member.update(role=role) if role else Member.delete()
        mine.where(Member.user == user).execute()
    held_back.set()
    drain()
    ended = client.get(f"/v1/jobs/{job.id}").json
    assert (ended["state"], ended["reason"], ended["created"]) == ("failed", import_job.NO_LONGER_EDITOR, 0)
    assert imports_in(app) == [".jsonl"]


def test_files_that_nobody_needs_are_thrown_away(
    app: Flask, connect: Callable[..., str], send: Callable[..., Answer]
) -> None:
    connect(HOST)
    saved = send(PLAIN, "dry_run=true").json["id"]
    folder = Path(app.config["INSTANCE"]) / "imports"
    for name in ("01lost.file", "01lost.jsonl", "01lost.taken"):
        (folder / name).write_text("x")
    with app.app_context():
        retention.prune("import files")
        assert (folder / "01lost.file").exists()  # it may be one of a request that goes on
        jobs.resume()
        assert sorted(path.name for path in folder.iterdir()) == [f"{saved}.file", f"{saved}.jsonl"]
        for _ in range(import_files.MAX_STORED_FILES):  # of a workspace the newest stay
            assert (folder / f"{saved}.file").exists()
            send(PLAIN, "dry_run=true")
        assert not (folder / f"{saved}.file").exists()
        newest = [*folder.glob("*.file")]
        assert len(newest) == import_files.MAX_STORED_FILES
        for file in newest:
            os.utime(file, (0, 0))
        retention.prune("import files")
    assert {*imports_in(app)} == {".jsonl"}


# --- on the command line ---------------------------------------------------------------------------------------------


@pytest.fixture
def import_by_hand(run_command: RunCommand, tmp_path: Path) -> Callable[..., Result]:
    def do(text: str | bytes, *options: str) -> Result:
        file = tmp_path / "links.csv"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return run_command("import", *options, str(file))

    return do


def test_what_is_not_imported_is_said_on_the_command_line(
    connect: Callable[..., str],
    import_by_hand: Callable[..., Result],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    done = import_by_hand("Alt,to,Colour\nhttps://bit.ly/a,b.example,red\n", "--host", HOST)
    assert (done.exit_code, done.stdout) == (1, "")
    assert "No column holds the address of a link. Columns: Alt, to, Colour." in done.stderr
    done = import_by_hand(
        "Alt,to,Colour\nhttps://bit.ly/a,b.example,red\n", "--host", HOST, "--column", "Alt=short url", "--dry-run"
    )
    assert done.stdout == f"line 2  created    https://bit.ly/a -> https://{HOST}/a to https://b.example\n"
    assert done.stderr.splitlines() == [
        "Columns that are not imported: Colour.", "1 would be created, 0 there already (left as they are), 0 refused.",
    ]  # fmt: skip
    assert import_by_hand("to\nb.example\n", "--host", HOST, "--make-up-aliases").exit_code == 0
    assert len(all_links()) == 1


def test_equal_reasons_are_summed_up(connect: Callable[..., str], import_by_hand: Callable[..., Result]) -> None:
    connect(HOST)
    rows = "x y,b.example\n" * 50 + f"{HOST}/a,data:x\n" + "x y,b.example\n" * 3
    lines = import_by_hand("url,destination\n" + rows).stdout.splitlines()
    assert lines[20] == "  ... and 30 more lines in a row, refused for the same reason."
    assert len(lines) == 20 + 1 + 1 + 3
    assert len(import_by_hand("url,destination\n" + rows, "--json").stdout.splitlines()) == 54


def test_a_file_that_is_no_table_prints_one_sentence(
    connect: Callable[..., str], import_by_hand: Callable[..., Result]
) -> None:
    connect(HOST)
    done = import_by_hand(Path(sys.executable).read_bytes()[:500_000])
    assert done.exit_code == 1
    assert len(done.output) < 2000
    done = import_by_hand("url,destination\n" + "x y,b.example\n" * 3000)
    assert len(done.stdout.splitlines()) == 21
    assert done.stderr.splitlines()[-2:] == [
        "0 created, 0 there already (left as they are), 2000 refused.",
        "signpost: Stopped at line 2,001: none of the last 2,000 lines could be imported. "
        "The last one: Web addresses can't contain spaces. Encode spaces as %20.",
    ]


@pytest.mark.sqlite
def test_an_interrupt_may_come_between_any_two_statements(app: Flask, tmp_path: Path) -> None:
    file = tmp_path / "links.csv"
    file.write_bytes(b"x" * LARGE_BYTES)
    with app.app_context(), file.open("rb") as opened:
        connection = database.current().connection()

        def interrupted() -> None:
            with _at_full_speed(opened):
                connection.execute("BEGIN IMMEDIATE")
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            interrupted()
        assert not connection.in_transaction
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


@pytest.mark.slow
@pytest.mark.parametrize("size", [1, 300])
def test_an_interrupted_import_says_how_to_go_on(make_server: Callable[..., Server], tmp_path: Path, size: int) -> None:
    """With and without a second process, which hears of Ctrl-C too."""
    server = make_server().start()
    connected(server, HOST)
    file = tmp_path / "links.csv"
    rows = "".join(f"{HOST}/{number},https://d.example/{'x' * size}\n" for number in range(300_000))
    file.write_text("url,destination\n" + rows)
    command = [sys.executable, "-m", "signpost.cli", "import", str(file)]
    running = subprocess.Popen(
        command,
        env=server.environment,
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell has its background jobs ignore Ctrl-C, and whatever these begin.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    eventually(lambda: api(server, "GET", f"/v1/links?per_page=1&filter%5Bhost%5D={HOST}").json["data"], timeout_s=30)
    os.killpg(running.pid, signal.SIGINT)
    _, reported = running.communicate(timeout=30)
    assert len(reported.splitlines()) == 2, reported
    counts, sentence = reported.splitlines()
    assert counts.endswith(" created, 0 there already (left as they are), 0 refused.")
    assert sentence == "signpost: Interrupted. Run it again to add the rest; what's already here stays as it is."
    assert running.returncode == 1


@pytest.mark.parametrize("column", ["created", "starts", "expires"])
@pytest.mark.parametrize("value", ["44000", 44000, "2031", "01/02/2024"])
def test_a_date_that_could_be_another_refuses_its_line(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], column: str, value: Any
) -> None:
    """Otherwise the link would be there, and gone at once."""
    connect(HOST)
    row = json.dumps({"url": f"{HOST}/a", "destination": "https://x.example/", column: value})
    (line,) = import_text(f"{row}\n", format="jsonl")
    field = "created_at" if column == "created" else column
    assert (line.result, line.errors) == ("refused", {field: [NO_DATE]})


LONG = 3 * formats.MAX_LINE_BYTES


@pytest.mark.parametrize("format_", ["csv", "jsonl", "text"])
@pytest.mark.parametrize("is_first", [True, False])
def test_a_line_without_end_is_refused_once(
    app: Flask, connect: Callable[..., str], client: Client, format_: str, is_first: bool
) -> None:
    """Its parts look like lines here, and are none."""
    connect(HOST)
    row = {
        "csv": f"{HOST}/%s,https://x.example/\n",
        "jsonl": f'{{"url": "{HOST}/%s", "destination": "https://x.example/"}}\n',
        "text": "/%s https://x.example/\n",
    }[format_]
    long = (row % "inside").rstrip() + "   "
    long = f"{long * (LONG // len(long))}\n"
    lines = [row % number for number in range(90)]
    lines.insert(1 if is_first else 80, long)
    header = ["url,destination\n"] if format_ == "csv" else []
    type_ = {"csv": "text/csv", "jsonl": "application/jsonl", "text": "text/plain"}[format_]
    query = f"source={'netlify' if format_ == 'text' else 'signpost'}&host={HOST}"
    answer = client.post(f"/v1/bulk/import?{query}", data="".join(header + lines), content_type=type_)
    assert answer.status_code == 202, answer.text
    jobs.of(app).drain()
    job = client.get(answer.headers["Location"]).json
    assert (job["created"], job["refused"], job["matched"], answer.json["matched"]) == (90, 1, 91, 91)
    report = [json.loads(line) for line in client.get(f"{answer.headers['Location']}/report").text.splitlines()]
    (refused,) = [line for line in report if line["result"] == "refused"]
    assert refused["line"] == len(header) + (2 if is_first else 81)
    assert "has more than" in str(refused["errors"])


@pytest.mark.parametrize(
    ("text", "type_", "rows"),
    [
        (f"url,destination,title\n\n{HOST}/a,https://x.example,'\"A\nB\"'\n".replace("'", ""), "text/csv", 1),
        (f"sep=;\nurl;destination\n{HOST}/a;https://x.example\n\n", "text/csv", 1),
        (f"{HOST}/a,https://x.example\r{HOST}/b,https://x.example\r", "text/csv", 2),
        (f"https://{HOST}/a,https://x.example\n", "text/csv", 1),
        (f'\n\n{{"url": "{HOST}/a", "destination": "https://x.example"}}\n\n', "application/jsonl", 1),
    ],
)
def test_a_file_has_as_many_rows_before_as_after(
    app: Flask, connect: Callable[..., str], client: Client, text: str, type_: str, rows: int
) -> None:
    connect(HOST)
    answer = client.post("/v1/bulk/import", data=text.encode(), content_type=type_)
    jobs.of(app).drain()
    job = client.get(answer.headers["Location"]).json
    assert (answer.json["matched"], job["matched"], job["created"]) == (rows, rows, rows)
