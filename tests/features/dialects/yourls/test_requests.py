"""Where the interface is, how parameters are sent, in which formats it answers, and what bounds it."""

from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from flask import Flask

from signpost.factory import create_token
from signpost.web.body_limits import ORDINARY
from tests.conftest import ORIGIN, Answer, Client, Visit, client_of
from tests.features.dialects.yourls.conftest import HOST, PATH, Call, shortened
from tests.isolation.test_bounds import AT_ONCE_S, MARKS, taken_s

# --- where it is --------------------------------------------------------------------------------------------------


def test_it_is_off_unless_the_setting_names_it(make_app: Callable[..., Flask]) -> None:
    for app in (make_app(), make_app(DIALECTS=["shlink"])):
        token = create_token(app, "any")
        for answer in (
            client_of(app).get(PATH, query_string={"signature": token, "action": "version"}),
            client_of(app).post(PATH, data={"signature": token, "action": "version"}),
        ):
            assert answer.status_code == 404
            assert answer.json["code"] == "not_found"


def test_a_connected_hostname_has_its_own_links_at_this_path(
    connect: Callable[..., str], call: Call, client: Client, visit: Visit
) -> None:
    connect()
    assert visit(f"{PATH}?signature={client.token}&action=version&format=json").status_code == 404


def test_plain_http_is_refused(client: Client) -> None:
    answer = client.get(PATH, query_string={"action": "version", "format": "json"}, base_url="http://signpost.test")
    assert answer.status_code == 403
    assert answer.json == {"message": "HTTPS is required.", "errorCode": "403"}


@pytest.mark.parametrize("method", ["HEAD", "PUT", "DELETE", "OPTIONS"])
def test_only_get_and_post_do_something(connect: Callable[..., str], client: Client, method: str) -> None:
    connect()
    query = {"signature": client.token, "action": "shorturl", "url": "https://dest.example/"}
    answer = client.open(PATH, method=method, query_string=query)
    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) - {"HEAD"} == {"GET", "POST"}
    assert client.get("/v1/links").json["data"] == []


# --- formats ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("format_", "content_type"),
    [
        ("json", "application/json"),
        ("xml", "application/xml"),
        (None, "application/xml"),
        ("simple", "text/plain"),
        ("JSON", "text/plain"),
        ("", "text/plain"),
    ],
)
def test_content_types(connect: Callable[..., str], call: Call, format_: str | None, content_type: str) -> None:
    connect()
    for answer in (call("version", format_), call("expand", format_, shorturl="none"), call("none", format_)):
        assert answer.headers["Content-Type"] == f"{content_type}; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Request-Id"]


def test_xml(connect: Callable[..., str], call: Call) -> None:
    connect()
    shortened(call, "https://dest.example/?a=1&b=<2>", keyword="k", title="Ü & <b>\ufffe")
    answer = call("stats", "xml", limit=1)
    assert answer.text.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<root>')
    root = ElementTree.fromstring(answer.text)
    assert [child.tag for child in root] == ["links", "stats", "statusCode", "message"]
    link = root.find("links/link_1")
    assert link is not None
    body = call("stats", limit=1).json["links"]["link_1"]
    assert body["title"] == "Ü & <b>\ufffe"
    # A character that XML does not allow is left out.
    expected = {name: str(value).replace("\ufffe", "") for name, value in body.items()}
    assert {child.tag: child.text or "" for child in link} == expected


@pytest.mark.parametrize("name", ["callback", "jsonp"])
def test_jsonp_is_refused_and_a_callback_does_nothing_else(call: Call, name: str) -> None:
    answer = call("version", "jsonp", **{name: "run"})
    assert (answer.status_code, answer.mimetype) == (400, "application/json")
    assert answer.json["message"].startswith("JSONP is not answered")
    for format_ in ("json", "xml", "simple"):
        assert call("version", format_, **{name: "run"}).data == call("version", format_).data


