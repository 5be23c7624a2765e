"""Signing in with Chromium at two providers of different makes: oidc-provider and oidc-provider-mock."""

import http.client
import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import browser as browser
from tests.browser.conftest import visit as visit
from tests.browser.visits import Visit
from tests.conftest import Server, free_port
from tests.features.sign_in.single_sign_on.local_provider import CLIENT_ID, SECRET
from tests.mcp_clients.conftest import need as need
from tests.mcp_clients.install import Unavailable, need_packages, need_python

HERE = Path(__file__).parent / "providers"
PEOPLE: dict[str, dict[str, Any]] = {
    "ada": {"name": "Ada Lovelace", "email": "ada@acme.test", "email_verified": True, "groups": ["admins"]},
    "bob": {"name": "Bob", "email": "bob@acme.test", "email_verified": True, "groups": []},
}


class Panva:
    """https://github.com/panva/node-oidc-provider: it asks for consent, knows sessions, and sends logout tokens."""

    scopes = "openid profile email groups"

    def __init__(self, need: Callable[..., Any]):
        need(need_packages, HERE)
        node = shutil.which("node")
        if node is None:
            need(_unavailable, "node is not installed")
        self.node = str(node)
        self.port = free_port()

    def start(self, origin: str) -> None:
        reported = {
            "port": self.port,
            "origin": origin,
            "clientId": CLIENT_ID,
            "clientSecret": SECRET,
            "people": PEOPLE,
        }
        self.process = subprocess.Popen(
            [self.node, "panva.mjs", json.dumps(reported)],
            cwd=HERE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._wait_for("ready")

    def _wait_for(self, line: str) -> None:
        assert self.process.stdout is not None
        while (given := self.process.stdout.readline()) and given.strip() != line:
            pass
        assert given, "The provider has ended."

    def tell(self, people: dict[str, dict[str, Any]]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(people) + "\n")
        self.process.stdin.flush()
        self._wait_for("people")

    def let_in(self, page: Any, subject: str) -> None:
        """What a person does at the provider."""
        page.fill("[name=login]", subject)
        page.fill("[name=password]", "any")
        page.click("button[type=submit]")
        page.click('button:text("Continue")')

    def sign_out(self, page: Any) -> None:
        page.click("button[name=logout]")


class Mock:
    """https://pypi.org/project/oidc-provider-mock: it has all claims in the ID token."""

    scopes = "openid profile email"

    def __init__(self, need: Callable[..., Any]):
        self.python = need(need_python, "mock", HERE)
        self.port = free_port()

    def start(self, origin: str) -> None:
        people = [f"--user-claims={json.dumps({'sub': sub, **claims})}" for sub, claims in PEOPLE.items()]
        command = [self.python, "-m", "oidc_provider_mock", "--port", str(self.port), "--require-nonce=true", *people]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                self._call("GET", "/.well-known/openid-configuration")
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("The provider did not start.")

    def _call(self, method: str, path: str, body: Any = None) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request(method, path, json.dumps(body), {"Content-Type": "application/json"})
        assert connection.getresponse().status < 300
        connection.close()

    def tell(self, people: dict[str, dict[str, Any]]) -> None:
        """It cannot forget a person; one who is removed has no groups any longer."""
        for subject, claims in PEOPLE.items():
            self._call("PUT", f"/users/{subject}", people.get(subject, {**claims, "groups": []}))

    def let_in(self, page: Any, subject: str) -> None:
        page.click(f"button[value={subject}]")

    def sign_out(self, page: Any) -> None:
        page.click('button:text("End session")')


def _unavailable(reason: str) -> None:
    raise Unavailable(reason)


@pytest.fixture(params=[Panva, Mock])
def provider(request: pytest.FixtureRequest, need: Callable[..., Any]) -> Any:
    return request.param(need)


@pytest.fixture
def server(provider: Any, tmp_path: Path) -> Iterator[Server]:
    """A Signpost that uses the provider; passwords are off."""
    server = Server(
        tmp_path / "signpost",
        SIGNPOST_OIDC_ISSUER=f"http://127.0.0.1:{provider.port}",
        SIGNPOST_OIDC_CLIENT_ID=CLIENT_ID,
        SIGNPOST_OIDC_CLIENT_SECRET=SECRET,
        SIGNPOST_OIDC_NAME="Acme SSO",
        SIGNPOST_OIDC_SCOPES=provider.scopes,
        SIGNPOST_OIDC_ROLES="admins=Home:owner, staff=Home:editor",
        SIGNPOST_PASSWORD_SIGN_IN="false",
    )
    # Before the provider, which it does not need for that.
    server.start()
    provider.start(server.origin)
    yield server
    provider.process.terminate()
    provider.process.communicate(timeout=20)
    server.stop()


Come = Callable[..., Visit]


def sign_in(visit: Come, server: Server, provider: Any, subject: str) -> Any:
    """Sign in with a fresh browser; returns its page."""
    page = visit(f"{server.origin}/sign-in").page
    page.click("text=Sign in with Acme SSO")
    provider.let_in(page, subject)
    return page


def test_the_whole_way(visit: Come, server: Server, provider: Any) -> None:
    """First account, role from a claim, sign out, sign in again, another role, removed at the provider."""
    here = visit(f"{server.origin}/activity?days=7")
    page = here.page
    page.click("text=Sign in with Acme SSO")
    provider.let_in(page, "ada")
    page.wait_for_url(f"{server.origin}/w/home/activity?days=7")
    # The first account is an owner, by its group.
    page.goto(f"{server.origin}/w/home/members")
    assert "ada@acme.test" in page.inner_text("main")
    assert page.locator("#opener").count() == 1
    page.goto(f"{server.origin}/account")
    assert "come from Acme SSO" in page.inner_text("main")
    assert here.violations == []

    page.locator("nav.side").get_by_role("button", name="Sign out").click()
    provider.sign_out(page)
    page.wait_for_url(f"{server.origin}/sign-in")
    page.goto(f"{server.origin}/account")
    page.wait_for_url(f"{server.origin}/sign-in?*")

    provider.tell({**PEOPLE, "ada": {**PEOPLE["ada"], "groups": ["staff"]}})
    page = sign_in(visit, server, provider, "ada")
    page.wait_for_url(f"{server.origin}/w/home/")
    page.goto(f"{server.origin}/w/home/settings")
    assert "Editor" in page.inner_text("nav.side")
    assert "/activity" in page.content()
    page.goto(f"{server.origin}/w/home/activity")
    assert "Acme SSO" in page.inner_text("main")

    provider.tell({"bob": PEOPLE["bob"]})
    removed = sign_in_in_vain(visit, server, provider, "ada")
    removed.goto(f"{server.origin}/account")
    removed.wait_for_url(f"{server.origin}/sign-in?*")


def sign_in_in_vain(visit: Come, server: Server, provider: Any, subject: str) -> Any:
    """Try to sign in as somebody who was removed: a provider that has forgotten them shows its own form again."""
    page = visit(f"{server.origin}/sign-in").page
    page.click("text=Sign in with Acme SSO")
    if isinstance(provider, Panva):
        page.fill("[name=login]", subject)
        page.fill("[name=password]", "any")
        page.click("button[type=submit]")
        page.wait_for_load_state()
    else:
        provider.let_in(page, subject)
        page.wait_for_selector("text=no longer gives you a role")
    return page


def test_somebody_without_a_role(visit: Come, server: Server, provider: Any) -> None:
    page = sign_in(visit, server, provider, "bob")
    page.wait_for_selector("text=you don't have access to Signpost yet")
    page.goto(f"{server.origin}/account")
    page.wait_for_url(f"{server.origin}/sign-in?*")


@pytest.mark.parametrize("provider", [Panva], indirect=True)
def test_a_person_who_refuses(visit: Come, server: Server, provider: Any) -> None:
    """The other one forgets to say to which sign-in its refusal belongs."""
    page = visit(f"{server.origin}/sign-in").page
    page.click("text=Sign in with Acme SSO")
    page.click("text=Cancel")
    page.wait_for_selector("text=Acme SSO did not let you in")


def test_the_operators_link(visit: Come, server: Server, provider: Any) -> None:
    """Whatever the provider does, the operator gets in."""
    provider.process.terminate()
    provider.process.wait(20)
    page = visit(f"{server.origin}/sign-in").page
    page.click("text=Sign in with Acme SSO")
    page.wait_for_selector("text=Acme SSO cannot be reached now")
    page.goto(server.run("sign-in").stdout.strip())
    page.click("text=Sign in")
    page.wait_for_url(f"{server.origin}/w/**")


@pytest.mark.parametrize("provider", [Panva], indirect=True)
def test_ended_at_the_provider(visit: Come, server: Server, provider: Any) -> None:
    """Back-channel logout: the provider ends its session, and sends a logout token."""
    page = sign_in(visit, server, provider, "ada")
    page.wait_for_url(f"{server.origin}/w/home/")
    page.goto(f"http://127.0.0.1:{provider.port}/session/end")
    provider.sign_out(page)
    page.wait_for_selector("text=Sign-out Success")
    page.goto(f"{server.origin}/account")
    page.wait_for_url(f"{server.origin}/sign-in?*")
