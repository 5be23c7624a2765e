"""What a visitor gets: the life of a link, passwords, limits, plugins, pages, caches, threads."""

import base64
import hashlib
import itertools
import re
import threading
import time
import unicodedata
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlencode

import pytest
from flask import Flask
from werkzeug.security import check_password_hash

from signpost.domain import times
from signpost.runtime import bulkheads, passwords, throttle
from signpost.runtime.bulkheads import Holder, SharedResource
from signpost.storage import database
from signpost.visits import cache, middleware
from tests.conftest import FIREFOX
from tests.visits.conftest import Answer, Clock, press, run_at_once, send

HOST = "go.acme.test"
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
THREE = ["https://a.example/", "https://b.example/", "https://c.example/"]


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., Any]) -> Any:
    """Make a link `abc` on a connected hostname."""
    connect()
    return lambda **fields: make_link(**{"alias": "abc", **fields})


@pytest.fixture
def root(client: Any, connect: Callable[..., str]) -> Any:
    """Make the redirect at the root of a connected hostname."""
    connect()

    def do(**fields: Any) -> None:
        answer = client.post("/v1/redirect", json={"url": HOST, "destination": "https://root.example", **fields})
        assert answer.status_code == 200, answer.text

    return do


@pytest.fixture
def update(client: Any) -> Any:
    def do(link: Any, **fields: Any) -> None:
        body = {"url": f"{HOST}/{link['alias']}", "destination": link["destination"], **fields}
        answer = client.put(f"/v1/redirect/{link['id']}", json=body)
        assert answer.status_code == 200, answer.text

    return do


@pytest.fixture
def clicks_of(client: Any, write_clicks: Callable[[], bool]) -> Any:
    def do(link: Any) -> int:
        assert write_clicks()
        total: int = client.get(f"/v1/links/{link['id']}").json["total_clicks"]
        return total

    return do


@pytest.fixture
def an_hour_ago(clock: Clock) -> Any:
    """The service's clock is an hour back until this is called: what is made to end soon has ended."""
    clock.move(hours=-1)
    return lambda: clock.move(hours=1)


def moment(**offset: Any) -> str:
    return times.text(times.now() + timedelta(**offset))


def post_password(raw: Callable[..., Answer], password: Any, target: str = "/abc", **kwargs: Any) -> Any:
    return raw(target, method="POST", body=urlencode({"password": password}).encode(), **kwargs)


# --- life ------------------------------------------------------------------------------------------------------


def test_a_paused_link_is_not_found_and_comes_back(link: Any, update: Any, visit: Any) -> None:
    created_row = link(status=301)
    update(created_row, paused=True)
    answer = visit("/abc")
    assert (answer.status_code, answer.headers["Cache-Control"], answer.headers.get("Location")) == (
        404,
        "no-store",
        None,
    )
    update(created_row, paused=False)
    assert visit("/abc").status_code == 301


def test_a_paused_link_is_not_answered_by_the_catch_all(link: Any, update: Any, root: Any, visit: Any) -> None:
    created_row = link()
    root()
    update(created_row, paused=True)
    assert visit("/abc").status_code == 404
    assert visit("/abcd").headers["Location"] == "https://root.example"


def test_a_link_that_has_not_started(link: Any, visit: Any, clock: Clock) -> None:
    link(starts=moment(seconds=1.5), expired_url="https://late.example")
    answer = visit("/abc")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (404, "no-store")
    clock.move(seconds=1.4)
    assert visit("/abc").status_code == 404
    clock.move(seconds=0.2)
    assert visit("/abc").status_code == 302


@pytest.mark.parametrize("starts", ["0001-01-01T00:00:00Z", "0999-12-31T00:00:00Z", "1970-01-01T00:00:00Z"])
def test_a_link_that_started_long_ago(link: Any, visit: Any, starts: Any) -> None:
    link(starts=starts)
    assert visit("/abc").status_code == 302


def test_a_link_expires_while_it_is_cached(link: Any, visit: Any, clock: Clock) -> None:
    link(expires=moment(seconds=1.5))
    assert visit("/abc").status_code == 302
    clock.move(seconds=1.55)
    answer = visit("/abc")
    assert (answer.status_code, answer.headers["Cache-Control"], answer.headers.get("Location")) == (
        410,
        "no-store",
        None,
    )


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
@pytest.mark.parametrize("password", [None, "opensesame"])
def test_an_expired_link_sends_visitors_to_its_expired_url(
    an_hour_ago: Any, link: Any, visit: Any, method: str, password: Any
) -> None:
    link(
        expires=moment(minutes=30),
        expired_url="https://late.example/ü",
        status=301,
        password=password,
        utm={"source": "x"},
        forward_query=True,
    )
    an_hour_ago()
    answer = visit("/abc?a=1", method=method)
    assert (answer.status_code, answer.headers["Location"]) == (302, "https://late.example/%C3%BC")
    assert answer.headers["Cache-Control"] == "no-store"


def test_paused_comes_before_expired(an_hour_ago: Any, link: Any, update: Any, visit: Any) -> None:
    created_row = link(expires=moment(minutes=30), expired_url="https://late.example")
    update(created_row, paused=True, expires=moment(minutes=30))
    an_hour_ago()
    assert visit("/abc").status_code == 404


@pytest.mark.parametrize("what", ["paused", "expired", "password"])
def test_the_preview_tells_nothing_of_a_link_that_is_closed(
    an_hour_ago: Any, link: Any, update: Any, visit: Any, what: Any
) -> None:
    created_row = link(destination="https://secret.example")
    match what:
        case "paused":
            update(created_row, paused=True)
        case "expired":
            update(created_row, expires=moment(minutes=30))
        case "password":
            update(created_row, password="opensesame")
    an_hour_ago()
    answer = visit("/abc+")
    assert answer.status_code == {"paused": 404, "expired": 410, "password": 200}[what]
    assert "secret.example" not in answer.text


# --- click limits ----------------------------------------------------------------------------------------------


def test_a_click_limit_is_exact_under_64_threads(link: Any, raw: Callable[..., Answer], clicks_of: Any) -> None:
    created_row = link(max_clicks=10, interstitial="never", expired_url="https://late.example")
    begin = threading.Barrier(64)
    answers: list[tuple[str, int, str | None]] = []

    def come(number: int) -> None:
        kind = ("person", "bot", "head", "prefetch")[number % 4]
        begin.wait()
        for _ in range(5):
            match kind:
                case "person":
                    answer = raw("/abc")
                case "bot":
                    answer = raw("/abc", user_agent=GOOGLEBOT)
                case "head":
                    answer = raw("/abc", method="HEAD")
                case _:
                    answer = raw("/abc", HTTP_SEC_PURPOSE="prefetch;prerender")
            answers.append((kind, answer.status, answer.location))

    run_at_once(64, come)
    people = Counter(location for kind, _, location in answers if kind == "person")
    assert people == {created_row["destination"]: 10, "https://late.example": 70}
    others = {(status, location) for kind, status, location in answers if kind != "person"}
    assert others <= {(204, None), (403, None), (302, "https://late.example")}
    assert clicks_of(created_row) == 10


@pytest.mark.parametrize("kind", ["bot", "nobody", "head", "prefetch", "preview", "wrong method"])
def test_what_takes_none_of_a_click_limit(link: Any, raw: Callable[..., Answer], clicks_of: Any, kind: Any) -> None:
    created_row = link(max_clicks=1, interstitial="never")
    for _ in range(3):
        match kind:
            case "bot":
                assert raw("/abc", user_agent=GOOGLEBOT).status == 403
            case "nobody":
                assert raw("/abc", user_agent="").status == 403
            case "head":
                assert raw("/abc", method="HEAD").status == 204
            case "prefetch":
                assert raw("/abc", HTTP_PURPOSE="prefetch").status == 204
            case "preview":
                assert raw("/abc+").status == 200
            case "wrong method":
                assert raw("/abc", method="POST").status == 405
    assert clicks_of(created_row) == 0
    assert [raw("/abc").status for _ in range(2)] == [302, 410]
    assert raw("/abc", user_agent=GOOGLEBOT).status == 410
    assert clicks_of(created_row) == 1


def test_a_raised_limit_lets_more_in(link: Any, update: Any, raw: Callable[..., Answer], clicks_of: Any) -> None:
    created_row = link(max_clicks=1, interstitial="never")
    assert [raw("/abc").status for _ in range(2)] == [302, 410]
    update(created_row, max_clicks=3)
    assert [raw("/abc").status for _ in range(3)] == [302, 302, 410]
    assert clicks_of(created_row) == 3


def test_a_limit_set_later_counts_the_clicks_before_it(
    link: Any, update: Any, raw: Callable[..., Answer], write_clicks: Callable[[], bool]
) -> None:
    created_row = link()
    assert raw("/abc").status == 302
    assert write_clicks()
    assert raw("/abc").status == 302  # this one is not on disk yet
    update(created_row, max_clicks=3, interstitial="never")
    assert [raw("/abc").status for _ in range(2)] == [302, 410]


def test_a_limit_taken_away_and_set_again_counts_the_clicks_between(
    link: Any, update: Any, raw: Callable[..., Answer], clicks_of: Any
) -> None:
    created_row = link(max_clicks=5, interstitial="never")
    assert raw("/abc").status == 302
    update(created_row, max_clicks=None)
    assert [raw("/abc").status for _ in range(4)] == [302] * 4
    update(created_row, max_clicks=5)
    assert raw("/abc").status == 410
    assert clicks_of(created_row) == 5


def test_clicks_are_kept_when_an_app_is_opened_again(
    make_app: Callable[..., Flask], make_client: Any, tmp_path: Path
) -> None:
    folder = str(tmp_path / "again")
    app = make_app(INSTANCE=folder)
    client = make_client(app)
    client.post("/v1/host", json={"host": HOST})
    limit = {"max_clicks": 3, "interstitial": "never"}
    client.post("/v1/link", json={"host": HOST, "alias": "abc", "destination": "https://d.example", **limit})
    assert [send(app, "/abc").status for _ in range(2)] == [302, 302]
    middleware.of(app).clicks.close()
    again = make_app(INSTANCE=folder)
    assert [send(again, "/abc").status for _ in range(2)] == [302, 410]


# --- passwords -------------------------------------------------------------------------------------------------


def test_a_password_page_asks_and_tells_nothing(link: Any, raw: Callable[..., Answer]) -> None:
    link(password="opensesame", destination="https://secret.example", plugins=["noindex"])
    for answer in (raw("/abc"), raw("/abc", method="HEAD"), raw("/ABC?password=opensesame")):
        assert (answer.status, answer.location, answer.get("Cache-Control")) == (401, None, "no-store")
        assert b"secret.example" not in answer.body
    assert b'method="post"' in raw("/abc").body
    assert raw("/abc", method="HEAD").body == b""


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_the_right_password_is_answered_303_and_never_kept(link: Any, raw: Callable[..., Answer], status: Any) -> None:
    link(password="opensesame", status=status, forward_query=True, destination="https://d.example/?z")
    answer = post_password(raw, "opensesame", "/abc?a=1&password=opensesame&p%61ssword=x&password&b")
    assert (answer.status, answer.get("Cache-Control")) == (303, "no-store")
    assert answer.location == "https://d.example/?z&a=1&b"


