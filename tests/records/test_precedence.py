"""Which redirect answers: the table of docs/redirects.md, and any set of redirects against a reference in few lines.

Three things must agree with it, and so with each other: what a visitor gets, what `explain` says, and what is refused
as a loop when a record is saved.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from signpost.domain.records import resolution
from signpost.domain.records.record import Match
from tests.conftest import ROOT, Client
from tests.lanes import share
from tests.visits.conftest import send

HOST, BACK = "go.acme.test", "back.acme.test"
ROW = re.compile(r"^\| (?P<redirects>`.*`.*?) \| `(?P<visit>.*?)` \| (?:`(?P<winner>.*?)`|nothing) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Redirect:
    url: str
    match: str

    @property
    def segments(self) -> tuple[str, ...]:
        path = self.url.partition("?")[0].strip("/")
        return tuple(path.split("/")) if path else ()

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        return pairs_of(self.url)


def pairs_of(url: str) -> tuple[tuple[str, str], ...]:
    parts = (part.partition("=") for part in url.partition("?")[2].split("&") if part)
    return tuple((name, value) for name, _, value in parts)


# --- the reference -----------------------------------------------------------------------------------------------


def winner(redirects: list[Redirect], path: str, query: str) -> Redirect | None:
    """The redirect that answers, by comparing every one of them with the visit."""
    visit, has = Redirect(path, "").segments, pairs_of(f"?{query}")
    live = [redirect for redirect in redirects if all(satisfied(pair, has, redirect.match) for pair in redirect.pairs)]
    # At its own path a prefix is an exact path.
    simple = [item for item in live if item.match in ("exact", "prefix") or is_literal(item)]
    whole = [item for item in simple if item.segments == visit]
    if not whole:
        other = [item for item in simple if folded(item.segments) == folded(visit)]
        whole = other if len({item.segments for item in other}) == 1 else []
    if whole:
        return min(whole, key=order_of_pairs)
    ranked = [(rank, order_of_pairs(item), item) for item in live if (rank := rank_of(item, visit)) is not None]
    return min(ranked, key=lambda entry: entry[:2], default=(0, 0, None))[2]


def is_literal(redirect: Redirect) -> bool:
    return redirect.match == "pattern" and ":" not in redirect.url and "*" not in redirect.url


def rank_of(redirect: Redirect, visit: tuple[str, ...]) -> tuple[tuple[int, str], ...] | None:
    segments, below = redirect.segments, redirect.match == "prefix"
    if redirect.match == "pattern" and segments[-1:] == ("*",):
        segments, below = segments[:-1], True
    if (
        redirect.match == "exact"
        or is_literal(redirect)
        or len(segments) > len(visit)
        or (len(segments) < len(visit) and not below)
    ):
        return None
    rank = []
    for own, came in zip(segments, visit, strict=False):
        if own == came:
            rank.append((0, ""))
        elif redirect.match == "pattern" and own.startswith(":") and came:
            rank.append((2, ""))
        elif own.lower() == came.lower():
            rank.append((1, own))
        else:
            return None
    return (*rank, (3, "")) if below else tuple(rank)


def satisfied(pair: tuple[str, str], has: tuple[tuple[str, str], ...], match: str) -> bool:
    return pair in has or (match == "pattern" and pair[1].startswith(":") and pair[0] in dict(has))


def order_of_pairs(redirect: Redirect) -> tuple[Any, ...]:
    named = [pair for pair in redirect.pairs if redirect.match == "pattern" and pair[1].startswith(":")]
    return -len(redirect.pairs), len(named), sorted(set(redirect.pairs) - set(named))


def folded(segments: tuple[str, ...]) -> list[str]:
    return [segment.lower() for segment in segments]


# --- the product against it --------------------------------------------------------------------------------------


@pytest.fixture
def site(app: Flask, client: Client) -> "Site":
    for host in (HOST, BACK):
        assert client.post("/v1/host", json={"host": host}).status_code == 200
    return Site(app, client)


class Site:
    """Redirects of a hostname; each leads to a path of its own on another hostname of the workspace."""

    def __init__(self, app: Flask, client: Client):
        self._app, self._client = app, client
        self.ids: dict[Redirect, str] = {}

    def create(self, redirect: Redirect) -> bool:
        """Whether it was created; where another one stands at its place already, it is refused."""
        answer = self._client.post("/v1/redirect", json=self._body(redirect))
        assert answer.status_code in (200, 422), answer.text
        if answer.status_code == 200:
            self.ids[redirect] = answer.json["data"][0]["id"]
        return answer.status_code == 200

    def change(self, old: Redirect, new: Redirect) -> bool:
        answer = self._client.put(f"/v1/redirect/{self.ids[old]}", json=self._body(new))
        assert answer.status_code in (200, 422), answer.text
        if answer.status_code == 200:
            self.ids[new] = self.ids.pop(old)
        return answer.status_code == 200

    def delete_all(self) -> None:
        for id_ in self.ids.values():
            assert self._client.delete(f"/v1/redirect/{id_}").status_code == 204
        self.ids.clear()

    def _body(self, redirect: Redirect) -> dict[str, str]:
        return {
            "url": HOST + redirect.url,
            "match": redirect.match,
            "destination": f"https://{BACK}/{alias_of(redirect)}",
        }

    def winner(self, url: str) -> Redirect | None:
        """The one to whose destination a visitor is sent."""
        location = send(self._app, url).location
        return next((id_ for id_ in self.ids if location == self._body(id_)["destination"]), None)

    def explained(self, urls: list[str]) -> list[Redirect | None]:
        """For each URL the one that `explain` says."""
        rows = self._client.post("/v1/links/explain", json={"urls": [f"https://{HOST}{url}" for url in urls]})
        by_id = {id_: entry for entry, id_ in self.ids.items()}
        return [by_id[row["record"]["id"]] if row["record"] else None for row in rows.json["data"]]

    def leads_back(self, url: str, redirect: Redirect) -> bool:
        """Whether a link where `one` leads, which leads to `url`, is refused as a loop."""
        link = {"host": BACK, "alias": alias_of(redirect), "destination": f"https://{HOST}{url}"}
        answer = self._client.post("/v1/link", json=link)
        if answer.status_code == 200:
            assert self._client.delete(f"/v1/redirect/{answer.json['data'][0]['id']}").status_code == 204
            return False
        assert list(answer.json["errors"]) == ["destination"], answer.text
        return True

    def would_lead_back(self, url: str, new: Redirect) -> bool:
        """Whether `new`, which leads to a link that leads to `url`, is refused as a loop."""
        link = {"host": BACK, "alias": alias_of(new), "destination": f"https://{HOST}{url}"}
        existing = self._client.post("/v1/link", json=link)
        assert existing.status_code == 200, existing.text
        answer = self._client.post("/v1/redirect", json=self._body(new))
        created = [*existing.json["data"], *(answer.json["data"] if answer.status_code == 200 else [])]
        for record in created:
            assert self._client.delete(f"/v1/redirect/{record['id']}").status_code == 204
        return "destination" in answer.json.get("errors", {})


def alias_of(redirect: Redirect) -> str:
    return f"w{hashlib.sha256(repr(redirect).encode()).hexdigest()[:12]}"


def documented() -> list[tuple[str, str, str | None]]:
    text = (ROOT / "docs" / "redirects.md").read_text(encoding="utf-8")
    return [(row["redirects"], row["visit"], row["winner"]) for row in ROW.finditer(text)]


def test_the_table_is_read() -> None:
    assert len(documented()) >= 30


@pytest.mark.parametrize("is_reversed", [False, True])
def test_the_documented_examples(site: Site, is_reversed: bool) -> None:
    for redirects, visit, expected in documented():
        assert_answers(site, redirects, visit, expected, is_reversed)
        site.delete_all()


def assert_answers(site: Site, redirects: str, visit: str, expected: str | None, is_reversed: bool) -> None:
    written = re.findall(r"`([^`]*)`(?: (exact|prefix|pattern))?", redirects)
    created = [Redirect(url, match or "exact") for url, match in written]
    for entry in reversed(created) if is_reversed else created:
        assert site.create(entry), redirects
    if "%" not in redirects + visit:
        by_rule = winner(created, *visit.partition("?")[::2])
        assert (by_rule.url if by_rule else None) == expected, (redirects, visit)
    (explained,) = site.explained([visit])
    for found in (site.winner(visit), explained):
        assert (found.url if found else None) == expected, (redirects, visit)
    assert [entry.url for entry in created if site.leads_back(visit, entry)] == ([expected] if expected else [])


SEGMENTS = st.sampled_from(["a", "A", "b", "B", "c"])
# Of redirects; `?x=:v` is any value in a pattern, and text elsewhere.
QUERIES = st.sampled_from(["", "", "", "?x=1", "?x=2", "?x=1&y=1", "?y=1", "?y=1&x=2", "?X=1", "?x=:v", "?x=:v&y=1"])


# Few, so that several redirects have one path.
PATHS = st.lists(st.lists(SEGMENTS, max_size=3), min_size=1, max_size=3)


@st.composite
def redirects(draw: st.DrawFn, paths: list[list[str]]) -> Redirect:
    match = draw(st.sampled_from(["exact", "prefix", "prefix", "pattern"]))
    names = iter(("p", "q", "r"))
    parts = draw(st.sampled_from(paths))
    if match == "pattern":
        parts = [f":{next(names)}" if draw(st.booleans()) else part for part in parts]
        parts += ["*"] if draw(st.booleans()) else []
    else:
        parts = [part.swapcase() if draw(st.integers(0, 9)) == 0 else part for part in parts]
    return Redirect("/" + "/".join(parts) + draw(QUERIES), match)


@st.composite
def visits(draw: st.DrawFn, of: list[Redirect]) -> str:
    """A visit of any path, or at or below that of one of some redirects, maybe in another case; with any query."""
    parts = draw(st.lists(SEGMENTS, max_size=4))
    query = draw(st.sampled_from(["", "x=1", "x=2", "y=1&x=1", "x=9&z=1", "X=1", "x=1&x=2&y=1"]))
    if draw(st.integers(0, 3)):
        path, _, requested = draw(st.sampled_from(of)).url.partition("?")
        existing = [part for part in path.split("/") if part not in ("", "*")]
        existing = [draw(SEGMENTS) if part.startswith(":") else part for part in existing]
        parts = [part.swapcase() if draw(st.integers(0, 7)) == 0 else part for part in existing] + parts[
            : draw(st.sampled_from([0, 0, 1, 2]))
        ]
        query = draw(st.sampled_from([query, requested.replace(":v", "7"), "x=1&y=1"]))
    return "/" + "/".join(parts) + (f"?{query}" if query else "")


# Nothing is shrunk: an example is small, and takes a quarter of a second.
@pytest.mark.slow
@settings(
    max_examples=share(60),
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_any_redirects_in_any_order(site: Site, data: st.DataObject) -> None:
    site.delete_all()
    paths = data.draw(PATHS, label="paths")
    wanted = data.draw(st.lists(redirects(paths), min_size=1, max_size=7, unique=True), label="redirects")
    existing = [entry for entry in data.draw(st.permutations(wanted), label="order") if site.create(entry)]
    urls = data.draw(st.lists(visits(wanted), min_size=1, max_size=8), label="visits")

    def compare() -> None:
        by_rule = [winner(existing, *url.partition("?")[::2]) for url in urls]
        assert [site.winner(url) for url in urls] == by_rule, urls
        assert site.explained(urls) == by_rule, urls

    compare()
    url = urls[0]
    answering = winner(existing, *url.partition("?")[::2])
    assert [entry for entry in existing if site.leads_back(url, entry)] == ([answering] if answering else []), url
    new, moved = data.draw(redirects(paths), label="new"), data.draw(redirects(paths), label="moved to")
    if new not in existing:
        is_loop = site.would_lead_back(url, new)
        if site.create(new):
            existing.append(new)
            assert is_loop == (winner(existing, *url.partition("?")[::2]) == new), url
            compare()
    old = data.draw(st.sampled_from(existing), label="moved")
    if moved not in existing and site.change(old, moved):
        existing[existing.index(old)] = moved
    compare()
    # A second order, of the same redirects.
    site.delete_all()
    for entry in data.draw(st.permutations(existing), label="second order"):
        assert site.create(entry)
    compare()


# --- the rule alone, on many more examples -----------------------------------------------------------------------


class Stored:
    """A redirect as `resolution.choose` sees it."""

    def __init__(self, redirect: Redirect):
        path, _, query = redirect.url.partition("?")
        self.redirect, self.answers = redirect, Match(redirect.match)
        self.path, self.query = path.strip("/"), query
        self.place, self.alias_folded, _ = resolution.stored_address(self.path, self.query, self.answers)


class Held:
    """The redirects of a hostname in memory (resolution.RecordSource); of two at one place, the first."""

    def __init__(self, redirects: list[Redirect]):
        self._stored: dict[str, Stored] = {}
        for stored in map(Stored, redirects):
            conflict = self._stored.get(resolution.conflict_of(stored.path, stored.query, stored.answers) or "-")
            if conflict is None or not resolution.are_in_conflict(stored.answers, conflict.answers):
                self._stored.setdefault(stored.place, stored)
        self.all = [entry.redirect for entry in self._stored.values()]
        self.trie = resolution.trie_of(
            entry for entry in self._stored.values() if entry.alias_folded == resolution.IN_TRIE
        )

    def parameters_at(self, folded_path: str) -> set[str]:
        parts = [entry.alias_folded.split("?") for entry in self._stored.values()]
        return {names[0] for path, *names in parts if path == folded_path and len(names) == 2}

    def found_by(self, keys: list[str]) -> list[Stored]:
        return [entry for entry in self._stored.values() if entry.alias_folded in keys]


@pytest.mark.slow
@settings(max_examples=share(1000), deadline=None, phases=(Phase.generate,))
@given(st.data())
def test_any_redirects_by_the_rule_alone(data: st.DataObject) -> None:
    paths = data.draw(PATHS)
    wanted = data.draw(st.lists(redirects(paths), min_size=1, max_size=9, unique=True))
    held = Held(wanted)
    for url in data.draw(st.lists(visits(wanted), min_size=1, max_size=8)):
        path, _, query = url.partition("?")
        lookup = resolution.parse_path(path)
        assert lookup is not None
        found = resolution.look_up(lookup, query, held).found
        assert (found and found.candidate.redirect) == winner(held.all, path, query), (held.all, url)
