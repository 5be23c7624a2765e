"""Any bytes in path, query, Host and headers: no exception, no 5xx, no broken header, no host but a destination's."""

import os
import re
from collections.abc import Iterator
from html import unescape
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from signpost.domain.records.destination import Target
from signpost.factory import close_app, create_app
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from tests.conftest import FIREFOX, Client
from tests.lanes import share
from tests.visits.conftest import send

pytestmark = pytest.mark.slow

HOST = "go.acme.test"
BARE = "bare.acme.test"
DESTINATION_HOSTS = {"d.example", "xn--bcher-kva.example", "2001:db8::1"}
FORWARDING = {"forward_path": True, "forward_query": True, "utm": ["source=x"]}
LINKS = (
    {"alias": "abc", "destination": "https://d.example/landing"},
    {"alias": "fwd", "destination": "https://d.example", **FORWARDING},
    {"alias": "fwd/in", "destination": "https://d.example/b/?a=1&utm_source=y#f", **FORWARDING},
    {"alias": "idn", "destination": "https://bücher.example:8443", **FORWARDING},
    {"alias": "six", "destination": "https://[2001:db8::1]:8443", **FORWARDING},
    {"alias": "frame", "type": "frame", "destination": "https://d.example/f", **FORWARDING},
    {"alias": "preview", "plugins": ["preview"], "destination": "https://d.example/p", **FORWARDING},
    {"alias": "app", "destination": "fb://profile/1", **FORWARDING},
    {"alias": "keep", "status": 307, "destination": "https://d.example/k", **FORWARDING},
    {"alias": "many", "destinations": ["https://d.example/1", "https://d.example/2"], "destination_routing": "sticky"},
    {"alias": "한", "destination": "https://d.example/h", **FORWARDING},
)

# Pieces that mean something somewhere, between bytes that mean nothing.
PIECES = [
    *(str(entry["alias"]).encode() for entry in LINKS),
    *(
        b"/",
        b"//",
        b"\\",
        b"..",
        b".",
        b"%2e%2E",
        b"%2f",
        b"%5c",
        b"%",
        b"%0d%0a",
        b"%00",
        b"%ff",
        b"%ED%95%9C",
        b"+",
        b"%2B",
    ),
    *(
        b"?",
        b"#",
        b"&",
        b"=",
        b";",
        b"@",
        b":",
        b"[",
        b"]",
        b"http://",
        b"https:",
        b"//evil.example",
        b"@evil.example",
        b"www.",
    ),
    *(
        b"\r\n",
        b"\n",
        b"\t",
        b" ",
        b"\x00",
        b"\x7f",
        b"\x85",
        b"\xff",
        b"\xc2\xa0",
        b"\xe2\x80\xa8",
        b"\xcc\x81",
        b"\xed\xa0\x80",
    ),
    *(
        b"<script>",
        b'"',
        b"'",
        b"{{7*7}}",
        b"/.well-known/acme-challenge/",
        b"robots.txt",
        b"a=1",
        b"utm_source=z",
        b"password",
    ),
    *(b"Set-Cookie: a=b", b"javascript:", b"127.0.0.1", b"::1", b",", b"*", b"x" * 300),
]
WIRE = st.lists(st.one_of(st.sampled_from(PIECES), st.binary(max_size=4)), max_size=10).map(
    lambda parts: b"".join(parts).decode("latin-1")
)
TARGET = st.one_of(
    WIRE,
    WIRE.map(lambda text: "/" + text),
    st.builds(
        lambda alias, text: f"/{alias}/{text}",
        st.sampled_from(["fwd", "fwd/in", "idn", "six", "frame", "preview"]),
        WIRE,
    ),
    st.builds(
        lambda alias, text: f"/{alias}?{text}", st.sampled_from(["fwd", "idn", "frame", "preview", "app", "many"]), WIRE
    ),
)
METHOD = st.sampled_from(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "PUT", "X"])
HEADERS = st.dictionaries(
    st.sampled_from(
        [
            *(
                "HTTP_USER_AGENT",
                "HTTP_PURPOSE",
                "HTTP_SEC_PURPOSE",
                "HTTP_REFERER",
                "HTTP_X_FORWARDED_FOR",
                "HTTP_COOKIE",
            ),
            *("HTTP_X_FORWARDED_PROTO", "HTTP_FORWARDED", "HTTP_AUTHORIZATION", "HTTP_X_REQUEST_ID", "HTTP_ACCEPT"),
            *("CONTENT_TYPE", "CONTENT_LENGTH", "HTTP_X_HTTP_METHOD_OVERRIDE", "HTTP_IF_NONE_MATCH", "HTTP_RANGE"),
        ]
    ),
    WIRE,
    max_size=3,
)
BODY = st.one_of(st.just(b""), st.binary(max_size=40))


# 50,000 tries in all when asked for; otherwise a tenth, or a share of that.
TIMES = 11 if os.environ.get("TEST_LONG") else 1


