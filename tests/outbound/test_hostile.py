"""Asking what others wrote down: nobody is led inside, held up, filled up or led to an exception.

`PUBLIC` plays the public internet; whoever connects to another address of this machine is caught.
"""

import contextlib
import functools
import gc
import gzip
import os
import random
import re
import socket
import ssl
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import Any

import dns.message
import dns.rrset
import pytest

from signpost.domain.version import product_version
from signpost.outbound.causes import Failed
from signpost.outbound.fetch import HOPS, REFUSING, REFUSING_HEAD, Fetcher, FetchOutcome
from signpost.outbound.public_addresses import is_public
from signpost.outbound.resolver import MAX_LOOKUPS, Resolver, Unresolved, resolver_of
from tests.conftest import ROOT
from tests.outbound import playing
from tests.outbound.playing import (
    NXDOMAIN,
    PUBLIC,
    REFUSED,
    SERVFAIL,
    Alias,
    Authority,
    Cut,
    Dns,
    Trap,
    Web,
    dripping,
    for_ever,
    in_turn,
    ok,
    redirect,
    silent,
)
from tests.programs import missing

pytestmark = pytest.mark.slow

TIMEOUT_S = 0.5
GRACE_S = 0.5
IPV6 = playing.has_ipv6()
# Caught there: "0.0.0.0" and "::" lead to these too.
INSIDE = ["127.0.0.1", "127.0.0.2"] + (["::1"] if IPV6 else [])
# Answers nobody, and is not ours.
FAR_AWAY = "2606:4700::1111"

NAMES: dict[str, Any] = {
    "up.test": [PUBLIC],
    "up.here.test": [PUBLIC],
    "xn--bcher-kva.test": [PUBLIC],
    "localhost": ["127.0.0.1", "::1"],
    "x.localhost": ["127.0.0.1"],
    "metadata.google.internal": ["169.254.169.254"],
    "metadata.test": ["fd00:ec2::254"],
    "inside4.test": ["127.0.0.1"],
    "inside6.test": ["::1"],
    "intranet.test": ["10.0.0.1"],
    "mapped.test": ["::ffff:127.0.0.1"],
    "zero.test": ["0.0.0.0"],
    "public-first.test": [PUBLIC, "127.0.0.1"],
    "public-last.test": ["127.0.0.1", PUBLIC],
    "public-4.test": [PUBLIC, "::1"],
    "public-6.test": ["127.0.0.1", FAR_AWAY],
    "last-of-many.test": [PUBLIC] * 1 + [f"127.0.0.{number}" for number in range(60, 70)],
    "alias.test": Alias("inside4.test"),
    "alias-of-alias.test": Alias("alias.test"),
    "loop.test": Alias("loop2.test"),
    "loop2.test": Alias("loop.test"),
    "cut.test": Cut(["127.0.0.1"]),
    "servfail.test": SERVFAIL,
    "refused.test": REFUSED,
    "empty.test": [],
}

# What stands between "http://" and the port: loopback as it may be written, everything else that is somebody's inside,
# and names that lead there.
HOSTS = {
    "not_public": """
        127.0.0.1 127.1 127.0.1 127.0.0.2 127.255.255.254 127.0.0.1. 127.0.0.01 127.000.000.001 0x7f.1 0x7F.0.0.0x1
        0x7f000001 2130706433 017700000001 0177.0.0.1 0177.1 0x7f.0.1 00000000177.0.0.1 127.0.1.
        [::1] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::0.0.0.1] [::ffff:127.0.0.1]
        [::ffff:7f00:1] [::FFFF:127.0.0.1] [::127.0.0.1] [::ffff:0:127.0.0.1] [::1%25lo] [::1%lo]
        0.0.0.0 0 0x0 00 0.0 0.0.0.1 [::] [0::0]
        127%2e0%2e0%2e1 %31%32%37.0.0.1 %30x7f.1 １２７.０.０.１ １２７.1 ①②⑦.⓪.⓪.① 127。0。0。1 127．0．0．1
        localhost localhost. LOCALHOST LocalHost x.localhost %6cocalhost ｌｏｃａｌｈｏｓｔ inside4.test. INSIDE4.TEST
        169.254.169.254 169.254.0.1 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518 [fe80::1] [fe80::1%25eth0]
        [fe80::1%eth0] [fd00:ec2::254] [::ffff:169.254.169.254] [fec0::1] 168.63.129.16 100.100.100.200 192.0.0.192
        10.0.0.1 10.1 172.16.0.1 172.31.255.254 192.168.0.1 192.168.1 [fc00::1] [fd12:3456::1]
        100.64.0.1 100.127.255.254 192.0.0.1 192.0.2.1 198.18.0.1 198.19.255.254 198.51.100.1 203.0.113.1
        224.0.0.1 239.255.255.250 [ff02::1] [ff0e::1] 240.0.0.1 255.255.255.254 255.255.255.255
        [64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b:1::a00:1] [2002:7f00:1::] [2002:a9fe:a9fe::1]
        [2001:0:7f00:1::1] [2001::ffff:80ff:fffe] [2001:db8::1] [3fff::1] [5f00::1] [100::1] 192.88.99.1
        inside4.test inside6.test intranet.test mapped.test zero.test metadata.google.internal METADATA.google.internal.
        metadata.test public-first.test public-last.test public-4.test public-6.test last-of-many.test
        alias.test alias-of-alias.test cut.test
    """,
    "dns": """
        nowhere.test foo.0x7f 127.0.0.1.nowhere.test 256.256.256.256 127.0.0.256 0x100000000 127.0.0.1.1 1.2.3.4.5
        loop.test loop2.test servfail.test refused.test empty.test a..b .. .
    """,
    "bad_url": """
        127.0.0.1%00 127.0.0.1%0d%0a [::1 ::1 [127.0.0.1] [::1]x [] [v1.x] user@127.0.0.1 user:pw@127.0.0.1
        127.0.0.1@127.0.0.1 %5b::1%5d 127.0.0.1:1 a..ü １２７.0.0.1@127.0.0.1 bü..cher.test \ud800
    """,
}
DESTINATIONS = [(host, reason) for reason, hosts in HOSTS.items() for host in hosts.split()]
IDS = [ascii(host).strip("'") for host, _ in DESTINATIONS]

# URLs as a whole that are no destination of ours, or are read in more than one way. PORT: of the trap.
URLS = [
    ("http://127.0.0.1:PORT\\@up.test/", "not_public"),
    ("http://127.0.0.1:PORT#@up.test/", "not_public"),
    ("http://127.0.0.1:PORT?@up.test/", "not_public"),
    ("http://127.0.0.1:PORT/@up.test/", "not_public"),
    ("http://up.test@127.0.0.1:PORT/", "bad_url"),
    ("http://up.test:80@127.0.0.1:PORT/", "bad_url"),
    ("http://up.test#@127.0.0.1:PORT@127.0.0.1:PORT/", "connection"),
    ("https://127.0.0.1:PORT/", "not_public"),
    ("HTTP://127.0.0.1:PORT/", "not_public"),
    ("http:127.0.0.1:PORT/", "bad_url"),
    ("http:/127.0.0.1:PORT/", "bad_url"),
    ("http:///127.0.0.1:PORT/", "bad_url"),
    ("http:////127.0.0.1:PORT/", "bad_url"),
    ("http:\\\\127.0.0.1:PORT\\", "bad_url"),
    ("//127.0.0.1:PORT/", "bad_url"),
    ("127.0.0.1:PORT/", "bad_url"),
    ("http://127.0.0.1:99999/", "bad_url"),
    ("http://127.0.0.1:-1/", "bad_url"),
    ("http://127.0.0.1:０８０/", "bad_url"),
    (" http://127.0.0.1:PORT/", "bad_url"),
    ("http://127.0.0.1:PORT /", "bad_url"),
    ("http://127.0.0.1 :PORT/", "bad_url"),
    ("http://127.0.0.1\t:PORT/", "bad_url"),
    ("http://127.0.0.1:PORT\r\nHost: up.test/", "bad_url"),
    ("file:///etc/passwd", "bad_url"),
    ("file://127.0.0.1/etc/passwd", "bad_url"),
    ("ftp://127.0.0.1:PORT/", "bad_url"),
    ("gopher://127.0.0.1:PORT/_GET%20/", "bad_url"),
    ("dict://127.0.0.1:PORT/", "bad_url"),
    ("unix:///run/x.sock", "bad_url"),
    ("http+unix://%2frun%2fx.sock/", "bad_url"),
    ("javascript:alert(1)", "bad_url"),
    ("data:text/html,x", "bad_url"),
    ("mailto:a@example.com", "bad_url"),
    ("http://", "bad_url"),
    ("http", "bad_url"),
    ("", "bad_url"),
    ("http://" + "a" * 300 + "/", "dns"),
    ("http://" + "a." * 200 + "/", "dns"),
    ("http://up.test/\ud800", "bad_url"),
]


def is_allowed(address: IPv4Address | IPv6Address) -> bool:
    return str(address) == PUBLIC or is_public(address)


@pytest.fixture(scope="module")
def name_server() -> Iterator[Dns]:
    with Dns() as server:
        yield server


