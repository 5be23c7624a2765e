"""A person with a browser: keeps cookies, follows redirects, and fills in the forms of pages."""

import re
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from typing import Any, Self

import pytest
from flask import Flask

from signpost.domain.people.sign_in import SessionStart
from signpost.features.sign_in.operations import sessions
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import Member, User
from tests.conftest import ORIGIN, Answer, Client, client_of

# Of a session, where pages are served over HTTPS.
COOKIE = "__Host-signpost_session"
PASSWORD = "a long enough password"
HOST = "go.acme.test"
# What every form of a page carries: its protection.
TOKEN = re.compile(r'name="csrf_token" value="([^"]+)"')
CARRIED = re.compile(r'name="(csrf_token)" value="([^"]+)"')


# Addresses that are of no workspace.
OF_NONE = (
    "/w/",
    "/sign-in",
    "/welcome",
    "/invitation/",
    "/unsubscribe/",
    "/static/",
    "/v1/",
    "/mcp/",
    "/oauth/",
    "/docs",
    "/openapi.json",
)


class Person:
    """A browser, signed in or not, and the workspace that it works in, as addresses name it.

    Addresses are given and found without the workspace; those of others are given whole, like /w/other/links.
    """

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.browser = client_of(app)
        self.workspace = "home"

    @property
    def root(self) -> str:
        return f"/w/{self.workspace}"

    def at(self, path: str) -> str:
        return path if path.startswith(OF_NONE) else self.root + path

    def get(self, path: str, **kwargs: Any) -> Answer:
        return self._without_workspace(self.browser.get(self.at(path), **kwargs))

    def _without_workspace(self, answer: Answer) -> Answer:
        if "Location" in answer.headers:
            answer.headers["Location"] = answer.headers["Location"].replace(f"{self.root}/", "/")
        if answer.mimetype == "text/html":
            answer.set_data(answer.get_data(as_text=True).replace(f'="{self.root}/', '="/'))
        return answer

    def post(self, path: str, data: dict[str, Any] | None = None, *, page: str = "/account", **kwargs: Any) -> Answer:
        """Send a form, with what `page` has in each of its forms."""
        return self.send(path, {**self.carried(page), **(data or {})}, page=page, **kwargs)

    def send(self, path: str, data: Any, *, page: str, **kwargs: Any) -> Answer:
        """Send what a form on `page` says, as it is."""
        headers = {"Referer": f"{ORIGIN}{self.at(page)}", **kwargs.pop("headers", {})}
        return self._without_workspace(self.browser.post(self.at(path), data=data, headers=headers, **kwargs))

    def carried(self, page: str) -> dict[str, str]:
        return dict(CARRIED.findall(self.get(page).text))

    def sign_in(self, user: User | None = None) -> Self:
        with self.app.app_context():
            person = user or workspaces.member_caller(bootstrap.ensure_workspace()).user
            secret = sessions.make_link(person)
        answer = self.post(f"/welcome/{secret}", page=f"/welcome/{secret}")
        assert answer.status_code == 303, answer.text
        return self

    def enter(self) -> Self:
        """Be signed in as the first owner, without the pages of a sign-in, which take longer than most tests."""
        with self.app.app_context():
            owner = workspaces.member_caller(bootstrap.ensure_workspace()).user
            user, method = sessions.use_link(sessions.make_link(owner))
            secret = sessions.begin(user.id, SessionStart(method))
        self.browser.set_cookie(COOKIE, secret, domain=ORIGIN.removeprefix("https://"), secure=True)
        return self


@pytest.fixture
def person(app: Flask) -> Person:
    return Person(app).enter()


@pytest.fixture
def stranger(app: Flask) -> Person:
    return Person(app)


@pytest.fixture
def make_person(app: Flask) -> Callable[[str], Person]:
    """A person with a role in the first workspace."""

    def make(role: str) -> Person:
        with app.app_context():
            workspace = bootstrap.ensure_workspace()
            user = workspaces.create_user(f"A {role}", f"{role}{User.select().count()}@acme.test")
            Member.create(workspace=workspace, user=user, role=role)
        return Person(app).sign_in(user)

    return make


def shown(answer: Answer) -> str:
    """The text of a page, without its tags. No space: <wbr>, and between the two parts of an address in a list."""
    text = answer.text.replace("<wbr>", "").replace('</bdi></span><bdi class="alias">', "")
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split())


def match_in(pattern: str | re.Pattern[str], text: str) -> re.Match[str]:
    """Where a text matches, which it must."""
    found = re.search(pattern, text)
    assert found is not None, pattern
    return found


@pytest.fixture
def ana(person: Person) -> Person:
    """The first owner, who has a password."""
    typed = {"what": "first", "name": "Ana Sousa", "email": "ana@acme.test", "password": PASSWORD}
    assert person.post("/account", typed).status_code == 303
    return person


# --- the forms of pages ---------------------------------------------------------------------------------------------


def new_link(person: Person, **fields: Any) -> Answer:
    data = {"host": HOST, "destination": "https://dest.example/", "type": "link", **fields}
    return person.post("/links/new", data, page="/links/new")


class _Inputs(HTMLParser):
    """What a browser would send of the forms on a page."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str, list[str]] = {}
        self._select = self._textarea = ""
        self._option = False

    def handle_starttag(self, tag: str, attributes: Any) -> None:
        given = dict(attributes)
        is_sent = given.get("type") not in ("checkbox", "radio") or "checked" in given
        if tag == "input" and is_sent and "name" in given:
            self.sent.setdefault(given["name"], []).append(given.get("value", "on"))
        elif tag == "select":
            self._select = given["name"]
        elif tag == "option" and "selected" in given:
            self._option = "value" not in given
            self.sent[self._select] = [given.get("value", "")]
        elif tag == "textarea":
            self._textarea = given["name"]
            self.sent[self._textarea] = [""]

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            self._textarea = ""
        self._option = False

    def handle_data(self, data: Any) -> None:
        if self._textarea:
            self.sent[self._textarea][0] += data
        elif self._option:
            self.sent[self._select][0] += data


def typed_in(page: str) -> dict[str, list[str]]:
    inputs = _Inputs()
    inputs.feed(page)
    return inputs.sent


def one(client: Client) -> Any:
    return client.get(f"/v1/links?filter[host]={HOST}").json["data"][0]
