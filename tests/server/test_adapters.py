"""Which of the two adapters serves, and what is said where granian is not the one that was tested."""

import asyncio
import contextlib
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import granian
import pytest
from flask import Flask

from signpost.server import process
from signpost.server.asgi import PublicServer
from signpost.server.connections import ListenAddress
from signpost.server.http_server import HttpServer
from signpost.server.process import TESTED_VERSION, make_server
from tests.conftest import ROOT, Server, free_port
from tests.wire import assert_sentence


@pytest.fixture
def make(app: Flask) -> Iterator[Any]:
    """The server that would serve."""
    loop = asyncio.new_event_loop()
    with contextlib.ExitStack() as created:

        def do(chosen: str) -> HttpServer[Any]:
            server = make_server(chosen, app, loop, ListenAddress("127.0.0.1", free_port()))
            created.callback(server.close)
            return server

        yield do
    loop.close()


@pytest.fixture
def other_granian(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A granian whose private parts are not those that we know."""

    def become(fault: str) -> None:
        monkeypatch.delitem(sys.modules, "signpost.server.granian", raising=False)
        if fault == "is gone":
            monkeypatch.delattr("granian._granian.CallbackScheduler")
        else:
            # One parameter more or less is how its constructor changed so far.
            monkeypatch.setattr("granian._granian.ASGIWorker", lambda worker_id, sock: None)

    return become


def kind_of(server: Server) -> str:
    return type(server).__name__


@pytest.mark.parametrize(
    ("chosen", "kind"), [("auto", "DirectServer"), ("direct", "DirectServer"), ("public", "PublicServer")]
)
def test_the_setting_chooses(make: Any, caplog: pytest.LogCaptureFixture, chosen: str, kind: str) -> None:
    assert kind_of(make(chosen)) == kind
    assert caplog.messages == []


@pytest.mark.parametrize("fault", ["is gone", "takes something else"])
def test_where_the_private_parts_do_not_fit_the_public_interface_is_used(
    make: Any, other_granian: Callable[..., None], caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    other_granian(fault)
    assert isinstance(make("auto"), PublicServer)
    (reported,) = caplog.messages
    assert_sentence(reported, granian.__version__, "public interface")


def test_where_they_must_fit_and_do_not_it_does_not_start(make: Any, other_granian: Callable[..., None]) -> None:
    other_granian("is gone")
    with pytest.raises(RuntimeError, match="SIGNPOST_SERVER is direct, but granian"):
        make("direct")


def test_an_untested_version_is_told(
    make: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(granian, "__version__", "2.9.0")
    assert kind_of(make("auto")) == "DirectServer"
    (reported,) = caplog.messages
    assert_sentence(reported, "2.9.0", TESTED_VERSION, "SIGNPOST_SERVER=public")


def test_the_version_that_was_tested_is_the_one_that_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"granian=={TESTED_VERSION}" in project["dependencies"]


def test_the_private_parts_are_used_in_one_file() -> None:
    folder = Path(process.__file__).parents[1]
    users = [file.name for file in folder.rglob("*.py") if "_granian" in file.read_text(encoding="utf-8")]
    assert users == ["granian.py"]
