"""Checks a hostname end to end, as a visitor reaches it: DNS, permission for a certificate, TLS, answer.

It connects to any address that the hostname points at, so only the operator of the service may use it.
"""

import http.client
import socket
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from signpost.domain.records import addresses
from signpost.features.monitoring import dns
from signpost.features.monitoring.doctor_step import DoctorStep
from signpost.outbound.resolver import Resolver, Unresolved

TIMEOUT_S = 10.0


@dataclass(frozen=True)
class HostUnderTest:
    """What this instance knows about a hostname.

    target: what it must point at.  may_have_certificate: what the proxy in front is answered.  port: of the proxy, if
    not the usual one.  path, proof: where this instance identifies itself, and its answer there.  host_proof: what DNS
    must hold before the hostname carries visits; None: nothing.  no_server: a sentence, where no server runs.
    local_address: where visitors on this machine come.
    """

    host: str
    target: str | None
    wants_https: bool
    may_have_certificate: bool
    port: int | None
    path: str
    proof: bytes
    host_proof: str | None = None
    no_server: str = ""
    local_address: str = "127.0.0.1"

    @property
    def is_local(self) -> bool:
        """Whether visitors are on this machine: no proxy and no firewall is between them and the server."""
        return addresses.is_loopback_name(self.host)

    @property
    def local_todo(self) -> str:
        return self.no_server or "The server is at another port: set LINK_PORT to it."


def examine(resolver: Resolver, question: HostUnderTest) -> Iterator[DoctorStep]:
    """Each step, until the first that fails."""
    host = question.host
    finding = dns.look(resolver, host, question.target, wants_https=question.wants_https, proof=question.host_proof)
    if not finding.correct or finding.errors:
        is_proof_alone = finding.correct and len(finding.errors) == 1 and not finding.is_proved and question.host_proof
        text = f"{host} carries no visits yet." if is_proof_alone else f"{host} does not point here."
        yield DoctorStep("dns", False, text, " ".join(text for _, text in finding.errors))
        return
    try:
        address = question.local_address if question.is_local else str(resolver.addresses(host)[0])
    except Unresolved as unresolved:
        yield DoctorStep("dns", False, str(unresolved), "Look at the DNS of this name.")
        return
    if question.is_local and not addresses.is_loopback_name(address):
        todo = "Set HOST to 127.0.0.1, ::1 or, for every address of this machine, 0.0.0.0."
        yield DoctorStep(
            "dns", False, f"Visitors of {host} don't reach the server: it listens on {address} only.", todo
        )
        return
    yield DoctorStep("dns", True, f"{host} points at {address}. {finding.notice}".strip())
    if question.wants_https:
        if not question.may_have_certificate:
            yield DoctorStep("certificate", False, "Signpost does not allow its certificate.", f"Connect {host} again.")
            return
        yield DoctorStep("certificate", True, "Caddy may get a certificate for it.")
    yield from _visited(question, address)


def _visited(question: HostUnderTest, address: str) -> Iterator[DoctorStep]:
    port = question.port or (443 if question.wants_https else 80)
    where = f"{address}, port {port}"
    name = "tls" if question.wants_https else "answer"
    try:
        raw = socket.create_connection((address, port), TIMEOUT_S)
    except OSError as error:
        todo = question.local_todo
        if not question.is_local:
            proxy = "Start the proxy (deploy/Caddyfile), and let the firewall pass ports 80 and 443."
            todo = f"{question.no_server} {proxy}".strip()
        yield DoctorStep(name, False, f"Nothing answers at {where}: {error.strerror or error}.", todo)
        return
    connection = http.client.HTTPConnection(address, port, timeout=TIMEOUT_S)
    try:
        connection.sock = raw
        if question.wants_https:
            secure = ssl.create_default_context().wrap_socket(raw, server_hostname=question.host)
            connection.sock = secure
            certificate: dict[str, Any] = secure.getpeercert() or {}
            issuer = dict(pair for group in certificate.get("issuer", ()) for pair in group)
            by = issuer.get("organizationName", "an authority")
            yield DoctorStep("tls", True, f"Its certificate is trusted, from {by}.")
        yield _answer(connection, question, where)
    except ssl.SSLCertVerificationError as error:
        todo = "See the proxy's log: ports 80 and 443 must be reached from anywhere for an authority to issue one."
        yield DoctorStep("tls", False, f"Its certificate is not trusted: {error.verify_message}.", todo)
    except ssl.SSLError as error:
        todo = "See the proxy's log; its question about certificates must reach Signpost (`ask` in deploy/Caddyfile)."
        yield DoctorStep("tls", False, f"No certificate is shown: {error.reason or error}.", todo)
    except (OSError, http.client.HTTPException) as error:
        yield DoctorStep("answer", False, f"{where} closes the connection: {error}.", "See the proxy's log.")
    finally:
        connection.close()
        raw.close()


def _answer(connection: http.client.HTTPConnection, question: HostUnderTest, where: str) -> DoctorStep:
    connection.request("GET", question.path, headers={"Host": question.host, "User-Agent": "Signpost doctor"})
    answer = connection.getresponse()
    if answer.read(200) == question.proof:
        return DoctorStep("answer", True, "This Signpost answers there.")
    if question.is_local:
        todo = question.local_todo
    elif answer.status in (502, 503, 504):
        todo = "The proxy does not reach Signpost: is it running, and is the upstream in the Caddyfile its address?"
    else:
        todo = "Let the proxy pass this hostname on to this Signpost, with its Host header."
    return DoctorStep("answer", False, f"Something else answers at {where}, with the status {answer.status}.", todo)