@pytest.mark.parametrize("password", ["1234", "päss wörd & =+%41", "🎉" * 64, " \t x ", "a" * 64])
def test_every_password_that_can_be_set_can_be_given(link: Any, raw: Callable[..., Answer], password: Any) -> None:
    link(password=password)
    assert post_password(raw, password).status == 303
    assert post_password(raw, password + "x").status == 403
    assert post_password(raw, "").status == 403


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_password_is_right_however_a_device_composes_its_letters(
    link: Any, raw: Callable[..., Answer], form: Literal["NFC", "NFD"]
) -> None:
    link(password=unicodedata.normalize(form, "größe – 각"))
    for given in ("größe – 각", unicodedata.normalize("NFD", "größe – 각")):
        assert post_password(raw, given).status == 303
    assert post_password(raw, "grosse – 각").status == 403


def test_every_password_that_can_be_set_can_be_typed(link: Any, visit: Any) -> None:
    """maxlength counts UTF-16 units, of which an emoji has two."""
    link(password="🎉" * 64)
    limit = re.search(r'maxlength="(\d+)"', visit("/abc").text)
    assert limit is None or int(limit[1]) >= 128


def test_five_tries_a_minute_for_an_address_and_a_record(
    link: Any, make_link: Callable[..., Any], raw: Callable[..., Answer]
) -> None:
    link(password="opensesame")
    make_link(alias="other", password="opensesame")
    assert [post_password(raw, "wrong").status for _ in range(5)] == [403] * 5
    refused = post_password(raw, "opensesame")
    assert (refused.status, refused.location, refused.get("Retry-After")) == (429, None, "60")
    assert refused.get("Cache-Control") == "no-store"
    assert raw("/abc").status == 401
    assert post_password(raw, "opensesame", address="192.0.2.2").status == 303
    assert post_password(raw, "opensesame", "/other").status == 303


@pytest.mark.usefixtures("within_one_minute")
def test_right_passwords_are_no_tries(link: Any, raw: Callable[..., Answer]) -> None:
    """A class has one address, and the password is on the board."""
    link(password="opensesame")
    wrong_before = {3, 9, 14, 20}
    for person in range(30):
        if person in wrong_before:
            assert post_password(raw, "wrong").status == 403
        assert post_password(raw, "opensesame").status == 303
    assert [post_password(raw, "wrong").status for _ in range(3)] == [403, 429, 429]
    assert post_password(raw, "opensesame").status == 429


