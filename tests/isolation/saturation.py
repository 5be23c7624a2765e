"""Two tenants of one server: what the viewers of one can do to use up a resource, and what the other gets meanwhile.

    @saturates(Resource.EXPORTS)
    def slow_exports(tenants: Tenants) -> Iterator[None]:
        ...  # hold all that can be held
        yield

tests/isolation/test_isolation.py runs each, and fails for a row of the table of bulkheads that has none. Addresses of
clients are those of the loopback network, of which each is a network of its own for the server.
"""

import contextlib
import http.client
import re
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from signpost.domain import ids
from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.domain.records.record import RecordConfig
from signpost.factory import close_app, create_app
from signpost.features.sign_in.operations import sessions
from signpost.operations.hosts import hosts
from signpost.operations.people import tokens
from signpost.operations.records import records
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime.bulkheads import SharedResource
from tests.conftest import FIREFOX, Server
from tests.faults.campaign import locked
from tests.wire import answering, api

HOME_HOST, RIVAL_HOST = "home.acme.test", "rival.acme.test"
# Those of the clients of each tenant. Strangers come from 127.0.9.0 on.
HOME_ADDRESS, HOME_BROWSER, RIVAL_ADDRESS = "127.0.1.1", "127.0.1.2", "127.0.2.1"
VIEWERS = 4
PASSWORD = "open sesame"
# How long the other tenant is looked at, how often, and within what each of its answers comes.
LOOK_S, EVERY_S, WITHIN_S = 4.0, 0.2, 1.0


