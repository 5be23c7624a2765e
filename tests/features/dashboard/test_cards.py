"""What chats show of a link, in the form of a record."""

from collections.abc import Callable
from typing import Any

from tests.conftest import Client
from tests.features.conftest import Person


def test_a_person_sets_changes_and_removes_it(
    person: Person, client: Client, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    created = make_link(connect(), alias="abc")
    page = f"/links/{created['id']}/edit"

    def save(**fields: str) -> Any:
        present = {"host": "go.acme.test", "alias": "abc", "destination": "https://dest.example/"}
        return person.post(page, {**present, **fields}, page=page)

    def card() -> Any:
        return client.get(f"/v1/links/{created['id']}?include=extensions").json["extensions"]["card"]

    typed = {"card_title": "Spring <sale>", "card_description": "", "card_image": "pictures.example/a.png"}
    assert save(**typed).status_code == 303
    expected = {"title": "Spring <sale>", "description": "", "image": "https://pictures.example/a.png"}
    assert card() == expected
    shown = person.get(page).get_data(as_text=True)
    assert 'name="card_title" value="Spring &lt;sale&gt;"' in shown
    assert "<b><bdi>Spring &lt;sale&gt;</bdi></b>" in shown
    assert "Spring &lt;sale&gt;" in person.get(f"/links/{created['id']}").get_data(as_text=True)
    # A form that has no such inputs keeps it.
    assert save().status_code == 303
    assert card() == expected
    wrong = save(**{**typed, "card_image": "javascript:alert(1)"})
    assert wrong.status_code == 422
    assert 'id="f-card-image-wrong"' in wrong.get_data(as_text=True)
    assert card() == expected
    assert save(card_title="", card_description=" ", card_image="").status_code == 303
    assert card() is None
