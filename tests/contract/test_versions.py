"""ETag and If-Match: nobody overwrites what they have not seen. An extension."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from .client import Answer, Api, eventually
from .errors import assert_error
from .records import DEST, assert_record, get

METHODS = ["PUT", "PATCH", "DELETE"]
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
STALE = '"0123456789abcdef"'


@pytest.fixture
def send(api: Api) -> Callable[..., Answer]:
    """Write a record by one of METHODS with an If-Match header."""

    def do(method: str, record: Any, if_match: str, **fields: Any) -> Answer:
        body = {"PUT": {"url": record["url"], "destination": DEST, **fields}, "PATCH": fields, "DELETE": ...}[method]
        return api(method, f"/redirect/{record['id']}", body, headers={"If-Match": if_match})

    return do


def etag(api: Api, record: Any) -> str:
    found = api("GET", f"/links/{record['id']}").headers["ETag"]
    assert re.fullmatch(r'"[!#-~]+"', found)
    return str(found)


def test_each_answer_names_the_version_of_the_next(api: Api, link: Any) -> None:
    record = link()
    path, seen = f"/redirect/{record['id']}", [etag(api, record)]

    assert etag(api, record) == seen[0]
    for method, body in (("PATCH", {"title": "a"}), ("PUT", {"url": record["url"], "destination": DEST, "title": "b"})):
        answer = api(method, path, body)
        assert answer.headers["ETag"] == etag(api, record)
        seen.append(answer.headers["ETag"])
    assert len(set(seen)) == 3
    api("PATCH", path, {"title": ""})
    assert etag(api, record) == seen[0]


@pytest.mark.parametrize(
    "fields",
    [{"title": "x"}, {"tags": ["x"]}, {"password": "sesame"}, {"max_clicks": 3}, {"paused": True}, {"status": 307}],
)
def test_every_field_makes_a_version(api: Api, link: Any, fields: Any) -> None:
    record = link()
    before = etag(api, record)

    api("PATCH", f"/redirect/{record['id']}", fields)

    assert etag(api, record) != before


@pytest.mark.parametrize("method", ["PUT", "PATCH"])
def test_the_same_password_makes_none(api: Api, host: str, link: Any, method: str) -> None:
    record = link(alias="a", password="sesame")
    before = get(api, record["id"]), etag(api, record)
    path, body = f"/redirect/{record['id']}", {"url": record["url"], "destination": record["destination"]}

    assert api(method, path, {**body, "password": "sesame"}).headers["ETag"] == before[1]
    assert (get(api, record["id"]), etag(api, record)) == before
    assert api(method, path, {**body, "password": "another"}).headers["ETag"] != before[1]
    assert api.visit(host, "/a", "POST", body=b"password=another", headers=FORM).status == 303


def test_a_click_makes_none(api: Api, host: str, link: Any) -> None:
    record = link(alias="a")
    before = etag(api, record)

    api.visit(host, "/a")

    assert eventually(lambda: get(api, record["id"])["total_clicks"], lambda clicks: clicks == 1) == 1
    assert etag(api, record) == before


@pytest.mark.parametrize("method", METHODS)
def test_the_current_one_is_carried_out(api: Api, link: Any, send: Any, method: str) -> None:
    record = link()

    assert send(method, record, etag(api, record), title="new").status in (200, 204)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("form", ["*", '"other", {}', '{} , "other"', '"other",{}'])
def test_lists_and_any(api: Api, link: Any, send: Any, method: str, form: str) -> None:
    record = link()

    assert send(method, record, form.format(etag(api, record)), title="new").status in (200, 204)


@pytest.mark.parametrize("coding", ["gzip", "zstd", "br"])
def test_what_a_proxy_adds_that_compresses(api: Api, link: Any, send: Any, coding: str) -> None:
    record = link()
    sent = etag(api, record).removesuffix('"') + f'-{coding}"'

    assert send("PATCH", record, sent, title="new").status == 200


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("if_match", [STALE, '"a", "b"', "W/{}", '""', "", "x" * 5000])
def test_a_stale_one_changes_nothing(api: Api, link: Any, send: Any, method: str, if_match: str) -> None:
    record = link(title="theirs")
    current, before = etag(api, record), get(api, record["id"])

    answer = send(method, record, if_match.format(current), title="mine")

    assert answer.status == 412, answer.text
    assert answer.headers["ETag"] == answer.json["etag"] == current
    assert answer.json["code"] == "precondition_failed"
    assert answer.json["message"].endswith(".")
    assert answer.json["record"] == before == get(api, record["id"])
    assert_record(answer.json["record"], "get")


def test_the_record_in_a_refusal_has_its_extensions_too(api: Api, link: Any) -> None:
    record = link(max_clicks=3)

    path, headers = f"/redirect/{record['id']}", {"If-Match": STALE}
    answer = api("PATCH", path, {"title": "x"}, headers=headers, query={"include": "extensions"})

    assert answer.status == 412
    assert answer.json["record"]["extensions"]["max_clicks"] == 3


@pytest.mark.parametrize("method", ["PUT", "PATCH"])
def test_a_record_that_is_not_there(send: Any, method: str) -> None:
    assert_error(send(method, {"id": "nothing", "url": "https://go.acme.test/a"}, STALE), 404)


def test_deleting_what_is_gone_already_is_no_error(api: Api, link: Any, send: Any) -> None:
    record = link()
    seen = etag(api, record)

    assert [send("DELETE", record, seen).status for _ in range(2)] == [204, 204]


def test_of_several_at_once_one_wins(api: Api, link: Any, send: Any) -> None:
    record = link()
    seen = etag(api, record)

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda number: send("PATCH", record, seen, title=f"title {number}"), range(8)))

    assert sorted(answer.status for answer in answers) == [200] + [412] * 7
    (won,) = (answer for answer in answers if answer.status == 200)
    assert get(api, record["id"])["title"] == won.json["title"]


# --- the style of a QR code has a version of its own -----------------------------------------------------------------


def test_a_qr_code_has_a_version_of_its_own(api: Api, link: Any) -> None:
    record = link()
    path, configuration = f"/links/{record['id']}/qr", etag(api, record)
    seen = api("GET", path).headers["ETag"]

    changed = api("PUT", path, {"color": "#003366"}, headers={"If-Match": seen})

    assert changed.status == 200, changed.text
    assert changed.headers["ETag"] == api("GET", path, query={"format": "png"}).headers["ETag"] != seen
    assert etag(api, record) == configuration
    api("PATCH", f"/redirect/{record['id']}", {"title": "new"})
    assert api("GET", path).headers["ETag"] == changed.headers["ETag"]
    assert api("PUT", path, {"color": "#000000"}).headers["ETag"] == seen


@pytest.mark.parametrize("if_match", [STALE, "W/{}", ""])
def test_of_a_qr_code_a_stale_one_changes_nothing(api: Api, link: Any, if_match: str) -> None:
    record = link()
    path = f"/links/{record['id']}/qr"
    api("PUT", path, {"theme": "dots"})
    before, current = get(api, record["id"]), api("GET", path).headers["ETag"]

    answer = api("PUT", path, {"theme": "rounded"}, headers={"If-Match": if_match.format(current)})

    assert answer.status == 412, answer.text
    assert answer.headers["ETag"] == answer.json["etag"] == current
    assert answer.json["if_match"] == if_match.format(current)
    assert answer.json["record"] == before == get(api, record["id"])
    # That of the record is another version.
    assert api("PUT", path, {"theme": "rounded"}, headers={"If-Match": etag(api, record)}).status == 412
    for right, theme in ((current, "rounded"), ("*", "square")):
        assert api("PUT", path, {"theme": theme}, headers={"If-Match": right}).status == 200
    assert_error(api("PUT", "/links/nothing/qr", {"theme": "dots"}, headers={"If-Match": STALE}), 404)
