"""Plans: each limit at its boundary, what counts against it, and what subscriptions say. Spec: 482, "Limits"."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from .client import Answer, Api, eventually
from .hosts import fresh
from .records import DEST
from .statements import statement

WATCHED = {"is_notify": True}


def numbers(api: Api) -> dict[str, Any]:
    """What the plan has limits for: {limit: {"included": ..., "used": ...}}."""
    found: dict[str, Any] = {}
    for one in api("GET", "/subscriptions").json["data"]:
        found |= json.loads(one["limits"] or "{}")
    return found


@pytest.fixture
def plan(limited: Api) -> dict[str, Any]:
    """The limits of the plan, of which nothing is used: what other tests made goes in the background."""
    found = eventually(lambda: numbers(limited), lambda limits: not any(one["used"] for one in limits.values()))
    missing = {"links", "redirects", "hosts", "monitors"} - set(found)
    assert not missing, "The plan of --limited-token needs limits for these."
    return found


@pytest.fixture
def place(limited: Api, plan: Any) -> str:
    """A hostname of the workspace with the plan."""
    host = fresh()
    assert limited("POST", "/host", {"host": host}).status == 200
    return host


@pytest.fixture
def create(limited: Api, place: str) -> Callable[..., Answer]:
    def do(path: str = "/link", **fields: Any) -> Answer:
        where = {"host": place} if path == "/link" else {"url": f"https://{place}/r{fresh()}"}
        return limited("POST", path, {**where, "destination": DEST, **fields})

    return do


def assert_full(answer: Answer, limit: str, included: int) -> None:
    assert answer.status == 482, answer.text
    assert set(answer.json) == {"message", "code", "limit"}
    assert answer.json["code"] == "plan_limit_exceeded"
    assert answer.json["limit"] == {"id": limit, "included": included, "used": included}
    for word in (str(included), limit):
        assert word in answer.json["message"]


@statement("C8", "L9")
@pytest.mark.parametrize(
    ("limit", "path", "fields"),
    [("links", "/link", {}), ("links", "/link", {"type": "frame"}), ("redirects", "/redirect", {})],
)
def test_up_to_the_limit_and_no_further(
    limited: Api, plan: Any, create: Any, limit: str, path: str, fields: Any
) -> None:
    included = plan[limit]["included"]
    made = [create(path, **fields) for _ in range(included)]
    assert [answer.status for answer in made] == [200] * included
    assert numbers(limited)[limit] == {"included": included, "used": included}

    assert_full(create(path, **fields), limit, included)

    others = {name: one["used"] for name, one in numbers(limited).items() if name not in (limit, "hosts")}
    assert set(others.values()) == {0}
    # Another kind of record has a limit of its own, and a record that goes makes room.
    assert create("/redirect" if path == "/link" else "/link").status == 200
    assert limited("DELETE", f"/redirect/{made[0].json['data'][0]['id']}").status == 204
    assert create(path, **fields).status == 200


@statement("C8", "C21", "L10")
def test_a_change_counts_where_it_adds(limited: Api, plan: Any, create: Any, place: str) -> None:
    """Monitoring has a limit at PUT and PATCH too, and so has a link that becomes a redirect."""
    watched = [create(**WATCHED) for _ in range(plan["monitors"]["included"])]
    assert [answer.status for answer in watched] == [200] * len(watched)
    plain = create().json["data"][0]
    assert numbers(limited)["monitors"]["used"] == len(watched)

    body = {"url": plain["url"], "destination": DEST}
    included = plan["monitors"]["included"]
    for fields in (WATCHED, {"is_switch_unbroken_destination": True}):
        assert_full(limited("PUT", f"/redirect/{plain['id']}", {**body, **fields}), "monitors", included)
        assert_full(limited("PATCH", f"/redirect/{plain['id']}", fields), "monitors", included)
    assert limited("GET", f"/links/{plain['id']}").json["monitor"] == "off"
    # One that is monitored stays so, and one that no longer is makes room.
    first = watched[0].json["data"][0]
    assert limited("PATCH", f"/redirect/{first['id']}", {"title": "x", **WATCHED}).status == 200
    assert limited("PATCH", f"/redirect/{first['id']}", {"is_notify": False}).status == 200
    assert limited("PUT", f"/redirect/{plain['id']}", {**body, **WATCHED}).status == 200

    made = [create("/redirect") for _ in range(plan["redirects"]["included"])]
    assert [answer.status for answer in made] == [200] * len(made)
    moved = {**body, "type": "redirect"}
    assert_full(limited("PUT", f"/redirect/{plain['id']}", moved), "redirects", len(made))
    assert limited("DELETE", f"/redirect/{made[0].json['data'][0]['id']}").status == 204
    assert limited("PUT", f"/redirect/{plain['id']}", moved).status == 200
    assert numbers(limited)["redirects"]["used"] == len(made)


def test_a_monitored_link_needs_both(plan: Any, create: Any) -> None:
    for _ in range(plan["monitors"]["included"]):
        assert create(**WATCHED).status == 200

    assert_full(create(**WATCHED), "monitors", plan["monitors"]["included"])
    assert create().status == 200


def test_hostnames_have_a_limit(limited: Api, plan: Any, place: str) -> None:
    included = plan["hosts"]["included"]
    for _ in range(included - 1):
        assert limited("POST", "/host", {"host": fresh()}).status == 200
    new = fresh()

    assert_full(limited("POST", "/host", {"host": new}), "hosts", included)

    assert limited("GET", f"/host/{new}").status == 404
    # The flags of one that is connected can still be changed.
    assert limited("POST", "/host", {"host": place, "short_links_enabled": False}).status == 200
    assert limited("DELETE", f"/host/{place}").status == 204
    assert limited("POST", "/host", {"host": new}).status == 200


def test_the_order_of_refusals(limited: Api, plan: Any, create: Any, place: str) -> None:
    """What is wrong comes first (422), then the plan (482), then what only the database knows."""
    for _ in range(plan["links"]["included"]):
        create()

    assert create(status=299).status == 422
    assert create(alias="a").status == 482


def test_undo_adds_no_more_than_the_plan_allows(limited: Api, plan: Any, create: Any) -> None:
    first, *_ = [create().json["data"][0] for _ in range(plan["links"]["included"])]
    limited("DELETE", f"/redirect/{first['id']}")
    (deletion, *_) = limited("GET", f"/links/{first['id']}/changes").json["data"]
    assert create().status == 200

    answer = limited("POST", f"/changes/{deletion['id']}/undo")

    assert (answer.status, answer.json["code"]) == (482, "plan_limit_exceeded")
    assert limited("GET", f"/links/{first['id']}").status == 404


def test_many_at_once_have_the_same_limit(limited: Api, plan: Any, place: str) -> None:
    included = plan["links"]["included"]
    rows = [{"host": place, "destination": DEST} for _ in range(included + 2)]

    answer = limited("POST", "/bulk", {"records": rows})

    assert [row["result"] for row in answer.json["data"]] == ["created"] * included + ["refused"] * 2
    assert all("plan" in row["errors"] for row in answer.json["data"][included:])
    limited("DELETE", "/bulk", query={"filter[host]": place})


# --- subscriptions ---------------------------------------------------------------------------------------------


@statement("S1", "E76", "E77", "E78")
def test_a_retired_product_is_held_and_no_longer_sold(limited: Api) -> None:
    def found(path: str) -> dict[str, Any]:
        return {one["product"]: one for one in limited("GET", path).json["data"]}

    # What other tests made goes in the background; until then the two may count differently.
    on_sale, held = eventually(
        lambda: (found("/workspace/subscription"), found("/subscriptions")),
        lambda both: all(both[1].get(product) == one for product, one in both[0].items()),
    )

    assert set(on_sale) == {"short-url", "redirect", "monitor"}
    assert {product: held[product] for product in on_sale} == on_sale
    retired = sorted(set(held) - set(on_sale))
    assert retired, "The plan of --limited-token needs a retired product."
    assert held[retired[0]]["status"] == "active"
    for product, one in held.items():
        assert limited("GET", f"/subscription/{product}").json == one
    assert limited("GET", "/subscription/nothing").status == 404


def test_what_subscriptions_say(api: Api, limited: Api, plan: Any, create: Any) -> None:
    for _ in range(plan["links"]["included"]):
        create()

    found = {one["product"]: one for one in limited("GET", "/subscriptions").json["data"]}

    links = plan["links"]["included"]
    assert json.loads(found["short-url"]["limits"])["links"] == {"included": links, "used": links}
    assert found["short-url"]["warning_line"] == "You've used all the links in your plan."
    assert found["redirect"]["warning_line"] == ""
    features = {one["id"]: one for one in found["short-url"]["features"]}
    assert features["links"] == {"id": "links", "label": f"{links} links", "tooltip": f"{links} in use."}
    assert features["hosts"]["tooltip"] == "1 in use."
    assert (found["short-url"]["is_subscription"], found["short-url"]["subscription_status"]) == (True, "active")
    assert found["short-url"]["fullname"] == f"{found['short-url']['product_name']}, {found['short-url']['name']}"
    unlimited = api("GET", "/subscriptions").json["data"][0]
    if unlimited["plan"] == "self-hosted":
        assert (unlimited["is_subscription"], unlimited["subscription_status"]) == (False, "")
        assert (unlimited["limits"], unlimited["features"][0]["label"]) == ("", "Unlimited links")
