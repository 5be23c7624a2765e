"""The client of `fastmcp` with its OAuth helper, which opens the browser itself. First argument: legacy or auto."""

import sys
import warnings
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from dialogue import DOCUMENT, NAME, URL, Program, Session, run, say
from fastmcp import Client
from fastmcp.client.auth import OAuth


class Browser(webbrowser.BaseBrowser):
    """The browser of the test's person."""

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        say(open=url)
        return True


class Fast(Program):
    def __init__(self, mode: str) -> None:
        self.mode: Any = mode
        with warnings.catch_warnings(action="ignore"):  # It would rather have a store on disk.
            self.provider = OAuth(URL, client_name=NAME, client_metadata_url=DOCUMENT, callback_timeout=60)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Session]:
        async with Client(URL, auth=self.provider, mode=self.mode) as client:
            yield Connection(client)


class Connection(Session):
    def __init__(self, client: Any) -> None:
        self.client = client

    async def tools(self) -> list[str]:
        return [tool.name for tool in await self.client.list_tools()]

    async def call(self, tool: str) -> Any:
        return (await self.client.call_tool(tool, {})).structured_content


if __name__ == "__main__":
    webbrowser.register("person", None, Browser("person"), preferred=True)
    run(Fast(sys.argv[1]))