@pytest.mark.usefixtures("within_one_minute")
def test_a_password_that_is_being_checked_is_a_try(
    app: Flask, link: Any, raw: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So guesses that are sent at once are no more than those one after another."""
    link(password="opensesame")
    inner: list[int] = []

    def slow(hashed: str, password: str) -> bool:
        monkeypatch.setattr(passwords, "check_password_hash", check_password_hash)
        # Another request while this one is checked: four tries are left.
        inner.extend(post_password(raw, "wrong").status for _ in range(5))
        return check_password_hash(hashed, password)

    monkeypatch.setattr(passwords, "check_password_hash", slow)
    turn = bulkheads.of(app)[SharedResource.LINK_PASSWORDS]
    monkeypatch.setattr(turn, "row", replace(turn.row, total=2, of_workspace=2, of_person=2))
    assert post_password(raw, "opensesame").status == 303
    assert inner == [403] * 4 + [429]
    # The right one is given back.
    assert [post_password(raw, "wrong").status for _ in range(2)] == [403, 429]


@pytest.mark.usefixtures("within_one_minute")
def test_a_password_that_no_one_had_time_to_check_is_no_try(app: Flask, link: Any, raw: Callable[..., Answer]) -> None:
    link(password="opensesame")
    turn = bulkheads.of(app)[SharedResource.LINK_PASSWORDS]
    with turn.enter(Holder("a")):
        assert [post_password(raw, "wrong").status for _ in range(2)] == [429] * 2
    assert [post_password(raw, "wrong").status for _ in range(6)] == [403] * 5 + [429]


def test_other_spellings_of_a_link_give_no_more_tries(link: Any, raw: Callable[..., Answer]) -> None:
    link(password="opensesame", forward_path=True)
    targets = ["/abc", "/ABC", "/abc/x", "/%61bc", "//abc", "/abc?x", "/abc/"]
    answers = [
        post_password(raw, "wrong", target, host=host) for target in targets for host in (HOST, f"www.{HOST}:80")
    ]
    assert Counter(answer.status for answer in answers) == {403: 5, 429: 9}


@pytest.mark.usefixtures("within_one_minute")
def test_the_addresses_of_one_ipv6_network_share_their_tries(link: Any, raw: Callable[..., Answer]) -> None:
    """Whoever has one IPv6 address has a /64 of them."""
    link(password="opensesame")
    statuses = [post_password(raw, "wrong", address=f"2001:db8:1:2::{number}").status for number in range(1, 9)]
    assert statuses == [403] * 5 + [429] * 3
    assert post_password(raw, "opensesame", address="2001:db8:1:3::1").status == 303


@pytest.mark.usefixtures("within_one_minute")
def test_a_forwarded_address_counts_from_a_trusted_proxy_alone(link: Any, raw: Callable[..., Answer]) -> None:
    link(password="opensesame")
    forged = [post_password(raw, "wrong", HTTP_X_FORWARDED_FOR=f"198.51.100.{n}").status for n in range(7)]
    assert forged == [403] * 5 + [429] * 2
    trusted = [
        post_password(raw, "wrong", address="127.0.0.1", HTTP_X_FORWARDED_FOR=f"1.1.1.{n}, 198.51.100.1").status
        for n in range(7)
    ]
    assert trusted == [403] * 5 + [429] * 2


@pytest.mark.parametrize(
    "body", [b"", b"password", b"password=", b"\xff\xfe", b"password=%ff", b"&" * 4096, b"x=" + b"y" * 9000]
)
def test_a_form_without_the_password(link: Any, raw: Callable[..., Answer], body: Any) -> None:
    link(password="opensesame")
    assert raw("/abc", method="POST", body=body).status == 403


def test_a_huge_form_is_not_read_to_its_end(link: Any, raw: Callable[..., Answer]) -> None:
    link(password="opensesame")
    assert raw("/abc", method="POST", body=b"x" * 5000 + b"&password=opensesame").status == 403


@pytest.mark.parametrize("length", ["", "x", "-1", "1e3", "9" * 30, "²"])
def test_a_length_that_is_none(link: Any, raw: Callable[..., Answer], length: Any) -> None:
    link(password="opensesame")
    answer = raw("/abc", method="POST", body=b"password=wrong", CONTENT_LENGTH=length)
    assert answer.status in (400, 403)


def test_a_password_page_sends_its_form_on(link: Any, raw: Callable[..., Answer]) -> None:
    """`form-action` would stop the redirect to the destination's origin, which follows the form, in Chrome."""
    link(password="opensesame")
    assert "form-action" not in raw("/abc").header("Content-Security-Policy")


def test_a_link_with_a_password_takes_get_head_and_post(link: Any, raw: Callable[..., Answer]) -> None:
    link(password="opensesame")
    refused = raw("/abc", method="PUT")
    assert (refused.status, refused.get("Allow")) == (405, "GET, HEAD, POST")


# --- methods ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_methods(link: Any, raw: Callable[..., Answer], status: Any) -> None:
    link(status=status)
    for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"):
        answer = raw("/abc", method=method)
        if method in ("GET", "HEAD") or status in (307, 308):
            assert (answer.status, answer.location, answer.body) == (status, "https://dest.example/landing", b""), (
                method
            )
        else:
            assert (answer.status, answer.location, answer.get("Allow")) == (405, None, "GET, HEAD"), method


@pytest.mark.parametrize("target", ["/abc", "/nope", "/robots.txt", "/abc+", "/frame", "/locked"])
def test_head_has_the_headers_of_get_and_no_body(
    link: Any, make_link: Callable[..., Any], raw: Callable[..., Answer], target: str
) -> None:
    link()
    make_link(alias="frame", type="frame")
    make_link(alias="locked", password="opensesame")
    get, head = raw(target), raw(target, method="HEAD")
    assert (head.status, head.headers, head.body) == (get.status, get.headers, b"")
    assert int(get.header("Content-Length")) == len(get.body)


# --- plugins and pages -----------------------------------------------------------------------------------------


def test_plugins_add_headers(link: Any, raw: Callable[..., Answer]) -> None:
    link(plugins=["noindex", "no-referrer"], status=301)
    answer = raw("/abc")
    assert (answer.status, answer.get("X-Robots-Tag"), answer.get("Referrer-Policy")) == (301, "noindex", "no-referrer")
    assert answer.get("Cache-Control") == "no-store"


@pytest.mark.parametrize("plugins", [["block-bots"], ["preview", "block-bots"], ["block-bots", "preview"]])
def test_bots_are_kept_away(link: Any, raw: Callable[..., Answer], clicks_of: Any, plugins: Any) -> None:
    created_row = link(plugins=plugins, destination="https://secret.example")
    answer = raw("/abc", user_agent=GOOGLEBOT)
    assert (answer.status, answer.location) == (403, None)
    assert b"secret.example" not in answer.body
    assert clicks_of(created_row) == 0
    assert raw("/abc").status == (200 if "preview" in plugins else 302)


def test_the_preview_plugin_waits_for_a_click(link: Any, raw: Callable[..., Answer], clicks_of: Any) -> None:
    created_row = link(plugins=["preview"], destination='https://d.example/?q="><script>&x=1', forward_query=True)
    answer = raw("/abc?y='%3E<b>")
    assert (answer.status, answer.location) == (200, None)
    page = answer.body.decode()
    assert "<script" not in page
    assert "<b>" not in page
    assert "This link leads to d.example" in page
    assert clicks_of(created_row) == 0
    pressed = press(raw, "/abc?y='%3E<b>")
    assert (pressed.status, pressed.get("Cache-Control")) == (303, "no-store")
    assert pressed.header("Location").startswith("https://d.example/?q=")
    assert "y='" in pressed.header("Location")
    assert clicks_of(created_row) == 1


@pytest.mark.parametrize(
    ("destination", "source"),
    [
        ("https://d.example/x?a=1&b=2", "https://d.example"),
        ("http://bücher.example:81/", "http://xn--bcher-kva.example:81"),
    ],
)
def test_a_frame_may_show_its_destination(link: Any, raw: Callable[..., Answer], destination: Any, source: Any) -> None:
    link(type="frame", destination=destination)
    answer = raw("/abc")
    assert answer.status == 200
    (sources,) = re.findall(r"frame-src ([^;]*)", answer.header("Content-Security-Policy"))
    allowed = sources.split()
    assert source in allowed or source.partition("//")[0] in allowed


@pytest.mark.parametrize("fields", [{"type": "frame"}, {"plugins": ["preview"]}, {}])
@pytest.mark.parametrize(
    "destination",
    ["https://[::1]:8443/x", "fb://profile/1", "mailto:me@d.example", "tel:+49", "app://[x", "https://[::1]é/"],
)
def test_whatever_is_accepted_as_a_destination_can_be_visited(
    client: Any, connect: Callable[..., str], raw: Callable[..., Answer], destination: Any, fields: Any
) -> None:
    body = {"host": connect(), "alias": "abc", "destination": destination, **fields}
    created = client.post("/v1/link", json=body).status_code
    assert created in (200, 422)
    if created == 200:
        assert raw("/abc").status in (200, 302)
        assert raw("/abc+").status == 200


def test_a_frame_adds_one_source_to_the_policy_and_nothing_else(
    link: Any, make_link: Callable[..., Any], raw: Callable[..., Answer]
) -> None:
    link()
    make_link(
        alias="frame", type="frame", destination="https://[::1]:8443/a;sandbox,b?;sandbox#;sandbox", forward_path=True
    )
    framed, simple = (
        raw(target).header("Content-Security-Policy").split("; ") for target in ("/frame/;sandbox", "/abc+")
    )
    changed = [(one, other) for one, other in zip(framed, simple, strict=True) if one != other]
    assert [other for _, other in changed] == ["frame-src 'none'"]
    assert "sandbox" not in changed[0][0]


@pytest.mark.parametrize("target", ["/nope", "/gone", "/locked", "/abc+", "/preview", "/frame"])
def test_every_page_is_self_contained_strict_and_never_indexed(
    an_hour_ago: Any, link: Any, make_link: Callable[..., Any], raw: Callable[..., Answer], target: str
) -> None:
    link()
    make_link(alias="gone", expires=moment(minutes=30))
    make_link(alias="locked", password="opensesame")
    make_link(alias="preview", plugins=["preview", "noindex"])
    make_link(alias="frame", type="frame")
    an_hour_ago()
    answer = raw(target)
    page = answer.body.decode()
    assert answer.get("X-Robots-Tag") == "noindex"
    assert answer.get("Cache-Control") == "no-store"
    assert answer.get("X-Content-Type-Options") == "nosniff"
    assert len([name for name, _ in answer.headers if name == "X-Robots-Tag"]) == 1
    policy = answer.header("Content-Security-Policy")
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    assert f"'sha256-{base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()}'" in policy
    assert "default-src 'none'" in policy
    assert "base-uri 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r'<script|\sstyle=|\son[a-z]+=|<link (?!rel="icon" href="data:,">)|<img|@import|url\(', page)
    assert "prefers-color-scheme: dark" in page
    assert len(page) < 6000


def test_the_404_page_of_localhost_says_where_the_rest_is(
    connect: Callable[..., str], raw: Callable[..., Answer]
) -> None:
    connect("a.localhost")
    connect()
    assert b"/v1" in raw("/nope", host="a.localhost:8000").body
    assert b"/v1" not in raw("/nope").body


@pytest.mark.parametrize("target", ["/abc+", "/ABC+", "/abc/+", "/%61bc+", "/abc+?x=1"])
def test_a_plus_previews(link: Any, root: Any, raw: Callable[..., Answer], clicks_of: Any, target: str) -> None:
    created_row = link()
    root()
    answer = raw(target)
    assert (answer.status, answer.location) == (200, None)
    assert b"https://dest.example/landing" in answer.body
    assert clicks_of(created_row) == 0


@pytest.mark.parametrize("target", ["/nope+", "/+", "/a+b", "/abc+/x", "/abc++"])
def test_a_plus_that_previews_nothing_is_a_path_like_others(
    link: Any, root: Any, raw: Callable[..., Answer], target: str
) -> None:
    link()
    assert raw(target).status == 404
    root(forward_path=True)
    assert raw(target).location == f"https://root.example{target}"


# --- links for so many clicks ----------------------------------------------------------------------------------

PREFETCH = {"HTTP_SEC_PURPOSE": "prefetch"}


@pytest.mark.parametrize("interstitial", ["auto", "never"])
@pytest.mark.parametrize("fields", [{}, {"type": "frame"}, {"plugins": ["preview"]}, {"status": 307}, {"status": 301}])
def test_a_link_for_one_click_names_its_destination_once(
    link: Any, raw: Callable[..., Answer], clicks_of: Any, fields: Any, interstitial: str
) -> None:
    created_row = link(destination="https://secret.example/x", max_clicks=1, interstitial=interstitial, **fields)
    for kwargs, status in (
        ({"method": "HEAD"}, 204),
        ({"method": "HEAD", "user_agent": GOOGLEBOT}, 204),
        (PREFETCH, 204),
        ({"HTTP_PURPOSE": "preview"}, 204),
        ({"user_agent": GOOGLEBOT}, 403),
        ({"user_agent": ""}, 403),
        ({"target": "/abc+"}, 200),
        ({"target": "/abc+", "method": "HEAD"}, 200),
    ) * 2:
        answer = raw(**{"target": "/abc", **kwargs})
        assert (answer.status, answer.location) == (status, None), kwargs
        assert b"secret.example" not in answer.body, kwargs
        assert "secret.example" not in str(answer.headers), kwargs
        assert "no-store" in answer.header("Cache-Control")
        if status == 204:
            assert answer.get("Content-Length") is None
    assert clicks_of(created_row) == 0
    first = press(raw, "/abc")
    assert "https://secret.example/x" in f"{first.location} {first.body!r}"
    assert [raw("/abc").status for _ in range(2)] == [410] * 2
    assert clicks_of(created_row) == 1


def test_a_password_comes_before_the_click(link: Any, raw: Callable[..., Answer]) -> None:
    link(destination="https://secret.example/x", max_clicks=1, password="opensesame")
    assert raw("/abc", method="HEAD").status == 401
    assert post_password(raw, "opensesame", **PREFETCH).status == 204
    assert post_password(raw, "opensesame", user_agent=GOOGLEBOT).status == 403
    assert post_password(raw, "opensesame").location == "https://secret.example/x"
    assert post_password(raw, "opensesame").status == 410


@pytest.mark.parametrize("target", ["/favicon.ico", "/sitemap.xml", "/.well-known/x"])
def test_what_is_no_click_is_told_nothing_by_a_catch_all_either(
    root: Any, raw: Callable[..., Answer], target: str
) -> None:
    root(max_clicks=1, interstitial="never")
    assert (raw(target).status, raw(target).location) == (204, None)
    assert raw("/x").status == 301
    assert raw("/x").status == 410


# --- catch-all, www, hostnames ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "target", ["/", "/x", "/x/y/", "/ABCD", "/v1/links", "/mcp/v1", "/healthz", "/docs", "/favicon.ico"]
)
def test_the_root_answers_for_whatever_has_no_record(
    link: Any, root: Any, raw: Callable[..., Answer], target: str
) -> None:
    link()
    root()
    assert (raw(target).status, raw(target).location) == (301, "https://root.example")
    assert raw("/abc").location == "https://dest.example/landing"


