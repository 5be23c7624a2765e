"""In which language a page is, and that programs never notice."""

from __future__ import annotations

import subprocess
import sys
from html import unescape
from typing import Any

import pytest

from signpost.translations import gettext, language, number, percent, speaking
from signpost.translations.names import countries, languages
from tests.conftest import Client
from tests.features.conftest import Person
from tests.features.sign_in.test_account import save

ENGLISH_ONLY = """
import sys
from signpost.factory import create_app
client = create_app({"INSTANCE": sys.argv[1], "PUBLIC_URL": "http://localhost"}).test_client()
assert 'lang="en"' in client.get("/sign-in", headers={"Accept-Language": "en-GB"}).text
assert not [name for name in sys.modules if name.partition(".")[0] == "babel"]
assert 'lang="fr"' in client.get("/sign-in", headers={"Accept-Language": "fr"}).text
assert "babel" in sys.modules
"""


def tag_of(person: Person, path: str = "/account", wanted: str = "") -> str:
    """The language of a page for a browser that wants these."""
    text = person.get(path, headers={"Accept-Language": wanted} if wanted else {}).text
    return text.partition('<html lang="')[2].partition('"')[0]


def choose(person: Person, tag: str, **typed: str) -> None:
    given = {"theme": "system", "timezone": "", "dates": "", "language": tag, **typed}
    assert save(person, "preferences", **given).status_code == 303


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-US,de;q=0.9", "en"),
        ("it-IT,it;q=0.9,fr-CA;q=0.8,en;q=0.7", "fr"),
        ("en;q=0.1,ES-mx", "es"),
        ("de;q=0,es;q=0.5", "es"),
        ("ja,*;q=0.5", "en"),
        ("x" * 5000, "en"),
        (",;q=,de;;", "de"),
    ],
)
def test_it_is_that_of_the_browser(stranger: Person, wanted: str, tag: str) -> None:
    assert tag_of(stranger, "/sign-in", wanted) == tag


def test_a_person_chooses_it_for_all_browsers(person: Person) -> None:
    for tag in ("fr", "en", "es"):
        choose(person, tag)
        assert tag_of(person, wanted="de") == tag
    choose(person, "")
    assert tag_of(person, wanted="de") == "de"


def test_there_is_no_other(person: Person) -> None:
    answer = save(person, "preferences", theme="system", timezone="", dates="", language="it")
    assert answer.status_code == 422
    assert "Choose one of the languages." in answer.text


def test_dates_are_written_as_in_the_language_until_the_person_chooses(person: Person) -> None:
    def style(wanted: str) -> str:
        text = person.get("/account", headers={"Accept-Language": wanted}).text
        return text.partition('id="dates"')[2].partition("</option>")[0].rpartition(": ")[2]

    assert [style(wanted) for wanted in ("en-US", "en-AU,en-US;q=0.5", "it", "de", "es-MX")] == [
        "English (US)",
        "English (US)",
        "English (UK)",
        "Deutsch",
        "Español",
    ]
    choose(person, "fr")
    assert style("de") == "Français"
    choose(person, "en")
    assert style("de,en-US;q=0.5") == "English (US)"


@pytest.mark.parametrize("path", ["/links/none", "/none", "/static/none", "/hosts/none/none", "/v1/none"])
def test_errors_have_it_too_and_the_next_request_has_not(person: Person, client: Client, path: str) -> None:
    choose(person, "de")
    # Flask's client answers in this thread, as a thread of the server answers one request after the other.
    assert tag_of(person) == "de"
    assert language() == "en"
    answer = person.get(path, headers={"Accept": "text/html", "Accept-Language": "de"})
    assert answer.status_code == 404
    assert answer.mimetype != "text/html" or '<html lang="de"' in answer.text
    assert language() == "en"


def test_programs_are_answered_in_english(person: Person, client: Client) -> None:
    choose(person, "de")
    before = client.post("/v1/link", json={})
    assert tag_of(person) == "de"
    assert client.post("/v1/link", json={}, headers={"Accept-Language": "de"}).json == before.json


GERMAN = {"Accept-Language": "de"}


# Of a rule of ours, of marshmallow, and of an operation.
@pytest.mark.parametrize(
    ("typed", "reason", "values"),
    [
        ({"alias": "_a"}, "Can't start with an underscore.", {}),
        ({"title": "x" * 1000}, "Use at most %(limit)s characters.", {"limit": 250}),
        ({"host": "b.test"}, "%(host)s is not connected to the workspace.", {"host": "b.test"}),
    ],
)
def test_a_refusal_is_in_the_language_of_who_reads_it(
    person: Person, client: Client, typed: dict[str, str], reason: str, values: dict[str, Any]
) -> None:
    body = {"host": "a.test", "alias": "a", "destination": "https://c.test/", **typed}
    answer = client.post("/v1/link", json=body, headers=GERMAN)
    assert [gettext(reason, **values)] in answer.json["errors"].values()
    page = person.post("/links/new", body, page="/links/new", headers=GERMAN)
    assert page.status_code == 422
    with speaking("de"):
        assert gettext(reason, **values) in unescape(page.text)


def test_agents_are_answered_in_english(client: Client) -> None:
    wanted = {"name": "create_link", "arguments": {"host": "a.test", "alias": "_a", "destination": "https://c.test/"}}
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": wanted}
    answer = client.post("/mcp/v1", json=body, headers={"Accept": "application/json, text/event-stream", **GERMAN})
    assert "Can't start with an underscore." in answer.text


def test_an_explanation_is_in_the_language_of_who_reads_it(person: Person, client: Client) -> None:
    client.post("/v1/host", json={"host": "a.test"})
    answer = client.post("/v1/links/explain", json={"url": "http://a.test/none"}, headers=GERMAN)
    text = answer.json["verdict"]["text"]
    page = person.get("/explain?url=http://a.test/none", headers=GERMAN)
    with speaking("de"):
        assert gettext(text) != text
        assert gettext(text).removesuffix(".") in unescape(page.text)


@pytest.mark.slow
def test_english_alone_needs_no_babel(tmp_path: object) -> None:
    done = subprocess.run([sys.executable, "-c", ENGLISH_ONLY, str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("tag", "texts"),
    [
        ("en", ["999", "1,234,567", "-5", "12%", "193%"]),
        ("de", ["999", "1.234.567", "-5", "12\xa0%", "193\xa0%"]),
        ("es", ["999", "1.234.567", "-5", "12\xa0%", "193\xa0%"]),
        ("fr", ["999", "1\u202f234\u202f567", "-5", "12\xa0%", "193\xa0%"]),
    ],
)
def test_numbers(tag: str, texts: list[str]) -> None:
    with speaking(tag):
        assert [number(999), number(1_234_567), number(-5), percent(0.12), percent(1.93)] == texts


def test_names_of_countries_and_languages() -> None:
    assert countries({"DE": "Germany"}) == {"DE": "Germany"}
    with speaking("fr"):
        assert countries({"DE": "Germany", "ES": "Spain"}) == {"DE": "Allemagne", "ES": "Espagne"}
        assert languages({"de": "German"}) == {"de": "Allemand"}
