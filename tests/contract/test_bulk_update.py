"""PUT /bulk: many records changed at once, after a preview that is confirmed. An extension."""

from collections.abc import Callable
from typing import Any

import pytest

from .client import Answer, Api, eventually
from .errors import assert_error, rejected
from .hosts import fresh
from .records import DEST, get

PREVIEW = {"matched", "tried", "refused", "samples", "confirmation_token", "expires_at", "is_final"}
OTHER = "https://dest.example/other"


@pytest.fixture
def three(link: Any) -> list[Any]:
    return [link(alias=alias, tags=["t", alias], utm=["source=s"], title=alias) for alias in "abc"]


@pytest.fixture
def preview(api: Api, host: str) -> Callable[..., Any]:
    """A dry run for the records of the test's hostname."""

    def do(**change: Any) -> Any:
        answer = api("PUT", "/bulk", {"filter": {"host": host}, "set": change, "dry_run": True})
        assert answer.status == 200, answer.text
        assert set(answer.json) == PREVIEW
        return answer.json

    return do


def confirm(api: Api, host: str, change: Any, token: Any, **body: Any) -> Answer:
    return api("PUT", "/bulk", {"filter": {"host": host}, "set": change, "confirmation_token": token, **body})


def done(api: Api, answer: Answer) -> Any:
    """The job of an update, once it has ended."""
    assert answer.status == 202, answer.text
    path = answer.headers["Location"].removeprefix(api.base.path)
    assert path == f"/jobs/{answer.json['id']}"
    job = eventually(lambda: api("GET", path).json, lambda found: found["finished_at"], 20)
    assert (job["kind"], job["state"]) == ("bulk_update", "done"), job
    return job


@pytest.fixture
def update(api: Api, host: str, preview: Any) -> Callable[..., Any]:
    """Preview a change of the records of the test's hostname, and make it; returns the job."""
    return lambda **change: done(api, confirm(api, host, change, preview(**change)["confirmation_token"]))


def test_a_preview_changes_nothing_and_shows_what_would_change(api: Api, host: str, three: Any, preview: Any) -> None:
    before = [get(api, one["id"]) for one in three]

    shown = preview(tags={"add": ["new"], "remove": ["t"]}, paused=True)

    assert (shown["matched"], shown["tried"], shown["refused"], shown["is_final"]) == (3, 3, 0, False)
    assert [one["id"] for one in shown["samples"]] == [one["id"] for one in reversed(three)]
    newest = shown["samples"][0]
    assert newest == {
        "id": three[2]["id"],
        "url": f"{host}/c",
        "before": {"tags": ["t", "c"], "paused": False},
        "after": {"tags": ["c", "new"], "paused": True},
    }
    assert [get(api, one["id"]) for one in three] == before


def test_ten_samples_at_most(link: Any, preview: Any) -> None:
    for _ in range(11):
        link()

    shown = preview(status=307)

    assert (shown["matched"], shown["tried"], len(shown["samples"])) == (11, 11, 10)


def test_what_is_confirmed_is_changed(api: Api, host: str, three: Any, update: Any) -> None:
    before = [get(api, one["id"]) for one in three]
    api("PATCH", f"/redirect/{three[0]['id']}", {"tags": ["t", "new"], "paused": True})

    job = update(tags={"add": ["new"]}, paused=True)

    assert (job["matched"], job["updated"], job["unchanged"], job["refused"]) == (3, 2, 1, 0)
    after = [get(api, one["id"]) for one in three]
    assert [one["tags"] for one in after] == [["t", "new"], ["t", "b", "new"], ["t", "c", "new"]]
    assert {one["paused_by"] for one in after} == {"user"}
    assert {one["title"] for one in after} == set("abc")
    assert after[1]["updated_at"] > before[1]["updated_at"]
    assert api.visit(host, "/b").status == 404
    (entry, *_) = api("GET", "/changes", query={"filter[verb]": "bulk_update"}).json["data"]
    assert (entry["job_id"], entry["record_id"], entry["type"]) == (job["id"], None, "record")
    assert api("POST", f"/changes/{entry['id']}/undo").status == 200
    assert [get(api, one["id"])["tags"] for one in three] == [["t", "new"], ["t", "b"], ["t", "c"]]
    assert [get(api, one["id"])["paused_by"] for one in three] == ["user", "", ""]
    assert api("POST", f"/changes/{entry['id']}/undo").status == 409


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        ({"tags": {"remove": ["t", "nothing"]}}, {"tags": ["a"]}),
        ({"tags": {"add": ["a", "x", "y"], "remove": ["x"]}}, {"tags": ["t", "a", "y"]}),
        ({"utm": {"source": "new", "medium": "mail"}}, {"utm": ("new", "mail")}),
        ({"utm": {"medium": "mail"}}, {"utm": ("s", "mail")}),
        ({"status": 308}, {"status": "308"}),
        ({"expires": "2040-01-01T00:00:00Z"}, {"expired_at": "2040-01-01T00:00:00.000000Z"}),
        ({"type": "frame"}, {"type": "frame"}),
        ({"type": "redirect"}, {"type": "redirect", "handler": "redirect"}),
        ({"is_notify": True}, {"is_notify": True}),
        ({"is_switch_unbroken_destination": True}, {"is_switch_unbroken_destination": True}),
        ({"paused": True}, {"paused_by": "user"}),
        (
            {"destination": {"replace_prefix": "https://dest.example/", "with": "https://new.example/x/"}},
            {"destination": "https://new.example/x/landing"},
        ),
        ({"destination": {"replace_prefix": "https://other.example/", "with": "https://new.example/"}}, {}),
    ],
    ids=str,
)
def test_each_change(api: Api, link: Any, update: Any, change: Any, shown: Any) -> None:
    record = link(alias="a", tags=["t", "a"], utm=["source=s"])
    before = get(api, record["id"])

    job = update(**change)

    after = get(api, record["id"])
    after["utm"] = (after["utm"]["source"], after["utm"]["medium"])
    assert {name: after[name] for name in shown} == shown
    assert (job["updated"], job["unchanged"]) == ((1, 0) if shown else (0, 1))
    kept = {"title", "destination_routing", "alias", "created_at", "id", "destinations", "has_password"}
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}


