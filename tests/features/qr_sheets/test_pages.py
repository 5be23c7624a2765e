"""The page that prints QR codes: a sheet of links that are ticked, have a tag or match filters."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

from tests.conftest import Client
from tests.features.conftest import Person, match_in, shown

HOST = "go.acme.test"
Make = Callable[..., dict[str, Any]]


@pytest.fixture
def links(connect: Callable[..., str], make_link: Make) -> list[str]:
    host = connect(HOST)
    return [make_link(host, alias=f"menu-{number}", tags=["print"])["id"] for number in range(3)]


def files_of(person: Person, path: str) -> tuple[str, bytes]:
    """The picture and the PDF that a page shows."""
    page = person.get(path)
    assert page.status_code == 200
    picture = person.get(unescape(match_in(r'<img src="([^"]+)"', page.text).group(1)))
    assert picture.mimetype == "image/svg+xml"
    pdf = person.get(unescape(match_in(r'class="button" href="([^"]+pdf[^"]+)"', page.text).group(1)))
    assert pdf.headers["Content-Disposition"] == 'attachment; filename="qr-codes.pdf"'
    return picture.text, pdf.data


def test_nothing_is_chosen_at_first(person: Person, links: list[str]) -> None:
    page = person.get("/qr")
    assert "Choose links or a tag" in shown(page)
    assert '<option value="print">print (3)</option>' in page.text
    # The sheet is there in grey, with as many places for codes as the paper has; nothing to download.
    assert page.text.count("<rect ") == 3 * 5
    assert "sheet.pdf" not in page.text
    assert person.get("/qr?chosen=1&paper=a4-70x37").text.count("<rect ") == 3 * 8
    assert 'href="/qr" aria-current="page"' in page.text


def test_the_button_is_in_the_head_and_a_tag_is_chosen_from_a_list(person: Person, links: list[str]) -> None:
    page = person.get("/qr?filter[tags]=print")
    assert "sheet.pdf" in page.text.partition('<header class="head">')[2].partition("</header>")[0]
    assert '<option value="print" selected>print (3)</option>' in page.text
    # A filter of the list that has several tags stays one.
    assert (
        '<option value="print,other" selected>print,other</option>' in person.get("/qr?filter[tags]=print,other").text
    )


def test_a_tag(person: Person, links: list[str]) -> None:
    picture, pdf = files_of(person, "/qr?filter[tags]=print&text=Scan+me")
    assert re.findall(r">(go.acme.test/[^<]+|Scan me)<", picture) == [
        text for number in (2, 1, 0) for text in ("Scan me", f"{HOST}/menu-{number}")
    ]
    assert pdf.startswith(b"%PDF")


def test_ticked_ones_in_places(person: Person, links: list[str]) -> None:
    ticked = {"id": links[:2], "back": "/links"}
    answer = person.post("/qr", ticked, page="/links")
    assert answer.location == f"/qr?id={links[0]}&id={links[1]}"
    path = f"{answer.location}&chosen=1&places=Table+1-20%0AEntrance&paper=a4-63.5x38.1&frame=1"
    page = person.get(path)
    assert "Page 1 of 2 · A4, 210 × 297 mm · 42 codes of 30 mm" in shown(page)
    assert "from about 0.3 m" in shown(page)
    picture, _ = files_of(person, path + "&page=2")
    assert (picture.count("Entrance"), "Table 20" in picture, HOST in picture) == (1, True, False)
    # One is taken away again.
    without = unescape(match_in(r'href="([^"]+)" class="chip"', page.text).group(1))
    assert f"id={links[1]}" in without
    assert f"id={links[0]}" not in without
    assert "21 codes of 30 mm" in shown(person.get(without))


def test_all_that_match(person: Person, links: list[str]) -> None:
    chosen = {"all": "1", "filter[search]": "menu-1", "filter[handler]": "short-url", "back": "/links"}
    answer = person.post("/qr", chosen, page="/links")
    picture, _ = files_of(person, answer.location)
    assert f">{HOST}/menu-1<" in picture
    assert "1 link matches." in shown(person.get(answer.location))


def test_a_link_is_added(person: Person, make_link: Make, links: list[str]) -> None:
    other = make_link(HOST, alias="other")["id"]
    answer = person.get(f"/qr?chosen=1&text=Scan+me&id={links[0]}&add={HOST}/menu-2")
    assert answer.location == f"/qr?chosen=1&text=Scan+me&id={links[0]}&id={links[2]}"
    # Those of a tag stay.
    answer = person.get(f"/qr?filter[tags]=print&add={HOST}/other")
    assert [part for part in answer.location.split("&") if "id=" in part] == [
        f"id={id_}" for id_ in (*links[::-1], other)
    ]
    assert "filter" not in answer.location
    page = person.get(f"/qr?add={HOST}/nothing")
    assert page.status_code == 200
    assert "There is no record" in shown(page)


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("filter[tags]=none", "No link matches that could have a code."),
        ("filter[tags]=print&mm=190&places=1-2", "does not fit"),
        ("filter[tags]=print&paper=a5", "paper"),
        ("filter[tags]=print&places=1-100", "300 codes"),
        ("id=nothing", "No link matches"),
        ("filter[health]=odd", "broken"),
    ],
)
def test_what_cannot_be_printed_is_said(person: Person, links: list[str], query: str, message: str) -> None:
    page = person.get(f"/qr?{query}")
    assert page.status_code == 200
    assert message in shown(page)
    assert person.get(f"/qr/sheet.pdf?{query}").status_code == 422


def test_the_palest_is_warned_of(person: Person, client: Client, links: list[str]) -> None:
    assert "Cameras read it well." in shown(person.get("/qr?filter[tags]=print"))
    client.put(f"/v1/links/{links[1]}/qr", json={"color": "#eeee00"})
    page = shown(person.get("/qr?filter[tags]=print"))
    assert f"{HOST}/menu-1 Cameras may not read the QR code" in " ".join(page.split())
