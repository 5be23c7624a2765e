"""The processor time of the server for each visit: quiet, and with other work. Two versions can be put side by side.

Rates say what a machine does that has nothing else to do. Processor time is what a visit costs on a machine that others
use, too, and it varies less from one run to the next. Clicks are counted by the server while visits go on, or seconds
later, so each measurement takes longer than that.
"""

import contextlib
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bench import common
from signpost.server.connections import THREADS

HOT, RANDOM = "one link", "10,000 links"
LINKS, RECORDS = 10_000, 20_000
CONNECTIONS, SECONDS, ROUNDS = 8, 8, 5
# The least ratio of what the bare app costs to what a visit costs, quiet.
FLOORS = {HOT: 0.8, RANDOM: 0.7}
# The most that a visit may cost of what it costs in the other version.
MOST_OF_OTHER = 1.05


@dataclass(frozen=True)
class Case:
    """script: of wrk; None: the link `hello`."""

    what: str
    is_busy: bool
    script: str | None

    def __str__(self) -> str:
        return f"{self.what}, {'with other work' if self.is_busy else 'quiet'}"


def visit(server: common.Served, script: str | None, seconds: int) -> common.Run:
    return common.wrk(
        f"{server.origin}/hello", connections=CONNECTIONS, seconds=seconds, script=script, host="localhost"
    )


def cost_us(server: common.Served, script: str | None) -> float:
    """The processor time for each request, in microseconds."""
    before_s = common.cpu_s(server.pid)
    run = visit(server, script, SECONDS)
    return (common.cpu_s(server.pid) - before_s) / run.requests * 1e6


def measure(case: Case, servers: Mapping[str, common.Served], rounds: int) -> dict[str, list[float]]:
    """What each server needs for a visit, in rounds of all servers in turn; every other round backwards."""
    costs: dict[str, list[float]] = {name: [] for name in servers}
    for server in servers.values():
        seconds = 1
        # Until each link was read from the database once.
        while visit(server, case.script, seconds).requests < LINKS:
            seconds *= 2
    for number in range(rounds):
        for name, server in [*servers.items()][:: -1 if number % 2 else 1]:
            with common.busy_cores() if case.is_busy else contextlib.nullcontext():
                # The first second, in which processors change their clock and other work begins, is not measured.
                visit(server, case.script, 1)
                costs[name].append(cost_us(server, case.script))
    return costs


def show(case: Case, costs: Mapping[str, list[float]]) -> None:
    """The median of each server, the least and the greatest; and in the same way the ratios of the rounds."""
    parts = [f"{name} {_spread(samples)} us" for name, samples in costs.items()]
    mine, bare = costs["this version"], costs["bare"]
    to_bare = [one / other for one, other in zip(bare, mine, strict=True)]
    floor = 0.0 if case.is_busy else FLOORS[case.what]
    verdict = f", floor {floor}{'' if statistics.median(to_bare) >= floor else ', BELOW IT'}" if floor else ""
    parts.append(f"bare to this {_spread(to_bare, 2)}{verdict}")
    if other := costs.get("other"):
        to_other = [entry / another for entry, another in zip(mine, other, strict=True)]
        above = "" if statistics.median(to_other) <= MOST_OF_OTHER else ", ABOVE IT"
        parts.append(f"this to other {_spread(to_other, 2)}, at most {MOST_OF_OTHER}{above}")
    print(f"{case!s:>32}: {'; '.join(parts)}", flush=True)


def _spread(samples: list[float], digits: int = 1) -> str:
    return f"{statistics.median(samples):.{digits}f} [{min(samples):.{digits}f} {max(samples):.{digits}f}]"


def cases(random_links: str) -> Iterator[Case]:
    """random_links: the script of wrk that visits them."""
    for is_busy in (False, True):
        yield Case(HOT, is_busy, None)
        yield Case(RANDOM, is_busy, random_links)


def compare(other: Path | None, random_links: str, rounds: int) -> None:
    """This version, another checkout of the project, and the bare app. random_links: of RECORDS records."""
    with contextlib.ExitStack() as stack:
        servers: dict[str, common.Served] = {}
        for name, checkout in {"other": other, "this version": common.ROOT}.items():
            if checkout is not None:
                folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                # Each makes its own: an older version cannot open the database of a newer one.
                command = [sys.executable, "-m", "bench.records", str(folder), str(RECORDS)]
                environment = {"PATH": "/usr/bin:/bin", **common.code_of(checkout)}
                subprocess.run(command, cwd=checkout, env=environment, check=True, stdout=subprocess.DEVNULL)
                servers[name] = stack.enter_context(common.signpost(folder=folder, checkout=checkout))
        servers["bare"] = stack.enter_context(common.floor(THREADS))
        for case in cases(random_links):
            show(case, measure(case, servers, rounds))
