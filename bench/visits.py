"""What a visit costs: processor time of the server until the last click is counted, beside servers that count nothing.

YOURLS, which counts, is another one where its source is given (bench/yourls.py), and so is a node of Signpost on a
PostgreSQL of its own.

    .venv/bin/python -m bench.visits [FOLDER] [--against CHECKOUT] [--rounds N] [--kinds one,visitors]
        [--yourls SOURCE] [--postgresql]

FOLDER: an instance made by bench.records, or one of 20,000 records is made. Each round asks all servers in turn, every
other round backwards; shown are the median, the least and the greatest. Rates say what a machine does that has nothing
else to do; processor time is what a visit costs on a machine that others use, too.
"""

import argparse
import contextlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from tests import postgresql

from bench import common, nodes, requests, yourls
from bench.requests import Kind

RECORDS, SECONDS, ROUNDS = 20_000, 5, 5
# The greatest cost beside the bare WSGI app.
BARE, YOURLS, NODE = "bare WSGI", "YOURLS", "a node"
MOST = {
    "one link": 1 / 1.3, "10,000 links": 1 / 1.1, "visitors": 1.0, "visitors, all links": 1.0, "a connection each": 1.0,
}  # fmt: skip
# A server that uses less than this part of a core has counted what there was.
IDLE, IDLE_S, MOST_S = 0.04, 0.5, 60.0


def cost(server: common.Served, kind: Kind, seconds: int = SECONDS) -> tuple[float, dict[str, float]]:
    """Processor time of a visit in microseconds, and that of each thread or helper."""
    before, began_s = server.parts_s(), server.cpu_s()
    run = common.wrk(f"{server.origin}/", connections=kind.connections, seconds=seconds, script=str(kind.script))
    assert not run.refused, f"{run.refused} of {run.requests} were not redirected"
    wait_until_counted(server)
    used_s = server.cpu_s() - began_s
    after = server.parts_s()
    spent = {name: (after[name] - before.get(name, 0.0)) / run.requests * 1e6 for name in after}
    return used_s / run.requests * 1e6, {name: us for name, us in spent.items() if us >= 0.1}


def wait_until_counted(server: common.Served) -> None:
    """Wait until the server says that no click waits, and it uses no processor."""
    deadline, used_s = time.monotonic() + MOST_S, server.cpu_s()
    while time.monotonic() < deadline:
        time.sleep(IDLE_S)
        before_s, used_s = used_s, server.cpu_s()
        if used_s - before_s < IDLE * IDLE_S and (not isinstance(server, common.Signpost) or not waiting(server)):
            return
    sys.exit("The server does not come to rest.")


def waiting(server: common.Served) -> float:
    with urllib.request.urlopen(f"{server.origin}/metrics") as answer:
        (found,) = re.findall(r'^signpost_waiting{for="clicks"} (\S+)$', answer.read().decode(), re.M)
    return float(found)


def measure(kind: Kind, servers: Mapping[str, common.Served], rounds: int) -> dict[str, list[float]]:
    costs: dict[str, list[float]] = {name: [] for name in servers}
    parts: dict[str, dict[str, float]] = {}
    for server in servers.values():
        cost(server, kind, 2)  # until all that is remembered is
    for number in range(rounds):
        for name, server in [*servers.items()][:: -1 if number % 2 else 1]:
            us, parts[name] = cost(server, kind)
            costs[name].append(us)
    show(kind, costs, parts)
    return costs


def show(kind: Kind, costs: Mapping[str, list[float]], parts: Mapping[str, Mapping[str, float]]) -> None:
    mine = costs["Signpost"]
    print(f"{kind.name}:")
    for name, samples in costs.items():
        ratios = [one / other for one, other in zip(mine, samples, strict=True)]
        line = f"    {name:>12} {_spread(samples, 1)} us"
        if name != "Signpost":
            line += f"  Signpost to it {_spread(ratios, 2 if max(ratios) > 0.1 else 4)}"
        if name in ("Signpost", NODE, YOURLS):
            line += f"  ({', '.join(f'{part} {us:.1f}' for part, us in parts[name].items())})"
        if name == BARE and (most := MOST.get(kind.name)) is not None:
            line += f"  at most {most:.2f}{'' if statistics.median(ratios) <= most else ', ABOVE IT'}"
        print(line, flush=True)


@contextlib.contextmanager
def node(folder: Path, embedded: Path) -> Iterator[common.Signpost]:
    """A node with the links of an instance that is not served now. Its helper is the PostgreSQL."""
    server = postgresql.Server("fsync = on", "full_page_writes = on", "autovacuum = on")
    try:
        url = server.new_database(with_tables=False)
        with common.signpost(folder=embedded) as first:
            token = first.token
        nodes.move(embedded, url)
        with nodes.node(folder, embedded, url, token, SIGNPOST_ACCESS_LOG="false") as started:
            yield replace(started, helpers={"PostgreSQL": server.pid})
    finally:
        server.end()


def _spread(samples: list[float], digits: int) -> str:
    return f"{statistics.median(samples):.{digits}f} [{min(samples):.{digits}f} {max(samples):.{digits}f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, help="an instance made by bench.records")
    parser.add_argument("--records", type=int, default=RECORDS, help="how many it has, or shall have")
    parser.add_argument("--against", type=Path, help="another checkout of the project")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--kinds", default="", help="the beginnings of their names, with commas")
    parser.add_argument("--floors", default="all", help="bare, or all")
    parser.add_argument("--postgresql", action="store_true", help="measure a node as well")
    parser.add_argument("--yourls", type=Path, help="the source of YOURLS, to measure it as well")
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        top = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers: dict[str, common.Served] = {}
        for name, checkout in {"other": given.against, "Signpost": common.ROOT}.items():
            if checkout is None:
                continue
            folder = top / name
            if given.folder is not None:
                shutil.copytree(given.folder, folder)
            else:
                # Each makes its own: an older version cannot open the database of a newer one.
                command = [sys.executable, "-m", "bench.records", str(folder), str(given.records)]
                environment = {"PATH": "/usr/bin:/bin", **common.code_of(checkout.resolve())}
                subprocess.run(command, cwd=checkout, env=environment, check=True, stdout=subprocess.DEVNULL)
            if given.postgresql and checkout is common.ROOT:
                # Before anyone serves the links, which are copied.
                servers[NODE] = stack.enter_context(node(top / "node", folder))
            served = common.signpost(folder=folder, checkout=checkout.resolve(), SIGNPOST_ACCESS_LOG="false")
            servers[name] = stack.enter_context(served)
        servers[BARE] = stack.enter_context(common.floor(1))
        if given.floors == "all":
            servers["bare loop"] = stack.enter_context(common.floor(1, "bench.bare_loop"))
            if (nginx := stack.enter_context(common.nginx())) is not None:
                servers["nginx"] = nginx
        if given.yourls is not None:
            links = requests.chosen_links(given.records)
            if (peer := stack.enter_context(yourls.yourls(given.yourls, links))) is not None:
                servers[YOURLS] = peer
        chosen = [
            kind for kind in requests.kinds(top, given.records) if kind.name.startswith(tuple(given.kinds.split(",")))
        ]
        for kind in chosen:
            # YOURLS has the links of all kinds but this one.
            absent = {YOURLS} if kind.name == "visitors, all links" else set()
            measure(kind, {name: server for name, server in servers.items() if name not in absent}, given.rounds)
        print(f"memory: {common.memory_mib(servers['Signpost'].pid):.0f} MiB")


if __name__ == "__main__":
    main()
