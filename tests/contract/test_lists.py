"""Lists: the envelope, pages in both directions, order. Spec: "Pagination envelope"."""

import base64
import json
import re
import secrets
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from . import needs
from .client import Answer, Api
from .errors import assert_error, rejected
from .hosts import assert_host, fresh
from .records import assert_record
from .statements import statement

LISTS = ["/host", "/link", "/redirect", "/links"]
SORTS = ["id", "-id", "created_at", "-created_at", "updated_at", "-updated_at"]


@pytest.fixture(scope="module")
def rows(api: Api) -> Iterator[Any]:
    """At least 31 rows for each list: a hostname with 31 links and 31 redirects, and 30 more hostnames."""
    host = fresh()
    with api.cleanup():
        for name in [host, *(fresh() for _ in range(30))]:
            assert api("POST", "/host", {"host": name}).status == 200
        for number in range(31):
            body = {"destination": f"https://dest.example/{number}"}
            assert api("POST", "/link", {"host": host, **body}).status == 200
            assert api("POST", "/redirect", {"url": f"https://{host}/r{number}", **body}).status == 200
        yield host


def page(api: Api, path: str, **query: Any) -> Any:
    answer = api("GET", path, query=query)
    assert answer.status == 200, answer.text
    return answer


def key(row: dict[str, Any]) -> str:
    """What identifies a row: its id, or the hostname."""
    return str(row.get("id") or row["host"])


def walk(api: Api, answer: Answer, direction: Any = "next", limit: Any = 2000) -> Any:
    """All pages from `answer` on, following the URL in each."""
    pages = [answer.json]
    while url := pages[-1]["meta"]["cursor"][direction]:
        answer = api.follow(url)
        assert answer.status == 200, answer.text
        pages.append(answer.json)
        assert len(pages) < limit
    return pages


def keys(pages: Any) -> Any:
    return [key(row) for one in pages for row in one["data"]]


def other_query(url: str, **changes: Any) -> Any:
    """The query of `url` with `changes`; None removes a parameter."""
    query = {**dict(parse_qsl(urlsplit(url).query)), **changes}
    return {name: value for name, value in query.items() if value is not None}


# --- the envelope ----------------------------------------------------------------------------------------------


@statement("R64", "R65", "E112", "E113", "E114", "L11")
@pytest.mark.parametrize("path", LISTS)
def test_the_envelope(api: Api, rows: Any, path: str) -> None:
    body = page(api, path).json

    assert set(body) == {"data", "meta"}
    assert set(body["meta"]) == {"cursor"}
    cursor = body["meta"]["cursor"]
    assert set(cursor) == {"current", "prev", "next", "count"}
    assert type(cursor["count"]) is int
    assert cursor["count"] == len(body["data"]) == 25
    assert cursor["prev"] is None
    for row in body["data"]:
        assert_host(row) if path == "/host" else assert_record(row, "list")


@statement("E121")
@pytest.mark.parametrize("path", LISTS)
def test_pages_are_absolute_urls_of_this_list(api: Api, rows: Any, path: str) -> None:
    first = page(api, path, per_page=2, sort="id").json["meta"]["cursor"]
    second = api.follow(first["next"]).json["meta"]["cursor"]

    for url in (first["next"], second["current"], second["prev"], second["next"]):
        parts = urlsplit(url)
        assert (parts.scheme, parts.netloc) == (api.base.scheme, api.base.netloc)
        assert parts.path == api.base.path + path
        query = dict(parse_qsl(parts.query))
        assert (query["per_page"], query["sort"]) == ("2", "id")


def test_pages_have_the_address_that_the_proxy_in_front_has(api: Api, rows: Any) -> None:
    headers = {"X-Forwarded-Proto": "https", "Host": "signpost.example"}
    needs.plain_http(api)

    url = api("GET", "/links", headers=headers).json["meta"]["cursor"]["next"]

    assert url.startswith(f"https://signpost.example{api.base.path}/links?")


@pytest.mark.parametrize("path", LISTS)
def test_the_current_page_is_the_one_that_was_followed(api: Api, rows: Any, path: str) -> None:
    first = page(api, path, per_page=3).json
    second = api.follow(first["meta"]["cursor"]["next"]).json

    again = api.follow(second["meta"]["cursor"]["current"]).json

    assert again == second


@pytest.mark.parametrize("path", LISTS)
def test_the_link_header_says_the_same(api: Api, rows: Any, path: str) -> None:
    first = page(api, path, per_page=2)
    second = api.follow(first.json["meta"]["cursor"]["next"])

    for answer in (first, second):
        links = re.findall(r'<([^>]*)>; *rel="?([a-z]+)"?', answer.headers["Link"] or "")
        found = {rel: url for url, rel in links}
        cursor = answer.json["meta"]["cursor"]
        assert found == {rel: cursor[rel] for rel in ("prev", "next") if cursor[rel]}


# --- how many --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("per_page", [1, 2, 24, 25, 26, 30])
def test_per_page(api: Api, rows: Any, path: str, per_page: Any) -> None:
    body = page(api, path, per_page=per_page).json

    assert len(body["data"]) == per_page
    assert 1 <= len(api.follow(body["meta"]["cursor"]["next"]).json["data"]) <= per_page


