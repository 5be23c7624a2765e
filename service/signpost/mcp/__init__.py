"""The agent endpoint, `/mcp/v1`: JSON-RPC 2.0 for MCP clients of both protocol eras. Spec: "Agent endpoint"."""

from flask import Flask

from signpost.mcp import endpoint


def init_app(app: Flask) -> None:
    app.register_blueprint(endpoint.blp)
