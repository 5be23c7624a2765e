"""Addresses with a name that a workspace had before it was renamed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from signpost.operations.workspaces.workspace_settings import MAX_FORMER_SLUGS
from signpost.storage import database
from signpost.storage.models import Member, Workspace
from tests.conftest import Client, first_workspace
from tests.features.conftest import Person, shown

PATHS = (
    "/",
    "/links",
    "/links?filter%5Bsearch%5D=a%20b&sort=-clicks",
    "/links/new?destination=https://a.example",
    "/settings",
)


@pytest.fixture
def rename(client: Client) -> Callable[[str], None]:
    def do(name: str) -> None:
        answer = client.post("/v1/workspace/update/name", json={"value": name})
        assert answer.status_code == 200, answer.text

    return do


def goes_to(person: Person, url: str) -> tuple[int, str]:
    answer = person.browser.get(url)
    return answer.status_code, answer.headers.get("Location", "")


@pytest.mark.parametrize("path", PATHS)
def test_pages_move_with_their_workspace(person: Person, rename: Callable[[str], None], path: str) -> None:
    rename("Second Name")
    rename("Third/Name")
    for old in ("home", "second-name"):
        assert goes_to(person, f"/w/{old}{path}") == (302, f"/w/third-name{path}"), old
        assert person.browser.head(f"/w/{old}{path}").status_code == 302
    assert person.browser.get(f"/w/third-name{path}").status_code == 200
    assert goes_to(person, f"/w/never{path}")[0] == 404


def test_a_name_that_another_workspace_takes_is_its_own(
    app: Flask, person: Person, rename: Callable[[str], None]
) -> None:
    rename("Away")
    assert goes_to(person, "/w/home/links") == (302, "/w/away/links")
    with app.app_context(), database.atomic():
        owner = first_workspace().members.get().user
        other = Workspace.create(name="Home")
        Member.create(workspace=other, user=owner, role="owner")
    assert "Home" in shown(person.browser.get("/w/home/settings"))
    assert goes_to(person, "/w/home/links")[0] == 200
    # The address of what shared a name, and does no longer.
    assert goes_to(person, f"/w/home-{other.id[-6:]}/links") == (302, "/w/home/links")


def test_strangers_to_the_workspace_learn_nothing(
    app: Flask, person: Person, stranger: Person, rename: Callable[[str], None]
) -> None:
    rename("Secret Plans")
    with app.app_context(), database.atomic():
        workspace = Workspace.create(name="Elsewhere", former_slugs=["their-old-name"])
    assert workspace
    assert goes_to(person, "/w/their-old-name/links")[0] == 404
    assert "secret" not in goes_to(stranger, "/w/home/links")[1]


def test_a_form_is_not_carried_elsewhere(person: Person, rename: Callable[[str], None]) -> None:
    rename("Away")
    person.workspace = "away"
    token = person.carried("/account")
    answer = person.send("/w/home/links/new", token, page="/account")
    assert answer.status_code == 404


def test_back_and_forth_never_leads_in_a_circle(person: Person, rename: Callable[[str], None]) -> None:
    for name in ("a", "b", "a", "c", "a"):
        rename(name)
    for old in ("home", "b", "c"):
        assert goes_to(person, f"/w/{old}/links") == (302, "/w/a/links")
    assert goes_to(person, "/w/a/links")[0] == 200


def test_a_bounded_number_is_kept(app: Flask, person: Person, rename: Callable[[str], None]) -> None:
    for number in range(MAX_FORMER_SLUGS + 1):
        rename(f"Name {number}")
    assert goes_to(person, "/w/home/links")[0] == 404
    assert goes_to(person, "/w/name-0/links")[0] == 302
    with app.app_context():
        assert len(first_workspace().former_slugs) == MAX_FORMER_SLUGS


def test_another_way_to_write_the_same_address_is_no_name(
    app: Flask, person: Person, rename: Callable[[str], None]
) -> None:
    for name in ("HOME", "home", "Home!"):
        rename(name)
    with app.app_context():
        assert first_workspace().former_slugs == []
    assert goes_to(person, "/w/home/links")[0] == 200


@pytest.mark.parametrize("path", ["/links/new", "/redirects/new"])
def test_a_viewer_reads_that_they_cannot_create(make_person: Callable[[str], Person], path: str) -> None:
    answer = make_person("viewer").get(path)
    assert answer.status_code == 484
    assert "You can't create links" in shown(answer)
