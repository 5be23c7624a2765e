"""Sheets of QR codes: scanners read them where they should be, and each place is counted apart. Extensions."""

from __future__ import annotations

import contextlib
import re
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from signpost.domain import vector
from signpost.domain.errors import Invalid
from signpost.domain.records.qr import QrStyle
from signpost.features.qr_sheets.layout import (
    MAX_CODES,
    MAX_PLACE,
    PAPERS,
    SheetCode,
    SheetLook,
    drawn,
    grid_of,
    places_in,
    require_legible,
    url_at,
)
from tests.conftest import Answer, Client, RunCommand
from tests.features.conftest import match_in

HOST = "go.acme.test"
STYLE: QrStyle = {
    "theme": "dots", "color": "#000000", "background": "#ffffff", "logo": False, "show_url": False, "margin": "4"
}  # fmt: skip
POINTS = 72 / 25.4
# Pixels for each millimetre of a page that is painted.
SCALE = 10
_ITEM = re.compile(
    rb"q ([\d.]+) 0 0 [\d.]+ ([\d.-]+) ([\d.-]+) cm|^(Q)|([\d.]+) [\d.]+ [\d.]+ rg ([\d. -]+) re f"
    rb"|([\d.]+) [\d.]+ [\d.]+ rg ((?:[\d. -]+ m [^mf]*?h ?)+)f",
    re.M,
)


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(connect(HOST), alias="menu", tags=["print"])


def pages_of(pdf: bytes) -> list[bytes]:
    streams = re.findall(rb"stream\n(.*?)\nendstream", pdf, re.S)
    return [content for content in map(zlib.decompress, streams) if b" cm\n" in content]


def painted(pdf: bytes, page: int = 0) -> Image.Image:
    """The rectangles and squares of a page, as another program reads them from the file."""
    width, height = (float(side) / POINTS for side in re.findall(rb"MediaBox\[0 0 ([\d.]+) ([\d.]+)", pdf)[page])
    image = Image.new("L", (round(width * SCALE), round(height * SCALE)), 255)
    draw = ImageDraw.Draw(image)
    unit, left, top = 1.0, 0.0, 0.0

    def box(x: float, y: float, wide: float, high: float, *, shade: bytes) -> None:
        x, y = (left + x * unit) * SCALE, (top + y * unit) * SCALE
        right, bottom = x + wide * unit * SCALE, y + high * unit * SCALE
        draw.rectangle((x, y, max(x, right - 1), max(y, bottom - 1)), fill=round(float(shade) * 255))

    for scale, x, y, end, shade, rectangle, of_shape, outlines in _ITEM.findall(pages_of(pdf)[page]):
        if scale:
            unit, left, top = float(scale), float(x), float(y)
        elif end:
            unit, left, top = 1.0, 0.0, 0.0
        elif rectangle:
            box(*[float(number) for number in rectangle.split()], shade=shade)
        for outline in outlines.split(b"h"):
            numbers = [float(number) for number in re.findall(rb"[\d.]+", outline)]
            if numbers:
                xs, ys = numbers[::2], numbers[1::2]
                box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys), shade=of_shape)
    return image


def sheet(client: Client, **body: Any) -> Answer:
    answer = client.post("/v1/qr-sheets", json={"filter": {"tags": "print"}, **body})
    assert answer.status_code == 200, answer.text
    return answer


