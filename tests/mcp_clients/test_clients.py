"""Every client that is promised to work makes the whole journey, in every era that it has."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import Server
from tests.mcp_clients import clients


@pytest.mark.parametrize(("client", "mode"), [pytest.param(c, m, id=f"{c.file}-{m}") for c, m in clients.JOURNEYS])
def test_client_makes_the_journey(
    client: Any, mode: Any, need: Callable[..., Any], make_server: Callable[..., Server]
) -> None:
    command = need(clients.command_of, client)
    report = clients.travel(command, mode, clients.ready(make_server()))
    assert {step: said for step, said in report["steps"].items() if said != "ok"} == {}
    assert report["era"] == clients.REVISION_OF[mode]
    assert len(report["steps"]) >= 11
