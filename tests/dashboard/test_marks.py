"""Pages without unmarked texts: in a language that puts brackets around each translation, all words are in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from flask import Flask

from signpost import translations
from signpost.translations import catalog
from tests.dashboard.conftest import Person
from tests.dashboard.test_account import set_up
from tests.translations.catalogs import extracted

# Pages whose texts are all marked: a page is added once it is. {name} is what the fixture made.
COMPLETE = (
    "/account",
    "/account/devices",
    "/account/passkeys",
    "/account/second-step",
    "/jobs",
    "/members",
    "/tokens",
    "/workspaces/new",
)
# Of a person who is not signed in.
OPEN = ("/sign-in", "/welcome/none", "/invitation/none", "/unsubscribe/none", "/invitation/{invitation}")
# What is no text of ours: the product's name, names of languages in themselves, ways to write dates, technical names.
OWN_NAMES = re.compile(
    r"Signpost|English( \((UK|US)\))?|Deutsch|Español|Français|2030-12-31 \(ISO 8601\)|UTC|API|HTTPS|DNS|REST"
)
# Elements with data, code, or words in another language.
NO_TEXT = {"bdi", "code", "pre", "script", "style", "time", "datalist", "svg", "footer", "kbd"}
EMPTY = {"input", "link", "meta", "br", "img", "option", "use", "wbr"}
READ_ALOUD = ("aria-label", "title", "placeholder", "alt")


@pytest.fixture(scope="module")
def brackets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """German is the language with brackets."""
    folder = tmp_path_factory.mktemp("catalogs")
    own = Catalog(locale="de")
    for message in extracted():
        texts = message.id if isinstance(message.id, tuple) else (message.id,)
        if message.id:
            own.add(message.id, tuple(f"⟦{text}⟧" for text in texts) if len(texts) > 1 else f"⟦{texts[0]}⟧")
    with (folder / "de.po").open("wb") as file:
        write_po(file, own)
    patch = pytest.MonkeyPatch()
    patch.setattr(translations, "FOLDER", Path(folder))
    catalog.cache_clear()
    yield
    patch.undo()
    catalog.cache_clear()


class _Texts(HTMLParser):
    """The texts of the main part of a page that are not in brackets."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._depth = self._brackets = 0
        self._within: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag == "main" or self._within:
            if tag not in EMPTY:
                self._within.append(tag)
            for name, value in attributes:
                # Of moments, and of browsers' names for themselves.
                is_data = name == "title" and tag in ("time", "strong")
                if name in READ_ALOUD and value and not is_data:
                    self._note(re.sub(r"⟦[^⟦⟧]*⟧", "", re.sub(r"⟦[^⟦⟧]*⟧", "", value)))

    def handle_endtag(self, tag: str) -> None:
        if tag in self._within:
            while self._within.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not self._within:
            return
        outside = ""
        for letter in data:
            self._brackets += {"⟦": 1, "⟧": -1}.get(letter, 0)
            outside += letter if not self._brackets and letter != "⟧" else " "
        if not NO_TEXT & {*self._within}:
            self._note(outside)

    def _note(self, text: str) -> None:
        text = OWN_NAMES.sub("", " ".join(text.split()))
        if re.search(r"[^\W\d_]{2}", text):
            self.found.append(text)


def unmarked(html: str) -> list[str]:
    parser = _Texts()
    parser.feed(html)
    assert "⟦" in html
    return parser.found


GERMAN = {"Accept-Language": "de"}


def test_what_is_not_marked_is_found() -> None:
    page = "<main><p>⟦Signed in as <b>Ana</b>⟧</p><p title='No one'>⟦Good⟧ day <bdi>Ana</bdi></p></main>"
    assert unmarked(page) == ["No one", "day"]


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("path", COMPLETE)
def test_pages_of_a_person(person: Person, path: str) -> None:
    set_up(person)
    person.post("/tokens", {"name": "Ci", "role": "owner", "kind": "api"}, page="/tokens")
    person.post("/members", {"email": "bo@acme.test", "role": "editor"}, page="/members")
    answer = person.get(path, headers=GERMAN)
    assert answer.status_code == 200
    assert unmarked(answer.text) == []


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("path", OPEN)
def test_open_pages(person: Person, stranger: Person, path: str) -> None:
    if "{invitation}" in path:
        made = person.post("/members", {"email": "bo@acme.test", "role": "editor"}, page="/members")
        link = re.search(r"/invitation/([\w-]+)<", person.get(made.location).text)
        assert link is not None
        path = path.format(invitation=link[1])
    answer = stranger.get(path, headers=GERMAN)
    assert unmarked(answer.text) == []


@pytest.mark.usefixtures("brackets")
def test_the_first_form_of_a_person(person: Person) -> None:
    assert unmarked(person.get("/account", headers=GERMAN).text) == []


@pytest.mark.usefixtures("brackets")
def test_errors(app: Flask, person: Person) -> None:
    """Their messages come from operations, and are in English so far."""
    answer = person.get("/links/none", headers=GERMAN)
    assert answer.status_code == 404
    assert unmarked(answer.text) == []
