"""Files with redirects through each interface: what is imported, what is said about the rest, and what leaves again."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from redirect_formats import REDIRECT_FORMATS
from signpost.domain.errors import Invalid
from signpost.features.transfer import import_job
from signpost.features.transfer.importer import LineResult
from signpost.features.transfer.reading import formats, redirect_import
from signpost.features.transfer.reading.sources import SOURCE_NAMES, SOURCES, TABLE
from signpost.runtime import jobs
from tests.conftest import Client, RunCommand, Visit
from tests.features.conftest import Person
from tests.features.conftest import person as person
from tests.features.transfer.conftest import HOST
from tests.features.transfer.test_import import results

REWRITE = "A rewrite (200) shows another page at this address; only redirects are imported."
NETLIFY = "/old /new\n/away https://x.example/ 302\n/app /index.html 200\n"


@pytest.fixture
def import_told(import_text: Callable[..., list[LineResult]]) -> Callable[..., tuple[list[LineResult], list[str]]]:
    def do(text: str | bytes, **how: Any) -> tuple[list[LineResult], list[str]]:
        notes: list[str] = []
        return import_text(text, notes=notes, hosts={"": HOST}, **how), notes

    return do


def test_lines_become_redirects_on_the_hostname(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    visit: Visit,
) -> None:
    connect(HOST)
    lines, notes = import_told(NETLIFY, source="netlify", format="text")
    assert [(line.line, line.result, line.url) for line in lines] == [
        (1, "created", "/old"), (2, "created", "/away"), (3, "refused", "/app /index.html 200"),
    ]  # fmt: skip
    assert (lines[2].errors, notes) == ({"line": [REWRITE]}, [])
    links = all_links()
    assert {row["type"] for row in links.values()} == {"redirect"}
    assert (links["old"]["destination"], links["old"]["status"]) == (f"https://{HOST}/new", "301")
    assert (links["away"]["destination"], links["away"]["status"]) == ("https://x.example/", "302")
    assert visit("/old?a=1", HOST).location == f"https://{HOST}/new?a=1"


@pytest.mark.parametrize(
    ("source", "format_", "text"),
    [
        ("cloudflare-bulk", "csv", f"{HOST}/a,https://x.example/,301,TRUE\n"),
        ("vercel", "json", '{"redirects": [{"source": "/a", "destination": "https://x.example/"}]}'),
        ("firebase", "json", '{"hosting": {"redirects": [{"source": "/a", "destination": "https://x.example/"}]}}'),
        ("nginx", "text", "location = /a { return 301 https://x.example/$is_args$args; }"),
        ("apache", "text", "Redirect /a https://x.example/"),
        ("wordpress-redirection", "csv", "source,target\n/a,https://x.example/\n"),
    ],
)
def test_each_format_becomes_a_redirect(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    visit: Visit,
    source: str,
    format_: str,
    text: str,
) -> None:
    connect(HOST)
    lines, _ = import_told(text, source=source, format=format_)
    assert results(lines) == ["created"], lines
    assert str(visit("/a", HOST).location).rstrip("/") == "https://x.example"


def test_the_files_name_hostnames(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = "server { server_name old.example; location = /a { return 301 /b; } } location = /c { return 301 /d; }"
    mapped = import_text(text, source="nginx", format="text", hosts={"old.example": HOST})
    assert [line.errors for line in mapped] == [{}, {"url": ["This is a path without a hostname. Add the hostname."]}]
    assert all_links()["a"]["destination"] == f"https://{HOST}/b"


def test_a_format_without_hostnames_needs_one(import_text: Callable[..., list[LineResult]]) -> None:
    with pytest.raises(Invalid) as refusal:
        import_text("/a /b\n", source="cloudflare", format="text")
    assert refusal.value.errors == {
        "host": [
            "Cloudflare Pages (_redirects) has no hostnames in its files. Name the one that the redirects are for "
            "(host: go.example.com)."
        ]
    }


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "windows-1252"])
def test_text_is_read_as_it_was_saved(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    encoding: str,
) -> None:
    connect(HOST)
    lines, notes = import_told("/über https://x.example/ä\r\n".encode(encoding), source="netlify", format="text")
    assert results(lines) == ["created"]
    assert notes == (["Read as Windows-1252."] if encoding == "windows-1252" else [])
    assert all_links()["über"]["destination"] == "https://x.example/ä"


def test_bytes_that_are_no_text_are_refused(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]]
) -> None:
    connect(HOST)
    text = "/ü /a\n".encode() + b"/\xff\xfe /b\n/c\0 /d\n/e /f\n"
    lines, _ = import_told(text, source="netlify", format="text")
    assert [line.errors.get("line") for line in lines] == [
        None, ["Not UTF-8."], ["It contains a NUL character."], None,
    ]  # fmt: skip


def test_json_in_place_of_csv_is_refused(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]]
) -> None:
    """JSON takes many times its size in memory, so its files have a limit of their own."""
    with pytest.raises(Invalid, match="rejected") as refusal:
        import_told('{"redirects": []}', source="wordpress-redirection", format="csv")
    assert refusal.value.errors == {"file": [redirect_import.IS_JSON]}


def test_a_column_that_only_later_lines_have_is_said(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]]
) -> None:
    connect(HOST)
    row = f'{{"url": "{HOST}/%d", "destination": "https://x.example/"%s}}\n'
    text = "".join(row % (number, ', "mood": "good"' * (number > 120)) for number in range(1, 125))
    lines, notes = import_told(text, format="jsonl")
    assert (notes, results(lines).count("created")) == ([], 124)
    assert [(line.line, line.note) for line in lines if line.result == "note"] == [
        (121, "Columns that are not imported: mood.")
    ]


# --- interfaces ----------------------------------------------------------------------------------------------------


def test_by_the_command_line(
    connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], run_command: RunCommand, tmp_path: Path
) -> None:
    connect(HOST)
    file = tmp_path / "_redirects"
    file.write_text(NETLIFY)
    answer = run_command("import", "--from", "netlify", "--host", HOST, str(file))
    assert answer.exit_code == 1
    assert f"line 3  refused    /app /index.html 200  line: {REWRITE}" in answer.output
    assert "2 created, 0 there already (left as they are), 1 refused." in answer.output
    # The redirects leave again, as far as the format can express them.
    connect("other.acme.test")
    make_link(host="other.acme.test", alias="x")
    out = run_command("export", "--format", "netlify", "--host", HOST)
    assert (out.exit_code, out.stdout) == (0, f"/old https://{HOST}/new 301\n/away https://x.example/ 302\n")
    out = run_command("export", "--format", "netlify")
    assert out.exit_code == 3
    reason = "Netlify always forwards the visitor's query; this redirect does not."
    assert f"https://other.acme.test/x  {reason}" in out.stderr
    assert out.stdout == f"https://{HOST}/old https://{HOST}/new 301\nhttps://{HOST}/away https://x.example/ 302\n"
    out = run_command("export", "--format", "cloudflare", "--host", HOST)
    assert (out.exit_code, out.stdout) == (
        0,
        f"/old https://{HOST}/new 301\n/old/ https://{HOST}/new 301\n"
        "/away https://x.example/ 302\n/away/ https://x.example/ 302\n",
    )
    out = run_command("export", "--format", "nginx")
    assert out.exit_code == 0
    assert f'server {{\n    server_name {HOST};\n    location = "/away" {{' in out.stdout
    assert run_command("export", "--format", "csv", "--host", HOST).exit_code == 2


def test_what_a_format_cannot_express_is_listed(
    connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], run_command: RunCommand
) -> None:
    connect(HOST)
    reasons: dict[str, tuple[dict[str, Any], str]] = {
        "frame": ({"type": "frame"}, "It frames its destination."),
        "several": ({"destinations": ["https://a.example", "https://b.example"]}, "It has several destinations."),
        "secret": ({"password": "correct horse"}, "It has a password."),
        "later": ({"starts": "2040-01-01T00:00:00Z"}, "It starts at a certain time."),
        "ends": ({"expires": "2040-01-01T00:00:00Z"}, "It ends at a certain time."),
        "few": ({"max_clicks": 7}, "It ends after a number of clicks."),
        "plain": ({"plugins": ["noindex"]}, "It has plugins."),
        "utm": ({"utm": ["source=x"]}, "It adds UTM parameters."),
        "rules": ({"rules": [{"if": {"bot": True}, "destination": "https://a.example"}]}, "It has rules."),
        "card": ({"card": {"title": "Spring sale"}}, "It has a card."),
    }
    for alias, (fields, _) in reasons.items():
        make_link(alias=alias, **fields)
    out = run_command("export", "--format", "apache")
    assert (out.exit_code, out.stdout) == (3, "RewriteEngine On\n")
    for alias, (_, reason) in reasons.items():
        assert f"https://{HOST}/{alias}  {reason}\n" in out.stderr


def test_several_columns_are_mapped_at_once(
    connect: Callable[..., str], run_command: RunCommand, client: Client, tmp_path: Path
) -> None:
    connect(HOST)
    file = tmp_path / "map.csv"
    file.write_text(f"Von,Nach,Laune\n{HOST}/a,https://x.example/,gut\n")
    answer = run_command("import", "--from", "table", "--map", "Von=url,Nach=destination", str(file))
    assert answer.exit_code == 0, answer.output
    assert "Columns that are not imported: Laune." in answer.output
    (link,) = client.get("/v1/links").json["data"]
    assert (link["type"], link["status"]) == ("redirect", "301")


def test_by_the_api(app: Flask, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    url = f"/v1/bulk/import?source=netlify&host={HOST}"
    answer = client.post(url, data=NETLIFY, content_type="text/plain")
    assert answer.status_code == 202, answer.text
    assert answer.json["matched"] == 3
    jobs.of(app).drain()
    job = client.get(answer.headers["Location"]).json
    assert (job["created"], job["refused"]) == (2, 1)
    assert REWRITE in client.get(f"/v1/jobs/{job['id']}/report").text
    # Plain text is what the formats of servers are made of, and nothing else.
    answer = client.post("/v1/bulk/import?source=dub", data=NETLIFY, content_type="text/plain")
    assert (answer.status_code, list(answer.json["errors"])) == (422, ["source"])
    answer = client.post("/v1/bulk/import?source=cloudflare", data=NETLIFY, content_type="text/plain")
    assert (answer.status_code, list(answer.json["errors"])) == (422, ["host"])
    answer = client.post(url.replace("netlify", "nginx"), data="server {", content_type="text/plain")
    assert answer.json["errors"] == {"file": ["Line 1: a quote or block is not closed."]}


def test_the_rows_of_a_line_count(
    app: Flask, client: Client, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_job, "MAX_ROWS", 3)
    connect(HOST)
    text = "".join(f"location = /{number} {{ return 410; }} " for number in range(4))
    url = f"/v1/bulk/import?source=nginx&host={HOST}"
    answer = client.post(url, data=text, content_type="text/plain")
    assert (answer.status_code, list(answer.json["errors"])) == (422, ["file"])


def test_by_the_dashboard(app: Flask, person: Person, connect: Callable[..., str]) -> None:
    connect(HOST)
    data = {"file": (io.BytesIO(NETLIFY.encode()), "_redirects")}
    answer = person.post("/import", data, page="/import", content_type="multipart/form-data")
    jobs.of(app).drain()
    page = person.get(answer.location).text
    assert '<option value="netlify" selected>' in page
    assert all(f'value="{source}"' in page for source in SOURCE_NAMES if source != TABLE)
    assert "Import 2 redirects" in page
    assert "A rewrite (200) shows another page" in page


def test_names_and_formats() -> None:
    assert {*SOURCE_NAMES} == {*SOURCES, *REDIRECT_FORMATS}
    assert all(callable(REDIRECT_FORMATS[name].read) for name in REDIRECT_FORMATS)
    assert [redirect_import.format_for(source, formats.CSV) for source in ("dub", "netlify", "vercel")] == [
        "csv", "text", "json",
    ]  # fmt: skip