@pytest.mark.parametrize("path", LISTS)
def test_a_hundred_at_most(api: Api, rows: Any, path: str) -> None:
    assert page(api, path, per_page=100).json["meta"]["cursor"]["count"] <= 100

    assert rejected(api("GET", path, query={"per_page": 101})) == {"per_page"}


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize(
    "per_page", ["0", "-1", "1000", "abc", "1.5", "1e1", "0x10", "null", "\x00", "9" * 5000, str(2**64)]
)
def test_another_number_is_refused(api: Api, path: str, per_page: Any) -> None:
    assert rejected(api("GET", path, query={"per_page": per_page})) == {"per_page"}


# --- order -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", LISTS)
def test_the_newest_come_first_unless_told_otherwise(api: Api, rows: Any, path: str) -> None:
    body = page(api, path, per_page=30).json

    times = [row["created_at"] for row in body["data"]]
    assert times == sorted(times, reverse=True)
    assert keys([body]) == keys([page(api, path, per_page=30, sort="-created_at").json])


@statement("E82")
@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("sort", SORTS)
def test_sort(api: Api, rows: Any, path: str, sort: Any) -> None:
    field = sort.removeprefix("-")

    body = page(api, path, per_page=30, sort=sort).json

    # Hostnames show no id; the order by id is the order of creation.
    values = [row.get(field) or row["created_at"] for row in body["data"]]
    assert len(set(values)) > 1
    assert values == sorted(values, reverse=sort.startswith("-"))


def test_by_id_is_the_order_in_which_records_were_made(api: Api, link: Any) -> None:
    made = [link()["id"] for _ in range(5)]

    assert keys([page(api, "/links", per_page=5, sort="-id").json]) == made[::-1]


def test_a_change_puts_a_record_first_by_updated_at_alone(api: Api, link: Any) -> None:
    first, second = link(), link()
    api("PUT", f"/redirect/{first['id']}", {"url": first["url"], "destination": "https://dest.example/new"})

    by_update = keys([page(api, "/links", per_page=2, sort="-updated_at").json])
    by_creation = keys([page(api, "/links", per_page=2, sort="-created_at").json])

    assert by_update == [first["id"], second["id"]]
    assert by_creation == [second["id"], first["id"]]


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize(
    "sort", ["", "nonsense", "--id", "-", "ID", "host", "title", "id,created_at", "id ", "+id", "\x00"]
)
def test_another_order_is_refused(api: Api, path: str, sort: Any) -> None:
    assert rejected(api("GET", path, query={"sort": sort})) == {"sort"}


# --- walking ---------------------------------------------------------------------------------------------------


@statement("R66", "E112", "E113", "E114")
@pytest.mark.parametrize(
    ("path", "per_page"), [("/host", 1), ("/host", 2), ("/host", 7), ("/link", 20), ("/redirect", 3), ("/links", 20)]
)
@pytest.mark.parametrize("sort", SORTS)
def test_every_row_comes_once_forward_and_back(api: Api, rows: Any, path: str, per_page: Any, sort: Any) -> None:
    whole = keys(walk(api, page(api, path, per_page=100, sort=sort)))
    assert len(whole) >= 31

    forward = walk(api, page(api, path, per_page=per_page, sort=sort))
    backward = walk(api, api.follow(forward[-1]["meta"]["cursor"]["current"]), "prev")

    assert keys(forward) == whole
    assert len(set(whole)) == len(whole)
    assert keys(backward[::-1]) == whole
    assert all(len(one["data"]) == per_page for one in forward[:-1])
    assert 1 <= len(forward[-1]["data"]) <= per_page
    assert all(one["meta"]["cursor"]["prev"] for one in forward[1:])


@pytest.mark.parametrize("path", ["/host", "/link", "/links", "/redirect"])
def test_a_filter_holds_on_every_page(api: Api, rows: Any, path: str) -> None:
    """Every page applies the filter of the first one."""
    name, value = ("search", "t") if path == "/host" else ("host", rows)

    pages = walk(api, page(api, path, per_page=10, sort="id", **{f"filter[{name}]": value}))
    backward = walk(api, api.follow(pages[-1]["meta"]["cursor"]["current"]), "prev")

    found = [row for one in pages for row in one["data"]]
    assert len(found) >= 31
    assert {row["host"] for row in found} == {rows} or path == "/host"
    assert keys(backward[::-1]) == keys(pages)


@pytest.mark.parametrize("path", LISTS)
def test_the_count_is_that_of_the_page(api: Api, rows: Any, path: str) -> None:
    """Not the page size: the last page has fewer rows."""
    for per_page in (7, 100):
        for one in walk(api, page(api, path, per_page=per_page, sort="id")):
            assert one["meta"]["cursor"]["count"] == len(one["data"])


