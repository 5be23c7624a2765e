"""Pages compressed by the server itself, and what their lengths reveal."""

from __future__ import annotations

import gzip
import os
import re
import secrets
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from signpost.features.dashboard import assets
from tests.conftest import ORIGIN, Answer
from tests.features.conftest import PASSWORD, TOKEN, Person, match_in

ASKS = {"Accept-Encoding": "gzip, deflate, br, zstd"}
GUESSES = 12


def get(person: Person, path: str, **headers: str) -> Answer:
    return person.browser.get(person.at(path), headers={**ASKS, **headers})


def text_of(answer: Answer) -> str:
    assert answer.headers.get("Content-Encoding") == "gzip"
    return gzip.decompress(answer.data).decode()


@pytest.mark.parametrize("path", ["/", "/links", "/links?filter[search]=a", "/account", "/links/no-such-link"])
def test_pages_are_compressed_for_who_accepts_it(person: Person, path: str) -> None:
    answer = get(person, path)
    assert "</html>" in text_of(answer)
    assert "Accept-Encoding" in answer.headers["Vary"]
    assert "Cookie" in answer.headers["Vary"]
    assert answer.content_length == len(answer.data)
    for refused in ("", "br", "gzip;q=0", "identity"):
        whole = get(person, path, **{"Accept-Encoding": refused})
        assert "Content-Encoding" not in whole.headers
        assert "Accept-Encoding" in whole.headers["Vary"]


def test_head_says_what_get_does(person: Person) -> None:
    head = person.browser.head(person.at("/links"), headers=ASKS)
    assert (head.data, head.headers["Content-Encoding"]) == (b"", "gzip")
    # Tokens are random, and so is their share of the length.
    assert abs((head.content_length or 0) - len(get(person, "/links").data)) < 40


def test_what_is_short_or_no_page_stays_as_it_is(
    person: Person, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    link = make_link(connect("go.acme.test"))
    for path in ("/sign-in", "/clicks.csv", f"/links/{link['id']}/qr.svg", "/manifest.webmanifest"):
        assert "Content-Encoding" not in get(person, path).headers, path


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_another_site_requests_is_not_compressed(person: Person, site: str) -> None:
    answer = get(person, "/links?filter[search]=guess", **{"Sec-Fetch-Site": site})
    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store, no-transform"
    for own in ("same-origin", "none"):
        answer = get(person, "/links?filter[search]=guess", **{"Sec-Fetch-Site": own})
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Cache-Control"] == "no-store"


def test_pages_that_show_a_secret_are_not_compressed(person: Person) -> None:
    person.post("/account", {"password": PASSWORD})
    made = person.post("/tokens", {"name": "CI", "kind": "api", "role": "editor"}, page="/tokens")
    shown = get(person, made.headers["Location"])
    assert "sp_api_" in shown.text
    assert "no-transform" in shown.headers["Cache-Control"]
    begun = person.post("/account/second-step/begin", page="/account/second-step")
    assert begun.status_code == 303
    shown = get(person, "/account/second-step")
    assert "otpauth:" in shown.text
    assert "no-transform" in shown.headers["Cache-Control"]


class TestForms:
    def test_tokens_differ_in_each_answer_and_each_is_taken(self, person: Person) -> None:
        seen = [match_in(TOKEN, person.get("/account").text)[1] for _time in range(5)]
        assert len(set(seen)) == len(seen)
        # No position has a part of the secret.
        assert all(len(set(place)) > 1 for place in zip(*(token.rstrip("=") for token in seen), strict=True))
        for token in seen:
            answer = person.send("/account", {"csrf_token": token, "theme": "dark"}, page="/account")
            assert answer.status_code != 400

    def test_the_forms_of_one_page_have_one_token(self, person: Person) -> None:
        assert len(set(TOKEN.findall(person.get("/account").text))) == 1

    @pytest.mark.parametrize("damage", ["short", "long", "other", "letters", "empty", "unmasked", "zeros"])
    def test_a_token_that_is_damaged_is_refused(self, person: Person, damage: str) -> None:
        token = match_in(TOKEN, person.get("/account").text)[1]
        sent = {
            "short": token[:-4],
            "long": token + "AAAA",
            "other": ("B" if token[0] == "A" else "A") + token[1:],
            "letters": "\N{LATIN SMALL LETTER E WITH ACUTE}" + token[1:],
            "empty": "",
            "unmasked": secrets.token_hex(20),
            "zeros": "A" * len(token),
        }[damage]
        answer = person.send("/account", {"csrf_token": sent, "name": "Eve"}, page="/account")
        assert answer.status_code == 400
        assert "This form is too old" in answer.text

    @pytest.mark.parametrize(
        "page", ["", "https://evil.example/", "http://{host}/", "https://{host}:99999999/", "https://[/", "null"]
    )
    def test_a_form_on_another_page_is_refused(self, person: Person, page: str) -> None:
        token = match_in(TOKEN, person.get("/account").text)[1]
        host = ORIGIN.removeprefix("https://")
        answer = person.browser.post(
            person.at("/account"),
            data={"csrf_token": token, "name": "Eve"},
            headers={"Referer": page.format(host=host)},
        )
        # The form is shown again, and nothing is done.
        assert "again=" in answer.headers["Location"]
        assert "Eve" not in person.get("/account").text


class TestLengths:
    """A guess that is right must not make the page shorter than one that is wrong."""

    @staticmethod
    def length(person: Person, guess: str) -> float:
        path = f"/links?filter[search]={quote(guess)}"
        return statistics.mean(len(get(person, path).data) for _time in range(GUESSES))

    def test_of_a_token(self, person: Person) -> None:
        known = match_in(TOKEN, person.get("/links").text)[1]
        raw = person.browser.get_cookie("__Host-signpost_form", domain=ORIGIN.removeprefix("https://"))
        assert raw is not None
        guesses = (known, known[:27], raw.value.partition(".")[0])
        for guess in guesses:
            wrong = secrets.token_urlsafe(len(guess))[: len(guess)]
            assert abs(self.length(person, guess) - self.length(person, wrong)) < 12, guess

    def test_a_text_that_is_there_shows(self, person: Person) -> None:
        """The measurement sees what it looks for."""
        there = match_in(r"/static/dashboard\.css\?v=[0-9a-f]+", person.get("/links").text)[0]
        assert self.length(person, secrets.token_urlsafe(len(there))[: len(there)]) - self.length(person, there) > 12


def test_only_the_file_that_an_address_names_is_kept_for_a_year(person: Person) -> None:
    """A page of another node, while one after the other is upgraded, names a file that is not here."""
    (address,) = {*re.findall(r"/static/dashboard\.css\?v=[0-9a-f]+", person.get("/links").text)}
    kept = {}
    for asked in (address, address[:-1] + ("0" if address[-1] != "0" else "1"), "/static/dashboard.css?v="):
        answer = person.get(asked)
        kept[asked] = "immutable" in answer.headers.get("Cache-Control", "")
        answer.close()
    assert [*kept.values()] == [True, False, False]


def test_the_address_of_a_file_is_that_of_its_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In images whose files all have the same time, too."""
    monkeypatch.setattr(assets, "STATIC", tmp_path)
    named = set()
    for content in ("a {}", "b {}", "a {}"):
        (tmp_path / "x.css").write_text(content)
        os.utime(tmp_path / "x.css", (1, 1))
        for remembered in (assets.asset, assets._version):
            remembered.cache_clear()
        named.add(assets.asset("x.css"))
    for remembered in (assets.asset, assets._version):
        remembered.cache_clear()
    assert len(named) == 2
