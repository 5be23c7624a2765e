"""Tags: listed with and without numbers, renamed and deleted on all records."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import Client, Visit
from tests.features.dialects.shlink.conftest import Call, codes_of, type_of

Create = Callable[..., dict[str, Any]]
BOT = "Googlebot/2.1 (+http://www.google.com/bot.html)"


@pytest.fixture
def tagged(create: Create) -> None:
    create(customSlug="a", tags=["news", "shop"])
    create(customSlug="b", tags=["shop"])


def tags_of(call: Call, query: str = "") -> Any:
    return call("GET", f"/tags{query}").json["tags"]["data"]


@pytest.mark.usefixtures("tagged")
def test_tags_are_listed(call: Call, client: Client) -> None:
    redirect = {"url": "https://go.acme.test/old", "destination": "https://dest.example/", "tags": ["moved"]}
    client.post("/v1/redirect", json=redirect)
    assert tags_of(call) == ["news", "shop"]
    assert tags_of(call, "?searchTerm=NEW") == ["news"]
    assert tags_of(call, "?itemsPerPage=1&page=2") == ["shop"]
    assert tags_of(call, "?orderBy=shortUrlsCount-DESC") == ["shop", "news"]


@pytest.mark.usefixtures("tagged")
def test_their_numbers_are_exact(call: Call, visit: Visit, write_clicks: Callable[[], bool]) -> None:
    for path in ("/a", "/a", "/b"):
        visit(path)
    visit("/b", headers={"User-Agent": BOT})
    write_clicks()
    news, shop = tags_of(call, "/stats")
    assert news == {
        "tag": "news",
        "shortUrlsCount": 1,
        "visitsSummary": {"total": 2, "nonBots": 2, "bots": 0},
    }
    assert (shop["shortUrlsCount"], shop["visitsSummary"]) == (2, {"total": 4, "nonBots": 3, "bots": 1})
    assert [entry["tag"] for entry in tags_of(call, "/stats?orderBy=visits-DESC")] == ["shop", "news"]
    assert [entry["tag"] for entry in tags_of(call, "/stats?orderBy=nonBotVisits-ASC")] == ["news", "shop"]


@pytest.mark.usefixtures("tagged")
def test_redirects_are_not_among_their_numbers(
    call: Call, client: Client, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    redirect = {"url": "https://go.acme.test/old", "destination": "https://dest.example/", "tags": ["shop", "moved"]}
    client.post("/v1/redirect", json=redirect)
    for path in ("/old", "/old", "/b"):
        visit(path)
    write_clicks()
    assert tags_of(call) == ["news", "shop"]
    _, shop = tags_of(call, "/stats")
    assert shop == {"tag": "shop", "shortUrlsCount": 2, "visitsSummary": {"total": 1, "nonBots": 1, "bots": 0}}


@pytest.mark.usefixtures("tagged")
def test_a_renamed_tag_is_renamed_on_all_records(call: Call) -> None:
    answer = call("PUT", "/tags", {"oldName": "shop", "newName": "store"})
    assert (answer.status_code, answer.text) == (204, "")
    assert tags_of(call) == ["news", "store"]
    assert codes_of(call("GET", "/short-urls?tags[]=store")) == ["b", "a"]


@pytest.mark.usefixtures("tagged")
def test_a_tag_is_not_renamed_to_one_that_exists(call: Call) -> None:
    taken = call("PUT", "/tags", {"oldName": "shop", "newName": "news"})
    assert (taken.status_code, type_of(taken)) == (409, "tag-conflict")
    unknown = call("PUT", "/tags", {"oldName": "none", "newName": "x"})
    assert (unknown.status_code, type_of(unknown), unknown.json["tag"]) == (404, "tag-not-found", "none")
    too_long = call("PUT", "/tags", {"oldName": "shop", "newName": "x" * 51})
    assert (type_of(too_long), too_long.json["invalidElements"]) == ("invalid-data", ["newName"])
    assert call("PUT", "/tags", {"oldName": "shop", "newName": "shop"}).status_code == 204
    assert tags_of(call) == ["news", "shop"]


@pytest.mark.usefixtures("tagged")
def test_deleted_tags_are_taken_from_all_records(call: Call, client: Client) -> None:
    assert call("DELETE", "/tags?tags[]=shop&tags[]=unknown").status_code == 204
    assert tags_of(call) == ["news"]
    assert call("DELETE", "/tags?tags[]=unknown").status_code == 204
    assert [entry["tags"] for entry in client.get("/v1/link").json["data"]] == [[], ["news"]]
    # As PUT /bulk does, in one entry that can be undone.
    (change, *_) = client.get("/v1/changes").json["data"]
    assert change["verb"] == "bulk_update"