# --- how parameters are sent ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", ["query", "form", "multipart", "both"])
def test_parameters_are_taken_from_wherever_clients_put_them(
    app: Flask, connect: Callable[..., str], client: Client, sent: str
) -> None:
    connect()
    given = {"signature": client.token, "action": "shorturl", "format": "json", "url": "https://dest.example/ü?a=b&c"}
    visitor = client_of(app)
    match sent:
        case "query":
            answer = visitor.get(PATH, query_string=given)
        case "form":
            answer = visitor.post(PATH, data=given)
        case "multipart":
            answer = visitor.post(PATH, data=given, content_type="multipart/form-data")
        case _:
            # The form wins, as in PHP; of several the last.
            query = "?format=xml&action=version&action=stats&url=https://other.example/"
            answer = visitor.post(PATH + query, data=given)
    assert answer.status_code == 200, answer.text
    assert answer.json["url"]["url"] == "https://dest.example/ü?a=b&c"


def test_a_compressed_body_is_refused(client: Client) -> None:
    answer = client.post(f"{PATH}?format=json", data=b"\x1f\x8b", headers={"Content-Encoding": "gzip"})
    assert answer.status_code == 415
    assert answer.json["errorCode"] == "415"


# --- bounds -------------------------------------------------------------------------------------------------------


@pytest.fixture
def large(client: Client) -> Callable[..., Answer]:
    return lambda **data: client.post(PATH, data={"action": "shorturl", "format": "json", **data})


def test_a_body_has_a_maximum(connect: Callable[..., str], large: Callable[..., Answer]) -> None:
    connect()
    assert large(url="https://dest.example/", title="t" * (ORDINARY.max_bytes - 200)).status_code == 200
    answer = large(url="https://dest.example/2", title="t" * ORDINARY.max_bytes)
    assert answer.status_code == 413
    answer = large(url="https://dest.example/2", **{f"p{number}": "x" for number in range(3000)})
    assert answer.status_code == 200


def test_a_form_of_many_parts_is_refused(app: Flask, client: Client) -> None:
    parts = "".join(f'--b\r\nContent-Disposition: form-data; name="{n}"\r\n\r\n\r\n' for n in range(1100))
    answer = client.post(
        f"{PATH}?format=json", data=(parts + "--b--\r\n").encode(), content_type="multipart/form-data; boundary=b"
    )
    assert answer.status_code == 413
    assert answer.json["errorCode"] == "413"


@pytest.mark.parametrize(
    "given",
    [
        {"action": "expand", "shorturl": "a" + MARKS * 5_000},
        {"action": "expand", "shorturl": f"{HOST}/a" + MARKS * 5_000},
        {"action": "url-stats", "shorturl": "x", "domain": "a" + MARKS * 5_000},
        {"action": "shorturl", "url": "https://dest.example/", "keyword": "a" + MARKS * 5_000},
        {"action": "shorturl", "url": "https://dest.example/", "host": "a" + MARKS * 5_000},
        {"action": "shorturl", "url": "https://d.example/", "title": " \n" * 15_000 + "x"},
        {"action": "stats", "limit": "9" * 60_000},
        {"action": "stats", "limit": " " * 60_000 + "x"},
        {"action": "version", "signature": "sp_api_" + "x" * 60_000},
    ],
)
def test_the_longest_parameters_are_read_at_once(
    app: Flask, connect: Callable[..., str], client: Client, given: dict[str, str]
) -> None:
    connect()
    answers: list[Answer] = []
    visitor = client if "signature" not in given else client_of(app)
    assert taken_s(lambda: answers.append(visitor.post(PATH, data={"format": "json", **given}))) < AT_ONCE_S
    assert answers[0].status_code in (200, 400, 403, 404)
    assert answers[0].is_json


def test_ways_of_writing_the_origin(client: Client) -> None:
    """A path that only begins in the same way is another one."""
    for path in (f"{PATH}/", f"{PATH}x", f"/w/home{PATH}"):
        assert client.get(path, base_url=ORIGIN, headers={"Accept": "application/json"}).status_code in (401, 403, 404)
