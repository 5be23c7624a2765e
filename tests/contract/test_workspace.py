"""Workspace settings, subscriptions, types, plugins and suggested aliases."""

from typing import Any

import pytest

from .client import Api
from .errors import assert_error, rejected
from .hosts import TIME
from .statements import statement

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


NO_VALUES: tuple[Any, ...] = (1, 1.5, True, None, [], ["x"], {}, "x" * 257)


def types(record: dict[str, Any]) -> dict[str, type]:
    return {name: type(value) for name, value in record.items()}


@statement("W10", "E70", "E71", "E72", "L7")
@pytest.mark.parametrize(
    ("key", "value", "kept"),
    [
        ("name", " Acme ", "Acme"),
        ("name", "x" * 256, "x" * 256),
        ("country", "de", "DE"),
        ("email", "billing@acme.test", "billing@acme.test"),
        ("headurl", "https://acme.test/logo.png", "https://acme.test/logo.png"),
        ("billing_extra", "x" * 256, "x" * 256),
        ("email_summary", "1", "true"),
        ("email_host_status", "false", "false"),
        ("email_manager", "true", "true"),
        ("notify_url", "https://hooks.acme.test/", "https://hooks.acme.test/"),
        ("expired_url", "acme.test/gone", "https://acme.test/gone"),
        ("notfound_url", "https://acme.test/404", "https://acme.test/404"),
        ("page_color", " #AABBCC", "#aabbcc"),
        ("page_text", "x" * 200, "x" * 200),
        ("require_second_step", "0", "false"),
    ],
)
def test_workspace_settings(api: Api, settings: dict[str, str], key: Any, value: Any, kept: Any) -> None:
    answer = api("POST", f"/workspace/update/{key}", {"value": value})
    assert answer.status == 200, answer.text
    assert types(answer.json) == WORKSPACE
    assert f"{key}={kept}" in answer.json["meta"]
    assert {use["category"] for use in answer.json["summary"]} == {
        "short-url", "redirect", "hosts", "members", "monitor"
    }  # fmt: skip


@statement("C44")
@pytest.mark.parametrize(
    ("key", "value"),
    [("name", ""), ("country", "Germany"), ("email", "nobody"), ("notify_url", "javascript:alert(1)"),
     ("headurl", "not a url"), ("email_summary", "often"), ("billing_extra", "x" * 257),
     ("page_color", "red"), ("page_color", "#fff"), ("page_text", "x" * 201), ("page_text", "a\nb"),
     ("require_second_step", "soon")],
)  # fmt: skip
def test_refused_workspace_settings(api: Api, settings: dict[str, str], key: Any, value: Any) -> None:
    answer = api("POST", f"/workspace/update/{key}", {"value": value})
    assert answer.status == 422
    assert "value" in answer.json["errors"]


def test_the_second_step_of_all_is_the_owners(manager: Api, editor: Api, settings: dict[str, str]) -> None:
    assert manager("POST", "/workspace/update/require_second_step", {"value": "true"}).status == 484
    assert editor("POST", "/workspace/update/country", {"value": "DE"}).status == 484


@statement("E70", "C1", "C42")
def test_an_unknown_workspace_setting(api: Api) -> None:
    answer = api("POST", "/workspace/update/nope", {"value": "x"})
    assert (answer.status, answer.json["code"]) == (400, "bad_request")


@statement("R53", "R55", "R56", "R57", "R58", "E69")
def test_the_workspace_record(api: Api, settings: dict[str, str]) -> None:
    first, second = (api("POST", "/workspace/update/email_summary", {"value": "false"}).json for _ in range(2))
    assert types(first) == WORKSPACE
    assert {type(entry) for entry in first["meta"]} == {str}
    assert first["summary"]
    for use in first["summary"]:
        assert types(use) == {"category": str, "used": int}
    for name in ("created_at", "updated_at"):
        assert TIME.fullmatch(first[name])
    # Not idempotent: setting the same value again is another change.
    assert second["updated_at"] > first["updated_at"]
    assert {**second, "updated_at": ""} == {**first, "updated_at": ""}


@statement("R54")
@pytest.mark.parametrize(
    ("key", "value"),
    [("name", "Acme"), ("country", "DE"), ("headurl", "https://acme.test/x.png"), ("email", "billing@acme.test"),
     ("billing_extra", "VAT 1")],
)  # fmt: skip
def test_the_record_shows_a_setting_in_its_field(api: Api, settings: dict[str, str], key: Any, value: Any) -> None:
    assert api("POST", f"/workspace/update/{key}", {"value": value}).json[key] == value


@statement("R54")
def test_without_a_setting_the_email_is_that_of_the_account(api: Api, settings: dict[str, str]) -> None:
    record = api("POST", "/workspace/update/email", {"value": ""}).json
    assert record["email"] == api("GET", "/test").json["email"]


def test_visitors_of_what_is_not_there_are_sent_where_the_workspace_says(
    api: Api, settings: dict[str, str], host: str, link: Any
) -> None:
    link(alias="later", starts="2040-01-01T00:00:00Z")
    assert api("POST", "/workspace/update/notfound_url", {"value": "https://acme.test/404"}).status == 200

    answers = [api.visit(host, path) for path in ("/nothing", "/later")]

    assert [(one.status, one.location) for one in answers] == [(302, "https://acme.test/404")] * 2
    assert api("POST", "/workspace/update/notfound_url", {"value": ""}).status == 200
    assert api.visit(host, "/nothing").status == 404


