"""The Python SDK `mcp` 2.x with its OAuth provider. First argument: legacy or auto."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from dialogue import DOCUMENT, NAME, URL, Callback, Program, Session, Storage, open_page, run
from mcp import Client
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata


class Python(Program):
    def __init__(self, mode: str) -> None:
        self.mode: Any = mode
        self.callback = Callback()
        about: Any = {"client_name": NAME, "redirect_uris": [self.callback.url]}
        self.provider = OAuthClientProvider(
            URL, OAuthClientMetadata(**about), Storage(), open_page, self.wait_for_callback, DOCUMENT
        )

    async def wait_for_callback(self) -> AuthorizationCodeResult:
        return AuthorizationCodeResult.model_validate(await self.callback.wait())

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Session]:
        async with (
            httpx2.AsyncClient(auth=self.provider) as http,
            Client(streamable_http_client(URL, http_client=http), mode=self.mode) as client,
        ):
            yield Connection(client)


class Connection(Session):
    def __init__(self, client: Client) -> None:
        self.client = client

    async def tools(self) -> list[str]:
        return [tool.name for tool in (await self.client.list_tools()).tools]

    async def call(self, tool: str) -> Any:
        result = await self.client.call_tool(tool, {})
        if result.is_error:
            raise RuntimeError(str(result.content))
        return result.structured_content


if __name__ == "__main__":
    run(Python(sys.argv[1]))
