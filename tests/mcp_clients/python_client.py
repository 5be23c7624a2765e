"""The Python SDK `mcp` 2.x. First argument: legacy (initialize), auto (asks the server) or modern (pinned)."""

import warnings
from importlib.metadata import version
from typing import Any, cast

import httpx2
from journey import PIN, Answer, Client, Journey, Prompt, lacking, main
from mcp import Client as Sdk
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPDeprecationWarning
from mcp_types import ResourceTemplateReference

NAME, VERSION = "Python `mcp` 2.x", version("mcp")


class Python(Client):
    name, version = NAME, VERSION

    def __init__(self, sdk: Sdk) -> None:
        self.sdk = sdk
        self.era = sdk.protocol_version
        self.lacks = lacking(self.era)

    async def tools(self) -> list[Any]:
        return [tool.name for tool in (await self.sdk.list_tools()).tools]

    async def call(self, tool: Any, arguments: Any) -> Any:
        result = await self.sdk.call_tool(tool, arguments)
        return Answer(bool(result.is_error), result.structured_content, cast(Any, result.content[0]).text)

    async def resources(self) -> list[Any]:
        return [resource.uri for resource in (await self.sdk.list_resources()).resources]

    async def templates(self) -> list[Any]:
        return [template.uri_template for template in (await self.sdk.list_resource_templates()).resource_templates]

    async def read(self, uri: Any) -> str | Any:
        return cast(Any, (await self.sdk.read_resource(uri)).contents[0]).text

    async def prompts(self) -> list[Any]:
        found = (await self.sdk.list_prompts()).prompts
        return [Prompt(prompt.name, [a.name for a in prompt.arguments or [] if a.required]) for prompt in found]

    async def messages(self, prompt: Any, arguments: Any) -> int:
        return len((await self.sdk.get_prompt(prompt, arguments)).messages)

    async def complete(self, template: Any, argument: Any, value: str) -> list[str]:
        reference = ResourceTemplateReference(uri=template)
        return (await self.sdk.complete(reference, {"name": argument, "value": value})).completion.values

    async def ping(self) -> None:
        with warnings.catch_warnings(action="ignore", category=MCPDeprecationWarning):
            await self.sdk.send_ping()


async def travel(url: str, token: Any, host: Any, era: Any) -> Any:
    async with (
        httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}) as http,
        Sdk(streamable_http_client(url, http_client=http), mode=PIN if era == "modern" else era) as sdk,
    ):
        return await Journey(Python(sdk), host).run()


if __name__ == "__main__":
    main(travel, NAME, VERSION)
