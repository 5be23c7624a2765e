"""The MCP Inspector's command line: one process for each request. First argument: legacy, auto or modern.

It can neither ping nor ask for completions.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from journey import Answer, Client, Journey, Prompt, main

PACKAGE = Path(__file__).parent / "node_modules/@modelcontextprotocol/inspector"
NODE = Path(__file__).parent / "node_modules/.bin/node"
TOOL_SAID_ERROR = 5

NAME, VERSION = "MCP Inspector, `--cli`", json.loads((PACKAGE / "package.json").read_text())["version"]


class Inspector(Client):
    name, version = NAME, VERSION
    lacks = frozenset({"ping", "complete_host"})

    def __init__(self, url: str, token: str, era: str, folder: str) -> None:
        self.command: list[str | Path] = [
            NODE, PACKAGE / "clients/launcher/build/index.js", "--cli", "--server-url", url, "--transport", "http",
            "--header", f"Authorization: Bearer {token}", "--protocol-era", era, "--format", "json", "--quiet",
        ]  # fmt: skip
        # It keeps what it learns of servers in the home folder.
        self.environment = {**os.environ, "HOME": folder}
        self.era = self.request("initialize")["protocolVersion"]

    def request(self, method: str, *options: str) -> dict[str, Any]:
        command = [*self.command, "--method", method, *options]
        run = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=30)
        if run.returncode not in (0, TOOL_SAID_ERROR):
            raise RuntimeError(f"{method}: {run.stderr.strip()}")
        found: dict[str, Any] = json.loads(run.stdout)["result"]
        return found

    async def tools(self) -> list[Any]:
        # --strict: fails on a schema that a model's provider would refuse.
        return [tool["name"] for tool in self.request("tools/list", "--strict")["tools"]]

    async def call(self, tool: Any, arguments: Any) -> Any:
        result = self.request("tools/call", "--tool-name", tool, "--tool-args-json", json.dumps(arguments))
        return Answer(result.get("isError", False), result.get("structuredContent"), result["content"][0]["text"])

    async def resources(self) -> list[Any]:
        return [resource["uri"] for resource in self.request("resources/list")["resources"]]

    async def templates(self) -> list[Any]:
        return [template["uriTemplate"] for template in self.request("resources/templates/list")["resourceTemplates"]]

    async def read(self, uri: Any) -> Any:
        return self.request("resources/read", "--uri", uri)["contents"][0]["text"]

    async def prompts(self) -> list[Any]:
        return [
            Prompt(prompt["name"], [a["name"] for a in prompt.get("arguments", []) if a.get("required")])
            for prompt in self.request("prompts/list")["prompts"]
        ]

    async def messages(self, prompt: Any, arguments: Any) -> int:
        pairs = [f"{name}={value}" for name, value in arguments.items()]
        options = ["--prompt-args", *pairs] if pairs else []
        return len(self.request("prompts/get", "--prompt-name", prompt, *options)["messages"])


async def travel(url: str, token: Any, host: Any, era: Any) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        return await Journey(Inspector(url, token, era, folder), host).run()


if __name__ == "__main__":
    main(travel, NAME, VERSION)
