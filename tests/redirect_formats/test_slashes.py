"""Slashes at the end of paths, which make no difference here: where they do elsewhere, an export has both forms.

The services that compare whole paths are modelled by their documentation; the servers and packages that can be run are
asked in tests/features/transfer/engines.
"""

import csv
import json
import re
from collections.abc import Callable

import pytest

from redirect_formats import REDIRECT_FORMATS
from redirect_formats.order import by_precedence
from redirect_formats.rules import Match, RedirectRule
from tests.redirect_formats.test_redirect_formats import read

HOST = "go.acme.test"


def exported(format_: str, *rules: RedirectRule) -> str:
    syntax = REDIRECT_FORMATS[format_]
    return "".join(syntax.write(by_precedence([syntax.check(rule) for rule in rules])))


def rule(url: str, line: int, match: Match = Match.EXACT, rest: str = "", status: int = 302) -> RedirectRule:
    destination = f"https://d.example/L{line}{rest}"
    return RedirectRule(
        url=url, destination=destination, match=match, status=status, host=HOST, forward_query=True,
        forward_path=match is Match.PREFIX,
    )  # fmt: skip


EXACT = (rule("/", 1), rule("/a", 2), rule("/a/b", 3), rule("/sl/", 4))
PREFIX_LINE = 5
PREFIX = (rule("/p", PREFIX_LINE, Match.PREFIX),)
PATTERNS = (rule("/n/:x", 6, Match.PATTERN, "/:x"), rule("/r/:x/*", 7, Match.PATTERN, "/:x/:splat"))
# For each path that a visitor may have with a slash or without, the rule that answers; 0: none does.
VISITS = {"/a": 2, "/a/b": 3, "/sl": 4, "/p": 5, "/p/q": 5, "/n/1": 6, "/r/1": 7, "/r/1/y": 7, "/n": 0, "/zzz": 0}


def cloudflare(text: str) -> Callable[[str], str]:
    """Lines are compared from the top: `*` is any text, and `:name` a segment; all else as it is written."""
    lines = [line.split() for line in text.splitlines()]

    def expression(source: str) -> str:
        return re.sub(r":[A-Za-z]\w*", "[^/]+", re.escape(source).replace(r"\*", ".*"))

    return lambda path: next((to for source, to, _ in lines if re.fullmatch(expression(source), path)), "")


def cloudflare_bulk(text: str) -> Callable[[str], str]:
    """A source answers as it is written, and with subpath matching for what is below."""
    rows = [*csv.reader(text.splitlines())]

    def answers(source: str, is_prefix: str, path: str) -> bool:
        return source == path or (is_prefix == "TRUE" and path.startswith(source.rstrip("/") + "/"))

    return lambda path: next((to for source, to, *flags in rows if answers(source, flags[3], HOST + path)), "")


@pytest.mark.parametrize(("format_", "model"), [("cloudflare", cloudflare), ("cloudflare-bulk", cloudflare_bulk)])
def test_a_slash_at_the_end_makes_no_difference(format_: str, model: Callable[[str], Callable[[str], str]]) -> None:
    patterns = PATTERNS if format_ == "cloudflare" else ()
    answer = model(exported(format_, *EXACT, *PREFIX, *patterns))
    for path, line in VISITS.items():
        if line in (6, 7) and not patterns:
            continue
        for visited in (path, f"{path}/"):
            told = re.match(r"https://d\.example/L(\d+)", answer(visited))
            assert (int(told[1]) if told else 0) == line, visited


def test_a_path_without_a_rest_leads_to_its_destination_as_that_is() -> None:
    answer = cloudflare(exported("cloudflare", *PREFIX))
    assert [answer(path) for path in ("/p", "/p/", "/p/x")] == [
        "https://d.example/L5", "https://d.example/L5", "https://d.example/L5/:splat",
    ]  # fmt: skip


@pytest.mark.parametrize("format_", REDIRECT_FORMATS)
def test_our_own_export_comes_back_as_it_was(format_: str) -> None:
    """One record for each, and none that is refused because of its other spelling."""
    patterns = PATTERNS if format_ not in ("cloudflare-bulk", "wordpress-redirection", "firebase") else ()
    rules = (*EXACT, *patterns)
    rows = [row for _, row in read(format_, exported(format_, *rules)).rows]
    assert all(isinstance(row, RedirectRule) for row in rows), rows
    paths = sorted(row.path.rstrip("/") for row in rows if isinstance(row, RedirectRule))
    names = {"nginx": "p1", "apache": "p1"}.get(format_, "x")
    assert paths == sorted(entry.path.rstrip("/").replace(":x", f":{names}") for entry in rules)


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        ("nginx", "location = /a {{ return 301 {0}; }}\nlocation = /a/ {{ return 301 {1}; }}\n"),
        ("cloudflare", "/a {0} 301\n/a/ {1} 301\n"),
        ("cloudflare-bulk", f"{HOST}/a,{{0}},301\n{HOST}/a/,{{1}},301\n"),
    ],
)
def test_two_forms_with_different_destinations_are_two(format_: str, text: str) -> None:
    same = [*read(format_, text.format("https://x.example/", "https://x.example/")).rows]
    other = [*read(format_, text.format("https://x.example/", "https://y.example/")).rows]
    assert (len(same), len(other)) == (1, 2)


def test_a_source_of_vercel_may_have_a_slash_or_not() -> None:
    text = json.dumps({"redirects": [{"source": "/a/:x{/}?", "destination": "/b/:x"}]})
    ((_, row),) = read("vercel", text).rows
    assert isinstance(row, RedirectRule)
    assert row.url == "/a/:x"


def test_an_index_of_cloudflare_has_no_line_that_it_ignores() -> None:
    text = exported("cloudflare", RedirectRule(url="/a", destination="/b/index.html", forward_query=True))
    assert text == "/a /b/index.html 301\n"
