"""docs/privacy.md keeps its word: no column could hold who a visitor is, and no file or log of an instance does."""

import contextlib
import http.client
import ipaddress
import logging
import re
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.features.misses.counter import MissCounter
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.visits import middleware
from tests.conftest import ROOT, client_of
from tests.databases import contents
from tests.server.secret_paths import secret_rules
from tests.visits.conftest import send
from tests.wire import Connection, answering, api, connected, eventually, link

# Every column of the database, as somebody has looked at it: none holds the address of a visitor, a User-Agent of one,
# or anything else from which a visitor could be recognized after the day. Before you add one, read docs/privacy.md.
REVIEWED = {
    "feature_schema": "feature version kept",
    # name, redirect_uris: what a client says of itself.
    "agent_client": "id name redirect_uris auth_method digest created_at fetched_at expires_at",
    "agent_grant": "id workspace_id user_id client_id name role scope redirect_uri code_digest challenge family "
    "created_at redeemed_at last_used_at expires_at",
    "agent_token": "digest grant_id kind created_at expires_at replaced_at",
    "change": "id created_at workspace_id actor_id actor_name via token_name request_id verb type record_id job_id "
    "before after effect undo undoes",
    # Sums of many visits, by values that docs/privacy.md lists.
    "click_breakdown": "record_seq day is_recent counts",
    "click_combination": "record_seq day part counts",
    "click_pairs": "record_seq day kind counts",
    "click_day": "record_seq day clicks bots visitors",
    # visitor: eight bytes of a hash whose salt is replaced every day.
    "click_visitor": "record_seq day visitor",
    "authenticator": "id user_id created_at confirmed_at last_step",
    "confirmation": "digest workspace_id user_id filter matched expires_at",
    "delivery": "id workspace_id record_id event url body state attempts status reason due_at created_at updated_at "
    "webhook_id event_seq",
    # Bodies name members, and records; those of visits have values that docs/privacy.md lists.
    "event": "seq id workspace_id type host body record is_needed created_at",
    # SQLite's own: the last number of an event.
    "sqlite_sequence": "name seq",
    "webhook": "id workspace_id url events host tag state reason failing_since paused_until tried_at waiting missed "
    "secret_version secret_changed_at created_at updated_at",
    "gentle_check": "record_seq digest workspace_id destination host state failures checked_at due_at status reason ms "
    "usual_ms led_to since",
    "gentle_workspace": "workspace_id is_on swept_seq",
    # query: what a person filters lists by, which may hold what they search for.
    "saved_view": "id workspace_id user_id handler name query is_shared created_at",
    "host": "host id workspace_id domain https_requested short_links_enabled correct public current errors notice "
    "checked_at created_at updated_at dns_due_at awaits_proof notfound_url expired_url notfound_status "
    "reported_correct apple_app_site_association assetlinks",
    # subject: the provider's name for a person who has an account.
    "identity": "issuer subject user_id created_at seen_at",
    # As in `miss`.
    "ignored_miss": "host path",
    "invitation": "id digest workspace_id email role inviter_id created_at expires_at",
    "job": "id workspace_id user_id kind state request moment matched deleted created_at updated_at finished_at "
    "last_seq created unchanged refused paused last_line untold reason updated via token_name request_id",
    "job_record": "job_id record_seq",
    # digest: of a form, a challenge or the state of a sign-in. sealed: encrypted, for its owner, for two minutes.
    "used_key": "purpose digest expires_at",
    "one_time_value": "digest kind sealed expires_at",
    "kept_answer": "workspace_id user_id key request body created_at",
    "kept_record": "change_id record_seq content clicks days updated_at",
    "mail": "id workspace_id user_id kind about state attempts reason due_at created_at updated_at",
    "mail_choice": "workspace_id user_id kind is_wanted",
    "member": "workspace_id user_id role created_at by_provider",
    # path: what looks like an address of e-mail or a token is replaced (features/misses/paths.py).
    "miss": "host day path people bots last_seen",
    # Of a person who signs in: the public key of a device or a password manager.
    "passkey": "id user_id credential_id public_key sign_count rp_id name transports is_backed_up created_at "
    "last_used_at",
    "page_logo": "workspace_id digest content created_at",
    "record": "seq id workspace_id host alias alias_folded type handler tld title description destination destinations "
    "destination_routing destination_weights status forward_path forward_query utm plugins tags qr password_hash "
    "monitor is_notify is_switch_unbroken_destination paused_by starts_at expired_at expired_url max_clicks created_by "
    "created_via updated_at broken_destinations fastest_destination path_and_query match external_id rules "
    "fastest_of_rules card interstitial own_time rescues_since",
    "record_check": "record_seq at destination result reason status ms led_to",
    "record_clicks": "record_seq workspace_id clicks bots last_click_at",
    "record_count": "workspace_id host handler type monitor paused_by records",
    "record_tag": "record_seq workspace_id tag",
    "record_text": "workspace_id record_seq text",
    "record_unclicked": "workspace_id record_seq",
    "recovery_code": "digest user_id created_at",
    "schema_migration": "id name applied",
    # agent and place (by the database of places): of a person who is signed in, whose list of sessions shows them.
    # By which hostnames people of workspaces reached the dashboard or the API.
    "service_host": "user_id host used_at",
    "session": "id digest user_id workspace_id method agent place awaits_second_step code_tries used_passkey "
    "created_at seen_at expires_at reset_until provider_sid language",
    "sign_in_link": "digest user_id method expires_at",
    "state": "name value",
    "tag_count": "workspace_id tag records",
    "title_fetch": "record_seq created_at",
    "token": "id workspace_id user_id kind name role digest created_at expires_at last_used_at revoked_at",
    "user": "id name email created_at updated_at password_hash theme timezone dates shortcuts language",
    "watch": "record_seq destination state failures ms checked_at due_at",
    "workspace": "id name former_slugs created_at updated_at settings plan is_sample",
    "workspace_breakdown": "workspace_id kind day counts",
    "workspace_combination": "workspace_id day part counts",
    "workspace_pairs": "workspace_id day kind counts",
    "workspace_day": "workspace_id day clicks bots visitors",
    "workspace_visitor": "workspace_id day visitor",
}
# Words of a column's name that say who somebody is, and the columns that may have them: of people who have an account.
_TELLING = re.compile(
    r"(^|_)(ip|ipv4|ipv6|addr(ess)?|remote|user_?agent|agent|fingerprint|cookie|device_id|email)($|_)"
)
OF_USERS = {"session.agent", "user.email", "invitation.email"}


