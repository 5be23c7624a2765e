"""The history of a workspace, and undo. An extension."""

from collections.abc import Callable
from typing import Any

import pytest

from .client import Answer, Api, eventually
from .errors import rejected
from .hosts import TIME, fresh
from .records import DEST, get

ENTRY = {
    "id", "created_at", "actor", "via", "token_name", "request_id", "verb", "type", "record_id", "job_id",
    "text", "before", "after",
}  # fmt: skip
OTHER = "https://dest.example/other"


def entries(api: Api, **filters: Any) -> list[Any]:
    """The newest changes that match, the newest first."""
    answer = api("GET", "/changes", query={f"filter[{name}]": value for name, value in filters.items()})
    assert answer.status == 200, answer.text
    found: list[Any] = answer.json["data"]
    return found


@pytest.fixture
def undo(api: Api) -> Callable[..., Any]:
    """Undo a change; returns the entry of the undo."""

    def do(entry: Any) -> Any:
        answer = api("POST", f"/changes/{entry['id']}/undo")
        assert answer.status == 200, answer.text
        return answer.json

    return do


def refusal(answer: Answer) -> str:
    """The reason of a 409."""
    assert (answer.status, answer.json["code"]) == (409, "conflict"), answer.text
    return str(answer.json["message"])


# --- entries ---------------------------------------------------------------------------------------------------


def test_an_entry_says_who_how_and_what(api: Api, host: str, link: Any) -> None:
    record = link(alias="a", title="One", tags=["x"])
    body = {"url": f"https://{host}/b", "destination": DEST, "title": "Two"}
    answer = api("PUT", f"/redirect/{record['id']}", body, headers={"X-Request-Id": "request-000000000000001"})
    assert answer.headers["X-Request-Id"] == "request-000000000000001"

    update, creation = entries(api, record=record["id"])

    for entry in (update, creation):
        assert set(entry) == ENTRY
        assert TIME.fullmatch(entry["created_at"])
        assert (entry["via"], entry["type"], entry["record_id"], entry["job_id"]) == (
            "api",
            "record",
            record["id"],
            None,
        )
        assert entry["actor"]["id"] == record["created_by"]
        assert entry["actor"]["name"]
        assert entry["token_name"]
    assert (creation["verb"], creation["before"]) == ("create", None)
    assert creation["after"] == {"url": f"{host}/a", "destination": DEST, "title": "One", "tags": ["x"], **{
        name: creation["after"][name] for name in creation["after"].keys() & {"type", "status"}
    }}  # fmt: skip
    assert (update["verb"], update["request_id"]) == ("update", "request-000000000000001")
    assert update["before"] == {"url": f"{host}/a", "title": "One"}
    assert update["after"] == {"url": f"{host}/b", "title": "Two"}
    assert update["created_at"] > creation["created_at"]
    assert update["id"] > creation["id"]

    api("DELETE", f"/redirect/{record['id']}")
    deletion, *rest = api("GET", f"/links/{record['id']}/changes").json["data"]
    assert (deletion["verb"], deletion["after"], deletion["before"]["title"]) == ("delete", None, "Two")
    assert rest == [update, creation]


def test_a_secret_is_shown_as_changed(api: Api, settings: Any, link: Any, undo: Any) -> None:
    record = link(alias="a", password="open sesame")
    body = {"url": record["url"], "destination": DEST, "password": "close sesame"}
    assert api("PUT", f"/redirect/{record['id']}", body).status == 200
    assert api("POST", "/workspace/update/notify_url", {"value": "https://hooks.example/secret"}).status == 200

    answer = api("GET", "/changes")

    for secret in ("sesame", "scrypt", "hooks.example"):
        assert secret not in answer.text, secret
    setting, update, creation, *_ = answer.json["data"]
    assert setting["record_id"] == "notify_url"
    for entry in (setting, update):
        assert set(entry["before"].values()) == set(entry["after"].values()) == {"changed"}
    assert creation["after"]["password"] == "changed"
    assert "password" in refusal(api("POST", f"/changes/{update['id']}/undo"))
    assert get(api, record["id"])["has_password"] is True


