"""A client's program as the test sees it: a process that is told what to do, and a person it sends to pages."""

import json
import os
import queue
import subprocess
import tempfile
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any

# A client installs nothing any more, but seven processes may share two cores.
ANSWER_TIMEOUT_S = 60


class ClientError(Exception):
    """What the client reported instead of an answer."""


class Program:
    """A context manager. look_at: what the person does with a page that the client opens.

    document: the address of a document about the client; without one it registers.
    """

    def __init__(
        self, command: list[str], url: str, client_name: str, look_at: Callable[[str], None], document: str = ""
    ) -> None:
        self.command = command
        self.environment = {**os.environ, "URL": url, "CLIENT_NAME": client_name}
        if document:
            self.environment["CLIENT_DOCUMENT"] = document
        self.look_at = look_at
        self.opened: list[str] = []
        self.stated: queue.Queue[dict[str, Any] | None] = queue.Queue()

    def __enter__(self) -> "Program":
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            self.command,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            bufsize=1,
        )
        threading.Thread(target=self._read, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()
        self.log.close()

    def do(self, name: str, **more: Any) -> Any:
        """The answer to a command; the person looks at every page that is opened. Raises ClientError."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": name, **more}) + "\n")
        while True:
            given = self._next()
            if "open" in given:
                self.opened.append(given["open"])
                self.look_at(given["open"])
            elif "error" in given:
                raise ClientError(given["error"])
            else:
                return given["answer"]

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.stated.put(json.loads(line))
        self.stated.put(None)

    def _next(self) -> dict[str, Any]:
        try:
            found = self.stated.get(timeout=ANSWER_TIMEOUT_S)
        except queue.Empty:
            raise AssertionError(f"It says nothing any more, after {self.opened}. {self._complaints()}") from None
        assert found is not None, f"It ended. {self._complaints()}"
        return found

    def _complaints(self) -> str:
        self.log.seek(0)
        return self.log.read()[-4000:]
