"""Tables of other programs, damaged ones too: each line comes in as it is, or is refused by its number."""

import csv
import io
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import signpost
from redirect_formats import REDIRECT_FORMATS, csv_rows
from redirect_formats.rules import RedirectRule
from signpost.domain.texts import csv_row, guard
from signpost.features.transfer import export
from signpost.features.transfer.importer import LineResult
from signpost.features.transfer.reading import cells, formats, recognition
from signpost.features.transfer.reading.sources import OWN, SOURCES
from tests.features.transfer.conftest import HOST
from tests.lanes import share

COLUMNS = ["url", "destination", "title"]
# What damages tables: what is syntax in one of them, or looks like it.
TEXT = st.text(st.sampled_from("\",;\t|\n'=sep/: aé€\\"), max_size=12)
# Of ours, which has each kind of line break.
OWN_TEXT = st.text(st.sampled_from("\",;\t|\n\r'=/ aé"), min_size=1, max_size=12)
ENDS = st.sampled_from(["\n", "\r\n"])
MANY = settings(max_examples=share(300), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def tables(draw: st.DrawFn, texts: st.SearchStrategy[str] = TEXT) -> tuple[str, list[list[str]], str]:
    """A table as a program writes it, its rows, and its delimiter."""
    delimiter = draw(st.sampled_from(csv_rows.DELIMITERS))
    titles = draw(st.lists(texts, min_size=1, max_size=6))
    header = COLUMNS if draw(st.booleans()) else []
    rows = [[f"https://{HOST}/{number}", draw(DESTINATIONS), title] for number, title in enumerate(titles)]
    file = io.StringIO()
    if draw(st.booleans()):
        file.write(f"sep={delimiter}\n")
    quoting: Literal[0, 1] = csv.QUOTE_ALL if draw(st.booleans()) else csv.QUOTE_MINIMAL
    writer = csv.writer(file, delimiter=delimiter, lineterminator=draw(ENDS), quoting=quoting)
    writer.writerows([header, *rows] if header else rows)
    return file.getvalue(), rows, delimiter


DESTINATIONS = st.sampled_from(
    ["https://d.example/", "https://d.example/a,b", "https://d.example/?a=1;b=2;c=3", "https://d.example/a|b,c,d"]
)


def read(data: str | bytes) -> list[formats.Row]:
    data = data.encode() if isinstance(data, str) else data
    return [*formats.contents(io.BytesIO(data), formats.CSV).rows]


@MANY
@example((f"https://{HOST}/0\thttps://d.example/\t;;/\n", [[f"https://{HOST}/0", "https://d.example/", ";;/"]], "\t"))
@given(table=tables())
def test_what_a_program_writes_is_read(table: tuple[str, list[list[str]], str]) -> None:
    text, rows, delimiter = table
    contents = formats.contents(io.BytesIO(text.encode()), formats.CSV)
    names = ["url", "destination", "column 3"] if contents.is_headless else COLUMNS
    wanted = [{name: cell for name, cell in zip(names, row, strict=True) if cell} for row in rows]
    assert [row for _, row in contents.rows] == wanted
    assert contents.delimiter == delimiter


SIMPLE = st.text(st.sampled_from("\",é '"), max_size=6)


@pytest.mark.slow
@MANY
@given(table=tables(SIMPLE), data=st.data())
def test_no_byte_of_damage_costs_another_line(table: tuple[str, list[list[str]], str], data: st.DataObject) -> None:
    """One byte is lost, added or changed; every line but its own is read as before, or refused by its number."""
    text, rows, _ = table
    lines = text.splitlines(keepends=True)
    # Without its header a file is refused as a whole, and a file without one is what its first line says.
    at = data.draw(st.integers(len(lines) - len(rows), len(lines) - 1).filter(lambda at: at > (text[:4] == "sep=")))
    line, place = lines[at], data.draw(st.integers(0, len(lines[at].rstrip()) - 1))
    kept = data.draw(st.sampled_from([0, 1]))
    damaged = line[:place] + data.draw(st.sampled_from(['"', "", "x", ",", '""'])) + line[place + kept :]
    was, now = (
        formats.contents(io.BytesIO(file.encode()), formats.CSV)
        for file in (text, "".join([*lines[:at], damaged, *lines[at + 1 :]]))
    )
    # Of a few rows without a header, a damaged one can say another delimiter than the rest.
    if now.delimiter != was.delimiter:
        assert len(rows) < 4
        return
    before, after = dict(was.rows), dict(now.rows)
    for number, row in before.items():
        if number != at + 1:
            assert after.get(number) == row or isinstance(after.get(number), str)
    assert at + 1 in after


@pytest.mark.parametrize("count", [3, 40, 5000])
@pytest.mark.parametrize("opened", [0, 1, 2])
def test_a_quotation_mark_that_is_not_closed_costs_its_own_line(count: int, opened: int) -> None:
    lines = ["from,to,title", *(f"/{number},https://d.example/{number},t" for number in range(count))]
    lines[opened + 1] = f'/{opened},https://d.example/{opened},"Best offer'
    found = dict(read("\n".join(lines) + "\n"))
    refused = {number: row for number, row in found.items() if isinstance(row, str)}
    assert len(found) == count
    assert list(refused) == [opened + 2]
    assert refused[opened + 2].startswith("A quotation mark is not closed")


@pytest.mark.parametrize(
    "row", ['/a,https://d.example/,"t"x', '/a,https://d.example/,"t" ', '/a,https://d.example/,"My \\"blog\\""']
)
def test_text_after_a_quotation_mark_is_refused(row: str) -> None:
    first, second = read(f"from,to,title\n{row}\n/b,https://d.example/,t\n")
    assert first == (2, csv_rows.AFTER_CLOSING)
    assert second[0] == 3
    assert isinstance(second[1], dict)


@pytest.mark.parametrize("closing", ["", '"', 'say "hi"', '24"', 'the end",x', '","'])
def test_a_cell_that_swallows_rows_is_not_closed(closing: str) -> None:
    """Two marks far apart look like one cell with many lines."""
    rows = [f"/{number},https://d.example/{number},t" for number in range(30)]
    rows[3] = '/3,https://d.example/3,"t3'
    rows[20] = f"/20,https://d.example/20,{closing}"
    found = dict(read("\n".join(["from,to,title", *rows]) + "\n"))
    assert [*found] == [*range(2, 32)]
    assert isinstance(found[5], str)
    assert {number for number, row in found.items() if isinstance(row, str)} <= {5, 22}


def test_a_row_of_several_lines_has_the_number_of_its_first() -> None:
    text = 'from,to,title\n/a,https://d.example/,"one\ntwo"\n/b,https://d.example/,"x\ny",z\n/c,https://d.example/,t\n'
    (a, title), (b, reason), (_, rest), (c, _) = read(text)
    assert (a, b, c) == (2, 4, 6)
    assert isinstance(title, dict)
    assert title["title"] == "one\ntwo"
    assert reason == "There are 4 cells for 3 columns. Lines 4 to 5 would be one row."
    assert isinstance(rest, str)


@pytest.mark.slow
@pytest.mark.parametrize("line", ['5","6', '"', '"a', 'a"', '"""', '","', '",",', '""",'])
def test_a_file_full_of_quotation_marks_is_read_soon(line: str) -> None:
    began = time.process_time()
    assert read("url,destination\n" + f"{line}\n" * 20_000)
    assert time.process_time() - began < 5


def test_of_columns_with_one_name_the_first_counts_and_it_is_said(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    notes: list[str] = []
    import_text(f"url,to,title,Title,title 2,,\n{HOST}/a,https://d.example/,one,two,three\n", notes=notes)
    assert all_links()["a"]["title"] == "one"
    assert notes == [
        "Several columns are named Title: the first one counts, and another is Title 3.",
        "Columns that are not imported: Title 3, title 2.",
    ]


# --- the delimiter -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "delimiter"),
    [
        ("https://old.test/1;https://d.example/1,2.html\nhttps://old.test/2;https://d.example/3,4.html", ";"),
        ("old.test/dl7|https://d.example/a,b", "|"),
        ("/x2c/;https://d.example/a,b", ";"),
        ("https://old.test/a,b\thttps://d.example/\nhttps://old.test/c\thttps://d.example/", "\t"),
        ('"Old URL, complete";"New URL"\n/a;https://d.example/', ";"),
        ("Old URL;New URL (absolute, with https)\n/a;https://d.example/", ";"),
        ('from;to;"note (old, new, other)"\n/a;https://d.example/;x', ";"),
        ("https://a.example?x=1;b=2;c=3,https://d.example/", ","),
        ("url,destination,title\n/a,https://d.example/,x; y; z", ","),
        ("sep=;\r\nfrom;to\r\n/a;https://d.example/a,b,c", ";"),
        ('"sep=,"\nfrom,to\n/a;b;c,https://d.example/', ","),
        ("\ufeffsep=\t\nfrom\tto\n/a\thttps://d.example/", "\t"),
        ("from;to", ";"),
        ("destination", ","),
    ],
)  # fmt: skip
def test_the_delimiter_is_the_one_by_which_rows_agree(text: str, delimiter: str) -> None:
    contents = formats.contents(io.BytesIO(text.encode()), formats.CSV)
    rows = [*contents.rows]
    assert contents.delimiter == delimiter
    assert all(isinstance(row, dict) and len(row) >= 2 for _, row in rows)


def test_a_hint_of_the_delimiter_is_a_line() -> None:
    assert [number for number, _ in read("sep=;\nfrom;to\n/a;https://d.example/\n")] == [3]


@pytest.mark.parametrize("hint", ["", "sep={0}\n"])
@pytest.mark.parametrize("delimiter", list(csv_rows.DELIMITERS))
@pytest.mark.parametrize(
    ("source", "rows"),
    [
        ("wordpress-redirection", [["source", "target", "regex"], ["/a", "https://d.example/1,2;3", "0"]]),
        ("cloudflare-bulk", [["https://old.test/a", "https://d.example/1,2;3", "301"]]),
    ],
)
def test_the_tables_of_redirects_have_any_delimiter(
    source: str, rows: list[list[str]], delimiter: str, hint: str
) -> None:
    """Excel writes semicolons, where a comma is the sign of decimals."""
    file = io.StringIO(hint.format(delimiter))
    file.seek(0, io.SEEK_END)
    csv.writer(file, delimiter=delimiter).writerows(rows)
    text = file.getvalue()
    recognized = recognition.recognize(io.BytesIO(text.encode()), "f.csv", 0).source
    # Lines with URLs and tabs alone may be Netlify's as well.
    assert recognized in (source, "netlify" if delimiter == "\t" and not hint else source)
    ((number, rule),) = REDIRECT_FORMATS[source].read(text.splitlines(keepends=True)).rows
    assert number == len(rows) + bool(hint)
    assert isinstance(rule, RedirectRule)
    assert rule.destination == "https://d.example/1,2;3"


# --- our own ---------------------------------------------------------------------------------------------------------

HOSTILE = [
    "null",
    "undefined",
    "'=x",
    "''=x",
    "=1+1",
    "+49",
    "'-x",
    "@x",
    " a ",
    "'",
    "a\nb",
    "a\r\nb",
    "a\r=1+1",
    "\r=1+1\r",
    "\n=1+1",
    "\uff1d1+1",
    '"',
    "a,b;c|d",
    "[]",
    "{}",
]
OWN_TEXTS = [column for column in export.COLUMNS if cells.is_own_text(column, "text")]


def own_table(**texts: str) -> str:
    """A table with one record, as `signpost export --format csv` writes it."""
    row = {"url": f"https://{HOST}/a", "destination": "https://d.example/", "tags": "", **texts}
    rows = (export.COLUMNS, [guard(row.get(column, "")) for column in export.COLUMNS])
    return "".join(csv_row(cells, end="\n") for cells in rows)


@MANY
@example(text="null", field="title")
@given(text=st.sampled_from(HOSTILE) | OWN_TEXT, field=st.sampled_from(OWN_TEXTS))
def test_a_text_of_our_own_table_comes_back_as_it_was(text: str, field: str) -> None:
    contents = formats.contents(io.BytesIO(own_table(**{field: text}).encode()), formats.CSV)
    ((_, row),) = contents.rows
    assert isinstance(row, dict)
    (record,) = SOURCES[OWN].understand(row, is_exact=True, is_own_table=True)
    assert record[field] == text


@MANY
@example(text="a\r=1+1")
@given(text=st.text(st.sampled_from("ab\r\n=+-@'\",;\t \uff1d")))
def test_every_reader_finds_one_row_and_no_formula_in_it(text: str) -> None:
    """However a reader ends its rows: as Python's does, and by each line break that is not in quotation marks."""
    table = own_table(title=text)
    rows = [*csv.reader(io.StringIO(table, newline=""))]
    assert len(rows) == 2
    outside = "".join(part for at, part in enumerate(table.split('"')) if at % 2 == 0)
    assert len(re.split(r"\r\n|\r|\n", outside.removesuffix("\n"))) == 2
    assert not [cell for cell in rows[1] if cell and cell[0] in "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20"]


def test_rows_of_tables_are_written_in_one_place() -> None:
    """A writer of its own would be the next one that forgets a character."""
    folder = Path(signpost.__file__).parent
    writers = [path.name for path in folder.rglob("*.py") if re.search(r"csv\.(Dict)?[wW]riter\(", path.read_text())]
    assert writers == ["texts.py"]


@MANY
@given(st.lists(st.sampled_from([*HOSTILE, "a", "b"]), min_size=1, max_size=4, unique=True))
def test_the_tags_of_our_own_table_come_back_as_they_were(tags: list[str]) -> None:
    row = {"url": f"https://{HOST}/a", "tags": export.cell("tags", tags)}
    (record,) = SOURCES[OWN].understand(row, is_exact=True, is_own_table=True)
    assert record["tags"] == tags


def test_only_our_own_tables_are_read_as_they_are(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], all_links: Any
) -> None:
    connect(HOST)
    import_text(own_table(title="'=x", description="null"))
    import_text(f"url,destination,title,description\nhttps://{HOST}/b,https://d.example/,'=x,null\n")
    links = all_links()
    assert [(links[alias]["title"], links[alias]["description"]) for alias in "ab"] == [("'=x", "null"), ("=x", "")]


