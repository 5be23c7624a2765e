"""Pages that ask first: a one-time link that no scanner can use up, and the page that names a destination."""

import re
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask

from signpost.clicks.agents import is_bot
from tests.visits.conftest import Answer, Clock, Inputs, form_of, press, run_at_once, send

HOST = "go.acme.test"
SECRET = "https://secret.example/offer"
# As a scanner of mail sends it.
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/97.0.0.0 Safari/537.36"
)
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

Raw = Callable[..., Answer]
Link = Callable[..., dict[str, Any]]


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., Any]) -> Link:
    """Make a link `abc` that leads to a secret."""
    connect()
    return lambda **fields: make_link(**{"alias": "abc", "destination": SECRET, **fields})


@pytest.fixture
def redirect(client: Any, connect: Callable[..., str]) -> Callable[..., Any]:
    connect()

    def do(path: str, **fields: Any) -> Any:
        answer = client.post("/v1/redirect", json={"url": f"{HOST}{path}", "destination": SECRET, **fields})
        assert answer.status_code == 200, answer.text
        return answer.json["data"][0]

    return do


@pytest.fixture
def clicks_of(client: Any, write_clicks: Callable[[], bool]) -> Callable[[Any], tuple[int, int]]:
    """Clicks by people and by bots."""

    def do(created: Any) -> tuple[int, int]:
        assert write_clicks()
        total = client.get(f"/v1/links/{created['id']}/clicks").json["total"]
        return total["clicks"], total["bots"]

    return do


@pytest.fixture
def patch(client: Any) -> Callable[..., None]:
    def do(created: Any, **fields: Any) -> None:
        answer = client.patch(f"/v1/redirect/{created['id']}", json=fields)
        assert answer.status_code == 200, answer.text

    return do


def send_form(raw: Raw, form: bytes, target: str = "/abc", **more: Any) -> Answer:
    return raw(target, method="POST", body=form, **more)


def reveals(answer: Answer) -> bool:
    return "secret.example" in f"{answer.headers} {answer.body.decode()}"


# --- a link for one click --------------------------------------------------------------------------------------


def test_a_scanner_that_looks_like_a_browser_uses_up_nothing(link: Link, raw: Raw, clicks_of: Any) -> None:
    created = link(max_clicks=1)
    assert not is_bot(CHROME)
    for target in ("/abc", "/ABC", "/abc?x=1", "/abc?_qr=1", "/abc?nostat", "/abc/") * 2:
        page = raw(target, user_agent=CHROME)
        assert (page.status, page.location, page.get("Cache-Control")) == (200, None, "no-store")
        assert not reveals(page)
    assert clicks_of(created) == (0, 0)
    answer = press(raw, "/abc")
    assert (answer.status, answer.location, answer.get("Cache-Control")) == (303, SECRET, "no-store")
    assert clicks_of(created) == (1, 0)
    assert press(raw, "/abc").status == 410


@pytest.mark.parametrize(
    ("fields", "asks"),
    [
        ({"max_clicks": 1}, True),
        ({"max_clicks": 10}, True),
        ({"max_clicks": 11}, False),
        ({"max_clicks": 10, "interstitial": "never"}, False),
        ({"max_clicks": 11, "plugins": ["preview"]}, True),
        ({"max_clicks": 1, "interstitial": "never", "plugins": ["preview"]}, True),
        ({"interstitial": "auto"}, False),
    ],
)
def test_which_links_ask_before_a_click(link: Link, raw: Raw, clicks_of: Any, fields: Any, asks: bool) -> None:
    created = link(**fields)
    page = raw("/abc")
    assert reveals(page) is not asks
    assert clicks_of(created) == ((0, 0) if asks else (1, 0))


@pytest.mark.parametrize("more", [{"user_agent": GOOGLEBOT}, {"user_agent": ""}, {"HTTP_PURPOSE": "prefetch"}])
def test_a_robot_that_presses_is_refused_and_uses_up_nothing(link: Link, raw: Raw, clicks_of: Any, more: Any) -> None:
    created = link(max_clicks=1)
    form = form_of(raw("/abc"))
    answer = send_form(raw, form, **more)
    assert answer.status == (204 if "HTTP_PURPOSE" in more else 403)
    assert not reveals(answer)
    assert clicks_of(created) == (0, 0)
    assert send_form(raw, form).location == SECRET


