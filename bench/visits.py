"""Redirects per second with clicks counted in full, against floors in the same run.

    .venv/bin/python -m bench.visits [FOLDER]
    .venv/bin/python -m bench.visits --cost [--against CHECKOUT] [--rounds NUMBER]

One hot link and 10,000 at random of 1,000,000; then the hot link while API clients make links as fast as they can and a
bulk deletion runs. FOLDER: an instance made by bench.records; without one it is made first, which takes three minutes.
A copy is used. Next to each rate: the processor time of the server for each request, quiet, and at the end beside other
work. --cost measures processor time alone (bench/visit_cost.py), and with --against that of another checkout of this
project in alternation, with the same Python and packages:

    git worktree add --detach /tmp/before COMMIT
    .venv/bin/python -m bench.visits --cost --against /tmp/before

Floors: a bare WSGI app that answers 302 on the same server with the same threads; the same links served
by plain Flask and peewee; nginx. Server and clients are pinned to different cores. Figures that must hold: DESIGN 13.
"""

import argparse
import contextlib
import random
import shutil
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from bench import common, records, visit_cost
from bench.lists import Api
from bench.threads import make_links
from signpost.server.connections import THREADS

LINKS = 10_000
MANY_LINKS = 100_000
MEMORY_MIB = 160
ROUNDS = 3
CONNECTIONS = (1, 8, 64)
CLIENTS = 4
# (what, connections) -> the least ratio to the bare app
HOT, COLD, LOADED = "one link", "10,000 links", "under load"
FLOORS = {(HOT, 8): 0.8, (COLD, 8): 0.7, (LOADED, 8): 0.5}

SCRIPT = """
local requests = {}
local sent = 0
function init()
  local n = 0
  for line in io.lines("%s") do
    local host, alias = line:match("(%%S+) (%%S+)")
    n = n + 1
    requests[n] = wrk.format("GET", "/" .. alias, {Host = host, ["User-Agent"] = "%s"})
  end
end
function request()
  sent = sent + 1
  return requests[sent <= #requests and sent or math.random(#requests)]
end
"""


def random_links(folder: Path, count: int, among: int = records.RECORDS) -> str:
    """A wrk script that visits `count` of all records, each once and then at random; the same ones in every run."""
    chance = random.Random(1)
    numbers = chance.sample([number for number in range(among) if number % 100 != 99], count)
    links, script = folder / "links.txt", folder / "random.lua"
    links.write_text("".join(f"{records.host_of(number)} {records.alias_of(number)}\n" for number in numbers))
    script.write_text(SCRIPT % (links, common.FIREFOX))
    return str(script)


@dataclass
class Measured:
    """What Signpost and each floor did in one round.

    cost_us: the processor time of Signpost for each visit; 0: not known, because it did other work, too.
    """

    mine: common.Run
    floors: dict[str, common.Run]
    cost_us: float = 0.0

    @property
    def ratio(self) -> float:
        return self.mine.per_second / self.floors["bare"].per_second


def measure(
    connections: int, target: common.Served, floors: dict[str, common.Served], script: str | None
) -> list[Measured]:
    """ROUNDS rounds of every floor and Signpost in turn, sorted by their ratio."""
    rounds = []
    for _ in range(ROUNDS):
        runs, before_s = {}, 0.0
        # The bare app last among the floors, next to Signpost: machines are not alike from one second to the next.
        for name, server in {**floors, "signpost": target}.items():
            before_s = common.cpu_s(target.pid)
            runs[name] = common.wrk(f"{server.origin}/hello", connections=connections, script=script, host="localhost")
        mine = runs.pop("signpost")
        rounds.append(Measured(mine, runs, (common.cpu_s(target.pid) - before_s) / mine.requests * 1e6))
    return sorted(rounds, key=lambda entry: entry.ratio)


