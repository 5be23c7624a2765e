"""The client of `fastmcp`. First argument: legacy (initialize), auto (asks the server) or modern (pinned)."""

from importlib.metadata import version
from typing import Any

from fastmcp import Client as Sdk
from journey import PIN, Answer, Client, Journey, Prompt, lacking, main
from mcp_types import ResourceTemplateReference

NAME, VERSION = "`fastmcp`", version("fastmcp")


class Fast(Client):
    name, version = NAME, VERSION

    def __init__(self, sdk: Sdk) -> None:
        self.sdk = sdk
        self.era = sdk.protocol_version
        self.lacks = lacking(self.era)

    async def tools(self) -> list[Any]:
        return [tool.name for tool in await self.sdk.list_tools()]

    async def call(self, tool: Any, arguments: Any) -> Any:
        result = await self.sdk.call_tool(tool, arguments, raise_on_error=False)
        return Answer(result.is_error, result.structured_content, result.content[0].text)

    async def resources(self) -> list[Any]:
        return [str(resource.uri) for resource in await self.sdk.list_resources()]

    async def templates(self) -> list[Any]:
        return [template.uri_template for template in await self.sdk.list_resource_templates()]

    async def read(self, uri: Any) -> Any:
        return (await self.sdk.read_resource(uri))[0].text

    async def prompts(self) -> list[Any]:
        found = await self.sdk.list_prompts()
        return [Prompt(prompt.name, [a.name for a in prompt.arguments or [] if a.required]) for prompt in found]

    async def messages(self, prompt: Any, arguments: Any) -> int:
        return len((await self.sdk.get_prompt(prompt, arguments)).messages)

    async def complete(self, template: Any, argument: Any, value: str) -> Any:
        reference = ResourceTemplateReference(uri=template)
        return (await self.sdk.complete(reference, {"name": argument, "value": value})).values

    async def ping(self) -> None:
        await self.sdk.ping()


async def travel(url: str, token: Any, host: Any, era: Any) -> Any:
    async with Sdk(url, auth=token, mode=PIN if era == "modern" else era) as sdk:
        return await Journey(Fast(sdk), host).run()


if __name__ == "__main__":
    main(travel, NAME, VERSION)
