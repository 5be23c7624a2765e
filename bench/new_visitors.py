"""The processor time of a new visitor over HTTPS: connection, full handshake, one short link, end of the connection.

    python -m bench.new_visitors [--against CHECKOUT] [--rounds N]

Through Caddy, nginx and HAProxy with the blocks of docs/https.md, within the main configuration of Debian, or as
nearly as that can be. Each visitor speaks HTTP/2 as browsers do, and none resumes a session. What the proxy and
Signpost use is counted, what the visitors use is not. The blocks of this checkout, with a certificate of either kind,
alternate with those of another one.
"""

import argparse
import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import statistics
import subprocess
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench import common

HOST = "go.example.com"
CLIENTS, VISITORS, ROUNDS = 8, 2000, 5


# --- the visitors, in a process of their own ----------------------------------------------------------------------


def literal(index: bytes, value: str) -> bytes:
    """A header whose name is in the static table of HPACK, not indexed and not Huffman-coded."""
    return index + bytes([len(value)]) + value.encode()


def frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    return len(payload).to_bytes(3) + bytes([kind, flags]) + stream.to_bytes(4) + payload


# :method GET, :scheme https, :path, :authority, user-agent, accept-encoding.
HEADERS = b"\x82\x87" + literal(b"\x04", "/hello") + literal(b"\x01", HOST) + literal(b"\x0f\x2b", common.FIREFOX)
SETTINGS, ACKNOWLEDGED = frame(4, 0, 0, b""), frame(4, 1, 0, b"")
VISIT = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS + frame(1, 5, 1, HEADERS + b"\x90")
# `:status: 302` in HTTP/2, as it is and Huffman-coded.
FOUND = (b"\x03302", b"\x82\x64\x02")


def response(connection: ssl.SSLSocket) -> bytes:
    """The headers of the response in HTTP/2."""
    received = b""
    while True:
        while len(received) < 9 or len(received) < (end := 9 + int.from_bytes(received[:3])):
            more = connection.recv(65536)
            if not more:
                sys.exit("A visit was not answered.")
            received += more
        if received[3] == 1:
            return received[9:end]
        received = received[end:]


def visit(port: int, context: ssl.SSLContext) -> None:
    """One visitor, who resumes no session: a socket of Python does that only where it is given one."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as dialled:
        dialled.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with context.wrap_socket(dialled, server_hostname=HOST) as connection:
            connection.sendall(VISIT)
            headers = response(connection)
            if not any(status in headers for status in FOUND):
                sys.exit("A visit was not redirected.")
            connection.sendall(ACKNOWLEDGED)


def visit_all(port: int, count: int) -> None:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols(["h2"])
    # The first visitor is the one for whom Caddy gets a certificate.
    visit(port, context)

    def client() -> None:
        try:
            for _ in range(count // CLIENTS):
                visit(port, context)
        except BaseException as error:
            print(repr(error), file=sys.stderr)
            os._exit(1)

    threads = [threading.Thread(target=client) for _ in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# --- the proxies --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """What a proxy is started with. upstream: the port of Signpost."""

    folder: Path
    block: str
    upstream: int
    http_port: int
    https_port: int


def replaced(text: str, *changes: tuple[str, str]) -> str:
    for pattern, value in changes:
        text, count = re.subn(pattern, value, text, flags=re.MULTILINE)
        if not count:
            sys.exit(f"The block has no {pattern}")
    return text


def caddy(setting: Setting) -> list[str]:
    options = (
        f"{{\n\thttp_port {setting.http_port}\n\thttps_port {setting.https_port}\n\tdefault_bind 127.0.0.1\n"
        f"\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\tstorage file_system {setting.folder}/storage\n"
    )
    upstream = (re.escape("{$SIGNPOST_UPSTREAM:127.0.0.1:8000}"), f"127.0.0.1:{setting.upstream}")
    (setting.folder / "Caddyfile").write_text(replaced(setting.block, (r"^\{\n", options), upstream))
    return ["run", "--config", str(setting.folder / "Caddyfile"), "--adapter", "caddyfile"]


NGINX = """daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1; {user}
events {{ worker_connections 768; }}
http {{
    sendfile on; tcp_nopush on; gzip on; ssl_prefer_server_ciphers on;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {block}
}}
"""


def nginx(setting: Setting) -> list[str]:
    block = replaced(
        setting.block,
        (r"listen 80\b", f"listen 127.0.0.1:{setting.http_port}"),
        (r"listen 443\b", f"listen 127.0.0.1:{setting.https_port}"),
        (r"listen \[::\].*;", ""),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{setting.upstream}"),
        (r"/etc/letsencrypt/live/[^/]+/(\S+).pem", rf"{setting.folder}/\1.pem"),
        (r"/var/log/nginx/", f"{setting.folder}/"),
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (setting.folder / "nginx.conf").write_text(NGINX.format(folder=setting.folder, user=user, block=block))
    return ["-c", str(setting.folder / "nginx.conf"), "-e", str(setting.folder / "error.log")]


HAPROXY = """global
    log {folder}/log local0
    ssl-default-bind-ciphersuites TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256
    ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets
defaults
    log global
    mode http
    option httplog
    option dontlognull
{block}
"""


def haproxy(setting: Setting) -> list[str]:
    certificates = setting.folder / "certificates"
    certificates.mkdir()
    (certificates / "go.pem").write_text(
        (setting.folder / "fullchain.pem").read_text() + (setting.folder / "privkey.pem").read_text()
    )
    block = replaced(
        setting.block,
        (r"bind :80\b", f"bind 127.0.0.1:{setting.http_port}"),
        (r"bind :443\b", f"bind 127.0.0.1:{setting.https_port}"),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{setting.upstream}"),
        (r"/etc/haproxy/certificates/", f"{certificates}/"),
    )
    (setting.folder / "haproxy.cfg").write_text(HAPROXY.format(folder=setting.folder, block=block))
    return ["-db", "-f", str(setting.folder / "haproxy.cfg")]


# The language of its block in docs/https.md is the name of the program, but for Caddy's.
PROXIES: dict[str, tuple[str, Callable[[Setting], list[str]]]] = {
    "caddy": ("caddyfile", caddy),
    "nginx": ("nginx", nginx),
    "haproxy": ("haproxy", haproxy),
}


def block(checkout: Path, language: str) -> str:
    """The first block of docs/https.md in `language`."""
    page = (checkout / "docs" / "https.md").read_text(encoding="utf-8")
    found = re.search(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert found is not None, language
    return found[1]


def find(name: str) -> str | None:
    """The program, also where only root has it in the path. PROXY_PATH is searched first."""
    places = (os.environ.get("PROXY_PATH", ""), os.environ.get("PATH", ""), "/usr/sbin")
    return shutil.which(name, path=os.pathsep.join(filter(None, places)))


@contextlib.contextmanager
def proxy(name: str, text: str, upstream: int, *, is_rsa: bool) -> Iterator[common.Served]:
    program = find(name)
    assert program is not None
    with tempfile.TemporaryDirectory() as name_of_folder:
        folder = Path(name_of_folder)
        key = ("rsa:2048",) if is_rsa else ("ec", "-pkeyopt", "ec_paramgen_curve:P-256")
        form = ("req", "-x509", "-newkey", *key, "-nodes", "-days", "2", "-subj", "/CN=bench")
        names = ("-addext", f"subjectAltName=DNS:{HOST}")
        files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
        subprocess.run(["openssl", *form, *names, *files], check=True, capture_output=True)
        setting = Setting(folder, text, upstream, common.free_port(), common.free_port())
        command = PROXIES[name][1](setting)
        home = {"HOME": name_of_folder, "XDG_DATA_HOME": name_of_folder, "XDG_CONFIG_HOME": name_of_folder}
        run = ("env", *(f"{name}={value}" for name, value in home.items()), program, *command)
        with common.process(*run, port=setting.https_port) as started:
            yield common.Served(f"https://127.0.0.1:{setting.https_port}", started.pid)


# --- what they cost -----------------------------------------------------------------------------------------------

# Firefox and Chrome offer these ciphers in this order. Python has no function for those of TLS 1.3, OpenSSL has a file.
BROWSER = """openssl_conf = start
[start]
ssl_conf = contexts
[contexts]
system_default = browser
[browser]
Ciphersuites = TLS_AES_128_GCM_SHA256:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_256_GCM_SHA384
"""


@dataclass(frozen=True)
class Cost:
    """Microseconds for each visitor."""

    proxy_us: float
    signpost_us: float

    @property
    def total_us(self) -> float:
        return self.proxy_us + self.signpost_us


def cost(front: common.Served, target: common.Served, count: int) -> Cost:
    port = front.origin.rpartition(":")[2]
    command = ["taskset", "-c", common.CLIENT_CORE, sys.executable, "-m", "bench.new_visitors", "visit", port]
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(BROWSER)
        file.flush()
        before_s = common.cpu_s(front.pid), common.cpu_s(target.pid)
        environment = {**os.environ, "OPENSSL_CONF": file.name}
        subprocess.run([*command, str(count)], check=True, cwd=common.ROOT, env=environment)
    after_s = common.cpu_s(front.pid), common.cpu_s(target.pid)
    return Cost(*((after - before) / count * 1e6 for before, after in zip(before_s, after_s, strict=True)))


def call(target: common.Signpost, path: str, body: dict[str, str]) -> None:
    headers = {"Authorization": f"Bearer {target.token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{target.origin}{path}", json.dumps(body).encode(), headers, method="POST")
    urllib.request.urlopen(request, timeout=20).close()


@contextlib.contextmanager
def signpost() -> Iterator[common.Signpost]:
    """With the hostname and the link that is visited."""
    with common.signpost() as target:
        call(target, "/v1/host", {"host": HOST})
        call(target, "/v1/link", {"host": HOST, "alias": "hello", "destination": "https://dest.example/landing"})
        yield target


# --- what is printed ----------------------------------------------------------------------------------------------


def spread(samples: list[float], digits: int = 0) -> str:
    """The median, the least and the greatest."""
    return f"{statistics.median(samples):.{digits}f} [{min(samples):.{digits}f} {max(samples):.{digits}f}]"


def measure(name: str, target: common.Signpost, other: Path | None, rounds: int) -> None:
    """Print what visitors cost through one proxy, with each block and certificate in turn."""
    language, _ = PROXIES[name]
    upstream = int(target.origin.rpartition(":")[2])
    versions = {"this version": (common.ROOT, False)}
    # Caddy makes its own certificates, and no others than ECDSA.
    if name != "caddy":
        versions["this version, RSA-2048"] = (common.ROOT, True)
    if other is not None:
        versions["other version"] = (other, False)
    with contextlib.ExitStack() as stack:
        fronts = {
            version: stack.enter_context(proxy(name, block(checkout, language), upstream, is_rsa=is_rsa))
            for version, (checkout, is_rsa) in versions.items()
        }
        costs: dict[str, list[Cost]] = {version: [] for version in fronts}
        for number in range(rounds + 1):
            for version, front in [*fronts.items()][:: -1 if number % 2 else 1]:
                found = cost(front, target, VISITORS)
                # The first round reads and makes what later ones have in memory.
                if number:
                    costs[version].append(found)
    mine = costs["this version"]
    for version, samples in costs.items():
        per_second = 1e6 / statistics.median(entry.total_us for entry in samples)
        ratios = [entry.proxy_us / another.proxy_us for entry, another in zip(mine, samples, strict=True)]
        compared = "" if samples is mine else f"; this version to it {spread(ratios, 2)}"
        print(
            f"{name:>8}, {version}: {spread([entry.proxy_us for entry in samples])} us,",
            f"Signpost {spread([entry.signpost_us for entry in samples])} us,",
            f"{per_second:.0f} visitors per second of a core{compared}",
            flush=True,
        )


def main() -> None:
    if sys.argv[1:2] == ["visit"]:
        visit_all(int(sys.argv[2]), int(sys.argv[3]))
        return
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--against", type=Path, help="another checkout of the project")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    with signpost() as target:
        for name in PROXIES:
            if find(name) is None:
                print(f"{name:>8} is not installed")
            else:
                measure(name, target, given.against, given.rounds)


if __name__ == "__main__":
    main()