def show(what: str, connections: int, rounds: list[Measured]) -> None:
    """The round in the middle, and the ratios of all."""
    middle, least = rounds[len(rounds) // 2], FLOORS.get((what, connections))
    verdict = "" if least is None else f"  floor {least}" + ("" if middle.ratio >= least else "  BELOW ITS FLOOR")
    mine = middle.mine
    others = "  ".join(
        f"{name} {run.per_second:.0f} ({mine.per_second / run.per_second:.2f})" for name, run in middle.floors.items()
    )
    print(
        f"{what:>12} {connections:3}: {mine.per_second:7.0f}/s  p50 {mine.p50_ms:6.2f}  p99 {mine.p99_ms:6.2f} ms",
        f"{middle.cost_us:5.1f} us of CPU" if middle.cost_us else "",
        others,
        f"ratios {' '.join(f'{entry.ratio:.2f}' for entry in rounds)}{verdict}",
        sep="  ",
        flush=True,
    )


def under_load(target: common.Signpost, bare: common.Served) -> None:
    """Clients make links as fast as they can, while everything that was there is deleted."""
    # Alone, because it runs on the same core.
    floors = [common.wrk(f"{bare.origin}/hello", connections=8, host="localhost") for _ in range(ROUNDS)]
    api, stop, created = Api(target), threading.Event(), [0]
    clients = [threading.Thread(target=make_links, args=(target, stop, created)) for _ in range(CLIENTS)]
    api("DELETE", "/v1/bulk?filter[tld]=test")
    for client in clients:
        client.start()
    began, deleted, before = time.monotonic(), api("GET", "/v1/jobs")["data"][0]["deleted"], created[0]
    mine = [common.wrk(f"{target.origin}/hello", connections=8, host="localhost") for _ in range(ROUNDS)]
    deleted = Api(target)("GET", "/v1/jobs")["data"][0]["deleted"] - deleted
    seconds, links = time.monotonic() - began, created[0] - before
    stop.set()
    for client in clients:
        client.join()
    rounds = [Measured(run, {"bare": floor}) for run, floor in zip(mine, floors, strict=True)]
    show(LOADED, 8, sorted(rounds, key=lambda entry: entry.ratio))
    print(f"meanwhile {links / seconds:.0f} links made and {deleted / seconds:.0f} deleted a second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, help="an instance made by bench.records")
    parser.add_argument("--cost", action="store_true", help="measure processor time alone")
    parser.add_argument("--against", type=Path, help="another checkout of the project, for --cost")
    parser.add_argument("--rounds", type=int, default=visit_cost.ROUNDS, help="rounds of --cost")
    given = parser.parse_args()
    if given.against is not None and not (given.against / "app.py").is_file():
        parser.error(f"{given.against} is no checkout of this project: it has no app.py.")
    if given.cost or given.against is not None:
        with tempfile.TemporaryDirectory() as folder:
            script = random_links(Path(folder), visit_cost.LINKS, visit_cost.RECORDS)
            visit_cost.compare(given.against and given.against.resolve(), script, given.rounds)
    else:
        rates(given.folder)


def rates(created: Path | None) -> None:
    """created: an instance; None: it is made now."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if created is not None:
            shutil.copytree(created, folder, dirs_exist_ok=True)
        else:
            records.make(folder)
        target = stack.enter_context(common.signpost(folder=folder))
        bare = stack.enter_context(common.floor(THREADS))
        file = str(folder / "signpost.sqlite")
        floors = {"flask": stack.enter_context(common.floor(THREADS, "bench.plain", PLAIN_DATABASE=file))}
        if (nginx := stack.enter_context(common.nginx())) is not None:
            floors["nginx"] = nginx
        floors["bare"] = bare
        print(f"memory, idle: {common.memory_mib(target.pid):.0f} MiB")
        for what, script in ((HOT, None), (COLD, random_links(folder, LINKS))):
            for connections in CONNECTIONS:
                show(what, connections, measure(connections, target, floors, script))
            print(f"memory: {common.memory_mib(target.pid):.0f} MiB")
        for case in visit_cost.cases(random_links(folder, LINKS)):
            servers = {"this version": target, "bare": bare}
            visit_cost.show(case, visit_cost.measure(case, servers, ROUNDS))
        many = random_links(folder, MANY_LINKS)
        for _ in range(ROUNDS):
            common.wrk(f"{target.origin}/hello", connections=8, script=many, host="localhost")
        memory = common.memory_mib(target.pid)
        verdict = "" if memory <= MEMORY_MIB else "  ABOVE IT"
        print(f"memory after visits of {MANY_LINKS:,} links: {memory:.0f} MiB  floor {MEMORY_MIB}{verdict}")
        under_load(target, bare)
        print(f"memory: {common.memory_mib(target.pid):.0f} MiB")


if __name__ == "__main__":
    main()
