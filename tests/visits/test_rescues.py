"""Redirecting what visitors did not find, and counting whom the redirects answer since."""

import random
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import pytest
from flask import Flask

from signpost.features.misses.counter import MissCounter
from signpost.storage.app_parts import parts_of
from tests.conftest import Client, Visit
from tests.visits.conftest import Answer, Clock

HOST = "go.acme.test"
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
ELSEWHERE = "https://elsewhere.example/"
# Where links lead that say nothing else.
END = "https://dest.example/landing"


@pytest.fixture(autouse=True)
def connected(connect: Callable[..., str]) -> None:
    connect(HOST)


@pytest.fixture
def fix(client: Client) -> Callable[..., list[dict[str, Any]]]:
    def do(*paths: str, **body: Any) -> list[dict[str, Any]]:
        if paths:
            body["misses"] = [{"host": HOST, "path": path} for path in paths]
        answer = client.post("/v1/misses/fix", json=body)
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json["data"]
        return found

    return do


@pytest.fixture
def rescued(client: Client, write_clicks: Callable[[], bool]) -> Callable[[], Any]:
    def do() -> Any:
        write_clicks()
        return client.get("/v1/misses/rescued").json

    return do


def counted(app: Flask) -> None:
    """Misses wait for a few seconds before they are in the table."""
    parts_of(app)[MissCounter].write()


