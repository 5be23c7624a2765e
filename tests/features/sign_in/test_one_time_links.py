"""The page of a link with a click limit: whether a page asks before a click is used, and a button that has it ask."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import Client
from tests.features.conftest import Person, match_in, shown

HOST = "go.acme.test"


@pytest.mark.parametrize("fields", [{"max_clicks": 1}, {"max_clicks": 10}])
def test_a_page_offers_to_ask_before_a_click(
    person: Person, client: Client, connect: Callable[..., str], make_link: Any, fields: dict[str, Any]
) -> None:
    """Links from before an upgrade let programs use up their clicks."""
    old = make_link(connect(HOST), alias="old", interstitial="never", **fields)
    page = person.get(f"/links/{old['id']}")
    assert "No page asks first" in shown(page)
    version = match_in(r'/ask">.*?name="version" value="(\w+)"', page.text.replace("\n", "")).group(1)
    answer = person.post(f"/links/{old['id']}/ask", {"version": version})
    assert answer.status_code == 303
    assert client.get(f"/v1/links/{old['id']}?include=extensions").json["extensions"]["interstitial"] == "auto"
    text = shown(person.get(f"/links/{old['id']}"))
    assert "A page now asks before a click is used." in text
    assert "Before a click A page asks first" in text
    # Another version: someone else has changed it.
    client.patch(f"/v1/redirect/{old['id']}", json={"interstitial": "never"})
    client.patch(f"/v1/redirect/{old['id']}", json={"title": "x"})
    person.post(f"/links/{old['id']}/ask", {"version": version})
    assert client.get(f"/v1/links/{old['id']}?include=extensions").json["extensions"]["interstitial"] == "never"


@pytest.mark.parametrize("fields", [{}, {"max_clicks": 11}, {"max_clicks": 5, "password": "sesame"}])
def test_where_nothing_could_ask_nothing_is_offered(
    person: Person, connect: Callable[..., str], make_link: Any, fields: dict[str, Any]
) -> None:
    old = make_link(connect(HOST), alias="old", interstitial="never", **fields)
    assert "Before a click" not in person.get(f"/links/{old['id']}").text
