"""OAuth 2.1 for the agent endpoint: agents sign in without a pasted token. Authlib has the protocol.

The page where a person agrees is one of the dashboard (features/agents/pages.py). What was agreed is in
features/agents/agent_grants.py, the clients in features/agents/agent_clients.py.
"""

from flask import Flask

from signpost.features.agents.oauth import addresses, documents, endpoints, server


def init_app(app: Flask) -> None:
    server.init_app(app)
    documents.init_app(app)
    app.before_request(addresses.require_on)
    app.register_blueprint(endpoints.blp)
