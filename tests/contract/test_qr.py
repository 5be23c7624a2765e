"""QR codes as pictures: what cameras read, and what the style of a record makes of it. An extension."""

import html
import re
from typing import Any

import pytest

from .client import Api, eventually
from .errors import rejected
from .pictures import WHITE, Picture, has_finders, png, read, text_of
from .records import DEST, get


def picture(api: Api, record: Any, size: int = 300) -> Picture:
    answer = api("GET", f"/links/{record['id']}/qr", query={"format": "png", "size": size})
    assert (answer.status, answer.headers["Content-Type"]) == (200, "image/png"), answer.text[:200]
    found = read(answer.body)
    assert has_finders(found.rows), "Cameras find no QR code in the picture."
    return found


def styled(api: Api, record: Any, **style: Any) -> None:
    full = {"theme": "square", "color": "#000000", "logo": False, "show_url": False, "margin": "4", **style}
    answer = api("PUT", f"/links/{record['id']}/qr", full)
    assert answer.status == 200, answer.text


@pytest.mark.parametrize("theme", ["square", "dots", "rounded"])
def test_it_leads_to_the_link_and_says_that_it_was_scanned(api: Api, host: str, link: Any, theme: str) -> None:
    """`_qr=1` is the last parameter, and no destination sees it."""
    record = link(alias="a", forward_query=True)
    asking = api("POST", "/redirect", {"url": f"https://{host}/r?id=7", "destination": DEST}).json["data"][0]
    for one, mark in ((record, "?_qr=1"), (asking, "&_qr=1")):
        styled(api, one, theme=theme)
        assert text_of(picture(api, one)) == one["url"] + mark

    assert api.visit(host, "/a?x=1&_qr=1").location == f"{DEST}?x=1"
    assert api.visit(host, "/a?_qr=1&x=1").location == f"{DEST}?x=1"
    assert api.visit(host, "/a?_qr=1").location == DEST
    assert api.visit(host, "/a?_qr=2&a_qr=1").location == f"{DEST}?_qr=2&a_qr=1"
    assert api.visit(host, "/r?_qr=1&id=7").location == DEST


