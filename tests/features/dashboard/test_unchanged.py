"""What a record is can be sent back as it is, in every state that it can reach: no error, and nothing changes.

And its rule of times: an expiry that has passed is refused where it is new, and kept where it is the stored one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

import pytest

from signpost.domain import times
from signpost.domain.records.record import FIELDS
from signpost.testing.client import Answer, Client
from tests.conftest import RunCommand, Visit
from tests.features.conftest import Person, shown, typed_in
from tests.features.dashboard.test_nothing_lost import submit
from tests.mcp.conftest import Agent

HOST = "go.acme.test"
TO = "https://dest.example/landing"
URL = f"https://{HOST}/a"
IN_FUTURE = "Choose a time in the future."


def soon(minutes: int) -> str:
    return times.text(times.now() + timedelta(minutes=minutes))


# What each record is created with. An hour later it is in the state that its name says.
STATES: Mapping[str, Callable[[], dict[str, Any]]] = {
    "live": lambda: {},
    "expired": lambda: {"expires": soon(30)},
    "expired on the minute": lambda: {"expires": f"{soon(30)[:16]}:00Z"},
    "expired, with another page": lambda: {"expires": soon(30), "expired_url": "https://over.example/"},
    "expired before it started": lambda: {"expires": soon(30), "starts": soon(300)},
    "expired and paused": lambda: {"expires": soon(30), "paused": True},
    "about to expire": lambda: {"expires": soon(61)},
    "started": lambda: {"starts": soon(30)},
    "not started": lambda: {"starts": soon(300)},
    "paused": lambda: {"paused": True},
    "used up": lambda: {"max_clicks": 1, "interstitial": "never"},
    "rules that are over": lambda: {
        "rules": [{"if": {"from": soon(10), "until": soon(20)}, "destination": "https://then.example/"}]
    },
    "a share of nothing": lambda: {
        "destinations": [TO, "https://other.example/"], "destination_routing": "weighted", "destination_weights": [1, 0]
    },
    "for a password": lambda: {"password": "open sesame"},
    "gone, and expired": lambda: {"type": "gone", "destination": None, "expires": soon(30)},
    "a pattern, and expired": lambda: {"url": f"https://{HOST}/a/:id", "match": "pattern", "expires": soon(30)},
    "notes and tags, and expired": lambda: {"description": "One\nTwo", "tags": ["x"], "expires": soon(30)},
}  # fmt: skip


@pytest.fixture
def an_hour_later(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    def pass_on() -> None:
        later = times.now() + timedelta(hours=1)
        monkeypatch.setattr(times, "now", lambda: later)

    return pass_on


@pytest.fixture
def make(
    client: Client, connect: Callable[..., str], visit: Visit, an_hour_later: Callable[[], None]
) -> Callable[[str], str]:
    """A record in a state; returns its id."""

    def do(state: str) -> str:
        connect(HOST)
        body = {"url": URL, "type": "redirect", "destination": TO, **STATES[state]()}
        answer = client.post("/v1/redirect", json=body)
        assert answer.status_code == 200, answer.text
        visit("/a")
        an_hour_later()
        return str(answer.json["data"][0]["id"])

    return do


def record_of(client: Client, id_: str) -> dict[str, Any]:
    """All that a record is, without its clicks and the time of its last change, which tells whether it changed."""
    found: dict[str, Any] = client.get(f"/v1/links/{id_}?include=extensions").json
    return {name: value for name, value in found.items() if name not in ("total_clicks", "age")}


def as_body(found: dict[str, Any]) -> dict[str, Any]:
    """What GET returns, as a body."""
    answered = {**found, **found["extensions"], "expires": found["expired_at"], "status": int(found["status"])}
    given = {field.name: answered[field.name] for field in FIELDS if field.name in answered}
    if found["type"] == "gone":
        del given["destination"]
    # An answer has [] and [""] for what is none.
    return {"url": found["url"], **{name: value for name, value in given.items() if value != []}}


def refusal_of(answer: Answer) -> str:
    return "" if answer.status_code < 400 else answer.text


@pytest.mark.parametrize("state", STATES)
def test_what_get_returns_can_be_sent_back(client: Client, make: Callable[[str], str], state: str) -> None:
    id_ = make(state)
    before = record_of(client, id_)
    for method in (client.put, client.patch):
        assert refusal_of(method(f"/v1/redirect/{id_}", json=as_body(before))) == ""
        assert record_of(client, id_) == before


@pytest.mark.parametrize("state", STATES)
def test_forms_that_were_not_touched_change_nothing(
    client: Client, person: Person, make: Callable[[str], str], state: str
) -> None:
    id_ = make(state)
    before = record_of(client, id_)
    edit, panel = f"/redirects/{id_}/edit", f"/links/{id_}/panel"
    answer = submit(person, edit, typed_in(person.get(edit).text))
    assert answer.status_code == 303, shown(answer)
    assert record_of(client, id_) == before
    answer = person.send(panel, typed_in(person.get(panel).text), page=panel, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    assert "Saved" in shown(answer)
    assert record_of(client, id_) == before


# --- the expiry alone ---------------------------------------------------------------------------------------------

# Ways to change the title of a record and to say its expiry again. Each returns what the refusal says, or "".
Way = Callable[[str, str], str]


@pytest.fixture
def ways(client: Client, person: Person, run_command: RunCommand) -> Mapping[str, Way]:
    def put(id_: str, expires: str) -> str:
        body = {"url": URL, "destination": TO, "title": "By PUT", "expires": expires}
        return refusal_of(client.put(f"/v1/redirect/{id_}", json=body))

    def patch(id_: str, expires: str) -> str:
        return refusal_of(client.patch(f"/v1/redirect/{id_}", json={"title": "By PATCH", "expires": expires}))

    def rows(id_: str, expires: str) -> str:
        row = {"url": URL, "destination": TO, "title": "By a row", "expires": expires}
        answer = client.post("/v1/bulk", json={"records": [row], "on_conflict": "update"})
        (outcome,) = answer.json["data"]
        assert outcome["id"] in (id_, None)
        return json.dumps(outcome["errors"]) if outcome["errors"] else ""

    def form(id_: str, expires: str) -> str:
        path = f"/redirects/{id_}/edit"
        typed = {**typed_in(person.get(path).text), "title": "By a form", "expires": expires}
        answer = submit(person, path, typed)
        return "" if answer.status_code == 303 else shown(answer)

    def panel(id_: str, expires: str) -> str:
        path = f"/links/{id_}/panel"
        typed = {**typed_in(person.get(path).text), "title": "By a panel", "expires": expires}
        answer = person.send(path, typed, page=path, headers={"HX-Request": "true"})
        return "" if "Saved" in shown(answer) else shown(answer)

    def command(id_: str, expires: str) -> str:
        result = run_command("links", "update", id_, "--title", "By a command", "--expires", expires)
        return "" if result.exit_code == 0 else result.output

    def agent(tool: str, **arguments: Any) -> str:
        result = Agent(client).call(tool, **arguments)
        return str(result["content"][0]["text"]) if result["isError"] else ""

    def changing(id_: str, expires: str) -> str:
        return agent("update_link", id=id_, title="By an agent", expires=expires)

    def replacing(id_: str, expires: str) -> str:
        fields = {"url": URL, "destination": TO, "title": "By an agent, whole", "expires": expires}
        return agent("update_redirect", id=id_, **fields)

    return {
        "PUT": put,
        "PATCH": patch,
        "a row of POST /bulk": rows,
        "the form": form,
        "the panel": panel,
        "the command": command,
        "a tool that changes": changing,
        "a tool that replaces": replacing,
    }


@pytest.mark.parametrize("cut", [27, 23, 19, 16])
def test_an_expiry_that_has_passed_can_be_said_again(
    client: Client, make: Callable[[str], str], ways: Mapping[str, Way], cut: int
) -> None:
    """Even less exactly: a form shows minutes, and other programs know seconds or milliseconds."""
    id_ = make("expired")
    stored = record_of(client, id_)["expired_at"]
    said = {27: stored, 23: f"{stored[:23]}Z", 19: f"{stored[:19]}Z", 16: f"{stored[:16]}:00Z"}[cut]
    for name, change in ways.items():
        assert change(id_, said) == "", name
        now = record_of(client, id_)
        assert now["expired_at"] == stored, name
        assert now["title"].startswith("By "), name


def test_another_time_that_has_passed_is_refused(
    client: Client, make: Callable[[str], str], ways: Mapping[str, Way]
) -> None:
    id_ = make("expired")
    before = record_of(client, id_)
    for name, change in ways.items():
        for wrong in ("2020-01-01T00:00:00Z", soon(-5)):
            assert IN_FUTURE in change(id_, wrong), name
        assert record_of(client, id_) == before, name


def test_a_time_in_the_past_is_no_expiry_of_a_record_that_has_none(
    client: Client, make: Callable[[str], str], ways: Mapping[str, Way]
) -> None:
    id_ = make("live")
    for name, change in ways.items():
        assert IN_FUTURE in change(id_, "2020-01-01T00:00:00Z"), name


def test_nothing_new_has_expired(client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    past = {"destination": TO, "expires": "2020-01-01T00:00:00Z"}
    wrong = {"expires": [IN_FUTURE]}
    for path, body in (("link", {"host": HOST, "alias": "a", **past}), ("redirect", {"url": URL, **past})):
        answer = client.post(f"/v1/{path}", json=body)
        assert (answer.status_code, answer.json["errors"]) == (422, wrong)
        outcome = client.post("/v1/bulk", json={"records": [body]}).json["data"][0]
        assert (outcome["result"], outcome["errors"]) == ("refused", wrong)
    # Everything that is wrong is named at once.
    answer = client.post("/v1/link", json={"host": HOST, **past, "destination": "javascript:x"})
    assert answer.json["errors"].keys() == {"destination", "expires"}
    answer = client.put("/v1/bulk", json={"filter": {"host": HOST}, "set": {"expires": past["expires"]}})
    assert answer.json["errors"] == {"set.expires": [IN_FUTURE]}


def test_the_way_back_leads_to_an_expiry_that_has_passed(
    client: Client, person: Person, make: Callable[[str], str]
) -> None:
    id_ = make("expired")
    stored = record_of(client, id_)["expired_at"]
    assert refusal_of(client.patch(f"/v1/redirect/{id_}", json={"expires": None})) == ""
    change = client.get("/v1/changes").json["data"][0]["id"]
    answer = person.post(f"/links/{id_}/back/{change}")
    assert answer.status_code == 303
    assert record_of(client, id_)["expired_at"] == stored