@pytest.fixture(autouse=True)
def names(name_server: Dns) -> Any:
    name_server.names = dict(NAMES)
    name_server.spoils_ids = False
    name_server.requested.clear()
    # In place of a new server for each test, whose counts would begin anew.
    name_server._counts.clear()
    return name_server.names


@pytest.fixture
def fetcher(name_server: Dns) -> Fetcher:
    return Fetcher(Resolver([name_server.server], TIMEOUT_S), is_allowed, TIMEOUT_S)


@pytest.fixture
def patient(name_server: Dns) -> Fetcher:
    """The same where nothing is about time: a busy machine must not turn a verdict into a timeout."""
    return Fetcher(Resolver([name_server.server], 2 * TIMEOUT_S), is_allowed, 40 * TIMEOUT_S)


@pytest.fixture
def everywhere(name_server: Dns) -> Fetcher:
    """A fetcher that may connect to anything."""
    return Fetcher(Resolver([name_server.server], TIMEOUT_S), lambda address: True, TIMEOUT_S)


@pytest.fixture
def web() -> Iterator[Callable[..., Web]]:
    """web(answer, ...): a server that runs until the end of the test."""
    with contextlib.ExitStack() as stack:
        yield lambda *args, **kwargs: stack.enter_context(Web(*args, **kwargs))


class Scene:
    """A public web server, and a trap on the same port of everything that is inside."""

    def __init__(self, web: Web, trap: playing.Trap, connects: list[tuple[str, int]], names: tuple[str, int]) -> None:
        self.web, self.trap, self.port, self._connects, self._names = web, trap, web.port, connects, names

    @property
    def connects(self) -> list[tuple[str, int]]:
        """Address and port of each attempt to connect, but for those to the name server."""
        return [connect for connect in self._connects if connect != self._names]

    def assert_only_public(self, count: int) -> None:
        """`count` connections were made, all of them to the public server."""
        assert self.connects == [(PUBLIC, self.port)] * count
        assert self.trap.take_count() == 0


@pytest.fixture(scope="module")
def _public_and_trap() -> Iterator[tuple[Web, Trap]]:
    for _ in range(20):
        web = Web().__enter__()
        try:
            trap = playing.Trap(INSIDE, web.port)
            break
        except OSError:  # somebody has this port inside
            web.__exit__()
    yield web, trap
    trap.close()
    web.__exit__()


@pytest.fixture
def scene(_public_and_trap: tuple[Web, Trap], name_server: Dns) -> Iterator[Scene]:
    web, trap = _public_and_trap
    web.answer = lambda request: ok()
    web.requests.clear()
    address, _, port = name_server.server.partition("#")
    with playing.connections_of_this_process() as connects:
        yield Scene(web, trap, connects, (address, int(port)))


def assert_down(outcome: Any, reason: str, status: int | None = None) -> None:
    assert (outcome.reason, outcome.status) == (reason, status), outcome
    assert not outcome.is_up
    assert outcome.text.endswith(".")
    # A name that does not exist reads like one that is private: with the name first.
    assert outcome.text[0].isupper() or reason in ("not_public", "dns")


# --- where nobody may connect to --------------------------------------------------------------------------------


def test_the_trap_catches(scene: Scene, everywhere: Fetcher) -> None:
    """What the tests below rely on: whoever is led inside is seen."""
    hurried = Fetcher(everywhere._resolver, lambda address: True, 0.1)
    hosts = ["127.1", "0.0.0.0", "inside4.test"] + (["[::1]", "[::]"] if IPV6 else [])
    for host in hosts:
        assert_down(hurried.post(f"http://{host}:{scene.port}/", {}, b""), "timeout")
    assert scene.trap.take_count() == len(hosts)
    assert {address for address, _ in scene.connects} >= {"127.0.0.1", "0.0.0.0"}


@pytest.mark.parametrize("inside", ["127.0.0.1", "inside4.test", "[::ffff:127.0.0.1]"])
def test_reading_a_page_follows_no_redirect_inside(scene: Scene, patient: Fetcher, inside: str) -> None:
    url = f"http://{PUBLIC}:{scene.port}/"
    for to in (f"http://{inside}:{scene.port}/", f"//{inside}:{scene.port}/"):
        led = redirect(to)
        scene.web.answer = functools.partial(lambda led, request: led, led)
        with pytest.raises(Failed) as failed, patient.get(url, {"Authorization": "Basic eA=="}):
            pass
        assert failed.value.reason == "not_public"
    scene.web.answer = lambda request: ok(body=b"x" * 10_000)
    with pytest.raises(Failed) as failed, patient.get(url, {}, 5_000) as answer:
        b"".join(answer.chunks())
    assert failed.value.reason == "too_large"


@pytest.mark.parametrize(("host", "reason"), DESTINATIONS, ids=IDS)
def test_destination(scene: Scene, patient: Fetcher, host: Any, reason: Any) -> None:
    assert_down(patient.look(f"http://{host}:{scene.port}/"), reason)
    assert_down(patient.look(f"https://{host}:{scene.port}/x"), reason)
    assert_down(patient.post(f"http://{host}:{scene.port}/", {}, b"{}"), reason)
    scene.assert_only_public(0)


@pytest.mark.parametrize(("host", "reason"), DESTINATIONS, ids=IDS)
def test_redirect_to_destination(scene: Scene, patient: Fetcher, host: Any, reason: Any) -> None:
    location = f"http://{host}:{scene.port}/".encode("utf-8", "surrogatepass")
    scene.web.answer = lambda request: redirect(location)
    outcome = patient.look(f"http://up.test:{scene.port}/")
    assert outcome.reason in ("not_public", "dns", "bad_url")
    # A Location is read by the rules of URLs alone, which know no full-width digits.
    if host.isascii():
        # Of a redirect, a user name is dropped, and the host is what it is.
        assert_down(outcome, "not_public" if "@" in host else reason)
    scene.assert_only_public(1)


@pytest.mark.parametrize(("url", "reason"), URLS, ids=[ascii(url)[1:50] for url, _ in URLS])
def test_url(scene: Scene, patient: Fetcher, url: str, reason: str) -> None:
    url = url.replace("PORT", str(scene.port))
    assert_down(patient.look(url), reason)
    assert_down(patient.post(url, {}, b""), reason)
    assert scene.connects in ([], [(PUBLIC, 80)] * 2, [(PUBLIC, 80)] * 3)
    assert scene.trap.take_count() == 0


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("method", ["HEAD", "GET"])
@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "inside4.test", "169.254.169.254", "public-first.test"])
def test_every_redirect(scene: Scene, patient: Fetcher, status: int, method: str, host: str) -> None:
    location = f"http://{host}:{scene.port}/"
    scene.web.answer = lambda request: redirect(location, status) if request.method == method else ok(501)
    assert_down(patient.look(f"http://up.test:{scene.port}/"), "not_public")
    scene.assert_only_public(1 if method == "HEAD" else 2)


@pytest.mark.parametrize("hops", [2, HOPS])
def test_later_redirect(scene: Scene, patient: Fetcher, hops: Any) -> None:
    """Each hop is looked at, not the first alone."""

    def answer(request: Any) -> bytes:
        number = int(request.target[1:])
        return redirect(f"/{number + 1}" if number < hops else f"http://inside4.test:{scene.port}/")

    scene.web.answer = answer
    assert_down(patient.look(f"http://up.test:{scene.port}/1"), "not_public")
    scene.assert_only_public(hops)


