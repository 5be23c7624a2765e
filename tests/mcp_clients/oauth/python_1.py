"""The Python SDK `mcp` 1.x with its OAuth provider."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from dialogue import DOCUMENT, NAME, URL, Callback, Program, Session, Storage, open_page, run
from mcp import ClientSession
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import OAuthClientMetadata


class Python1(Program):
    def __init__(self) -> None:
        self.callback = Callback()
        about: Any = {"client_name": NAME, "redirect_uris": [self.callback.url]}
        wait: Any = self.wait_for_callback
        metadata = OAuthClientMetadata(**about)
        self.provider = OAuthClientProvider(URL, metadata, Storage(), open_page, wait, client_metadata_url=DOCUMENT)

    async def wait_for_callback(self) -> tuple[str, str | None]:
        found = await self.callback.wait()
        return found["code"], found.get("state")

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Session]:
        auth: Any = self.provider
        http: Any = httpx.AsyncClient(auth=auth)
        async with (
            http,
            streamable_http_client(URL, http_client=http) as streams,
            ClientSession(streams[0], streams[1]) as session,
        ):
            await session.initialize()
            yield Connection(session)


class Connection(Session):
    def __init__(self, session: Any) -> None:
        self.session = session

    async def tools(self) -> list[str]:
        return [tool.name for tool in (await self.session.list_tools()).tools]

    async def call(self, tool: str) -> Any:
        result = await self.session.call_tool(tool, {})
        if result.isError:
            raise RuntimeError(str(result.content))
        return result.structuredContent


if __name__ == "__main__":
    run(Python1())