WWW = f"www.{HOST}"


@pytest.mark.parametrize("host", [WWW, f"{WWW}:8000", f"{WWW.upper()}.", f"WWW.{HOST}:80"])
@pytest.mark.parametrize(
    "more", [{}, {"forward_path": True, "forward_query": True}, {"max_clicks": 5, "interstitial": "never"}]
)
def test_who_came_by_the_www_name_is_not_sent_back_there(
    root: Any, raw: Callable[..., Answer], host: str, more: Any
) -> None:
    """From X to www.X is what most people want of X; where www.X is not connected, and leads here, it ends."""
    root(destination=f"https://{WWW}/new", **more)
    for _ in range(2):
        assert raw("/new?x=1").status == 301
        answer = raw("/new?x=1", host=host)
        assert (answer.status, answer.location) == (404, None)
        # A record for so many clicks says nothing to those who take none.
        assert raw("/new", method="HEAD", host=host).status == (204 if "max_clicks" in more else 404)


def test_the_www_name_answers_for_all_else_and_notices_each_change(
    link: Any, update: Any, raw: Callable[..., Answer]
) -> None:
    created_row = link()
    for destination in ("https://a.example/", f"https://{WWW}/x", f"http://{WWW}:8080", f"https://{HOST}/x", "tel:112"):
        update(created_row, destination=destination)
        expected = None if WWW in destination else destination
        assert [raw("/abc", host=WWW).location, raw("/abc/", host=WWW).location] == [expected] * 2
        assert raw("/abc").location == destination


