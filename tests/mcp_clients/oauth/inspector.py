"""The MCP Inspector's command line with OAuth: one process for each command, told apart by nothing but its home folder.

It writes the address that a person has to open to its error output, and keeps the tokens in the home folder.
"""

import json
import os
import re
import subprocess
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from signpost.testing import free_port
from tests.mcp_clients import install
from tests.mcp_clients.oauth.program import ANSWER_TIMEOUT_S, ClientError

PACKAGE = install.HERE / "node_modules/@modelcontextprotocol/inspector"
_PAGE = re.compile(r"^Please navigate to: (\S+)$")


class Inspector:
    """A context manager, like Program."""

    def __init__(self, mode: str, url: str, look_at: Callable[[str], None], document: str = "") -> None:
        self.mode, self.url, self.look_at = mode, url, look_at
        self.options = ["--client-metadata-url", document] if document else []
        self.opened: list[str] = []

    def __enter__(self) -> "Inspector":
        self.home = tempfile.TemporaryDirectory()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.home.cleanup()

    def do(self, name: str, tool: str = "", times: int = 1) -> Any:
        """As Program's; it makes no calls at once. Raises ClientError."""
        match name:
            case "tools":
                return [tool["name"] for tool in self._run("tools/list")["tools"]]
            case "call":
                return self._run("tools/call", "--tool-name", tool)["structuredContent"]
            case "sign in again":
                # Revokes what it has, and begins anew.
                return [tool["name"] for tool in self._run("tools/list", "--relogin")["tools"]]
            case "find where to give back":
                return self._copy_metadata()
            case "let an hour pass":
                return None  # It looks at the server's answer and not at a clock.
            case _:
                raise ValueError(f"There is no command {name!r}")

    def _copy_metadata(self) -> None:
        """Put what it discovered where it looks before it gives tokens back: version 2.12.0 never does."""
        file = Path(self.home.name) / ".mcp-inspector/storage/oauth.json"
        saved = json.loads(file.read_text())
        for server in saved["servers"].values():
            server["serverMetadata"] = server["discoveryState"]["authorizationServerMetadata"]
        file.write_text(json.dumps(saved))

    def _run(self, method: str, *options: str) -> dict[str, Any]:
        # Another port each time: the server has to take any of a loopback address.
        callback = f"http://127.0.0.1:{free_port()}/oauth/callback"
        command: list[str | Path] = [
            install.NODE, PACKAGE / "clients/launcher/build/index.js", "--cli", "--server-url", self.url,
            "--transport", "http", "--protocol-era", self.mode, "--format", "json", "--callback-url", callback,
            "--method", method, *self.options, *options,
        ]  # fmt: skip
        # Without a terminal it asks nobody, unless it is told to open a browser: here one that does nothing.
        reported = {"HOME": self.home.name, "MCP_AUTO_OPEN_ENABLED": "true", "BROWSER": "true"}
        reported["MCP_INSPECTOR_SECRET_STORE"] = "file"  # Not the keychain of who runs the test.
        with subprocess.Popen(
            command,
            env={**os.environ, **reported},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            timer = threading.Timer(ANSWER_TIMEOUT_S, process.kill)
            timer.start()
            try:
                complaints = self._look_at_pages(process)
                assert process.stdout is not None
                output = process.stdout.read()
                process.wait()
            finally:
                timer.cancel()
                process.kill()
        if process.returncode != 0:
            raise ClientError(complaints)
        found: dict[str, Any] = json.loads(output)["result"]
        return found

    def _look_at_pages(self, process: subprocess.Popen[str]) -> str:
        """What it writes to its error output until it ends."""
        given = []
        assert process.stderr is not None
        for line in process.stderr:
            given.append(line)
            if found := _PAGE.match(line.strip()):
                self.opened.append(found[1])
                self.look_at(found[1])
        return "".join(given)