def examples(count: int) -> settings:
    return settings(
        max_examples=share(count) * TIMES, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
    )


@pytest.fixture(scope="module")
def app(tmp_path_factory: Any) -> Iterator[Any]:
    """One app for all examples: none of them changes anything but clicks."""
    folder = tmp_path_factory.mktemp("fuzz")
    app = create_app({"INSTANCE": str(folder / "instance"), "RATE_LIMIT": "", "RULES_CACHED": 200})
    app.test_client_class = Client
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        _, secret = tokens.create_token(caller, name="fuzz", role="owner")
    client: Any = app.test_client()
    client.token = secret
    for host in (HOST, BARE):
        assert client.post("/v1/host", json={"host": host}).status_code == 200
    root = {"url": HOST, "destination": "https://d.example", **FORWARDING}
    assert client.post("/v1/redirect", json=root).status_code == 200
    for link in LINKS:
        for host in (HOST, BARE):
            assert client.post("/v1/link", json={"host": host, **link}).status_code == 200, link
    yield app
    close_app(app)


def check(answer: Any) -> None:
    """What holds for every answer of the gate."""
    assert 200 <= answer.status < 500
    for name, value in answer.headers:
        assert re.fullmatch(r"[A-Za-z0-9-]+", name)
        assert re.fullmatch(r"[\x20-\x7e\xa0-\xff]*", value), (name, value)
    if answer.location is not None:
        check_location(answer.location)
    if (answer.get("Content-Type") or "").startswith("text/html"):
        page = answer.body.decode()
        assert "default-src 'none'" in answer.get("Content-Security-Policy")
        assert "<script" not in page
        for url in re.findall(r'\s(?:href|src)="([^"]*)"', page.replace('<link rel="icon" href="data:,">', "")):
            check_location(unescape(url))


def check_location(location: str) -> None:
    assert re.fullmatch(r"[\x21-\x7e]+", location), location
    if location != "fb://profile/1":
        assert location.startswith("https://"), location
        assert "\\" not in location
        parts = urlsplit(location)
        assert parts.hostname in DESTINATION_HOSTS, location
        assert "@" not in parts.netloc


@examples(1500)
@given(target=TARGET, host=st.sampled_from([HOST, HOST, BARE, f"www.{HOST}:80"]), method=METHOD, body=BODY)
@example(target="http://[", host=HOST, method="GET", body=b"")
@example(target="//evil.example/%2e%2e", host=HOST, method="GET", body=b"")
def test_any_path_and_query(app: Flask, target: str, host: str, method: str, body: Any) -> None:
    check(send(app, target, host=host, method=method, body=body))


@examples(800)
@given(target=TARGET, headers=HEADERS, method=METHOD, body=BODY)
@example(target="/fwd", headers={"CONTENT_LENGTH": "x"}, method="POST", body=b"")
def test_any_headers(app: Flask, target: str, headers: Any, method: str, body: Any) -> None:
    check(send(app, target, method=method, body=body, **{"HTTP_USER_AGENT": FIREFOX, **headers}))


@examples(800)
@given(
    host=st.one_of(WIRE, WIRE.map(lambda text: HOST + text), WIRE.map(lambda text: text + HOST)),
    target=WIRE.map(lambda text: "/" + text),
    method=METHOD,
)
@example(host="..", target="/", method="GET")
@example(host="[::1", target="/v1/links", method="GET")
def test_any_host(app: Flask, host: str, target: str, method: str) -> None:
    """Most of these are for the service origin; whatever that answers has no fault of the server's either."""
    answer = send(app, target, host=host, method=method)
    assert 200 <= answer.status < 500
    for name, value in answer.headers:
        assert re.fullmatch(r"[\x20-\x7e\xa0-\xff]*", value), (name, value)
    if answer.location is not None and answer.location != "/docs":
        check_location(answer.location)


@examples(1500)
@given(
    destination=st.sampled_from(
        [
            "https://d.example",
            "https://d.example/",
            "https://d.example/b?a=1#f",
            "https://bücher.example",
            "https://[2001:db8::1]",
        ]
    ),
    path=WIRE,
    query=WIRE,
    utm=st.dictionaries(
        st.sampled_from(["source", "term"]), st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    ),
)
def test_no_path_query_or_utm_leaves_the_destination(destination: Any, path: str, query: Any, utm: Any) -> None:
    base = urlsplit(Target(destination, {}).fixed)
    location = Target(destination, utm).forwarding(path, query)
    check_location(location)
    parts = urlsplit(location)
    assert (parts.scheme, parts.netloc, parts.fragment) == (base.scheme, base.netloc, base.fragment)
    assert parts.path.startswith(base.path)
    segments = parts.path.removeprefix(base.path).split("/")
    assert not {segment.lower().replace("%2e", ".") for segment in segments} & {".", ".."}
