"""Visits of a moved site: 100,000 redirects with long paths and 200 patterns on one hostname, beside plain links.

    .venv/bin/python -m bench.redirects

One server has three hostnames: 100,000 links; 100,000 long paths; the same long paths and 200 patterns. Visits are
spread over 10,000 paths, which the cache remembers; `not remembered` runs without it. Each line is the best of five
rates (whatever else runs only slows one down) beside that of plain links in the same run.
"""

import contextlib
import random
import tempfile
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path

from bench import common, requests
from bench.records import WORDS
from signpost.domain.records.record import KEEP, Match, RecordConfig, RecordType
from signpost.factory import close_app, create_app
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records.new_records import AddressFields, new_record
from signpost.operations.records.record_writer import RecordWriter
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import database

PATHS, PATTERNS, VISITED, ROUNDS, STEP = 100_000, 200, 10_000, 5, 2000
PLAIN, LONG, BOTH = "plain.acme.test", "long.acme.test", "both.acme.test"
# Least ratios to visits of plain links.
FLOORS = {"long paths beside patterns": 0.95, "answered by a pattern": 0.5}


def long_path(number: int) -> str:
    chance = random.Random(number)
    words = "-".join(chance.choices(WORDS, k=6))
    return f"{2000 + number % 20}/{number % 12 + 1:02}/{number % 28 + 1:02}/{words}-{number}.html"


def short_path(number: int) -> str:
    return f"l{number}"


def pattern(number: int) -> tuple[str, str]:
    """A pattern and a destination with its names."""
    section = section_of(number)
    if number % 2:
        return f"{section}/:year/:slug", f"https://new.example/{section}/:slug?year=:year"
    return f"{section}/*", f"https://new.example/{section}/:splat"


def section_of(number: int) -> str:
    return f"old/{WORDS[number % len(WORDS)]}{number % PATTERNS}"


def matching(number: int) -> str:
    """A path that a pattern answers."""
    return f"{section_of(number)}/2019/page-{number}"


Entries = Iterable[tuple[str, str]]


def make(folder: Path) -> None:
    app = create_app({"INSTANCE": str(folder)})
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        for host in (PLAIN, LONG, BOTH):
            hosts.connect_host(caller, host=host)
        write(caller, PLAIN, pages(short_path), None, RecordType.LINK)
        for host in (LONG, BOTH):
            write(caller, host, pages(long_path), None, RecordType.REDIRECT)
        write(caller, BOTH, map(pattern, range(PATTERNS)), Match.PATTERN, RecordType.REDIRECT)
    close_app(app)


def pages(path_of: Callable[[int], str]) -> Entries:
    return ((path_of(number), f"https://new.example/{number}") for number in range(PATHS))


def write(caller: Caller, host: str, entries: Entries, match: Match | None, type_: RecordType) -> None:
    fields = AddressFields("url", "url")
    rest = iter(entries)
    while batch := list(islice(rest, STEP)):
        new = [
            new_record(caller, (host, path, ""), RecordConfig(destination=to, match=match or KEEP), type_, fields)
            for path, to in batch
        ]
        with database.atomic():
            outcomes = RecordWriter(caller.workspace).add(new)
        assert all(outcome.refusal is None for outcome in outcomes)


def script(folder: Path, name: str, host: str, paths: list[str]) -> str:
    headers = {"User-Agent": common.FIREFOX}
    return str(requests.script(folder, name, [requests.request_of(host, path, headers) for path in paths]))


def main() -> None:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        make(folder)
        chosen = random.Random(1).sample(range(PATHS), VISITED)
        kinds = {
            "plain links": script(folder, "plain", PLAIN, [short_path(number) for number in chosen]),
            "long paths": script(folder, "long", LONG, [long_path(number) for number in chosen]),
            "long paths beside patterns": script(folder, "both", BOTH, [long_path(number) for number in chosen]),
            "answered by a pattern": script(folder, "patterns", BOTH, [matching(number) for number in chosen]),
            "nothing, without patterns": script(folder, "none", PLAIN, [f"missing/{number}" for number in chosen]),
            "nothing, beside patterns": script(folder, "none-both", BOTH, [f"missing/{number}" for number in chosen]),
        }
        for what, size in (("remembered", "100000"), ("not remembered", "0")):
            with common.signpost(folder=folder, SIGNPOST_RULES_CACHED=size) as target:
                rounds: dict[str, list[float]] = {name: [] for name in kinds}
                for _ in range(ROUNDS):
                    for name, lua in kinds.items():
                        run = common.wrk(f"{target.origin}/", connections=8, script=lua, host="localhost", seconds=2)
                        rounds[name].append(run.per_second)
                base = max(rounds["plain links"])
                for name, rates in rounds.items():
                    best = max(rates)
                    least = FLOORS.get(name)
                    verdict = "" if least is None else f"  floor {least}"
                    verdict += "  BELOW ITS FLOOR" if least is not None and best / base < least else ""
                    print(f"{what:>15} {name:28} {best:7.0f}/s  {best / base:.2f}{verdict}", flush=True)


if __name__ == "__main__":
    main()
