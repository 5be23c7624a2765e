"""Every client that is promised to work makes the whole journey, in every era that it has."""

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.conftest import Server
from tests.mcp_clients import clients


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: a journey deletes what it creates."""
    server = Server(tmp_path_factory.mktemp("journeys") / "instance")
    yield clients.ready(server)
    server.stop(signal.SIGKILL)


@pytest.mark.parametrize(("client", "mode"), [pytest.param(c, m, id=f"{c.file}-{m}") for c, m in clients.JOURNEYS])
def test_client_makes_the_journey(client: Any, mode: Any, need: Callable[..., Any], server: Server) -> None:
    command = need(clients.command_of, client)
    report = clients.travel(command, mode, server)
    assert {step: given for step, given in report["steps"].items() if given != "ok"} == {}
    assert report["era"] == clients.REVISION_OF[mode]
    assert len(report["steps"]) >= 11
