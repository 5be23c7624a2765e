"""Links for a few clicks: a page asks before one of them is used. An extension."""

import re
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest

from .client import Answer, Api, eventually
from .records import DEST

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
# As a scanner of mail sends it.
CHROME = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/97.0.0.0 Safari/537.36"}
GOOGLEBOT = {"User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"}


def form_of(page: Answer) -> bytes:
    """What the button of the page sends."""
    (form,) = re.findall(r'<form method="post".*?</form>', page.text, re.S)
    assert "action=" not in form
    inputs = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form)
    return urlencode({name: unescape(value) for name, value in inputs}).encode()


def press(api: Api, host: str, path: str, **kwargs: Any) -> Answer:
    page = api.visit(host, path)
    assert (page.status, page.location) == (200, None)
    return api.visit(host, path, "POST", {**FORM, **kwargs.pop("headers", {})}, body=form_of(page), **kwargs)


@pytest.mark.parametrize("fields", [{"max_clicks": 1}, {"max_clicks": 1, "interstitial": "auto", "status": 307}])
def test_a_scanner_uses_up_nothing(api: Api, host: str, link: Any, fields: Any) -> None:
    link(alias="abc", **fields)
    for headers, status in ((CHROME, 200), (GOOGLEBOT, 403), ({"Purpose": "prefetch"}, 204)) * 2:
        answer = api.visit(host, "/abc", headers=headers)
        assert (answer.status, answer.location) == (status, None)
        assert DEST not in answer.text
    assert api.visit(host, "/abc", "HEAD").status == 204
    assert press(api, host, "/abc", headers=GOOGLEBOT).status == 403

    answer = press(api, host, "/abc")

    assert (answer.status, answer.location) == (303, DEST)
    assert api.visit(host, "/abc").status == 410


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"max_clicks": 10}, 200),
        ({"max_clicks": 11}, 302),
        ({"max_clicks": 10, "interstitial": "never"}, 302),
        ({"max_clicks": 10, "password": "sesame"}, 401),
        ({}, 302),
    ],
)
def test_where_a_page_asks(api: Api, host: str, link: Any, fields: Any, status: int) -> None:
    link(alias="abc", **fields)

    assert api.visit(host, "/abc").status == status


def test_it_keeps_the_path_and_the_query(api: Api, host: str) -> None:
    body = {"url": f"https://{host}/docs", "destination": "https://dest.example/new", "max_clicks": 2}
    made = api("POST", "/redirect", {**body, "forward_path": True, "forward_query": True})
    assert made.status == 200, made.text

    assert press(api, host, "/docs/a%20b?x=1").location == "https://dest.example/new/a%20b?x=1"


def test_a_changed_link_asks_again(api: Api, host: str, link: Any) -> None:
    made = link(alias="abc", max_clicks=1)
    form = form_of(api.visit(host, "/abc"))
    assert api("PATCH", f"/redirect/{made['id']}", {"destination": "https://dest.example/new"}).status == 200

    for body in (form, b"token=x", b"token="):
        answer = api.visit(host, "/abc", "POST", FORM, body=body)
        assert (answer.status, answer.location) == (200, None)

    assert press(api, host, "/abc").location == "https://dest.example/new"


@pytest.mark.parametrize("status", [302, 307])
def test_what_is_not_its_form_is_refused(api: Api, host: str, link: Any, status: int) -> None:
    link(alias="abc", max_clicks=1, status=status)

    for method, body in (("POST", b"a=1"), ("POST", b""), ("PUT", b"a=1"), ("DELETE", b"")):
        assert api.visit(host, "/abc", method, FORM, body=body).status == 405
    assert press(api, host, "/abc").location == DEST


def test_of_64_who_press_at_once_no_more_get_through_than_may(api: Api, host: str, link: Any) -> None:
    link(alias="abc", max_clicks=5)
    form = form_of(api.visit(host, "/abc"))

    with ThreadPoolExecutor(64) as pool:
        statuses = list(pool.map(lambda _: api.visit(host, "/abc", "POST", FORM, body=form).status, range(192)))

    assert sorted(statuses) == [303] * 5 + [410] * 187


def test_the_preview_counts_at_its_button(api: Api, host: str, link: Any) -> None:
    made = link(alias="abc", plugins=["preview"])
    for headers in (CHROME, GOOGLEBOT):
        assert DEST in api.visit(host, "/abc", headers=headers).text

    assert press(api, host, "/abc").location == DEST
    assert press(api, host, "/abc").location == DEST

    def clicks() -> int:
        total: int = api("GET", f"/links/{made['id']}").json["total_clicks"]
        return total

    assert eventually(clicks, lambda count: count >= 2) == 2


def test_a_limited_preview_is_shown_after_the_click(api: Api, host: str, link: Any) -> None:
    link(alias="abc", plugins=["preview"], max_clicks=1)
    assert DEST not in api.visit(host, "/abc").text

    named = press(api, host, "/abc")

    assert (named.status, named.location) == (200, None)
    assert f'href="{DEST}"' in named.text
    assert api.visit(host, "/abc").status == 410