@statement("R65")
def test_forward_and_back_is_the_same_page(api: Api, rows: Any) -> None:
    first = page(api, "/links", per_page=4).json
    second = api.follow(first["meta"]["cursor"]["next"]).json

    back = api.follow(second["meta"]["cursor"]["prev"]).json
    forth = api.follow(back["meta"]["cursor"]["next"]).json

    assert back["data"] == first["data"]
    assert back["meta"]["cursor"]["prev"] is None
    assert forth["data"] == second["data"]


@pytest.mark.parametrize("sort", SORTS)
def test_rows_that_are_added_meanwhile_move_nothing(api: Api, rows: Any, link: Any, sort: Any) -> None:
    whole = keys(walk(api, page(api, "/links", per_page=100, sort=sort)))
    first = page(api, "/links", per_page=20, sort=sort)
    added = {link()["id"] for _ in range(5)}

    found = keys(walk(api, first))

    assert [one for one in found if one not in added] == whole
    assert len(set(found)) == len(found)


def test_a_row_that_goes_meanwhile_takes_no_other_with_it(api: Api, link: Any) -> None:
    made = [link()["id"] for _ in range(9)][::-1]
    first = page(api, "/links", per_page=3, sort="-id").json
    # The last row of the page, which the cursor names, and the first row of the next.
    for gone in (made[2], made[3]):
        api("DELETE", f"/redirect/{gone}")

    second = api.follow(first["meta"]["cursor"]["next"]).json
    back = api.follow(second["meta"]["cursor"]["prev"]).json

    assert keys([second]) == made[4:7]
    assert made[:2] == [one for one in keys([back]) if one in made]


def test_the_number_of_rows_may_change_on_the_way(api: Api, rows: Any) -> None:
    whole = keys([page(api, "/links", per_page=10).json])
    first = page(api, "/links", per_page=3).json

    rest = page(api, "/links", **other_query(first["meta"]["cursor"]["next"], per_page="7")).json

    assert keys([first, rest]) == whole


# --- cursors that were not made here ---------------------------------------------------------------------------


def encoded(content: Any) -> Any:
    return base64.urlsafe_b64encode(content if isinstance(content, bytes) else json.dumps(content).encode()).decode()


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize(
    "cursor",
    [
        "x",
        "0",
        "-1",
        "25",
        "null",
        "!!!",
        "ä",
        "\x00",
        "' OR 1=1 --",
        "a" * 5000,
        "9" * 5000,
        "=" * 9,
        encoded(b"\xff\xfe"),
        encoded(b"["),
        encoded(b"[" * 3000),
        encoded(b"9" * 4500),
        encoded(b"\x00"),
        encoded(None),
        encoded([]),
        encoded({}),
        encoded(1),
        encoded("x"),
        encoded([None] * 4),
        encoded([[]] * 4),
        encoded([{}] * 4),
    ],
)
def test_a_bad_cursor_is_refused(api: Api, path: str, cursor: Any) -> None:
    assert rejected(api("GET", path, query={"cursor": cursor})) == {"cursor"}


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("change", [lambda text: text[:-2], lambda text: text[3:], lambda text: text * 2, str.swapcase])
def test_a_damaged_cursor_is_refused(api: Api, rows: Any, path: str, change: Any) -> None:
    query = other_query(page(api, path, per_page=2).json["meta"]["cursor"]["next"])

    assert rejected(api("GET", path, query={**query, "cursor": change(query["cursor"])})) == {"cursor"}


@pytest.mark.parametrize("made_by", LISTS)
@pytest.mark.parametrize("used_on", LISTS)
def test_the_cursor_of_another_list_is_refused(api: Api, rows: Any, made_by: Any, used_on: Any) -> None:
    url = page(api, made_by, per_page=2).json["meta"]["cursor"]["next"]

    answer = api("GET", used_on, query=other_query(url))

    if made_by == used_on:
        assert answer.status == 200
    else:
        assert rejected(answer) == {"cursor"}


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("sort", [*SORTS[1:], None])
def test_the_cursor_of_another_order_is_refused(api: Api, rows: Any, path: str, sort: Any) -> None:
    url = page(api, path, per_page=2, sort="id").json["meta"]["cursor"]["next"]

    assert rejected(api("GET", path, query=other_query(url, sort=sort))) == {"cursor"}


# --- other parameters ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("query", ["nonsense=1", "page=2", "Cursor=x", "per_page=1&limit=2", "%00=1", "%ff=1", "=1"])
def test_unknown_parameters_are_refused(api: Api, path: str, query: Any) -> None:
    answer = api("GET", f"{path}?{query}")

    assert_error(answer, 422)


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("query", ["per_page=1&per_page=1", "sort=id&sort=-id"])
def test_repeated_parameters_are_refused(api: Api, path: str, query: Any) -> None:
    assert rejected(api("GET", f"{path}?{query}")) == {query.partition("=")[0]}


@pytest.mark.parametrize("path", LISTS)
def test_reading_changes_nothing(api: Api, rows: Any, path: str) -> None:
    before = keys([page(api, path, per_page=100).json])

    for query in ({"per_page": 1}, {"sort": "id"}, {"cursor": secrets.token_hex(4)}):
        api("GET", path, query=query)

    assert keys([page(api, path, per_page=100).json]) == before