def test_who_came_by_the_www_name_takes_no_click_of_the_record(
    link: Any, raw: Callable[..., Answer], clicks_of: Any
) -> None:
    created_row = link(destination=f"https://{WWW}/")
    assert [raw("/abc", host=WWW).status for _ in range(3)] == [404] * 3
    assert clicks_of(created_row) == 0
    assert raw("/abc").status == 302
    assert clicks_of(created_row) == 1


@pytest.mark.parametrize("type", ["link", "frame"])
def test_of_several_destinations_the_www_name_alone_is_not_there(
    link: Any, raw: Callable[..., Answer], type: Any
) -> None:
    link(destinations=[f"https://{WWW}/a", "https://b.example/"], destination_routing="order", type=type)
    existing = 200 if type == "frame" else 302
    assert [raw("/abc", host=WWW).status for _ in range(4)] == [404, existing] * 2
    assert [raw("/abc").status for _ in range(2)] == [existing] * 2


def test_expired_and_missing_links_do_not_lead_round_by_the_www_name(
    client: Any, link: Any, an_hour_ago: Any, raw: Callable[..., Answer]
) -> None:
    for key in ("notfound_url", "expired_url"):
        assert client.post(f"/v1/workspace/update/{key}", json={"value": f"https://{WWW}/sorry"}).status_code == 200
    link(expires=moment(minutes=1), expired_url=f"https://{WWW}/over")
    an_hour_ago()
    assert raw("/abc").location == f"https://{WWW}/over"
    assert raw("/nothing").location == f"https://{WWW}/sorry"
    assert raw("/abc", host=WWW).status == 410
    assert raw("/nothing", host=WWW).status == 404


def test_a_www_name_that_is_connected_is_a_hostname_of_its_own(
    client: Any, connect: Callable[..., str], root: Any, raw: Callable[..., Answer]
) -> None:
    root(destination=f"https://{WWW}/")
    assert raw("/", host=WWW).status == 404
    connect(WWW)
    created_row = client.post("/v1/redirect", json={"url": WWW, "destination": "https://shop.example/"})
    assert created_row.status_code == 200, created_row.text
    assert raw("/").location == f"https://{WWW}/"
    assert raw("/", host=WWW).location == "https://shop.example/"


@pytest.mark.parametrize("target", ["/.well-known/acme-challenge/x", "/.well-known/acme-challenge/", "/robots.txt"])
def test_what_is_never_resolved(root: Any, raw: Callable[..., Answer], target: str) -> None:
    root(forward_path=True)
    assert raw(target).location is None


def test_www_falls_back_until_it_is_connected_itself(
    connect: Callable[..., str], link: Any, make_link: Callable[..., Any], client: Any, raw: Callable[..., Answer]
) -> None:
    link()
    www = f"www.{HOST}"
    assert raw("/abc", host=www).status == 302
    assert raw("/abc", host=f"www.{www}").status == 404
    connect(www)
    assert raw("/abc", host=www).status == 404
    make_link(host=www, alias="abc", destination="https://www.example")
    assert raw("/abc", host=www).location == "https://www.example"
    assert raw("/abc").location == "https://dest.example/landing"
    assert client.delete(f"/v1/host/{www}").status_code == 204
    assert raw("/abc", host=www).location == "https://dest.example/landing"


@pytest.mark.parametrize("host", [HOST, HOST.upper(), f"{HOST}:8443", f"{HOST}.", f"{HOST}.:80", f"www.{HOST}"])
def test_a_hostname_that_comes_and_goes(
    client: Any, connect: Callable[..., str], link: Any, raw: Callable[..., Answer], host: str
) -> None:
    assert raw("/abc", host=host).status == 404
    link()
    for _ in range(3):
        assert raw("/abc", host=host).status == 302
        assert raw("/ABC", host=host).status == 302
        assert client.delete(f"/v1/host/{HOST}").status_code == 204
        assert raw("/abc", host=host).status == 404
        connect()


@pytest.mark.parametrize(
    "host", ["", f"{HOST}, evil.test", f"evil.test@{HOST}", f"{HOST}/x", f"{HOST}:80:80", f"{HOST}..", f" {HOST}"]
)
def test_what_is_not_quite_the_hostname_shows_none_of_its_links(
    link: Any, raw: Callable[..., Answer], host: str
) -> None:
    link()
    assert raw("/abc", host=host).location is None


