"""The conformance suite's scenarios for authorization servers: all pass.

It has none about tokens for a server of tools; its scenarios that are called auth/ are about clients.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.conftest import Server
from tests.mcp_clients import install
from tests.mcp_clients.oauth import conformance
from tests.mcp_clients.oauth.consents import Consent
from tests.mcp_clients.oauth.person import Person

SCENARIOS = {"authorization-server-metadata-endpoint", "authorization-code-grant"}


def test_authorization_server_conforms(
    need: Callable[..., Any], make_server: Callable[..., Server], tmp_path: Path
) -> None:
    need(install.need_node)
    server = make_server().start()
    consent = Consent(Person(server, "person@people.test"))
    for revision in conformance.REVISIONS:
        outcomes = conformance.run(server, revision, tmp_path / revision, consent.look_at)
        assert {*outcomes} == SCENARIOS
        assert {scenario: found.complaints for scenario, found in outcomes.items() if found.complaints} == {}
        assert all(found.held for found in outcomes.values())
