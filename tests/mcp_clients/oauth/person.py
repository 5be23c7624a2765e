"""A person with a browser, who is signed in at the dashboard: follows links and redirects, fills in forms."""

import html
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import requests

from tests.conftest import FIREFOX, Server

# A client may start to listen only after it has opened the page.
CALLBACK_TIMEOUT_S = 10
MOST_REDIRECTS = 10


@dataclass
class Form:
    """A form: its values as they are at first, and the name and value of each of its buttons, by the button's text."""

    action: str
    values: dict[str, str] = field(default_factory=dict)
    buttons: dict[str, tuple[str, str]] = field(default_factory=dict)


@dataclass
class Page:
    url: str
    status: int
    text: str
    forms: list[Form]


class Person:
    """email: of a user of the server; one is created where there is none."""

    def __init__(self, server: Server, email: str) -> None:
        self.server = server
        self.email = email
        self.browser = requests.Session()
        self.browser.headers["User-Agent"] = FIREFOX
        self._sign_in()

    def _sign_in(self) -> None:
        self.server.run("user", "create", "--name", self.email, "--email", self.email, "--role", "manager")
        link = self.server.run("sign-in", self.email)
        assert link.returncode == 0, link.stderr
        page = self.open(link.stdout.strip())
        self.submit(page, page.forms[0])

    def open(self, url: str) -> Page:
        return self._follow(lambda: self.browser.get(url, allow_redirects=False, timeout=20))

    def submit(self, page: Page, form: Form, button: str = "", **values: str) -> Page:
        """Send a form with `values` filled in. button: the text of the one that is pressed."""
        data = {**form.values, **values}
        if button:
            name, value = form.buttons[button]
            data |= {name: value} if name else {}
        # As a browser sends it: the dashboard takes forms of its own pages alone.
        headers = {"Origin": self.server.origin, "Referer": page.url}
        url = urljoin(page.url, form.action)
        return self._follow(lambda: self.browser.post(url, data, headers=headers, allow_redirects=False, timeout=20))

    def _follow(self, send: Callable[[], requests.Response]) -> Page:
        for _ in range(MOST_REDIRECTS):
            answer = send()
            page = Page(answer.url, answer.status_code, answer.text, _forms(answer.text))
            location = answer.headers.get("Location") or _refresh(page.text)
            if location is None:
                return page
            url = urljoin(answer.url, location)
            if not url.startswith(self.server.origin + "/"):
                return self._call_back(url)

            def send(url: str = url) -> requests.Response:
                return self.browser.get(url, allow_redirects=False, timeout=20)

        raise AssertionError(f"More than {MOST_REDIRECTS} redirects")

    def _call_back(self, url: str) -> Page:
        """Go to the client's address, which gets no cookie of the dashboard."""
        assert urlsplit(url).hostname in ("127.0.0.1", "localhost"), url
        deadline = time.monotonic() + CALLBACK_TIMEOUT_S
        while True:
            try:
                answer = requests.get(url, timeout=20)
            except requests.ConnectionError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)
            else:
                return Page(url, answer.status_code, answer.text, [])


def _refresh(text: str) -> str | None:
    """Where a page leads by itself, without a script."""
    found = re.search(r'<meta http-equiv="refresh" content="0;url=([^"]*)">', text)
    return None if found is None else html.unescape(found[1])


def _forms(text: str) -> list[Form]:
    reader = _Reader()
    reader.feed(text)
    return reader.forms


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.select = ""
        self.button: tuple[str, str] | None = None
        self.button_text = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        if tag == "form":
            self.forms.append(Form(given.get("action", "")))
        elif not self.forms:
            return
        elif tag == "input":
            self._input(given)
        elif tag == "select":
            self.select = given.get("name", "")
        elif tag == "option" and self.select:
            if "selected" in given or self.select not in self.forms[-1].values:
                self.forms[-1].values[self.select] = given.get("value", "")
        elif tag == "button":
            self.button, self.button_text = (given.get("name", ""), given.get("value", "")), ""

    def _input(self, given: dict[str, str]) -> None:
        name, kind = given.get("name", ""), given.get("type", "text")
        if name and (kind not in ("radio", "checkbox") or "checked" in given):
            self.forms[-1].values[name] = given.get("value", "")

    def handle_data(self, data: str) -> None:
        self.button_text += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self.select = ""
        elif tag == "button" and self.button is not None and self.forms:
            self.forms[-1].buttons[re.sub(r"\s+", " ", self.button_text).strip()] = self.button
            self.button = None