def test_what_changes_nothing_has_no_entry(api: Api, host: str, link: Any, settings: Any) -> None:
    record = link(alias="a", title="One")
    body = {"url": record["url"], "destination": DEST, "title": "One"}
    before = entries(api)[:1]

    assert api("PUT", f"/redirect/{record['id']}", body).status == 200
    assert api("PATCH", f"/redirect/{record['id']}", {"title": "One"}).status == 200
    assert api("PUT", f"/redirect/{record['id']}", {**body, "destination": "javascript:1"}).status == 422
    assert api("POST", "/link", {"host": host, "alias": "a", "destination": DEST}).status == 422
    assert api("DELETE", "/redirect/nothing").status == 204
    assert api("DELETE", f"/host/{fresh()}").status == 204
    assert api("POST", "/host", {"host": host}).status == 200
    assert api("PATCH", f"/host/{host}", {"notfound_status": 302}).status == 200
    assert api("DELETE", "/bulk", {"filter": {"tags": fresh()}}).json == "0"
    assert api("POST", "/workspace/update/name", {"value": settings["name"]}).status == 200
    api.visit(host, "/a")

    assert entries(api)[:1] == before


def test_filters(api: Api, host: str, link: Any, agent: Api) -> None:
    record = link(alias="a")
    by_agent = agent.tool("create_link", host=host, alias="by-agent", destination=DEST)["structuredContent"]
    api("PATCH", f"/redirect/{record['id']}", {"title": "x"})
    api("DELETE", f"/redirect/{by_agent['id']}")

    def found(**filters: Any) -> list[tuple[str, str]]:
        return [(entry["verb"], entry["record_id"]) for entry in entries(api, **filters)]

    assert found(record=record["id"]) == [("update", record["id"]), ("create", record["id"])]
    assert found(record=by_agent["id"]) == [("delete", by_agent["id"]), ("create", by_agent["id"])]
    assert found(record=record["id"], verb="create") == [("create", record["id"])]
    assert found(record=by_agent["id"], via="mcp") == [("create", by_agent["id"])]
    assert found(record=by_agent["id"], via="api") == [("delete", by_agent["id"])]
    assert found(record=record["id"], via="dashboard") == []
    assert found(record=host) == [("create", host)]
    assert found(verb="update")[0] == ("update", record["id"])
    assert found(actor=record["created_by"], days=1, record=record["id"]) == found(record=record["id"])
    assert found(record=fresh()) == []
    assert {verb for verb, _ in found(verb="delete")} == {"delete"}


def test_the_changes_of_another_member_are_theirs(api: Api, editor: Api, host: str) -> None:
    made = editor("POST", "/link", {"host": host, "destination": DEST}).json["data"][0]
    api("PATCH", f"/redirect/{made['id']}", {"title": "x"})

    update, creation = entries(api, record=made["id"])

    assert creation["actor"]["id"] == made["created_by"] != update["actor"]["id"]
    assert entries(api, record=made["id"], actor=made["created_by"]) == [creation]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"filter[actor]": "nobody"}, "filter.actor"),
        ({"filter[via]": "post"}, "filter.via"),
        ({"filter[verb]": "burn"}, "filter.verb"),
        ({"filter[days]": "0"}, "filter.days"),
        ({"filter[days]": "36501"}, "filter.days"),
        ({"filter[days]": "x"}, "filter.days"),
        ({"filter[x]": "1"}, "filter.x"),
        ({"per_page": "0"}, "per_page"),
        ({"per_page": "101"}, "per_page"),
        ({"cursor": "x"}, "cursor"),
        ({"sort": "id"}, "sort"),
    ],
)
def test_a_query_that_is_refused(api: Api, query: dict[str, str], field: str) -> None:
    assert rejected(api("GET", "/changes", query=query)) == {field}