# PORT: of both. Reason "": it leads on at the public server itself.  None: anything, but not inside.
LOCATIONS = [
    (b"//127.0.0.1:PORT/", "not_public"),
    (b"//inside4.test:PORT", "not_public"),
    (b"//localhost:PORT/", "not_public"),
    (b"HTTP://127.0.0.1:PORT/", "not_public"),
    (b"https://127.0.0.1:PORT/", "not_public"),
    (b"  http://127.0.0.1:PORT/  ", "not_public"),
    (b"ht\ttp://127.0.0.1:PORT/", "not_public"),
    (b"http://127.0.\t0.1:PORT/", "not_public"),
    (b"http://127.0.0.1\r\n :PORT/", None),
    (b"\r\n http://127.0.0.1:PORT/", "not_public"),
    (b"http://127.0.0.1:PORT#@up.test:PORT/", "not_public"),
    (b"http://127.0.0.1:PORT\\@up.test:PORT/", "not_public"),
    (b"http://127.0.0.1:PORT/\r\nLocation: http://up.test:PORT/there", "connection"),
    (b"http://127.0.0.1:PORT/, http://up.test:PORT/", "not_public"),
    (b"http://user:pw@127.0.0.1:PORT/", "not_public"),
    (b"http://up.test:PORT@127.0.0.1:PORT/", "not_public"),
    (b"http://up.test@up.test@127.0.0.1:PORT/", "not_public"),
    (b"http://up.test:PORT@127.0.0.1:PORT\\@up.test:PORT/", "not_public"),
    (b"//up.test@127.0.0.1:PORT/", "not_public"),
    (b"http://user@/", "bad_url"),
    (b"http://user:pw@up.test:PORT/there", ""),
    (b"HTTP://user:p%40w@up.test:PORT/there", ""),
    ("http://üser:p w@up.test:PORT/there".encode(), ""),
    (b"//a@b:c@up.test:PORT?x@127.0.0.1:PORT", ""),
    (b"http://@up.test:PORT/there#@127.0.0.1:PORT", ""),
    (b"file:///etc/passwd", "bad_url"),
    (b"ftp://127.0.0.1:PORT/", "bad_url"),
    (b"gopher://127.0.0.1:PORT/_x", "bad_url"),
    (b"dict://127.0.0.1:PORT/", "bad_url"),
    (b"javascript:alert(1)", "bad_url"),
    (b"java\tscript:alert(1)", "bad_url"),
    (b"data:,x", "bad_url"),
    (b"view-source:http://127.0.0.1:PORT/", "bad_url"),
    (b"ms-settings:x", "bad_url"),
    (b"ftp:127.0.0.1:PORT", "bad_url"),
    (b"gopher:x", "bad_url"),
    (b"mailto:", "bad_url"),
    (b"fb://", "bad_url"),
    (b"up.test:PORT/there", "bad_url"),
    (b"mailto:a@example.com", ""),
    (b"http+unix://%2frun%2fx.sock/", "bad_url"),
    (b"http://[::1", "bad_url"),
    (b"//[", "bad_url"),
    (b"//[x]/", "bad_url"),
    (b"http://[v1.x]/", "bad_url"),
    (b"http://[::1]x/", "bad_url"),
    (b"http://up.test:99999/", "bad_url"),
    (b"http://up.test:x/", "bad_url"),
    (b"http://%/", "bad_url"),
    (b"http://%00/", "bad_url"),
    ("http://\u2100.test/".encode(), "bad_url"),
    (b"http://\xff\xfe/", None),
    (b"http://" + b"a" * 300 + b"/", "dns"),
    (b"http://a..b/", "dns"),
    (b"http://", None),
    (b"http:127.0.0.1:PORT/", ""),
    (b"/127.0.0.1:PORT/", ""),
    (b"127.0.0.1/", ""),
    (b"\\\\127.0.0.1:PORT\\", ""),
    (b"./..//127.0.0.1:PORT/", ""),
    (b"?http://127.0.0.1:PORT/", ""),
    (b"#http://127.0.0.1:PORT/", None),
    (b"/a%0d%0aHost:%20inside4.test", ""),
    (b"/a\rHost: inside4.test", "connection"),
    (b"/a\nHost: inside4.test", ""),
    (b"/a\x0bb", ""),
    (b"/a\x00b", "connection"),
    (b"/" + b"x" * 30_000, ""),
    ("/bücher?ü".encode(), ""),
    (b"/\xff\xfe", ""),
    (b"", ""),
    (b"   ", ""),
]


@pytest.mark.parametrize(("location", "reason"), LOCATIONS, ids=[repr(row[0])[2:50] for row in LOCATIONS])
def test_location(scene: Scene, patient: Fetcher, location: bytes, reason: str | None) -> None:
    location = location.replace(b"PORT", str(scene.port).encode())
    scene.web.answer = lambda request: redirect(location) if request.target == "/" else ok()
    outcome = patient.look(f"http://up.test:{scene.port}/")
    if reason is not None:
        assert outcome.reason == reason, outcome
    assert {address for address, _ in scene.connects} == {PUBLIC}
    assert scene.trap.take_count() == 0
    for request in scene.web.requests:
        assert request.all("Host") == [f"up.test:{scene.port}"]


@pytest.mark.parametrize(
    "line",
    [
        "Refresh: 0; url={}",
        "Content-Location: {}",
        "Alt-Svc: h2=\"127.0.0.1:{port}\"; ma=60",
        "Link: <{}>; rel=preload",
        "Set-Cookie: a=b; Domain=127.0.0.1",
        "Location: {}",
    ],
)  # fmt: skip
@pytest.mark.parametrize("status", [200, 201, 300, 304, 305, 306])
def test_other_ways_to_lead_on(scene: Scene, patient: Fetcher, line: str, status: int) -> None:
    line = line.format(f"http://127.0.0.1:{scene.port}/", port=scene.port)
    scene.web.answer = lambda request: ok(status, line)
    assert patient.look(f"http://up.test:{scene.port}/").status == status
    scene.assert_only_public(1)


@pytest.mark.parametrize("status", [100, 101, 102, 103])
def test_on_the_way_to_an_answer(scene: Scene, patient: Fetcher, status: int) -> None:
    scene.web.answer = lambda request: ok(status, f"Location: http://127.0.0.1:{scene.port}/") + ok()
    patient.look(f"http://up.test:{scene.port}/")
    assert {address for address, _ in scene.connects} == {PUBLIC}
    assert scene.trap.take_count() == 0


def test_a_name_is_resolved_once(scene: Scene, patient: Fetcher, name_server: Dns, names: Any) -> None:
    names["turning.test"] = in_turn([PUBLIC], ["127.0.0.1"])
    assert patient.look(f"http://turning.test:{scene.port}/").is_up
    assert sorted(query.type for query in name_server.requested) == ["A", "AAAA"]
    scene.assert_only_public(1)
    assert_down(patient.look(f"http://turning.test:{scene.port}/"), "not_public")
    assert_down(patient.post(f"http://turning.test:{scene.port}/", {}, b""), "not_public")
    scene.assert_only_public(1)


@pytest.mark.parametrize("inside", [["127.0.0.1"], ["::1"], [PUBLIC, "127.0.0.1"], Alias("inside4.test")])
def test_a_name_that_turns_between_head_and_get(scene: Scene, patient: Fetcher, names: Any, inside: Any) -> None:
    names["turning.test"] = in_turn([PUBLIC], inside)
    scene.web.answer = lambda request: ok(405 if request.method == "GET" else 501)
    assert_down(patient.look(f"http://turning.test:{scene.port}/"), "not_public")
    scene.assert_only_public(1)


def test_a_name_that_turns_between_two_redirects(scene: Scene, patient: Fetcher, names: Any) -> None:
    names["turning.test"] = in_turn([PUBLIC], [PUBLIC], ["127.0.0.1"])
    scene.web.answer = lambda request: redirect(request.target + "x")
    assert_down(patient.look(f"http://turning.test:{scene.port}/"), "not_public")
    scene.assert_only_public(2)


def test_a_name_that_turns_between_the_families(scene: Scene, patient: Fetcher, names: Any) -> None:
    names["turning.test"] = lambda query: ["127.0.0.1"] if query.type == "A" else [FAR_AWAY]
    assert_down(patient.look(f"http://turning.test:{scene.port}/"), "not_public")
    names["turning.test"] = lambda query: [PUBLIC] if query.type == "A" else ["::1"]
    assert_down(patient.look(f"http://turning.test:{scene.port}/"), "not_public")
    scene.assert_only_public(0)


