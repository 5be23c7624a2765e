"""Settings, subscriptions, the token check and the agent endpoint, from the specification alone."""

from datetime import datetime
from typing import Any

import pytest

from .client import Api
from .errors import assert_refused
from .statements import statement

pytestmark = pytest.mark.core
WORKSPACE = {
    "id": str, "name": str, "role": str, "headurl": str, "personal": bool, "country": str, "pm_type": str,
    "pm_ending": str, "level": int, "email": str, "billing_extra": str, "created_at": str, "updated_at": str,
    "meta": list, "summary": list,
}  # fmt: skip
SUBSCRIPTION = {
    "plan": str, "name": str, "fullname": str, "product": str, "level": int, "interval": str, "price": int,
    "product_name": str, "order_no": str, "status": str, "created_at": str, "expiry_time": str,
    "is_subscription": bool, "subscription_status": str, "subscription_ends_at": str, "trial_ends_at": str,
    "payment_line": str, "warning_line": str, "actions": str, "limits": str, "active_addons": str,
    "scheduled_change": str, "features": list,
}  # fmt: skip


def types(record: dict[str, Any]) -> dict[str, type]:
    return {name: type(value) for name, value in record.items()}


@statement("W10", "R53", "R55", "R56", "R57", "R58", "E69", "E70", "E72", "C41")
def test_an_update_answers_the_workspace(api: Api, setting: str) -> None:
    answer = api("POST", f"/workspace/update/{setting}", {"value": "Contract"})

    assert answer.status == 200, answer.text
    assert types(answer.json) == WORKSPACE
    assert {type(entry) for entry in answer.json["meta"]} <= {str}
    for use in answer.json["summary"]:
        assert types(use) == {"category": str, "used": int}
    for name in ("created_at", "updated_at"):
        assert datetime.fromisoformat(answer.json[name])


@statement("E71", "L7", "C44")
@pytest.mark.parametrize(
    "body", [{}, {"value": 1}, {"value": None}, {"value": "x" * 257}], ids=lambda body: str(body)[:20]
)
def test_the_value_is_text_of_up_to_256_characters(api: Api, setting: str, body: dict[str, Any]) -> None:
    assert_refused(api("POST", f"/workspace/update/{setting}", body), "value")


@statement("C1", "C42")
def test_an_update_that_cannot_be_completed(api: Api) -> None:
    assert api("POST", "/workspace/update/no-such-setting", {"value": "x"}).status == 400


@statement("R59", "R60", "R61", "E73", "E74", "E75", "E76", "C47")
def test_subscriptions(api: Api) -> None:
    answer, again = (api("GET", "/workspace/subscription") for _ in range(2))

    assert answer.status == 200, answer.text
    for one in answer.json["data"]:
        assert types(one) == SUBSCRIPTION
        assert datetime.fromisoformat(one["created_at"])
        for feature in one["features"]:
            assert types(feature) == {"id": str, "label": str, "tooltip": str}
    assert again.json == answer.json
    assert len({one["product"] for one in answer.json["data"]}) == len(answer.json["data"])


@statement("W14", "R67", "E100", "E101", "E102", "C55")
def test_the_token_check(api: Api) -> None:
    answer = api("GET", "/test")

    assert answer.status == 200, answer.text
    assert types(answer.json) == {"email": str, "message": str}
    assert api("GET", "/test").json == answer.json


@pytest.mark.parametrize(
    "path",
    [
        pytest.param("/links", marks=statement("E115")),
        pytest.param("/shared/types", marks=statement("E116")),
        pytest.param("/shared/plugins", marks=statement("E117")),
        pytest.param("/subscriptions", marks=statement("E119")),
    ],
)
@statement("E2", "W17")
def test_what_is_known_by_its_path_alone_answers_json(api: Api, path: str) -> None:
    answer = api("GET", path)

    assert answer.status == 200, answer.text
    assert isinstance(answer.json, list | dict)


@statement("E77", "E78", "E120")
def test_each_subscription_is_reached_by_its_product(api: Api) -> None:
    for one in api("GET", "/workspace/subscription").json["data"]:
        assert api("GET", f"/subscription/{one['product']}").status == 200


# --- agents ----------------------------------------------------------------------------------------------------


@statement("W16", "E104", "E105", "E106", "V2", "V3")
def test_the_discovery_page_of_agents(api: Api) -> None:
    found = api.raw("GET", "/mcp/v1").json

    for name in ("server", "version", "status", "docs"):
        assert isinstance(found[name], str), name
    for name in ("endpoints", "quick_start"):
        assert all(isinstance(text, str) for text in (*found[name], *found[name].values())), name


@pytest.mark.parametrize(
    ("method", "params"),
    [
        pytest.param("tools/list", None, marks=statement("E110")),
        pytest.param("resources/read", {"uri": "account://me"}, marks=statement("E111")),
    ],
)
@statement("W15", "E107")
def test_an_agent_calls_by_json_rpc(api: Api, method: str, params: dict[str, Any] | None) -> None:
    answer = api.agent(method, params)

    assert answer.status == 200, answer.text
    assert (answer.json["jsonrpc"], answer.json["id"]) == ("2.0", 1)
    assert "result" in answer.json


@statement("E108")
def test_an_agent_needs_a_token(api: Api) -> None:
    body = b'{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'

    assert api.raw("POST", "/mcp/v1", {"Content-Type": "application/json"}, body).status == 401


@statement("E109")
def test_an_agent_speaks_json(api: Api) -> None:
    headers = {"Authorization": f"Bearer {api.token}", "Content-Type": "text/plain"}
    body = b'{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'

    assert api.raw("POST", "/mcp/v1", headers, body).status >= 400