def columns(app: Flask) -> Iterator[str]:
    with app.app_context():
        execute = database.current().execute_sql
        for (table,) in execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, *_ in execute(f"PRAGMA table_info({table})").fetchall():
                yield f"{table}.{column}"


def test_somebody_has_looked_at_every_column(app: Flask) -> None:
    reviewed = {f"{table}.{column}" for table, names in REVIEWED.items() for column in names.split()}
    unknown = set(columns(app)) - reviewed
    assert not unknown, "Could it hold who a visitor is? If not, add it to REVIEWED; if so, docs/privacy.md says no."


def test_no_column_is_named_after_who_a_visitor_is(app: Flask) -> None:
    assert {column for column in columns(app) if _TELLING.search(column.partition(".")[2])} <= OF_USERS


@pytest.mark.parametrize("name", ["ip", "client_ip", "address", "remote_addr", "user_agent", "fingerprint", "ip_hash"])
def test_names_that_say_who_somebody_is(name: str) -> None:
    assert _TELLING.search(name)


# --- files and logs -----------------------------------------------------------------------------------------------

ADDRESSES = ("203.0.113.77", "198.51.100.201", "2001:db8:77aa:bb:cc:dd:ee:f1")
AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 Unmistakable/7.31"
SECRETS = ("Unmistakable", "ada-lovelace", "sesame")


def forms(address: str) -> set[bytes]:
    """An address as text and as bytes, and the network that rate limits know."""
    parsed = ipaddress.ip_address(address)
    texts = {address, parsed.exploded, parsed.packed.hex()}
    if isinstance(parsed, ipaddress.IPv6Address):
        texts.add(address.rpartition(":dd:")[0].removesuffix(":cc"))
    return {text.encode() for text in texts} | {parsed.packed}


def assert_nobody(content: bytes, where: str) -> None:
    for secret in (*SECRETS, AGENT):
        assert secret.encode() not in content, f"{secret} is in {where}"
    for address in ADDRESSES:
        for form in forms(address):
            assert form not in content, f"{form!r} is in {where}"


def assert_nobody_in(folder: Path) -> int:
    """No file of an instance says who came; returns how many files there are."""
    found = contents(folder)
    for path, content in found.items():
        assert_nobody(content, path)
    return len(found)


