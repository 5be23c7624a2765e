"""What a browser sends from each <textarea> is accepted, with the line breaks that it sends (CR and LF)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import signpost
from signpost.operations.workspaces.setting_keys import PAGE_TEXT_LENGTH
from tests.conftest import Client
from tests.features.conftest import HOST, Person, shown, typed_in
from tests.features.dashboard.test_nothing_lost import submit
from tests.features.dashboard.test_settings import PAGES, save

TEXTAREA = re.compile(r'<textarea[^>]*? name="([^"]+)"[^>]*>')
# All that there are, by their names in the templates, each with a test below.
KNOWN = {"{{ key }}", "{{ name }}", "places"}
LIMITED = {"{{ key }}"}


def test_each_is_known() -> None:
    """One with a limit counts a line break as one character, as browsers do."""
    found = [
        (match[1], "maxlength" in match[0])
        for path in Path(signpost.__file__).parent.glob("features/**/*.html")
        for match in TEXTAREA.finditer(path.read_text(encoding="utf-8"))
    ]
    assert {name for name, _ in found} == KNOWN
    assert {name for name, is_limited in found if is_limited} == LIMITED


def meta_of(client: Client) -> list[str]:
    answer = client.post("/v1/workspace/update/country", json={"value": "FR"})
    return list(answer.json["meta"])


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("Ana Sousa\r\nana@acme.test", "Ana Sousa ana@acme.test"),
        ("Ana Sousa\nana@acme.test", "Ana Sousa ana@acme.test"),
        ("\r\n Ana \r\n\r\n Sousa \r\n", "Ana Sousa"),
        ("Qui\u00a0?\r\nAna", "Qui\u00a0? Ana"),
        # As long as the input takes: the browser counts each break as one.
        ("\r\n".join(["xxx"] * 50) + "x", " ".join(["xxx"] * 50) + "x"),
        ("x\r\n" * (PAGE_TEXT_LENGTH // 2), ("x " * (PAGE_TEXT_LENGTH // 2)).strip()),
        ("x" * (PAGE_TEXT_LENGTH - 2) + "\r\nx", "x" * (PAGE_TEXT_LENGTH - 2) + " x"),
    ],
)
def test_the_text_at_the_bottom_of_pages(person: Person, client: Client, typed: str, stored: str) -> None:
    assert len(typed.replace("\r\n", "\n")) <= PAGE_TEXT_LENGTH
    answer = save(person, page_text=typed)
    assert answer.status_code == 303, shown(answer)
    assert f"page_text={stored}" in meta_of(client)
    drawn = person.get("/settings/pages/preview", query_string={"page_text": typed})
    assert " ".join(stored[:30].split()) in shown(drawn)
    # A form that was not touched changes nothing.
    save(person)
    assert f"page_text={stored}" in meta_of(client)


def test_another_control_character_is_refused(person: Person) -> None:
    assert "control characters" in shown(save(person, page_text="Ana\x07"))
    assert "This has 201." in shown(save(person, page_text="x" * 199 + "\r\nx"))


def test_the_query_of_a_rule(
    person: Person, client: Client, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    rule = {"if": {"query": {"a": "1"}}, "destination": "https://dest.example/rule"}
    link = make_link(connect(HOST), alias="a", rules=[rule])
    path = f"/links/{link['id']}/edit"
    typed = typed_in(person.get(path).text)
    (name,) = (key for key, value in typed.items() if value == ["a=1"])
    assert submit(person, path, {**typed, name: "a=1\r\n\r\nb=2\r\n"}).status_code == 303
    found = client.get(f"/v1/links/{link['id']}?include=extensions").json["extensions"]["rules"]
    assert found[0]["if"]["query"] == {"a": "1", "b": "2"}


def test_the_files_of_apps(person: Person, connect: Callable[..., str]) -> None:
    connect(HOST)
    path = f"/hosts/{HOST}"
    file = json.dumps({"applinks": {"details": []}}, indent=1).replace("\n", "\r\n")
    typed = {**typed_in(person.get(path).text), "apple_app_site_association": file}
    answer = person.send(path, typed, page=path)
    assert answer.status_code == 303, shown(answer)


def test_the_places_of_a_sheet(person: Person, connect: Callable[..., str], make_link: Callable[..., Any]) -> None:
    make_link(connect(HOST), alias="a")
    answer = person.get("/qr", query_string={"filter[host]": HOST, "places": "Table 1\r\nTable 2\r\n"})
    assert answer.status_code == 200
    assert "Table 2" in shown(answer)


def test_the_settings_page_is_the_one_with_a_limit(person: Person) -> None:
    assert f'maxlength="{PAGE_TEXT_LENGTH}"' in person.get(PAGES).text
