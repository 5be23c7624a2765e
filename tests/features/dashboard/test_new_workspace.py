"""A workspace that its owner creates in the dashboard: by whom, under which plan, and how many."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import Member, User, Workspace
from tests.features.conftest import Person, match_in, shown

PAGE = "/workspaces/new"


def test_an_owner_creates_one_and_is_there(person: Person, app: Flask) -> None:
    assert "New workspace" in shown(person.get("/"))
    typed = {"name": "Corner shop", "once": "a-key-of-sixteen-characters"}
    answer = person.post(PAGE, typed)
    assert answer.location == "/w/corner-shop/"
    # The same form again leads to the same workspace.
    assert person.post(PAGE, typed).location == "/w/corner-shop/"
    page = person.get("/w/corner-shop/")
    assert "Welcome" in shown(page)
    assert match_in(r'<a href="([^"]+)"><bdi>Home</bdi>', page.text).group(1) == "/"
    with app.app_context():
        created = workspaces.find_workspace("Corner shop")
        assert created.plan == bootstrap.ensure_workspace().plan
        assert [member.role.value for member in created.members] == ["owner"]


@pytest.mark.parametrize(("name", "reason"), [("", "1 to 256 characters"), (" ", "1 to 256"), ("a" * 257, "1 to 256")])
def test_a_wrong_name_is_shown_again(person: Person, name: str, reason: str) -> None:
    answer = person.post(PAGE, {"name": name})
    assert (answer.status_code, reason in shown(answer)) == (422, True)


@pytest.mark.parametrize("role", ["viewer", "editor", "manager"])
def test_others_may_not(make_person: Callable[[str], Person], app: Flask, role: str) -> None:
    other = make_person(role)
    assert "New workspace" not in shown(other.get("/"))
    assert [other.get(PAGE).status_code, other.post(PAGE, {"name": "Shop"}).status_code] == [484, 484]
    with app.app_context():
        assert Workspace.select().count() == 1


def test_an_owner_elsewhere_may(make_person: Callable[[str], Person], app: Flask) -> None:
    viewer = make_person("viewer")
    with app.app_context():
        workspaces.create_workspace("Hers", User.get(User.name == "A viewer"))
    assert "New workspace" in shown(viewer.get("/"))
    assert viewer.post(PAGE, {"name": "Shop"}).location == "/w/shop/"


def test_the_operator_may_say_no(make_app: Callable[..., Flask]) -> None:
    person = Person(make_app(WORKSPACE_CREATION=False)).sign_in()
    assert "New workspace" not in shown(person.get("/"))
    assert [person.get(PAGE).status_code, person.post(PAGE, {"name": "Shop"}).status_code] == [484, 484]


def test_there_is_a_limit(person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workspaces, "MAX_OWNED", 2)
    assert person.post(PAGE, {"name": "Second"}).status_code == 303
    answer = person.post(PAGE, {"name": "Third"})
    assert (answer.status_code, "You own 2 workspaces, which is the limit." in shown(answer)) == (422, True)
    with app.app_context():
        assert Member.select().count() == 2