@pytest.mark.parametrize("paper", PAPERS)
def test_codes_are_read_where_they_should_be(client: Client, link: dict[str, Any], paper: str) -> None:
    answer = sheet(client, places=["Table 1-5"], paper=paper, text="Scan me", show_url=False, frame=True)
    assert answer.mimetype == "application/pdf"
    grid = grid_of(SheetLook(paper=paper, text="Scan me", show_url=False), has_places=True)
    found = {code.text: code.position for code in zxingcpp.read_barcodes(painted(answer.data))}
    assert {*found} == {f"{link['url']}?utm_source=Table+{number}&_qr=1" for number in range(1, 6)}
    for at in range(5):
        at_place = found[f"{link['url']}?utm_source=Table+{at + 1}&_qr=1"]
        row, column = divmod(at, grid.columns)
        left = grid.left + column * (grid.width + grid.gap) + (grid.width - grid.mm) / 2
        # 33 modules of the code, and a margin of four on each side.
        assert at_place.top_left.x / SCALE == pytest.approx(left + grid.mm * 4 / 41, abs=0.8)
        assert (at_place.top_right.x - at_place.top_left.x) / SCALE == pytest.approx(grid.mm * 33 / 41, abs=0.8)
        in_cell = at_place.top_left.y / SCALE - grid.top - row * grid.height
        assert 0 < in_cell < grid.height - grid.mm * 33 / 41
        assert f"(Table {at + 1}) Tj".encode() in pages_of(answer.data)[0]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lines", range(4))
def test_cells_are_within_the_page(paper: str, lines: int) -> None:
    look = SheetLook(paper=paper, text="Scan me" if lines > 1 else "", show_url=lines > 2)
    if (paper, lines) == ("letter-66.7x25.4", 3):
        with pytest.raises(Invalid) as refused:
            grid_of(look, has_places=True)
        assert "no room" in refused.value.sentences()
        return
    grid = grid_of(look, has_places=lines > 0)
    size = PAPERS[paper]
    assert grid.left >= 0
    assert grid.top >= 0
    assert grid.left * 2 + grid.columns * grid.width + (grid.columns - 1) * grid.gap == pytest.approx(size.width)
    assert grid.top * 2 + grid.rows * grid.height == pytest.approx(size.height)
    assert grid.mm + lines * 4.5 <= grid.height


def test_pages(client: Client, link: dict[str, Any]) -> None:
    pdf = sheet(client, places=["Seat 1-30"], paper="a4-63.5x38.1").data
    assert len(pages_of(pdf)) == 2
    assert b"/Count 2/" in pdf
    assert len(zxingcpp.read_barcodes(painted(pdf, 1))) == 9
    svg = sheet(client, places=["Seat 1-30"], paper="a4-63.5x38.1", format="svg", page=2)
    assert svg.mimetype == "image/svg+xml"
    assert 'width="210mm" height="297mm"' in svg.text
    assert "Seat 22" in svg.text
    assert "Seat 21" not in svg.text
    refused = client.post("/v1/qr-sheets", json={"filter": {"tags": "print"}, "format": "svg", "page": 2})
    assert refused.get_json()["errors"] == {"page": ["The sheet has 1 page."]}


def test_scans_are_counted_by_place(
    client: Client, link: dict[str, Any], visit: Callable[..., Answer], write_clicks: Callable[[], bool]
) -> None:
    codes = [
        code.text for code in zxingcpp.read_barcodes(painted(sheet(client, places=["Bar & Grill", "Table 2"]).data))
    ]
    assert len(codes) == 2
    for code, times in zip(sorted(codes), (1, 2), strict=True):
        for _ in range(times):
            answer = visit(code.removeprefix(f"http://{HOST}").removeprefix(f"https://{HOST}"), HOST)
            assert answer.status_code == 302
            assert answer.location.startswith(link["destination"])
    assert write_clicks()
    for by, expected in (("source", {"Bar & Grill": 1, "Table 2": 2}), ("trigger", {"qr": 3})):
        found = client.get(f"/v1/links/{link['id']}/clicks?by={by}").get_json()["data"]
        assert {row["value"]: row["clicks"] for row in found} == expected


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        (["Table 1-3"], ["Table 1", "Table 2", "Table 3"]),
        (["Table 1 to 3"], ["Table 1", "Table 2", "Table 3"]),
        (["Room 001-003"], ["Room 001", "Room 002", "Room 003"]),
        (["08–11", "a098 to 101"], ["08", "09", "10", "11", "a098", "a099", "a100", "a101"]),
        (["9-11", "0-2"], ["9", "10", "11", "0", "1", "2"]),
        (["A9–11"], ["A9", "A10", "A11"]),
        (["7-8", "Entrance", " Entrance ", ""], ["7", "8", "Entrance"]),
        (
            ["Drive-in", "Rock-n-roll 3", "Room 3-1", "2024-25", "1-"],
            ["Drive-in", "Rock-n-roll 3", "Room 3-1", "2024-25", "1-"],
        ),
    ],
)
def test_ranges_of_places(typed: list[str], places: list[str]) -> None:
    assert places_in(typed) == places


