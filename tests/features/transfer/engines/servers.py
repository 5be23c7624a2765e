"""The servers and services themselves, each with all files at once: a hostname for each file."""

from __future__ import annotations

import http.client
import json
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.conftest import FIREFOX, free_port
from tests.features.transfer.engines.cases import Case, with_slash
from tests.mcp_clients.install import Unavailable, need_packages
from tests.programs import missing, needed
from tests.wire import eventually

HERE = Path(__file__).parent
APACHE_MODULES = ("mpm_event", "authz_core", "alias", "rewrite", "proxy", "proxy_http")


def host_of(number: int) -> str:
    return f"c{number}.test"


def _nginx(cases: list[Case], folder: Path, port: int) -> list[str]:
    servers = "".join(
        f"server {{ listen 127.0.0.1:{port}; server_name {host_of(number)}; root /nonexistent;\n{case.text}}}\n"
        for number, case in enumerate(cases)
    )
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log crit; user root; worker_processes 1;\n"
        f"events {{}} http {{ access_log off; server_names_hash_bucket_size 64; {temporary}\n{servers}}}\n"
    )
    return ["nginx", "-c", f"{folder}/nginx.conf", "-p", str(folder), "-e", f"{folder}/error.log"]


def _apache(cases: list[Case], folder: Path, port: int, *, is_server: bool) -> list[str]:
    hosts = []
    for number, case in enumerate(cases):
        root = folder / host_of(number)
        root.mkdir()
        root.chmod(0o755)
        if not is_server:
            (root / ".htaccess").write_text(case.text)
            (root / ".htaccess").chmod(0o644)
        within = case.text if is_server else ""
        hosts.append(
            f"<VirtualHost *:{port}>\nServerName {host_of(number)}\nDocumentRoot {root}\n{within}</VirtualHost>\n"
        )
    modules = "".join(f"LoadModule {name}_module modules/mod_{name}.so\n" for name in APACHE_MODULES)
    (folder / "httpd.conf").write_text(
        f"ServerRoot /usr/lib/apache2\nListen 127.0.0.1:{port}\nPidFile {folder}/pid\nErrorLog {folder}/error.log\n"
        f"ServerName localhost\n{modules}DefaultRuntimeDir {folder}\nUser www-data\nGroup www-data\n"
        f"<Directory {folder}>\nAllowOverride All\nRequire all granted\n</Directory>\n{''.join(hosts)}"
    )
    return ["apache2", "-DFOREGROUND", "-f", f"{folder}/httpd.conf"]


COMMANDS: dict[str, Callable[[list[Case], Path, int], list[str]]] = {
    "nginx": _nginx,
    "apache": lambda cases, folder, port: _apache(cases, folder, port, is_server=False),
    "apache-server": lambda cases, folder, port: _apache(cases, folder, port, is_server=True),
}


def ask(engine: str, cases: list[Case]) -> None:
    """Fill in what the server answers to each visit, also with a slash at its end."""
    if engine not in COMMANDS:
        _ask_service(engine, cases)
        return
    with _running(engine, cases) as port:
        for number, case in enumerate(cases):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            for probe in [*case.probes, *map(with_slash, case.probes)]:
                if probe not in case.answers:
                    case.answers[probe] = _answer(connection, host_of(number), probe)
            connection.close()


def _ask_service(engine: str, cases: list[Case]) -> None:
    """Ask the npm packages of services, which read a file and answer without a server."""
    try:
        need_packages(HERE)
    except Unavailable as reason:
        missing(str(reason))
    probes = [sorted({*case.probes, *map(with_slash, case.probes)}) for case in cases]
    given = [
        {"engine": engine, "text": case.text, "host": host_of(number), "probes": probes[number]}
        for number, case in enumerate(cases)
    ]
    command = [needed("node"), "services.mjs"]
    done = subprocess.run(command, cwd=HERE, input=json.dumps(given), stdout=subprocess.PIPE, text=True, check=True)
    for case, asked, answers in zip(cases, probes, json.loads(done.stdout), strict=True):
        case.answers.update(zip(asked, answers, strict=True))


def _answer(connection: http.client.HTTPConnection, host: str, probe: str) -> str:
    connection.request("GET", probe, headers={"Host": host, "User-Agent": FIREFOX})
    reply = connection.getresponse()
    reply.read()
    location = reply.headers.get("Location", "")
    return f"{reply.status} {location}".strip() if 300 < reply.status < 400 or reply.status == 410 else ""


@contextmanager
def _running(engine: str, cases: list[Case]) -> Iterator[int]:
    program = engine.partition("-")[0].replace("apache", "apache2")
    if shutil.which(program, path="/usr/sbin:/usr/bin") is None:
        missing(f"{program} is not installed")
    # Apache's workers are another user, who cannot enter the folders of tests.
    folder = Path(tempfile.mkdtemp(prefix="signpost-engines-", dir="/tmp"))
    folder.chmod(0o755)
    port = free_port()
    command = COMMANDS[engine](cases, folder, port)
    try:
        with (folder / "output.txt").open("wb") as out:
            process = subprocess.Popen(["env", "PATH=/usr/sbin:/usr/bin:/bin", *command], stdout=out, stderr=out)

        def is_ready() -> bool:
            assert process.poll() is None, (folder / "output.txt").read_text()
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", port)) == 0

        try:
            eventually(is_ready)
            yield port
        finally:
            process.terminate()
            process.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
