"""The pages of one link or redirect: what they show, and what can be done from there."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import Client
from tests.dashboard.conftest import Person
from tests.dashboard.test_pages import HOST


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(connect(HOST), alias="a")


@pytest.fixture
def redirect(connect: Callable[..., str], client: Client) -> Any:
    body = {"url": f"{connect(HOST)}/old", "destination": "https://dest.example/"}
    return client.post("/v1/redirect", json=body).json["data"][0]


class TestAddresses:
    def test_a_redirect_is_below_redirects(self, person: Person, redirect: Any) -> None:
        id_ = redirect["id"]
        assert person.get(f"/redirects/{id_}").status_code == 200
        for rest in ("", "/edit", "?days=90"):
            assert person.get(f"/links/{id_}{rest}").location == f"/redirects/{id_}{rest}"
        assert person.post(f"/links/{id_}/pause").location == f"/redirects/{id_}"

    def test_a_link_is_below_links(self, person: Person, link: dict[str, Any]) -> None:
        id_ = link["id"]
        assert person.get(f"/links/{id_}").status_code == 200
        for rest in ("", "/edit"):
            assert person.get(f"/redirects/{id_}{rest}").location == f"/links/{id_}{rest}"

    def test_there_is_none_of_what_is_not_there(self, person: Person) -> None:
        for path in ("/redirects/nothing", "/redirects/nothing/edit"):
            assert person.get(path).status_code == 404

    def test_lists_lead_there(self, person: Person, link: dict[str, Any], redirect: Any) -> None:
        assert f'href="/links/{link["id"]}"' in person.get("/links").text
        assert f'href="/redirects/{redirect["id"]}"' in person.get("/redirects").text
