"""`find_or_create` of POST /link: the same destination again is the link that is there. An extension."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from .client import Api
from .errors import rejected
from .records import DEST, assert_record, get

OTHER = "https://dest.example/other"


@pytest.fixture
def find(api: Api, host: str) -> Any:
    def do(**fields: Any) -> Any:
        answer = api("POST", "/link", {"host": host, "destination": DEST, "find_or_create": True, **fields})
        assert answer.status == 200, answer.text
        (record,) = answer.json["data"]
        assert_record(record, "create")
        return record

    return do


def test_what_is_there_is_answered_as_it_is(api: Api, link: Any, find: Any) -> None:
    record = link(alias="a", title="theirs")
    link(alias="b", destination=OTHER)
    before = get(api, record["id"])

    found = find(alias="mine", title="mine", tags=["mine"])

    assert found == record
    assert get(api, record["id"]) == before


def test_what_is_not_there_is_created(find: Any) -> None:
    first = find(title="mine")

    assert (first["title"], find()["id"]) == ("mine", first["id"])
    assert find(destination=OTHER)["id"] != first["id"]
    assert find(destination=f"{DEST}?")["id"] != first["id"]


def test_the_oldest_of_several(link: Any, find: Any) -> None:
    oldest = link()
    link()

    assert find()["id"] == oldest["id"]


def test_on_another_hostname_it_is_another_one(api: Api, link: Any, find: Any) -> None:
    other = f"other-{link()['host']}"
    assert api("POST", "/host", {"host": other}).status == 200

    assert find(host=other)["host"] == other


def test_several_destinations_are_one_value(find: Any) -> None:
    both = find(destinations=[DEST, OTHER])

    assert find()["id"] != both["id"]
    assert find(destinations=[DEST, OTHER])["id"] == both["id"]
    assert find(destinations=[OTHER, DEST])["id"] != both["id"]


def test_a_redirect_is_no_link(api: Api, host: str, find: Any) -> None:
    made = api("POST", "/redirect", {"url": f"https://{host}/", "destination": DEST}).json["data"][0]

    assert find()["id"] != made["id"]


def test_eight_at_once_make_one(api: Api, host: str, find: Any) -> None:
    with ThreadPoolExecutor(8) as pool:
        ids = {record["id"] for record in pool.map(lambda _: find(), range(8))}

    assert len(ids) == 1
    assert len(api("GET", "/link", query={"filter[host]": host}).json["data"]) == 1


def test_without_it_there_are_two(link: Any) -> None:
    assert link(find_or_create=False)["id"] != link()["id"]


@pytest.mark.parametrize("value", ["true", 1, None, []])
def test_only_a_flag(api: Api, host: str, value: Any) -> None:
    answer = api("POST", "/link", {"host": host, "destination": DEST, "find_or_create": value})

    assert rejected(answer) == {"find_or_create"}


def test_what_post_refuses_is_refused(api: Api, host: str, link: Any) -> None:
    link()
    for fields in ({"alias": "a b"}, {"destination": None}, {"unknown": 1}, {"destination": "javascript:alert(1)"}):
        body = {"host": host, "destination": DEST, "find_or_create": True, **fields}
        assert rejected(api("POST", "/link", body)) == set(fields)
