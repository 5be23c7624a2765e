"""A person with a browser: keeps cookies, follows redirects, and fills in the forms of pages."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any, Self

import pytest
from flask import Flask

from signpost.operations import bootstrap, sessions, workspaces
from signpost.storage.models import Member, User
from tests.conftest import ORIGIN, Answer, client_of

# What every form of a page carries: its protection, and the workspace it was loaded in.
TOKEN = re.compile(r'name="csrf_token" value="([^"]+)"')
CARRIED = re.compile(r'name="(csrf_token|in_workspace)" value="([^"]+)"')


class Person:
    """A browser, signed in or not."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.browser = client_of(app)

    def get(self, path: str, **kwargs: Any) -> Answer:
        return self.browser.get(path, **kwargs)

    def post(self, path: str, data: dict[str, Any] | None = None, *, page: str = "/account", **kwargs: Any) -> Answer:
        """Send a form, with what `page` has in each of its forms."""
        data = {**self.carried(page), **(data or {})}
        return self.browser.post(path, data=data, headers={"Referer": f"{ORIGIN}{page}"}, **kwargs)

    def carried(self, page: str) -> dict[str, str]:
        return dict(CARRIED.findall(self.get(page).text))

    def sign_in(self, user: User | None = None) -> Self:
        with self.app.app_context():
            person = user or workspaces.member_caller(bootstrap.ensure_workspace()).user
            secret = sessions.make_link(person)
        answer = self.post(f"/welcome/{secret}", page=f"/welcome/{secret}")
        assert answer.status_code == 303, answer.text
        return self


@pytest.fixture
def person(app: Flask) -> Person:
    return Person(app).sign_in()


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
    """The text of a page, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


def match_in(pattern: str | re.Pattern[str], text: str) -> re.Match[str]:
    """Where a text matches, which it must."""
    found = re.search(pattern, text)
    assert found is not None, pattern
    return found
