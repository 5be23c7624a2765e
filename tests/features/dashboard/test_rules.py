"""Rules in the form of a link, on its page, in its history, and in the test of a visit."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from signpost.domain.records.rules.rule_conditions import NAMES
from tests.conftest import Client
from tests.features.conftest import HOST, Person, shown, typed_in
from tests.features.dashboard.test_nothing_lost import submit

A, B, C = "https://a.example/", "https://b.example/", "https://c.example/"
NEW = "/links/new"
Typed = dict[str, Any]
PHONES = {"if": {"device": ["mobile"]}, "destination": A}
# A rule with every condition that needs no country database, as it is stored.
FULL = {
    "name": "Everything",
    "if": {
        "device": ["mobile", "tablet"],
        "system": ["iOS", "Mac OS X"],
        "browser": ["Safari"],
        "language": ["de", "fr-CH"],
        "query": {"ref": None, "empty": "", "utm_source": "a=b"},
        "referrer": ["t.co", "example.com"],
        "from": "2030-01-01T00:00:00.123456Z",
        "until": "2031-01-01T00:00:00.000000Z",
        "days": ["mon", "fri"],
        "hours": ["09:00-12:00", "13:00-24:00"],
        "timezone": "Europe/Berlin",
        "bot": False,
        "share": 30,
    },
    "destinations": [A, B, C],
    "routing": "weighted",
    "weights": [1, 1, 1],
}


@pytest.fixture
def rules(client: Client) -> Callable[[str], Any]:
    """The rules of a record."""

    def get(id_: str) -> Any:
        return client.get(f"/v1/links/{id_}?include=extensions").json["extensions"]["rules"]

    return get


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> Callable[..., str]:
    """The id of a link with rules."""

    def make(*rules: Any) -> str:
        return str(make_link(connect(HOST), C, alias="a", rules=[*rules])["id"])

    return make


@pytest.fixture
def press(person: Person) -> Callable[..., Typed]:
    """Press a button of the form, and return what its inputs hold then."""

    def do(typed: Typed, button: str, page: str = NEW, **more: Any) -> Typed:
        answer = submit(person, page, {**typed, **more, "rule": button})
        assert answer.status_code == 200
        return typed_in(answer.text)

    return do


def said(typed: Typed) -> Typed:
    """The inputs of rules."""
    return {name: values for name, values in typed.items() if name.startswith("rule")}


def id_of(answer: Any) -> str:
    assert answer.status_code == 303, shown(answer)
    return str(answer.location).partition("?")[0].rpartition("/")[2]


class TestBuilding:
    def test_two_rules_are_built_with_buttons(
        self, person: Person, connect: Callable[..., str], press: Callable[..., Typed], rules: Callable[[str], Any]
    ) -> None:
        connect(HOST)
        typed: Typed = {**typed_in(person.get(NEW).text), "host": HOST, "destination": C, "title": "Kept"}
        assert typed["rules"] == [""]
        typed = press(typed, "add")
        typed = press(typed, "0.condition", **{"rule-0-new": "device"})
        typed = press({**typed, "rule-0-device": ["mobile", "tablet"], "rule-0-destination": A}, "add")
        assert (typed["rules"], typed["rule-0-device"], typed["rule-0-destination"], typed["title"]) == (
            ["", "0", "1"],
            ["mobile", "tablet"],
            [A],
            ["Kept"],
        )
        typed = press(typed, "1.condition", **{"rule-1-new": "hours"})
        assert typed["rule-1-timezone"] == ["UTC"]
        typed = press({**typed, "rule-1-timezone": "Europe/Berlin"}, "1.destination")
        typed |= {"rule-1-destination": [A, B], "rule-1-share-of": ["75", ""], "rule-1-hours": "9:00 – 17:00"}
        found = rules(id_of(submit(person, NEW, press(typed, "1.up"))))
        assert found == [
            {
                "if": {"hours": ["09:00-17:00"], "timezone": "Europe/Berlin"},
                "destinations": [A, B],
                "routing": "weighted",
                "weights": [75, 25],
            },
            {"if": {"device": ["mobile", "tablet"]}, "destination": A},
        ]

    def test_conditions_and_rules_are_removed(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed], rules: Callable[[str], Any]
    ) -> None:
        id_ = link(PHONES, {"if": {"bot": True, "language": ["de"]}, "destination": B})
        page = f"/links/{id_}/edit"
        typed = press(typed_in(person.get(page).text), "1.without.language", page)
        assert typed["rule-1-has"] == ["bot"]
        typed = press(typed, "0.remove", page)
        submit(person, page, typed)
        assert rules(id_) == [{"if": {"bot": True}, "destination": B}]
        submit(person, page, press(typed_in(person.get(page).text), "0.remove", page))
        assert rules(id_) == []

    def test_systems_and_browsers_are_ticked_or_typed(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed], rules: Callable[[str], Any]
    ) -> None:
        stored = {"if": {"system": ["Windows", "Tizen", "ios"], "browser": ["Brave"]}, "destination": A}
        id_ = link(stored)
        page = f"/links/{id_}/edit"
        typed = typed_in(person.get(page).text)
        assert typed["rule-0-system"] == ["iOS", "Windows", "Tizen"]
        assert typed["rule-0-browser"] == ["Brave"]
        text = person.get(page).text
        assert 'value="iOS" checked> iPhone and iPad' in text
        assert '<datalist id="systems"><option value="HarmonyOS">' in text
        # What was not touched is exactly what it was.
        submit(person, page, {**typed, "title": "New"})
        assert rules(id_) == [stored]
        typed = typed_in(person.get(page).text)
        typed |= {"rule-0-system": ["macOS", "Android", "HarmonyOS, tizen"], "rule-0-browser": ["Safari", ""]}
        assert press(typed, "0.condition", page, **{"rule-0-new": "bot"})["rule-0-system"] == [
            "Android", "macOS", "HarmonyOS, tizen"]  # fmt: skip
        submit(person, page, typed)
        assert rules(id_)[0]["if"] == {"system": ["Android", "macOS", "HarmonyOS", "tizen"], "browser": ["Safari"]}
        answer = submit(person, page, {**typed, "rule-0-system": [""]})
        assert (answer.status_code, "Fill it in, or remove the condition." in shown(answer)) == (422, True)

    @pytest.mark.parametrize("button", ["9.up", "x", "0.condition", "0.without.moon", "-1.remove", "0", "0.down.up"])
    def test_other_buttons_do_nothing(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed], button: str
    ) -> None:
        page = f"/links/{link(PHONES)}/edit"
        typed = typed_in(person.get(page).text)
        assert said(press(typed, button, page, **{"rule-0-new": "moon"})) == said(typed)

    def test_there_are_at_most_20_rules(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed]
    ) -> None:
        page = f"/links/{link(*[PHONES] * 20)}/edit"
        typed = typed_in(person.get(page).text)
        assert said(press(typed, "add", page)) == said(typed)
        assert press({**typed, "rules": [*map(str, range(99))]}, "x", page)["rules"] == typed["rules"]

    def test_a_rule_that_was_only_added_is_none(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed], rules: Callable[[str], Any]
    ) -> None:
        id_ = link(PHONES)
        page = f"/links/{id_}/edit"
        id_of(submit(person, page, press(typed_in(person.get(page).text), "add", page)))
        assert rules(id_) == [PHONES]

    def test_a_form_without_the_section_keeps_them(
        self, person: Person, link: Callable[..., str], rules: Callable[[str], Any]
    ) -> None:
        id_ = link(PHONES)
        typed = typed_in(person.get(f"/links/{id_}/edit").text)
        id_of(submit(person, f"/links/{id_}/edit", {name: entry for name, entry in typed.items() if name != "rules"}))
        assert rules(id_) == [PHONES]

    def test_names_and_codes_are_read(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed], rules: Callable[[str], Any]
    ) -> None:
        id_ = link(PHONES)
        page = f"/links/{id_}/edit"
        typed = press(typed_in(person.get(page).text), "0.condition", page, **{"rule-0-new": "language"})
        typed["rule-0-language"] = " german, fr-ch ,,"
        id_of(submit(person, page, typed))
        assert rules(id_)[0]["if"] == {"device": ["mobile"], "language": ["de", "fr-CH"]}


class TestExactly:
    def test_what_is_not_touched_stays_as_it_is(
        self, person: Person, link: Callable[..., str], rules: Callable[[str], Any]
    ) -> None:
        sticky = {"if": {"bot": True}, "destinations": [A], "routing": "sticky"}
        id_ = link(FULL, PHONES, sticky)
        page = f"/links/{id_}/edit"
        before = rules(id_)
        assert before == [FULL, PHONES, sticky]
        typed = typed_in(person.get(page).text)
        id_of(submit(person, page, {**typed, "title": "New", "rule-1-destination": B}))
        assert rules(id_) == [FULL, {**PHONES, "destination": B}, sticky]

    def test_a_copy_has_them(self, person: Person, link: Callable[..., str], rules: Callable[[str], Any]) -> None:
        typed = typed_in(person.get(f"{NEW}?from={link(FULL)}").text)
        (copied,) = rules(id_of(submit(person, NEW, {**typed, "alias": "copy"})))
        assert copied["if"] == {**FULL["if"], "from": "2030-01-01T00:00:00.123456Z"}  # type: ignore[dict-item]


class TestErrors:
    def test_each_leads_to_its_input(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed]
    ) -> None:
        page = f"/links/{link(FULL, PHONES)}/edit"
        typed = press(typed_in(person.get(page).text), "add", page)
        typed |= {
            "rule-0-language": "de, ???",
            "rule-0-hours": "25:00-26:00",
            "rule-0-share": "200",
            "rule-0-timezone": "Moon",
            "rule-0-share-of": ["90", "90", ""],
            "rule-1-destination": "javascript:x",
            "rule-1-device": [],
            "rule-2-name": "x" * 60,
        }
        answer = submit(person, page, typed)
        assert answer.status_code == 422
        links = dict(re.findall(r'<li><a href="#f-([^"]+)">([^<]+)</a>', answer.text))
        assert links == {
            "rule-0-language": "Rule 1, language",
            "rule-0-hours": "Rule 1, hours",
            "rule-0-share": "Rule 1, share of visitors",
            "rule-0-timezone": "Rule 1, time zone",
            "rule-0-share-of-0": "Rule 1, share of destination 1",
            "rule-1-destination": "Rule 2, destination",
            "rule-1-device": "Rule 2, device",
            "rule-2-destination": "Rule 3, destination",
            "rule-2-name": "Rule 3, name",
            "rule-2-new": "Rule 3, conditions",
        }
        for name in links:
            assert f'id="f-{name}"' in answer.text
            assert f'id="f-{name}-wrong"' in answer.text
        assert "Fill it in, or remove the condition." in answer.text

    def test_countries_need_a_database(
        self, person: Person, link: Callable[..., str], press: Callable[..., Typed]
    ) -> None:
        page = f"/links/{link(PHONES)}/edit"
        typed = press(typed_in(person.get(page).text), "0.condition", page, **{"rule-0-new": "country"})
        answer = submit(person, page, {**typed, "rule-0-country": "Germany, at"})
        assert "Rule 1, country" in shown(answer)
        assert "Visitors from Germany or Austria on a phone go to https://a.example/" in shown(answer)

    def test_a_time_that_clocks_skip(self, person: Person, link: Callable[..., str]) -> None:
        page = f"/links/{link({'if': {'from': '2030-01-01T00:00:00Z'}, 'destination': A})}/edit"
        typed = {**typed_in(person.get(page).text), "zone": "Europe/Berlin", "rule-0-from": "2030-03-31T02:30"}
        assert "02:30 does not exist on this day in" in shown(submit(person, page, typed))


class TestSentences:
    def test_the_page_tells_them(self, person: Person, link: Callable[..., str]) -> None:
        id_ = link(PHONES, FULL)
        text = shown(person.get(f"/links/{id_}"))
        assert "a.example/ Rule 1, Rule “Everything”. Not checked yet. Check now Visitors on a phone; 30 %" in text
        assert "30 % of people who read German or French (fr-CH), on a phone or tablet, with iOS or Mac OS X" in text

    def test_they_are_told_while_they_are_typed(self, person: Person) -> None:
        fields = {"rules": "3", "rule-3-has": ["device", "country", "share"], "rule-3-device": "desktop"}
        typed = {**fields, "rule-3-country": "austria", "rule-3-share": "?", "rule-3-destination": "b.example"}
        answer = person.get("/rules/preview", query_string=typed)
        assert shown(answer) == "Visitors from Austria on a computer go to b.example"
        assert shown(person.get("/rules/preview", query_string={"rules": "0"})) == "Visitors go to …"
        assert shown(person.get("/rules/preview")) == ""

    @pytest.mark.parametrize("value", ["", "?", "-", "0", ",,", "=", "%", "2030-99-99T99:99", "é" * 100])
    def test_whatever_is_typed_has_a_sentence(self, person: Person, value: str) -> None:
        typed: Typed = {"rules": "0", "rule-0-has": [*NAMES, "moon"], "rule-0-routing": value, "zone": value}
        typed |= {f"rule-0-{name}": [value, value] for name in (*NAMES, "destination", "share-of", "name")}
        answer = person.get("/rules/preview", query_string=typed)
        assert answer.status_code == 200
        assert " go to " in shown(answer)
        page = "/links/new"
        assert submit(person, page, {**typed_in(person.get(page).text), **typed}).status_code == 422

    def test_the_test_of_a_visit_takes_a_country(self, person: Person, link: Callable[..., str]) -> None:
        link(PHONES)
        text = shown(person.get("/explain", query_string={"url": f"{HOST}/a", "country": "DE"}))
        assert "Visitors are redirected" in text
        assert "Must be a two-letter country code" in shown(
            person.get("/explain", query_string={"url": f"{HOST}/a", "country": "Germany"})
        )

    def test_a_change_names_them(self, person: Person, client: Client, link: Callable[..., str]) -> None:
        id_ = link(PHONES)
        body = {"url": f"{HOST}/a", "destination": C}
        client.put(f"/v1/redirect/{id_}", json={**body, "rules": [PHONES, FULL]})
        client.put(f"/v1/redirect/{id_}", json={**body, "rules": [{**PHONES, "destination": B}, FULL]})
        for text in (shown(person.get(f"/links/{id_}")), shown(person.get("/activity"))):
            assert "added the rule “Everything”" in text
            assert "changed where “Visitors on a phone” leads" in text or (
                f"changed where the rule “Visitors on a phone” of {HOST}/a leads" in text
            )
            assert "a.example/ → changed to b.example/" in text


class TestTesting:
    def test_a_visit_with_a_language_and_a_moment(self, person: Person, link: Callable[..., str]) -> None:
        link(
            {"if": {"language": ["de"]}, "destination": A},
            {"if": {"from": "2040-01-01T00:00:00Z", "system": ["iOS"]}, "destination": B},
        )

        def leads_to(**requested: str) -> str:
            text = shown(person.get("/explain", query_string={"url": f"{HOST}/a", **requested}))
            found = re.search(r"to (https://\S+)", text)
            assert found is not None, text
            return found[1]

        assert leads_to() == C
        assert leads_to(language="de-AT,en;q=0.5") == A
        phone = re.findall(r'<option value="([^"]*iPhone[^"]*)"', person.get("/explain").text)[0]
        assert leads_to(agent=phone) == C
        assert leads_to(agent=phone, at="2040-01-02T00:00", zone="UTC") == B
        assert leads_to(agent=phone, at="2040-01-01T00:30", zone="Europe/Berlin") == C
        text = shown(person.get("/explain", query_string={"url": f"{HOST}/a", "language": "de", "referrer": A}))
        assert "Rule 1 decides" in text
        assert "Rule 2 doesn’t match" in text
        assert "Matches: Preferred language is de, the rule says de." in text
        assert "Must be a timestamp" in shown(person.get("/explain", query_string={"url": f"{HOST}/a", "at": "soon"}))
