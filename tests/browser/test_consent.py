"""An agent is connected in a browser: from its address of the sign-in page to a program that waits on this machine."""

from __future__ import annotations

import json
import secrets
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from authlib.oauth2.rfc7636 import create_s256_code_challenge
from axe_playwright_python.sync_playwright import Axe

from tests.browser.tools import PASSWORD, choose_password, sign_in
from tests.browser.visits import Visit
from tests.conftest import Server

AXE = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}


class Waiting:
    """A program on this machine that waits for the person to come back, and sends them on to another origin."""

    def __init__(self) -> None:
        self.came: list[dict[str, list[str]]] = []
        waiting = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                parts = urlsplit(self.path)
                if parts.path == "/callback":
                    waiting.came.append(parse_qs(parts.query))
                    self.send_response(302)
                    self.send_header("Location", f"http://localhost:{waiting.port}/thanks")
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                body = b"<!doctype html><html lang=en><title>Thanks</title><h1>Thank you</h1>"
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def waiting() -> Iterator[Waiting]:
    waiting = Waiting()
    yield waiting
    waiting.close()


def post(url: str, body: Any, token: str = "") -> tuple[int, Any]:
    is_form = isinstance(body, str)
    headers = {"Content-Type": "application/x-www-form-urlencoded" if is_form else "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = (body if is_form else json.dumps(body)).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


class Program:
    def __init__(self, server: Server, waiting: Waiting) -> None:
        self.server, self.callback = server, f"http://127.0.0.1:{waiting.port}/callback"
        given = {"redirect_uris": ["http://127.0.0.1/callback"], "client_name": "Claude Code"}
        _, created = post(f"{server.origin}/oauth/register", {**given, "token_endpoint_auth_method": "none"})
        self.id = created["client_id"]
        self.verifier = secrets.token_urlsafe(48)

    @property
    def url(self) -> str:
        parameters = {
            "response_type": "code",
            "client_id": self.id,
            "redirect_uri": self.callback,
            "scope": "viewer editor manager owner",
            "state": "s",
            "code_challenge": create_s256_code_challenge(self.verifier),
            "code_challenge_method": "S256",
            "resource": f"{self.server.origin}/mcp/v1",
        }
        return f"{self.server.origin}/oauth/authorize?{urlencode(parameters)}"

    def exchange(self, code: str) -> Any:
        form = {"grant_type": "authorization_code", "code": code, "client_id": self.id}
        sent = urlencode({**form, "redirect_uri": self.callback, "code_verifier": self.verifier})
        status, tokens = post(f"{self.server.origin}/oauth/token", sent)
        assert status == 200, tokens
        return tokens

    def call(self, access: str) -> int:
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
        return post(f"{self.server.origin}/mcp/v1", message, access)[0]


def test_from_the_program_through_signing_in_and_back(
    make_server: Callable[..., Server], visit: Callable[..., Visit], waiting: Waiting
) -> None:
    server = make_server().start()
    first = visit("about:blank")
    sign_in(first.page, server)
    choose_password(first.page)
    program = Program(server, waiting)

    # The program opens a browser in which nobody is signed in.
    seen = visit(program.url)
    page = seen.page
    page.get_by_label("E-mail address").first.fill("owner@localhost")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_role("heading", name="Connect Claude Code?").wait_for()
    main = page.locator("main").inner_text()
    assert f"127.0.0.1:{waiting.port}" in main
    assert "a program on your own device" in main
    assert page.get_by_label("Editor").is_checked()
    found = Axe().run(page, options=AXE)
    assert not found.response["violations"], found.generate_report()
    page.get_by_label("Viewer").check()
    page.get_by_role("button", name="Connect", exact=True).click()
    # The program sends the person on to another origin, which the policy of our form does not stop.
    page.wait_for_url(f"http://localhost:{waiting.port}/thanks")
    assert seen.violations == []
    (came,) = waiting.came
    assert (came["state"], came["iss"]) == (["s"], [server.origin])
    tokens = program.exchange(came["code"][0])
    assert tokens["scope"] == "viewer"
    assert program.call(tokens["access_token"]) == 200

    page.goto(f"{server.origin}/tokens")
    page.get_by_role("button", name="End… the access of Claude Code").click()
    found = Axe().run(page, options=AXE)
    assert not found.response["violations"], found.generate_report()
    page.get_by_role("button", name="End access of Claude Code", exact=True).click()
    page.get_by_text("The agent's access has ended.").wait_for()
    assert program.call(tokens["access_token"]) == 401


def test_no_is_an_answer_too(make_server: Callable[..., Server], visit: Callable[..., Visit], waiting: Waiting) -> None:
    server = make_server().start()
    seen = visit("about:blank")
    sign_in(seen.page, server)
    program = Program(server, waiting)
    seen.page.goto(program.url)
    seen.page.get_by_role("button", name="Cancel").click()
    seen.page.wait_for_url(f"http://localhost:{waiting.port}/thanks")
    assert waiting.came[0]["error"] == ["access_denied"]
    assert "code" not in waiting.came[0]
