"""A single change beside another workspace's bulks without a pause: on SQLite, and on two nodes of a PostgreSQL.

    .venv/bin/python -m bench.turns

The rival has two connections to each node (four to the one process on SQLite) and sends POST /bulk of 1,000 rows. The
other workspace makes one link after the other, each on another node than the one before, with a tenth of a second
between them. The median wait over nodes is at most twice that on SQLite.
"""

import contextlib
import itertools
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests import postgresql

from bench import common
from bench.lists import Api

SECONDS, ROWS, FLOOR = 15, 1_000, 2.0
BOTH_CORES = f"{common.SERVER_CORE},{common.CLIENT_CORE}"


def command(folder: Path, url: str | None, *arguments: str) -> str:
    environment = {"SIGNPOST_INSTANCE": str(folder), **({"SIGNPOST_DATABASE_URL": url} if url else {})}
    done = subprocess.run(
        [sys.executable, "-m", "signpost.cli", *arguments], env={**common.code_of(common.ROOT), **environment},
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout.strip()


def token_of_rival(folder: Path, url: str | None) -> str:
    command(folder, url, "user", "create", "--name", "Rival", "--email", "rival@acme.test", "--role", "viewer")
    command(folder, url, "workspace", "create", "--name", "Rival", "--owner", "rival@acme.test")
    return command(
        folder, url, "token", "create", "--role", "owner", "--name", "x", "--user", "rival@acme.test",
        "--workspace", "Rival",
    ).splitlines()[-1]  # fmt: skip


def waits_s(nodes: Sequence[common.Signpost], rival: str) -> tuple[list[float], int]:
    """How long each single change took, and how many bulks were answered meanwhile."""
    until, waits, bulks = time.monotonic() + SECONDS, list[float](), list[int]()
    Api(nodes[0])("POST", "/v1/host", {"host": "go.acme.test"})
    Api(replace(nodes[0], token=rival))("POST", "/v1/host", {"host": "rival.acme.test"})

    def press(node: common.Signpost, name: str) -> None:
        api, number = Api(replace(node, token=rival)), 0
        while time.monotonic() < until:
            number += 1
            rows = [
                {"host": "rival.acme.test", "alias": f"{name}-{number}-{row}", "destination": "https://x.example/"}
                for row in range(ROWS)
            ]
            with contextlib.suppress(Exception):
                api("POST", "/v1/bulk", {"records": rows})
                bulks.append(1)

    def change() -> None:
        for api in itertools.cycle([Api(node) for node in nodes]):
            if time.monotonic() > until:
                return
            began = time.monotonic()
            with contextlib.suppress(Exception):
                api("POST", "/v1/link", {"host": "go.acme.test", "destination": "https://x.example/"})
            waits.append(time.monotonic() - began)
            time.sleep(0.1)

    works: list[tuple[Callable[..., None], tuple[object, ...]]] = [(change, ())]
    works += [(press, (nodes[number % len(nodes)], f"r{number}")) for number in range(4)]
    threads = [threading.Thread(target=work, args=arguments) for work, arguments in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return waits, len(bulks)


def main() -> None:
    medians = []
    for is_shared in (False, True):
        with contextlib.ExitStack() as stack:
            top = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = None
            if is_shared:
                server = postgresql.Server("fsync = on", "full_page_writes = on", "autovacuum = on")
                stack.callback(server.end)
                url = server.new_database(with_tables=False)
            environment: dict[str, Any] = {"SIGNPOST_DATABASE_URL": url} if url else {}
            folder = top / "0"
            folder.mkdir()
            nodes = [stack.enter_context(common.signpost(BOTH_CORES, folder=folder, **environment))]
            if is_shared:
                (top / "1").mkdir()
                for name in ("secret.key", "token"):
                    (top / "1" / name).write_bytes((folder / name).read_bytes())
                nodes.append(stack.enter_context(common.signpost(BOTH_CORES, folder=top / "1", **environment)))
            waits, bulks = waits_s(nodes, token_of_rival(folder, url))
        medians.append(statistics.median(waits))
        where = "two nodes" if is_shared else "SQLite"
        p99 = statistics.quantiles(waits, n=100)[98]
        print(f"{where:<10} a change waits {medians[-1]:.2f} s (median), {p99:.2f} s (p99), {max(waits):.2f} s (most): "
              f"{len(waits)} changes beside {bulks} bulks of {ROWS:,}")  # fmt: skip
    ratio = medians[1] / medians[0]
    print(f"ratio {ratio:.2f}   floor {FLOOR}{'' if ratio <= FLOOR else '  ABOVE ITS FLOOR'}")


if __name__ == "__main__":
    main()
