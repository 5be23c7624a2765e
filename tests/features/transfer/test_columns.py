"""Tables of other people: what their columns mean is said, never guessed; and nothing of a file is bent."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from signpost.domain.errors import Invalid
from signpost.features.transfer import importer
from signpost.features.transfer.importer import MAX_REFUSED, LineResult
from signpost.features.transfer.reading import cells, formats, sources
from signpost.runtime import jobs
from tests.conftest import RunCommand, Visit
from tests.features.transfer.conftest import HOST, SAMPLES
from tests.features.transfer.test_import import results

MIGRATION = [f"https://{HOST}/old-page", "https://new.example/page"]


@pytest.fixture
def import_told(import_text: Callable[..., list[LineResult]]) -> Callable[..., tuple[list[LineResult], list[str]]]:
    """What became of the lines, and what is said of the file."""

    def do(text: str, **how: Any) -> tuple[list[LineResult], list[str]]:
        notes: list[str] = []
        return import_text(text, notes=notes, **how), notes

    return do


def refusal_of(import_text: Any, text: str | bytes, **how: Any) -> str:
    with pytest.raises(Invalid) as refusal:
        import_text(text, **how)
    (reason,) = refusal.value.errors["file"]
    return reason


# --- which column holds what -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header",
    [
        "from,to", "source,destination", "Source URL,Target URL", "old,new", "Old URL,New URL",
        "redirect from,redirect to", "request_path,target", "url,destination",
    ],
)  # fmt: skip
def test_a_list_of_old_and_new_addresses(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    visit: Visit,
    header: str,
) -> None:
    connect(HOST)
    lines, notes = import_told(header + "\n" + ",".join(MIGRATION) + "\n")
    assert (results(lines), notes) == (["created"], [])
    link = all_links()["old-page"]
    assert (link["type"], link["status"], link["destination"]) == ("redirect", "301", MIGRATION[1])
    assert visit("/old-page", HOST).status_code == 301


@pytest.mark.parametrize(
    ("header", "address", "type_", "status"),
    [
        ("url", f"https://{HOST}/a", "redirect", "301"), ("from", f"HTTP://{HOST}/a", "redirect", "301"),
        ("url", f"{HOST}/a", "link", "302"), ("short url", f"https://{HOST}/a", "link", "302"),
        ("link", f"https://{HOST}/a", "link", "302"), ("alias", "a", "link", "302"), ("slug", "a", "link", "302"),
        ("from", "/a", "redirect", "301"),
    ],
)  # fmt: skip
def test_a_full_address_is_a_redirect_and_a_short_link_a_link(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    header: str,
    address: str,
    type_: str,
    status: str,
) -> None:
    connect(HOST)
    import_text(f"{header},to\n{address},https://new.example/\n", hosts={"": HOST})
    assert (all_links()["a"]["type"], all_links()["a"]["status"]) == (type_, status)


def test_what_a_row_says_itself_counts(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    import_text(f"url,to,type,status\nhttps://{HOST}/a,b.example,link,\nhttps://{HOST}/b,b.example,,307\n")
    links = all_links()
    assert (links["a"]["type"], links["a"]["status"]) == ("link", "302")
    assert (links["b"]["type"], links["b"]["status"]) == ("redirect", "307")


def test_a_path_alone_needs_a_hostname(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    (line,) = import_text("from,to\n/a,https://new.example/\n")
    assert line.errors == {"url": ["This is a path without a hostname. Add the hostname."]}


def test_a_table_without_addresses_is_refused_unless_aliases_are_wanted(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = "Alte Adresse,to\n" + ",".join(MIGRATION) + "\n"
    reason = refusal_of(import_text, text, hosts={"": HOST})
    assert "Columns: Alte Adresse, to. Expected: url" in reason
    assert all_links() == {}
    assert results(import_text(text, hosts={"": HOST}, make_up=True)) == ["created"]
    assert len(next(iter(all_links()))) == 6


def test_a_column_is_named_by_hand(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = "Alte Adresse,Ziel,to\n" + ",".join([*MIGRATION, "https://not.this/"]) + "\n"
    lines, notes = import_told(text, columns=["Alte Adresse=url", "ziel=destination"])
    assert (results(lines), notes) == (["created"], [])
    assert all_links()["old-page"]["destination"] == MIGRATION[1]


@pytest.mark.parametrize("text", ["x", "x=nothing", "=url", f"{'x' * 101}=url"])
def test_a_column_that_cannot_be_named_so(text: str) -> None:
    with pytest.raises(Invalid) as refusal:
        sources.columns_in([text])
    assert list(refusal.value.errors) == ["column"]


def test_columns_that_are_not_imported_are_named(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]]
) -> None:
    connect(HOST)
    lines, notes = import_told(f"url,to,Colour,Size\n{HOST}/a,b.example,red,3\n")
    assert (results(lines), notes) == (["created"], ["Columns that are not imported: Colour, Size."])
    header = ",".join(f"c{number}" for number in range(50))
    _, (note,) = import_told(f"url,to,{header}\n{HOST}/b,b.example\n")
    assert note.endswith("c18, c19 and 30 more.")


def test_our_own_files_are_understood_whole(
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    run_command: RunCommand,
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
) -> None:
    make_link(connect(HOST), alias="a", tags=["x"], expires="2099-01-01T00:00:00Z")
    for format_ in ("jsonl", "csv"):
        text = run_command("export", "--format", format_).stdout
        lines, notes = import_told(text, format=format_)
        assert (results(lines), notes) == (["unchanged"], [])


def test_the_wrong_service_is_noticed(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
) -> None:
    connect(HOST)
    dub = (SAMPLES / "dub.csv").read_bytes()
    assert "They look like those of Dub (source dub)." in refusal_of(import_text, dub, source="bitly")
    yourls = (SAMPLES / "yourls-table.csv").read_bytes()
    _, notes = import_told(yourls, hosts={"": HOST})
    assert "They look like those of YOURLS (source yourls)." in " ".join(notes)


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.iterdir()))
def test_the_right_service_is_not_called_wrong(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]], name: Any
) -> None:
    connect(HOST)
    source = name.partition(".")[0].partition("-")[0]
    text = (SAMPLES / name).read_bytes()
    _, notes = import_told(text, source=source, format=formats.format_of(name), hosts={"": HOST})
    assert "look like" not in " ".join(notes)


# --- a table without a header ------------------------------------------------------------------------------------


def test_a_table_without_a_header_line(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    lines, notes = import_told(f"https://{HOST}/a,https://new.example/a,x\nhttps://{HOST}/b,https://new.example/b,x\n")
    assert [(line.line, line.result) for line in lines] == [(1, "created"), (2, "created")]
    assert notes == [
        "The first line names no columns: they are read as url, destination, column 3.",
        "Columns that are not imported: column 3.",
    ]
    assert {link["type"] for link in all_links().values()} == {"redirect"}


def test_a_list_of_destinations_is_no_table_of_addresses(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    text = "https://one.example/\nhttps://two.example/\n"
    assert "No column holds the address" in refusal_of(import_text, text, hosts={"": HOST})
    assert results(import_text(text, hosts={"": HOST}, make_up=True)) == ["created", "created"]


def test_a_service_has_a_header(connect: Callable[..., str], import_text: Callable[..., list[LineResult]]) -> None:
    connect(HOST)
    assert "as Bitly does" in refusal_of(import_text, ",".join(MIGRATION), source="bitly")


# --- encodings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("encoding", "notes"),
    [("utf-8", []), ("utf-8-sig", []), ("utf-16", []), ("windows-1252", ["Read as Windows-1252."])],
)
def test_excels_encodings(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    encoding: str,
    notes: list[Any],
) -> None:
    connect(HOST)
    text = f"url,to,title\n{HOST}/a,b.example,Grüße für 5 €\n{HOST}/b,b.example,plain\n"
    data = text.encode(encoding)
    lines, reported = import_told(data)
    assert (results(lines), reported) == (["created"] * 2, notes)
    assert all_links()["a"]["title"] == "Grüße für 5 €"


def test_utf_16_the_other_way_round(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = f"\ufeffurl\tto\ttitle\r\n{HOST}/a\tb.example\tשלום\r\n".encode("utf-16-be")
    assert results(import_text(text)) == ["created"]
    assert all_links()["a"]["title"] == "שלום"


def test_a_broken_line_of_utf_8_makes_no_windows_of_the_others(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    text = f"url,to,title\n{HOST}/a,b.example,Grüße\n{HOST}/b,b.example,".encode() + b"\xff\n"
    lines, notes = import_told(text)
    assert (results(lines), notes) == (["created", "refused"], [])
    assert all_links()["a"]["title"] == "Grüße"


# --- what is no table ------------------------------------------------------------------------------------------------


def test_a_file_that_is_no_table_stops_soon(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    assert "No column holds the address" in refusal_of(import_text, b"\x7fELF\x02\x01\x01\0\n" + b"\0\xff\n" * 5000)
    assert refusal_of(import_text, "url,to\n" + "nonsense x,b.example\n" * 5000, size=100) == (
        f"Stopped at line 1,001: none of the last {MAX_REFUSED:,} lines could be imported. "
        "The last one: Web addresses can't contain spaces. Encode spaces as %20."
    )


def test_lines_that_were_refused_before_others_stop_nothing(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    bad, good = "nonsense x,b.example\n" * 900, f"{HOST}/a,b.example\n"
    lines = import_text("url,to\n" + bad + good + bad, size=100)
    assert results(lines).count("refused") == 1800


def test_a_table_has_few_columns(connect: Callable[..., str], import_text: Callable[..., list[LineResult]]) -> None:
    connect(HOST)
    header = ",".join(f"c{number}" for number in range(formats.MAX_COLUMNS + 1))
    assert refusal_of(import_text, header) == "The first line names 201 columns; the maximum is 200."


def test_names_of_columns_are_not_kept_when_they_are_long(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    """Whoever sends a file chooses them; a megabyte each was kept for ever."""
    cells._fold.cache_clear()
    connect(HOST)
    import_text(json.dumps({"url": f"{HOST}/a", "destination": "b.example", "x" * 500_000: 1}), format="jsonl")
    assert cells.fold_name("x" * 101) == ""
    assert cells._fold.cache_info().currsize == 2


def test_of_a_long_cell_little_is_told(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> None:
    connect(HOST)
    row = {"url": "x y" * 100_000, "destinations": ["data:x"] * 5000}
    (line,) = import_text(json.dumps(row), format="jsonl")
    assert line.result == "refused"
    assert len(str(line)) < 5000


def test_a_moment_to_come_is_told(connect: Callable[..., str], import_text: Callable[..., list[LineResult]]) -> None:
    connect(HOST)
    (line,) = import_text(f"url,to,created\n{HOST}/a,b.example,2999-01-01\n")
    assert (line.result, line.note) == (
        "created",
        "Its creation time in the file is in the future: created now.",
    )


# --- columns without a name ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("header", ["url,destination,,title", "url,destination,  ,title", "url,destination,\t,title"])
@pytest.mark.parametrize("number", [2, 150])
def test_values_in_a_column_without_a_name_are_told(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    header: str,
    number: int,
) -> None:
    connect(HOST)
    rows = [f"{HOST}/{at},https://x.example/,{'lost' * (at >= number)},A title" for at in range(2, 160)]
    lines, notes = import_told("\n".join([header, *rows]))
    assert (notes, results(lines).count("created")) == ([], 158)
    assert [(line.line, line.note) for line in lines if line.result == "note"] == [
        (number, "Columns that are not imported: (no name).")
    ]


def test_a_column_without_name_and_values_is_none(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]]
) -> None:
    connect(HOST)
    lines, notes = import_told(f"url,destination,,\n{HOST}/a,https://x.example/,,\n")
    assert (notes, results(lines)) == ([], ["created"])


@pytest.mark.parametrize("name", ["-", "_ _", "x" * 101])
def test_a_name_that_cannot_be_looked_up_is_told(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]], name: str
) -> None:
    connect(HOST)
    lines, notes = import_told(f"url,destination,{name}\n{HOST}/a,https://x.example/,lost\n")
    assert (notes, results(lines)) == ([f"Columns that are not imported: {name[:50]}."], ["created"])


def test_a_member_without_a_name_is_told(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]]
) -> None:
    connect(HOST)
    row = {"url": f"{HOST}/a", "destination": "https://x.example/", "": "lost"}
    lines, _ = import_told(json.dumps([row]), format="json")
    assert [line.note for line in lines] == ["Columns that are not imported: (no name).", ""]


# --- Pretty Links, and tables like its ----------------------------------------------------------------------------

PRETTY_LINKS = (
    "id,url,slug,name,redirect_type,created_at,clicks\n"
    "1,https://shop.example/a,a,Shop,307,2024-08-15 15:03:56,12\n"
    "2,https://shop.example/b,sale/b,Sale,{kind},2024-08-15 15:03:56,3\n"
)


@pytest.mark.parametrize("source", ["signpost", "table"])
def test_url_is_the_destination_where_short_paths_have_a_column(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    source: str,
) -> None:
    connect(HOST)
    lines, notes = import_told(PRETTY_LINKS.format(kind="301"), source=source, hosts={"": HOST})
    assert notes == [importer.URL_IS_DESTINATION]
    assert results(lines) == ["created", "created"]
    links = all_links()
    assert {alias: row["destination"] for alias, row in links.items()} == {
        "a": "https://shop.example/a", "sale/b": "https://shop.example/b",
    }  # fmt: skip
    assert links["a"]["title"] == "Shop"


def test_url_is_an_address_where_another_column_is_the_destination(
    connect: Callable[..., str],
    import_told: Callable[..., tuple[list[LineResult], list[str]]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
) -> None:
    connect(HOST)
    _, notes = import_told(f"slug,url,target\n,https://{HOST}/a,https://x.example/\n", hosts={"": HOST})
    _, more = import_told(f"slug,url,x\n,https://{HOST}/b,https://x.example/\n", columns=["x=destination"])
    _, given = import_told(f"slug,url\n,https://{HOST}/b\n", columns=["url=url"])
    assert (notes, more, given, {*all_links()}) == ([], [], [], {"a", "b"})


@pytest.mark.parametrize("kind", ["cloak", "prettybar", "200"])
def test_what_is_no_status_is_told_with_its_column(
    connect: Callable[..., str], import_told: Callable[..., tuple[list[LineResult], list[str]]], kind: str
) -> None:
    connect(HOST)
    lines, _ = import_told(PRETTY_LINKS.format(kind=kind), hosts={"": HOST})
    assert [line.errors for line in lines] == [
        {}, {"status": [importer.NO_STATUS.format(column="redirect_type", value=kind)]},
    ]  # fmt: skip


@pytest.mark.parametrize("source", ["signpost", "table"])
def test_a_root_that_answers_for_all_paths_comes_back_from_an_export_as_such(
    client: Any, connect: Callable[..., str], run_command: RunCommand, visit: Visit, source: str
) -> None:
    connect(HOST)
    connect("two.acme.test")
    body = {"url": f"https://{HOST}/", "destination": "https://d.example/"}
    assert client.post("/v1/redirect", json=body).status_code == 200
    table = run_command("export", "--format", "csv").stdout
    if source == "table":
        # The columns in another order, as a spreadsheet may leave them.
        lines = [line.split(",") for line in table.splitlines()]
        table = "".join(",".join([*line[1:], line[0]]) + "\n" for line in lines)
    answer = client.post(f"/v1/bulk/import?host={HOST}=two.acme.test", data=table, content_type="text/csv")
    assert answer.status_code == 202, answer.text
    jobs.of(client.application).drain()
    assert visit("/any", host="two.acme.test").status_code == visit("/any", host=HOST).status_code == 301
