"""Servers that do what nobody expects of them: whoever asks them gets what a browser gets, or one sentence.

Each runs through all that ask: checks of destinations, titles of pages, webhooks, the token endpoint of a provider, and
the download of the database of places.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import re
import socket
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from signpost.features.monitoring.geo_update import GeoUpdateError, update
from signpost.features.monitoring.titles import TitleKey, Titles
from signpost.features.sign_in.single_sign_on.provider import Provider, ProviderError
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import Resolver, SystemResolver
from signpost.outbound.transfer import MAX_INTERIM_ANSWERS
from tests.all_settings import load
from tests.outbound import playing
from tests.outbound.playing import PUBLIC, Authority, Bytes, Dns, Request, Web, dripping, for_ever, ok
from tests.played.mmdb import country, mmdb
from tests.programs import missing

pytestmark = pytest.mark.slow

# Of what needs no time: a busy machine must not turn an answer into a timeout.
PATIENT_S = 20.0
HURRIED_S = 0.6
PAGE = b"<title>Hello</title>"
PLACES = mmdb({"0.0.0.0/0": country("DE")}, "DBIP-City-Lite", 1_790_000_000)
TOKEN = {"access_token": "x"}
# What one of those who ask got: "" is what it asked for, else a sentence, or what it logs.
Ask = Callable[[str], str]


def fetcher_of(timeout_s: float, resolver: Any = None) -> Fetcher:
    return Fetcher(resolver or SystemResolver(), lambda address: True, timeout_s)


def check(url: str, timeout_s: float, folder: Path) -> str:
    return fetcher_of(timeout_s).look(url).text


def title(url: str, timeout_s: float, folder: Path) -> str:
    found = Titles(fetcher_of(timeout_s)).do(TitleKey(1, url, "w"))
    return "" if found == "Hello" else f"the title {found!r}"


def webhook(url: str, timeout_s: float, folder: Path) -> str:
    return fetcher_of(timeout_s).post(url, {"Content-Type": "application/json"}, b"{}").text


def sign_in(url: str, timeout_s: float, folder: Path) -> str:
    keys = ("OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_NAME", "OIDC_SCOPES", "OIDC_ROLES_CLAIM", "OIDC_CLIENT_SECRET")
    provider = Provider({**dict.fromkeys(keys, "Corp"), "OIDC_ROLES": ()})
    provider._fetcher = fetcher_of(timeout_s)
    try:
        return "" if provider._call("POST", url, {"Accept": "application/json"}, b"code=1") == TOKEN else "another"
    except ProviderError as error:
        return str(error)


def places(url: str, timeout_s: float, folder: Path) -> str:
    config = load({"INSTANCE": str(folder), "GEO_URL": url})
    try:
        return "" if update(config).is_new else "an old one"
    except GeoUpdateError as error:
        return str(error)


# Who asks, and what is in the body of the answer that it wants.
ASKING: dict[str, tuple[Callable[[str, float, Path], str], bytes]] = {
    "check": (check, PAGE),
    "title": (title, PAGE),
    "webhook": (webhook, b""),
    "sign-in": (sign_in, json.dumps(TOKEN).encode()),
    "places": (places, PLACES),
}
HTML = "Content-Type: text/html; charset=utf-8"
Answer = Callable[[Request, bytes], Bytes]


def good(body: bytes, *lines: str) -> bytes:
    return ok(200, HTML, *lines, body=body)


def early(*interim: bytes) -> Answer:
    return lambda request, body: b"".join(interim) + good(body)


# Servers that work for people.
WORKING: dict[str, Answer] = {
    "120 headers": lambda request, body: good(body, *(f"X-{number}: y" for number in range(120))),
    "120 cookies": lambda request, body: good(body, *(f"Set-Cookie: c{number}=y" for number in range(120))),
    "a header of 70,000 characters": lambda request, body: good(body, "X: " + "y" * 70_000),
    "200 KB of headers": lambda request, body: good(body, *(f"X-{number}: " + "y" * 2_000 for number in range(100))),
    "100 first": early(b"HTTP/1.1 100 Continue\r\n\r\n"),
    "102 first": early(b"HTTP/1.1 102 Processing\r\n\r\n"),
    "103 first": early(b"HTTP/1.1 103 Early Hints\r\nLink: </x.css>; rel=preload\r\n\r\n"),
    "102 and 103 first": early(b"HTTP/1.1 102 Processing\r\n\r\n", b"HTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n"),
    "HTTP/1.0": lambda request, body: good(body).replace(b"HTTP/1.1", b"HTTP/1.0", 1),
    "no length": lambda request, body: b"HTTP/1.1 200 OK\r\n" + HTML.encode() + b"\r\n\r\n" + body,
    "no reason": lambda request, body: good(body).replace(b" Fine", b"", 1),
    "lines that end with LF alone": lambda request, body: (
        good(b"").replace(b"\r\n", b"\n").replace(b"Length: 0", b"Length: %d" % len(body)) + body
    ),
    "a status line in lower case": lambda request, body: good(body).replace(b"HTTP/1.1", b"http/1.1", 1),
    "a body after HEAD": lambda request, body: good(body + b" " * 100 if request.method == "HEAD" else body),
    "chunks": lambda request, body: (
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n"
        + HTML.encode()
        + b"\r\n\r\n"
        + b"%x\r\n%b\r\n0\r\nX-Trailer: y\r\n\r\n" % (len(body) or 1, body or b"x")
    ),
}
# Pages are what people look at: of such servers only checks and titles ask for one.
OF_PAGES: dict[str, Answer] = {
    f"{status} unless HTML is accepted": lambda request, body, status=status: (  # type: ignore[misc]
        good(body) if any("text/html" in line for line in request.all("Accept")) else ok(status)
    )
    for status in (404, 406, 415, 500)
}
# Servers that do not. The sentence that a check gives.
BROKEN: dict[str, tuple[Answer, str]] = {
    "300 KB of headers": (
        lambda request, body: good(body, *(f"X-{number}: " + "y" * 3_000 for number in range(100))),
        "Its answer is too large.",
    ),
    "endless headers": (
        lambda request, body: for_ever(b"X: y\r\n" * 1000, b"HTTP/1.1 200 OK\r\n"),
        "Its answer is too large.",
    ),
    "endless interim answers": (
        lambda request, body: for_ever(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 100),
        "Its answer is too large.",
    ),
    "one interim answer too many": (
        lambda request, body: b"HTTP/1.1 103 Early Hints\r\n\r\n" * (MAX_INTERIM_ANSWERS + 1) + good(body),
        "Its answer is too large.",
    ),
    "404 after 103": (
        lambda request, body: b"HTTP/1.1 103 Early Hints\r\n\r\n" + ok(404),
        "It answers with status 404.",
    ),
    "closes": (lambda request, body: b"", "It closed the connection without an answer."),
    "no HTTP": (lambda request, body: b"220 mail.example.com ESMTP\r\n", "It doesn't answer like a web server."),
    "a status line of HTTP/2": (
        lambda request, body: good(body).replace(b"HTTP/1.1", b"HTTP/2", 1),
        "It doesn't answer like a web server.",
    ),
    "503": (lambda request, body: ok(503), "It answers with status 503."),
}


@pytest.mark.parametrize("who", ASKING)
@pytest.mark.parametrize("kind", WORKING)
def test_a_server_that_works_for_people_works(kind: str, who: str, tmp_path: Path) -> None:
    ask, body = ASKING[who]
    with Web(lambda request: WORKING[kind](request, body)) as server:
        assert ask(server.url, PATIENT_S, tmp_path) == ""


@pytest.mark.parametrize("who", ["check", "title"])
@pytest.mark.parametrize("kind", OF_PAGES)
def test_a_server_that_has_pages_alone_works(kind: str, who: str, tmp_path: Path) -> None:
    ask, body = ASKING[who]
    with Web(lambda request: OF_PAGES[kind](request, body)) as server:
        assert ask(server.url, PATIENT_S, tmp_path) == ""
        assert {"text/html" in request.all("Accept")[0] for request in server.requests} == {True}


@pytest.mark.parametrize("who", ["webhook", "sign-in", "places"])
def test_who_wants_no_page_does_not_ask_for_one(who: str, tmp_path: Path) -> None:
    ask, body = ASKING[who]
    with Web(lambda request: good(body)) as server:
        assert ask(server.url, PATIENT_S, tmp_path) == ""
        assert not any("html" in line for request in server.requests for line in request.all("Accept"))


@pytest.mark.parametrize("who", ASKING)
@pytest.mark.parametrize("kind", BROKEN)
def test_a_server_that_does_not_is_told(kind: str, who: str, tmp_path: Path) -> None:
    answer, sentence = BROKEN[kind]
    ask, body = ASKING[who]
    with Web(lambda request: answer(request, body)) as server:
        said = ask(server.url, PATIENT_S, tmp_path)
    assert said
    if who in ("check", "webhook", "places"):
        assert said.endswith(sentence)


def _reset(connection: Any, _: Any) -> None:
    connection.recv(9999)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")


def _drip(request: Request) -> Iterable[bytes]:
    return dripping(b"X: y\r\n" * 9, b"HTTP/1.1 200 OK\r\n")


@pytest.mark.parametrize("who", ["check", "webhook", "places"])
def test_reasons_say_what_happened(who: str, tmp_path: Path) -> None:
    ask, _ = ASKING[who]
    with Web(talk=_reset) as server:
        assert ask(server.url, PATIENT_S, tmp_path).endswith("It broke the connection off.")
    # Nobody listens there any more.
    assert ask(server.url, PATIENT_S, tmp_path).endswith("It refuses connections.")


def test_seconds_that_were_given_are_said() -> None:
    with Web(_drip) as server:
        outcome = fetcher_of(HURRIED_S).look(server.url)
        assert outcome.reason == "timeout"
        # HEAD had a quarter. What came before the request, on a busy machine too, was not given to the server.
        assert 0.3 < seconds_said(outcome.text) <= 0.45
        assert 0.45 < seconds_said(fetcher_of(HURRIED_S).post(server.url, {}, b"").text) <= 0.6


def seconds_said(text: str | None) -> float:
    said = re.fullmatch(r"It didn't answer within ([0-9.]+) seconds\.", text or "")
    assert said is not None, text
    return float(said[1])


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_localhost_is_whichever_address_answers(address: str) -> None:
    """Node's servers listen on [::1] alone, Python's on 127.0.0.1."""
    if not playing.has_ipv6():
        missing("There is no IPv6")
    with Dns() as names, Web(address=address) as server:
        names.names["localhost"] = ["127.0.0.1", "::1"]
        fetcher = fetcher_of(PATIENT_S, Resolver([names.server]))
        assert fetcher.look(f"http://localhost:{server.port}/").text == ""
        assert fetcher.post(f"http://localhost:{server.port}/", {}, b"x").text == ""


@contextlib.contextmanager
def nobody_accepts(address: str) -> Any:
    """A port at which no connection completes."""
    with socket.socket() as listener, contextlib.ExitStack() as stack:
        listener.bind((address, 0))
        listener.listen(0)
        for _ in range(5):
            client = stack.enter_context(socket.socket())
            client.setblocking(False)
            client.connect_ex(listener.getsockname())
        yield listener.getsockname()[1]


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("first", ["refused", "silent"])
def test_each_address_of_a_name_is_tried(first: str, order: int) -> None:
    other = "127.0.0.61"
    with Dns() as names, contextlib.ExitStack() as stack:
        names.names["two.test"] = [other, PUBLIC][::order]
        port = stack.enter_context(nobody_accepts(other)) if first == "silent" else 0
        server = stack.enter_context(Web(port=port))
        fetcher = fetcher_of(PATIENT_S, Resolver([names.server]))
        for _ in range(3):
            assert fetcher.look(f"http://two.test:{server.port}/").text == ""
            assert fetcher.post(f"http://two.test:{server.port}/", {}, b"x").text == ""


def test_no_address_of_a_name_may_be_inside() -> None:
    with Dns() as names, Web() as server:
        names.names["two.test"] = ["127.0.0.61", PUBLIC]
        fetcher = Fetcher(Resolver([names.server]), lambda address: str(address) == PUBLIC, PATIENT_S)
        assert fetcher.look(f"http://two.test:{server.port}/").reason == "not_public"
        assert server.accepted == 0


@pytest.mark.parametrize("who", ASKING)
@pytest.mark.parametrize(
    ("names", "days", "is_self_signed", "is_trusted", "sentence"),
    [
        (["localhost"], 1, False, True, ""),
        (["localhost"], -1, False, True, "Its certificate has expired."),
        (["localhost"], 1, True, True, "Its certificate is self-signed."),
        (["other.test"], 1, False, True, "Its certificate is for another name."),
        (["localhost"], 1, False, False, "that is not trusted, or the chain is incomplete."),
    ],
    ids=["good", "expired", "self-signed", "wrong name", "unknown issuer"],
)
def test_certificates(
    who: str,
    names: list[str],
    days: int,
    is_self_signed: bool,
    is_trusted: bool,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    authority = Authority(tmp_path)
    if is_trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    ask, body = ASKING[who]
    tls = authority.server(*names, days=days, is_self_signed=is_self_signed)
    with Web(lambda request: good(body), address="127.0.0.1", tls=tls) as server:
        said = ask(f"https://localhost:{server.port}/", PATIENT_S, tmp_path)
    if who in ("check", "webhook", "places"):
        assert said.endswith(sentence)
    assert (said == "") == (sentence == "")


@pytest.mark.parametrize("who", ["title", "sign-in", "places"])
def test_what_is_packed_is_not_unpacked(who: str, tmp_path: Path) -> None:
    """A small answer stays small in memory."""
    ask, _ = ASKING[who]
    with Web(lambda request: good(gzip.compress(bytes(20_000_000)), "Content-Encoding: gzip")) as server:
        assert ask(server.url, PATIENT_S, tmp_path)


@pytest.mark.parametrize("who", ["sign-in", "places"])
@pytest.mark.parametrize("end", [b"", b"zz\r\n", b"fffffffffffffffffff\r\n", b"5\r\nab"])
def test_broken_chunks_are_no_answer(end: bytes, who: str, tmp_path: Path) -> None:
    ask, body = ASKING[who]
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    with Web(lambda request: head + b"%x\r\n%b\r\n" % (len(body), body) + end) as server:
        assert ask(server.url, PATIENT_S, tmp_path)