def test_prefixes_are_replaced_wherever_a_record_leads(api: Api, link: Any, update: Any) -> None:
    several = ["https://old.example/1", "https://else.example/"]
    record = link(destinations=several, rules=[{"if": {"bot": True}, "destination": "https://old.example/2"}])

    update(destination={"replace_prefix": "https://old.example/", "with": "https://new.example/"})

    found = api("GET", f"/links/{record['id']}", query={"include": "extensions"}).json
    assert found["destinations"] == ["https://new.example/1", "https://else.example/"]
    assert found["extensions"]["rules"][0]["destination"] == "https://new.example/2"


def test_a_record_for_which_the_change_is_wrong_stays(
    api: Api, host: str, link: Any, preview: Any, update: Any
) -> None:
    full, loop, fine = link(tags=[f"t{n}" for n in range(20)]), link(alias="loop"), link(alias="fine")

    shown = preview(tags={"add": ["one more"]})
    assert (shown["matched"], shown["refused"]) == (3, 1)
    (refused,) = [one for one in shown["samples"] if "refused" in one]
    assert (refused["id"], refused["after"]) == (full["id"], None)
    assert refused["refused"].endswith(".")
    job = update(tags={"add": ["one more"]})
    assert (job["updated"], job["unchanged"], job["refused"]) == (2, 0, 1)
    assert len(get(api, full["id"])["tags"]) == 20
    assert get(api, fine["id"])["tags"] == ["one more"]

    job = update(destination={"replace_prefix": DEST, "with": f"https://{host}/loop"})
    assert job["refused"] == 1
    assert (get(api, loop["id"])["destination"], get(api, fine["id"])["destination"]) == (DEST, f"https://{host}/loop")


def test_only_what_matches_is_changed(api: Api, host: str, three: Any, link: Any) -> None:
    change = {"status": 307}
    body = {"filter": {"host": host, "tags": "a,b"}, "set": change}
    asked = api("PUT", "/bulk", {"set": change, "dry_run": True}, query={"filter[host]": host, "filter[tags]": "a,b"})
    assert asked.json["matched"] == 2
    later = link(tags=["c"], alias="later")

    job = done(api, api("PUT", "/bulk", {**body, "confirmation_token": asked.json["confirmation_token"]}))

    assert job["matched"] == 2
    assert [get(api, one["id"])["status"] for one in (*three, later)] == ["307", "307", "302", "302"]


def test_a_confirmation_works_once(api: Api, host: str, three: Any, preview: Any) -> None:
    change = {"status": 307}
    token = preview(**change)["confirmation_token"]
    done(api, confirm(api, host, change, token))
    api("PATCH", f"/redirect/{three[0]['id']}", {"status": 302})

    assert rejected(confirm(api, host, change, token)) == {"confirmation_token"}
    assert get(api, three[0]["id"])["status"] == "302"


def test_a_confirmation_is_for_what_was_shown(api: Api, host: str, three: Any, preview: Any) -> None:
    change = {"status": 307, "tags": {"add": ["x"]}}
    token = preview(**change)["confirmation_token"]

    others: list[tuple[Any, dict[str, Any]]] = [
        ({**change, "status": 308}, {}),
        ({"status": 307}, {}),
        ({"status": 307, "tags": {"add": ["y"]}}, {}),
        ({"status": 307, "tags": {"remove": ["x"]}}, {}),
        (change, {"filter": {"host": host, "tags": "a"}}),
        (change, {"filter": {"tags": "a"}}),
    ]
    for other, body in others:
        assert rejected(confirm(api, host, other, token, **body)) == {"confirmation_token"}, other
    assert {get(api, one["id"])["status"] for one in three} == {"302"}
    # It was not used up.
    assert done(api, confirm(api, host, change, token))["updated"] == 3


