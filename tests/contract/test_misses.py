"""GET /misses: what visitors asked for and nothing answers. An extension."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from .client import Api
from .errors import rejected

BROWSER = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


@pytest.fixture
def missed(api: Api, host: str) -> Callable[..., Any]:
    """The list for the test's hostname."""

    def do(**query: Any) -> Any:
        answer = api("GET", "/misses", query={"filter[host]": host, **query})
        assert answer.status == 200, answer.text
        return answer.json

    return do


def test_what_nothing_answers_is_listed(api: Api, host: str, link: Any, missed: Callable[..., Any]) -> None:
    link(alias="abc")
    link(alias="blog/spring")
    for path in ("/blog/spring.html", "/blog/spring.html?ref=x", "/u/ann@dest.example", "/abc", "/wp-login.php"):
        api.visit(host, path, headers=BROWSER)
    api.visit(host, "/blog/spring.html", headers={"User-Agent": "Googlebot/2.1"})
    api.visit(host, "/blog/spring.html", method="HEAD", headers=BROWSER)

    first, second = missed()["data"]

    assert set(first) == {"host", "path", "people", "bots", "last_seen", "is_scanner", "nearest"}
    assert (first["host"], first["path"], first["people"], first["bots"]) == (host, "/blog/spring.html", 2, 1)
    assert (first["is_scanner"], first["nearest"]) == (False, ["/blog/spring"])
    assert (second["path"], second["people"]) == ("/u/{email}", 1)
    shown = {row["path"]: row["is_scanner"] for row in missed(**{"filter[scanners]": "true"})["data"]}
    assert shown["/wp-login.php"] is True


def test_what_is_not_counted(api: Api, host: str, missed: Callable[..., Any]) -> None:
    """Programs that look ahead, and HEAD; nor what a visitor is not shown as missing."""
    for headers in ({"Sec-Purpose": "prefetch"}, {"Purpose": "prefetch"}):
        api.visit(host, "/ahead", headers={**BROWSER, **headers})
    api.visit(host, "/ahead", method="HEAD", headers=BROWSER)
    api.visit(host, "/robots.txt", headers=BROWSER)
    api.visit(host, "/seen", headers=BROWSER)

    assert [row["path"] for row in missed()["data"]] == ["/seen"]


def test_a_row_goes_once_a_record_answers(api: Api, host: str, link: Any, missed: Callable[..., Any]) -> None:
    api.visit(host, "/abc", headers=BROWSER)
    assert [row["path"] for row in missed()["data"]] == ["/abc"]

    link(alias="abc")

    assert missed()["data"] == []


def test_a_pattern_is_proposed(api: Api, host: str, missed: Callable[..., Any]) -> None:
    for number in range(5):
        api.visit(host, f"/blog/{number}", headers=BROWSER)

    assert missed()["proposals"] == [{"host": host, "pattern": "/blog/*", "paths": 5, "people": 5}]
    assert missed(per_page=2)["data"][-1]["path"] is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("filter[days]", "0"),
        ("filter[days]", "91"),
        ("filter[scanners]", "x"),
        ("filter[path]", "x"),
        ("per_page", "0"),
    ],
)
def test_bad_filters_are_refused(api: Api, name: str, value: str) -> None:
    assert rejected(api("GET", "/misses", query={name: value}))


def test_another_workspace_sees_nothing(api: Api, host: str, other_workspace: Api) -> None:
    api.visit(host, f"/secret{time.time_ns()}", headers=BROWSER)

    assert other_workspace("GET", "/misses", query={"filter[host]": host}).json == {"data": [], "proposals": []}
