"""Beside the servers themselves, with files that nobody has seen before."""

import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from flask import Flask

from signpost.operations.caller import Caller
from tests.conftest import Client
from tests.features.transfer import exported
from tests.features.transfer.conftest import HOST
from tests.features.transfer.engines import cases, servers
from tests.features.transfer.engines.judging import differences
from tests.features.transfer.exported import BEYOND_ASCII, DESTINATIONS
from tests.redirect_formats import test_slashes as slashes

FILES = 100


@pytest.mark.parametrize("engine", cases.MAKERS)
def test_visitors_get_what_they_got_before(app: Flask, connect: Callable[..., str], engine: str) -> None:
    seed = 1 if os.environ.get("CI") else time.time_ns()
    made = cases.made(engine, seed, FILES)
    servers.ask(engine, made)
    for number in range(len(made)):
        connect(servers.host_of(number))
    results: Counter[str] = Counter()
    assert differences(app, made, results) == [], f"seed {seed}"
    assert results["created"] > FILES // 2


def test_the_recorded_answers_are_theirs() -> None:
    recorded = cases.recorded()
    for engine in cases.MAKERS:
        again = cases.made(engine, 0, sum(case.engine == engine for case in recorded))
        servers.ask(engine, again)
        told = {case.text: case.answers for case in again}
        for case in recorded:
            if case.engine == engine:
                assert case.answers.items() <= told[case.text].items(), case.text


@pytest.mark.parametrize("engine", ["nginx", "apache", "netlify", "vercel", "firebase"])
def test_what_is_exported_answers_with_a_slash_at_the_end_or_without(engine: str) -> None:
    """As it does here."""
    text = slashes.exported(engine, *(replace(rule, host="") for rule in (*slashes.EXACT, *slashes.PATTERNS)))
    # The file is within a server here.
    text = text.removeprefix("server {\n").removesuffix("}\n") if engine == "nginx" else text
    probes = [path for path, line in slashes.VISITS.items() if line != slashes.PREFIX_LINE]
    if engine == "firebase":
        probes.remove("/r/1")  # Its emulator loses redirects whose names are empty.
    case = cases.Case(engine, text, probes)
    servers.ask(engine, [case])
    for path in probes:
        for visited in (path, f"{path}/"):
            line = slashes.VISITS[path]
            told = case.answers[visited]
            assert told.startswith(f"302 https://d.example/L{line}") if line else not told, (visited, told)


@pytest.mark.parametrize("match", [None, "prefix"])
@pytest.mark.parametrize(
    ("engine", "status"),
    [(engine, status) for engine in ("nginx", "apache", "vercel", "firebase") for status in (301, 307)]
    + [("netlify", 301)],
)
def test_what_is_exported_leads_where_it_does_here(
    app: Flask, client: Client, caller: Caller, connect: Callable[..., str], engine: str, match: str | None, status: int
) -> None:
    """To the same location, for the path of a redirect itself, with a slash at its end, and below."""
    connect(HOST)
    # The emulator of Firebase encodes the % of a destination once more.
    destinations = DESTINATIONS if engine == "firebase" else DESTINATIONS + BEYOND_ASCII
    paths = exported.create(client, HOST, destinations, match, status)
    found = exported.export(app, caller, HOST, paths, engine)
    # The file is within a server here.
    text = found.text.removeprefix("server {\n").removesuffix("}\n") if engine == "nginx" else found.text
    case = cases.Case(engine, text, [*found.expected])
    servers.ask(engine, [case])
    answers = {probe: case.answers[probe].partition(" ") for probe in found.expected}
    there = {probe: exported.told(int(status or 404), location) for probe, (status, _, location) in answers.items()}
    # The emulator of Firebase loses redirects whose names are empty, or have several segments.
    lost = {probe for probe, (status, *_) in answers.items() if engine == "firebase" and not status}
    assert len(lost) < len(answers)
    assert {
        probe: (answer, there[probe])
        for probe, answer in found.expected.items()
        if answer != there[probe] and probe not in lost
    } == {}
