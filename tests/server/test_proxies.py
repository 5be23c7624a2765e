"""Behind a proxy: whose word counts, when a token may come, and which of the two faces a Host header names."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from signpost.runtime import settings
from signpost.web.proxies import FORWARDED, MAX_CACHED, MAX_CACHED_LENGTH, MAX_ENTRIES, Proxies
from tests.conftest import FIREFOX, Answer, Client, client_of
from tests.lanes import share

SECURE = {"X-Forwarded-Proto": "https"}


def seen(peer: str, *, trusted: tuple[str, ...] = ("127.0.0.1", "::1"), **headers: str) -> dict[str, Any]:
    """The environ as the rest of the service sees it."""
    proxies = Proxies(settings.load({"TRUSTED_PROXIES": list(trusted)}))
    environ = {"REMOTE_ADDR": peer, "wsgi.url_scheme": "http", "HTTP_HOST": "signpost.test"}
    environ.update({f"HTTP_{name.upper()}": value for name, value in headers.items()})
    proxies.look_through(environ)
    return environ


# --- X-Forwarded-For -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "chain", "address"),
    [
        ("127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("::1", "2001:db8::7", "2001:db8::7"),
        ("127.0.0.1", " 192.0.2.7 ", "192.0.2.7"),
        # Whoever is not trusted says nothing about anybody, itself included.
        ("198.51.100.9", "192.0.2.7", "198.51.100.9"),
        ("198.51.100.9", "127.0.0.1", "198.51.100.9"),
        # From the right, through those that are trusted, to the first that is not.
        ("127.0.0.1", "203.0.113.5, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.7, 10.1.1.1", "192.0.2.7"),
        ("10.9.9.9", "203.0.113.5, 192.0.2.7, 10.1.1.1, 10.2.2.2", "192.0.2.7"),
        ("127.0.0.1", "10.3.3.3, 10.1.1.1", "10.3.3.3"),
        # What is no address ends the chain: nothing left of it can be believed.
        ("127.0.0.1", "192.0.2.7, unknown", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.5, unknown, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "203.0.113.5, unknown, 10.1.1.1", "10.1.1.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", " , ,", "127.0.0.1"),
        ("127.0.0.1", "999.1.1.1", "127.0.0.1"),
        # Too long to be remembered, and an address all the same.
        ("127.0.0.1", f"192.0.2.7, fe80::1%{'z' * 100}", f"fe80::1%{'z' * 100}"),
        ("127.0.0.1", f"192.0.2.7, {'z' * 100}", "127.0.0.1"),
    ],
)
def test_the_visitors_address(peer: str, chain: str, address: str) -> None:
    environ = seen(peer, trusted=("127.0.0.1", "::1", "10.0.0.0/8"), x_forwarded_for=chain)
    assert environ["REMOTE_ADDR"] == address


def test_what_one_peer_says_is_not_believed_of_another() -> None:
    """What headers say is remembered, so the same ones come from each, twice, and in each combination."""
    proxies = Proxies(settings.load({"TRUSTED_PROXIES": ["127.0.0.1", "10.0.0.0/8"]}))

    def of(peer: str, chain: str, protocol: str) -> tuple[str, str]:
        environ = {"REMOTE_ADDR": peer, "wsgi.url_scheme": "http"}
        environ |= {"HTTP_X_FORWARDED_FOR": chain, "HTTP_X_FORWARDED_PROTO": protocol}
        proxies.look_through(environ)
        return environ["REMOTE_ADDR"], environ["wsgi.url_scheme"]

    for _ in range(2):
        for chain in ("192.0.2.7", "192.0.2.8", "10.1.1.1"):
            for protocol in ("https", "http"):
                assert of("127.0.0.1", chain, protocol) == (chain, protocol)
                assert of("::ffff:127.0.0.1", chain, protocol) == (chain, protocol)
                assert of("198.51.100.9", chain, protocol) == ("198.51.100.9", "http")
                assert of("::ffff:198.51.100.9", chain, protocol) == ("198.51.100.9", "http")


def test_visitors_without_number_fill_no_memory() -> None:
    proxies = Proxies(settings.load({"TRUSTED_PROXIES": ["127.0.0.1"]}))
    for number in range(MAX_CACHED + 10):
        chain = f"2001:db8::{number:x}"
        environ = {"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": chain}
        proxies.look_through(environ)
        assert environ["REMOTE_ADDR"] == chain
    assert len(proxies._known) <= MAX_CACHED
    for entries in (MAX_ENTRIES - 1, MAX_ENTRIES, 5_000):
        chain = ", ".join(["192.0.2.7", *["127.0.0.1"] * entries])
        environ = {"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": chain}
        proxies.look_through(environ)
        # So many proxies of one's own nobody has.
        assert environ["REMOTE_ADDR"] == ("192.0.2.7" if entries < MAX_ENTRIES else "127.0.0.1")
    assert len(proxies._known) <= MAX_CACHED
    assert max(len(chain) for _, chain, _ in proxies._known) <= MAX_CACHED_LENGTH


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::7", "::ffff:192.0.2.7", "fe80::1%eth0"])
@pytest.mark.parametrize("port", ["", ":1", ":65535", ":_hidden-1"])
@pytest.mark.parametrize("quote", ["", '"'])
@pytest.mark.parametrize("after", ["", ", 10.1.1.1", ", 10.1.1.1:4001", ', "[10::1]:80"'])
def test_each_way_to_write_an_address(address: str, port: str, quote: str, after: str) -> None:
    """RFC 7239, section 6, brackets and quotes; Azure, IIS and others add a port."""
    written = f"[{address}]" if ":" in address and (port or quote) else address
    environ = seen(
        "127.0.0.1",
        trusted=("127.0.0.1", "10.0.0.0/8", "10::/16"),
        x_forwarded_for=f"{quote}{written}{port}{quote}{after}",
    )
    assert environ["REMOTE_ADDR"] == address


@pytest.mark.parametrize(
    "entry", ["[192.0.2.7", '"192.0.2.7', "192.0.2.7:", "192.0.2.7:x", "[]", "[]:80", "for=192.0.2.7"]
)
def test_what_is_unreadable_is_said_once(entry: str, caplog: pytest.LogCaptureFixture) -> None:
    proxies = Proxies(settings.load({"TRUSTED_PROXIES": ["127.0.0.1"]}))
    for sent in ("unknown", "_hidden", entry, entry):
        environ = {"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": sent}
        proxies.look_through(environ)
        assert environ["REMOTE_ADDR"] == "127.0.0.1"
    assert [record.getMessage().count("which is no address") for record in caplog.records] == [1]
    assert entry not in caplog.text


def test_what_is_unreadable_stands_in_readyz(app: Flask) -> None:
    client = app.test_client()
    client.get("/healthz", headers={"X-Forwarded-For": "192.0.2.7:x"})
    assert "with letters, like those of a hostname, which is no address" in client.get("/readyz").text


@pytest.mark.parametrize(
    ("entry", "shape"),
    [
        ("host-203.0.113.88.example", "letters, like those of a hostname"),
        ("203.0.113.88;secret=1", "a list with a semicolon"),
        ("for=203.0.113.88", "a name and an equals sign"),
        ("203.0.113.88/32", "a slash"),
        ("203.0.113.88 10.0.0.1", "a space"),
        ("203.0.113.880", "digits and dots"),
        ("203.0.113.88:", "a port that is no number"),
        ("[2001:db8::88", "a bracket or a quotation mark"),
        ("1" * 65, "more than 64 characters"),
    ],
)
def test_the_shape_of_what_is_unreadable_is_said_and_nothing_of_it(entry: str, shape: str) -> None:
    proxies = Proxies(settings.load({"TRUSTED_PROXIES": ["127.0.0.1"]}))
    proxies.look_through({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": entry})
    assert proxies.warning is not None
    assert f"with {shape}" in proxies.warning
    assert "203" not in proxies.warning
    assert "db8" not in proxies.warning


@given(st.text(st.characters(min_codepoint=33, max_codepoint=0xFF, exclude_characters=","), min_size=4, max_size=90))
@hypothesis_settings(max_examples=share(300), deadline=None)
def test_a_warning_says_the_same_of_all_entries_of_a_shape(entry: str) -> None:
    """There are few sentences, whatever visitors send: none of them has a part of an entry."""
    proxies = Proxies(settings.load({"TRUSTED_PROXIES": ["127.0.0.1"]}))
    proxies.look_through({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": entry})
    if proxies.warning is not None:
        SENTENCES.add(proxies.warning)
    assert len(SENTENCES) <= 9


SENTENCES: set[str] = set()


def test_the_scheme_of_a_trusted_proxy() -> None:
    assert seen("127.0.0.1", x_forwarded_proto="https")["wsgi.url_scheme"] == "https"
    assert seen("127.0.0.1", x_forwarded_proto="HTTPS")["wsgi.url_scheme"] == "https"
    assert seen("127.0.0.1", x_forwarded_proto="http")["wsgi.url_scheme"] == "http"
    # The nearest proxy writes last; what came in front of it is the visitor's word.
    assert seen("127.0.0.1", x_forwarded_proto="https, http")["wsgi.url_scheme"] == "http"


def test_the_scheme_of_anybody_else() -> None:
    assert seen("198.51.100.9", x_forwarded_proto="https")["wsgi.url_scheme"] == "http"


@pytest.mark.parametrize("peer", ["127.0.0.1", "198.51.100.9"])
def test_x_forwarded_host_is_never_read_but_noticed(peer: str) -> None:
    """nginx with the headers that it needs passes on what a client sends under this name."""
    environ = seen(peer, x_forwarded_host="go.acme.test")
    assert environ["HTTP_HOST"] == "signpost.test"
    assert environ[FORWARDED]


@pytest.mark.parametrize("peer", ["127.0.0.1", "198.51.100.9"])
def test_forwarded_is_never_read_but_noticed(peer: str) -> None:
    environ = seen(peer, forwarded="for=192.0.2.7;proto=https;host=go.acme.test")
    assert environ["REMOTE_ADDR"] == peer
    assert (environ["wsgi.url_scheme"], environ["HTTP_HOST"]) == ("http", "signpost.test")
    assert environ[FORWARDED]


@pytest.mark.parametrize("peer", ["127.0.0.1", "198.51.100.9"])
def test_no_forwarding_header_is_left_for_anybody_behind(peer: str) -> None:
    names = ("x_forwarded_for", "x_forwarded_proto", "x_forwarded_host", "forwarded")
    given: dict[str, Any] = dict.fromkeys(names, "192.0.2.7")
    environ = seen(peer, **given)
    assert not [name for name in environ if "FORWARDED" in name and name.startswith("HTTP_")]


def test_without_forwarding_headers_nothing_changes() -> None:
    assert seen("198.51.100.9") == {
        "REMOTE_ADDR": "198.51.100.9",
        "wsgi.url_scheme": "http",
        "HTTP_HOST": "signpost.test",
    }


def test_nobody_is_trusted_where_nobody_is_named() -> None:
    assert seen("127.0.0.1", trusted=(), x_forwarded_for="192.0.2.7")["REMOTE_ADDR"] == "127.0.0.1"


def test_a_peer_on_a_socket_for_both_kinds_of_addresses_is_the_one_that_is_named() -> None:
    """Listening on `::`, the system gives a peer of IPv4 as `::ffff:127.0.0.1`."""
    assert seen("::ffff:127.0.0.1", x_forwarded_for="192.0.2.7")["REMOTE_ADDR"] == "192.0.2.7"
    assert seen("::ffff:198.51.100.9", x_forwarded_for="192.0.2.7")["REMOTE_ADDR"] == "198.51.100.9"


# --- REQUIRE_HTTPS ---------------------------------------------------------------------------------------------

LOCAL = "http://127.0.0.1:8000"
TABLE = [
    # mode, address listened on, peer, base of the request, headers, whether a token may come
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {}, True),
    ("auto", "127.0.0.1", "127.0.0.1", "http://localhost:8000", {}, True),
    ("auto", "127.0.0.1", "127.0.0.1", "http://signpost.localhost", {}, True),
    ("auto", "::1", "::1", "http://[::1]:8000", {}, True),
    ("auto", "localhost", "127.0.0.1", LOCAL, {}, True),
    ("auto", "127.0.0.1", "127.0.0.1", "http://signpost.test", {}, False),
    ("auto", "127.0.0.1", "127.0.0.1", "http://localhost.acme.test", {}, False),
    ("auto", "127.0.0.1", "192.0.2.7", LOCAL, {}, False),
    ("auto", "0.0.0.0", "127.0.0.1", LOCAL, {}, False),
    ("auto", "::", "::1", "http://[::1]:8000", {}, False),
    ("auto", "192.0.2.1", "127.0.0.1", LOCAL, {}, False),
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {"X-Forwarded-Proto": "http"}, False),
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {"X-Forwarded-For": "127.0.0.1"}, False),
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {"X-Forwarded-Host": "localhost"}, False),
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {"Forwarded": "proto=https"}, False),
    # What proxies add unasked: whoever asks may be anywhere.
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {"Via": "1.1 proxy"}, False),
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {"X-Real-IP": "192.0.2.7"}, False),
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, {"X-Forwarded-Port": "443"}, False),
    ("auto", "127.0.0.1", "127.0.0.1", LOCAL, SECURE, True),
    ("auto", "127.0.0.1", "192.0.2.7", LOCAL, SECURE, False),
    ("auto", "0.0.0.0", "127.0.0.1", "http://signpost.test", SECURE, True),
    ("auto", "0.0.0.0", "192.0.2.7", "http://signpost.test", SECURE, False),
    ("auto", "127.0.0.1", "127.0.0.1", "https://signpost.test", {}, True),
    ("always", "127.0.0.1", "127.0.0.1", LOCAL, {}, False),
    ("always", "127.0.0.1", "127.0.0.1", "http://localhost:8000", {}, False),
    ("always", "127.0.0.1", "127.0.0.1", LOCAL, SECURE, True),
    ("always", "127.0.0.1", "192.0.2.7", LOCAL, SECURE, False),
    ("always", "127.0.0.1", "127.0.0.1", "https://signpost.test", {}, True),
]


@pytest.mark.parametrize(("mode", "listening", "peer", "base", "headers", "fine"), TABLE)
def test_where_a_token_may_come(
    make_app: Callable[..., Flask],
    make_client: Callable[..., Client],
    mode: str,
    listening: str,
    peer: str,
    base: str,
    headers: dict[str, Any],
    fine: bool,
) -> None:
    client = make_client(make_app(REQUIRE_HTTPS=mode, HOST=listening))
    options = {"base_url": base, "headers": headers, "environ_overrides": {"REMOTE_ADDR": peer}}
    answer = client.get("/v1/test", **options)
    if fine:
        assert answer.status_code == 200
        return
    assert answer.status_code == 403
    assert answer.json == {"message": "HTTPS is required.", "code": "https_required"}
    assert "Location" not in answer.headers
    # Also without a token, and to an address that is not there: nobody learns to send one.
    client.token = None
    assert client.get("/v1/test", **options).status_code == 403
    assert client.post("/v1/nothing", json={}, **options).status_code == 403
    assert client.get("/healthz", **options).status_code == 200


def test_visits_answer_on_plain_http_wherever_they_come_from(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    app = make_app(REQUIRE_HTTPS="always", HOST="0.0.0.0")
    client = make_client(app)
    client.post("/v1/host", json={"host": "go.acme.test"})
    client.post("/v1/link", json={"host": "go.acme.test", "alias": "x", "destination": "https://dest.example/"})
    client.token = None
    answer = client.get("/x", base_url="http://go.acme.test", environ_overrides={"REMOTE_ADDR": "192.0.2.7"})
    assert answer.status_code == 302


# --- which face ------------------------------------------------------------------------------------------------


def ask(app: Flask, host: str, path: str = "/healthz", **headers: str) -> Answer:
    visitor = client_of(app)
    visitor.token = None
    return visitor.get(path, base_url=f"http://{host}", headers={"User-Agent": FIREFOX, **headers})


def is_service(answer: Answer) -> bool:
    """The service origin answered, as opposed to the page that visitors get where there is nothing."""
    if answer.status_code == 200:
        found: bool = answer.json == {"status": "ok"}
        return found
    assert answer.status_code == 404
    assert answer.content_type == "text/html; charset=utf-8"
    return False


def test_x_forwarded_host_leads_to_no_other_hostname(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    connect()
    connect("other.acme.test")
    make_link(alias="x", destination="https://right.example/")
    make_link(host="other.acme.test", alias="x", destination="https://wrong.example/")
    forged = {"X-Forwarded-Host": "other.acme.test"}
    assert ask(app, "go.acme.test", "/x", **forged).location == "https://right.example/"
    assert ask(app, "unknown.acme.test", "/x", **forged).status_code == 404


def test_without_public_url_every_host_that_is_not_connected_is_the_service(
    app: Flask, connect: Callable[..., str]
) -> None:
    connect()
    for host in ("127.0.0.1:8000", "localhost", "whatever.test", "GO.ACME.TEST.evil.test"):
        assert is_service(ask(app, host)), host
    for host in ("go.acme.test", "GO.acme.TEST", "go.acme.test.", "go.acme.test:8443", "www.go.acme.test"):
        assert not is_service(ask(app, host)), host


@pytest.fixture
def public(make_app: Callable[..., Flask]) -> Flask:
    return make_app(PUBLIC_URL="https://signpost.acme.test")


@pytest.mark.parametrize(
    "host",
    [
        "signpost.acme.test",
        "SIGNPOST.acme.TEST",
        "signpost.acme.test:443",
        "signpost.acme.test.",
        "localhost",
        "localhost:8000",
        "anything.localhost",
        "127.0.0.1:8000",
        "127.9.9.9",
        "[::1]:8000",
    ],
)
def test_with_public_url_its_host_and_loopback_names_reach_the_service(public: Flask, host: str) -> None:
    assert is_service(ask(public, host))


@pytest.mark.parametrize(
    "host",
    [
        "other.acme.test",
        "www.signpost.acme.test",
        "192.0.2.1",
        "[2001:db8::1]",
        "localhost.acme.test",
        "a b",
        "a,b",
        "[",
    ],
)
def test_with_public_url_every_other_host_gets_the_404_page(
    public: Flask, make_client: Callable[..., Client], host: str
) -> None:
    client = make_client(public)
    for path in ("/healthz", "/v1/test", "/docs", "/openapi.json", "/"):
        answer = client.get(path, base_url="https://signpost.acme.test", headers={"Host": host})
        assert answer.status_code == 404, path
        assert answer.content_type == "text/html; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-store"


def test_a_connected_host_is_visited_whatever_public_url_says(
    public: Flask, make_client: Callable[..., Client]
) -> None:
    client = make_client(public)
    assert (
        client.post("/v1/host", json={"host": "go.acme.test"}, base_url="https://signpost.acme.test").status_code == 200
    )
    body = {"host": "go.acme.test", "alias": "x", "destination": "https://dest.example/"}
    assert client.post("/v1/link", json=body, base_url="https://signpost.acme.test").status_code == 200
    assert ask(public, "go.acme.test", "/x").status_code == 302
    assert ask(public, "go.acme.test", "/v1/test").status_code == 404


@pytest.mark.parametrize("host", ["signpost.acme.test", "SIGNPOST.acme.test", "signpost.acme.test."])
def test_the_host_of_public_url_cannot_be_connected(
    public: Flask, make_client: Callable[..., Client], host: str
) -> None:
    client = make_client(public)
    answer = client.post("/v1/host", json={"host": host}, base_url="https://signpost.acme.test")
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == ["host"]
    assert is_service(ask(public, "signpost.acme.test"))


@pytest.mark.parametrize("url", ["https://Bücher.test", "https://BÜCHER.test:8443/", "https://xn--bcher-kva.test."])
def test_public_url_is_understood_however_it_is_spelled(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], url: str
) -> None:
    app = make_app(PUBLIC_URL=url)
    client = make_client(app)
    assert is_service(ask(app, "xn--bcher-kva.test"))
    answer = client.post("/v1/host", json={"host": "bücher.test"}, base_url="https://localhost")
    assert answer.status_code == 422


def test_public_url_is_the_service_also_where_its_host_is_www_of_a_connected_one(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    """www.acme.test is Signpost, acme.test carries links: the first is no other name of the second."""
    app = make_app(PUBLIC_URL="https://www.acme.test")
    client = make_client(app)
    assert client.post("/v1/host", json={"host": "acme.test"}, base_url="https://www.acme.test").status_code == 200
    assert not is_service(ask(app, "acme.test"))
    assert is_service(ask(app, "www.acme.test"))


def test_public_url_is_the_service_also_where_its_host_was_connected_before(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path
) -> None:
    instance = str(tmp_path / "same")
    before = make_app(INSTANCE=instance)
    assert make_client(before).post("/v1/host", json={"host": "signpost.acme.test"}).status_code == 200
    assert not is_service(ask(before, "signpost.acme.test"))
    after = make_app(INSTANCE=instance, PUBLIC_URL="https://signpost.acme.test")
    assert is_service(ask(after, "signpost.acme.test"))


def test_addresses_in_answers_are_those_of_public_url(public: Flask, make_client: Callable[..., Client]) -> None:
    client = make_client(public)
    base = "https://127.0.0.1:8000"
    client.post("/v1/host", json={"host": "go.acme.test"}, base_url=base)
    for alias in ("a", "b"):
        body = {"host": "go.acme.test", "alias": alias, "destination": "https://dest.example/"}
        assert client.post("/v1/link", json=body, base_url=base).status_code == 200
    answer = client.get("/v1/links?per_page=1", base_url=base)
    assert answer.json["meta"]["cursor"]["next"].startswith("https://signpost.acme.test/v1/links?")


def test_where_people_come_over_https_nothing_is_told_over_plain_http(
    public: Flask, make_client: Callable[..., Client]
) -> None:
    """A proxy that only passes on sends Host: 127.0.0.1 and no header of its own: the whole world would be local."""
    client = make_client(public)
    for path in ("/v1/test", "/sign-in", "/mcp/v1", "/"):
        answer = client.get(path, base_url="http://127.0.0.1:8000")
        assert answer.status_code == 403, path
        assert "https_required" in answer.text, path
    # Who watches this machine from itself may go on.
    for path in ("/metrics", "/healthz", "/readyz"):
        assert client.get(path, base_url="http://127.0.0.1:8000").status_code == 200, path


def test_a_browser_is_told_of_an_error_in_html(app: Flask, public: Flask, make_client: Callable[..., Client]) -> None:
    html = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    client = make_client(app)
    for path, status in (("/nope", 404), ("/links/nope", 303), ("/static/nope", 404)):
        answer = client.get(path, headers=html)
        assert answer.status_code == status, path
        assert answer.mimetype == "text/html", path
    assert "nothing at this address" in client.get("/nope", headers=html).text
    answer = client_of(public).get("/", base_url="http://127.0.0.1:8000", headers=html)
    assert (answer.status_code, answer.mimetype) == (403, "text/html")
    # Programs get what programs read, whatever they accept.
    for path in ("/v1/nope", "/mcp/nope", "/metrics/nope"):
        assert client.get(path, headers=html).json["code"] == "not_found", path
    assert client.get("/nope").json["code"] == "not_found"


def test_answers_of_the_service_are_not_kept_and_not_guessed_at(client: Client) -> None:
    for path in ("/v1/test", "/v1/nope", "/mcp/v1", "/nope"):
        answer = client.get(path)
        assert answer.headers["X-Content-Type-Options"] == "nosniff", path
        assert answer.headers["Cache-Control"] == "no-store", path
        assert answer.headers["Strict-Transport-Security"] == "max-age=31536000", path
    assert "Strict-Transport-Security" not in client.get("/v1/test", base_url="http://127.0.0.1:8000").headers


def test_the_404_page_on_loopback_says_where_the_service_is(app: Flask, connect: Callable[..., str]) -> None:
    connect("localhost")
    page = ask(app, "localhost", "/nothing")
    assert page.status_code == 404
    assert "http://127.0.0.1:8000/v1" in page.text
    connect("go.acme.test")
    assert "127.0.0.1" not in ask(app, "go.acme.test", "/nothing").text
