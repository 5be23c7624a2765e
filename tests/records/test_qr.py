"""QR codes: a scanner reads the URL, whatever they look like. Spec: the record's `qr`; its picture: an extension."""

import io
import re
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
import zxingcpp
from flask import Flask
from PIL import Image, ImageDraw

from signpost.domain import vector
from signpost.domain.errors import Invalid
from signpost.domain.records import qr
from signpost.domain.records.qr import MIN_CONTRAST, QrStyle
from signpost.operations.workspaces import workspace_settings, workspaces
from signpost.storage.models import DEFAULT_QR
from tests.conftest import ROOT, Client, RunCommand, first_workspace

HOST = "go.acme.test"


@pytest.fixture
def host(connect: Callable[..., str]) -> str:
    return connect(HOST)


@pytest.fixture
def link(host: str, make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(HOST, alias="spring")


@pytest.mark.parametrize("size", [128, 300, 1024, 2048])
@pytest.mark.parametrize(
    "look",
    [
        {},
        {"theme": "dots"},
        {"theme": "rounded", "logo": True},
        {"logo": True, "color": "#003366", "show_url": False, "margin": "6"},
    ],
)
def test_a_scanner_reads_the_url(client: Client, link: dict[str, Any], look: dict[str, Any], size: int) -> None:
    client.put(f"/v1/links/{link['id']}/qr", json=look)
    answer = client.get(f"/v1/links/{link['id']}/qr?format=png&size={size}")
    assert answer.mimetype == "image/png"
    picture = Image.open(io.BytesIO(answer.data))
    assert abs(picture.width - size) <= size * 0.2
    (found,) = zxingcpp.read_barcodes(picture)
    assert found.text == f"{link['url']}?_qr=1"


def test_svg(client: Client, link: dict[str, Any]) -> None:
    answer = client.get(f"/v1/links/{link['id']}/qr")
    assert answer.mimetype == "image/svg+xml"
    assert answer.text.startswith("<svg ")
    assert HOST in answer.text


def test_its_look_is_the_records(client: Client, link: dict[str, Any]) -> None:
    look = {"theme": "dots", "color": "#003366", "logo": True, "show_url": False, "margin": "2"}
    assert client.put(f"/v1/links/{link['id']}/qr", json=look).json["qr"] == look
    assert client.put(f"/v1/links/{link['id']}/qr", json={"margin": "4"}).json["qr"] == {**look, "margin": "4"}
    assert [entry["id"] for entry in client.get("/v1/links?filter[qr]=true").json["data"]] == [link["id"]]
    assert 'fill="#003366"' in client.get(f"/v1/links/{link['id']}/qr").text


@pytest.mark.parametrize(
    "look",
    [
        {"theme": "hearts"},
        {"color": "red"},
        {"color": "#fff"},
        {"background": "white"},
        {"margin": "-1"},
        {"margin": 4},
        {"logo": "yes"},
        {"x": 1},
    ],
)
def test_a_bad_look(client: Client, link: dict[str, Any], look: dict[str, Any]) -> None:
    assert client.put(f"/v1/links/{link['id']}/qr", json=look).status_code == 422


@pytest.mark.parametrize("query", ["format=gif", "size=63", "size=2049", "size=big", "x=1", "mm=9", "mm=842"])
def test_a_bad_question(client: Client, link: dict[str, Any], query: str) -> None:
    assert client.get(f"/v1/links/{link['id']}/qr?{query}").status_code == 422


def test_no_new_ones_where_the_hostname_forbids_them(client: Client, link: dict[str, Any]) -> None:
    client.post("/v1/host", json={"host": HOST, "short_links_enabled": False})
    new = client.post("/v1/redirect", json={"url": f"https://{HOST}/new", "destination": "https://x.example"}).json[
        "data"
    ][0]
    assert client.get(f"/v1/links/{link['id']}/qr").status_code == 200
    refused = client.get(f"/v1/links/{new['id']}/qr")
    assert refused.status_code == 422
    assert refused.json["errors"] == {"host": ["QR codes are off for this hostname."]}


@pytest.mark.slow
def test_four_of_the_largest_at_once_take_little_memory() -> None:
    """In a process of its own, whose peak memory the system reports. It was 2 GB."""
    script = """
import resource, threading
from signpost.domain.records import qr
from signpost.storage.models import DEFAULT_QR
look = {**DEFAULT_QR, "theme": "dots", "color": "#003366", "logo": True}
qr.picture("https://go.acme.test/", look, format="png", size=64)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
draw = lambda n: qr.picture(f"https://go.acme.test/{n}", look, format="png", size=qr.MAX_PIXELS)
threads = [threading.Thread(target=draw, args=(n,)) for n in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    # Linux counts in KiB, macOS in bytes.
    assert int(done.stdout) / (1024 if sys.platform == "linux" else 1024**2) < 50


def test_the_colour_is_the_one_asked_for(client: Client, link: dict[str, Any]) -> None:
    client.put(f"/v1/links/{link['id']}/qr", json={"color": "#003366", "theme": "rounded"})
    answer = client.get(f"/v1/links/{link['id']}/qr?format=png&size=300")
    colors = Image.open(io.BytesIO(answer.data)).convert("RGB").getcolors(1 << 16)
    assert {(0x00, 0x33, 0x66), (255, 255, 255)} == {
        color for _, color in sorted(cast("list[tuple[int, Any]]", colors))[-2:]
    }


def test_a_background(client: Client, link: dict[str, Any]) -> None:
    style = {"color": "#003366", "background": "#FFEE00", "show_url": False}
    answered = client.put(f"/v1/links/{link['id']}/qr?include=extensions", json=style).json
    assert answered["qr"].keys() == {"theme", "color", "logo", "show_url", "margin"}
    extended = client.get(f"/v1/links/{link['id']}?include=extensions").json["extensions"]
    assert extended["qr_background"] == "#FFEE00"
    assert 'fill="#FFEE00"' in client.get(f"/v1/links/{link['id']}/qr").text
    picture = Image.open(io.BytesIO(client.get(f"/v1/links/{link['id']}/qr?format=png").data)).convert("RGB")
    assert {color for _, color in cast("list[tuple[int, Any]]", picture.getcolors())} == {(0, 51, 102), (255, 238, 0)}


SHAPES = re.compile(rb"([\d. -]+) rg (?:[\d. -]+ RG ([\d.]+) w 1 J 1 j )?((?:[\d.]+ [\d.]+ m [^mf]*?h ?)+)[fB]\n")


def painted(pdf: bytes, scale: int = 8) -> Image.Image:
    """The shapes of a PDF of one code, as another program reads them from the file."""
    (width, height) = (float(side) for side in re.findall(rb"MediaBox\[0 0 ([\d.]+) ([\d.]+)", pdf)[0])
    content = zlib.decompress(re.findall(rb"stream\n(.*?)\nendstream", pdf, re.S)[-1])
    unit = float(re.findall(rb"q ([\d.]+) 0 0", content)[0])
    ratio = height / width
    modules = float(re.findall(rb"0 0 ([\d.]+) [\d.]+ re f", content)[0])
    image = Image.new("L", (round(modules * scale), round(modules * scale * ratio)), 255)
    assert unit * modules == pytest.approx(width / 72 * 25.4, abs=0.1)
    draw = ImageDraw.Draw(image)
    for _, stroke, outlines in SHAPES.findall(content):
        for outline in outlines.split(b"h"):
            numbers = [float(number) * scale for number in re.findall(rb"[\d.]+", outline)]
            if not numbers:
                continue
            around = float(stroke or 0) * scale / 2
            xs, ys = numbers[::2], numbers[1::2]
            if len(xs) <= 4:
                draw.rectangle((min(xs) - around, min(ys) - around, max(xs) + around - 1, max(ys) + around - 1), fill=0)
            else:
                draw.polygon([*zip(xs, ys, strict=True)], fill=0)
    return image


@pytest.mark.parametrize("look", [{}, {"theme": "dots", "margin": "6"}, {"theme": "rounded", "logo": True}])
def test_a_pdf(client: Client, link: dict[str, Any], look: dict[str, Any]) -> None:
    client.put(f"/v1/links/{link['id']}/qr", json=look)
    answer = client.get(f"/v1/links/{link['id']}/qr?format=pdf&mm=50")
    assert answer.mimetype == "application/pdf"
    assert answer.data.startswith(b"%PDF-1.4\n")
    (width,) = re.findall(rb"MediaBox\[0 0 ([\d.]+) ", answer.data)
    assert float(width) == pytest.approx(50 / 25.4 * 72, abs=0.01)
    (found,) = zxingcpp.read_barcodes(painted(answer.data))
    assert found.text == f"{link['url']}?_qr=1"
    # Each object is where the table says.
    table = int(re.findall(rb"startxref\n(\d+)", answer.data)[0])
    assert answer.data[table:].startswith(b"xref")
    for number, place in enumerate(re.findall(rb"(\d{10}) 00000 n", answer.data), 1):
        assert answer.data[int(place) :].startswith(b"%d 0 obj" % number)


def test_an_svg_in_millimetres(client: Client, link: dict[str, Any]) -> None:
    text = client.get(f"/v1/links/{link['id']}/qr?mm=50").text
    assert re.search(r'width="50mm" height="5\d(\.\d+)?mm"', text)


@pytest.mark.parametrize("size", [128, 512, 2048])
def test_the_logo_of_the_workspace(app: Flask, client: Client, link: dict[str, Any], size: int) -> None:
    logo = io.BytesIO()
    Image.new("RGBA", (200, 100), (200, 0, 0, 255)).save(logo, "PNG")
    with app.app_context():
        caller = workspaces.member_caller(first_workspace())
        workspace_settings.update_pages(caller, {}, {}, logo.getvalue())
    path = f"/v1/links/{link['id']}/qr"
    client.put(path, json={"logo": True})
    picture = Image.open(io.BytesIO(client.get(f"{path}?format=png&size={size}").data)).convert("RGB")
    assert picture.getpixel((picture.width // 2, picture.width // 2)) == (200, 0, 0)
    (found,) = zxingcpp.read_barcodes(picture)
    assert found.text == f"{link['url']}?_qr=1"
    svg = client.get(path).text
    assert "data:image/png;base64," in svg
    assert "<polygon" not in svg
    assert b"/Subtype/Image/Width 200/Height 100" in client.get(f"{path}?format=pdf").data


@pytest.mark.parametrize(("text", "is_printable"), [("Menü – 5 €", True), ("東京", False), ("a\nb", False), ("", True)])
def test_what_a_pdf_can_have(text: str, is_printable: bool) -> None:
    assert vector.is_printable(text) is is_printable
    look: QrStyle = {**DEFAULT_QR}
    assert qr.picture(f"https://go.acme.test/{text}(1", look, format="pdf").startswith(b"%PDF")


@pytest.mark.parametrize("look", [{}, {"theme": "dots", "margin": "0"}, {"logo": True, "show_url": False}])
def test_a_text_and_a_frame(client: Client, link: dict[str, Any], look: dict[str, Any]) -> None:
    path = f"/v1/links/{link['id']}/qr"
    client.put(path, json=look)
    plain, query = client.get(path).text, "text=Scan+me&frame=true"
    for size in (64, 300, 1024):
        picture = Image.open(io.BytesIO(client.get(f"{path}?format=png&size={size}&{query}").data)).convert("L")
        if size > 64:
            (found,) = zxingcpp.read_barcodes(picture)
            assert found.text == f"{link['url']}?_qr=1"
        # A line on each side, and nothing outside of it.
        lines = [picture.rotate(turn, expand=True) for turn in (0, 90, 180, 270)]
        for side in lines:
            column = [side.getpixel((side.width // 8, y)) for y in range(side.height // 20 + 2)]
            assert (column[0], min(cast("list[int]", column))) == (255, 0)
    (found,) = zxingcpp.read_barcodes(painted(client.get(f"{path}?format=pdf&{query}").data))
    assert found.text == f"{link['url']}?_qr=1"
    svg = client.get(f"{path}?{query}").text
    assert re.findall(r">(Scan me|go.acme.test/spring)<", svg) == (
        ["go.acme.test/spring", "Scan me"] if look.get("show_url", True) else ["Scan me"]
    )
    # They are of this picture alone.
    assert client.get(path).text == plain


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("text=東京", "The fonts of a PDF have only the letters of Western Europe."),
        ("text=Menü&format=png", "A PNG can have only English letters. Choose SVG or PDF."),
        (f"text={'x' * 61}", "Use at most 60 characters."),
        ("text=a%0Ab", ""),
        ("frame=maybe", "Must be one of:"),
    ],
)
def test_a_text_or_a_frame_that_is_refused(client: Client, link: dict[str, Any], query: str, reason: str) -> None:
    answer = client.get(f"/v1/links/{link['id']}/qr?{query}")
    assert answer.status_code == 422
    assert reason in answer.json["errors"][query.partition("=")[0]][0]
    assert client.get(f"/v1/links/{link['id']}/qr?text=Menü").status_code == 200


def test_an_address_in_a_png_has_letters_that_its_font_has(host: str, make_link: Callable[..., dict[str, Any]]) -> None:
    """Others were boxes."""
    look: QrStyle = {**DEFAULT_QR}
    drawn = qr._drawing("https://go.acme.test/schöne-Grüße" + "x" * 60, look, None)
    ((line, _, _),) = drawn.below(qr._ascii)
    assert line.startswith("go.acme.test/sch%C3%B6ne-Gr%C3%BC%C3%9Fe")
    assert "..." in line


def test_the_command_draws_with_a_logo(link: dict[str, Any], run_command: RunCommand, tmp_path: Path) -> None:
    logo, picture = tmp_path / "logo.png", tmp_path / "code.png"
    Image.new("RGB", (50, 50), (200, 0, 0)).save(logo)
    options = ("--format", "png", "--text", "Scan me", "--frame", "--output", str(picture))
    run_command("links", "qr", link["id"], "--logo", str(logo), *options)
    image = Image.open(picture).convert("RGB")
    assert image.getpixel((image.width // 2, image.width // 2)) == (200, 0, 0)
    (found,) = zxingcpp.read_barcodes(image)
    assert found.text == f"{link['url']}?_qr=1"
    logo.write_bytes(b"GIF89a")
    refused = run_command("links", "qr", link["id"], "--logo", str(logo))
    assert (refused.exit_code, "Choose a PNG picture." in refused.stderr) == (1, True)


COLORS = ("#000000", "#003366", "#1d6b52", "#777777", "#ff0000", "#00aa00", "#ffee00", "#fffffe", "#ffffff")


@pytest.mark.parametrize("background", COLORS)
@pytest.mark.parametrize("color", COLORS)
def test_what_is_called_legible_is_read(color: str, background: str) -> None:
    """By a camera that tells four shades of gray apart; what has almost no contrast is not."""
    found = qr.legibility(color, background)
    look: QrStyle = {**DEFAULT_QR, "color": color, "background": background}
    picture = Image.open(io.BytesIO(qr.picture("https://go.acme.test/a", look, format="png", size=300)))
    shades = picture.convert("L").point([shade // 64 * 64 for shade in range(256)])
    seen = [code.text for code in zxingcpp.read_barcodes(shades, try_invert=False)]
    if found.is_good:
        assert found.contrast >= MIN_CONTRAST
        assert seen == ["https://go.acme.test/a?_qr=1"]
    elif found.contrast < 1.2 or found.is_inverted:
        assert seen == []
    assert ("Cameras read it well" in found.sentence) is found.is_good


def test_the_command_warns_of_a_pale_one(client: Client, link: dict[str, Any], run_command: RunCommand) -> None:
    assert run_command("links", "qr", link["id"]).stderr == ""
    client.put(f"/v1/links/{link['id']}/qr", json={"color": "#fffffe"})
    done = run_command("links", "qr", link["id"])
    assert done.stdout.startswith("<svg")
    assert "contrast of #fffffe with white is 1.0:1" in done.stderr


def test_few_pictures_are_kept() -> None:
    assert qr._picture.cache_info().maxsize == qr.CACHED_PICTURES


@pytest.mark.parametrize("length", [1_000, 2_000, 2_900])
def test_long_urls_have_a_code_too(length: int) -> None:
    """The longer the URL, the less damage its code tolerates; one that tolerates too little has no logo."""
    look: QrStyle = {**DEFAULT_QR, "logo": True}
    url = "https://go.acme.test/" + "a/" * (length // 2)
    svg = qr.picture(url, look, format="svg", size=300).decode()
    assert ("<polygon" in svg) == (length == 1_000)
    assert "go.acme.test/a/a/" in svg
    assert "…" in svg
    assert qr.picture(url, look, format="png", size=300).startswith(b"\x89PNG")


def test_a_url_that_no_code_can_hold_is_refused() -> None:
    look: QrStyle = {**DEFAULT_QR, "show_url": False}
    with pytest.raises(Invalid):
        qr.picture("https://go.acme.test/" + "a" * 3_000, look, format="svg", size=300)
