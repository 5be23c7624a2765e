"""Which redirect answers: the table of docs/redirects.md, and any set of redirects against a reference in few lines."""

import re
from dataclasses import dataclass
from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.conftest import ROOT, Client
from tests.visits.conftest import send

HOST = "go.acme.test"
ROW = re.compile(r"^\| (?P<redirects>`.*`.*?) \| `(?P<visit>.*?)` \| (?:`(?P<winner>.*?)`|nothing) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Redirect:
    url: str
    match: str

    @property
    def segments(self) -> tuple[str, ...]:
        return tuple(part for part in self.url.partition("?")[0].strip("/").split("/") if part)

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
    live = [one for one in redirects if all(satisfied(pair, has, one.match) for pair in one.pairs)]
    plain = [
        one for one in live if one.match == "exact" or (one.match == "prefix" and not one.pairs) or is_literal(one)
    ]
    whole = [one for one in plain if one.segments == visit]
    if not whole:
        other = [one for one in plain if folded(one.segments) == folded(visit)]
        whole = other if len({one.segments for one in other}) == 1 else []
    if whole:
        return min(whole, key=order_of_pairs)
    ranked = [(rank, order_of_pairs(one), one) for one in live if (rank := rank_of(one, visit)) is not None]
    return min(ranked, key=lambda entry: entry[:2], default=(0, 0, None))[2]


def is_literal(one: Redirect) -> bool:
    return one.match == "pattern" and ":" not in one.url and "*" not in one.url


def rank_of(one: Redirect, visit: tuple[str, ...]) -> tuple[tuple[int, str], ...] | None:
    segments, below = one.segments, one.match == "prefix"
    if one.match == "pattern" and segments[-1:] == ("*",):
        segments, below = segments[:-1], True
    if (
        one.match == "exact"
        or is_literal(one)
        or len(segments) > len(visit)
        or (len(segments) < len(visit) and not below)
    ):
        return None
    rank = []
    for own, came in zip(segments, visit, strict=False):
        if own == came:
            rank.append((0, ""))
        elif one.match == "pattern" and own.startswith(":"):
            rank.append((2, ""))
        elif own.lower() == came.lower():
            rank.append((1, own))
        else:
            return None
    return (*rank, (3, "")) if below else tuple(rank)


def satisfied(pair: tuple[str, str], has: tuple[tuple[str, str], ...], match: str) -> bool:
    return pair in has or (match == "pattern" and pair[1].startswith(":") and pair[0] in dict(has))


def order_of_pairs(one: Redirect) -> tuple[Any, ...]:
    named = [pair for pair in one.pairs if one.match == "pattern" and pair[1].startswith(":")]
    return -len(one.pairs), len(named), sorted(set(one.pairs) - set(named))


def folded(segments: tuple[str, ...]) -> list[str]:
    return [segment.lower() for segment in segments]


# --- the product against it --------------------------------------------------------------------------------------


@pytest.fixture
def site(app: Flask, client: Client) -> "Site":
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    return Site(app, client)


class Site:
    def __init__(self, app: Flask, client: Client):
        self._app, self._client = app, client
        self.ids: dict[Redirect, str] = {}

    def create(self, one: Redirect) -> bool:
        """Whether it was created; where another one stands at its place already, it is refused."""
        answer = self._client.post("/v1/redirect", json=self._body(one))
        assert answer.status_code in (200, 422), answer.text
        if answer.status_code == 200:
            self.ids[one] = answer.json["data"][0]["id"]
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

    def _body(self, one: Redirect) -> dict[str, str]:
        return {"url": HOST + one.url, "match": one.match, "destination": f"https://x.example/{hex(hash(one))}"}

    def winner(self, path: str, query: str = "") -> Redirect | None:
        location = send(self._app, path + (f"?{query}" if query else "")).location
        return next((one for one in self.ids if location == self._body(one)["destination"]), None)


def documented() -> list[Any]:
    text = (ROOT / "docs" / "redirects.md").read_text(encoding="utf-8")
    return [pytest.param(*row.groups(), id=f"{row['redirects']} {row['visit']}") for row in ROW.finditer(text)]


def test_the_table_is_read() -> None:
    assert len(documented()) >= 30


@pytest.mark.parametrize("is_reversed", [False, True])
@pytest.mark.parametrize(("redirects", "visit", "expected"), documented())
def test_the_documented_examples(
    site: Site, redirects: str, visit: str, expected: str | None, is_reversed: bool
) -> None:
    written = re.findall(r"`([^`]*)`(?: (exact|prefix|pattern))?", redirects)
    made = [Redirect(url, match or "exact") for url, match in written]
    for one in reversed(made) if is_reversed else made:
        assert site.create(one)
    found = site.winner(*visit.partition("?")[::2])
    assert (found.url if found else None) == expected


SEGMENTS = st.sampled_from(["a", "A", "b", "B", "c"])
QUERIES = st.sampled_from(["", "", "", "?x=1", "?x=2", "?x=1&y=1", "?y=1"])


@st.composite
def redirects(draw: st.DrawFn) -> Redirect:
    match = draw(st.sampled_from(["exact", "prefix", "pattern"]))
    names = iter(("p", "q", "r"))
    parts = draw(st.lists(SEGMENTS, max_size=3))
    if match == "pattern":
        parts = [f":{next(names)}" if draw(st.booleans()) else part for part in parts]
        parts += ["*"] if draw(st.booleans()) else []
    query = draw(QUERIES)
    if match == "pattern" and query and draw(st.booleans()):
        query = "?x=:v"
    return Redirect("/" + "/".join(parts) + query, match)


VISITS = st.tuples(st.lists(SEGMENTS, max_size=4), st.sampled_from(["", "x=1", "x=2", "y=1&x=1", "x=9&z=1"]))


# Nothing is shrunk: an example is small, and takes a tenth of a second.
@settings(
    max_examples=60,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_any_redirects_in_any_order(site: Site, data: st.DataObject) -> None:
    site.delete_all()
    wanted = data.draw(st.lists(redirects(), min_size=1, max_size=7, unique=True), label="redirects")
    there = [one for one in data.draw(st.permutations(wanted), label="order") if site.create(one)]
    visits = data.draw(st.lists(VISITS, min_size=1, max_size=8), label="visits")

    def compare() -> None:
        for parts, query in visits:
            path = "/" + "/".join(parts)
            assert site.winner(path, query) == winner(there, path, query), (path, query)

    compare()
    old, new = data.draw(st.sampled_from(there), label="changed"), data.draw(redirects(), label="into")
    if new not in there and site.change(old, new):
        there[there.index(old)] = new
    compare()
    # A second order, of the same redirects.
    site.delete_all()
    for one in data.draw(st.permutations(there), label="second order"):
        assert site.create(one)
    compare()