def altered(form: bytes) -> list[bytes]:
    """Forms that are none of ours, or are no longer."""
    (token,) = re.findall(rb"token=([^&]*)", form)
    until, rule, chosen, key, signature = token.decode().split(".")
    later = f"{int(until) + 3_000}.{rule}.{chosen}.{key}.{signature}"
    tokens = [
        "", ".", "....", "x.y.z.w.v", later, f"{until}.1.0.{key}.{signature}", f"{until}.0.1.{key}.{signature}",
        f"{until}.0.0.{key}.", f"{until}.0.0.{key[:-1]}.{signature}", f"{until}.0.0.{key}x.{signature}",
        f"{until}.0.0..{signature}", f"{until}.0.0.{key}.{signature[:-1]}", f"{until}.0.0.{key}.{signature.swapcase()}",
        "9" * 400, f"{until}.-1.-1.{key}.{signature}", f"\u0661.0.0.{key}.\u00e9", "\ud83d",
    ]  # fmt: skip
    return [urlencode({"token": entry}, errors="surrogatepass").encode() for entry in tokens]


def test_a_token_that_is_not_of_this_page_shows_it_again(link: Link, raw: Raw, clicks_of: Any, make_link: Any) -> None:
    created, other = link(max_clicks=1), make_link(alias="other", destination=SECRET, max_clicks=1)
    for form in (*altered(form_of(raw("/abc"))), form_of(raw("/other"))):
        answer = send_form(raw, form)
        assert (answer.status, answer.location) == (200, None), form
        assert not reveals(answer)
        assert b'name="token"' in answer.body
    assert clicks_of(created) == clicks_of(other) == (0, 0)
    assert press(raw, "/abc").location == SECRET


def test_a_token_is_valid_for_an_hour(link: Link, raw: Raw, clicks_of: Any, clock: Clock) -> None:
    created = link(max_clicks=3)
    form = form_of(raw("/abc"))
    clock.move(minutes=59)
    assert send_form(raw, form).location == SECRET
    clock.move(minutes=2)
    again = send_form(raw, form)
    assert (again.status, again.location) == (200, None)
    assert send_form(raw, form_of(again)).location == SECRET
    assert clicks_of(created) == (2, 0)
    # The clock was wrong, and was put right.
    form = form_of(raw("/abc"))
    clock.move(days=-2)
    assert send_form(raw, form).status == 200


BOTS_ELSEWHERE = [{"if": {"bot": True}, "destination": "https://new.example/"}]


@pytest.mark.parametrize(
    "change", [{"destination": "https://new.example/"}, {"max_clicks": 2}, {"title": "Now"}, {"rules": BOTS_ELSEWHERE}]
)
def test_a_token_ends_with_a_change_of_the_record(
    link: Link, raw: Raw, clicks_of: Any, patch: Any, change: Any
) -> None:
    created = link(max_clicks=1)
    form = form_of(raw("/abc"))
    patch(created, **change)
    answer = send_form(raw, form)
    assert (answer.status, answer.location) == (200, None)
    assert clicks_of(created) == (0, 0)
    assert send_form(raw, form_of(answer)).status == 303


def test_what_only_the_team_sees_ends_no_token(link: Link, raw: Raw, patch: Any) -> None:
    created = link(max_clicks=1)
    form = form_of(raw("/abc"))
    patch(created, tags=["spring"], description="For Ana")
    assert send_form(raw, form).location == SECRET


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("plugins", [[], ["preview"]])
def test_the_form_is_not_sent_on(link: Link, raw: Raw, status: int, plugins: list[str]) -> None:
    """With 307 a browser would send the destination the form, and what programs send is not lost in silence."""
    link(status=status, plugins=plugins, **({} if plugins else {"max_clicks": 5}))
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS"):
        refused = raw("/abc", method=method)
        assert (refused.status, refused.get("Allow")) == (405, "GET, HEAD, POST")
    for body in (b"", b'{"a": 1}', b"a=1&b=2", b"from=https://x.example/", b"\xff" * 5000):
        assert raw("/abc", method="POST", body=body).status == 405
    answer = press(raw, "/abc")
    assert (answer.status, answer.location) == (303, SECRET)