@pytest.mark.parametrize(
    "typed", [["x" * (MAX_PLACE + 1)], [f"1-{MAX_CODES + 1}"], ["1-999999"], ["1-150", "a1-100"], ["さくら"]]
)
def test_places_that_are_refused(typed: list[str]) -> None:
    with pytest.raises(Invalid):
        places_in(typed)


@given(
    st.sampled_from(["", "Room ", "A", "Floor 2, door "]),
    st.integers(0, 99_990),
    st.integers(0, MAX_CODES - 1),
    st.integers(1, 6),
    st.sampled_from(["-", "–", " to "]),
)
def test_a_range_has_the_digits_of_its_ends(name: str, first: int, more: int, digits: int, between: str) -> None:
    ends = [f"{number:0{digits}}" for number in (first, first + more)]
    places = places_in([f"{name}{ends[0]}{between}{ends[1]}"])
    assert [int(place.removeprefix(name)) for place in places] == [*range(first, first + more + 1)]
    assert (places[0], places[-1]) == (name + ends[0], name + ends[1])
    assert all(len(place) >= len(places[0]) for place in places)
    assert places == sorted(places, key=len)


@given(
    st.sampled_from([*PAPERS]),
    st.one_of(st.none(), st.integers(10, 60)),
    st.text("abcdefghijWM 1.-é", min_size=1, max_size=60).map(str.strip).filter(bool),
    st.text("abcWM 1é", max_size=MAX_PLACE).map(str.strip),
    st.integers(1, 80),
)
def test_whatever_is_printed_can_be_read(paper: str, mm: int | None, text: str, place: str, length: int) -> None:
    """Letters of 6 points at least; else a refusal, which says how much fits."""
    look = SheetLook(paper=paper, mm=mm, text=text)
    code = SheetCode(f"https://go.acme.test/{'x' * length}", STYLE, place)
    try:
        grid = grid_of(look, bool(place))
    except Invalid:
        return
    try:
        require_legible([code], look, grid)
    except Invalid as refused:
        ((field, (reason,)),) = refused.errors.items()
        line = {"text": text, "show_url": code.url[8:], "places": place}[field]
        number = int(match_in(r"code: (\d+) of its", reason)[1])
        assert number < len(line)
        if field == "text":
            require_legible([code._replace(place="")], replace(look, text=text[:number] or "x", show_url=False), grid)
        larger = re.search(r"code of (\d+) mm", reason)
        if larger is not None:
            wider = replace(look, mm=int(larger[1]))
            with contextlib.suppress(Invalid):
                require_legible([code], wider, grid_of(wider, bool(place)))
                return
            with pytest.raises(Invalid) as other:
                require_legible([code], wider, grid_of(wider, bool(place)))
            assert [*other.value.errors] != [field]
        return
    drawing = drawn([code], look, grid, 1)
    sizes = [item.size for item in drawing.items if isinstance(item, vector.TextLine)]
    assert len(sizes) == 2 + bool(place)
    assert min(sizes) >= 6 * 25.4 / 72 - 1e-9


def test_a_long_text_is_refused(client: Client, link: dict[str, Any]) -> None:
    answer = client.post("/v1/qr-sheets", json={"filter": {"tags": "print"}, "text": ("Scan me, please. " * 4)[:60]})
    assert answer.status_code == 422
    assert "would be too small to read below the code" in str(answer.get_json()["errors"]["text"])
    assert "All of it fits below a code of" in str(answer.get_json()["errors"]["text"])


