"""Whatever clients send, /yourls-api.php answers in the form of YOURLS, and never with 500."""

from typing import Any
from urllib.parse import quote_from_bytes
from xml.etree import ElementTree

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import Client
from tests.features.dialects.yourls.conftest import HOST, PATH
from tests.lanes import share

STATUSES = {200, 400, 403, 404, 413}
NAMES = (
    *("action", "format", "url", "keyword", "title", "shorturl", "filter", "limit", "start", "db", "domain", "host"),
    *("callback", "jsonp", "signature", "timestamp", "hash", "username", "password", "url[]"),
)
ACTIONS = ("shorturl", "expand", "url-stats", "stats", "db-stats", "version", "", "x")
TEXTS = (
    *("", "k", "0", "-1", "9" * 30, "https://dest.example/", "https://[::1", "mailto:a@b.c", f"https://{HOST}/k"),
    *(f"{HOST}/k", HOST, "\0", "\ud7ff\ufffe", "a/b", "..", "%", "%zz", "+", "é\u0301", "top", "rand", "1e3", "💥"),
)
FORMATS = ("json", "xml", "simple", "jsonp", "JSON", "")
VALUES = st.sampled_from(TEXTS) | st.text(max_size=60)
SLOW = settings(
    max_examples=share(150),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
def caller(client: Client) -> Client:
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    return client


def check(answer: Any) -> None:
    assert answer.status_code in STATUSES, answer.text
    content_type = answer.headers["Content-Type"]
    if content_type.startswith("application/json"):
        body = answer.json
        assert isinstance(body, dict)
        code = body.get("statusCode") or body.get("errorCode") or "200"
        assert int(code) == answer.status_code
    elif content_type.startswith("application/xml"):
        assert ElementTree.fromstring(answer.text).tag == "root"
    else:
        assert content_type == "text/plain; charset=utf-8"


@pytest.mark.slow
@SLOW
@given(
    action=st.sampled_from(ACTIONS),
    format_=st.sampled_from(FORMATS),
    sent=st.sampled_from(["query", "form", "multipart"]),
    parameters=st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=5), VALUES, max_size=6),
)
def test_parameters(caller: Client, action: str, format_: str, sent: str, parameters: dict[str, str]) -> None:
    parameters = {"action": action, "format": format_, **parameters}
    try:
        for value in parameters.values():
            value.encode()
    except UnicodeEncodeError:
        return
    match sent:
        case "query":
            check(caller.get(PATH, query_string=parameters))
        case "form":
            check(caller.post(PATH, data=parameters))
        case _:
            check(caller.post(PATH, data=parameters, content_type="multipart/form-data"))


@pytest.mark.slow
@SLOW
@given(
    raw=st.binary(max_size=80),
    sent=st.sampled_from(["query", "form", "multipart", "json", "text"]),
    action=st.sampled_from(ACTIONS),
)
def test_bytes(caller: Client, raw: bytes, sent: str, action: str) -> None:
    query = f"?format=json&action={action}"
    match sent:
        case "query":
            check(caller.get(f"{PATH}{query}&url={quote_from_bytes(raw)}&shorturl={quote_from_bytes(raw)}"))
        case "form":
            check(caller.post(PATH + query, data=raw, content_type="application/x-www-form-urlencoded"))
        case "multipart":
            body = b'--b\r\nContent-Disposition: form-data; name="url"\r\n\r\n' + raw + b"\r\n--b--\r\n"
            check(caller.post(PATH + query, data=body, content_type="multipart/form-data; boundary=b"))
            check(caller.post(PATH + query, data=raw, content_type="multipart/form-data; boundary=b"))
            check(caller.post(PATH + query, data=raw, content_type="multipart/form-data"))
        case "json":
            check(caller.post(PATH + query, data=raw, content_type="application/json"))
        case _:
            check(caller.post(PATH + query, data=raw, content_type="text/plain; charset=\xff"))


@SLOW
@given(raw=st.binary(max_size=60))
def test_tokens(app: Flask, raw: bytes) -> None:
    visitor = app.test_client()
    for name in ("signature", "password"):
        answer = visitor.get(
            f"{PATH}?format=json&action=version&{name}={quote_from_bytes(raw)}", base_url="https://signpost.test"
        )
        assert answer.status_code == 403
        check(answer)
