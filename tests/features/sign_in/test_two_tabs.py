"""Who has signed in in one of two tabs is signed in in the other, too, and goes on there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.features.sign_in.operations import sessions
from signpost.operations.workspaces import bootstrap, workspaces
from tests.conftest import ORIGIN, Answer
from tests.features.conftest import PASSWORD, Person, shown, typed_in

Form = dict[str, Any]
OTHER_SITE = "https://elsewhere.example"


def load(person: Person, path: str) -> Form:
    """What a tab has loaded: the form of a page, with the protection of that moment."""
    return typed_in(person.get(path).text.partition("<main")[2])


def send(person: Person, path: str, form: Form, origin: str = ORIGIN) -> Answer:
    return person.send(path, form, page=path, headers={"Origin": origin})


def by_password(person: Person, path: str) -> Form:
    return {**load(person, path), "email": "ana@acme.test", "password": PASSWORD}


@pytest.fixture
def link(app: Flask) -> Callable[[], str]:
    """Makes the path of a sign-in link."""

    def make() -> str:
        with app.app_context():
            owner = workspaces.member_caller(bootstrap.ensure_workspace()).user
            return f"/welcome/{sessions.make_link(owner)}"

    return make


def test_each_tab_goes_on_where_it_was(ana: Person, stranger: Person) -> None:
    pages = [f"/links?tab={tab}" for tab in range(3)]
    tabs = [by_password(stranger, f"/sign-in?next=/w/home{page}") for page in pages]
    for page, tab in zip(pages, tabs, strict=True):
        answer = send(stranger, "/sign-in", tab)
        assert (answer.status_code, answer.headers["Location"]) == (303, page)
    assert "Ana Sousa" in shown(stranger.get("/account"))


def test_a_form_of_another_site_leads_nowhere(ana: Person, stranger: Person) -> None:
    tabs = [by_password(stranger, "/sign-in?next=/w/home/links") for _ in range(2)]
    send(stranger, "/sign-in", tabs[0])
    assert send(stranger, "/sign-in", tabs[1], OTHER_SITE).status_code == 400


def test_a_link_in_two_tabs(stranger: Person, link: Callable[[], str]) -> None:
    path = link()
    tabs = [load(stranger, path) for _ in range(2)]
    for tab in tabs:
        answer = send(stranger, path, tab)
        assert (answer.status_code, answer.headers["Location"]) == (303, "/")


def test_another_link_is_not_passed_over(stranger: Person, link: Callable[[], str]) -> None:
    """It may be of somebody else: it is shown again, and not used up."""
    paths = [link(), link()]
    tabs = [load(stranger, path) for path in paths]
    assert send(stranger, paths[0], tabs[0]).status_code == 303
    answer = send(stranger, paths[1], tabs[1])
    assert (answer.status_code, answer.headers["Location"]) == (303, paths[1])
    assert send(stranger, paths[1], load(stranger, paths[1])).status_code == 303


@pytest.mark.parametrize("path", ["/sign-in/link", "/sign-in/provider", "/sign-in/passkey", "/second-step"])
def test_every_form_that_signs_in_goes_on(person: Person, stranger: Person, path: str) -> None:
    """With the protection of a page from before: signing in has replaced it."""
    form = load(stranger, "/sign-in")
    answer = send(person, path, {**form, "next": "/w/home/links"})
    assert (answer.status_code, answer.headers["Location"]) == (303, "/links")


def test_what_was_typed_in_the_second_tab_is_kept(ana: Person, stranger: Person) -> None:
    """A form that was sent after the session had ended travels with the sign-in, in each tab its own."""
    drafts = []
    for name in ("first", "second"):
        page = send(stranger, "/links/new", {"destination": f"https://{name}.example/"})
        assert page.status_code == 401
        form = typed_in(page.text.partition("<main")[2])
        drafts.append({**form, "email": "ana@acme.test", "password": PASSWORD})
    for name, draft in zip(("first", "second"), drafts, strict=True):
        answer = send(stranger, "/sign-in", draft)
        assert answer.status_code == 303
        assert f"https://{name}.example/" in stranger.get(answer.headers["Location"]).text
