"""Rules as a field of a record: by REST, with what else a record has, and what is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import Client, Visit

HOST = "go.acme.test"
OWN, PHONES, NIGHT = "https://own.example/", "https://phones.example/", "https://night.example/"
PHONE = {"if": {"device": ["mobile"]}, "destination": PHONES}
CRAWLER = {"if": {"bot": True}, "destination": NIGHT}
WITH = {"include": "extensions"}
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari"


@pytest.fixture
def redirect(client: Client, connect: Callable[..., str]) -> Callable[..., Any]:
    """POST /redirect; the record, or what was refused."""
    connect(HOST)

    def do(**fields: Any) -> Any:
        answer = client.post("/v1/redirect", json={"url": f"{HOST}/a", **fields}, query_string=WITH)
        return answer.json["data"][0] if answer.status_code == 200 else answer.json["errors"]

    return do


def rules_of(record: Any) -> Any:
    return record["extensions"]["rules"]


def test_a_patch_replaces_them_and_null_removes_them(redirect: Any, client: Client) -> None:
    created = redirect(destination=OWN, rules=[PHONE])
    assert rules_of(created) == [PHONE]

    def patched(**fields: Any) -> Any:
        return client.patch(f"/v1/redirect/{created['id']}", json=fields, query_string=WITH).json

    assert rules_of(patched(title="x")) == [PHONE]
    assert rules_of(patched(rules=[CRAWLER])) == [CRAWLER]
    assert rules_of(patched(rules=None)) == []


def test_a_change_can_be_undone_and_is_shown(redirect: Any, client: Client) -> None:
    created = redirect(destination=OWN, rules=[PHONE])
    client.patch(f"/v1/redirect/{created['id']}", json={"rules": [CRAWLER]})
    (change, *_) = client.get("/v1/changes").json["data"]
    assert (change["before"], change["after"]) == ({"rules": [PHONE]}, {"rules": [CRAWLER]})
    assert client.post(f"/v1/changes/{change['id']}/undo").status_code == 200
    assert rules_of(client.get(f"/v1/links/{created['id']}", query_string=WITH).json) == [PHONE]


def test_the_version_changes_with_them(redirect: Any, client: Client) -> None:
    created = redirect(destination=OWN, rules=[PHONE])
    before = client.get(f"/v1/links/{created['id']}").headers["ETag"]
    client.patch(f"/v1/redirect/{created['id']}", json={"rules": [CRAWLER]})
    assert client.get(f"/v1/links/{created['id']}").headers["ETag"] != before


def test_find_or_create_compares_them(client: Client, connect: Callable[..., str]) -> None:
    body = {"host": connect(HOST), "destination": OWN, "find_or_create": True}
    simple, again, ruled, same = (
        client.post("/v1/link", json={**body, **more}).json["data"][0]["id"]
        for more in ({}, {}, {"rules": [PHONE]}, {"rules": [PHONE]})
    )
    assert simple == again
    assert ruled == same != simple


def test_a_new_beginning_for_destinations_reaches_rules(redirect: Any, client: Client) -> None:
    redirect(destination=OWN, rules=[PHONE, CRAWLER])
    change = {"destination": {"replace_prefix": "https://phones.example", "with": "https://m.example"}}
    preview = client.put("/v1/bulk", json={"filter": {"host": HOST}, "set": change, "dry_run": True}).json
    (sample,) = preview["samples"]
    assert [rule["destination"] for rule in sample["after"]["rules"]] == ["https://m.example/", NIGHT]
    assert sample["before"] == {"rules": [PHONE, CRAWLER]}


REFUSED: list[tuple[dict[str, Any], dict[str, str]]] = [
    ({"type": "gone", "rules": [PHONE]}, {"rules": "A redirect of type gone can't have rules."}),
    ({"destination": OWN, "rules": [PHONE | {"if": {}}]}, {"rules.0.if": "A rule needs at least one condition."}),
    (
        {"destination": OWN, "rules": [CRAWLER, {"if": {"country": ["DE"]}, "destination": PHONES}]},
        {"rules.1.if.country": "This server has no country database, so it does not know the countries of visitors."},
    ),
    (
        {"destination": OWN, "rules": [PHONE, {"if": {"bot": True}, "destination": f"https://{HOST}/a"}]},
        {"rules.1.destination": "This destination leads back to the link itself."},
    ),
    (
        {
            "destination": OWN,
            "rules": [{"if": {"bot": True}, "destinations": [PHONES, f"https://{HOST}/a"], "routing": "order"}],
        },
        {"rules.0.destinations.1": "This destination leads back to the link itself."},
    ),
    (
        {
            "url": f"{HOST}/p/:id",
            "match": "pattern",
            "destination": OWN,
            "rules": [{"if": {"bot": True}, "destination": f"https://a.example/{':id' * 11}"}],
        },
        {"rules.0.destination": "A destination can have at most 10 names."},
    ),
    (
        {
            "destinations": [f"https://{number}.example/" for number in range(20)],
            "rules": [{"if": {"bot": True}, "destinations": [PHONES] * 20, "routing": "random"}] * 5,
        },
        {"rules": "A record can have 100 destinations, including those in rules. This one has 120."},
    ),
]


@pytest.mark.parametrize(("fields", "expected"), REFUSED)
def test_refused(redirect: Any, client: Client, fields: dict[str, Any], expected: dict[str, str]) -> None:
    errors = redirect(**fields)
    assert errors.keys() == expected.keys()
    assert [name for name, begin in expected.items() if not errors[name][0].startswith(begin)] == []
    assert client.get("/v1/links").json["data"] == []


def test_a_record_with_rules_cannot_become_gone(redirect: Any, client: Client) -> None:
    created = redirect(destination=OWN, rules=[PHONE])
    answer = client.patch(f"/v1/redirect/{created['id']}", json={"type": "gone", "destination": None})
    assert (answer.status_code, [*answer.json["errors"]]) == (422, ["rules"])
    body = {"type": "gone", "destination": None, "rules": None}
    assert client.patch(f"/v1/redirect/{created['id']}", json=body).status_code == 200


def test_a_loop_by_way_of_a_rule_of_another_record(redirect: Any) -> None:
    redirect(url=f"{HOST}/b", destination=OWN, rules=[{"if": {"bot": True}, "destination": f"https://{HOST}/a"}])
    assert redirect(destination=f"https://{HOST}/b") == {
        "destination": ["This destination leads back to the link itself."]
    }


def test_the_preview_shows_every_destination(redirect: Any, visit: Visit) -> None:
    redirect(destination=OWN, rules=[PHONE, CRAWLER])
    page = visit("/a+").text
    assert [phone for phone in (OWN, PHONES, NIGHT) if phone not in page] == []


def test_a_link_with_a_password_and_a_click_limit(redirect: Any, client: Client, visit: Visit) -> None:
    redirect(destination=OWN, rules=[PHONE], password="open sesame", max_clicks=1)
    phone = {"User-Agent": IPHONE}
    assert visit("/a", headers=phone).status_code == 401
    form = {"password": "open sesame"}
    assert visit("/a", method="POST", data=form, headers=phone).location == PHONES
    assert visit("/a", method="POST", data=form, headers=phone).status_code == 410


def test_a_frame_shows_the_destination_of_the_rule(client: Client, connect: Callable[..., str], visit: Visit) -> None:
    client.post(
        "/v1/link", json={"host": connect(HOST), "alias": "a", "type": "frame", "destination": OWN, "rules": [PHONE]}
    )
    assert PHONES in visit("/a", headers={"User-Agent": IPHONE}).text
    assert OWN in visit("/a").text


def test_agents_may_send_them(redirect: Any, client: Client) -> None:
    redirect(destination=OWN)
    arguments = {"host": HOST, "alias": "m", "destination": OWN, "rules": [PHONE]}
    call = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {"name": "create_link", "arguments": arguments},
    }
    created = client.post("/mcp/v1", json=call).json["result"]["structuredContent"]
    found = client.get(f"/v1/links/{created['id']}", query_string=WITH).json
    assert rules_of(found) == [PHONE]