def test_no_proxy_of_the_environment(scene: Scene, patient: Fetcher, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{scene.port}")
    assert patient.look(f"http://up.test:{scene.port}/").is_up
    scene.assert_only_public(1)


# --- time -------------------------------------------------------------------------------------------------------


def look_in_time(fetcher: Fetcher, url: str, timeout_s: float = TIMEOUT_S) -> FetchOutcome:
    began = time.monotonic()
    outcome = fetcher.look(url)
    took = time.monotonic() - began
    assert took < timeout_s + GRACE_S, outcome
    assert abs(outcome.ms - took * 1000) < 100
    return outcome


def _accept_late(tls_bytes: bytes) -> Callable[..., None]:
    """Reads nothing, and writes `tls_bytes` a byte at a time."""

    def talk(connection: Any, ending: Any) -> None:
        with contextlib.suppress(OSError):
            for byte in tls_bytes:
                if ending.wait(0.1):
                    return
                connection.sendall(bytes([byte]))
        ending.wait()

    return talk


SLOW: dict[str, Any] = {
    "silent": {"talk": silent},
    "drips its status": {"answer": lambda _: dripping(b"HTTP/1.1 200 " + b"x" * 99)},
    "drips its headers": {"answer": lambda _: dripping(b"X: y\r\n" * 99, b"HTTP/1.1 200 OK\r\n")},
    "drips one header": {"answer": lambda _: dripping(b"x" * 99, b"HTTP/1.1 200 OK\r\nX: ")},
    "drips to HEAD, drips to GET": {
        "answer": lambda request: (
            dripping(b"x" * 2, b"nonsense") if request.method == "HEAD" else dripping(b"x" * 99, b"HTTP/1.1 200 OK\r\n")
        )
    },
    "drips interim answers": {
        "answer": lambda _: dripping(b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 100 Continue\r\n\r\n" * 10)
    },
    "redirects slowly": {"answer": lambda r: dripping(b"\r\n", redirect(r.target + "x")[:-2], 0.15)},
}


@pytest.mark.parametrize("kind", SLOW)
def test_slow(fetcher: Fetcher, web: Callable[..., Web], kind: str) -> None:
    outcome = look_in_time(fetcher, f"http://up.test:{web(**SLOW[kind]).port}/")
    assert_down(outcome, "timeout")


def test_a_byte_does_not_begin_the_time_anew(name_server: Dns, web: Callable[..., Web]) -> None:
    fetcher = Fetcher(Resolver([name_server.server]), is_allowed, 1.0)
    server = web(lambda request: dripping(b"x" * 2, HEAD, 0.9))
    assert_down(look_in_time(fetcher, server.url, 1.0), "timeout")


def test_slow_to_take(fetcher: Fetcher, web: Callable[..., Web]) -> None:
    """What is sent waits no longer either."""
    url, body = web(talk=silent).url, b"x" * 20_000_000
    began = time.monotonic()
    assert_down(fetcher.post(url, {}, body), "timeout")
    assert time.monotonic() - began < TIMEOUT_S + GRACE_S


HELLO = b"\x16\x03\x03\x40\x00\x02\x00\x3f\xfc"


@pytest.mark.parametrize(
    "talk", [silent, _accept_late(HELLO + b"x" * 200), _accept_late(b"\x16")], ids=["silent", "drips", "begins"]
)
def test_tls_that_never_completes(fetcher: Fetcher, web: Callable[..., Web], talk: Any) -> None:
    outcome = look_in_time(fetcher, f"https://up.test:{web(talk=talk).port}/")
    assert_down(outcome, "timeout")


@contextlib.contextmanager
def full_listener() -> Iterator[Any]:
    """A port where no connection completes as long as nobody calls accept()."""
    with socket.socket() as listener, contextlib.ExitStack() as stack:
        listener.bind((PUBLIC, 0))
        listener.listen(0)
        for _ in range(5):
            client = stack.enter_context(socket.socket())
            client.setblocking(False)
            client.connect_ex(listener.getsockname())
        time.sleep(0.05)
        yield listener


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_connection_that_never_completes(fetcher: Fetcher, scheme: str) -> None:
    with full_listener() as listener:
        outcome = look_in_time(fetcher, f"{scheme}://up.test:{listener.getsockname()[1]}/")
    assert_down(outcome, "timeout")


def test_slow_to_connect_and_slow_after_it(name_server: Dns) -> None:
    """What connecting has used up is not there for TLS once more."""
    timeout_s = 1.4
    fetcher = Fetcher(Resolver([name_server.server]), is_allowed, timeout_s)
    with full_listener() as listener, ThreadPoolExecutor(1) as pool:
        looking = pool.submit(fetcher.post, f"https://up.test:{listener.getsockname()[1]}/", {}, b"")
        # The kernel tries again after a second; by then there is room.
        time.sleep(0.5)
        listener.settimeout(5)
        taken = [listener.accept()[0] for _ in range(3)]
        try:
            assert_down(looking.result(), "timeout")
        finally:
            for entry in taken:
                entry.close()


@pytest.mark.parametrize("answer", [None, Cut(None)], ids=["UDP", "TCP"])
def test_name_server_that_never_answers(fetcher: Fetcher, names: Any, answer: Any) -> None:
    names["silent.test"] = answer
    assert_down(look_in_time(fetcher, "http://silent.test/"), "dns")


def test_slow_names_on_each_hop(fetcher: Fetcher, names: Any, web: Callable[..., Web]) -> None:
    def slow(query: str) -> list[Any]:
        time.sleep(0.15)
        return [PUBLIC]

    names["slow.test"] = slow
    outcome = look_in_time(fetcher, f"http://slow.test:{web(lambda r: redirect(r.target + 'x')).port}/")
    assert outcome.reason in ("timeout", "dns")


# --- size -------------------------------------------------------------------------------------------------------

BLOCK = b"x" * 65_536
BOMB = gzip.compress(bytes(50_000_000))
HEAD = b"HTTP/1.1 200 OK\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
# name: (what a server sends, the reasons it may be given)
LARGE: dict[str, Any] = {
    "endless status line": (lambda: for_ever(BLOCK, b"HTTP/1.1 200 "), {"too_large", "connection"}),
    "endless header": (lambda: for_ever(BLOCK, HEAD + b"X: "), {"too_large", "connection"}),
    "endless name of a header": (lambda: for_ever(BLOCK, HEAD), {"too_large", "connection"}),
    "endless headers": (lambda: for_ever(b"X: y\r\n" * 1000, HEAD), {"too_large", "connection"}),
    "endless large headers": (lambda: for_ever(b"X: " + b"y" * 9000 + b"\r\n", HEAD), {"too_large"}),
    "endless folded header": (lambda: for_ever(b" y\r\n" * 1000, HEAD + b"X: y\r\n"), {"too_large", "connection"}),
    "endless empty lines": (lambda: for_ever(b"\r\n" * 1000), {"connection"}),
    "endless zeros": (lambda: for_ever(bytes(65_536)), {"too_large", "connection"}),
    "endless interim answers": (lambda: for_ever(b"HTTP/1.1 100 Continue\r\n\r\n" * 100), {"too_large"}),
    "endless body": (lambda: for_ever(BLOCK, HEAD + b"\r\n"), {""}),
    "endless chunks": (lambda: for_ever(b"1000\r\n" + b"x" * 4096 + b"\r\n", CHUNKED), {""}),
    "endless size of a chunk": (lambda: for_ever(b"0" * 4096, CHUNKED), {""}),
    "more than was said": (lambda: for_ever(BLOCK, HEAD + b"Content-Length: 5\r\n\r\n"), {""}),
    "said to be huge": (lambda: HEAD + b"Content-Length: 999999999999999999\r\n\r\nx", {""}),
    "gzip bomb": (lambda: ok(200, "Content-Encoding: gzip", body=BOMB), {""}),
    "dripping body": (lambda: dripping(b"x" * 99, HEAD + b"\r\n"), {""}),
    "endless body of a 404": (lambda: for_ever(BLOCK, b"HTTP/1.1 404 No\r\n\r\n"), {"http"}),
    "gzip bomb of a 404": (lambda: ok(404, "Content-Encoding: gzip", body=BOMB), {"http"}),
}


@contextlib.contextmanager
def little_memory(limit: int) -> Iterator[None]:
    """At no moment of this has the process allocated more than `limit` bytes, servers included."""
    gc.collect()
    tracemalloc.start()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < limit


@pytest.mark.parametrize("method", ["look", "post"])
@pytest.mark.parametrize("kind", LARGE)
def test_large(fetcher: Fetcher, web: Callable[..., Web], kind: str, method: str) -> None:
    answer, reasons = LARGE[kind]
    # What is large ends by its size. To trace memory takes time.
    timeout_s = 8 * TIMEOUT_S
    slower = Fetcher(fetcher._resolver, is_allowed, timeout_s)
    slower.look(web().url)  # so that whatever is made once is there
    url = web(lambda request: answer()).url
    with little_memory(3_000_000):
        outcome = look_in_time(slower, url, timeout_s) if method == "look" else slower.post(url, {}, b"{}")
    assert outcome.reason in reasons, outcome


def test_large_redirects(fetcher: Fetcher, web: Callable[..., Web]) -> None:
    """What a redirect brings along is not read either."""
    server = web(lambda request: redirect("/x") + BLOCK if request.target == "/" else ok(200))
    with little_memory(3_000_000):
        assert look_in_time(fetcher, server.url).is_up


@pytest.mark.parametrize("location", ["/", "/?x", "", "//up.test:{port}/"])
def test_redirect_loop(patient: Fetcher, web: Callable[..., Web], location: str) -> None:
    server = web()
    server.answer = lambda request: redirect(location.format(port=server.port) or request.target)
    assert_down(patient.look(f"http://up.test:{server.port}/"), "too_many_redirects", 302)
    assert [request.method for request in server.requests] == ["HEAD"] * (HOPS + 1) + ["GET"] * (HOPS + 1)


def test_redirect_loop_of_two(patient: Fetcher, web: Callable[..., Web]) -> None:
    one, two = web(), web()
    one.answer, two.answer = (lambda request: redirect(two.url, 301)), (lambda request: redirect(one.url, 308))
    assert_down(patient.look(one.url), "too_many_redirects", 301)


# --- what is no answer ------------------------------------------------------------------------------------------

NO_HTTP = [
    b"",
    b"\r\n\r\n",
    b"hello\r\n",
    b"\x00" * 100,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"SSH-2.0-OpenSSH_9.6\r\n",
    b"220 mail.example.com ESMTP\r\n",
    b"HTTP/1.1\r\n\r\n",
    b"HTTP/1.1 \r\n\r\n",
    b"HTTP/1.1 abc OK\r\n\r\n",
    b"HTTP/1.1 -200 OK\r\n\r\n",
    b"HTTP/1.1 99 OK\r\n\r\n",
    b"HTTP/1.1 1000 OK\r\n\r\n",
    b"HTTP/1.1 2\xb2\xb2 OK\r\n\r\n",
    b"HTTP/9.9 200 OK\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"HTTP/1.1 100 Continue\r\n\r\n",
    b"HTTP/1.1 " + b"9" * 5000 + b" OK\r\n\r\n",
]
# Strange, but answers of something that lives; each broke a parser somewhere.
STRANGE = [
    b"HTTP/1.0 200\r\n\r\n",
    b"HTTP/2.0 200 OK\r\n\r\n",
    b"http/1.1 200 OK\r\n\r\n",
    b"HTTP/1.1 200 OK\n\n",
    b"HTTP/1.1 200 OK\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: 1, 1\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, chunked\r\nContent-Length: 5\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Encoding: nonsense\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Type: multipart/x; boundary=y\r\n\r\n--y\r\n\r\n--y--",
    b"HTTP/1.1 200 OK\r\nContent-Type: multipart/x\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Type: message/rfc822\r\n\r\nA: b\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Type: message/delivery-status\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nSet-Cookie: c=d\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nX: \xff\xfe\x80\r\n\r\n",
    b"HTTP/1.1 200 \xff\xfe\r\n\r\n",
    b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 90 + b"\r\n",
    b"HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello",
]
# Answers that break parsers, or that they refuse, as browsers do.
BREAKING = [
    b"HTTP/1.1 200 OK\r\nX-\x00: y\x00\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Type: multipart/x; a*=1; a*0=2\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Type: multipart/x; boundary*0*=\x00''a\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Type: multipart/x; boundary*" + b"9" * 5000 + b"*=a\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: 1, 2\r\n\r\n",
    b"HTTP/1.1 200 OK\r\n: y\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nno header\r\n\r\n",
    b"HTTP/1.1 200 OK\r\n folded\r\n\r\n",
]


@pytest.mark.parametrize("answer", NO_HTTP, ids=[repr(answer)[2:40] for answer in NO_HTTP])
def test_no_http(patient: Fetcher, web: Callable[..., Web], answer: bytes) -> None:
    server = web(lambda request: answer)
    assert_down(patient.look(server.url), "connection")
    assert_down(patient.post(server.url, {}, b"{}"), "connection")


@pytest.mark.parametrize("answer", STRANGE, ids=[repr(answer)[16:60] for answer in STRANGE])
def test_strange_http(patient: Fetcher, web: Callable[..., Web], answer: bytes) -> None:
    server = web(lambda request: answer)
    assert patient.look(server.url).is_up
    assert patient.post(server.url, {}, b"{}").is_up


@pytest.mark.parametrize("answer", BREAKING, ids=[repr(answer)[16:60] for answer in BREAKING])
def test_http_that_breaks_parsers(patient: Fetcher, web: Callable[..., Web], answer: bytes) -> None:
    """Alive or not: it is an outcome."""
    server = web(lambda request: answer)
    assert patient.look(server.url).reason in ("", "connection")
    assert patient.post(server.url, {}, b"{}").reason in ("", "connection")


def test_head_that_breaks_parsers_and_get_that_does_not(patient: Fetcher, web: Callable[..., Web]) -> None:
    server = web(lambda request: BREAKING[0] if request.method == "HEAD" else ok())
    assert patient.look(server.url).is_up


def test_spoiled_answers(patient: Fetcher, web: Callable[..., Web]) -> None:
    """Bytes exchanged, left out and doubled, in answers that were good."""
    chance = random.Random(5)
    good = [*STRANGE, *BREAKING, redirect("/x"), redirect(f"http://{PUBLIC}:1/"), redirect("//[::1]/")]
    special = b"\r\n :;,=*\"'%/\\[]@?#\x00\xff0-x"

    def spoiled(_: Any) -> bytes:
        data = bytearray(chance.choice(good))
        for _ in range(chance.randint(1, 6)):
            place = chance.randrange(len(data))
            data[place : place + chance.randint(0, 3)] = bytes(chance.choices(special, k=chance.randint(0, 3)))
        return bytes(data)

    server = web(spoiled)
    reasons = {patient.look(server.url).reason for _ in range(150)}
    assert reasons <= {"", "connection", "http", "bad_url", "not_public", "dns", "too_many_redirects"}


def test_closed_port(patient: Fetcher) -> None:
    with socket.socket() as taken:
        taken.bind((PUBLIC, 0))
        url = f"http://up.test:{taken.getsockname()[1]}/"
        assert_down(patient.look(url), "connection")
        assert_down(patient.look(url.replace("http", "https")), "connection")
        assert_down(patient.post(url, {}, b""), "connection")


# --- nothing is left behind -----------------------------------------------------------------------------------


def _held() -> tuple[int, int]:
    return len(os.listdir("/proc/self/fd")), len(threading.enumerate())  # noqa: PTH208


def test_nothing_is_left_behind(fetcher: Fetcher, names: Any, authority: Authority) -> None:
    names["silent.test"] = None
    names["cut.test"] = Cut([PUBLIC])
    stranger = authority.server("stranger.test")
    worlds: list[dict[str, Any]] = [
        {},
        {"answer": lambda request: redirect(request.target + "x")},
        {"answer": lambda request: redirect("http://127.0.0.1/")},
        {"answer": lambda request: redirect("http://[::1")},
        {"answer": lambda request: b"nonsense"},
        {"answer": lambda request: BREAKING[0]},
        {"answer": lambda request: for_ever(BLOCK, HEAD + b"X: ")},
        {"answer": lambda request: for_ever(BLOCK, HEAD + b"\r\n")},
        {"answer": lambda request: ok(200, "Connection: close")},
        {"answer": lambda request: ok(200, "Connection: keep-alive", body=b"x" * 5000)},
        {"answer": lambda request: ok(503)},
        {"answer": lambda request: b""},
        {"talk": silent},
        {"tls": stranger},
    ]
    hurried = Fetcher(fetcher._resolver, is_allowed, 0.1)
    hurried.look("https://up.test:1/")  # so that whatever is made once is there
    gc.collect()
    gc.disable()  # what ends with its connection needs nobody to find it
    try:
        before = _held()
        for world in worlds:
            with Web(**world) as web:
                scheme = "https" if web.tls else "http"
                for host in ("up.test", "cut.test", "up.test"):
                    hurried.look(f"{scheme}://{host}:{web.port}/")
                    hurried.post(f"{scheme}://{host}:{web.port}/", {}, b"x")
                hurried.look(f"https://up.test:{web.port}/")
        for url in ("http://silent.test/", "http://nowhere.test/", "http://up.test:1/", "http://\ud800/", "x"):
            for _ in range(3):
                hurried.look(url)
        deadline = time.monotonic() + 3
        while _held() != before and time.monotonic() < deadline:  # threads of the name server
            time.sleep(0.01)
        assert _held() == before
    finally:
        gc.enable()


def test_many_at_once(
    fetcher: Fetcher, web: Callable[..., Web], authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One fetcher serves all threads of the watcher."""
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    good, bad = web(tls=authority.server("up.test")), web(tls=authority.server("stranger.test"))
    simple, slow = web(), web(lambda request: dripping(b"\r\n", ok()[:-2], 0.05))
    patient = Fetcher(fetcher._resolver, is_allowed, 10)
    urls = [f"http{s}://up.test:{entry.port}/" for entry, s in ((good, "s"), (bad, "s"), (simple, ""), (slow, ""))]
    with ThreadPoolExecutor(16) as pool:
        reasons = [outcome.reason for outcome in pool.map(patient.look, urls * 12)]
    assert reasons == ["", "tls", "", ""] * 12


# --- normal life ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [200, 201, 202, 204, 206, 226, 300, 304, 401, 402, 403, 405, 407, 429, 451, 999])
def test_alive(patient: Fetcher, web: Callable[..., Web], status: int) -> None:
    server = web(lambda request: ok(status))
    outcome = patient.look(f"http://up.test:{server.port}/")
    assert (outcome.is_up, outcome.reason, outcome.text, outcome.status) == (True, "", "", status)
    is_refused = status >= 400 and status not in (401, 429)
    assert [request.method for request in server.requests] == ["HEAD", "GET"][: 1 + is_refused]
    assert 0 <= outcome.ms < 500


@pytest.mark.parametrize("when", ["120", "Fri, 31 Dec 2027 23:59:59 GMT"])
def test_who_says_when_to_come_back_is_busy(patient: Fetcher, web: Callable[..., Web], when: str) -> None:
    server = web(lambda request: ok(503, f"Retry-After: {when}"))
    assert patient.look(f"http://up.test:{server.port}/").is_up
    server = web(lambda request: ok(500, f"Retry-After: {when}"))
    assert not patient.look(f"http://up.test:{server.port}/").is_up


@pytest.mark.parametrize("status", [400, 404, 410, 418, 500, 501, 502, 503, 504, 520])
def test_dead(patient: Fetcher, web: Callable[..., Web], status: int) -> None:
    server = web(lambda request: ok(status))
    outcome = patient.look(f"http://up.test:{server.port}/")
    assert_down(outcome, "http", status)
    assert str(status) in outcome.text
    assert [request.method for request in server.requests] == ["HEAD", "GET"]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("hops", [1, HOPS])
def test_redirects(patient: Fetcher, web: Callable[..., Web], status: int, hops: Any) -> None:
    def answer(request: Any) -> bytes:
        number = int(request.target[1:])
        return redirect(str(number + 1), status) if number < hops else ok()

    server = web(answer)
    outcome = patient.look(f"http://up.test:{server.port}/0")
    assert (outcome.reason, outcome.status) == ("", 200)
    assert [request.method for request in server.requests] == ["HEAD"] * (hops + 1)


def test_one_redirect_too_many(patient: Fetcher, web: Callable[..., Web]) -> None:
    server = web(lambda request: redirect(request.target + "x") if len(request.target) < HOPS + 2 else ok())
    assert_down(patient.look(server.url), "too_many_redirects", 302)


def test_redirect_to_a_page_that_is_gone(patient: Fetcher, web: Callable[..., Web]) -> None:
    server = web(lambda request: redirect("/gone") if request.target == "/" else ok(410))
    assert_down(patient.look(server.url), "http", 410)


@pytest.mark.parametrize(
    "raw", ["/bücher/ü?ü=ö".encode(), b"/b%C3%BCcher/%C3%BC?%C3%BC=%C3%B6"], ids=["raw", "encoded"]
)
def test_redirect_to_a_path_in_utf8(patient: Fetcher, web: Callable[..., Web], raw: bytes) -> None:
    """Browsers read a Location as UTF-8, and so do many servers that write one."""
    server = web(lambda request: redirect(raw) if request.target == "/" else ok(200))
    assert patient.look(server.url).is_up
    assert server.requests[1].target == "/b%C3%BCcher/%C3%BC?%C3%BC=%C3%B6"


def _redirect_first(to: str, request: playing.Request) -> playing.Bytes:
    return redirect(to) if request.target == "/" else ok()


def test_redirect_to_an_international_name(patient: Fetcher, web: Callable[..., Web]) -> None:
    server = web()
    locations = [f"http://bücher.test:{server.port}/there", f"http://xn--bcher-kva.test:{server.port}/there"]
    for location in locations:
        server.answer = functools.partial(_redirect_first, location)
        outcome = patient.look(server.url)
        assert outcome.is_up, outcome
        assert server.requests[-1].all("Host") == [f"xn--bcher-kva.test:{server.port}"]


@pytest.mark.parametrize("head", [400, 402, 403, 404, 405, 407, 451, 500, 501, 503, 999])
def test_no_head(patient: Fetcher, web: Callable[..., Web], head: int) -> None:
    server = web(lambda request: ok(head if request.method == "HEAD" else 200))
    outcome = patient.look(server.url)
    assert (outcome.is_up, outcome.status) == (True, 200)


def test_what_get_says_counts_where_head_is_refused(patient: Fetcher, web: Callable[..., Web]) -> None:
    """A page that is gone is found behind a server that refuses HEAD. 401 and 429 are about who asks, or how often."""
    server = web()
    for head in (*range(200, 600), 999):
        server.answer = functools.partial(lambda head, request: ok(head if request.method == "HEAD" else 404), head)
        outcome = patient.look(server.url)
        is_up = head < 400 or head in (401, 429)
        assert (outcome.is_up, outcome.status) == (is_up, head if is_up else 404)


def test_the_page_about_checks_lists_the_statuses_that_count() -> None:
    page = " ".join((ROOT / "docs" / "destinations.md").read_text(encoding="utf-8").split())
    listed = re.search(r"answered with ([0-9, or]+) counts as up", page)
    listed_of_head = re.search(r"unless HEAD is answered with a success, ([0-9 or]+)\.", page)
    assert listed
    assert listed_of_head
    assert {*map(int, re.findall(r"[0-9]+", listed[1]))} == REFUSING
    assert {*map(int, re.findall(r"[0-9]+", listed_of_head[1]))} == REFUSING_HEAD


@pytest.mark.parametrize(
    "broken", [b"", b"HTTP/1.1 ", b"nonsense", b"HTTP/1.1 200 OK\r\nX: " + b"x" * 70_000 + b"\r\n\r\n"]
)
def test_broken_head(patient: Fetcher, web: Callable[..., Web], broken: bytes) -> None:
    server = web(lambda request: broken if request.method == "HEAD" else ok(200, body=b"here"))
    assert patient.look(server.url).is_up


def test_head_that_is_reset(patient: Fetcher, web: Callable[..., Web]) -> None:
    def talk(connection: Any, _: Any) -> None:
        data = connection.recv(9999)
        if data.startswith(b"HEAD"):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        else:
            connection.sendall(ok())

    assert patient.look(web(talk=talk).url).is_up


def test_redirected_head_and_plain_get(patient: Fetcher, web: Callable[..., Web]) -> None:
    """GET begins at the beginning: where HEAD was led to says nothing about it."""
    server = web()
    server.answer = lambda request: redirect("/404") if request.method == "HEAD" and request.target == "/" else ok(
        404 if request.target == "/404" else 200
    )  # fmt: skip
    assert patient.look(server.url).is_up
    assert [(request.method, request.target) for request in server.requests] == [
        ("HEAD", "/"),
        ("HEAD", "/404"),
        ("GET", "/"),
    ]


@pytest.mark.skipif(not IPV6, reason="no IPv6 here")
def test_ipv6(everywhere: Fetcher, web: Callable[..., Web], names: Any) -> None:
    server = web(address="::1")
    assert everywhere.look(server.url).is_up
    assert server.requests[0].all("Host") == [f"[::1]:{server.port}"]
    names["six.test"] = ["::1"]
    assert everywhere.look(f"http://six.test:{server.port}/").is_up


def test_ipv4_comes_first(patient: Fetcher, web: Callable[..., Web], names: Any) -> None:
    names["both.test"] = [FAR_AWAY, PUBLIC]
    assert patient.look(f"http://both.test:{web().port}/").is_up


@pytest.mark.parametrize("host", ["bücher.test", "BÜCHER.test", "xn--bcher-kva.test", "bu\u0308cher.test"])
def test_international_name(patient: Fetcher, web: Callable[..., Web], host: str) -> None:
    server = web()
    assert patient.look(f"http://{host}:{server.port}/").is_up
    assert server.requests[0].all("Host") == [f"xn--bcher-kva.test:{server.port}"]


@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("", "/"),
        ("/", "/"),
        ("?", "/?"),
        ("?q=1", "/?q=1"),
        ("/a/b.html;v=1,2", "/a/b.html;v=1,2"),
        ("/a//b/", "/a//b/"),
        ("/a%2Fb%20c/?q=%26&&=&r=a+b&s#frag/ment?x", "/a%2Fb%20c/?q=%26&&=&r=a+b&s"),
        ("/~u/@x:y!$'()*", "/~u/@x:y!$'()*"),
        ("/ü?ü=é", "/%C3%BC?%C3%BC=%C3%A9"),
        ("/x?next=https://up.test/a?b=c&d=/../e", "/x?next=https://up.test/a?b=c&d=/../e"),
        ("/sale?off=100%&to=a%20b", "/sale?off=100%&to=a%20b"),
        ("/100%/a%20b", "/100%/a%20b"),
        ("/x?sign=%2b%2f%3d", "/x?sign=%2b%2f%3d"),
    ],
)
def test_what_is_asked_for(patient: Fetcher, web: Callable[..., Web], path: str, sent: str) -> None:
    server = web(lambda request: ok(404))
    patient.look(f"http://up.test:{server.port}{path}")
    assert [(request.method, request.target) for request in server.requests] == [("HEAD", sent), ("GET", sent)]


def test_headers(patient: Fetcher, web: Callable[..., Web]) -> None:
    server: Web = web(lambda request: ok(404, "Set-Cookie: a=b") if len(server.requests) < 2 else ok())
    assert patient.look(f"http://UP.test:{server.port}/").is_up
    for request in server.requests:
        assert request.all("Host") == [f"up.test:{server.port}"]
        assert request.all("User-Agent") == [f"Signpost/{product_version()}"]
        assert request.all("Accept") == ["text/html,application/xhtml+xml,*/*;q=0.8"]
        names = {line.partition(":")[0].lower() for line in request.lines}
        assert names <= {"host", "user-agent", "accept", "accept-encoding", "connection"}
        assert request.all("Accept-Encoding") in ([], ["identity"])
        assert request.body == b""


def test_a_user_name_in_a_redirect_is_not_sent(patient: Fetcher, web: Callable[..., Web]) -> None:
    """Browsers follow it. A server that asks for the password is there."""
    other = web(lambda request: ok(401, 'WWW-Authenticate: Basic realm="here"'))
    first = web(lambda request: redirect(f"http://user:secret@up.test:{other.port}/x"))
    outcome = patient.look(f"http://up.test:{first.port}/")
    assert (outcome.is_up, outcome.status) == (True, 401)
    (request,) = other.requests
    assert (request.target, request.all("Host")) == ("/x", [f"up.test:{other.port}"])
    assert not request.all("Authorization")


def test_headers_after_redirect(patient: Fetcher, web: Callable[..., Web]) -> None:
    other = web()
    first = web(lambda request: redirect(f"http://xn--bcher-kva.test:{other.port}/x", 302) + b"")
    assert patient.look(f"http://up.test:{first.port}/").is_up
    (request,) = other.requests
    assert request.all("Host") == [f"xn--bcher-kva.test:{other.port}"]
    assert not {"referer", "cookie", "authorization"} & {line.partition(":")[0].lower() for line in request.lines}


# --- TLS ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return playing.Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture
def trusting(patient: Fetcher, authority: Authority, monkeypatch: pytest.MonkeyPatch) -> Fetcher:
    """A fetcher that trusts `authority` as it would trust any other one."""
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    return patient


@pytest.fixture
def trusting_and_hurried(trusting: Fetcher, fetcher: Fetcher) -> Fetcher:
    return fetcher


@pytest.mark.parametrize(
    ("names_", "host"),
    [
        (["up.test"], "up.test"),
        (["up.test"], "UP.test."),
        (["other.test", "up.test"], "up.test"),
        (["*.here.test"], "up.here.test"),
        (["xn--bcher-kva.test"], "bücher.test"),
        ([PUBLIC], PUBLIC),
    ],
)
def test_tls(trusting: Fetcher, web: Callable[..., Web], authority: Authority, names_: list[Any], host: Any) -> None:
    server = web(tls=authority.server(*names_))
    outcome = trusting.look(f"https://{host}:{server.port}/")
    assert outcome.is_up, outcome
    assert trusting.post(f"https://{host}:{server.port}/", {}, b"x").is_up
    assert server.requests[1].body == b"x"


@pytest.mark.parametrize(
    ("names_", "host"),
    [
        (["other.test"], "up.test"),
        (["test"], "up.test"),
        (["*.up.test"], "up.test"),
        (["127.0.0.1"], PUBLIC),
        (["up.test"], PUBLIC),
        ([PUBLIC], "up.test"),
    ],
)
def test_certificate_of_another_host(
    trusting: Fetcher, web: Callable[..., Web], authority: Authority, names_: list[Any], host: Any
) -> None:
    server = web(tls=authority.server(*names_))
    assert_down(trusting.look(f"https://{host}:{server.port}/"), "tls")
    assert_down(trusting.post(f"https://{host}:{server.port}/", {}, b"secret"), "tls")
    assert server.requests == []
    # Asked once each: GET would meet the same certificate.
    assert server.accepted == 2


def test_expired_certificate(trusting: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    server = web(tls=authority.server("up.test", days=-1))
    assert_down(trusting.look(f"https://up.test:{server.port}/"), "tls")
    assert server.requests == []
    assert server.accepted == 1


def test_certificate_of_nobody(patient: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    server = web(tls=authority.server("up.test"))
    outcome = patient.look(f"https://up.test:{server.port}/")
    assert_down(outcome, "tls")
    assert "certificate" in outcome.text
    assert server.requests == []


def test_old_tls(trusting: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    context = authority.server("up.test")
    context.set_ciphers("ALL:@SECLEVEL=0")
    with pytest.warns(DeprecationWarning, match="TLSv1_1"):
        context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_1
    assert_down(trusting.look(f"https://up.test:{web(tls=context).port}/"), "tls")


def test_no_tls_there(patient: Fetcher, web: Callable[..., Web]) -> None:
    def talk(connection: Any, _: Any) -> None:
        connection.recv(9999)
        connection.sendall(ok(400))

    server = web(talk=talk)
    assert_down(patient.look(f"https://up.test:{server.port}/"), "tls")
    assert server.accepted == 1


def test_tls_where_none_is_expected(patient: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    assert_down(patient.look(f"http://up.test:{web(tls=authority.server('up.test')).port}/"), "connection")


def test_no_head_over_tls(trusting: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    server = web(lambda request: b"" if request.method == "HEAD" else ok(), tls=authority.server("up.test"))
    assert trusting.look(f"https://up.test:{server.port}/").is_up


def test_slow_over_tls(trusting_and_hurried: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    server = web(lambda request: dripping(b"x" * 99, HEAD), tls=authority.server("up.test"))
    assert_down(look_in_time(trusting_and_hurried, f"https://up.test:{server.port}/"), "timeout")


def test_slow_to_take_over_tls(trusting_and_hurried: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    """Reads a little now and then: each bit that goes out must not begin the time anew."""

    def talk(connection: Any, ending: Any) -> None:
        while not ending.wait(0.3):
            if not connection.recv(300_000):
                return

    server = web(talk=talk, tls=authority.server("up.test"))
    began = time.monotonic()
    assert_down(trusting_and_hurried.post(f"https://up.test:{server.port}/", {}, b"x" * 30_000_000), "timeout")
    assert time.monotonic() - began < TIMEOUT_S + GRACE_S


def test_large_over_tls(trusting: Fetcher, web: Callable[..., Web], authority: Authority) -> None:
    server = web(lambda request: for_ever(BLOCK, HEAD + b"X: "), tls=authority.server("up.test"))
    assert_down(look_in_time(trusting, f"https://up.test:{server.port}/"), "too_large")


def test_redirect_inside_over_tls(
    scene: Scene, trusting: Fetcher, web: Callable[..., Web], authority: Authority
) -> None:
    server = web(lambda request: redirect(f"https://inside4.test:{scene.port}/"), tls=authority.server("up.test"))
    assert_down(trusting.look(f"https://up.test:{server.port}/"), "not_public")
    assert scene.connects == [(PUBLIC, server.port)]


# --- post ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body", [b"", b"{}", "ü€😀".encode(), bytes(range(256)) * 1000], ids=["none", "small", "text", "bytes"]
)
def test_post(patient: Fetcher, web: Callable[..., Web], body: bytes) -> None:
    server = web()
    headers = {
        "Content-Type": "application/json",
        "webhook-id": "evt_1",
        "webhook-timestamp": "1700000000",
        "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
    }
    outcome = patient.post(f"http://up.test:{server.port}/hook?a=b", headers, body)
    assert (outcome.reason, outcome.text, outcome.status) == ("", "", 200)
    (request,) = server.requests
    assert (request.method, request.target, request.body) == ("POST", "/hook?a=b", body)
    assert {name: request.all(name) for name in headers} == {name: [value] for name, value in headers.items()}
    assert request.all("Content-Length") == [str(len(body))]
    assert request.all("Host") == [f"up.test:{server.port}"]
    assert request.all("User-Agent") == [f"Signpost/{product_version()}"]
    assert request.all("Transfer-Encoding") == request.all("Cookie") == request.all("Authorization") == []


@pytest.mark.parametrize("status", [200, 201, 202, 204, 299])
def test_post_taken(patient: Fetcher, web: Callable[..., Web], status: int) -> None:
    outcome = patient.post(web(lambda request: ok(status)).url, {}, b"x")
    assert (outcome.is_up, outcome.status) == (True, status)


@pytest.mark.parametrize("status", [300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 410, 429, 500, 503])
def test_post_not_taken(patient: Fetcher, web: Callable[..., Web], status: int) -> None:
    other = web()
    server = web(lambda request: redirect(other.url, status))
    assert_down(patient.post(server.url, {}, b"x"), "http", status)
    assert (len(server.requests), len(other.requests)) == (1, 0)


def test_post_is_not_sent_again(patient: Fetcher, web: Callable[..., Web]) -> None:
    server = web(lambda request: b"")
    assert_down(patient.post(server.url, {}, b"x"), "connection")
    assert len(server.requests) == 1


def test_slow_post(fetcher: Fetcher, web: Callable[..., Web]) -> None:
    began = time.monotonic()
    assert_down(fetcher.post(web(lambda request: dripping(b"x" * 99, HEAD)).url, {}, b"x"), "timeout")
    assert time.monotonic() - began < TIMEOUT_S + GRACE_S


# --- names --------------------------------------------------------------------------------------------------------


@pytest.fixture
def resolver(name_server: Dns) -> Resolver:
    return Resolver([name_server.server], TIMEOUT_S)


def resolved(resolver: Resolver, name: str) -> list[str]:
    return sorted(str(address) for address in resolver.addresses(name))


@pytest.mark.parametrize(
    ("answer", "addresses"),
    [
        (["192.0.2.1"], ["192.0.2.1"]),
        (["2001:db8::1"], ["2001:db8::1"]),
        (["192.0.2.1", "192.0.2.2", "2001:db8::1"], ["192.0.2.1", "192.0.2.2", "2001:db8::1"]),
        (Alias("up.test"), [PUBLIC]),
        (Alias("alias-of-alias.test"), ["127.0.0.1"]),
        (Cut(["192.0.2.1"]), ["192.0.2.1"]),
        (Cut([f"192.0.2.{number}" for number in range(200)]), sorted(f"192.0.2.{number}" for number in range(200))),
        (Cut(Alias("up.test")), [PUBLIC]),
    ],
)
def test_addresses(resolver: Resolver, names: Any, answer: Any, addresses: Any) -> None:
    names["some.test"] = answer
    assert resolved(resolver, "some.test") == addresses
    assert resolved(resolver, "SOME.test.") == addresses


def test_cut_answers_are_asked_for_over_tcp(resolver: Resolver, name_server: Dns, names: Any) -> None:
    names["some.test"] = Cut(["192.0.2.1"])
    assert resolved(resolver, "some.test") == ["192.0.2.1"]
    assert {(query.type, query.is_tcp) for query in name_server.requested} == {
        (kind, is_tcp) for kind in ("A", "AAAA") for is_tcp in (True, False)
    }


def test_long_chain(resolver: Resolver, names: Any) -> None:
    for number in range(12):
        names[f"chain{number}.test"] = Alias(f"chain{number + 1}.test")
    names["chain12.test"] = ["192.0.2.1"]
    assert resolved(resolver, "chain0.test") == ["192.0.2.1"]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (NXDOMAIN, "does not exist"),
        (SERVFAIL, "answer with an error"),
        (REFUSED, "answer with an error"),
        ([], "has no address"),
        (Alias("empty.test"), "has no address"),
        (Alias("nowhere.test"), "does not exist"),
        (Alias("some.test"), ""),
        (b"nonsense", ""),
        (b"\x00" * 12, ""),
        (b"", ""),
        (None, "in time"),
        (Cut(None), "in time"),
        (Cut(b"\x00" * 30), ""),
        (Cut(SERVFAIL), "answer with an error"),
    ],
    ids=repr,
)
def test_unresolved(resolver: Resolver, names: Any, answer: Any, words: str) -> None:
    names["some.test"] = answer
    began = time.monotonic()
    with pytest.raises(Unresolved) as raised:
        resolver.addresses("some.test", 0.2)
    assert time.monotonic() - began < 0.2 + GRACE_S
    text = str(raised.value)
    assert "some.test" in text
    assert words in text
    assert text.endswith(".")


@pytest.mark.parametrize(
    "name", ["a..b", ".", "", "x" * 64 + ".test", "x." * 130 + "test", "..", "a\\b", "a@b", "-", "*"]
)
def test_names_that_are_none(resolver: Resolver, name: str) -> None:
    with pytest.raises(Unresolved):
        resolver.addresses(name)


def test_answers_to_other_questions_are_not_taken(resolver: Resolver, name_server: Dns) -> None:
    name_server.spoils_ids = True
    with pytest.raises(Unresolved, match="in time"):
        resolver.addresses("up.test")


def test_records_of_other_names_are_not_taken(resolver: Resolver, name_server: Dns, names: Any) -> None:
    def beside(query: playing.Query) -> bytes:
        # A reply made by hand: the answer is about another name than the question.
        request = dns.message.make_query("some.test", query.type)
        response = dns.message.make_response(request)
        response.answer.append(dns.rrset.from_text("other.test.", 1, "IN", "A", "192.0.2.1"))
        return response.to_wire()

    names["some.test"] = beside
    with pytest.raises(Unresolved):
        resolver.addresses("some.test")


def test_time_that_is_left(resolver: Resolver, names: Any) -> None:
    names["silent.test"] = None
    began = time.monotonic()
    with pytest.raises(Unresolved, match="in time"):
        resolver.addresses("silent.test", 0.1)
    assert time.monotonic() - began < TIMEOUT_S


def test_the_second_name_server_answers_where_the_first_does_not(name_server: Dns) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as silent_server:
        silent_server.bind(("127.0.0.1", 0))
        silent_one = f"127.0.0.1#{silent_server.getsockname()[1]}"
        assert resolved(Resolver([silent_one, name_server.server], 1.2), "up.test") == [PUBLIC]


def test_the_second_name_server_answers_where_the_first_refuses(name_server: Dns) -> None:
    with Dns() as refusing:
        refusing.names["up.test"] = REFUSED
        assert resolved(Resolver([refusing.server, name_server.server], TIMEOUT_S), "up.test") == [PUBLIC]


def test_servers_of_the_system() -> None:
    if not Path("/etc/resolv.conf").exists():
        missing("There is no resolv.conf")
    assert Resolver().dns.nameservers


def test_a_question_that_got_lost_is_asked_again(name_server: Dns, names: Any) -> None:
    names["some.test"] = lambda query: None if (query.type, query.number) == ("AAAA", 0) else ["192.0.2.1"]
    assert resolved(Resolver([name_server.server], 1.2), "some.test") == ["192.0.2.1"]


# --- pages that work --------------------------------------------------------------------------------------------


def _with_cookie(request: playing.Request, line: str = "Set-Cookie: seen=1; Path=/") -> bytes:
    if request.all("Cookie") == ["seen=1"]:
        return ok()
    return ok(302, "Location: /there", line)


def _only_get(of_head: playing.Bytes, request: playing.Request) -> playing.Bytes:
    return of_head if request.method == "HEAD" else ok()


# As they are written on pages: many schemes of apps have no slashes.
APPS = (
    "tel:+49301234567", "TEL:112", "sms:+4930;?&body=Hi", "mailto:a@up.test?subject=A b", "geo:52.5,13.4?z=9",
    "magnet:?xt=urn:btih:0", "spotify:album:1", "facetime:a@up.test", "webcal:up.test", "bitcoin:x", "whatsapp://send",
    "market://details?id=x", "com.up.app:x",
)  # fmt: skip
WORKING: dict[str, Callable[[playing.Request], playing.Bytes]] = {
    "a cookie, then itself": _with_cookie,
    "a cookie of the domain": lambda request: _with_cookie(request, "Set-Cookie: seen=1; Domain=.up.here.test"),
    "many cookies": lambda request: _with_cookie(request, "Set-Cookie: seen=1\r\nSet-Cookie: other=2; Path=/elsewhere"),
    "robots are refused": lambda request: ok(999),
    "HEAD loops": functools.partial(_only_get, redirect("/")),
    "an app": lambda request: redirect("fb://profile/1"),
    "an app in other letters": lambda request: redirect("FB://profile/1"),
    "an app of a browser": lambda request: redirect("intent://x.test/#Intent;scheme=https;end"),
    **{f"an app by {url}": functools.partial(lambda url, request: redirect(url), url) for url in APPS},
}


@pytest.mark.parametrize("answer", WORKING.values(), ids=WORKING.keys())
def test_a_page_that_works_for_people_is_up(
    patient: Fetcher, web: Callable[..., Web], answer: Callable[[playing.Request], playing.Bytes]
) -> None:
    found = patient.look(f"http://up.here.test:{web(answer).port}/")
    assert found.is_up, found


def test_head_has_a_part_of_the_time(patient: Fetcher, web: Callable[..., Web], names: Any) -> None:
    """A server that is silent to it works for GET, and so does a name that took too long."""
    hurried = Fetcher(patient._resolver, is_allowed, 2.0)
    silent_to_head = web(lambda request: _only_get(dripping(b"x", b"", 1.0), request))
    assert hurried.look(f"http://up.test:{silent_to_head.port}/").is_up
    names["slow.test"] = lambda query: None if query.number == 0 else [PUBLIC]
    assert hurried.look(f"http://slow.test:{web().port}/").is_up


@pytest.mark.parametrize(
    "line",
    [
        "Set-Cookie: seen=1; Domain=elsewhere.test",
        "Set-Cookie: seen=1; Secure",
        "Set-Cookie: seen=1; Path=/elsewhere",
        "Set-Cookie: seen=1; Max-Age=0",
        "Set-Cookie: seen=" + "1" * 10_000,
        "Set-Cookie: " + "seen=1, " * 7_000,
        "Set-Cookie: " + ";" * 60_000,
        "Set-Cookie: =",
        "Set-Cookie: \xff=\x01; Domain=[; Path=\xfe; Expires=0; Max-Age=x; Version=9; Port=x",
        "Set-Cookie2: " + '"' * 60_000,
    ],
)
def test_cookies_that_are_not_sent(patient: Fetcher, web: Callable[..., Web], line: str) -> None:
    """None is for somebody else, and none breaks a check or takes its time."""
    server = web(lambda request: ok(302, b"Location: /there", line.encode("latin-1")))
    began = time.thread_time()
    assert_down(patient.look(f"http://up.test:{server.port}/"), "too_many_redirects", 302)
    assert time.thread_time() - began < 1
    assert not any(request.all("Cookie") for request in server.requests)


def test_cookies_are_for_one_check_and_one_host(patient: Fetcher, web: Callable[..., Web]) -> None:
    other = web()
    server = web(lambda request: ok(302, f"Location: http://up.here.test:{other.port}/", "Set-Cookie: seen=1"))
    for _ in range(2):
        assert patient.look(f"http://up.test:{server.port}/").is_up
    assert not any(request.all("Cookie") for request in server.requests + other.requests)


def test_names_of_this_machine_are_known_where_its_networks_are_allowed() -> None:
    config = {"DNS_SERVERS": [], "MONITOR_ALLOW_PRIVATE": True}
    resolver = resolver_of(config)
    assert {str(address) for address in resolver.addresses("localhost", 1.0)} <= {"127.0.0.1", "::1"}
    with ThreadPoolExecutor(2 * MAX_LOOKUPS) as pool:
        many = [pool.submit(resolver.addresses, "localhost", 5.0) for _ in range(2 * MAX_LOOKUPS)]
        assert all(entry.result() for entry in many)
    for other in ({**config, "MONITOR_ALLOW_PRIVATE": False}, {**config, "DNS_SERVERS": ["127.0.0.1"]}):
        assert type(resolver_of(other)) is Resolver
