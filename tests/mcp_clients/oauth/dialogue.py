"""How a Python client's program talks with the test that drives it; dialogue.mjs is the same for the TypeScript ones.

One JSON object on each line. The test writes a command: {"do": name, …}. The program answers with {"answer": …} or
{"error": text}, and writes {"open": url} before that wherever a person has to look at a page in a browser.

Runs in the clients' own environments too: imports nothing but the standard library.
"""

import asyncio
import json
import os
import queue
import sys
import threading
import time
from contextlib import AbstractAsyncContextManager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qsl, urlsplit

URL = os.environ["URL"]
NAME = os.environ["CLIENT_NAME"]
# The address of a document about the client, which it shows instead of registering.
DOCUMENT = os.environ.get("CLIENT_DOCUMENT")
PERSON_TIMEOUT_S = 60


class Session:
    """A connection; each client's file fills it in."""

    async def tools(self) -> list[str]:
        raise NotImplementedError

    async def call(self, tool: str) -> Any:
        """The structured content of a tool without arguments. Raises an exception if it is refused."""
        raise NotImplementedError


class Program:
    """What the test asks of a client; each client's file fills it in."""

    # The OAuth provider of the SDK, which keeps the tokens from one connection to the next.
    provider: Any

    def connected(self) -> AbstractAsyncContextManager[Session]:
        raise NotImplementedError

    async def do(self, session: Session, command: dict[str, Any]) -> Any:
        match command["do"]:
            case "tools":
                return await session.tools()
            case "call":
                return await session.call(command["tool"])
            case "call at once":
                calls = [session.call(command["tool"]) for _ in range(command["times"])]
                return await asyncio.gather(*calls)
            case "let an hour pass":
                # These clients never ask for a new token before their own clock tells them to.
                self.provider.context.token_expiry_time = time.time() - 1
                return None
            case other:
                raise ValueError(f"There is no command {other!r}")


class Storage:
    """What a client keeps of its tokens and its registration: in memory. The Python SDKs ask for such a class."""

    tokens: Any = None
    client: Any = None

    async def get_tokens(self) -> Any:
        return self.tokens

    async def set_tokens(self, tokens: Any) -> None:
        self.tokens = tokens

    async def get_client_info(self) -> Any:
        return self.client

    async def set_client_info(self, client_info: Any) -> None:
        self.client = client_info


class Callback:
    """Listens where the browser is sent back to."""

    def __init__(self) -> None:
        arrived: queue.Queue[dict[str, str]] = queue.Queue()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                parts = urlsplit(self.path)
                if parts.path == "/callback":
                    arrived.put(dict(parse_qsl(parts.query)))
                self.send_response(200 if parts.path == "/callback" else 404)
                self.end_headers()
                self.wfile.write(b"You can close this window.")

            def log_message(self, *_: object) -> None:
                """Nothing."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{server.server_address[1]}/callback"
        self._arrived = arrived

    async def wait(self) -> dict[str, str]:
        """The query of the next callback that has a code. Raises Refused for an error."""
        found = await asyncio.to_thread(self._arrived.get, timeout=PERSON_TIMEOUT_S)
        if "error" in found:
            raise Refused(f"The server sent the error {found['error']}")
        return found


class Refused(Exception):
    """The person, or the server, did not agree."""


def say(**what: Any) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


async def open_page(url: str) -> None:
    say(open=url)


def run(program: Program) -> None:
    asyncio.run(_run(program))


async def _run(program: Program) -> None:
    """Keep the connection from one command to the next, until one fails."""
    command = await _next_command()
    while command is not None:
        try:
            async with program.connected() as session:
                while command is not None:
                    say(answer=await program.do(session, command))
                    command = await _next_command()
        except Exception as error:
            say(error=_reason(error))
            command = await _next_command()


async def _next_command() -> dict[str, Any] | None:
    line = await asyncio.to_thread(sys.stdin.readline)
    return json.loads(line) if line else None


def _reason(error: BaseException) -> str:
    # A task group wraps what happened inside of it.
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"[:500]