@pytest.mark.parametrize(("size", "margin"), [(200, 0), (300, 1), (600, 4), (1024, 2), (700, 10)])
def test_its_size_its_margin_and_its_color(api: Api, link: Any, size: int, margin: int) -> None:
    """About as wide as it was asked for, on white."""
    record = link()
    styled(api, record, margin=str(margin), color="#1A4D7F")

    found = picture(api, record, size)

    assert (found.margin, found.color) == (margin, (0x1A, 0x4D, 0x7F))
    assert found.width == found.height == (len(found.rows) + 2 * margin) * found.module
    assert abs(found.width - size) <= (len(found.rows) + 2 * margin) / 2
    # Each module is all of one color.
    pixels = png(api("GET", f"/links/{record['id']}/qr", query={"format": "png", "size": size}).body)
    begin, end = margin * found.module, (margin + len(found.rows)) * found.module
    grid = [row[begin:end] for row in pixels[begin:end]]
    colors = {True: found.color, False: WHITE}
    for y, row in enumerate(grid):
        wanted = [colors[dark] for dark in found.rows[y // found.module] for _ in range(found.module)]
        assert row == wanted, f"Line {y} of the code has modules of two colors."
    svg = api("GET", f"/links/{record['id']}/qr", query={"size": size}).text
    assert f'width="{size}"' in svg
    assert f'height="{size}"' in svg
    modules = len(found.rows) + 2 * margin
    assert f'viewBox="0 0 {modules} {modules}"' in svg
    assert "#1a4d7f" in svg.lower()


@pytest.mark.parametrize("theme", ["square", "dots", "rounded"])
def test_a_logo_covers_the_middle(api: Api, link: Any, theme: str) -> None:
    """And the code is one that survives that; without a logo nothing is covered."""
    record = link()
    styled(api, record, theme=theme, color="#660000")
    without = picture(api, record)
    plain_svg = api("GET", f"/links/{record['id']}/qr").text
    styled(api, record, theme=theme, color="#660000", logo=True)
    found = picture(api, record)
    svg = api("GET", f"/links/{record['id']}/qr").text

    assert found.level == "H"
    count = len(found.rows)
    assert count >= len(without.rows)
    assert "<polygon" in svg
    assert "<polygon" not in plain_svg
    # Around the logo a ring is left white; further out the code goes on.
    middle = count // 2
    rows = [row[middle - 2 : middle + 3] for row in found.rows[middle - 2 : middle + 3]]
    assert any(not dark for row in rows for dark in row)
    covered = [
        found.rows[y][x]
        for y in range(count)
        for x in range(count)
        if 0.08 * count < max(abs(x + 0.5 - count / 2), abs(y + 0.5 - count / 2)) < 0.11 * count - 1
    ]
    assert sum(covered) <= len(covered) / 2
    outside = [
        found.rows[y][x] for y in range(9, count - 9) for x in range(9, count - 9)
        if max(abs(x + 0.5 - count / 2), abs(y + 0.5 - count / 2)) > 0.13 * count + 1
    ]  # fmt: skip
    assert not outside or 0.25 < sum(outside) / len(outside) < 0.75


def test_the_url_below_it(api: Api, host: str, link: Any) -> None:
    """Without its scheme; what is too long for a line is cut."""
    short = link(alias="a")
    long = api("POST", "/redirect", {"url": f"https://{host}/r?{'x' * 80}=1&y=<", "destination": DEST}).json["data"][0]
    for record in (short, long):
        styled(api, record, show_url=False)
        assert "<text" not in api("GET", f"/links/{record['id']}/qr").text
        before = picture(api, record)
        styled(api, record, show_url=True)
        after = png(api("GET", f"/links/{record['id']}/qr", query={"format": "png", "size": 300}).body)
        assert len(after[0]) == before.width
        assert len(after) == before.height + 3 * before.module
        assert any(pixel != WHITE for row in after[-3 * before.module :] for pixel in row)
        svg = api("GET", f"/links/{record['id']}/qr").text
        (text,) = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
        if record is short:
            assert text == f"{host}/a"
        else:
            assert text.startswith(f"{host}/r?xxx")
            assert len(html.unescape(text)) <= 60
        assert api("GET", f"/links/{record['id']}/qr").headers["Content-Type"].startswith("image/svg+xml")


def test_the_limits_of_a_style(api: Api, link: Any) -> None:
    record = link()
    path = f"/links/{record['id']}/qr"
    wrong = [("margin", text) for text in ("100", "-1", "", "x")]
    wrong += [("color", text) for text in ("#12345", "#1234567", "12345678", "#12345g")] + [("theme", "")]
    for name, text in wrong:
        assert rejected(api("PUT", path, {name: text})) == {name}, text
    for margin in ("99", "0"):
        assert api("PUT", path, {"margin": margin}).json["qr"]["margin"] == margin
    # What is not given stays.
    styled(api, record, theme="dots", color="#112233", logo=True, show_url=True, margin="2")
    wanted = {"theme": "dots", "color": "#112233", "logo": True, "show_url": True, "margin": "2"}
    changes = {"theme": "rounded", "color": "#445566", "logo": False, "show_url": False, "margin": "3"}
    for name, value in changes.items():
        wanted[name] = value
        assert api("PUT", path, {name: value}).status == 200
        assert get(api, record["id"])["qr"] == wanted
    for size, status in ((63, 422), (64, 200), (2048, 200), (2049, 422)):
        assert api("GET", path, query={"size": size}).status == status
    for query, field in (({"size": "x"}, "size"), ({"format": "jpg"}, "format"), ({"color": "#000000"}, "color")):
        assert rejected(api("GET", path, query=query)) == {field}


def test_scans_are_counted_apart(api: Api, host: str, link: Any) -> None:
    record = link(alias="a")
    for query in ("?_qr=1", "?_qr=1", ""):
        api.visit(host, f"/a{query}")
    path = f"/links/{record['id']}/clicks"

    found = eventually(
        lambda: api("GET", path, query={"by": "trigger"}).json, lambda answer: answer["total"]["clicks"] == 3
    )

    assert {row["value"]: row["clicks"] for row in found["data"]} == {"qr": 2, "": 1}
