"""A provider, an app that uses it, and a person who goes from one to the other."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.operations.workspaces import bootstrap
from signpost.storage.models import Member, User, Workspace
from tests.conftest import Answer
from tests.features.conftest import Person, match_in
from tests.features.conftest import shown as shown
from tests.features.sign_in.single_sign_on.local_provider import LocalProvider

ADA = {"name": "Ada Lovelace", "email": "ada@acme.test", "email_verified": True, "groups": ["staff"], "sid": "s-ada"}
BOB = {"name": "Bob", "email": "bob@acme.test", "email_verified": True, "groups": [], "sid": "s-bob"}
_LEADS = re.compile(r'<a class="button" href="([^"]+)" rel="noreferrer">')


@pytest.fixture
def provider() -> Iterator[LocalProvider]:
    with LocalProvider(people={"ada": dict(ADA), "bob": dict(BOB)}).running() as entry:
        yield entry


@pytest.fixture
def make_sso_app(make_app: Callable[..., Flask], provider: LocalProvider) -> Callable[..., Flask]:
    """An app whose people sign in at the provider. staff: editors; admins: owners."""

    def make(**settings: Any) -> Flask:
        rules = ["staff = Home:editor", "admins = Home:owner"]
        app = make_app(**{**provider.settings, "OIDC_ROLES": rules, **settings})
        with app.app_context():
            bootstrap.ensure_workspace()
        return app

    return make


@pytest.fixture
def app(make_sso_app: Callable[..., Flask]) -> Flask:
    return make_sso_app()


@pytest.fixture
def browser(app: Flask, provider: LocalProvider) -> "Browser":
    return Browser(app, provider)


class Browser(Person):
    """A person with a browser, who has an account at the provider."""

    def __init__(self, app: Flask, provider: LocalProvider) -> None:
        super().__init__(app)
        self.provider = provider

    def start(self, path: str = "/sign-in/provider", page: str = "/sign-in", **form: str) -> str:
        """Press the button; returns the address at the provider."""
        answer = self.post(path, form, page=page)
        assert answer.status_code == 200, answer.text
        url = unescape(match_in(_LEADS, answer.text)[1])
        assert answer.headers["Refresh"] == f"0; url={url}"
        return url

    def come_back(self, subject: str, **form: str) -> Answer:
        """The whole way, until the provider has sent the browser back."""
        return self.get(self.provider.approve(self.start(**form), subject))

    def sign_in_at_provider(self, subject: str) -> "Browser":
        answer = self.come_back(subject)
        assert answer.status_code == 303, answer.text
        return self

    @property
    def is_signed_in(self) -> bool:
        return self.get("/account").status_code == 200


def roles_in(app: Flask) -> dict[str, dict[str, str]]:
    """The roles of everyone: {workspace: {e-mail address: role}}."""
    with app.app_context():
        rows = Member.select(Member, Workspace, User).join(Workspace).switch(Member).join(User)
        found: dict[str, dict[str, str]] = {}
        for row in rows:
            found.setdefault(row.workspace.name, {})[row.user.email] = str(row.role)
        return found
