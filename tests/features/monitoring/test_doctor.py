"""`signpost doctor`: each step of a visitor's way, and what to do at the first that breaks."""

import contextlib
import json
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.conftest import Server
from tests.outbound.playing import Dns
from tests.programs import missing
from tests.wire import api, connected, eventually

HOST = "go.acme.example"


@pytest.fixture
def zone() -> Iterator[Dns]:
    with Dns() as server:
        yield server


@pytest.fixture
def server(make_server: Callable[..., Server], zone: Dns) -> Server:
    server = make_server(SIGNPOST_DNS_SERVERS=zone.server, SIGNPOST_DNS_TARGET="127.0.0.1").start()
    connected(server, HOST)
    return server


def steps(server: Server, *options: Any, host: str = HOST) -> list[tuple[Any, ...]]:
    done = server.run("doctor", host, "--json", *options)
    rows = json.loads(done.stdout)
    assert done.returncode == (0 if all(row["is_fine"] for row in rows) else 1)
    assert all(bool(row["todo"]) != row["is_fine"] for row in rows)
    return [(row["step"], row["is_fine"]) for row in rows]


def plainly(server: Server) -> None:
    assert api(server, "POST", "/v1/host", {"host": HOST, "https_requested": False}).status == 200


def test_dns_that_does_not_lead_here(server: Server, zone: Dns) -> None:
    assert steps(server) == [("dns", False)]
    zone.names[HOST] = ["151.101.1.69"]
    assert steps(server) == [("dns", False)]
    assert f"Add: A {HOST} 127.0.0.1." in server.run("doctor", HOST).stdout


def test_all_is_well_without_https(server: Server, zone: Dns) -> None:
    zone.names[HOST] = ["127.0.0.1"]
    plainly(server)
    assert steps(server, "--port", str(server.port)) == [("dns", True), ("answer", True)]


def test_nothing_answers(server: Server, zone: Dns) -> None:
    zone.names[HOST] = ["127.0.0.1"]
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = str(closed.getsockname()[1])
        assert steps(server, "--port", port) == [("dns", True), ("certificate", True), ("tls", False)]
        plainly(server)
        assert steps(server, "--port", port) == [("dns", True), ("answer", False)]


def test_another_signpost_answers(server: Server, zone: Dns, make_server: Callable[..., Server]) -> None:
    zone.names[HOST] = ["127.0.0.1"]
    plainly(server)
    other = make_server().start()
    connected(other, HOST)
    assert steps(server, "--port", str(other.port)) == [("dns", True), ("answer", False)]


def test_what_speaks_no_tls(server: Server, zone: Dns) -> None:
    zone.names[HOST] = ["127.0.0.1"]
    assert steps(server, "--port", str(server.port)) == [("dns", True), ("certificate", True), ("tls", False)]


def test_this_machine(server: Server) -> None:
    assert steps(server, host="localhost") == [("dns", True), ("answer", True)]
    # HTTPS is asked for on a new hostname, and cannot be had on a name of this machine.
    connected(server, "go.localhost")
    assert steps(server, host="go.localhost") == [("dns", True), ("answer", True)]


def test_no_server_on_this_machine(server: Server, zone: Dns) -> None:
    """No proxy is between this machine and its server; for other names both may be what is missing."""
    zone.names[HOST] = ["127.0.0.1"]
    plainly(server)
    server.stop()
    missing = f"No server runs from {server.instance}: start it with `signpost serve`."
    proxy = "Start the proxy (deploy/Caddyfile), and let the firewall pass ports 80 and 443."
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        for host, todo in (("localhost", missing), (HOST, f"{missing} {proxy}")):
            reason = f"WRONG  {host}  answer: Nothing answers at 127.0.0.1, port {port}: Connection refused."
            lines = server.run("doctor", host, "--port", str(port)).stdout.splitlines()[-2:]
            assert lines == [reason, f"       {todo}"]


def test_another_program_on_this_machine(server: Server, make_server: Callable[..., Server]) -> None:
    other = make_server().start()
    reason = f"Something else answers at 127.0.0.1, port {other.port}"
    found = server.run("doctor", "localhost", "--port", str(other.port)).stdout
    assert reason in found
    assert "The server is at another port: set LINK_PORT to it." in found
    server.stop()
    found = server.run("doctor", "localhost", "--port", str(other.port)).stdout
    assert f"No server runs from {server.instance}" in found
    assert "proxy" not in found


def test_every_hostname_unless_told(server: Server, zone: Dns) -> None:
    rows = json.loads(server.run("doctor", "--json").stdout)
    assert {row["host"] for row in rows if row["kind"] == "host"} == {HOST, "localhost"}


def test_an_unknown_hostname(server: Server) -> None:
    for name in ("unknown.example", "*", ""):
        done = server.run("doctor", name)
        assert (done.returncode, done.stdout) == (1, "")
        assert "is not connected" in done.stderr


@pytest.mark.parametrize(("host", "address"), [("::1", "::1"), ("::", "::1"), ("0.0.0.0", "127.0.0.1")])
def test_this_machine_is_asked_where_the_server_listens(
    make_server: Callable[..., Server], zone: Dns, host: str, address: str
) -> None:
    server = make_server(
        SIGNPOST_DNS_SERVERS=zone.server, SIGNPOST_HOST=host, SIGNPOST_PUBLIC_URL="https://a.acme.test"
    )
    server.start(wait=False)
    eventually(lambda: server.run("healthcheck").returncode == 0)
    done = server.run("doctor")
    assert f"localhost points at {address}." in done.stdout
    assert "This Signpost answers there." in done.stdout
    assert "WRONG" not in done.stdout
    # Nor is the server asked elsewhere how it is.
    assert "didn't report" not in done.stdout


def test_a_server_that_visitors_of_this_machine_do_not_reach(make_server: Callable[..., Server], zone: Dns) -> None:
    name = next((found for found in own_addresses() if not found.startswith("127.")), None)
    if name is None:
        missing("This machine has no address but loopback")
    server = make_server(
        SIGNPOST_DNS_SERVERS=zone.server, SIGNPOST_HOST=name, SIGNPOST_PUBLIC_URL="https://a.acme.test"
    )
    server.start(wait=False)
    eventually(lambda: server.run("healthcheck").returncode == 0)
    lines = server.run("doctor", "localhost").stdout.splitlines()
    assert lines == [
        f"WRONG  localhost  dns: Visitors of localhost don't reach the server: it listens on {name} only.",
        "       Set HOST to 127.0.0.1, ::1 or, for every address of this machine, 0.0.0.0.",
    ]
    assert "didn't report" not in server.run("doctor").stdout


def own_addresses() -> list[str]:
    """The addresses of this machine's IPv4 interfaces that it knows by its own name or by a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing
        return [probe.getsockname()[0]]
    with contextlib.suppress(OSError):
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []
