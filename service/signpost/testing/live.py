"""A Signpost in a process of its own, on a free port of this machine."""

from __future__ import annotations

import http.client
import json as json_
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Unpack, cast
from urllib.parse import urlsplit

from signpost.domain.people.roles import RoleName
from signpost.runtime.settings_types import AppSettings
from signpost.testing.calls import BROWSER, Calls, Method

if TYPE_CHECKING:
    from typing import Self

    from signpost.testing.client import Answer

START_TIMEOUT_S = 60
STOP_TIMEOUT_S = 20
REQUEST_TIMEOUT_S = 15


class SignpostServer(Calls):
    """A live server. `localhost` is connected; `output` is the file of what it prints.

    origin: like http://127.0.0.1:40123.  token: an owner's API token.  port: also in the URLs of links on localhost.
    """

    _keeps_hosts = frozenset({"localhost"})
    # Not `-m` alone: that would import a `signpost.py` of the working directory.
    command: tuple[str, ...] = (sys.executable, "-P", "-m", "signpost.cli")
    serve: tuple[str, ...] = (*command, "serve")
    working_directory: Path | None = None

    def __init__(self, instance: Path, **environment: str):
        super().__init__()
        self.instance = instance
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.token_file = instance / "token"
        self.output = instance / "output.txt"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SIGNPOST_")},
            "SIGNPOST_INSTANCE": str(instance),
            "SIGNPOST_PORT": str(self.port),
            "SIGNPOST_RATE_LIMIT": "",
            "SIGNPOST_BOOTSTRAP_TOKEN_FILE": str(self.token_file),
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def token(self) -> str:
        return self.token_file.read_text().strip()

    def start(self, wait: bool = True) -> Self:
        """Start the process. wait: until it listens. Raises RuntimeError with what it printed where it does not."""
        self.instance.mkdir(parents=True, exist_ok=True)
        with self.output.open("ab") as out:
            self.process = self._spawn(out)
        if wait:
            self.wait_until_ready()
        return self

    def _spawn(self, out: IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.serve, env=self.environment, stdout=out, stderr=out, cwd=self.working_directory)

    def wait_until_ready(self) -> None:
        assert self.process is not None, "The server was not started."
        deadline = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError(f"Signpost did not start. It printed:\n{self.output.read_text()}")

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Stop the process with a signal; returns its exit code."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(STOP_TIMEOUT_S)
        self.process = None
        return code

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a `signpost` command on the server's instance."""
        return subprocess.run(
            [*self.command, *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            cwd=self.working_directory,
            timeout=60,
        )

    def api(self, method: Method, path: str, json: Any = None, *, role: RoleName = "owner", **kwargs: Any) -> Answer:
        headers = {"Authorization": f"Bearer {self.token_for(role)}", **kwargs.pop("headers", {})}
        if json is not None:
            headers["Content-Type"] = "application/json"
            kwargs["data"] = json_.dumps(json)
        return self._call(method, path, headers, **kwargs)

    def visit(self, url: str, method: Method = "GET", **kwargs: Any) -> Answer:
        parts = urlsplit(url)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Host": parts.netloc, "User-Agent": BROWSER, **kwargs.pop("headers", {})}
        return self._call(method, path, headers, **kwargs)

    def _call(self, method: str, path: str, headers: Mapping[str, str], data: str | bytes | None = None) -> Answer:
        from werkzeug.datastructures import Headers
        from werkzeug.test import EnvironBuilder, TestResponse

        request = EnvironBuilder(path, base_url=self.origin, method=method).get_request()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=REQUEST_TIMEOUT_S)
        try:
            connection.request(method, path, data, dict(headers))
            answer = connection.getresponse()
            body, status = answer.read(), f"{answer.status} {answer.reason}"
            return cast("Answer", TestResponse([body], status, Headers(answer.getheaders()), request))
        finally:
            connection.close()

    def _create_token(self, role: RoleName) -> str:
        done = self.run("token", "create", "--role", role, "--name", f"{role} for tests")
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def _write_clicks(self) -> None:
        deadline = time.monotonic() + REQUEST_TIMEOUT_S
        while 'signpost_waiting{for="clicks"} 0.0' not in self.api("GET", "/metrics").text:
            assert time.monotonic() < deadline, "The server does not write its clicks."
            time.sleep(0.02)


@contextmanager
def run_server(folder: str | Path | None = None, **settings: Unpack[AppSettings]) -> Iterator[SignpostServer]:
    """A live server, for the length of the block. It has no rate limit unless `settings` say so.

    folder: its instance; None: a temporary one.  settings: as `create_app` takes them.
    """
    import tomli_w

    with ExitStack() as stack:
        instance = Path(folder or stack.enter_context(tempfile.TemporaryDirectory(prefix="signpost-")))
        server = SignpostServer(instance, SIGNPOST_RATE_LIMIT=settings.pop("RATE_LIMIT", ""))
        instance.mkdir(parents=True, exist_ok=True)
        file = {name.lower(): value for name, value in settings.items() if value is not None}
        (instance / "config.toml").write_text(tomli_w.dumps(file), encoding="utf-8")
        stack.callback(server.stop)
        yield server.start()


def free_port() -> int:
    """A free port of 127.0.0.1."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