def changes(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/v1/changes").json["data"]
    return found


# --- fixing -------------------------------------------------------------------------------------------------------


@pytest.mark.one_process
def test_each_goes_to_what_is_similar_and_one_undo_removes_all(
    client: Client, visit: Visit, make_link: Callable[..., Any], fix: Callable[..., Any]
) -> None:
    make_link(HOST, alias="spring")
    make_link(HOST, alias="opening-hours")
    for path in ("/springs", "/opening-hour", "/zzz", "/wp-login.php", "/u/ann@example.com"):
        visit(path)
    rows = {row["path"]: row["similar"] for row in client.get("/v1/misses").json["data"]}
    assert rows == {"/springs": END, "/opening-hour": END, "/zzz": None, "/u/{email}": None}

    fixed = fix()

    assert {(row["path"], row["destination"], row["result"]) for row in fixed} == {
        ("/springs", END, "created"),
        ("/opening-hour", END, "created"),
    }
    for row in fixed:
        assert visit(row["path"]).location == row["destination"]
    assert [row["path"] for row in client.get("/v1/misses").json["data"]] == ["/u/{email}", "/zzz"]
    (change, *_) = changes(client)
    assert (change["verb"], change["record_id"], change["after"]) == (
        "bulk_create",
        None,
        {"records": 2, "from": "not_found"},
    )
    assert client.post(f"/v1/changes/{change['id']}/undo").status_code == 200
    assert {visit(row["path"]).status_code for row in fixed} == {404}
    # And back again.
    (undone, *_) = changes(client)
    assert client.post(f"/v1/changes/{undone['id']}/undo").status_code == 200
    assert {visit(row["path"]).status_code for row in fixed} == {302}


@pytest.mark.one_process
def test_an_undo_is_refused_where_one_of_them_was_edited(
    client: Client, visit: Visit, make_link: Callable[..., Any], fix: Callable[..., Any]
) -> None:
    make_link(HOST, alias="spring")
    for path in ("/springs", "/sprin"):
        visit(path)
    one, _ = fix()
    (change, *_) = changes(client)
    assert client.patch(f"/v1/redirect/{one['id']}", json={"title": "Mine"}).status_code == 200
    refused = client.post(f"/v1/changes/{change['id']}/undo")
    assert refused.status_code == 409
    assert one["path"] in refused.json["message"]
    assert client.delete(f"/v1/redirect/{one['id']}").status_code == 204
    assert "deleted since" in client.post(f"/v1/changes/{change['id']}/undo").json["message"]


def test_a_destination_of_ones_choice(client: Client, visit: Visit, fix: Callable[..., Any]) -> None:
    wanted = [
        {"host": HOST, "path": "/a", "destination": "https://elsewhere.example/a"},
        {"host": HOST, "path": "/b", "destination": "/café/menu?day=1#top"},
        {"host": HOST, "path": "/", "destination": "/home"},
    ]
    fixed = fix(misses=wanted)
    assert [row["destination"] for row in fixed] == [
        "https://elsewhere.example/a",
        f"https://{HOST}/caf%C3%A9/menu?day=1#top",
        f"https://{HOST}/home",
    ]
    assert [row["result"] for row in fixed] == ["created"] * 3
    for row in fixed:
        assert visit(row["path"]).location == row["destination"]
    # Not a catch-all, which answers what was never missed.
    assert visit("/else").status_code == 404


def test_what_is_refused_is_said_row_by_row(
    client: Client, visit: Visit, make_link: Callable[..., Any], fix: Callable[..., Any]
) -> None:
    make_link(HOST, alias="taken")
    wanted = [
        {"host": HOST, "path": "/taken", "destination": ELSEWHERE},
        {"host": HOST, "path": "/nothing-like-it"},
        {"host": HOST, "path": "/u/{email}", "destination": ELSEWHERE},
        {"host": "not.acme.test", "path": "/a", "destination": ELSEWHERE},
        {"host": HOST, "path": "/loop", "destination": "/loop"},
        {"host": HOST, "path": "/bad", "destination": "javascript:alert(1)"},
        {"host": HOST, "path": "no-path", "destination": ELSEWHERE},
        {"host": HOST, "path": "/fine", "destination": ELSEWHERE},
    ]
    fixed = fix(misses=wanted)
    assert [row["result"] for row in fixed] == ["refused"] * 7 + ["created"]
    assert [[*row["errors"]] for row in fixed[:7]] == [
        ["path"], ["destination"], ["path"], ["host"], ["destination"], ["destination"], ["path"],
    ]  # fmt: skip
    assert [row["id"] is None for row in fixed] == [True] * 7 + [False]
    # One redirect is a change of its own.
    assert (changes(client)[0]["verb"], changes(client)[0]["record_id"]) == ("create", fixed[-1]["id"])


def test_only_what_leads_somewhere_is_similar(
    client: Client, visit: Visit, make_link: Callable[..., Any], fix: Callable[..., Any]
) -> None:
    client.patch(f"/v1/redirect/{make_link(HOST, alias='menu')['id']}", json={"paused": True})
    client.post("/v1/redirect", json={"url": f"https://{HOST}/menus", "type": "gone"})
    client.post("/v1/redirect", json={"url": f"https://{HOST}/menu/:day", "destination": ELSEWHERE})
    client.post("/v1/redirect", json={"url": f"https://{HOST}/menuu?id=1", "destination": ELSEWHERE})
    visit("/menue")
    (row,) = client.get("/v1/misses").json["data"]
    assert row["similar"] is None
    assert fix() == []
    make_link(HOST, alias="menue2")
    assert fix("/menue")[0]["destination"] is None
    make_link(HOST, alias="menuex")
    assert fix("/menue")[0]["destination"] == END


def test_the_plan_and_the_role_hold(make_app: Callable[..., Flask], make_client: Callable[..., Client]) -> None:
    app = make_app(LIMITS={"redirects": 1})
    client, viewer = make_client(app), make_client(app, "viewer")
    client.post("/v1/host", json={"host": HOST})
    body = {"misses": [{"host": HOST, "path": path, "destination": ELSEWHERE} for path in ("/a", "/b")]}
    assert viewer.post("/v1/misses/fix", json=body).status_code == 484
    assert viewer.get("/v1/misses/rescued").json == {"visitors": 0, "since": None, "data": []}
    created, refused = client.post("/v1/misses/fix", json=body).json["data"]
    assert (created["result"], refused["result"]) == ("created", "refused")
    assert "1" in " ".join(refused["errors"]["plan"])
    too_many = {"misses": [{"host": HOST, "path": f"/{number}"} for number in range(101)]}
    assert client.post("/v1/misses/fix", json=too_many).status_code == 422


WORDS = ("menu", "Hours", "café", "a b", "x,(y)", "100%", "a+b", "ünï", "index.php", "q*", ":name", "it's", "日本")


def misspelled(chance: random.Random, alias: str) -> str:
    """A path that is like an alias."""
    at = chance.randrange(len(alias) + 1)
    return chance.choice(
        [alias[:at] + chance.choice("aZ-_9") + alias[at:], alias + ".html", alias.swapcase(), alias[:-1]]
    )


@pytest.mark.one_process
@pytest.mark.parametrize("seed", range(2))
def test_what_is_said_to_be_fixed_is_answered(
    app: Flask, client: Client, raw: Callable[..., Answer], fix: Callable[..., Any], seed: int
) -> None:
    """Each path as visitors sent it, through the way of visits, with its names of parameters."""
    chance = random.Random(seed)
    aliases = {"-".join(chance.choices(WORDS, k=chance.randint(1, 3))) for _ in range(20)}
    for alias in aliases:
        query = "?id=1" if chance.random() < 0.2 else ""
        target = client.post(
            "/v1/redirect",
            json={"url": f"https://{HOST}/{encoded(alias)}{query}", "destination": ELSEWHERE, "match": "exact"},
        )
        assert target.status_code == 200, target.text
    sent: dict[str, str] = {}
    for alias in chance.choices(sorted(aliases), k=40):
        target_ = "/" + encoded(misspelled(chance, alias)) + chance.choice(["", "", "/", "?id=2", "?b=1&a=2"])
        before = paths_of(client)
        if raw(target_).status == 404:
            for path in paths_of(client) - before:
                sent[path] = target_
    fixed = fix(*sent)
    created = [row for row in fixed if row["result"] == "created"]
    assert len(created) > 5
    for row in created:
        answer = raw(sent[row["path"]])
        assert (answer.status, answer.location) == (302, row["destination"]), row
        # Where the record that was meant leads: a redirect to that record would be a chain.
        assert row["destination"] == ELSEWHERE, row
        numbers = re.findall(r"[0-9]+", unquote(sent[row["path"]].partition("?")[0]))
        assert numbers in [re.findall(r"[0-9]+", alias) for alias in aliases], row
    assert not paths_of(client) & {row["path"] for row in created}
    assert all(row["errors"] for row in fixed if row not in created)


def encoded(alias: str) -> str:
    return "".join(
        character if character.isascii() and (character.isalnum() or character in "-_.") else percent(character)
        for character in alias
    )


def percent(character: str) -> str:
    return "".join(f"%{byte:02X}" for byte in character.encode())


def paths_of(client: Client) -> set[str]:
    rows = client.get("/v1/misses").json["data"]
    return {row["path"] for row in rows if row["path"] is not None}


# --- whom they rescue ---------------------------------------------------------------------------------------------


@pytest.mark.one_process
def test_people_are_rescued_from_the_day_of_the_record(
    app: Flask,
    client: Client,
    visit: Visit,
    fix: Callable[..., Any],
    rescued: Callable[[], Any],
    clock: Clock,
    make_link: Callable[..., Any],
) -> None:
    make_link(HOST, alias="other")
    visit("/menue")
    assert rescued() == {"visitors": 0, "since": None, "data": []}
    (row,) = fix(misses=[{"host": HOST, "path": "/menue", "destination": ELSEWHERE}])
    since = clock.now.date().isoformat()
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        visit("/menue", environ_overrides={"REMOTE_ADDR": address})
    visit("/menue", headers={"User-Agent": GOOGLEBOT})
    visit("/other")
    found = rescued()
    assert found == {
        "visitors": 2,
        "since": since,
        "data": [
            {"id": row["id"], "url": f"https://{HOST}/menue", "destination": ELSEWHERE, "since": since, "visitors": 2}
        ],
    }
    clock.move(days=1)
    visit("/menue")
    assert (rescued()["visitors"], rescued()["since"]) == (3, since)
    shown = client.get(f"/v1/links/{row['id']}?include=extensions").json["extensions"]["rescued"]
    assert shown == {"visitors": 3, "since": since}
    # Deleted, and brought back with what it did.
    assert client.delete(f"/v1/redirect/{row['id']}").status_code == 204
    assert rescued()["visitors"] == 0
    (deletion, *_) = changes(client)
    assert client.post(f"/v1/changes/{deletion['id']}/undo").status_code == 200
    assert (rescued()["visitors"], rescued()["since"]) == (3, since)


CREATED: list[tuple[str, dict[str, Any], bool]] = [
    ("/spring", {"url": "/spring"}, True),
    ("/caf%C3%A9/", {"url": "/caf%C3%A9"}, True),
    ("/spring", {"url": "/autumn"}, False),
    ("/blog/1", {"url": "/blog/*", "match": "pattern"}, True),
    ("/blog/1", {"url": "/:what/1", "match": "pattern"}, True),
    ("/blog/1", {"url": "/:what/2", "match": "pattern"}, False),
    ("/blog/1", {"url": "/blog", "match": "prefix"}, True),
    ("/blogs/1", {"url": "/blog", "match": "prefix"}, False),
    ("/blog/1", {"url": "/blog", "match": "exact"}, False),
    ("/blog/1", {"url": "/"}, True),
    ("/wp-login.php", {"url": "/wp-login.php"}, False),
    ("/u/ann@example.com", {"url": "/u/ann@example.com"}, False),
]


@pytest.mark.one_process
def test_which_records_rescue(app: Flask, client: Client, connect: Callable[..., str], visit: Visit) -> None:
    """Those at an address that people had missed, created alone or among many."""
    wanted = []
    for number, (missed, body, is_rescue) in enumerate(CREATED):
        for way in ("one", "many"):
            host = connect(f"{way}{number}.acme.test")
            visit(missed, host=host)
            wanted.append((way, {**body, "url": f"https://{host}{body['url']}", "destination": ELSEWHERE}, is_rescue))
    counted(app)
    for way, body, _ in wanted:
        if way == "many":
            others = [{**body, "url": f"{body['url'].rpartition('/')[0]}/more/{number}"} for number in range(30)]
            others = [{"url": entry["url"].replace(":what", "x"), "destination": ELSEWHERE} for entry in others]
            assert client.post("/v1/bulk", json={"records": [*others, body]}).status_code == 200
        else:
            assert client.post("/v1/redirect", json=body).status_code == 200
    found = client.get("/v1/misses/rescued").json["data"]
    assert {row["url"] for row in found} == {body["url"] for _, body, is_rescue in wanted if is_rescue}


@pytest.mark.one_process
def test_a_robot_that_missed_it_makes_no_rescue(app: Flask, client: Client, visit: Visit, clock: Clock) -> None:
    visit("/a", headers={"User-Agent": GOOGLEBOT})
    visit("/b")
    counted(app)
    clock.move(days=90)
    for path in ("/a", "/b"):
        client.post("/v1/redirect", json={"url": f"https://{HOST}{path}", "destination": ELSEWHERE})
    assert client.get("/v1/misses/rescued").json["data"] == []


def test_of_other_workspaces_nothing_is_told(
    app: Flask, client: Client, visit: Visit, other_workspace: Any, make_client: Callable[..., Client]
) -> None:
    from signpost.features.misses import rescues

    visit("/a")
    counted(app)
    made = client.post("/v1/redirect", json={"url": f"https://{HOST}/a", "destination": ELSEWHERE}).json["data"][0]
    with app.app_context():
        assert rescues.rescued(other_workspace).data == []
        assert rescues.rescues_by_id(other_workspace, [made["id"]]) == {}
