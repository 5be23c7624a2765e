"""Changes are sentences: rules, destinations and splits are told by their names, never by how many there are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signpost.domain.records.record import FIELDS
from signpost.domain.records.rules.rules import stored_rules
from signpost.features.history.record_changes import Telling, tell_update
from signpost.translations import LANGUAGES, speaking
from signpost.translations import gettext as _
from tests.conftest import Client

HOST = "go.acme.test"
NAMES = ("Android", "iPhone", "Weekend", "Berlin", "Large print", "Everyone in the office")
_RULES = st.builds(
    lambda name, system, page: {"name": name, "if": {"system": [system]}, "destination": f"https://{page}.example/"},
    st.sampled_from(NAMES),
    st.sampled_from(("iOS", "Android", "Windows")),
    st.sampled_from(("a", "b", "c")),
)
_LISTS = st.lists(_RULES, max_size=5, unique_by=lambda rule: rule["name"])


def said(telling: Telling, thing: str | None = None) -> str:
    text = telling.own if thing is None else telling.of
    values = {**telling.values, **({} if thing is None else {"thing": thing})}
    done = _(text, **values) if values else _(text)
    details = [f"{one.label} {one.before} {one.after}" for one in telling.differences or ()]
    return " ".join([done, *details])


@given(_LISTS, _LISTS)
def test_each_rule_that_differs_is_named(before: list[Any], after: list[Any]) -> None:
    if before == after:
        return
    former, now = stored_rules(before), stored_rules(after)
    telling = tell_update({"rules": before}, {"rules": after})
    for text in (said(telling), said(telling, f"{HOST}/a")):
        assert not re.search(r"\b\d+ → \d+\b|\b\d rules?\b", text)
        for rule in {*former} ^ {*now}:
            assert rule.name in text, text
    assert f"{HOST}/a" in said(telling, f"{HOST}/a")


@given(_LISTS, st.randoms(use_true_random=False))
def test_a_rule_that_moved_is_named_and_nothing_else(rules: list[Any], chance: Any) -> None:
    if len(rules) < 2:
        return
    moved = [*rules]
    rule = moved.pop(chance.randrange(len(moved)))
    moved.insert(chance.randrange(len(moved) + 1), rule)
    if moved == rules:
        return
    telling = tell_update({"rules": rules}, {"rules": moved})
    assert not telling.differences
    assert telling.own.startswith("moved the rule")
    # Of two that changed places, either has moved.
    assert telling.values["rule"] in {rule["name"], *(rules[at]["name"] for at in range(len(rules)))}


# Told as turned on or off.
SWITCHES = ("forward_path", "forward_query", "is_notify", "is_switch_unbroken_destination")
A, B, C = ("https://a.example/", "https://b.example/", "https://c.example/")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"destination": A}, {"destination": B}, "changed the destination Destination a.example/ b.example/"),
        # Where nothing else differs, the scheme is said.
        (
            {"destination": "http://a.example/"},
            {"destination": A},
            "changed the destination Destination http://a.example/ https://a.example/",
        ),
        ({"destinations": [A, B]}, {"destinations": [A, B, C]}, "added the destination c.example/"),
        ({"destinations": [A, B, C]}, {"destinations": [A, C]}, "removed the destination b.example/"),
        (
            {"destinations": [A, B], "destination_weights": [1, 1]},
            {"destinations": [A, C], "destination_weights": [1, 3]},
            "changed the destinations Destinations a.example/ (50 %), b.example/ (50 %) "
            "a.example/ (25 %), c.example/ (75 %)",
        ),
        (
            {"destination_weights": [1, 1]},
            {"destination_weights": [3, 1]},
            "changed how visitors are split Share 50 %, 50 % 75 %, 25 %",
        ),
        (
            {"destination_routing": "order"},
            {"destination_routing": "random"},
            "changed how visitors are split How to split In turn Random",
        ),
        ({"tags": ["x"]}, {"tags": ["x", "y"]}, "added the tag “y”"),
        ({"tags": ["x", "y"]}, {"tags": None}, "removed the tags “x” and “y”"),
        ({"tags": ["x"]}, {"tags": ["y"]}, "changed the tags"),
        ({"paused": False}, {"paused": True}, "paused this link"),
        ({"expires": None}, {"expires": "2030-01-01T00:00:00Z"}, "set an expiry"),
        ({"forward_path": False}, {"forward_path": True}, "turned “Keep the rest of the path” on"),
        ({"title": "a", "max_clicks": 1}, {"title": "b", "max_clicks": 2}, "edited this link"),
        ({"something_new": 1}, {"something_new": 2}, "changed “Something new”"),
    ],
)  # fmt: skip
def test_of_other_fields(before: dict[str, Any], after: dict[str, Any], told: str) -> None:
    assert said(tell_update(before, after)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_field_has_a_text_of_its_own(language: str) -> None:
    """None is put together from a verb and a label, which other languages inflect. Switches are named in quotes."""
    with speaking(language):
        for field in FIELDS:
            if field.name in ("rules", "paused") or field.name in SWITCHES:
                continue
            telling = tell_update({field.name: None}, {field.name: ""})
            assert "field" not in telling.values, field.name
        assert f"{HOST}/a" in said(tell_update({"title": "a"}, {"title": "b"}), f"{HOST}/a")
        assert f"{HOST}/a" in said(tell_update({"tags": []}, {"tags": ["t"]}), f"{HOST}/a")


def test_programs_read_the_same_sentence(
    client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    link = make_link(connect(HOST), A, alias="a")
    rule = {"if": {"system": ["Android"]}, "destination": B, "name": "Android"}
    client.patch(f"/v1/redirect/{link['id']}", json={"rules": [rule]})
    client.patch(f"/v1/redirect/{link['id']}", json={"rules": [{**rule, "destination": C}]})
    client.patch(f"/v1/redirect/{link['id']}", json={"title": "T", "tags": ["x"]})
    told = [change["text"] for change in client.get("/v1/changes").json["data"]]
    assert told[:4] == [
        f"Owner edited {HOST}/a: Title empty → T; Tags empty → x",
        f"Owner changed where the rule “Android” of {HOST}/a leads: b.example/ → c.example/",
        f"Owner added the rule “Android” to {HOST}/a: Leads to b.example/",
        f"Owner created {HOST}/a",
    ]
    assert [change["text"] for change in client.get(f"/v1/links/{link['id']}/changes").json["data"]] == told[:4]