def test_days_on_which_visitors_began_to_get_something_else(api: Api, link: Any) -> None:
    record = link()
    for body in ({"destination": "https://new.example/"}, {"title": "Not for visitors"}, {"paused": True}):
        api("PATCH", f"/redirect/{record['id']}", body)
    edited, _, moved, _ = entries(api, record=record["id"])
    today = edited["created_at"][:10]
    query = {"filter[record]": record["id"], "from": today, "to": today}

    answer = api("GET", "/changes/days", query=query)

    assert (answer.status, answer.json) == (
        200, {"from": today, "to": today, "data": [{"day": today, "changes": [edited, moved]}]},
    )  # fmt: skip
    assert api("GET", "/changes/days", query={**query, "filter[record]": "nothing"}).json["data"] == []


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"from": "yesterday"}, "from"),
        ({"to": "2026-13-01"}, "to"),
        ({"from": "2026-11-02", "to": "2026-11-01"}, "from"),
        ({"period": "ever"}, "period"),
        ({"period": "7d", "from": "2026-11-02"}, "period"),
        ({"timezone": "Mars/Base"}, "timezone"),
        ({"timezone": "x" * 65}, "timezone"),
        ({"filter[record]": "x" * 2049}, "filter.record"),
        ({"by": "day"}, "by"),
    ],
)
def test_days_that_are_refused(api: Api, query: dict[str, str], field: str) -> None:
    assert rejected(api("GET", "/changes/days", query=query)) == {field}


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
@pytest.mark.parametrize("timezone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_nothing_changed_at_the_ends_of_the_calendar(api: Api, day: str, timezone: str) -> None:
    answer = api("GET", "/changes/days", query={"from": day, "to": day, "timezone": timezone})

    assert (answer.status, answer.json) == (200, {"from": day, "to": day, "data": []})


@pytest.mark.parametrize("days", ["1", "36500", ""])
def test_days_at_their_limits(api: Api, link: Any, days: str) -> None:
    record = link()

    assert len(entries(api, record=record["id"], days=days)) == 1


@pytest.mark.parametrize("path", ["/changes", "/links/{}/changes"])
def test_pages_of_the_history(api: Api, link: Any, path: str) -> None:
    record = link()
    for number in range(4):
        api("PATCH", f"/redirect/{record['id']}", {"title": str(number)})
    path = path.format(record["id"])
    query = {"per_page": 2, **({"filter[record]": record["id"]} if path == "/changes" else {})}

    first = api("GET", path, query=query).json
    second = api.follow(first["meta"]["cursor"]["next"]).json
    third = api.follow(second["meta"]["cursor"]["next"]).json
    back = api.follow(second["meta"]["cursor"]["prev"]).json

    titles = [(entry["after"] or {}).get("title", "") for page in (first, second, third) for entry in page["data"]]
    assert titles == ["3", "2", "1", "0", ""]
    assert [page["meta"]["cursor"]["count"] for page in (first, second, third)] == [2, 2, 1]
    assert third["meta"]["cursor"]["next"] is None
    assert first["meta"]["cursor"]["prev"] is None
    assert back["data"] == first["data"]
    if path == "/changes":
        cursor = first["meta"]["cursor"]["next"].replace(record["id"], "another")
        assert rejected(api.follow(cursor)) == {"cursor"}


def test_who_sees_the_history(api: Api, link: Any, viewer: Api, other_workspace: Api) -> None:
    record = link()
    (entry,) = entries(api, record=record["id"])

    assert entries(viewer, record=record["id"]) == [entry]
    assert entries(other_workspace, record=record["id"]) == []
    assert other_workspace("GET", f"/links/{record['id']}/changes").status == 404
    assert other_workspace("POST", f"/changes/{entry['id']}/undo").status == 404
    assert api("GET", "/links/nothing/changes").status == 404
    assert api("POST", "/changes/nothing/undo").status == 404
    assert viewer("POST", f"/changes/{entry['id']}/undo").status == 484
    assert get(api, record["id"])["id"] == record["id"]


# --- undo ------------------------------------------------------------------------------------------------------


def test_undo_of_an_update(api: Api, host: str, link: Any, undo: Any) -> None:
    record = link(alias="a", title="One", tags=["x", "y"], expires="2040-01-01T00:00:00Z")
    before = get(api, record["id"])
    body = {"url": f"https://{host}/b", "destination": OTHER, "tags": [], "status": 307}
    assert api("PUT", f"/redirect/{record['id']}", body).status == 200
    api("PUT", f"/links/{record['id']}/qr", {"theme": "dots"})
    style, update, _ = entries(api, record=record["id"])
    assert "changed since" in refusal(api("POST", f"/changes/{update['id']}/undo"))
    undo(style)
    again = entries(api, record=record["id"])[0]
    assert "changed since" in refusal(api("POST", f"/changes/{update['id']}/undo"))
    assert (again["verb"], again["type"], again["record_id"]) == ("undo", "record", record["id"])

    link_ = link(alias="c", title="One")
    api("PUT", f"/redirect/{link_['id']}", {**body, "url": f"https://{host}/d"})
    first = get(api, link_["id"])
    (change, _) = entries(api, record=link_["id"])
    entry = undo(change)
    now = get(api, link_["id"])

    assert (entry["verb"], entry["after"]["url"], entry["before"]["url"]) == ("undo", f"{host}/c", f"{host}/d")
    assert (now["alias"], now["title"], now["status"], now["destination"]) == ("c", "One", "302", DEST)
    assert now["updated_at"] > first["updated_at"]
    assert api.visit(host, "/c").location == DEST
    assert api.visit(host, "/d").status == 404
    assert "already undone" in refusal(api("POST", f"/changes/{change['id']}/undo"))
    # An undo can be undone.
    undo(entry)
    assert {**get(api, link_["id"]), "updated_at": ""} == {**first, "updated_at": ""}
    assert get(api, record["id"])["qr"] == before["qr"]


# A change of each field; with it, others may change that follow from it.
EACH: list[dict[str, Any]] = [
    {"title": "New"},
    {"description": "New"},
    {"destination": OTHER},
    {"destinations": [DEST, OTHER], "destination_routing": "weighted", "destination_weights": [1, 2]},
    {"destinations": [DEST, OTHER], "destination_routing": "sticky"},
    {"status": 308},
    {"tags": ["new"]},
    {"plugins": ["noindex"]},
    {"utm": {"source": "new"}},
    {"forward_path": True},
    {"forward_query": True},
    {"expires": "2039-01-01T00:00:00Z"},
    {"starts": "2039-01-01T00:00:00Z"},
    {"expired_url": OTHER},
    {"max_clicks": 7, "interstitial": "never"},
    {"external_id": "new-1"},
    {"card": {"title": "New"}},
    {"rules": [{"if": {"bot": True}, "destination": OTHER}]},
    {"is_notify": True},
    {"destinations": [DEST, OTHER], "is_switch_unbroken_destination": True},
    {"type": "frame"},
    {"type": "gone", "destination": None},
    {"type": "redirect"},
    {"paused": True},
    {"url": "https://{host}/elsewhere"},
]


@pytest.mark.parametrize("changed", EACH, ids=str)
def test_undo_gives_back_each_field(api: Api, host: str, link: Any, undo: Any, changed: dict[str, Any]) -> None:
    """And visitors get what they got before; undoing the undo changes it again."""
    record = link(alias="a", title="One", tags=["x"], utm=["campaign=one"])
    path, query = f"/links/{record['id']}", {"include": "extensions"}

    def shown() -> Any:
        found = api("GET", path, query=query).json
        same = {"updated_at": "", "total_clicks": 0, "extensions": {**found["extensions"], "warnings": []}}
        return {**found, **same}

    def visited() -> Any:
        answer = api.visit(host, "/a")
        if "weighted" in changed.values():
            return answer.location in (f"{DEST}?utm_campaign=one", f"{OTHER}?utm_campaign=one")
        return answer.status, answer.location, answer.headers["Cache-Control"]

    before = (shown(), visited())
    changed = {name: value.format(host=host) if name == "url" else value for name, value in changed.items()}
    answer = api("PATCH", f"/redirect/{record['id']}", changed)
    assert answer.status == 200, answer.text
    after = (shown(), visited())
    assert after[0] != before[0]

    entry = undo(entries(api, record=record["id"])[0])
    assert (shown(), visited()) == before
    undo(entry)
    assert (shown(), visited()) == after


def test_undo_of_what_has_changed_since_is_refused(api: Api, link: Any) -> None:
    record = link(alias="a")
    for title in ("One", "Two"):
        api("PATCH", f"/redirect/{record['id']}", {"title": title})
    _, first, creation = entries(api, record=record["id"])

    for entry in (first, creation):
        assert "changed since" in refusal(api("POST", f"/changes/{entry['id']}/undo"))

    assert get(api, record["id"])["title"] == "Two"
    assert len(entries(api, record=record["id"])) == 3


def test_a_deleted_record_comes_back_as_it_was(api: Api, host: str, link: Any, undo: Any) -> None:
    record = link(
        alias="a", title="One", tags=["x"], password="sesame", rules=[{"if": {"bot": True}, "destination": OTHER}]
    )
    other = link(alias="b")
    for _ in range(2):
        assert api.visit(host, "/b").status == 302
    eventually(lambda: get(api, other["id"])["total_clicks"], lambda clicks: clicks == 2)
    before = [get(api, one["id"]) for one in (record, other)]
    for one in (record, other):
        api("DELETE", f"/redirect/{one['id']}")

    for one in (record, other):
        entry = undo(entries(api, record=one["id"])[0])
        assert (entry["verb"], entry["before"]) == ("undo", None)

    assert [get(api, one["id"]) for one in (record, other)] == before
    assert api.visit(host, "/a").status == 401
    assert api.visit(host, "/b").location == DEST
    found = api("GET", "/links", query={"filter[host]": host, "filter[tags]": "x", "filter[search]": "one"})
    assert [row["id"] for row in found.json["data"]] == [record["id"]]
    days = api("GET", f"/links/{other['id']}/clicks").json
    assert (days["total"]["clicks"] >= 2, days["data"][-1]["clicks"] >= 2) == (True, True)
    deletion = entries(api, record=record["id"])[1]
    assert "already undone" in refusal(api("POST", f"/changes/{deletion['id']}/undo"))


def test_undo_of_a_creation_deletes(api: Api, host: str, link: Any, undo: Any) -> None:
    record = link(alias="a")
    entry = undo(entries(api, record=record["id"])[0])

    assert (entry["verb"], entry["after"]) == ("undo", None)
    assert api("GET", f"/links/{record['id']}").status == 404
    assert api.visit(host, "/a").status == 404

    undo(entry)
    assert get(api, record["id"])["alias"] == "a"
    creation = entries(api, record=record["id"])[-1]
    assert "already undone" in refusal(api("POST", f"/changes/{creation['id']}/undo"))


def test_an_address_that_is_taken_is_not_given_back(api: Api, host: str, link: Any) -> None:
    record, moved = link(alias="a"), link(alias="m")
    api("DELETE", f"/redirect/{record['id']}")
    api("PATCH", f"/redirect/{moved['id']}", {"url": f"https://{host}/n"})
    other, taken = link(alias="a", destination=OTHER), link(alias="m", destination=OTHER)

    for one, alias in ((record, "a"), (moved, "m")):
        (change, *_) = entries(api, record=one["id"])
        assert f"{host}/{alias}" in refusal(api("POST", f"/changes/{change['id']}/undo"))
        assert api.visit(host, f"/{alias}").location == OTHER
    assert (get(api, other["id"])["alias"], get(api, taken["id"])["alias"]) == ("a", "m")
    assert get(api, moved["id"])["alias"] == "n"
    assert api("GET", f"/links/{record['id']}").status == 404


def test_undo_that_would_make_a_loop_is_refused(api: Api, host: str, link: Any) -> None:
    record = link(alias="a", destination=f"https://{host}/b")
    api("PATCH", f"/redirect/{record['id']}", {"destination": DEST})
    link(alias="b", destination=f"https://{host}/a")
    (change, *_) = entries(api, record=record["id"])

    answer = api("POST", f"/changes/{change['id']}/undo")

    assert answer.status in (409, 422), answer.text
    assert get(api, record["id"])["destination"] == DEST


def test_undo_of_a_bulk_deletion(api: Api, host: str, link: Any, undo: Any) -> None:
    made = [link(alias=alias, tags=["old"], title=alias) for alias in "abc"]
    before = [get(api, one["id"]) for one in made]
    answer = api("DELETE", "/bulk", query={"filter[host]": host, "filter[tags]": "old"})
    wait(api, answer)
    (deletion, *_) = entries(api, verb="bulk_delete")
    assert (deletion["record_id"], deletion["job_id"]) == (None, answer.headers["Location"].rpartition("/")[2])

    taken = link(alias="b")
    assert f"{host}/b" in refusal(api("POST", f"/changes/{deletion['id']}/undo"))
    assert api("GET", f"/links/{made[0]['id']}").status == 404
    api("DELETE", f"/redirect/{taken['id']}")
    entry = undo(deletion)

    assert (entry["verb"], entry["after"]) == ("undo", {"records": 3})
    assert [get(api, one["id"]) for one in made] == before
    assert api.visit(host, "/a").location == DEST
    assert "already undone" in refusal(api("POST", f"/changes/{deletion['id']}/undo"))


def test_undo_of_a_hostname(api: Api, host: str, link: Any, undo: Any) -> None:
    link(alias="a")
    url = "https://dest.example/404"
    api("PATCH", f"/host/{host}", {"notfound_url": url, "notfound_status": 410})
    (change, connection) = entries(api, record=host)
    assert (change["verb"], change["type"]) == ("update", "host")
    assert change["before"] == {"notfound_url": None, "notfound_status": 302}
    assert change["after"] == {"notfound_url": url, "notfound_status": 410}
    assert "changed since" in refusal(api("POST", f"/changes/{connection['id']}/undo"))

    undo(change)
    assert api("GET", f"/host/{host}").json["notfound_url"] is None
    assert api.visit(host, "/missing").status == 404
    api("PATCH", f"/host/{host}", {"expired_url": url, "notfound_status": 404})
    api("DELETE", f"/host/{host}")
    assert api.visit(host, "/a").location is None
    (gone, *_) = entries(api, record=host)
    assert (gone["verb"], gone["after"]) == ("delete", None)
    undo(gone)
    found = api("GET", f"/host/{host}").json
    assert (found["expired_url"], found["notfound_status"]) == (url, 404)
    assert api.visit(host, "/a").location == DEST
    assert "already undone" in refusal(api("POST", f"/changes/{gone['id']}/undo"))


def test_the_entry_of_a_connection(api: Api, host: str) -> None:
    """It has what the hostname was connected with; that of its end has what it was."""
    (connected,) = entries(api, record=host)
    assert (connected["verb"], connected["type"], connected["record_id"]) == ("create", "host", host)
    assert (connected["before"], connected["after"]["host"]) == (None, host)
    assert connected["after"]["https_requested"] is True
    api("POST", "/host", {"host": host, "https_requested": False})
    api("DELETE", f"/host/{host}")
    ended, changed, _ = entries(api, record=host)
    assert (changed["verb"], changed["after"], changed["before"]) == (
        "update", {"https_requested": False}, {"https_requested": True},
    )  # fmt: skip
    assert (ended["verb"], ended["after"], ended["before"]["host"]) == ("delete", None, host)
    assert ended["before"]["https_requested"] is False


def test_undo_of_a_connection_disconnects(api: Api, host: str, undo: Any, other_workspace: Api) -> None:
    entry = undo(entries(api, record=host)[0])
    assert api("GET", f"/host/{host}").status == 404

    api("POST", "/host", {"host": host})
    assert "connected again" in refusal(api("POST", f"/changes/{entry['id']}/undo"))
    api("DELETE", f"/host/{host}")
    gone = entries(api, record=host)[0]
    assert other_workspace("POST", "/host", {"host": host}).status == 200
    assert api("POST", f"/changes/{gone['id']}/undo").status in (409, 422)
    assert api("GET", f"/host/{host}").status == 404


def test_undo_of_a_setting(api: Api, settings: Any, undo: Any) -> None:
    for value in ("DE", "FR"):
        api("POST", "/workspace/update/country", {"value": value})
    second, first, *_ = entries(api, record="country")
    assert (first["type"], first["after"], second["before"]) == ("setting", {"country": "DE"}, {"country": "DE"})
    assert "changed since" in refusal(api("POST", f"/changes/{first['id']}/undo"))

    undo(second)

    assert api("POST", "/workspace/update/billing_extra", {"value": "x"}).json["country"] == "DE"


def test_hostnames_and_settings_need_the_role_manager(
    api: Api, editor: Api, settings: Any, host: str, link: Any
) -> None:
    api("PATCH", f"/host/{host}", {"notfound_status": 410})
    api("POST", "/workspace/update/country", {"value": "DE"})
    record = link(alias="a")
    refused = [entries(api, record=host)[0], entries(api, record="country")[0]]

    for entry in refused:
        answer = editor("POST", f"/changes/{entry['id']}/undo")
        assert (answer.status, answer.json["required_role"]) == (484, "manager")
    assert api("GET", f"/host/{host}").json["notfound_status"] == 410
    assert editor("POST", f"/changes/{entries(api, record=record['id'])[0]['id']}/undo").status == 200


def test_what_cannot_be_undone(api: Api) -> None:
    made = api("POST", "/webhooks", {"url": "https://hooks.example/x"}).json
    (entry, *_) = entries(api, record=made["id"])

    assert (entry["verb"], entry["type"]) == ("create", "webhook")
    refusal(api("POST", f"/changes/{entry['id']}/undo"))
    assert api("GET", f"/webhooks/{made['id']}").status == 200


@pytest.mark.parametrize(("before", "after"), [(None, "sesame"), ("sesame", None), ("sesame", "another")])
def test_a_password_is_not_given_back(api: Api, link: Any, before: str | None, after: str | None) -> None:
    """It is not kept, so no undo brings back or takes away one."""
    record = link(**({"password": before} if before else {}))
    api("PATCH", f"/redirect/{record['id']}", {"password": after, "title": "x"})
    (entry, *_) = entries(api, record=record["id"])

    refusal(api("POST", f"/changes/{entry['id']}/undo"))

    assert get(api, record["id"])["title"] == "x"
    assert get(api, record["id"])["has_password"] is (after is not None)


def wait(api: Api, answer: Answer) -> dict[str, Any]:
    """The job that an answer names, once it has ended."""
    job = answer.headers["Location"].rpartition("/")[2]
    found: dict[str, Any] = eventually(lambda: api("GET", f"/jobs/{job}").json, lambda one: one["finished_at"], 20)
    assert found["state"] == "done", found
    return found
