"""The actions that read: expand, url-stats, stats, db-stats and version."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from flask import Flask

from signpost.factory import create_token
from signpost.features.dialects.yourls.actions import MAX_LINKS
from tests.conftest import Client, Visit
from tests.features.dialects.yourls.conftest import HOST, STATS_NEED, Call, shortened

# --- expand, url-stats --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "shorturl",
    [
        *("spring/sale", f"{HOST}/spring/sale", f"https://{HOST}/spring/sale", f"http://{HOST}/spring/sale/"),
        *(f"HTTPS://{HOST.upper()}/spring/sale", " spring/sale ", "Spring/Sale"),
    ],
)
def test_a_link_is_named_by_keyword_or_url(connect: Callable[..., str], call: Call, shorturl: str) -> None:
    connect()
    shortened(call, keyword="spring/sale", title="Sale")
    answer = call("expand", shorturl=shorturl)
    assert answer.status_code == 200
    assert answer.json == {
        "keyword": "spring/sale",
        "shorturl": f"https://{HOST}/spring/sale",
        "longurl": "https://dest.example/a",
        "title": "Sale",
        "message": "success",
        "statusCode": "200",
    }
    assert call("expand", "simple", shorturl=shorturl).text == "https://dest.example/a"
    link = call("url-stats", shorturl=shorturl).json["link"]
    assert link["shorturl"] == f"https://{HOST}/spring/sale"


@pytest.mark.parametrize(
    "shorturl",
    [
        *(
            "",
            " ",
            "none",
            "a\0b",
            "/",
            "//",
            "https://",
            "https://none.test/spring",
            f"https://{HOST}/none",
            "ü" * 5000,
        ),
        *("https://[", f"{HOST}/%zz", "https://spring", "../spring", "spring+", "?", "a b"),
    ],
)
def test_what_names_no_link_is_not_found(connect: Callable[..., str], call: Call, shorturl: str) -> None:
    connect()
    shortened(call, keyword="spring")
    answer = call("expand", shorturl=shorturl)
    assert answer.status_code == 404
    assert answer.json == {
        "keyword": shorturl.strip() if shorturl == " " else shorturl,
        "message": "Error: short URL not found",
        "errorCode": "404",
    } | {"keyword": shorturl}
    simple = call("expand", "simple", shorturl=shorturl)
    assert (simple.status_code, simple.text) == (404, "not found")
    answer = call("url-stats", shorturl=shorturl)
    assert answer.status_code == 404
    assert answer.json == {"statusCode": "404", "message": "Error: short URL not found"}


def test_links_of_another_workspace_are_not_found(app: Flask, connect: Callable[..., str], call: Call) -> None:
    connect()
    shortened(call, keyword="spring")
    with app.app_context():
        from signpost.operations.people import tokens
        from signpost.operations.workspaces import workspaces
        from signpost.storage.models import Member, User, Workspace

        other = Workspace.create(name="Other")
        user = User.create(name="Other", email="other@other.test")
        Member.create(workspace=other, user=user, role="owner")
        _, token = tokens.create_token(workspaces.member_caller(other), name="theirs")
    for shorturl in ("spring", f"https://{HOST}/spring"):
        assert call("expand", token=token, shorturl=shorturl).status_code == 404
        assert call("expand", token=token, shorturl=shorturl, domain=HOST).status_code == 404
    assert call("shorturl", token=token, url="https://d.example/", domain=HOST).json["code"] == "error:host"
    assert call("db-stats", token=token).json["db-stats"] == {"total_links": 0, "total_clicks": 0}


def test_url_stats(
    connect: Callable[..., str], call: Call, visit: Visit, write_clicks: Callable[[], bool], client: Client
) -> None:
    connect()
    shortened(call, keyword="k")
    for _ in range(3):
        visit("/k")
    write_clicks()
    answer = call("url-stats", shorturl="k")
    assert answer.status_code == 200
    link = answer.json["link"]
    datetime.strptime(link.pop("timestamp"), "%Y-%m-%d %H:%M:%S")
    assert answer.json == {"statusCode": "200", "message": "success"} | {"link": answer.json["link"]}
    assert link == {
        "shorturl": f"https://{HOST}/k",
        "url": "https://dest.example/a",
        "title": "https://dest.example/a",
        "ip": "",
        "clicks": 3,
    }
    assert call("url-stats", "simple", shorturl="k").text == STATS_NEED


# --- stats, db-stats, version --------------------------------------------------------------------------------------


@pytest.fixture
def clicked(
    connect: Callable[..., str], call: Call, visit: Visit, write_clicks: Callable[[], bool], client: Client
) -> None:
    """Links a to e with 1, 0, 3, 0 and 2 clicks, and a redirect with 4."""
    connect()
    for alias, clicks in zip("abcde", (1, 0, 3, 0, 2), strict=True):
        shortened(call, f"https://dest.example/{alias}", keyword=alias)
        for _ in range(clicks):
            visit(f"/{alias}")
    redirect = {"url": f"https://{HOST}/old", "destination": "https://dest.example/new"}
    assert client.post("/v1/redirect", json=redirect).status_code == 200
    for _ in range(4):
        visit("/old")
    write_clicks()


@pytest.mark.usefixtures("clicked")
@pytest.mark.parametrize(
    ("given", "aliases"),
    [
        ({"filter": "top", "limit": 3}, "cea"),
        ({"filter": "top", "limit": 2, "start": 1}, "ea"),
        ({"filter": "bottom", "limit": 3}, "bda"),
        ({"filter": "last", "limit": 2}, "ed"),
        ({"filter": "last", "limit": 10, "start": 3}, "ba"),
        ({"limit": "2 or so"}, "ce"),
        ({"filter": "unknown", "limit": 1}, "c"),
        ({"filter": "top", "limit": 3, "start": -5}, "cea"),
        ({"filter": "top", "limit": 3, "start": 5}, ""),
        ({"filter": "top"}, ""),
        ({"filter": "top", "limit": 0}, ""),
        ({"filter": "top", "limit": -1}, ""),
        ({"filter": "top", "limit": "many"}, ""),
        ({"filter": "top", "limit": 10**30, "start": 4}, "b"),
    ],
)
def test_stats(call: Call, given: dict[str, Any], aliases: str) -> None:
    answer = call("stats", **given)
    assert answer.status_code == 200
    links = answer.json.pop("links", None)
    assert (links is None) == (aliases == "")
    assert list(links or ()) == [f"link_{place}" for place in range(1, len(aliases) + 1)]
    assert "".join(link["shorturl"][-1] for link in (links or {}).values()) == aliases
    assert answer.json.keys() - {"links"} == {"stats", "statusCode", "message"}
    assert answer.json["stats"] == {"total_links": 5, "total_clicks": 6}


@pytest.mark.usefixtures("clicked")
@pytest.mark.parametrize("filter_", ["rand", "random"])
def test_stats_at_random(call: Call, filter_: str) -> None:
    seen = set()
    for _ in range(40):
        links = call("stats", filter=filter_, limit=2).json["links"].values()
        assert len({link["shorturl"] for link in links}) == 2
        seen |= {link["shorturl"][-1] for link in links}
    assert seen == set("abcde")


@pytest.mark.usefixtures("clicked")
def test_sums(call: Call, client: Client) -> None:
    body = {"db-stats": {"total_links": 5, "total_clicks": 6}, "statusCode": "200", "message": "success"}
    assert call("db-stats").json == body
    assert call("db-stats", "simple").text == STATS_NEED
    (record,) = client.get(f"/v1/links?filter[search]=https://{HOST}/c").json["data"]
    assert client.delete(f"/v1/redirect/{record['id']}").status_code == 204
    assert call("db-stats").json["db-stats"] == {"total_links": 4, "total_clicks": 3}


@pytest.mark.slow
def test_stats_reads_no_further_than_its_maximum(connect: Callable[..., str], call: Call, client: Client) -> None:
    connect()
    for first in (0, MAX_LINKS):
        records = [
            {"host": HOST, "alias": f"n{number:05}", "destination": f"https://dest.example/{number}"}
            for number in range(first, first + MAX_LINKS)
        ]
        assert client.post("/v1/bulk", json={"records": records}).status_code == 200
    for filter_ in ("last", "rand"):
        links = call("stats", filter=filter_, limit=10**9).json["links"]
        assert len(links) == MAX_LINKS
        assert len({link["shorturl"] for link in links.values()}) == MAX_LINKS
    last = call("stats", filter="last", limit=5, start=MAX_LINKS - 2).json["links"].values()
    assert [link["shorturl"] for link in last] == [f"https://{HOST}/n01001", f"https://{HOST}/n01000"]
    assert "links" not in call("stats", filter="last", limit=5, start=MAX_LINKS).json


def test_version(call: Call) -> None:
    assert call("version").json == {"version": "1.10.4"}
    assert call("version", db=1).json == {"version": "1.10.4", "db_version": "507"}
    assert call("version", "simple").text == "1.10.4"


@pytest.mark.parametrize("action", [None, "", "unknown", "SHORTURL", "shorturl "])
def test_unknown_actions(app: Flask, call: Call, action: str | None) -> None:
    message = 'Unknown or missing "action" parameter'
    # pyourls3 sends none to see whether its token is valid.
    for token in (None, create_token(app, "public", kind="create-only")):
        answer = call(action, token=token)
        assert (answer.status_code, answer.json) == (400, {"message": message, "errorCode": "400"})
        assert call(action, "simple", token=token).text == message
