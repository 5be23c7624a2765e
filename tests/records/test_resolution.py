"""Which record of a hostname answers for a path: exact, other case, prefix, catch-all, and paths that mean nothing."""

import time
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signpost.domain.records import resolution
from signpost.domain.records.paths import MAX_SEGMENTS
from signpost.domain.records.record import Match


@dataclass
class Candidate:
    path: str
    forward_path: bool | None = None
    query: str = ""

    @property
    def alias_folded(self) -> str:
        return resolution.fold(self.path)

    @property
    def answers(self) -> Match:
        return Match.of(None, self.path, forward_path=self.forward_path)


def found(path: str, *candidates: Candidate) -> tuple[str, str] | None:
    """(path, rest) of what answers, from the candidates that a database would give for the path."""
    lookup = resolution.parse_path(path)
    if lookup is None:
        return None
    match = resolution.choose(
        lookup,
        [candidate for candidate in candidates if candidate.alias_folded in lookup.folded()],
        resolution.trie_of(()),
    )
    if match is None:
        return None
    return match.candidate.path, match.rest


def links(*aliases: str) -> list[Candidate]:
    return [Candidate(alias) for alias in aliases]


def forwarding(*aliases: str) -> list[Candidate]:
    return [Candidate(alias, True) for alias in aliases]


@pytest.mark.parametrize(
    ("path", "candidates", "expected"),
    [
        ("/abc", links("abc"), ("abc", "")),
        ("/abc/", links("abc"), ("abc", "")),
        ("//abc//", links("abc"), ("abc", "")),
        ("/%61bc", links("abc"), ("abc", "")),
        ("/abc", links("Abc"), ("Abc", "")),
        ("/ABC", links("abc", "Abc"), None),
        ("/Abc", links("abc", "Abc"), ("Abc", "")),
        ("/ABC", links("abc", "Abc", ""), ("", "ABC")),
        ("/STRASSE", links("straße"), ("straße", "")),
        ("/%ED%95%9C", links("한"), ("한", "")),
        ("/\xed\x95\x9c", links("한"), ("한", "")),  # raw UTF-8, as WSGI gives it
        ("/cafe%CC%81", links("café"), ("café", "")),
        ("/CAFE%CC%81", links("café"), ("café", "")),
        ("/a/b", links("a/b"), ("a/b", "")),
        ("/a%2Fb", links("a/b"), None),
        ("/abc/extra", links("abc"), None),
        ("/nope", links("abc"), None),
        ("/", links("abc"), None),
        ("", links(""), ("", "")),
        ("/", links(""), ("", "")),
        ("///", links(""), ("", "")),
        ("/any/thing/", links(""), ("", "any/thing/")),
        ("/abc", links("", "abc"), ("abc", "")),
        ("/abc/x", [*links(""), *forwarding("abc")], ("abc", "x")),
        ("/abc/x", links("", "abc"), ("", "abc/x")),
        ("/abc/", [*links(""), *forwarding("abc")], ("abc", "")),
        ("/a/b/c", forwarding("a", "a/b"), ("a/b", "c")),
        ("/a/b", forwarding("a", "a/b"), ("a/b", "")),
        ("/a/b/c", [*forwarding("a"), *links("a/b")], ("a", "b/c")),
        ("/A/x", forwarding("a"), ("a", "x")),
        ("/A/x", forwarding("a", "á"), ("a", "x")),
        ("/ab/x", [*forwarding("Ab"), *links("AB")], ("Ab", "x")),
        ("/ab/x", forwarding("Ab", "AB"), ("AB", "x")),
        ("/abc//evil", forwarding("abc"), ("abc", "/evil")),
        ("/abc/../x", forwarding("abc"), ("abc", "../x")),
        ("/abc/a%2Fb%20c/", forwarding("abc"), ("abc", "a%2Fb%20c/")),
        ("/%61/x", forwarding("a"), ("a", "x")),
        ("/%2Fabc", links("abc"), None),
        ("/a%252Fb", links("a/b"), None),
    ],
)
def test_which_record_answers(path: str, candidates: Any, expected: tuple[str, ...] | None) -> None:
    assert found(path, *candidates) == expected


@pytest.mark.parametrize("path", ["/%", "/%4", "/%zz", "/%E0%A4%A", "/a%", "/abc/%zz/x"])
def test_what_has_a_broken_escape_is_nowhere(path: str) -> None:
    assert found(path, *links(""), *forwarding("abc")) is None


@pytest.mark.parametrize("path", ["/abc/%ff", "/abc/\xff", "/abc/%ED%A0%80", "/abc/%c0%af"])
def test_what_is_no_utf_8_is_compared_as_it_came(path: str) -> None:
    assert found(path, *links("")) == ("", path[1:])
    assert found(path, *forwarding("abc")) == ("abc", path[5:])
    assert found(path, *links("abc")) is None


def test_long_paths_ask_for_few_records() -> None:
    lookup = resolution.parse_path("/" + "a/" * 30_000)
    assert lookup is not None
    assert len(lookup.folded()) == MAX_SEGMENTS + 1


@pytest.mark.parametrize("path", ["/" + "a/" * 30_000, "/" + "%41" * 20_000, "/" + "/" * 60_000, "/" + "é/" * 20_000])
def test_long_paths_are_read_quickly(path: str) -> None:
    began = time.thread_time()
    resolution.parse_path(path)
    assert time.thread_time() - began < 1


def test_a_path_of_combining_marks_is_read_quickly() -> None:
    # Putting marks into canonical order takes a time that grows with the square of their number.
    path = "/" + ("\u0300" * 10_000 + "\u0316" * 10_000).encode().decode("latin-1")
    began = time.thread_time()
    assert found(path, *links("")) == ("", path[1:])
    assert time.thread_time() - began < 5


@pytest.mark.parametrize(("one", "other"), [("ABC", "abc"), ("É", "e\u0301"), ("ẞ", "ss"), ("Σ", "ς"), ("ﬁ", "FI")])
def test_folding_ignores_case(one: str, other: str) -> None:
    assert resolution.fold(one) == resolution.fold(other)


def test_folding_ignores_variation_selectors_after_a_character() -> None:
    for emoji in ("❤", "☕", "1\u20e3", "👩\u200d❤\u200d👨", "🏳\u200d🌈"):
        for selector in "\ufe0e\ufe0f":
            for at in range(1, len(emoji) + 1):
                written = emoji[:at] + selector + emoji[at:]
                for path in (written, f"a/{written}/B", written * 2):
                    assert resolution.fold(path) == resolution.fold(path.replace(selector, ""))
    # Alone it is a text that is not empty, and not the root of a hostname.
    for path in ("\ufe0f", "\ufe0f\ufe0f", "a/\ufe0f", "a/\ufe0f/b"):
        assert resolution.fold(path) not in ("", "a/", "a//b")


@given(st.text(st.sampled_from("aA/é\u0301ẞ❤\ufe0e\ufe0f\u20e31")))
def test_folding_is_the_same_for_a_path_and_for_its_segments(path: str) -> None:
    folded = resolution.fold(path)
    assert resolution.fold(folded) == folded
    assert "/".join(map(resolution.fold, path.split("/"))) == folded
