"""The action shorturl: new links, links that are there, and what is refused."""

import re
import threading
from collections.abc import Callable
from datetime import datetime

import pytest
from flask import Flask

from signpost.factory import create_token
from tests.conftest import Answer, Client, Visit
from tests.features.dialects.yourls.conftest import HOST, PATH, Call, shortened

# --- shorturl -----------------------------------------------------------------------------------------------------


def test_shorturl_creates_a_link(connect: Callable[..., str], call: Call, client: Client, visit: Visit) -> None:
    connect()
    body = shortened(call, "https://dest.example/a?b=1", keyword="spring", title="Spring  sale\n2027")
    (record,) = client.get("/v1/links?include=extensions").json["data"]
    assert datetime.strptime(body["url"].pop("date"), "%Y-%m-%d %H:%M:%S").isoformat() == record["created_at"][:19]
    assert body == {
        "status": "success",
        "code": "",
        "message": "https://dest.example/a?b=1 added to database",
        "errorCode": "",
        "statusCode": "200",
        "url": {"keyword": "spring", "url": "https://dest.example/a?b=1", "title": "Spring sale 2027", "ip": ""},
        "title": "Spring sale 2027",
        "shorturl": f"https://{HOST}/spring",
    }
    assert (record["alias"], record["title"], record["created_via"]) == ("spring", "Spring sale 2027", "api")
    assert visit("/spring").headers["Location"] == "https://dest.example/a?b=1"


def test_without_keyword_and_title_both_are_made_up(connect: Callable[..., str], call: Call, client: Client) -> None:
    connect()
    body = shortened(call, keyword="", title=" ")
    assert re.fullmatch(f"https://{HOST}/[2-9a-z]{{6}}", body["shorturl"])
    assert body["shorturl"] == f"https://{HOST}/{body['url']['keyword']}"
    # As YOURLS does where a page has no title; ours is fetched later.
    assert body["title"] == body["url"]["title"] == "https://dest.example/a"
    assert client.get("/v1/links").json["data"][0]["title"] == ""


