"""Web servers in front of Signpost, configured by the blocks of docs/https.md.

Of a block nothing is changed but ports, folders, the names of certificates, and whose addresses are Cloudflare's.
"""

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, ClassVar

from tests.conftest import FIREFOX, ROOT, free_port
from tests.wire import Reply, eventually

PAGE = ROOT / "docs" / "https.md"
SERVICE, HOST, OTHER = "signpost.example.com", "go.example.com", "other.example.com"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def blocks(language: str, page: Path = PAGE) -> list[str]:
    """The blocks of a page in `language`."""
    return [found[2] for found in _BLOCK.finditer(page.read_text(encoding="utf-8")) if found[1] == language]


def program(name: str, *elsewhere: str) -> str | None:
    """Where a program is, also where only root has it in the path."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *elsewhere])
    return shutil.which(name, path=places)


def replaced(text: str, *changes: tuple[str, str, int]) -> str:
    """`text` with each pattern replaced, as often as is said: a block that changed fails here and not unseen."""
    for pattern, value, times in changes:
        text, count = re.subn(pattern, value.replace("\\", r"\\"), text)
        assert count == times, f"{pattern}: {count} times, not {times}"
    return text


class Front:
    """A web server in front of a port of this machine."""

    # How the program is called.
    name: ClassVar[str]

    def __init__(self, folder: Path, upstream: int) -> None:
        self.upstream = upstream
        self.http_port, self.https_port = free_port(), free_port()
        self.folder = folder
        self.certificate, self.key = folder / "cert.pem", folder / "key.pem"
        self.challenges = folder / "challenges"
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def found(cls) -> str | None:
        return program(cls.name)

    def command(self) -> list[Any]:
        """Write the configuration, and return the command that runs the server with it."""
        raise NotImplementedError

    def start(self) -> "Front":
        self.folder.mkdir(parents=True)
        token = self.challenges / ".well-known" / "acme-challenge" / "token"
        token.parent.mkdir(parents=True)
        token.write_text("certbot's")
        names = ",".join(f"DNS:{name}" for name in (SERVICE, HOST, OTHER))
        curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
        form = ("req", "-x509", *curve, "-days", "2", "-subj", "/CN=test", "-addext", f"subjectAltName={names}")
        files = ("-keyout", str(self.key), "-out", str(self.certificate))
        subprocess.run(["openssl", *form, *files], check=True, capture_output=True)
        command = self.command()
        with self.output.open("ab") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out, cwd=self.folder)
        eventually(self._is_ready)
        return self

    @property
    def output(self) -> Path:
        return self.folder / "output.txt"

    def _is_ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.output.read_text()
        for port in (self.http_port, self.https_port):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) != 0:
                    return False
        return True

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def connection(
        self, *, unencrypted: bool = False, name: str = HOST, protocols: tuple[str, ...] = (), source: str = "127.0.0.1"
    ) -> socket.socket:
        port = self.http_port if unencrypted else self.https_port
        dialled = socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(source, 0))
        if unencrypted:
            return dialled
        context = ssl.create_default_context(cafile=self.certificate)
        if protocols:
            context.set_alpn_protocols(list(protocols))
        return context.wrap_socket(dialled, server_hostname=name)

    def call(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        *,
        host: str = HOST,
        unencrypted: bool = False,
        source: str = "127.0.0.1",
        headers: dict[str, str] | None = None,
    ) -> Reply:
        client = http.client.HTTPConnection(host)
        client.sock = self.connection(unencrypted=unencrypted, name=host, source=source)
        try:
            client.request(method, path, body=body, headers={"User-Agent": FIREFOX, **(headers or {})})
            answer = client.getresponse()
            return Reply(answer.status, answer.headers, answer.read())
        finally:
            client.close()


class Caddy(Front):
    """For what docs/https.md adds to deploy/Caddyfile; tests/server/test_caddy.py has the rest."""

    name = "caddy"

    def text(self) -> str:
        return blocks("caddyfile")[0]

    def command(self) -> list[Any]:
        options = (
            f"{{\n\thttp_port {self.http_port}\n\thttps_port {self.https_port}\n\tdefault_bind 127.0.0.1\n\tadmin off\n"
            f"\tskip_install_trust\n\tlocal_certs\n\tauto_https disable_redirects\n"
            f"\tstorage file_system {self.folder}/storage\n"
        )
        on_demand = (r"tls \{\n\t\ton_demand\n\t\}", f"tls {self.certificate} {self.key}", 1)
        # HTTP/3 would need a free port of UDP, too.
        protocols = (r"servers \{\n", "servers {\n\t\tprotocols h1 h2\n", 1)
        text = replaced(self.text(), (r"(?m)^\{\n", options, 1), protocols, *self.changes(), on_demand)
        text = text.replace("{$SIGNPOST_UPSTREAM:127.0.0.1:8000}", f"127.0.0.1:{self.upstream}")
        path = self.folder / "Caddyfile"
        path.write_text(text)
        os.environ.setdefault("HOME", str(self.folder))
        return [self.found(), "run", "--config", path, "--adapter", "caddyfile"]

    def changes(self) -> list[tuple[str, str, int]]:
        return []


class CaddyUnderCloudflare(Caddy):
    def changes(self) -> list[tuple[str, str, int]]:
        certificate, trusted = (line.strip() for line in blocks("caddyfile")[1].strip().splitlines())
        assert certificate.startswith("tls /etc/caddy/origin.pem ")
        edge = re.sub(r"trusted_proxies .*", "trusted_proxies 127.0.0.3", trusted)
        return [(r"\t\ttransport http \{", f"\t\t{edge}\n\t\ttransport http {{", 1)]


class Nginx(Front):
    name = "nginx"

    def text(self) -> str:
        return blocks("nginx")[0]

    def command(self) -> list[Any]:
        text = replaced(
            self.text(),
            (r"listen 80;", f"listen 127.0.0.1:{self.http_port};", 1),
            (r"listen 443 ", f"listen 127.0.0.1:{self.https_port} ", 1),
            (r"listen \[::\].*;", "", 2),
            (r"127\.0\.0\.1:8000", f"127.0.0.1:{self.upstream}", 1),
            (r"/etc/letsencrypt/live/", f"{self.folder}/live/", 2),
            (r"/var/www/letsencrypt;", f"{self.challenges};", 1),
            (r"/var/log/nginx/", f"{self.folder}/", 2),
        )
        for name in (SERVICE, HOST):
            live = self.folder / "live" / name
            live.mkdir(parents=True)
            shutil.copy(self.certificate, live / "fullchain.pem")
            shutil.copy(self.key, live / "privkey.pem")
        (self.folder / "signpost.conf").write_text(text)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        # `user` is a warning where the tests do not run as root.
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "main.conf").write_text(
            f"daemon off; pid {self.folder}/pid; error_log {self.folder}/error.log; {user} events {{}}\n"
            f"http {{ {folders} include {self.folder}/signpost.conf; }}\n"
        )
        return [self.found(), "-c", self.folder / "main.conf", "-p", self.folder, "-e", self.folder / "error.log"]


class NginxForManyNames(Nginx):
    """With the certificates that the script of the page has gotten."""

    def text(self) -> str:
        whole, lines, *_ = blocks("nginx")
        name, certificate, key = (re.escape(line.split()[0]) for line in lines.strip().splitlines())
        found = {
            word: f"{line.strip()}" for word, line in zip((name, certificate, key), lines.splitlines(), strict=True)
        }
        return replaced(whole, *((rf"{word} [^;]*;", line, 1) for word, line in found.items()))


class NginxUnderCloudflare(Nginx):
    def text(self) -> str:
        lines = [line for line in blocks("nginx")[2].splitlines() if "set_real_ip_from" not in line]
        more = "\n".join([*lines, "    set_real_ip_from 127.0.0.3;"])
        return replaced(super().text(), (r"    server_tokens off;", f"    server_tokens off;\n{more}", 1))


class Apache(Front):
    name = "apache2"
    _MODULES = (
        *("mpm_event", "authz_core", "ssl", "http2", "headers", "proxy", "proxy_http", "macro", "alias"),
        *("socache_shmcb", "reqtimeout"),
    )

    def command(self) -> list[Any]:
        # Its processes are not root's, and may not read what is in the folders of the tests.
        self._public = tempfile.TemporaryDirectory()
        public = Path(self._public.name)
        public.chmod(0o755)
        self.challenges = Path(shutil.copytree(self.challenges, public / "challenges"))
        block = replaced(
            blocks("apache")[0],
            (r"\*:80>", f"127.0.0.1:{self.http_port}>", 1),
            (r"\*:443>", f"127.0.0.1:{self.https_port}>", 1),
            (r"127\.0\.0\.1:8000", f"127.0.0.1:{self.upstream}", 1),
            (r"/etc/letsencrypt/live/\S+/fullchain.pem", str(self.certificate), 1),
            (r"/etc/letsencrypt/live/\S+/privkey.pem", str(self.key), 1),
            (r"/var/www/letsencrypt(?= *$|>|/\.well)", str(self.challenges), 2),
        )
        modules = "".join(
            f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n" for name in self._MODULES
        )
        # Debian's own main configuration says the same of the user.
        user = "User www-data\nGroup www-data\n" if os.geteuid() == 0 else ""
        (self.folder / "apache2.conf").write_text(
            f"ServerRoot {self.folder}\nServerName localhost\nPidFile {self.folder}/pid\n"
            f"ErrorLog {self.folder}/error.log\nDefaultRuntimeDir {self.folder}\nMutex file:{self.folder} default\n"
            f"LogLevel warn\n{modules}{user}"
            f"Listen 127.0.0.1:{self.http_port}\nListen 127.0.0.1:{self.https_port}\n"
            f"<Directory />\nRequire all denied\n</Directory>\n{block}"
        )
        return [self.found(), "-f", self.folder / "apache2.conf", "-D", "FOREGROUND"]

    def stop(self) -> None:
        super().stop()
        self._public.cleanup()


class HAProxy(Front):
    name = "haproxy"

    def command(self) -> list[Any]:
        # The script of the page writes the certificate.
        certificates, lineage = self.folder / "certificates", self.folder / "live" / HOST
        certificates.mkdir()
        lineage.mkdir(parents=True)
        shutil.copy(self.certificate, lineage / "fullchain.pem")
        shutil.copy(self.key, lineage / "privkey.pem")
        (script,) = (block for block in blocks("sh") if "haproxy-certificate" in block)
        reported = {"RENEWED_LINEAGE": str(lineage), "CERTIFICATES": str(certificates), "RELOAD": "true"}
        subprocess.run(["sh", "-c", script], env={**os.environ, **reported}, check=True)
        block = replaced(
            blocks("haproxy")[0],
            (r"bind :80\b", f"bind 127.0.0.1:{self.http_port}", 1),
            (r"bind :443 ", f"bind 127.0.0.1:{self.https_port} ", 1),
            (r"127\.0\.0\.1:8000", f"127.0.0.1:{self.upstream}", 1),
            (r"/etc/haproxy/certificates/", f"{certificates}/", 1),
        )
        path = self.folder / "haproxy.cfg"
        path.write_text(block)
        return [self.found(), "-db", "-f", path]


class Traefik(Front):
    name = "traefik"

    @classmethod
    def found(cls) -> str | None:
        return binary(cls.name)

    def command(self) -> list[Any]:
        static, dynamic, *_ = blocks("yaml")
        (self.folder / "dynamic").mkdir()
        (self.folder / "dynamic" / "signpost.yaml").write_text(
            replaced(
                dynamic,
                (r"127\.0\.0\.1:8000", f"127.0.0.1:{self.upstream}", 1),
                # The certificate of the test instead of an authority's.
                (r"tls:\n +certResolver: letsencrypt", "tls: {}", 1),
            )
        )
        (self.folder / "dynamic" / "certificate.yaml").write_text(
            f"tls:\n  certificates:\n    - {{certFile: {self.certificate}, keyFile: {self.key}}}\n"
        )
        path = self.folder / "traefik.yaml"
        path.write_text(
            replaced(
                static,
                (r'":80"', f'"127.0.0.1:{self.http_port}"', 1),
                (r'":443"', f'"127.0.0.1:{self.https_port}"', 1),
                (r"/etc/traefik/dynamic", str(self.folder / "dynamic"), 1),
                (r"(?ms)^certificatesResolvers:.*", "", 1),
            )
        )
        return [self.found(), f"--configFile={path}"]

    def _is_ready(self) -> bool:
        """It reads its second file, where the certificate is, a moment after it listens."""
        try:
            if not super()._is_ready():
                return False
            self.connection().close()
        except OSError:
            return False
        return True


def binary(name: str) -> str | None:
    """A program that comes as a package of Python: next to the interpreter, or in the folder TEST_PROGRAMS."""
    return program(name, str(Path(sys.executable).parent), os.environ.get("TEST_PROGRAMS", ""))
