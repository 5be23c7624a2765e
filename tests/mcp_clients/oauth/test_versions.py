"""The page about signing in without a token names the versions of the clients that the tests run."""

import json
import re
from importlib.metadata import version

from tests.conftest import ROOT
from tests.mcp_clients import install


def test_page_names_the_versions() -> None:
    page = (ROOT / "docs/agents-oauth.md").read_text()
    named = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \| (?:legacy|auto)", page, re.MULTILINE))
    node = json.loads((install.HERE / "package.json").read_text())["dependencies"]
    assert {name.partition(",")[0]: found for name, found in named.items()} == {
        "Python `mcp` 2.x": version("mcp"),
        "Python `mcp` 1.x": locked("python_1", "mcp"),
        "`fastmcp`": locked("fastmcp", "fastmcp"),
        "TypeScript `@modelcontextprotocol/sdk` 1.x": node["@modelcontextprotocol/sdk"],
        "TypeScript `@modelcontextprotocol/client` 2.x": node["@modelcontextprotocol/client"],
        "MCP Inspector": node["@modelcontextprotocol/inspector"],
    }
    assert f"`@modelcontextprotocol/conformance` {node['@modelcontextprotocol/conformance']} pass" in page


def locked(environment: str, package: str) -> str:
    lock = (install.HERE / f"requirements-{environment}.lock").read_text()
    found = re.search(rf"^{package}==(\S+)", lock, re.MULTILINE)
    assert found is not None
    return found[1]
