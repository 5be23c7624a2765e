"""What one workspace holds of what all share takes nothing from another: visits, API, pages, signing in, probes.

tests/isolation/saturation_app.py uses up each row of the table of bulkheads; here another workspace is looked at
meanwhile.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from bench import records

from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.features.sign_in.operations import sessions
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import SharedResource
from signpost.storage.models import User
from tests.conftest import Server
from tests.isolation import saturation_app
from tests.isolation.saturation import held
from tests.isolation.saturation_app import SESSION, Browser, silent_server
from tests.isolation.tenants import Tenant, folder_of, tenants_of
from tests.outbound.playing import Web
from tests.played.sse import Listening
from tests.wire import answering, api, eventually, visit

PASSWORD = "a long enough password"
# Of the workspace that saturates: far more than the buffers between a server and its client hold.
ROWS = 12_000
RIVAL_HOST, HOST = "rival.acme.test", "other.acme.test"
# Within what each answer comes: the median, since the machine may be busy with other things; and none hangs.
WITHIN_S, HANGS_S = 1.0, 4.0


@dataclass
class Scene:
    """rivals: viewers of the workspace that saturates, and its manager. other: the owner of the one that is looked at,
    who signed in with the browser `known` before."""

    server: Server
    rivals: list[Tenant]
    manager: Tenant
    other: Tenant
    known: Browser
    web: Web
    tries: int = field(default=0)

    def probes(self) -> dict[str, tuple[Callable[[], int], set[int]]]:
        """What is asked, and the statuses that are right."""
        token, server = self.other.token, self.server
        return {
            "visit": (lambda: visit(server, "/there", HOST).status, {302}),
            "API": (lambda: api(server, "GET", "/v1/links", token=token).status, {200}),
            "page": (lambda: Browser(server, cookies=self.cookie).call("GET", "/w/other/links").status, {200}),
            "healthz": (lambda: api(server, "GET", "/healthz", token=None).status, {200}),
            "sign-in page": (lambda: Browser(server).call("GET", "/sign-in").status, {200}),
        }

    @property
    def cookie(self) -> dict[str, str]:
        return {SESSION: self.other.session}

    def fresh(self) -> Browser:
        """A browser that was never here, in a network of its own."""
        self.tries += 1
        return Browser(self.server, f"2001:db8:{0x100 + self.tries:x}::1")

    def look(self, times: int = 6) -> None:
        """Everything is answered, and soon."""
        reported = {}
        for name, (ask, right) in self.probes().items():
            took = []
            for _ in range(times):
                began = time.monotonic()
                assert ask() in right, name
                took.append(time.monotonic() - began)
            reported[name] = (round(statistics.median(took), 2), round(max(took), 2))
        assert all(median < WITHIN_S and max_length < HANGS_S for median, max_length in reported.values()), reported


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("isolation") / "instance"
    records.make(folder, ROWS)
    with silent_server() as provider, Web(address="127.0.0.1") as web:
        server = Server(
            folder,
            SIGNPOST_MONITOR_ALLOW_PRIVATE="1",
            SIGNPOST_RATE_LIMIT="",
            SIGNPOST_OIDC_ISSUER=f"http://127.0.0.1:{provider}",
            SIGNPOST_OIDC_CLIENT_ID="signpost",
            SIGNPOST_OIDC_CLIENT_SECRET="secret",
        )
        rivals = tenants_of(server, "Home", 4)
        (manager,) = tenants_of(server, "Home", 1, Role.MANAGER)
        (other,) = tenants_of(server, "Other", 1, Role.OWNER)
        with folder_of(server):
            for person in (other, *rivals):
                sessions.reset_password(User.get(User.email == person.email), PASSWORD)
        # Their sessions ended with the new password.
        other, *rivals = [again(server, person) for person in (other, *rivals)]
        answering(server.start())
        try:
            for token, host in ((manager.token, RIVAL_HOST), (other.token, HOST)):
                head = {"X-Forwarded-Proto": "https"}
                assert api(server, "POST", "/v1/host", {"host": host}, token=token, headers=head).status == 200
            existing = {"host": HOST, "destination": "https://dest.example/", "alias": "there"}
            rows = [existing, *({"host": HOST, "destination": f"https://dest.example/{n}"} for n in range(400))]
            assert api(server, "POST", "/v1/bulk", {"records": rows}, token=other.token, timeout_s=60).status == 200
            locked = {"host": RIVAL_HOST, "destination": "https://dest.example/", "alias": "l", "password": "secret"}
            assert api(server, "POST", "/v1/link", locked, token=manager.token).status == 200
            known = Browser(server, "192.0.2.77")
            assert known.sign_in(other.email, PASSWORD) == 303
            known.cookies.pop(SESSION)
            yield Scene(server, rivals, manager, other, known, web)
        finally:
            server.stop()


def again(server: Server, person: Tenant) -> Tenant:
    """The same person with a new session."""
    with folder_of(server):
        user = User.get(User.email == person.email)
        return replace(person, session=sessions.begin(user.id, SessionStart(SignInMethod.LINK)))


def exports(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_exports(scene.server, scene.rivals)


def documents(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_documents(scene.server, scene.rivals)


def checks_now(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_checks_now(scene.server, scene.manager, RIVAL_HOST)


def sheets(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_sheets(scene.server, scene.rivals, RIVAL_HOST)


def provider(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_provider(scene.server, scene.rivals)


def sign_in(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_sign_in(scene.server, scene.rivals)


def known_sign_in(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_known_sign_in(scene.server, scene.rivals, PASSWORD)


def current_passwords(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_current_passwords(scene.server, scene.rivals)


def link_passwords(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_link_passwords(scene.server, scene.rivals, RIVAL_HOST, "/l")


def listeners(scene: Scene) -> AbstractContextManager[None]:
    return saturation_app.saturate_listeners(scene.server, scene.rivals)


@pytest.mark.slow
@pytest.mark.parametrize(
    "saturate",
    [
        exports,
        documents,
        checks_now,
        sheets,
        provider,
        sign_in,
        known_sign_in,
        current_passwords,
        link_passwords,
        listeners,
    ],
    ids=lambda entry: entry.__name__,
)
def test_another_workspace_is_answered_as_ever(
    scene: Scene, saturate: Callable[[Scene], AbstractContextManager[None]]
) -> None:
    with saturate(scene):
        # Others are held for moments only.
        if saturate in (exports, listeners):
            assert held(scene.server, SharedResource(saturate.__name__))
        scene.look()
        # With a browser that the person has used, and with one that nobody knows.
        for browser in (scene.known, scene.fresh()):
            began = time.monotonic()
            assert browser.sign_in(scene.other.email, PASSWORD) == 303
            assert time.monotonic() - began < HANGS_S
            browser.cookies.pop(SESSION)
        answer = api(scene.server, "GET", "/v1/export", token=scene.other.token)
        assert (answer.status, answer.body.count(b"\n")) == (200, 401)
        with Listening(scene.server, token=scene.other.token) as listening:
            assert listening.answer.status == 200


@pytest.mark.slow
def test_destinations_that_hang_keep_no_other_waiting(scene: Scene) -> None:
    with saturation_app.saturate_checks(scene.server, scene.manager, RIVAL_HOST):
        body = {"host": HOST, "destination": scene.web.url, "is_notify": True}
        created = api(scene.server, "POST", "/v1/link", body, token=scene.other.token).json["data"][0]
        path = f"/v1/links/{created['id']}"
        began = time.monotonic()
        eventually(
            lambda: api(scene.server, "GET", path, token=scene.other.token).json["monitor"] == "up", timeout_s=20
        )
        # One that hangs takes ten seconds, and each thread would have several of these first.
        assert time.monotonic() - began < 8
        scene.look(3)
        assert held(scene.server, SharedResource.CHECKS)


def test_webhooks_that_hang_keep_no_other_waiting(scene: Scene) -> None:
    hook = {"url": f"{scene.web.url}hook", "events": ["link.created"]}
    assert api(scene.server, "POST", "/v1/webhooks", hook, token=scene.other.token).status == 200
    with saturation_app.saturate_webhooks(scene.server, scene.manager, RIVAL_HOST):
        for _ in range(3):
            before = sum(request.target == "/hook" for request in scene.web.requests)
            link = {"host": HOST, "destination": "https://dest.example/"}
            assert api(scene.server, "POST", "/v1/link", link, token=scene.other.token).status == 200
            began = time.monotonic()
            eventually(
                lambda before=before: sum(request.target == "/hook" for request in scene.web.requests) > before,
                timeout_s=20,
            )
            assert time.monotonic() - began < 8
        scene.look(3)
        assert held(scene.server, SharedResource.WEBHOOKS)


def test_each_place_is_one_that_the_metrics_count() -> None:
    """Bulkheads of an app are made in one place, from the table."""
    service = Path(bulkheads.__file__).parents[1]
    found = {file.name for file in service.rglob("*.py") if "Bulkhead(" in file.read_text(encoding="utf-8")}
    assert found == {"bulkheads.py"}