TITLES = ["Spring\nsale", 'The "new" one', "a;b,c", "\u00dcbersicht"]
# A table of each reader, whose last column is the title, and the source that it is imported from.
READERS = {
    "signpost": "url,destination,title",
    "table": "url,destination,title",
    "wordpress-redirection": "source,target,title",
}  # fmt: skip


@pytest.mark.parametrize("begin", ["", "\ufeff", "sep=,\n"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("source", READERS)
def test_each_source_reads_what_spreadsheets_write(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], all_links: Callable[[], Any],
    source: str, end: str, begin: str,
) -> None:  # fmt: skip
    """Line breaks and doubled quotation marks in a cell, both ends of lines, a mark of the encoding, and a hint."""
    connect(HOST)
    file = io.StringIO()
    table = csv.writer(file, lineterminator=end)
    table.writerow(READERS[source].split(","))
    for number, title in enumerate(TITLES):
        place = f"/r{number}" if source == "wordpress-redirection" else f"https://{HOST}/r{number}"
        table.writerow([place, "https://x.example/", title])
    format_ = "csv" if source in ("signpost", "table") else "text"
    lines = import_text(begin.replace("\n", end) + file.getvalue(), source=source, format=format_, hosts={"": HOST})
    assert [line.result for line in lines] == ["created"] * len(TITLES)
    first = 3 if "sep" in begin else 2
    assert [line.line for line in lines] == [first, first + 2, first + 3, first + 4]
    links = all_links()
    assert [links[f"r{number}"]["title"] for number in range(len(TITLES))] == TITLES


def test_a_quotation_mark_that_is_not_closed_costs_its_line_alone(import_text: Callable[..., list[LineResult]]) -> None:
    rows = [f"/r{number},https://x.example/,t\n" for number in range(3)]
    text = "source,target,title\n" + rows[0] + '/bad,https://x.example/,"t\n' + rows[1] + '/worse,https://x,"t"\n'
    reading = REDIRECT_FORMATS["wordpress-redirection"].read((text + rows[2]).splitlines(keepends=True))
    found = [(number, isinstance(row, RedirectRule)) for number, row in reading.rows]
    assert found == [(2, True), (3, False), (4, True), (5, True), (6, True)]
