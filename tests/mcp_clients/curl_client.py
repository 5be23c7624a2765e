"""Plain curl: what a person or a shell script sends. First argument: legacy or modern; neither shakes hands first."""

import json
import subprocess
from typing import Any

from journey import PIN, Answer, Client, Journey, Prompt, lacking, main

NAME = "curl"
VERSION = subprocess.run(["curl", "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
LEGACY = "2025-11-25"
IDENTITY = {
    "io.modelcontextprotocol/protocolVersion": PIN,
    "io.modelcontextprotocol/clientCapabilities": {},
}


class Curl(Client):
    name, version = NAME, VERSION

    def __init__(self, url: str, token: str, era: str) -> None:
        self.url = url
        self.token = token
        self.era = PIN if era == "modern" else LEGACY
        self.lacks = lacking(self.era)

    def request(self, method: str, **params: Any) -> dict[str, Any]:
        headers = ["Content-Type: application/json", f"Authorization: Bearer {self.token}"]
        if self.era == PIN:
            params["_meta"] = IDENTITY
            headers += [f"MCP-Protocol-Version: {PIN}", f"Mcp-Method: {method}"]
            if name := params.get("uri" if method == "resources/read" else "name"):
                headers.append(f"Mcp-Name: {name}")
        body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        command = ["curl", "--silent", "--show-error", "--max-time", "20", self.url, "--data-binary", json.dumps(body)]
        for header in headers:
            command += ["--header", header]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        answer = json.loads(run.stdout)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        found: dict[str, Any] = answer["result"]
        return found

    async def tools(self) -> list[Any]:
        return [tool["name"] for tool in self.request("tools/list")["tools"]]

    async def call(self, tool: Any, arguments: Any) -> Any:
        result = self.request("tools/call", name=tool, arguments=arguments)
        return Answer(result.get("isError", False), result.get("structuredContent"), result["content"][0]["text"])

    async def resources(self) -> list[Any]:
        return [resource["uri"] for resource in self.request("resources/list")["resources"]]

    async def templates(self) -> list[Any]:
        return [template["uriTemplate"] for template in self.request("resources/templates/list")["resourceTemplates"]]

    async def read(self, uri: Any) -> Any:
        return self.request("resources/read", uri=uri)["contents"][0]["text"]

    async def prompts(self) -> list[Any]:
        return [
            Prompt(prompt["name"], [a["name"] for a in prompt.get("arguments", []) if a.get("required")])
            for prompt in self.request("prompts/list")["prompts"]
        ]

    async def messages(self, prompt: Any, arguments: Any) -> int:
        return len(self.request("prompts/get", name=prompt, arguments=arguments)["messages"])

    async def complete(self, template: Any, argument: Any, value: str) -> Any:
        reference = {"type": "ref/resource", "uri": template}
        result = self.request("completion/complete", ref=reference, argument={"name": argument, "value": value})
        return result["completion"]["values"]

    async def ping(self) -> None:
        self.request("ping")


async def travel(url: str, token: Any, host: Any, era: Any) -> Any:
    return await Journey(Curl(url, token, era), host).run()


if __name__ == "__main__":
    main(travel, NAME, VERSION)
