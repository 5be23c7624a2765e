"""The files for apps on the page of a hostname."""

import json
from collections.abc import Callable
from html import unescape
from typing import Any

from tests.conftest import Client
from tests.features.conftest import Person
from tests.records.test_app_links import ANDROID, APPLE, HOST

PAGE = f"/hosts/{HOST}"


def shown(page: str, name: str) -> str:
    return unescape(page.partition(f'id="f-{name}"')[2].partition(">\n")[2].partition("</textarea>")[0])


def typed(person: Person) -> dict[str, Any]:
    """The form as a browser sends it back."""
    page = person.get(PAGE).get_data(as_text=True)
    names = ("apple_app_site_association", "assetlinks")
    seen = {f"seen.{name}": page.partition(f'name="seen.{name}" value="')[2].partition('"')[0] for name in names}
    return {**seen, **{name: shown(page, name).replace("\n", "\r\n") for name in names}}


def test_a_person_sets_and_changes_them(person: Person, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    form = {**typed(person), "assetlinks": json.dumps(ANDROID), "apple_app_site_association": " \r\n"}
    assert person.post(PAGE, form, page=PAGE).status_code == 303
    before = client.get(f"/v1/host/{HOST}").json
    assert (before["apple_app_site_association"], before["assetlinks"]) == (None, ANDROID)
    # What is sent back as it was shown is no change.
    assert person.post(PAGE, typed(person), page=PAGE).status_code == 303
    assert client.get(f"/v1/host/{HOST}").json["updated_at"] == before["updated_at"]
    assert json.loads(shown(person.get(PAGE).get_data(as_text=True), "assetlinks")) == ANDROID
    person.post(PAGE, {**typed(person), "assetlinks": ""}, page=PAGE)
    assert client.get(f"/v1/host/{HOST}").json["assetlinks"] is None


def test_what_is_wrong_is_said_at_the_field(person: Person, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    for text, reason in (("{", "It is not JSON: "), ('{"applinks": 1}', "Must be an object.")):
        answer = person.post(PAGE, {**typed(person), "apple_app_site_association": text}, page=PAGE)
        page = answer.get_data(as_text=True)
        assert answer.status_code == 422
        assert reason in page.partition('id="f-apple_app_site_association-wrong"')[2][:200]
        assert shown(page, "apple_app_site_association") == text


def test_a_change_by_someone_else_is_not_overwritten(
    person: Person, client: Client, connect: Callable[..., str]
) -> None:
    connect(HOST)
    form = typed(person)
    client.patch(f"/v1/host/{HOST}", json={"apple_app_site_association": APPLE})
    answer = person.post(PAGE, {**form, "apple_app_site_association": '{"appclips": {}}'}, page=PAGE)
    assert answer.status_code == 422
    assert "Someone else set this to" in answer.get_data(as_text=True)
    assert client.get(f"/v1/host/{HOST}").json["apple_app_site_association"] == APPLE
