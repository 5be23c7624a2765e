"""The outside world as Signpost meets it: name servers and web servers of ours, which do whatever a test tells them.

Real sockets and threads, real DNS packets, real TLS; all on loopback addresses, and all ends with its `with`.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import socketserver
import ssl
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import dns.flags
import dns.message
import dns.name
import dns.rcode
import dns.rdatatype
import dns.rrset
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

# Linux answers on all of 127.0.0.0/8: this one plays the public internet, every other one is somebody's inside.
PUBLIC = "127.0.0.50"
NXDOMAIN, SERVFAIL, REFUSED = dns.rcode.NXDOMAIN, dns.rcode.SERVFAIL, dns.rcode.REFUSED

# --- names --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Query:
    """number: how many times name and type were asked for before."""

    name: str
    type: str
    number: int
    is_tcp: bool


@dataclass(frozen=True)
class Alias:
    """A CNAME; the server goes on with `target`, as a resolver does."""

    target: str


@dataclass(frozen=True)
class Cut:
    """Nothing but the truncated bit over UDP; `answer` over TCP."""

    answer: Answer


# list: addresses.  Rcode: that.  bytes: sent as they are.  None: no answer at all.
Answer = list[str] | dict[str, list[str]] | Alias | Cut | dns.rcode.Rcode | bytes | None


class Dns:
    """A name server over UDP and TCP. names: name in lower case -> Answer, or a function from Query to Answer."""

    def __init__(self) -> None:
        self.names: dict[str, Answer | Callable[[Query], Answer]] = {}
        self.requested: list[Query] = []
        self.spoils_ids = False
        self._counts: Counter[tuple[str, str]] = Counter()

    def __enter__(self) -> Dns:
        for _ in range(20):
            udp = _Udp(("127.0.0.1", 0), _UdpHandler)
            try:
                tcp = _Tcp(udp.server_address, _TcpHandler)
                break
            except OSError:  # the port is free for UDP only
                udp.server_close()
        self._servers = (udp, tcp)
        self.server = f"127.0.0.1#{udp.server_address[1]}"
        self._threads = []
        for server in self._servers:
            server.dns = self
            self._threads.append(threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True))
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        for server in self._servers:
            server.shutdown()
            server.server_close()
        for thread in self._threads:
            thread.join()

    def reply(self, wire: bytes, is_tcp: bool) -> bytes | None:
        request = dns.message.from_wire(wire)
        question = request.question[0]
        response = dns.message.make_response(request)
        response.flags |= dns.flags.RA
        name, seen = question.name, set()
        while name not in seen:
            seen.add(name)
            answer = self._answer(name, dns.rdatatype.to_text(question.rdtype), is_tcp)
            if isinstance(answer, Cut):
                if not is_tcp:
                    response.flags |= dns.flags.TC
                    break
                answer = answer.answer
            if answer is None or isinstance(answer, bytes):
                return answer
            if isinstance(answer, dns.rcode.Rcode):
                response.set_rcode(answer)
            elif isinstance(answer, list | dict):
                kind = dns.rdatatype.to_text(question.rdtype)
                if isinstance(answer, list):
                    answer = {t: [a for a in answer if (":" in a) == (t == "AAAA")] for t in ("A", "AAAA")}
                found = answer.get(kind, [])
                if found:
                    response.answer.append(dns.rrset.from_text_list(name, 1, "IN", question.rdtype, found))
            else:
                assert isinstance(answer, Alias)
                target = dns.name.from_text(answer.target)
                response.answer.append(dns.rrset.from_text_list(name, 1, "IN", "CNAME", [target.to_text()]))
                name = target
        if self.spoils_ids:
            response.id ^= 1
        return response.to_wire()

    def _answer(self, name: dns.name.Name, type: str, is_tcp: bool) -> Answer:
        text = name.to_text(omit_final_dot=True).lower()
        query = Query(text, type, self._counts[text, type], is_tcp)
        self._counts[text, type] += 1
        self.requested.append(query)
        answer = self.names.get(text, NXDOMAIN)
        return answer(query) if callable(answer) else answer


def in_turn(*answers: Answer) -> Callable[[Query], Answer]:
    """One answer after the other for each type, the last one for ever."""
    return lambda query: answers[min(query.number, len(answers) - 1)]


class _Udp(socketserver.ThreadingUDPServer):
    dns: Dns
    max_packet_size = 65_535


class _Tcp(socketserver.ThreadingTCPServer):
    dns: Dns
    allow_reuse_address = True
    daemon_threads = True


class _UdpHandler(socketserver.BaseRequestHandler):
    server: _Udp

    def handle(self) -> None:
        wire, sock = self.request
        reply = self.server.dns.reply(wire, False)
        if reply is not None:
            sock.sendto(reply, self.client_address)


class _TcpHandler(socketserver.StreamRequestHandler):
    server: _Tcp

    def handle(self) -> None:
        while length := self.rfile.read(2):
            reply = self.server.dns.reply(self.rfile.read(int.from_bytes(length)), True)
            if reply is not None:
                self.wfile.write(len(reply).to_bytes(2) + reply)


# --- the web ------------------------------------------------------------------------------------------------------


@dataclass
class Request:
    """One request as it came. lines: of its head, without the first."""

    method: str
    target: str
    lines: list[str]
    body: bytes

    def all(self, name: str) -> list[str]:
        split = [line.partition(":") for line in self.lines]
        return [value.strip() for key, _, value in split if key.lower() == name.lower()]


# What a server answers: these bytes, or these one after the other; nothing: it hangs up.
Bytes = bytes | Iterable[bytes]
# What a server does instead of reading a request: anything, with the connection, until the event is set.
Talk = Callable[[Any, threading.Event], None]


@dataclass
class Web:
    """A web server that gives each request to `answer`, or each connection to `talk`."""

    answer: Callable[[Request], Bytes] = lambda request: ok()
    talk: Talk | None = None
    address: str = PUBLIC
    port: int = 0
    tls: ssl.SSLContext | None = None
    requests: list[Request] = field(default_factory=list)
    accepted: int = 0

    def __enter__(self) -> Web:
        family = socket.AF_INET6 if ":" in self.address else socket.AF_INET
        self._listener = socket.create_server((self.address, self.port), family=family, backlog=128)
        self.port = self._listener.getsockname()[1]
        self._ending = threading.Event()
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        self._listener.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(10)
            assert not thread.is_alive()
        self._listener.close()

    @property
    def url(self) -> str:
        host = f"[{self.address}]" if ":" in self.address else self.address
        return f"http{'s' if self.tls else ''}://{host}:{self.port}/"

    def _accept(self) -> None:
        while not self._ending.is_set():
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            self.accepted += 1
            thread = threading.Thread(target=self._serve, args=(connection,), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _serve(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError), contextlib.ExitStack() as stack:
            stack.enter_context(connection)
            connection.settimeout(8)
            if self.tls:
                connection = stack.enter_context(self.tls.wrap_socket(connection, server_side=True))
            if self.talk:
                self.talk(connection, self._ending)
                return
            request = _read(connection)
            if request is None:
                return
            self.requests.append(request)
            answer = self.answer(request)
            for piece in [answer] if isinstance(answer, bytes) else answer:
                if self._ending.is_set():
                    return
                connection.sendall(piece)


def _read(connection: socket.socket) -> Request | None:
    with connection.makefile("rb") as stream:
        head = []
        while (line := stream.readline(100_000)) not in (b"\r\n", b""):
            head.append(line.decode("latin-1").rstrip("\r\n"))
        if not head or head[0].count(" ") != 2:  # nothing, or TLS where none is spoken
            return None
        method, target, _ = head[0].split(" ")
        request = Request(method, target, head[1:], b"")
        for length in request.all("Content-Length"):
            request.body = stream.read(int(length))
        return request


def ok(status: int = 200, *lines: str | bytes, body: bytes = b"") -> bytes:
    """An answer with these header lines."""
    head = [f"HTTP/1.1 {status} Fine".encode()]
    head += [line if isinstance(line, bytes) else line.encode() for line in lines]
    head.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join([*head, b"", body])


def redirect(location: str | bytes, status: int = 302) -> bytes:
    return ok(status, b"Location: " + (location if isinstance(location, bytes) else location.encode()))


def for_ever(piece: bytes, first: bytes = b"") -> Iterator[bytes]:
    yield first
    while True:
        yield piece


def dripping(data: Iterable[int], first: bytes = b"", pause_s: float = 0.2) -> Iterator[bytes]:
    """`first` at once, then a byte at a time."""
    yield first
    for byte in data:
        time.sleep(pause_s)
        yield bytes([byte])


def silent(_: Any, ending: threading.Event) -> None:
    """Neither reads nor writes, and does not hang up."""
    ending.wait()


# --- who is connected to ------------------------------------------------------------------------------------------


class Trap:
    """Listens where nobody may connect to, on one port of several addresses, and counts who does."""

    def __init__(self, addresses: Iterable[str], port: int) -> None:
        self._listeners: list[socket.socket] = []
        try:
            for address in addresses:
                family = socket.AF_INET6 if ":" in address else socket.AF_INET
                listener = socket.create_server((address, port), family=family, backlog=128)
                listener.setblocking(False)
                self._listeners.append(listener)
        except OSError:
            self.close()
            raise

    def take_count(self) -> int:
        """How many connected since this was asked last."""
        count = 0
        # The kernel keeps them until they are asked for, those that hung up again as well.
        for listener in self._listeners:
            with contextlib.suppress(BlockingIOError):
                while True:
                    listener.accept()[0].close()
                    count += 1
        return count

    def close(self) -> None:
        for listener in self._listeners:
            listener.close()


# An audit hook cannot be taken away again: there is one, asleep while nobody records.
_recording: list[list[tuple[str, int]]] = []


def _hook(event: str, args: tuple[Any, ...]) -> None:
    if event == "socket.connect" and _recording and args[0].type == socket.SOCK_STREAM:
        for record in _recording:
            record.append(args[1][:2])


@contextlib.contextmanager
def connections_of_this_process() -> Iterator[list[tuple[str, int]]]:
    """(address, port) of each attempt of this process to connect over TCP, wherever it leads, as it is made."""
    if not getattr(_hook, "is_added", False):
        vars(_hook)["is_added"] = True
        sys.addaudithook(_hook)
    record: list[tuple[str, int]] = []
    _recording.append(record)
    try:
        yield record
    finally:
        _recording.remove(record)


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


# --- certificates -------------------------------------------------------------------------------------------------


class Authority:
    """Signs certificates. `file` is what has to be trusted for them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name.from_rfc4514_string("CN=Playing")
        usage = x509.KeyUsage(False, False, False, False, False, True, True, False, False)
        certificate = (
            self._builder(self._name, self._key, days=1)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(usage, critical=True)
            .sign(self._key, hashes.SHA256())
        )
        self.file = folder / "authority.pem"
        self.file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))

    def server(self, *names: str, days: int = 1, is_self_signed: bool = False) -> ssl.SSLContext:
        """TLS of a server that is called `names`, which may be addresses. days: how long still; below 0: expired."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*self.certificate(*names, days=days, is_self_signed=is_self_signed))
        return context

    def certificate(self, *names: str, days: int = 1, is_self_signed: bool = False) -> tuple[Path, Path]:
        """The files with the certificate of such a server, and with its key."""
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = (
            self._builder(x509.Name([]), key, days, issued_by_itself=is_self_signed)
            .add_extension(x509.SubjectAlternativeName([_general_name(name) for name in names]), critical=True)
            .sign(key if is_self_signed else self._key, hashes.SHA256())
        )
        file = self._folder / f"{certificate.serial_number}.pem"
        file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
        secret = file.with_suffix(".key")
        form = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, *form))
        return file, secret

    def _builder(
        self, name: x509.Name, key: ec.EllipticCurvePrivateKey, days: int, *, issued_by_itself: bool = False
    ) -> x509.CertificateBuilder:
        now, public = datetime.now(UTC), key.public_key()
        issuer, its_key = (name, public) if issued_by_itself else (self._name, self._key.public_key())
        of_authority = x509.AuthorityKeyIdentifier.from_issuer_public_key(its_key)
        return (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(issuer)
            .public_key(public)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(days=10))
            .not_valid_after(now + timedelta(days=days))
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
            .add_extension(of_authority, critical=False)
        )


def _general_name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
