"""Checks that fail because this machine has no network mark nothing as down, and say so once."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.records.monitor_state import WatchState
from signpost.features.monitoring.check import DOWN_AFTER, DestinationChecks
from signpost.features.monitoring.tables import Watch
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import Resolver
from tests.conftest import Client
from tests.outbound.playing import PUBLIC, Dns, Web, ok

INTERVAL_S = 300
SENTENCE = "This machine seems to have no network: {} failed at the same time; nothing is marked as down."


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(MONITOR_ALLOW_PRIVATE=True)


@pytest.fixture
def names() -> Iterator[Dns]:
    with Dns() as server:
        yield server


class World:
    """A few watched destinations, and whether there is a network."""

    def __init__(self, app: Flask, names: Dns, monkeypatch: pytest.MonkeyPatch) -> None:
        self._app, self.names, self._later = app, names, timedelta(0)
        self.pause_s = 2.0 * INTERVAL_S
        # So that no check is due by chance, and each round is.
        real = times.now
        monkeypatch.setattr(times, "now", lambda: real() + self._later)
        self.restart()

    def restart(self) -> None:
        self._checks = DestinationChecks(
            Fetcher(Resolver([self.names.server], 0.2), lambda address: True, 0.4), INTERVAL_S
        )

    def round(self, count: int = 1) -> None:
        """Check all destinations, and store each result by itself."""
        for _ in range(count):
            self._later += timedelta(seconds=self.pause_s)
            with self._app.app_context():
                for key in self._checks.due(100):
                    self._checks.write([(key, self._checks.do(key))])

    def states(self) -> dict[str, WatchState]:
        with self._app.app_context():
            return {watch.destination.split("/")[2].split(":")[0]: watch.state for watch in Watch.select()}

    @property
    def warnings(self) -> list[str]:
        return self._checks.warnings()


@pytest.fixture
def world(app: Flask, names: Dns, monkeypatch: pytest.MonkeyPatch) -> World:
    return World(app, names, monkeypatch)


@pytest.fixture
def site() -> Iterator[Web]:
    with Web(lambda request: ok()) as server:
        yield server


@pytest.fixture
def watch(
    connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], world: World, site: Web
) -> Callable[..., list[str]]:
    """Watch so many hosts, which all answer."""
    host = connect("go.acme.test")

    def do(count: int) -> list[str]:
        hosts = [f"host{number}.test" for number in range(count)]
        for name in hosts:
            world.names.names[name] = [PUBLIC]
            make_link(host, destination=f"http://{name}:{site.port}/", is_notify=True)
        world.round()
        assert set(world.states().values()) == {WatchState.UP}
        return hosts

    return do


def _closed_address() -> str:
    return "127.0.0.77"


@pytest.mark.slow
@pytest.mark.parametrize("answer", [None, ["224.0.0.1"]], ids=["silent DNS", "ENETUNREACH"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_network_that_is_away_marks_nothing_as_down(
    watch: Callable[..., list[str]],
    world: World,
    count: int,
    answer: list[str] | None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    hosts = watch(count)
    with caplog.at_level(logging.WARNING, "signpost.monitoring"):
        world.names.names = dict.fromkeys(hosts, answer)
        world.round(DOWN_AFTER + 2)
        assert set(world.states().values()) == {WatchState.UP}
        what = "1 destination" if count == 1 else f"{count} destinations"
        assert world.warnings == [SENTENCE.format(what)]
        world.names.names = {name: [PUBLIC] for name in hosts}
        world.round()
    assert world.warnings == []
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2
    assert said[0].startswith("This machine seems to have no network: ")
    assert said[1] == "Destinations answer again, so failures count again."


def test_hosts_that_all_refuse_at_once_are_not_down_and_later_ones_are(
    watch: Callable[..., list[str]], world: World
) -> None:
    hosts = watch(3)
    world.names.names = {name: [_closed_address()] for name in hosts}
    world.round(DOWN_AFTER + 2)
    assert set(world.states().values()) == {WatchState.UP}
    assert world.warnings == [SENTENCE.format("3 destinations")]
    # The network is back, and one is really down: the failures before do not count.
    world.names.names |= {name: [PUBLIC] for name in hosts[1:]}
    world.round()
    assert world.states()[hosts[0]] is WatchState.UP
    world.round(DOWN_AFTER)
    assert world.states() == {hosts[0]: WatchState.DOWN, hosts[1]: WatchState.UP, hosts[2]: WatchState.UP}
    assert world.warnings == []


@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_hosts_that_refuse_are_down(watch: Callable[..., list[str]], world: World, count: int) -> None:
    hosts = watch(count)
    world.names.names = {name: [_closed_address()] for name in hosts}
    world.round(DOWN_AFTER)
    assert set(world.states().values()) == {WatchState.DOWN}
    assert world.warnings == []


@pytest.mark.parametrize("answer", [None, [_closed_address()]], ids=["silent DNS", "refuses"])
def test_one_that_is_broken_among_others_that_answer_is_down(
    watch: Callable[..., list[str]], world: World, answer: list[str] | None
) -> None:
    hosts = watch(4)
    world.names.names[hosts[2]] = answer
    world.round(DOWN_AFTER)
    assert [name for name, state in world.states().items() if state is WatchState.DOWN] == [hosts[2]]


def test_errors_that_servers_send_count_however_many(watch: Callable[..., list[str]], world: World, site: Web) -> None:
    watch(4)
    site.answer = lambda request: ok(503)
    world.round(DOWN_AFTER)
    assert set(world.states().values()) == {WatchState.DOWN}
    assert world.warnings == []


def test_a_start_while_the_network_is_away(watch: Callable[..., list[str]], world: World) -> None:
    """Nothing is known of the checks before, and the first that fail are not taken for broken."""
    hosts = watch(4)
    world.names.names |= {name: [_closed_address()] for name in hosts[:1]}
    world.round(DOWN_AFTER - 1)
    world.names.names = {name: [_closed_address()] for name in hosts}
    world.restart()
    world.round(DOWN_AFTER + 1)
    assert set(world.states().values()) == {WatchState.UP}


def test_ready_says_it(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    look: Callable[..., None],
) -> None:
    host = connect("go.acme.test")
    with contextlib.ExitStack() as stack:
        for number in range(3):
            taken = stack.enter_context(socket.socket())
            taken.bind((f"127.0.0.{80 + number}", 0))
            make_link(host, destination=f"http://127.0.0.{80 + number}:{taken.getsockname()[1]}/", is_notify=True)
        look(DOWN_AFTER)
        assert SENTENCE.format("3 destinations") in client.get("/readyz").json["warnings"]
        assert b"destination." not in client.get("/v1/events?follow=false&last_event_id=" + "0" * 26).data
        assert client.get("/v1/links?filter[health]=broken").json["data"] == []


def test_one_that_flaps_has_to_answer_twice(watch: Callable[..., list[str]], world: World, site: Web) -> None:
    (host,) = watch(1)

    def state_after(*statuses: int) -> WatchState:
        for status in statuses:
            site.answer = lambda request, status=status: ok(status)  # type: ignore[misc]
            world.round()
        return world.states()[host]

    world.pause_s = INTERVAL_S * 1.2
    assert state_after(500, 500, 500) is WatchState.DOWN
    assert state_after(200) is WatchState.UP
    assert state_after(500, 500, 500) is WatchState.DOWN
    assert state_after(200) is WatchState.DOWN
    assert state_after(500, 200) is WatchState.DOWN
    assert state_after(200) is WatchState.UP
    # An hour later it is as any other.
    assert state_after(*[200] * 11, 500, 500, 500) is WatchState.DOWN
    assert state_after(200) is WatchState.UP