@dataclass
class Tenants:
    """A server with the workspaces Home, which is looked at, and Rival, which saturates.

    viewers, editor: tokens of Rival.  owner, session: the token and the session of Home's owner.
    """

    server: Server
    owner: str = ""
    session: str = ""
    editor: str = ""
    viewers: list[str] = field(default_factory=list)

    def call(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        *,
        address: str = RIVAL_ADDRESS,
        host: str | None = None,
        token: str | None = None,
        timeout_s: float = 30,
    ) -> int:
        """The status of one request on a connection of its own; 0: there was no answer."""
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=timeout_s, source_address=(address, 0)
        )
        given = {"Host": host or f"127.0.0.1:{self.server.port}", "User-Agent": FIREFOX, **(headers or {})}
        if token is not None:
            given["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, body, given)
            answer = connection.getresponse()
            answer.read()
            return answer.status
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            connection.close()

    # --- what is looked at ------------------------------------------------------------------------------------

    def probes(self) -> dict[str, Callable[[], int]]:
        """What Home asks for, and what watches over the server: each returns the status of its answer."""
        cookie = {"Cookie": f"signpost_session_{self.server.port}={self.session}"}
        return {
            "visit": lambda: self.call("GET", "/x", host=HOME_HOST, address=HOME_ADDRESS),
            "API read": lambda: self.call("GET", "/v1/links", token=self.owner, address=HOME_ADDRESS),
            "page": lambda: self.call("GET", "/w/home/links", headers=cookie, address=HOME_ADDRESS),
            "sign-in page": lambda: self.call("GET", "/sign-in", address=HOME_BROWSER),
            "healthz": lambda: self.call("GET", "/healthz", address="127.0.0.1"),
        }


@dataclass
class Answers:
    """The answers to one probe: their statuses, and how long each took."""

    statuses: list[int] = field(default_factory=list)
    took_s: list[float] = field(default_factory=list)

    @property
    def median_s(self) -> float:
        return statistics.median(self.took_s)


def look(tenants: Tenants, seconds: float = LOOK_S) -> dict[str, Answers]:
    """Send each probe again and again, each in a thread of its own."""
    found = {name: Answers() for name in tenants.probes()}
    until = time.monotonic() + seconds

    def repeat(name: str, probe: Callable[[], int]) -> None:
        while time.monotonic() < until:
            began = time.monotonic()
            found[name].statuses.append(probe())
            found[name].took_s.append(time.monotonic() - began)
            time.sleep(EVERY_S)

    threads = [threading.Thread(target=repeat, args=each) for each in tenants.probes().items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def assert_answered(found: Mapping[str, Answers]) -> None:
    """Each probe was answered, and within a second: the median is, since the machine may be busy with other things."""
    reported = {
        name: (round(item.median_s, 2), round(max(item.took_s), 2), set(item.statuses)) for name, item in found.items()
    }
    for entry in found.values():
        assert set(entry.statuses) <= {200, 302}, reported
        assert entry.median_s < WITHIN_S, reported
        # Nothing hangs, however busy the machine is.
        assert max(entry.took_s) < 3 * WITHIN_S, reported


# --- the tenants ------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def tenants_of(server: Server) -> Iterator[Tenants]:
    """Fill the folder of a server that was not started, and start it."""
    tenants = Tenants(server)
    _fill(tenants)
    answering(server.start())
    try:
        # The server knows a token or session from its first use on.
        for name, probe in tenants.probes().items():
            status = probe()
            assert status in (200, 302), (name, status)
        for token in (*tenants.viewers, tenants.editor):
            assert tenants.call("GET", "/v1/test", token=token) == 200
        yield tenants
    finally:
        server.stop()


def _fill(tenants: Tenants) -> None:
    app = create_app({"INSTANCE": str(tenants.server.instance), "RATE_LIMIT": ""})
    with app.app_context():
        home = workspaces.member_caller(bootstrap.ensure_workspace())
        rival_owner = workspaces.create_user("Rival", "rival@rival.test")
        rival_workspace = workspaces.create_workspace("Rival", rival_owner)
        conflict = workspaces.member_caller(rival_workspace)
        for caller, host in ((home, HOME_HOST), (conflict, RIVAL_HOST)):
            hosts.connect_host(caller, host=host, https_requested=False)
            for number in range(300):
                config = RecordConfig(title=f"Page {number}", destination=f"https://dest.example/{number}")
                records.create_link(caller, host=host, alias=f"l{number}", config=config)
            records.create_link(caller, host=host, alias="x", config=RecordConfig(destination="https://dest.example/"))
        locked = RecordConfig(destination="https://dest.example/", password=PASSWORD)
        records.create_link(conflict, host=RIVAL_HOST, alias="locked", config=locked)
        _, tenants.owner = tokens.create_token(home, name="owner", role=Role.OWNER)
        tenants.session = sessions.begin(home.user.id, SessionStart(SignInMethod.LINK))
        _, tenants.editor = tokens.create_token(conflict, name="editor", role=Role.EDITOR)
        for number in range(VIEWERS):
            user = workspaces.create_user(f"Viewer {number}", f"viewer{ids.new_id()}@rival.test")
            workspaces.add_member(rival_workspace, user, Role.VIEWER)
            viewer = workspaces.member_caller(rival_workspace, user.email)
            tenants.viewers.append(tokens.create_token(viewer, name="viewer", role=Role.VIEWER)[1])
    close_app(app)


# --- what saturates ---------------------------------------------------------------------------------------------

Saturation = Callable[[Tenants], AbstractContextManager[None]]
CASES: dict[SharedResource, list[Saturation]] = {}


def saturates(resource: SharedResource) -> Callable[[Callable[[Tenants], Iterator[None]]], Saturation]:
    """Register a way to saturate a row: a generator that holds all it can until it goes on."""

    def register(hold: Callable[[Tenants], Iterator[None]]) -> Saturation:
        case = contextlib.contextmanager(hold)
        CASES.setdefault(resource, []).append(case)
        return case

    return register


def held(server: Server, resource: SharedResource) -> int:
    """How many places of a resource are in use, as the metrics say."""
    metrics = api(server, "GET", "/metrics", token=None, timeout_s=30).body.decode()
    (places,) = re.findall(rf'^signpost_held\{{of="{resource}"\}} (\d+)', metrics, re.MULTILINE)
    return int(places)


@contextlib.contextmanager
def repeated(*requests: Callable[[], object], settle_s: float = 0.5) -> Iterator[None]:
    """While each request is sent again and again, by a client of its own."""
    stop = threading.Event()

    def repeat(request: Callable[[], object]) -> None:
        while not stop.is_set():
            request()

    threads = [threading.Thread(target=repeat, args=(request,), daemon=True) for request in requests]
    for thread in threads:
        thread.start()
    time.sleep(settle_s)
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(40)


@contextlib.contextmanager
def open_sockets(tenants: Tenants, data: bytes, *, count: int, address: str = RIVAL_ADDRESS) -> Iterator[Any]:
    """While some clients have sent `data` and read nothing."""
    with contextlib.ExitStack() as opened:
        for _ in range(count):
            entry = opened.enter_context(socket.socket())
            entry.settimeout(20)
            entry.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            entry.bind((address, 0))
            entry.connect(("127.0.0.1", tenants.server.port))
            entry.sendall(data)
        time.sleep(0.5)
        yield


def _json(tenants: Tenants, path: str, body: bytes, token: str, method: str = "POST") -> Callable[[], int]:
    return lambda: tenants.call(method, path, body, {"Content-Type": "application/json"}, token=token)


@saturates(SharedResource.REQUESTS)
def slowest_reads(tenants: Tenants) -> Iterator[None]:
    """Each viewer sends explanations of many addresses, searches, and questions about clicks, without a pause."""
    urls = ",".join(f'"https://{RIVAL_HOST}/l{number}/x"' for number in range(400))
    explain = f'{{"urls": [{urls}]}}'.encode()
    year = "/v1/workspace/clicks?by=country,browser&from=2025-12-01&to=2026-11-20"
    requests: list[Callable[[], object]] = []
    for token in tenants.viewers:
        requests += [_json(tenants, "/v1/links/explain", explain, token)] * 3
        requests.append(partial(tenants.call, "GET", "/v1/links?filter[search]=page+dest", token=token))
        requests.append(partial(tenants.call, "GET", year, token=token))
        requests.append(partial(tenants.call, "GET", "/v1/export", token=token))
    with repeated(*requests):
        yield


@saturates(SharedResource.REQUESTS)
def many_requests(tenants: Tenants) -> Iterator[None]:
    """Each viewer has twenty connections with a request on each, and sends the next one at once."""
    with repeated(
        *[partial(tenants.call, "GET", "/v1/links", token=token) for token in tenants.viewers for _ in range(20)]
    ):
        yield


@saturates(SharedResource.ANONYMOUS)
def strangers_everywhere(tenants: Tenants) -> Iterator[None]:
    """Clients of several networks without a valid token: pages, wrong tokens, forms."""
    requests: list[Callable[[], object]] = []
    for number in range(6):
        address = f"127.0.9.{number + 1}"
        requests.append(partial(tenants.call, "GET", "/sign-in", address=address))
        requests.append(partial(tenants.call, "GET", "/v1/test", token="sp_api_x", address=address))
        requests.append(partial(tenants.call, "GET", "/openapi.json", address=address))
    with repeated(*requests):
        yield


@saturates(SharedResource.VISIT_FORMS)
def guesses_at_a_link(tenants: Tenants) -> Iterator[None]:
    """Passwords for a link of Rival, from many networks."""
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    with repeated(
        *[
            partial(
                tenants.call,
                "POST",
                "/locked",
                b"password=wrong",
                form,
                host=RIVAL_HOST,
                address=f"127.0.8.{number + 1}",
            )
            for number in range(16)
        ]
    ):
        yield


@saturates(SharedResource.PROBES)
def a_flood_of_probes(tenants: Tenants) -> Iterator[None]:
    with repeated(
        *[
            partial(tenants.call, "GET", path)
            for path in ("/healthz", "/readyz", "/metrics", "/internal/tls-ask?domain=a.example")
            for _ in range(6)
        ]
    ):
        yield


@saturates(SharedResource.WRITE_LOCK)
def a_lock_of_another_program(tenants: Tenants) -> Iterator[None]:
    """Changes of Rival wait for it, more than may."""
    body = f'{{"host": "{RIVAL_HOST}", "destination": "https://dest.example/"}}'.encode()
    with locked(tenants.server), repeated(*[_json(tenants, "/v1/link", body, tenants.editor)] * 16):
        yield


@saturates(SharedResource.WRITE_LOCK)
def long_changes(tenants: Tenants) -> Iterator[None]:
    """Rival changes as many records at once as it may, one such change after the other."""
    row = f'{{"host": "{RIVAL_HOST}", "destination": "https://dest.example/"}}'
    body = f'{{"records": [{",".join([row] * 1000)}]}}'.encode()
    with repeated(*[_json(tenants, "/v1/bulk", body, tenants.editor)] * 6):
        yield


@saturates(SharedResource.EXPORTS)
def exports_that_nobody_reads(tenants: Tenants) -> Iterator[None]:
    head = "GET /v1/export HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {}\r\n\r\n"
    with contextlib.ExitStack() as opened:
        for token in tenants.viewers:
            opened.enter_context(open_sockets(tenants, head.format(token).encode(), count=4))
        yield