def test_a_query_of_its_own_stays() -> None:
    assert url_at("https://a.example/b?c=1", "Café 5%") == "https://a.example/b?c=1&utm_source=Caf%C3%A9+5%25"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"filter": {"tags": "none"}}, "filter"),
        ({"filter": {}}, "filter"),
        ({"mm": 200}, "mm"),
        ({"mm": 9}, "mm"),
        ({"paper": "a4-70x37", "mm": 40}, "mm"),
        ({"paper": "a5"}, "paper"),
        ({"text": "桜"}, "text"),
        ({"places": [f"1-{MAX_CODES + 1}"]}, "places"),
    ],
)
def test_what_is_refused(client: Client, link: dict[str, Any], body: dict[str, Any], field: str) -> None:
    answer = client.post("/v1/qr-sheets", json={"filter": {"tags": "print"}, **body})
    assert answer.status_code == 422
    assert field in str(answer.get_json()["errors"])


def test_too_many(client: Client, link: dict[str, Any], make_link: Callable[..., dict[str, Any]]) -> None:
    make_link(HOST, alias="other", tags=["print"])
    answer = client.post("/v1/qr-sheets", json={"filter": {"tags": "print"}, "places": ["1-101"]})
    assert answer.get_json()["errors"] == {
        "filter": ["This would be 202 codes; a sheet has up to 100 links and 200 codes."]
    }


def test_patterns_have_none_and_hostnames_may_forbid_them(client: Client, link: dict[str, Any]) -> None:
    pattern = {"url": f"{HOST}/old/*", "match": "pattern", "destination": "https://a.example/*", "tags": ["print"]}
    assert client.post("/v1/redirect", json=pattern).status_code == 200
    assert len(zxingcpp.read_barcodes(painted(sheet(client).data))) == 1
    host = client.get("/v1/host").get_json()["data"][0]
    client.put(f"/v1/host/{host['host']}", json={"short_links_enabled": False})
    # It was there before the switch.
    assert len(zxingcpp.read_barcodes(painted(sheet(client).data))) == 1


def test_the_command(client: Client, link: dict[str, Any], run_command: RunCommand, tmp_path: Path) -> None:
    client.put(f"/v1/links/{link['id']}/qr", json={"color": "#eeee00"})
    file = tmp_path / "tables.pdf"
    done = run_command("qr-sheet", link["url"], "--place", "Table 1-3", "--paper", "a4-70x37", "--output", str(file))
    assert done.exit_code == 0, done.output
    assert "3 codes of 25 mm on 1 page." in done.output
    assert f"Warning: {HOST}/menu: Cameras may not read the QR code" in done.output
    assert file.read_bytes().startswith(b"%PDF-1.4")
    assert run_command("qr-sheet").exit_code == 2


def test_each_record_that_is_named_must_be_there(client: Client, link: dict[str, Any], run_command: RunCommand) -> None:
    pattern = {"url": f"{HOST}/old/*", "match": "pattern", "destination": "https://a.example/*"}
    assert client.post("/v1/redirect", json=pattern).status_code == 200
    id_ = client.get("/v1/redirect").get_json()["data"][0]["id"]
    for records, reason in (
        (["nothing"], "signpost: There is no record with the id nothing.\n"),
        ([link["id"], "nothing"], "signpost: There is no record with the id nothing.\n"),
        ([link["id"], id_], f"signpost: {HOST}/old/* is a pattern: it has no address that a code could show.\n"),
        ([link["url"], f"{HOST}/nothing"], f"signpost: There is no record at {HOST}/nothing.\n"),
    ):
        done = run_command("qr-sheet", *records)
        assert (done.exit_code, done.stdout, done.stderr) == (1, "", reason)
