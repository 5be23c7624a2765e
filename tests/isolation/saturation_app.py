"""What the viewers of one workspace can do to use up what the application shares: one context manager for each row.

Each holds all that it can hold of a resource (runtime/bulkheads.py) until its `with` block ends. Clients name their
addresses as behind a proxy, so that each can be of a network of its own.
"""

from __future__ import annotations

import contextlib
import http.client
import itertools
import re
import socket
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from urllib.parse import urlencode

from tests.conftest import FIREFOX, Server
from tests.isolation import saturation
from tests.isolation.tenants import Tenant
from tests.played.sse import Listening
from tests.wire import Reply, api

SESSION = "__Host-signpost_session"
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
_TOKEN = re.compile(rb'name="csrf_token" value="([^"]+)"')


class Browser:
    """A browser at an address. cookies: by name."""

    def __init__(self, server: Server, address: str = "192.0.2.1", cookies: Mapping[str, str] | None = None) -> None:
        self.server, self.address, self.cookies = server, address, dict(cookies or {})

    def call(self, method: str, path: str, form: Mapping[str, str] | None = None, host: str | None = None) -> Reply:
        """An answer. Raises OSError or HTTPException where there is none."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        headers = {
            "Host": host or "127.0.0.1",
            "User-Agent": FIREFOX,
            "X-Forwarded-For": self.address,
            "X-Forwarded-Proto": "https",
            "Referer": "https://127.0.0.1/",
            "Cookie": "; ".join(f"{name}={text}" for name, text in self.cookies.items()),
        }
        body = urlencode(form) if form is not None else None
        try:
            connection.request(method, path, body, {**headers, **(FORM if form is not None else {})})
            answer = connection.getresponse()
            reply = Reply(answer.status, answer.headers, answer.read())
        finally:
            connection.close()
        for line in reply.headers.get_all("Set-Cookie") or ():
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        return reply

    def send(self, path: str, form: Mapping[str, str], page: str = "/sign-in") -> Reply:
        """Open a page, and send a form of it."""
        found = _TOKEN.search(self.call("GET", page).body)
        return self.call("POST", path, {"csrf_token": found[1].decode() if found else "", **form})

    def sign_in(self, email: str, password: str) -> int:
        return self.send("/sign-in", {"email": email, "password": password}).status


@contextmanager
def silent_server() -> Iterator[int]:
    """The port of a server on all loopback addresses that accepts connections and says nothing."""
    with socket.create_server(("0.0.0.0", 0), backlog=512) as listener:
        yield listener.getsockname()[1]


@contextmanager
def repeated(*requests: Callable[[], object], settle_s: float = 1.0) -> Iterator[None]:
    """While each request is sent again and again, by a thread of its own, whether or not it is answered."""

    def answered_or_not(request: Callable[[], object]) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            request()

    with saturation.repeated(*(partial(answered_or_not, request) for request in requests), settle_s=settle_s):
        yield


@contextmanager
def saturate_exports(server: Server, viewers: Sequence[Tenant]) -> Iterator[None]:
    """Each viewer opens exports and takes nothing of them. The workspace needs records for far more than a buffer."""
    with contextlib.ExitStack() as opened:
        for viewer in [*viewers] * 2:
            client = opened.enter_context(socket.socket())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.settimeout(30)
            client.connect(("127.0.0.1", server.port))
            head = f"GET /v1/export HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {viewer.token}"
            client.sendall(f"{head}\r\n\r\n".encode())
        time.sleep(1)
        yield


@contextmanager
def saturate_documents(server: Server, viewers: Sequence[Tenant]) -> Iterator[None]:
    """Each viewer opens pages of clients whose server is silent, each time another one."""
    numbers = itertools.count(1)
    with silent_server() as port:

        def open_page(viewer: Tenant) -> None:
            number = next(numbers)
            # They are all this machine.
            client = f"https://127.7.{number // 250}.{number % 250 + 1}:{port}/client.json"
            browser = Browser(server, cookies={SESSION: viewer.session})
            browser.call("GET", f"/oauth/authorize?{urlencode({'client_id': client})}")
            time.sleep(0.2)

        with repeated(*[partial(open_page, viewer) for viewer in viewers for _ in range(3)]):
            yield


@contextmanager
def saturate_checks_now(server: Server, manager: Tenant, host: str) -> Iterator[None]:
    """A manager looks at destinations that say nothing, one after the other, from many connections."""
    with silent_server() as port:
        link = {"host": host, "alias": "silent", "destination": f"http://127.0.0.1:{port}/"}
        assert api(server, "POST", "/v1/link", link, token=manager.token).status == 200
        requested = {"url": f"https://{host}/silent", "check_now": True}
        look = partial(api, server, "POST", "/v1/links/explain", requested, token=manager.token, timeout_s=30)
        with repeated(*[look] * 8):
            yield


@contextmanager
def saturate_sheets(server: Server, viewers: Sequence[Tenant], host: str) -> Iterator[None]:
    """Each viewer has large sheets drawn. The hostname needs a link, and three at most."""
    body = {"filter": {"host": host}, "places": ["Table 1-60"]}
    draws = [
        partial(api, server, "POST", "/v1/qr-sheets", body, token=viewer.token, timeout_s=30) for viewer in viewers
    ]
    assert draws[0]().status == 200
    with repeated(*draws * 3):
        yield


@contextmanager
def saturate_provider(server: Server, viewers: Sequence[Tenant]) -> Iterator[None]:
    """Clicks on the button of single sign-on from many networks. The provider of the server has to be a silent one."""
    numbers = itertools.count(1)

    def click() -> None:
        number = next(numbers)
        Browser(server, f"198.18.{number // 250}.{number % 250 + 1}").send("/sign-in/provider", {})

    with repeated(*[click] * 8):
        yield


@contextmanager
def saturate_sign_in(server: Server, viewers: Sequence[Tenant]) -> Iterator[None]:
    """Guesses at a password from as many networks as are in a /48 of IPv6."""
    numbers = itertools.count(1)

    def guess() -> None:
        Browser(server, f"2001:db8:7:{next(numbers):x}::1").sign_in(viewers[0].email, "a wrong password")

    with repeated(*[guess] * 8):
        yield


@contextmanager
def saturate_known_sign_in(server: Server, viewers: Sequence[Tenant], password: str) -> Iterator[None]:
    """Each viewer enters a wrong password again and again, with a browser in which they signed in before."""
    browsers = [Browser(server, f"192.0.2.{number}") for number in range(100, 100 + len(viewers))]
    for browser, viewer in zip(browsers, viewers, strict=True):
        assert browser.sign_in(viewer.email, password) == 303
        browser.cookies.pop(SESSION)

    def guess(browser: Browser, email: str) -> None:
        browser.sign_in(email, "a wrong password")

    pairs = zip(browsers, (viewer.email for viewer in viewers), strict=True)
    with repeated(*[partial(guess, *each) for each in pairs]):
        yield


@contextmanager
def saturate_current_passwords(server: Server, viewers: Sequence[Tenant]) -> Iterator[None]:
    """Each viewer, who is signed in, enters a wrong current password again and again."""
    form = {"what": "password", "current": "a wrong password", "password": "a new long password"}
    browsers = [Browser(server, cookies={SESSION: viewer.session}) for viewer in viewers]
    slugs = [viewer.slug for viewer in viewers]

    def guess(browser: Browser, slug: str) -> None:
        browser.send(f"/w/{slug}/account", form, page=f"/w/{slug}/account")

    with repeated(*[partial(guess, *each) for each in zip(browsers, slugs, strict=True)]):
        yield


@contextmanager
def saturate_link_passwords(server: Server, viewers: Sequence[Tenant], host: str, path: str) -> Iterator[None]:
    """Guesses at the password of a link, each from another network."""
    numbers = itertools.count(1)

    def guess() -> None:
        number = next(numbers)
        address = f"198.19.{number // 250}.{number % 250 + 1}"
        Browser(server, address).call("POST", path, {"password": "a wrong password"}, host=host)

    with repeated(*[guess] * 8):
        yield


@contextmanager
def saturate_listeners(server: Server, viewers: Sequence[Tenant]) -> Iterator[None]:
    """Each viewer listens as often as it can."""
    with contextlib.ExitStack() as opened:
        for viewer in viewers:
            for _ in range(8):
                opened.enter_context(Listening(server, token=viewer.token))
        yield


@contextmanager
def saturate_checks(server: Server, manager: Tenant, host: str) -> Iterator[None]:
    """300 monitored destinations that hang."""
    with silent_server() as port:
        rows = [
            {"host": host, "destination": f"http://127.0.0.1:{port}/{number}", "is_notify": True}
            for number in range(300)
        ]
        answer = api(server, "POST", "/v1/bulk", {"records": rows}, token=manager.token, timeout_s=60)
        assert answer.status == 200, answer.body
        time.sleep(2)
        yield


@contextmanager
def saturate_webhooks(server: Server, manager: Tenant, host: str) -> Iterator[None]:
    """19 webhooks whose receivers hang, and changes for all of them."""
    with silent_server() as port:
        for number in range(19):
            body = {"url": f"http://127.0.0.1:{port}/{number}", "events": ["link.*"]}
            assert api(server, "POST", "/v1/webhooks", body, token=manager.token).status == 200
        row = {"host": host, "destination": "https://dest.example/"}

        def change() -> None:
            api(server, "POST", "/v1/link", row, token=manager.token)
            time.sleep(0.5)

        with repeated(change):
            yield