def test_a_confirmation_is_for_its_number_of_records(api: Api, host: str, three: Any, preview: Any) -> None:
    change = {"status": 307}
    token = preview(**change)["confirmation_token"]
    body = {"host": host, "alias": "one-more", "destination": "https://dest.example/"}
    added = api("POST", "/link", body).json["data"][0]

    assert rejected(confirm(api, host, change, token)) == {"confirmation_token"}
    assert {get(api, one["id"])["status"] for one in (*three, added)} == {"302"}
    assert done(api, confirm(api, host, change, preview(**change)["confirmation_token"]))["updated"] == 4


def test_a_confirmation_is_its_callers(
    api: Api, host: str, three: Any, preview: Any, editor: Api, viewer: Api, other_workspace: Api
) -> None:
    change = {"status": 307}
    token = preview(**change)["confirmation_token"]

    for caller in (editor, other_workspace):
        assert rejected(confirm(caller, host, change, token)) == {"confirmation_token"}
    assert confirm(viewer, host, change, token).status == 484
    assert viewer("PUT", "/bulk", {"filter": {"host": host}, "set": change, "dry_run": True}).status == 484
    for wrong in (None, "", "x", "x" * 200, token[:-1], token.swapcase()):
        assert rejected(confirm(api, host, change, wrong)) == {"confirmation_token"}, wrong
    assert rejected(api("PUT", "/bulk", {"filter": {"host": host}, "set": change})) == {"confirmation_token"}
    assert {get(api, one["id"])["status"] for one in three} == {"302"}


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({}, {"set"}),
        ({"set": {}}, {"set"}),
        ({"set": {"tags": {}}}, {"set"}),
        ({"set": {"tags": {"add": [], "remove": []}}}, {"set"}),
        ({"set": {"utm": {}}}, {"set"}),
        ({"set": {"title": "x"}}, {"set.title"}),
        ({"set": {"status": 305}}, {"set.status"}),
        ({"set": {"tags": {"add": ["x" * 51]}}}, {"set.tags.add.0"}),
        ({"set": {"tags": {"add": [""]}}}, {"set.tags.add.0"}),
        ({"set": {"tags": {"add": ["x"] * 21}}}, {"set.tags.add"}),
        ({"set": {"tags": {"remove": [f"x{n}" for n in range(21)]}}}, {"set.tags.remove"}),
        ({"set": {"destination": {"replace_prefix": "https://a.example/"}}}, {"set.destination.with"}),
        ({"set": {"destination": {"with": "https://a.example/"}}}, {"set.destination.replace_prefix"}),
        ({"set": {"destination": {"replace_prefix": "", "with": "x"}}}, {"set.destination.replace_prefix"}),
        ({"set": {"destination": {"replace_prefix": "x" * 2049, "with": "x"}}}, {"set.destination.replace_prefix"}),
        ({"set": {"destination": {"replace_prefix": "x", "with": "x" * 2049}}}, {"set.destination.with"}),
        ({"set": {"paused": "yes"}}, {"set.paused"}),
        ({"set": {"paused": True}, "dry_run": "yes"}, {"dry_run"}),
        ({"set": {"paused": True}, "confirmation_token": "x" * 201}, {"confirmation_token"}),
        ({"set": {"paused": True}, "unknown": 1}, {"unknown"}),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_body_that_is_refused(api: Api, host: str, body: Any, fields: set[str]) -> None:
    assert rejected(api("PUT", "/bulk", {"filter": {"host": host}, "dry_run": True, **body})) == fields


@pytest.mark.parametrize("filters", [{}, {"host": ""}, {"tags": " , "}])
@pytest.mark.parametrize("dry_run", [True, False])
def test_it_needs_a_filter(api: Api, link: Any, filters: Any, dry_run: bool) -> None:
    record = link()

    answer = api("PUT", "/bulk", {"filter": filters, "set": {"status": 307}, "dry_run": dry_run})

    assert "filter" in rejected(answer)
    assert get(api, record["id"])["status"] == "302"


def test_filters_are_given_once(api: Api, host: str) -> None:
    body = {"filter": {"host": host}, "set": {"status": 307}, "dry_run": True}

    assert rejected(api("PUT", "/bulk", body, query={"filter[host]": host})) == {"filter"}


def test_no_record_at_all(api: Api, host: str, preview: Any) -> None:
    change = {"status": 307}
    shown = preview(**change)
    assert (shown["matched"], shown["samples"]) == (0, [])
    before = api("GET", "/changes", query={"per_page": 1}).json["data"]

    job = done(api, confirm(api, host, change, shown["confirmation_token"]))

    assert (job["matched"], job["updated"]) == (0, 0)
    assert api("GET", "/changes", query={"per_page": 1}).json["data"] == before
    assert_error(api("GET", f"/jobs/{fresh()}"), 404)
