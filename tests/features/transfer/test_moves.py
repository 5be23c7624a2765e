"""What a visitor gets after a move: words for on and off, queries that are passed on, lines that were cut off."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.features.transfer.importer import QUERY_NOT_KNOWN, ImportPlan, LineResult, import_file, open_file
from signpost.features.transfer.reading import formats
from signpost.features.transfer.reading.cells import OFF_WORDS, ON_WORDS
from signpost.features.transfer.reading.sources import OWN, SOURCES, TABLE
from signpost.operations.caller import Caller
from signpost.runtime import jobs
from tests.conftest import Client, RunCommand, Visit
from tests.features.transfer.conftest import HOST, SAMPLES
from tests.features.transfer.test_import import results

Import = Callable[..., list[LineResult]]
SERVICES = sorted(SOURCES.keys() - {OWN, TABLE})
# What the documentation of each says of a query that a visitor brings; None: nothing.
PASSES_ON = {
    "bitly": None,
    "dub": True,
    "kutt": False,
    "rebrandly": None,
    "shlink": True,
    "shortio": True,
    "yourls": False,
}


# --- on and off --------------------------------------------------------------------------------------------------


def cased(words: frozenset[str]) -> list[str]:
    return [form for word in sorted(words) for form in (word, word.upper(), f" {word.title()} ")]


@pytest.mark.parametrize(("source", "column"), [("bitly", "Status"), ("rebrandly", "Status"), (OWN, "Status")])
@pytest.mark.parametrize("is_off", [False, True])
def test_a_word_is_read_in_any_case(
    connect: Callable[..., str], import_text: Import, visit: Visit, source: str, column: str, is_off: bool
) -> None:
    connect(HOST)
    words = cased(OFF_WORDS if is_off else ON_WORDS)
    address = "link" if source == "bitly" else "shorturl"
    target = "long url" if source == "bitly" else "destination"
    rows = "".join(f"https://{HOST}/w{number},https://d.example/,{word}\n" for number, word in enumerate(words))
    lines = import_text(f"{address},{target},{column}\n{rows}", source=source)
    assert [line.is_paused for line in lines] == [is_off] * len(words)
    assert [visit(f"/w{number}", HOST).status_code for number in range(len(words))] == [404 if is_off else 302] * len(
        words
    )


@pytest.mark.parametrize("word", ["aktiv", "yes and no", "2", "-", "act"])
@pytest.mark.parametrize(
    ("source", "header"),
    [("bitly", "link,long url,status"), ("kutt", "link,target,banned"), (OWN, "url,destination,paused")],
)
def test_another_word_refuses_its_line(
    connect: Callable[..., str], import_text: Import, source: str, header: str, word: str
) -> None:
    connect(HOST)
    (line,) = import_text(f"{header}\nhttps://{HOST}/a,https://d.example/,{word}\n", source=source)
    assert (line.result, list(line.errors)) == ("refused", ["paused"])
    assert "active" in line.errors["paused"][0]
    assert "disabled" in line.errors["paused"][0]


@pytest.mark.parametrize(
    ("cell", "is_off"),
    [
        *(("true", True), ("FALSE", False), ("1", True), ("0", False), ("yes", True), ("2024-05-14T09:31:07Z", True)),
        *(("1715679067", True), ("user", True), ("abuse", True), ("", False), ("Enabled", False), ("disabled", True)),
    ],
)
def test_a_column_that_says_off_is_read_as_such(
    connect: Callable[..., str], import_text: Import, cell: str, is_off: bool
) -> None:
    connect(HOST)
    (line,) = import_text(f"url,destination,paused\nhttps://{HOST}/a,https://d.example/,{cell}\n")
    assert (line.result, line.is_paused) == ("created", is_off)


def test_numbers_in_a_column_status_are_those_of_http(
    connect: Callable[..., str], import_text: Import, all_links: Callable[[], dict[str, dict[str, Any]]]
) -> None:
    connect(HOST)
    import_text("alias,destination,status\na,https://d.example/,307\nb,https://d.example/,inactive\n", hosts={"": HOST})
    links = all_links()
    assert [(links[alias]["status"], links[alias]["paused_by"]) for alias in "ab"] == [("307", ""), ("302", "user")]


def test_rebrandly(import_text: Import, connect: Callable[..., str], all_links: Any) -> None:
    """The fields are those of the answer of GET /v1/links, as its documentation and public clients have them."""
    connect(HOST)
    lines = import_text(
        (SAMPLES / "rebrandly.json").read_bytes(), source="rebrandly", format=formats.JSON, hosts={"": HOST}
    )
    assert results(lines) == ["note", "created", "created", "created"] or results(lines) == ["created"] * 3
    links = all_links()
    first = links["burn10M"]
    assert (first["title"], first["tags"], first["total_clicks"], first["created_at"]) == (
        "Grüße aus Köln", ["Herbst", "social media"], 1204, "2024-05-14T09:31:07.000000Z",
    )  # fmt: skip
    assert [links[alias]["forward_query"] for alias in ("burn10M", "off")] == [True, False]
    assert [links[alias]["paused_by"] for alias in ("burn10M", "off")] == ["", "user"]
    assert links["Spring_2024"]["expired_at"] == "2030-01-01T00:00:00.000000Z"


def test_the_summary_counts_what_comes_in_paused(
    app: Flask, connect: Callable[..., str], client: Client, run_command: RunCommand, tmp_path: Path
) -> None:
    connect(HOST)
    text = "link,long url,status\n" + "".join(
        f"https://{HOST}/{alias},https://d.example/,{word}\n"
        for alias, word in (("a", "active"), ("b", "Disabled"), ("c", "PAUSED"))
    )
    file = tmp_path / "links.csv"
    file.write_text(text)
    dry = run_command("import", "--from", "bitly", "--dry-run", str(file))
    assert "2 of 3 new records are paused" in dry.stderr
    answer = client.post("/v1/bulk/import?source=bitly", data=text, content_type="text/csv")
    jobs.of(app).drain()
    report = client.get(f"{answer.headers['Location']}/report").text
    assert "2 of 3 new records are paused" in report
    assert report.count('"paused": true') <= 2


# --- queries -----------------------------------------------------------------------------------------------------


def test_every_service_has_a_word_on_queries() -> None:
    assert {name: SOURCES[name].forwards_query for name in SERVICES} == PASSES_ON


@pytest.mark.parametrize("source", SERVICES)
def test_a_query_is_passed_on_where_the_service_does(
    connect: Callable[..., str], app: Flask, caller: Caller, visit: Visit, source: str
) -> None:
    connect(HOST)
    columns = {field: column for column, field in reversed([*SOURCES[source].columns.items()])}
    text = f"{columns['url']},{columns['destination']}\nhttps://{HOST}/q,https://d.example/\n"
    with app.app_context():
        plan = ImportPlan(source, formats.CSV)
        contents = open_file(io.BytesIO(text.encode()), plan)
        list(import_file(caller, contents, plan))
    location = visit("/q?utm_source=nl", HOST).headers["Location"]
    assert location == "https://d.example/" + ("?utm_source=nl" if PASSES_ON[source] else "")
    assert (QUERY_NOT_KNOWN.format(SOURCES[source].name) in contents.notes) == (PASSES_ON[source] is None)


@pytest.mark.parametrize(("value", "is_passed_on"), [("true", False), ("false", True), ("", True)])
def test_short_io_says_the_opposite(
    connect: Callable[..., str], import_text: Import, visit: Visit, value: str, is_passed_on: bool
) -> None:
    connect(HOST)
    import_text(f"shortURL,originalURL,skipQS\nhttps://{HOST}/q,https://d.example/,{value}\n", source="shortio")
    assert ("utm" in visit("/q?utm_source=nl", HOST).headers["Location"]) == is_passed_on


# --- lines that were cut off -------------------------------------------------------------------------------------

HEADER = "url,destination,title,clicks,created"
WHOLE = f"https://{HOST}/tr1,https://example.com/1,T,5,2024-05-14"


@pytest.mark.parametrize("end", ["", "\n"])
def test_a_line_that_was_cut_off_is_refused(connect: Callable[..., str], import_text: Import, end: str) -> None:
    connect(HOST)
    lines = import_text(f"{HEADER}\n{WHOLE}\nhttps://{HOST}/tr2,https://exam{end}")
    assert results(lines) == ["created", "refused"]
    assert lines[1].errors == {
        "line": ["There are 2 cells for 5 columns: the line may be cut off, or a quotation mark is not closed."]
    }


def test_quoting_of_another_kind_is_refused(connect: Callable[..., str], import_text: Import) -> None:
    connect(HOST)
    odd = f'https://{HOST}/odd,https://example.com/,"Ozh\'s Blog \\"My\\"",2009-01-01,5'
    assert results(import_text(f"{HEADER}\n{WHOLE}\n{odd}\n")) == ["created", "refused"]


def test_columns_without_any_value_are_none(connect: Callable[..., str], import_text: Import) -> None:
    """Spreadsheet programs leave out empty cells at the end of a row."""
    connect(HOST)
    rows = [f"https://{HOST}/a,https://example.com/1,T", f"https://{HOST}/b,https://example.com/2,", "", ",,,,"]
    assert results(import_text("\n".join([HEADER, *rows]) + "\n")) == ["created", "created"]


def test_wherever_a_file_is_cut_no_bent_link_comes_in(
    connect: Callable[..., str], import_text: Import, all_links: Callable[[], dict[str, dict[str, Any]]]
) -> None:
    connect(HOST)
    for cut in range(len(WHOLE)):
        last = WHOLE.replace("tr1", f"t{cut:02}")
        import_text(f"{HEADER}\n{WHOLE.replace('tr1', f'w{cut:02}')}\n{last[:cut]}")
    links = all_links()
    assert {alias for alias in links if alias.startswith("w")} == {f"w{cut:02}" for cut in range(len(WHOLE))}
    # The last column alone may be shorter.
    left = {alias: link["destination"] for alias, link in links.items() if not alias.startswith("w")}
    assert left == dict.fromkeys(left, "https://example.com/1")
    assert {*left} <= {f"t{cut:02}" for cut in range(len(WHOLE))}


def test_a_column_is_left_out_by_hand(connect: Callable[..., str], import_text: Import) -> None:
    connect(HOST)
    text = f"url,destination,status\nhttps://{HOST}/a,https://d.example/,whatever\n"
    assert results(import_text(text)) == ["refused"]
    assert results(import_text(text, columns=["status="])) == ["created"]