def test_the_same_url_again_gives_the_link_that_is_there(
    connect: Callable[..., str], call: Call, client: Client, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    connect()
    first = shortened(call, keyword="first", title="First")
    visit("/first")
    write_clicks()
    answer = call("shorturl", url="https://dest.example/a", keyword="second")
    assert answer.status_code == 400
    assert answer.json == {
        "status": "fail",
        "code": "error:url",
        "message": f"https://dest.example/a already exists in database (short URL: {HOST}/first)",
        "errorCode": "400",
        "statusCode": "400",
        "url": {**first["url"], "clicks": 1},
        "title": "First",
        "shorturl": first["shorturl"],
    }
    assert call("shorturl", "simple", url="https://dest.example/a").text == first["shorturl"]
    assert len(client.get("/v1/links").json["data"]) == 1


def test_clients_may_ask_for_success_where_a_link_is_there(connect: Callable[..., str], call: Call) -> None:
    connect()
    first = shortened(call)
    refused = call("shorturl", url="https://dest.example/a", existing="no").json
    answer = call("shorturl", url="https://dest.example/a", existing="ok")
    assert answer.status_code == 200
    # As YOURLS 1.9.0 answered.
    assert answer.json == {name: value for name, value in refused.items() if name not in ("errorCode", "statusCode")}
    simple = call("shorturl", "simple", url="https://dest.example/a", existing="ok")
    assert (simple.status_code, simple.text) == (200, first["shorturl"])


def test_a_token_that_only_creates_learns_no_clicks(app: Flask, connect: Callable[..., str], call: Call) -> None:
    connect()
    token = create_token(app, "public", kind="create-only")
    first = shortened(call, token=token)
    answer = call("shorturl", token=token, url="https://dest.example/a")
    assert answer.json["code"] == "error:url"
    assert answer.json["url"] == first["url"]


def test_eight_at_once_make_one_link(app: Flask, connect: Callable[..., str], call: Call, client: Client) -> None:
    connect()
    answers: list[Answer] = []
    threads = [
        threading.Thread(target=lambda: answers.append(call("shorturl", url="https://dest.example/"))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.json["code"] for answer in answers) == [""] + ["error:url"] * 7
    assert len({answer.json["shorturl"] for answer in answers}) == 1
    assert len(client.get("/v1/links").json["data"]) == 1


def test_one_creation_is_one_entry_of_the_history(connect: Callable[..., str], call: Call, client: Client) -> None:
    connect()
    shortened(call)
    call("shorturl", url="https://dest.example/a")
    entries = client.get("/v1/changes?filter[verb]=create").json["data"]
    (entry,) = [entry for entry in entries if entry["type"] == "record"]
    assert (entry["via"], entry["token_name"]) == ("api", "owner for tests")


@pytest.mark.parametrize(
    ("given", "code", "stated"),
    [
        ({}, "error:nourl", "url: Enter a URL."),
        ({"url": " "}, "error:nourl", "url: Enter a URL."),
        ({"url": "javascript:alert(1)"}, "error:nourl", "url: Links to javascript: addresses aren't allowed."),
        ({"url": f"https://{HOST}/me", "keyword": "me"}, "error:noloop", "leads back to the link itself"),
        ({"url": "https://other.example/", "keyword": "taken"}, "error:keyword", "keyword: The alias 'taken' is"),
        ({"url": "https://other.example/", "keyword": "a b"}, "error:keyword", "keyword: Can't contain spaces"),
        (
            {"url": "https://other.example/", "keyword": "robots.txt"},
            "error:keyword",
            "keyword: This alias is reserved",
        ),
        ({"url": "https://other.example/", "keyword": "x" * 31}, "error:keyword", "31 characters; 30 are allowed"),
        ({"url": "https://other.example/", "title": "a\0b"}, "error:title", "title: Can't contain control"),
        ({"url": "https://other.example/", "domain": "no.test"}, "error:host", "no.test is not connected"),
        (
            {"url": "https://other.example/", "host": "no host"},
            "error:host",
            "Enter a valid hostname, like go.example.com.",
        ),
    ],
)
def test_refusals_of_shorturl(
    connect: Callable[..., str], call: Call, client: Client, given: dict[str, str], code: str, stated: str
) -> None:
    connect()
    shortened(call, keyword="taken")
    answer = call("shorturl", **given)
    assert answer.status_code == 400
    assert stated in answer.json.pop("message")
    assert answer.json == {"status": "fail", "code": code, "errorCode": "400", "statusCode": "400"} | {
        "message": call("shorturl", **given).json["message"]
    }
    # A client of this format takes what it gets for the short URL.
    simple = call("shorturl", "simple", **given)
    assert (simple.status_code, simple.text) == (400, "")
    assert len(client.get("/v1/links").json["data"]) == 1


def test_a_plan_that_is_used_up(make_app: Callable[..., Flask], make_client: Callable[..., Client]) -> None:
    app = make_app(DIALECTS=["yourls"], LIMITS={"links": 1})
    client = make_client(app)
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    query = {"action": "shorturl", "format": "json", "signature": client.token}
    assert client.get(PATH, query_string={**query, "url": "https://dest.example/1"}).status_code == 200
    answer = client.get(PATH, query_string={**query, "url": "https://dest.example/2"})
    assert answer.status_code == 403
    assert answer.json["code"] == "error:plan"
    assert "(links): 1 included, 1 in use." in answer.json["message"]


def test_long_titles_are_cut_and_long_urls_are_shown_cut(connect: Callable[..., str], call: Call) -> None:
    connect()
    url = "https://dest.example/" + "x" * 100
    body = shortened(call, url, title="t" * 300)
    assert body["title"] == "t" * 250
    assert body["message"] == f"{url[:55]}[...] added to database"
    assert body["url"]["url"] == url


# --- which hostname -----------------------------------------------------------------------------------------------


def test_the_hostname_connected_first_gets_the_links_unless_another_is_named(
    connect: Callable[..., str], call: Call, client: Client
) -> None:
    connect("closed.acme.test", short_links_enabled=False)
    connect("b.acme.test")
    connect("a.acme.test")
    assert shortened(call, "https://dest.example/1", keyword="k")["shorturl"] == "https://b.acme.test/k"
    assert shortened(call, "https://dest.example/1", keyword="k", domain="a.acme.test")["shorturl"] == (
        "https://a.acme.test/k"
    )
    assert shortened(call, "https://dest.example/2", keyword="l", host="A.acme.test")["shorturl"] == (
        "https://a.acme.test/l"
    )
    assert call("expand", shorturl="l").status_code == 404
    assert call("expand", shorturl="l", domain="a.acme.test").json["longurl"] == "https://dest.example/2"
    assert call("expand", shorturl="a.acme.test/l").json["longurl"] == "https://dest.example/2"
    answer = call("shorturl", url="https://dest.example/3", domain="closed.acme.test")
    assert answer.json["message"] == "host: New short links are off for closed.acme.test."


def test_without_a_hostname_there_are_no_links(call: Call) -> None:
    answer = call("shorturl", url="https://dest.example/")
    assert answer.status_code == 400
    assert answer.json["message"] == "host: No hostname that takes short links is connected to the workspace."
    assert call("expand", shorturl="any").status_code == 404
    assert call("url-stats", shorturl="any").status_code == 404
    assert call("stats", limit=5).json == {
        "stats": {"total_links": 0, "total_clicks": 0},
        "statusCode": "200",
        "message": "success",
    }