def test_no_file_says_who_comes_while_clicks_wait_and_after(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    make_link(connect(), alias="abc")
    make_link(alias="all", forward_query=True)
    make_link(alias="closed", password="open")
    folder = database.of(app).path.parent
    clicks = middleware.of(app).clicks
    with database.of(app).writing:  # nothing can be counted
        for address in ADDRESSES:
            for target in ("/abc", "/all?user=ada-lovelace", "/nothing", "/abc?utm_source=mail", "/abc?nostat"):
                headers = {"HTTP_REFERER": "https://news.example/today?name=ada-lovelace"}
                send(app, target, address=address, user_agent=AGENT, **headers)
            send(app, "/closed", method="POST", body=b"password=sesame", address=address, user_agent=AGENT)
        assert clicks.waiting
        assert assert_nobody_in(folder) >= 4
        assert b"news.example/today" in (folder / "clicks.visitors").read_bytes()
    assert clicks.write()
    assert parts_of(app)[MissCounter].write()
    with app.app_context():
        database.current().execute_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    assert_nobody_in(folder)
    assert_nobody(caplog.text.encode(), "the log")
    # What the dashboard and the API say is in the database, so what is in no file is in no answer.
    assert clicks.waiting == 0


def test_a_server_writes_down_no_visitor(make_server: Callable[..., Any]) -> None:
    """Through a proxy, and with errors; also what a killed process leaves."""
    server = answering(make_server().start())
    connected(server)
    created = link(server, alias="abc")
    with Connection(server, host="go.acme.test") as visitor:
        for address in ADDRESSES:
            headers = {"X-Forwarded-For": address, "User-Agent": AGENT, "Referer": "https://news.example/?ada-lovelace"}
            for path, status in (("/abc", 302), ("/nothing", 404), ("/" + "x" * 20_000, 414), ("/%ff%00?a=1", 404)):
                assert visitor.call("GET", path, headers=headers).status in (status, 431)
            assert visitor.call("PUT", "/abc", b"sesame", headers=headers).status == 405
    for address in ADDRESSES:
        # Requests to the service itself, which are refused.
        with Connection(server) as stranger:
            headers = {"X-Forwarded-For": address, "User-Agent": AGENT}
            for path in ("/v1/links", "/links", "/v1/nothing"):
                assert stranger.call("GET", path, headers=headers).status >= 300
    assert_nobody_in(server.instance)
    server.stop(signal.SIGKILL)
    assert_nobody_in(server.instance)
    server.start()
    eventually(lambda: api(server, "GET", f"/v1/links/{created['id']}").json["total_clicks"] == len(ADDRESSES))
    assert server.stop() == 0
    assert_nobody_in(server.instance)
    assert not (server.instance / "clicks.visitors").exists()
    assert_nobody(server.output.read_bytes(), "the log")


# Headers that anyone may send, with room for a value of theirs. X-Request-Id is kept in the log on purpose.
HEADERS = {
    "Accept": "text/{}", "Accept-Language": "{}", "Authorization": "Bearer {}", "Baggage": "a={}", "Cookie": "sid={}",
    "CF-Connecting-IP": "{}", "Content-Type": "text/{}", "DNT": "{}", "DPoP": "{}", "ETag": "{}", "Forwarded": "for={}",
    "From": "{}@acme.test", "HTTP2-Settings": "{}", "Idempotency-Key": "{}", "If-Match": '"{}"', "If-Range": "{}",
    "If-Modified-Since": "{}", "Last-Event-ID": "{}", "MCP-Protocol-Version": "{}", "Mcp-Session-Id": "{}",
    "Origin": "https://{}.test", "Purpose": "{}", "Range": "{}", "Referer": "https://a.test/{}", "Sec-GPC": "{}",
    "Sec-Purpose": "{}", "Traceparent": "{}", "True-Client-IP": "{}", "Upgrade": "{}", "User-Agent": "{}", "Via": "{}",
    "X-Forwarded-For": "{}", "X-Forwarded-Host": "{}.test", "X-Forwarded-Port": "{}", "X-Forwarded-Proto": "{}",
    "X-HTTP-Method-Override": "{}", "X-Original-URL": "/{}", "X-Real-IP": "{}", "X-Requested-With": "{}",
    "X-Request-Id": "{} no id", "X-Rewrite-URL": "/{}",
}  # fmt: skip
MARK = "wiedehopf"


def test_what_visitors_send_is_in_no_probe_and_no_log(make_server: Callable[..., Any]) -> None:
    """In each header, path, query, method and body, one at a time: whatever is warned of, nothing of it is repeated."""
    server = answering(make_server(SIGNPOST_REQUIRE_HOST_PROOF="false", SIGNPOST_METRICS_TOKEN="m" * 20).start())
    connected(server)
    for alias, fields in (("abc", {}), ("closed", {"password": "open"}), ("once", {"max_clicks": 1})):
        link(server, alias=alias, **fields)
    link(server, alias="all", forward_query=True, forward_path=True)
    values = (
        MARK,
        f"{MARK};x=1",
        f"203.0.113.9:{MARK}",
        f"{MARK}, 127.0.0.1",
        f"{MARK}\xff",
        f"{MARK}%00%0a",
        MARK * 20,
    )
    sent = 0
    for host in ("go.acme.test", f"{MARK}.test", f"{MARK}!", f"127.0.0.1:{server.port}"):
        # Of the service itself the log has the paths, and no more.
        in_path = MARK if host == "go.acme.test" else "abc"
        for name, pattern in HEADERS.items():
            for value in values:
                sent += one(server, "GET /abc HTTP/1.1", host, f"{name}: {pattern.format(value)}")
        requests = (
            f"GET /{in_path}", f"GET /all/{in_path}?q={MARK}", f"GET /abc?{MARK}={MARK}", f"GET /closed?{MARK}",
            f"GET /{in_path}+", f"GET /once?{MARK}", f"PUT /abc?{MARK}", f"GET /readyz?{MARK}", f"GET /metrics?{MARK}",
            f"GET /v1/links?search={MARK}", f"GET /internal/tls-ask?domain={MARK}.test", f"GET /welcome/{MARK}",
            f"GET /invitation/{MARK}", f"GET /unsubscribe/{MARK}", f"GET /unsubscribe/{MARK}/x",
            f"GET /w/01m8gr4w5rgxnxt9bmd85nmxpy/unsubscribe/{MARK}", f"GET /oauth/authorize?code={MARK}&state={MARK}",
            f"GET /%77elcome/{MARK}", f"GET /sign-in?next=/{MARK}", f"{MARK.upper()} /abc",
        )  # fmt: skip
        for line in (*(f"{request} HTTP/1.1" for request in requests), f"GET /abc HTTP/{MARK}"):
            sent += one(server, line, host)
        for path, body in (
            ("/closed", f"password={MARK}"),
            ("/sign-in", f"email={MARK}&password={MARK}"),
            ("/v1/link", f'{{"{MARK}"'),
        ):
            sent += one(server, f"POST {path} HTTP/1.1", host, f"Content-Length: {len(body)}", body=body)
    assert sent > 100
    for path in ("/readyz", "/metrics", "/healthz"):
        status, text = api_text(server, path)
        assert status == 200
        assert MARK not in text.lower(), text[max(0, text.lower().index(MARK) - 300) :][:600]
    # It was warned of what cannot be read.
    assert "X-Forwarded-For" in api_text(server, "/readyz")[1]
    assert server.stop() == 0
    lines = [line for line in server.output.read_text().splitlines() if MARK in line.lower()]
    assert lines == []


def one(server: Any, line: str, host: str, *headers: str, body: str = "") -> int:
    """Send one request; returns 1 where it was answered. Some are so wrong that the connection is closed."""
    text = "\r\n".join((line, f"Host: {host}", *headers, "Connection: close", "", body))
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as sender:
        sender.sendall(text.encode("latin-1"))
        with contextlib.suppress(ConnectionError):
            return int(sender.recv(12).startswith(b"HTTP/1.1 "))
    return 0


def api_text(server: Any, path: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def test_each_path_with_a_secret_is_cut_in_the_log_and_by_nginx(
    whole_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    """By the routes: a new one with a secret in its path is found here, unasked."""
    rules = secret_rules(whole_app)
    first = {rule.rule.split("/")[1] for rule in rules}
    assert first >= {"welcome", "invitation", "unsubscribe"}
    caplog.set_level(logging.INFO)
    for rule in rules:
        for method in (rule.methods or set()) | {"GET", "PUT"}:
            path = rule.rule
            for argument in rule.arguments:
                path = path.replace(f"<{argument}>", MARK)
            for prefix in ("", "/w/01m8gr4w5rgxnxt9bmd85nmxpy"):
                client_of(whole_app).open(prefix + path, method=method)
    assert "/unsubscribe/..." in caplog.text
    assert MARK not in caplog.text
    nginx = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    cut = re.search(r"/\((\w+(?:\|\w+)*)\)/\)", nginx)
    assert cut is not None
    assert {*cut[1].split("|")} == first


def test_visitors_get_no_cookie(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], client: Any
) -> None:
    make_link(connect(), alias="abc")
    make_link(alias="closed", password="open")
    make_link(alias="shown", type="frame")
    for target in ("/abc", "/closed", "/shown", "/abc+", "/nothing", "/robots.txt"):
        assert send(app, target).get("Set-Cookie") is None
    assert send(app, "/closed", method="POST", body=b"password=open").get("Set-Cookie") is None


def test_the_page_names_the_settings() -> None:
    text = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
    for name in ("RESPECT_DNT", "EXCLUDE_NETWORKS", "nostat", "RETENTION_DAYS", "HISTORY_DAYS", "COUNTRY_DATABASE"):
        assert f"`{name}`" in text