def test_the_button_keeps_path_query_and_referrer(redirect: Any, raw: Raw, client: Any, write_clicks: Any) -> None:
    rules = [
        {"if": {"referrer": ["news.example"]}, "destination": "https://secret.example/news"},
        {"if": {"query": {"ref": "x"}}, "destination": "https://secret.example/ref"},
    ]
    created = redirect("/docs", max_clicks=9, rules=rules, match="prefix", forward_path=True, forward_query=True)
    page = raw("/docs/a%20b?y=1", HTTP_REFERER="https://news.example/today?private=1")
    assert page.status == 200
    news = send_form(raw, form_of(page), "/docs/a%20b?y=1")
    assert news.location == "https://secret.example/news/a%20b?y=1"
    assert press(raw, "/docs/x?ref=x&_qr=1").location == "https://secret.example/ref/x?ref=x"
    assert press(raw, "/docs").location == SECRET
    assert write_clicks()
    clicks = client.get(f"/v1/links/{created['id']}/clicks?by=referrer").json["data"]
    assert {click["value"]: click["clicks"] for click in clicks} == {"news.example": 1, "": 2}
    scans = client.get(f"/v1/links/{created['id']}/clicks?by=trigger").json["data"]
    assert {"value": "qr", "clicks": 1} in [{key: scan[key] for key in ("value", "clicks")} for scan in scans]


@pytest.mark.parametrize(
    "referrer", ["https://x.example/" + "\xff" * 5000, 'https://x.example/"><script>', "\x7f\xe9<b>"]
)
def test_a_referrer_of_any_kind(link: Link, raw: Raw, referrer: str) -> None:
    link(max_clicks=1)
    page = raw("/abc", HTTP_REFERER=referrer)
    assert b"<script" not in page.body
    assert b"<b>" not in page.body
    form = form_of(page)
    assert len(form) < 4096
    assert send_form(raw, form).location == SECRET


def test_the_form_of_a_password_takes_the_click(link: Link, raw: Raw, clicks_of: Any) -> None:
    created = link(max_clicks=1, password="open sesame", plugins=["preview"])
    requested = raw("/abc")
    assert requested.status == 401
    assert list(Inputs(requested.body).values) == ["password"]
    answer = send_form(raw, urlencode({"password": "open sesame"}).encode())
    assert answer.status == 200
    assert f'href="{SECRET}"' in answer.body.decode()
    assert clicks_of(created) == (1, 0)
    assert raw("/abc").status == 410


def test_a_preview_of_a_limited_link_does_not_name_it_before_the_click(link: Link, raw: Raw, clicks_of: Any) -> None:
    created = link(max_clicks=1, plugins=["preview", "noindex"])
    page = raw("/abc")
    assert not reveals(page)
    named = send_form(raw, form_of(page))
    assert (named.status, named.location) == (200, None)
    # Its click is used: what follows is a link.
    assert f'href="{SECRET}"' in named.body.decode()
    assert clicks_of(created) == (1, 0)
    assert raw("/abc").status == 410


def test_turns_are_taken_by_those_who_press(link: Link, raw: Raw) -> None:
    targets = [f"https://{name}.secret.example/" for name in "ab"]
    link(max_clicks=6, destinations=targets, destination_routing="order")
    for number in range(4):
        raw("/abc")
        assert press(raw, "/abc").location == targets[number % 2]


def test_a_loop_is_not_asked_about(redirect: Any, raw: Raw) -> None:
    redirect("", destination=f"https://www.{HOST}/new", max_clicks=5, match="prefix")
    assert raw("/new").status == 200
    assert raw("/new", host=f"www.{HOST}").status == 404


def test_exactly_as_many_get_through_as_press_at_once(link: Link, raw: Raw, clicks_of: Any) -> None:
    created = link(max_clicks=10, expired_url="https://late.example")
    forms = [form_of(raw("/abc", address=f"192.0.2.{number}")) for number in range(64)]
    begin = threading.Barrier(64)
    answers: list[tuple[int, str | None]] = []

    def come(number: int) -> None:
        begin.wait()
        for _ in range(3):
            answer = send_form(raw, forms[number], address=f"192.0.2.{number}")
            answers.append((answer.status, answer.location))

    run_at_once(64, come)
    assert Counter(answers) == {(303, SECRET): 10, (302, "https://late.example"): 182}
    assert clicks_of(created) == (10, 0)


