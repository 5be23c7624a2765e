"""The panel next to a list: it changes what was typed and nothing else, and refuses what has changed since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import Client
from tests.features.conftest import HOST, Person, shown, typed_in

HTMX = {"HX-Request": "true"}


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    fields = {"title": "Spring", "tags": ["a", "b"], "expires": "2099-01-02T03:04:05.678Z", "max_clicks": 70}
    return make_link(connect(HOST), alias="a", utm=["source=mail"], **fields)


def record_of(client: Client, link: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/v1/links/{link['id']}").json
    return {name: value for name, value in found.items() if name not in ("updated_at", "age")}


def test_a_form_that_was_not_touched_changes_nothing(person: Person, client: Client, link: dict[str, Any]) -> None:
    before = record_of(client, link)
    path = f"/links/{link['id']}/panel"
    answer = person.post(path, typed_in(person.get(path).text), headers=HTMX)
    assert answer.status_code == 200
    assert "Saved" in shown(answer)
    assert record_of(client, link) == before


@pytest.mark.parametrize(
    ("field", "typed", "name", "now"),
    [
        ("title", "Summer", "title", "Summer"),
        ("title", "", "title", ""),
        ("destination", "https://new.example/x", "destination", "https://new.example/x"),
        ("tags", "b, c", "tags", ["b", "c"]),
        ("tags", "", "tags", []),
        ("expires", "", "expired_at", None),
        ("expires", "2098-05-06T07:08", "expired_at", "2098-05-06T07:08:00Z"),
    ],
)
def test_what_was_typed_changes_alone(
    person: Person, client: Client, link: dict[str, Any], field: str, typed: str, name: str, now: Any
) -> None:
    before = record_of(client, link)
    path = f"/links/{link['id']}/panel"
    answer = person.post(path, {**typed_in(person.get(path).text), field: typed}, headers=HTMX)
    assert "Saved" in shown(answer)
    after = record_of(client, link)
    assert {key for key in after if after[key] != before[key]} - {"destinations", "expired"} == {name}
    assert after[name] == now or after[name] == now.replace("Z", ".000000Z")


@pytest.mark.parametrize("headers", [HTMX, {}])
def test_a_refusal_says_why_and_saves_nothing(
    person: Person, client: Client, link: dict[str, Any], headers: dict[str, str]
) -> None:
    path = f"/links/{link['id']}/panel"
    typed = typed_in(person.get(path).text)
    before = record_of(client, link)
    answer = person.post(path, {**typed, "destination": "javascript:1"}, headers=headers)
    if headers:
        assert 'aria-invalid="true"' in answer.text
        assert 'value="javascript:1"' in answer.text
    else:
        assert answer.headers["Location"] == f"/links/{link['id']}/edit"
    client.patch(f"/v1/redirect/{link['id']}", json={"title": "Of another"})
    stale = person.post(path, {**typed, "title": "Mine"}, headers=headers)
    assert "was changed while you were editing" in (shown(stale) if headers else shown(person.get("/links")))
    assert record_of(client, link) == {**before, "title": "Of another"}


def test_a_viewer_reads_it(make_person: Callable[[str], Person], link: dict[str, Any]) -> None:
    viewer = make_person("viewer")
    path = f"/links/{link['id']}/panel"
    page = viewer.get(path).text
    assert "readonly" in page
    assert "Save changes" not in page
    assert viewer.post(path, {"title": "x"}, headers=HTMX).status_code == 484