@pytest.mark.parametrize("given", ["go.acme.test..", "go.acme.test。"])
def test_a_hostname_that_was_accepted_answers(client: Any, raw: Callable[..., Answer], given: Any) -> None:
    answer = client.post("/v1/host", json={"host": given})
    if answer.status_code == 200:
        host = answer.json["host"]
        assert (
            client.post("/v1/link", json={"host": given, "alias": "abc", "destination": "x.example"}).status_code == 200
        )
        assert raw("/abc", host=host).status == 302
    assert answer.status_code in (200, 422)


# --- what browsers may keep ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        *[({"status": status}, "private, max-age=60") for status in (301, 308)],
        *[({"status": status}, "no-store") for status in (302, 303, 307)],
        ({"status": 301, "destinations": ["https://a.example"]}, "private, max-age=60"),
        ({"status": 301, "destinations": THREE[:2]}, "no-store"),
        ({"status": 301, "plugins": ["noindex"]}, "no-store"),
        ({"status": 301, "plugins": []}, "private, max-age=60"),
        ({"status": 301, "plugins": ["block-bots"]}, "no-store"),
        ({"status": 301, "max_clicks": 5}, "no-store"),
        ({"status": 301, "forward_query": True}, "private, max-age=60"),
        ({"status": 308, "starts": "2020-01-01T00:00:00Z"}, "private, max-age=60"),
    ],
)
def test_what_may_be_kept_for_a_minute(link: Any, raw: Callable[..., Answer], fields: Any, expected: Any) -> None:
    link(**fields)
    assert [raw("/abc").get("Cache-Control") for _ in range(2)] == [expected] * 2


def test_nothing_is_kept_beyond_its_end(link: Any, make_link: Callable[..., Any], raw: Callable[..., Answer]) -> None:
    link(status=301, expires=moment(seconds=30))
    make_link(alias="soon", status=301, expires=moment(seconds=10))
    make_link(alias="late", status=301, expires=moment(hours=1))
    saved = {
        alias: int(raw(f"/{alias}").header("Cache-Control").removeprefix("private, max-age="))
        for alias in ("abc", "soon", "late")
    }
    assert 25 <= saved["abc"] <= 30
    assert 5 <= saved["soon"] <= 10
    assert saved["late"] == 60


# --- several destinations --------------------------------------------------------------------------------------


def test_weights_are_kept(link: Any, raw: Callable[..., Answer]) -> None:
    link(destinations=THREE, destination_routing="weighted", destination_weights=[8, 2, 0])
    seen = Counter(raw("/abc").location for _ in range(400))
    assert seen["https://c.example/"] == 0
    assert 270 < seen["https://a.example/"] < 365  # 320 expected, 6 standard deviations off once in 10**8 runs


def test_a_visitor_sticks_to_a_destination(link: Any, raw: Callable[..., Answer]) -> None:
    link(destinations=THREE, destination_routing="sticky")
    by_visitor = {
        (address, agent): {raw("/abc", address=address, user_agent=agent).location for _ in range(3)}
        for address in (f"192.0.2.{number}" for number in range(40))
        for agent in (FIREFOX, FIREFOX.replace("140", "141"))
    }
    assert all(len(seen) == 1 for seen in by_visitor.values())
    assert set.union(*by_visitor.values()) == set(THREE)
    assert raw("/abc").get("Set-Cookie") is None


def test_a_visitor_sticks_for_a_day_in_utc(link: Any, raw: Callable[..., Answer], clock: Clock) -> None:
    link(destinations=THREE, destination_routing="sticky")

    def met(moment: str) -> list[str | None]:
        clock.now = datetime.fromisoformat(moment)
        return [raw("/abc", address=f"192.0.2.{number}").location for number in range(60)]

    begin = met("2030-06-01T00:00:00+00:00")
    assert met("2030-06-01T12:00:00+00:00") == met("2030-06-01T23:59:59+00:00") == begin
    # A third of them stay by chance.
    assert met("2030-06-02T00:00:00+00:00") != begin


def test_two_sticky_links_split_visitors_independently(
    link: Any, raw: Callable[..., Answer], client: Any, make_link: Callable[..., Any]
) -> None:
    two = THREE[:2]
    link(destinations=two, destination_routing="sticky")
    rule = {"if": {"bot": False}, "destinations": two, "routing": "sticky"}
    make_link(alias="b", destinations=two, destination_routing="sticky")
    make_link(alias="c", destination=THREE[2], rules=[rule, rule])
    visitors = [f"192.0.2.{number}" for number in range(250)]
    paths = ("/abc", "/b", "/c")
    met = [tuple(raw(path, address=address).location for path in paths) for address in visitors]
    # About 31 of each are expected.
    assert set(met) == set(itertools.product(two, repeat=3))
    for address, locations in zip(visitors[:20], met, strict=False):
        for path, location in zip(paths, locations, strict=True):
            question = {"url": f"https://go.acme.test{path}", "address": address, "headers": {"User-Agent": FIREFOX}}
            assert client.post("/v1/links/explain", json=question).json["location"] == location


def test_turns_go_round_under_threads(link: Any, raw: Callable[..., Answer]) -> None:
    link(destinations=THREE, destination_routing="order")
    seen: list[str | None] = []
    run_at_once(8, lambda _: seen.extend(raw("/abc").location for _ in range(30)))
    assert Counter(seen) == dict.fromkeys(THREE, 80)


def test_whoever_only_looks_takes_no_turn(link: Any, raw: Callable[..., Answer]) -> None:
    link(destinations=THREE, destination_routing="order")
    seen = []
    for _ in range(3):
        raw("/abc", method="HEAD")
        raw("/abc+")
        seen.append(raw("/abc").location)
    assert seen == THREE


