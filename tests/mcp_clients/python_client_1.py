"""The Python SDK `mcp` 1.x, which knows the legacy revisions alone."""

from importlib.metadata import version
from typing import Any

import httpx
from journey import Answer, Client, Journey, Prompt, main
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client
from mcp.types import ResourceTemplateReference

NAME, VERSION = "Python `mcp` 1.x", version("mcp")


class Python1(Client):
    name, version = NAME, VERSION

    def __init__(self, session: Any, era: str) -> None:
        self.session = session
        self.era = era

    async def tools(self) -> list[Any]:
        return [tool.name for tool in (await self.session.list_tools()).tools]

    async def call(self, tool: Any, arguments: Any) -> Any:
        result = await self.session.call_tool(tool, arguments)
        return Answer(result.isError, result.structuredContent, result.content[0].text)

    async def resources(self) -> list[Any]:
        return [str(resource.uri) for resource in (await self.session.list_resources()).resources]

    async def templates(self) -> list[Any]:
        return [template.uriTemplate for template in (await self.session.list_resource_templates()).resourceTemplates]

    async def read(self, uri: Any) -> str | Any:
        return (await self.session.read_resource(uri)).contents[0].text

    async def prompts(self) -> list[Any]:
        found = (await self.session.list_prompts()).prompts
        return [Prompt(prompt.name, [a.name for a in prompt.arguments or [] if a.required]) for prompt in found]

    async def messages(self, prompt: Any, arguments: Any) -> int:
        return len((await self.session.get_prompt(prompt, arguments)).messages)

    async def complete(self, template: Any, argument: Any, value: str) -> list[str]:
        reference = ResourceTemplateReference(type="ref/resource", uri=template)
        completed = await self.session.complete(reference, {"name": argument, "value": value})
        found: list[str] = completed.completion.values
        return found

    async def ping(self) -> None:
        await self.session.send_ping()


async def travel(url: str, token: Any, host: Any, _era: Any) -> Any:
    # The types known here are those of another version.
    connect: Any = streamable_http_client
    async with (
        httpx.AsyncClient(headers={"Authorization": f"Bearer {token}"}) as http,
        connect(url, http_client=http) as (reader, writer, _),
        ClientSession(reader, writer) as session,
    ):
        started: Any = await session.initialize()
        return await Journey(Python1(session, started.protocolVersion), host).run()


if __name__ == "__main__":
    main(travel, NAME, VERSION)