def test_where_a_record_says_itself_where_to_go_the_workspace_does_not(
    api: Api, settings: dict[str, str], host: str, link: Any
) -> None:
    link(alias="own", max_clicks=1, interstitial="never", expired_url="https://dest.example/over")
    link(alias="none", max_clicks=1, interstitial="never")
    assert api("POST", "/workspace/update/expired_url", {"value": "https://acme.test/gone"}).status == 200
    for alias in ("own", "none"):
        assert api.visit(host, f"/{alias}").location == "https://dest.example/landing"

    assert api.visit(host, "/own").location == "https://dest.example/over"
    assert api.visit(host, "/none").location == "https://acme.test/gone"


@statement("E71", "L7")
@pytest.mark.parametrize("body", [{}, *({"value": value} for value in NO_VALUES)])
def test_the_value_is_text_of_up_to_256_characters(api: Api, settings: dict[str, str], body: Any) -> None:
    assert rejected(api("POST", "/workspace/update/billing_extra", body)) == {"value"}


@statement("R59", "E74", "E75", "E76", "E119", "E120")
@pytest.mark.parametrize("path", ["/workspace/subscription", "/subscriptions"])
def test_subscriptions(api: Api, path: str) -> None:
    data = api("GET", path).json["data"]
    assert [one["product"] for one in data] == ["short-url", "redirect", "monitor"]
    for one in data:
        assert types(one) == SUBSCRIPTION
        assert all(set(feature) == {"id", "label", "tooltip"} for feature in one["features"])
        assert api("GET", f"/subscription/{one['product']}").json == one


def test_an_unknown_subscription(api: Api) -> None:
    assert api("GET", "/subscription/nope").status == 404


@statement("R60", "R61", "S1")
@pytest.mark.parametrize("path", ["/workspace/subscription", "/subscriptions"])
def test_the_members_of_a_subscription(api: Api, path: str) -> None:
    data = api("GET", path).json["data"]
    assert any(one["features"] for one in data)
    for one in data:
        assert one["status"] == "active"
        assert TIME.fullmatch(one["created_at"])
        for feature in one["features"]:
            assert types(feature) == {"id": str, "label": str, "tooltip": str}


@statement("W11")
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/workspace/subscription", "/subscriptions", "/subscription/short-url"])
def test_subscriptions_are_read_only(api: Api, path: str, method: str) -> None:
    assert_error(api(method, path, {}), 405)


@statement("E116", "E117")
def test_choices(api: Api) -> None:
    kinds = api("GET", "/shared/types").json["data"]
    assert {kind["id"] for kind in kinds} == {"link", "redirect", "frame", "gone"}
    assert all(set(kind) == {"id", "label", "short", "description", "as_paid_feature"} for kind in kinds)
    plugins = api("GET", "/shared/plugins").json
    assert {plugin["id"] for plugin in plugins} == {"noindex", "no-referrer", "block-bots", "preview"}
    assert all(set(plugin) == {"id", "label", "description", "as_paid_feature"} for plugin in plugins)


@statement("R18", "E17")
def test_every_type_and_plugin_that_is_listed_is_accepted(api: Api, link: Any) -> None:
    for kind in api("GET", "/shared/types").json["data"]:
        # What is gone has no destination.
        where = {"destination": None} if kind["id"] == "gone" else {}
        assert link(type=kind["id"], alias=kind["id"], **where)["type"] == kind["id"]
    for plugin in api("GET", "/shared/plugins").json:
        assert link(plugins=[plugin["id"]])["plugins"] == [plugin["id"]]


@statement("E28", "E118")
def test_suggested_aliases(api: Api, host: str, link: Any) -> None:
    link(alias="spring-sale")
    answer = api("POST", "/recommendation/alias", {"host": host, "title": "The Spring Sale"}).json
    assert set(answer) == {"alias", "url", "data"}
    assert answer["data"][0] == {"alias": answer["alias"], "url": answer["url"]}
    found = [one["alias"] for one in answer["data"]]
    assert found[0] == "spring"
    assert "spring-sale" not in found
    assert len(set(found)) == len(found)
    for one in answer["data"]:
        assert link(alias=one["alias"])["url"] == one["url"]


def test_suggestions_mind_no_case_and_come_from_words(api: Api, host: str, link: Any) -> None:
    def suggested(**body: Any) -> list[str]:
        answer = api("POST", "/recommendation/alias", {"host": host, **body})
        assert answer.status == 200, answer.text
        return [one["alias"] for one in answer.json["data"]]

    link(alias="SPRING")

    found = suggested(title="The Spring Sale")
    assert len(found) == 5
    assert "spring" not in [alias.lower() for alias in found]
    assert "spring-sale" in found
    assert suggested(destination="https://shop.example/Blue-Shoes.html?x=1")[0].startswith("blue")
    for alias in suggested(title="Ärger & Söhne", destination="https://x.example/"):
        assert alias == alias.lower()
        assert len(alias) <= 30
    made_up = suggested()
    assert len({*made_up, *suggested()}) == 10
    for wrong in ({"title": 1}, {"destination": 1}, {"unknown": "x"}, {"title": "x" * 251}):
        assert api("POST", "/recommendation/alias", {"host": host, **wrong}).status == 422, wrong


def test_suggestions_need_a_connected_hostname(api: Api) -> None:
    answer = api("POST", "/recommendation/alias", {"host": "nobody.acme.test"})
    assert answer.status == 422
    assert "host" in answer.json["errors"]
