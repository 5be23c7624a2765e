"""The agent endpoint as real MCP clients and the protocol's own conformance suite see it."""