# --- caches and threads ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_old_location_once_an_update_was_answered(link: Any, update: Any, raw: Callable[..., Answer]) -> None:
    created_row = link(forward_path=True)
    targets = ["/abc", "/ABC", "/abc/x", "/%61bc"]
    current = 0
    update(created_row, destination="https://d.example/0", forward_path=True)
    wrong: list[tuple[int, str | None]] = []
    visits: Counter[int] = Counter()
    stop = threading.Event()

    def come(number: int) -> None:
        target = targets[number % len(targets)]
        while not stop.is_set():
            answered = current
            location = raw(target).location or "/-1"
            seen = int(location.removesuffix("/x").rpartition("/")[2])
            visits[number] += 1
            # A newer one may be seen: it is on disk a moment before its answer arrives.
            if seen < answered:
                wrong.append((answered, location))

    threads = [threading.Thread(target=come, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    try:
        for number in range(1, 60):
            update(created_row, destination=f"https://d.example/{number}", forward_path=True)
            current = number
            time.sleep(0.005)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert wrong == []
    assert min(visits[number] for number in range(8)) > 20
    assert raw("/abc").location == "https://d.example/59"


def test_visits_hold_back_other_work_under_any_server(app: Flask, link: Any, raw: Callable[..., Answer]) -> None:
    """Also under a server without `answer_without_waiting`. Each visit counts once, and calls of the API do not."""
    link()
    rate = throttle.of(app)
    before = rate.visits
    for target, method in (("/abc", "GET"), ("/abc", "POST"), ("/nope", "HEAD")):
        raw(target, method=method)
    assert rate.visits == before + 3
    raw("/healthz", host="127.0.0.1")
    assert rate.visits == before + 3
    environ = {"REQUEST_METHOD": "GET", "REQUEST_URI": "/abc", "HTTP_HOST": HOST, "REMOTE_ADDR": "192.0.2.1"}
    answer = middleware.of(app).answer_without_waiting(environ)
    assert answer is not None
    assert answer[0] == 302
    assert rate.visits == before + 4


def quick(app: Flask, target: str) -> int | None:
    """The status of a visit that waits for nothing; None: another thread has to answer it."""
    environ = {"REQUEST_METHOD": "GET", "REQUEST_URI": target, "HTTP_HOST": HOST, "HTTP_USER_AGENT": FIREFOX}
    answer = middleware.of(app).answer_without_waiting({**environ, "REMOTE_ADDR": "192.0.2.1"})
    return None if answer is None else answer[0]


def test_the_thread_of_the_server_waits_for_no_exact_count(
    app: Flask, link: Any, raw: Callable[..., Answer], client: Any, is_on_postgresql: bool
) -> None:
    """The first check of a limit may wait for the counting of clicks; other visitors are answered meanwhile."""
    link(alias="limited", max_clicks=2, interstitial="never")
    link()
    assert quick(app, "/abc") == 302
    before = throttle.of(app).visits
    with middleware.of(app).clicks._backlog.moving:
        assert quick(app, "/limited") is None
        assert quick(app, "/abc") == 302
    assert raw("/limited").status == 302
    assert throttle.of(app).visits == before + 2
    # Where several nodes count, the database is asked each time.
    again = raw("/limited").status if is_on_postgresql else quick(app, "/limited")
    assert again == 302
    assert (raw("/limited").status if is_on_postgresql else quick(app, "/limited")) == 410
    assert middleware.of(app).clicks.write()
    assert client.get("/v1/workspace/clicks").json["total"]["clicks"] == 4


def test_the_thread_of_the_server_waits_for_no_slow_disk(
    app: Flask, link: Any, raw: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After one lookup that took long, others do those of paths that are not remembered."""
    link()
    link(alias="later")
    assert quick(app, "/abc") == 302
    assert quick(app, "/missing") == 404
    monkeypatch.setattr(cache, "SLOW_LOOKUP_S", 0.0)
    assert quick(app, "/other") == 404
    assert quick(app, "/later") is None
    assert quick(app, "/abc") == 302
    assert quick(app, "/missing") == 404
    assert raw("/later").status == 302
    assert quick(app, "/later") == 302


def test_an_answer_may_be_changed_by_whoever_sends_it(link: Any, raw: Callable[..., Answer]) -> None:
    """PEP 3333: a server may change the list of headers in any way it likes."""
    link()
    for target in ("/abc", "/robots.txt", "/nope"):
        raw(target).headers.append(("Set-Cookie", "a=b"))
        assert raw(target).get("Set-Cookie") is None


@pytest.mark.parametrize(
    "target", ["", "http://", "http://[", "http://[::1/abc", "://", "*", "abc", "?", "http://x/abc?y"]
)
def test_a_request_target_of_any_form_is_answered(link: Any, raw: Callable[..., Answer], target: str) -> None:
    link()
    assert raw(target).status in (302, 400, 404)


def test_a_user_agent_of_any_form_is_judged_quickly(link: Any, raw: Callable[..., Answer]) -> None:
    """It is the visitor who writes it, and a different one each time is never remembered."""
    link()
    raw("/abc", user_agent="a")  # the expressions are compiled
    for part in ("a", "bo", "http", "a-", "1.", "(", "Opera ", "; "):
        took = []
        for number in range(3):
            began = time.thread_time()
            raw("/abc", user_agent=f"{number}{part * 8000}"[:8000])
            took.append(time.thread_time() - began)
        assert min(took) < 0.05, part


def test_one_bad_record_does_not_take_its_hostname_down(
    app: Flask, root: Any, link: Any, raw: Callable[..., Answer]
) -> None:
    """A record of before a rule was made stricter, or from an import, is its own problem."""
    link()
    root()
    with app.app_context():
        statement = "UPDATE record SET destination = 'https://[::1]é/', destinations = NULL WHERE alias = ''"
        with database.atomic():
            database.execute(statement)
        middleware.of(app).records.forget_all()
    assert raw("/abc").status == 302


def test_an_expired_url_never_leads_back(client: Any, connect: Callable[..., str]) -> None:
    body = {"host": connect(), "alias": "abc", "destination": "https://d.example", "expires": moment(minutes=30)}
    answer = client.post("/v1/link", json={**body, "expired_url": f"https://{HOST}/abc"})
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == ["expired_url"]
