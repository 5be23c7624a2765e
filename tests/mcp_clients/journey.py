"""What every Python client does against the server, step by step; journey.mjs is the same for the TypeScript clients.

Runs in the clients' own environments too: imports nothing but the standard library.
"""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

DESTINATION = "https://dest.example/journey"
EXPECTED_TOOLS = {"verify_token", "create_link", "get_link", "delete_redirect"}
EXPECTED_RESOURCES = {"account://me", "workspace://current"}
EXPECTED_TEMPLATES = {"links://{id}", "hosts://{host}"}
PIN = "2026-07-28"


@dataclass
class Answer:
    """The result of tools/call."""

    is_error: bool
    structured: Any
    text: str


@dataclass
class Prompt:
    name: str
    required: list[str]


class Client:
    """What the journey asks of a client; each client's file fills it in. `lacks`: steps that it cannot take."""

    name: str
    version: str
    era: str
    lacks: frozenset[str] = frozenset()

    async def tools(self) -> list[str]:
        raise NotImplementedError

    async def call(self, tool: str, arguments: dict[str, Any]) -> Answer:
        raise NotImplementedError

    async def resources(self) -> list[str]:
        raise NotImplementedError

    async def templates(self) -> list[str]:
        raise NotImplementedError

    async def read(self, uri: str) -> str:
        raise NotImplementedError

    async def prompts(self) -> list[Prompt]:
        raise NotImplementedError

    async def messages(self, prompt: str, arguments: dict[str, str]) -> int:
        """How many messages the prompt has."""
        raise NotImplementedError

    async def complete(self, template: str, argument: str, value: str) -> list[str]:
        raise NotImplementedError

    async def ping(self) -> None:
        raise NotImplementedError


def lacking(era: str) -> frozenset[str]:
    """The modern era has no ping."""
    return frozenset({"ping"}) if era == PIN else frozenset()


class Journey:
    """Takes one step after the other and writes down how each went; a step that fails does not stop the rest."""

    def __init__(self, client: Client, host: str) -> None:
        self.client = client
        self.host = host
        self.steps: dict[str, str] = {}
        self.tools: list[str] = []
        self.link: dict[str, Any] = {}

    async def run(self) -> dict[str, Any]:
        for step in (
            self.list_tools,
            self.verify_token,
            self.create_link,
            self.get_link,
            self.bad_arguments,
            self.read_resource,
            self.list_resources,
            self.list_templates,
            self.read_template,
            self.get_prompt,
            self.complete_host,
            self.ping,
            self.delete_redirect,
        ):
            if step.__name__ not in self.client.lacks:
                self.steps[step.__name__] = await outcome(step)
        return {
            "client": self.client.name,
            "version": self.client.version,
            "era": self.client.era,
            "tools": self.tools,
            "steps": self.steps,
        }

    async def list_tools(self) -> None:
        self.tools = await self.client.tools()
        expect(set(self.tools) >= EXPECTED_TOOLS, f"missing: {EXPECTED_TOOLS - set(self.tools)}")

    async def verify_token(self) -> None:
        await self.success("verify_token")

    async def create_link(self) -> None:
        self.link = await self.success("create_link", host=self.host, destination=DESTINATION)
        expect(self.link.get("id"), f"no id: {self.link}")

    async def get_link(self) -> None:
        link = await self.success("get_link", id=self.link["id"])
        other = {name: (value, link.get(name)) for name, value in self.link.items() if link.get(name) != value}
        expect(not other, f"created and got: {other}")

    async def bad_arguments(self) -> None:
        answer = await self.client.call("create_link", {"host": self.host})
        expect(answer.is_error, "a link without a destination is no error")
        expect(answer.structured is None, f"an error with structured content: {answer.structured}")
        expect("destination" in answer.text, f"the text does not name the argument: {answer.text}")

    async def read_resource(self) -> None:
        expect(json.loads(await self.client.read("account://me")), "nothing in account://me")

    async def list_resources(self) -> None:
        found = set(await self.client.resources())
        expect(found >= EXPECTED_RESOURCES, f"missing: {EXPECTED_RESOURCES - found}")

    async def list_templates(self) -> None:
        found = set(await self.client.templates())
        expect(found >= EXPECTED_TEMPLATES, f"missing: {EXPECTED_TEMPLATES - found}")

    async def read_template(self) -> None:
        link = json.loads(await self.client.read(f"links://{self.link['id']}"))
        expect(link.get("id") == self.link["id"], f"another link: {link}")

    async def get_prompt(self) -> None:
        prompts = await self.client.prompts()
        expect(prompts, "no prompts")
        known = {"host": self.host, "id": self.link["id"]}
        for prompt in prompts:
            arguments = {name: known.get(name, "spring") for name in prompt.required}
            expect(await self.client.messages(prompt.name, arguments), f"no messages in {prompt.name}")

    async def complete_host(self) -> None:
        values = await self.client.complete("hosts://{host}", "host", self.host[:2])
        expect(self.host in values, f"{self.host} is not among {values}")

    async def ping(self) -> None:
        await self.client.ping()

    async def delete_redirect(self) -> None:
        await self.success("delete_redirect", id=self.link["id"])
        answer = await self.client.call("get_link", {"id": self.link["id"]})
        expect(answer.is_error, "the link is still there")

    async def success(self, tool: str, **arguments: Any) -> dict[str, Any]:
        answer = await self.client.call(tool, arguments)
        expect(not answer.is_error, answer.text)
        expect(isinstance(answer.structured, dict), f"no structured content: {answer.structured}")
        expect(answer.text, "no text beside the structured content")
        found: dict[str, Any] = answer.structured
        return found


class Unexpected(Exception):
    """The server's answer is not what the journey expects."""


def expect(claim: Any, otherwise: str) -> None:
    if not claim:
        raise Unexpected(otherwise)


async def outcome(step: Callable[[], Awaitable[None]]) -> str:
    try:
        await asyncio.wait_for(step(), 20)
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:500]
    return "ok"


def main(travel: Callable[..., Coroutine[Any, Any, dict[str, Any]]], name: str, version: str) -> None:
    """Run `travel(url, token, host, era)` as the environment and the command line say, and print what it returns."""
    era = sys.argv[1] if len(sys.argv) > 1 else "legacy"
    try:
        report = asyncio.run(travel(os.environ["URL"], os.environ["TOKEN"], os.environ["HOST"], era))
    except Exception as failure:
        error: BaseException = failure
        # A task group wraps what happened inside of it.
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        steps = {"connect": f"{type(error).__name__}: {error}"[:500]}
        report = {"client": name, "version": version, "era": "", "tools": [], "steps": steps}
    sys.stdout.write(json.dumps(report) + "\n")