def test_another_instance_has_other_tokens(make_app: Any, make_client: Any, tmp_path: Any) -> None:
    apps: list[Flask] = [make_app(INSTANCE=str(tmp_path / name)) for name in "ab"]
    for app in apps:
        client = make_client(app)
        client.post("/v1/host", json={"host": HOST})
        client.post("/v1/link", json={"host": HOST, "alias": "abc", "destination": SECRET, "max_clicks": 1})
    form = form_of(send(apps[0], "/abc"))
    assert send(apps[1], "/abc", method="POST", body=form).status == 200
    assert send(apps[0], "/abc", method="POST", body=form).status == 303


# --- the page that names the destination -------------------------------------------------------------------------


def test_the_page_that_names_a_destination_is_no_click(link: Link, raw: Raw, clicks_of: Any) -> None:
    created = link(plugins=["preview"])
    for more in ({}, {"user_agent": GOOGLEBOT}, {"method": "HEAD"}, {"target": "/abc+"}):
        page = raw(**{"target": "/abc", **more})
        assert (page.status, page.location) == (200, None)
    assert SECRET in raw("/abc").body.decode()
    assert clicks_of(created) == (0, 0)
    assert press(raw, "/abc").location == SECRET
    assert press(raw, "/abc?nostat").location == SECRET
    assert press(raw, "/abc", user_agent=GOOGLEBOT).location == SECRET
    assert clicks_of(created) == (1, 1)


def test_the_button_leads_to_what_the_page_named(link: Link, raw: Raw, clicks_of: Any, client: Any) -> None:
    """Whatever chance, turns or rules would say when it is pressed."""
    rules = [
        {"if": {"language": ["de"]}, "destinations": [f"https://de{n}.example/" for n in range(3)], "routing": "random"}
    ]
    created = link(
        plugins=["preview"], destinations=[f"https://d{n}.example/" for n in range(9)], destination_routing="random",
        rules=rules,
    )  # fmt: skip
    pressed = set()
    for number in range(30):
        language = {"HTTP_ACCEPT_LANGUAGE": "de"} if number % 2 else {}
        page = raw("/abc", **language)
        (named,) = re.findall(r'<p class="to" dir="ltr">([^<]*)</p>', page.body.decode())
        pressed.add(named)
        assert send_form(raw, form_of(page)).location == named
    assert len(pressed) > 4
    assert clicks_of(created) == (30, 0)
    by_rule = client.get(f"/v1/links/{created['id']}/clicks?by=rule").json["data"]
    assert sorted(entry["clicks"] for entry in by_rule) == [15, 15]


def test_a_form_cannot_choose_what_a_page_did_not_name(link: Link, raw: Raw) -> None:
    rules = [{"if": {"language": ["de"]}, "destination": "https://german.example/"}]
    link(plugins=["preview"], rules=rules)
    (token,) = re.findall(rb"token=([^&]*)", form_of(raw("/abc")))
    until, _, _, key, signature = token.decode().split(".")
    for rule, chosen in ((1, 0), (2, 0), (0, 1), (-1, 0), (0, -1)):
        answer = send_form(raw, urlencode({"token": f"{until}.{rule}.{chosen}.{key}.{signature}"}).encode())
        assert answer.status == 200
        assert b"german.example" not in answer.body


def test_turns_of_pages_are_taken_when_they_are_pressed(link: Link, raw: Raw) -> None:
    targets = ["https://a.example/", "https://b.example/"]
    link(plugins=["preview"], destinations=targets, destination_routing="order")
    for number in range(4):
        raw("/abc")
        assert press(raw, "/abc").location == targets[number % 2]


def test_a_preview_that_changed_is_shown_again(link: Link, raw: Raw, patch: Any, clicks_of: Any) -> None:
    created = link(plugins=["preview"])
    form = form_of(raw("/abc"))
    patch(created, destination="https://new.example/")
    answer = send_form(raw, form)
    assert answer.status == 200
    assert b"https://new.example/" in answer.body
    assert clicks_of(created) == (0, 0)
