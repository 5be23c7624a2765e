"""Visits while webhooks want them as events: what that costs visitors, memory and disk.

    .venv/bin/python -m bench.events [ROUNDS [SECONDS]]

Three servers with one link each: without a webhook; with one at a receiver that never answers; with one at a receiver
that accepts everything. In each round they are visited in turns, as fast as wrk can over 8 connections, so that only
the ratios of one run say something. CPU time is all that the server used for the visits of a round, until they were
counted: it says more than the rate where other programs run. Memory and file are those after each round.
"""

import os
import statistics
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench import common
from bench.common import CLIENT_CORE, Run, Signpost
from bench.lists import Api

ROUNDS, SECONDS = 5, 10
# A dead receiver must not make visits slower than this, as a part of those without a webhook.
LEAST = 0.95


@dataclass
class Case:
    name: str
    target: Signpost
    folder: Path
    receiver: str | None = None
    runs: list[Run] = field(default_factory=list)
    cpu_us: list[float] = field(default_factory=list)
    memory_mib: list[float] = field(default_factory=list)
    file_mib: list[float] = field(default_factory=list)

    def visit(self, seconds: int) -> None:
        before = cpu_s(self.target.pid)
        run = common.wrk(f"{self.target.origin}/hello", connections=8, seconds=seconds, host="localhost")
        # What waits is counted.
        time.sleep(8)
        self.runs.append(run)
        self.cpu_us.append((cpu_s(self.target.pid) - before) / (run.per_second * seconds) * 1e6)
        self.memory_mib.append(common.memory_mib(self.target.pid))
        self.file_mib.append(sum(file.stat().st_size for file in self.folder.glob("signpost.sqlite*")) / 2**20)

    @property
    def per_second(self) -> float:
        return statistics.median(run.per_second for run in self.runs)

    @property
    def p99_ms(self) -> float:
        return statistics.median(run.p99_ms for run in self.runs)


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(stack: ExitStack, name: str, *receiver: str, has_webhook: bool = True) -> Case:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    target = stack.enter_context(common.signpost(folder=folder, SIGNPOST_MONITOR_ALLOW_PRIVATE="true"))
    case = Case(name, target, folder)
    if has_webhook:
        port = common.free_port()
        command = (sys.executable, "-m", "bench.receiver", str(port), *receiver)
        stack.enter_context(common.process(*command, port=port, core=CLIENT_CORE))
        case.receiver = f"http://127.0.0.1:{port}/visits"
        Api(target)("POST", "/v1/webhooks", {"url": case.receiver, "events": ["clicks"]})
    return case


def main() -> None:
    rounds, seconds = (int(entry) for entry in (*sys.argv[1:], *(str(ROUNDS), str(SECONDS))[len(sys.argv) - 1 :]))
    with ExitStack() as stack:
        without = start(stack, "no webhook", has_webhook=False)
        cases = [without, start(stack, "never answers", "silent"), start(stack, "accepts everything")]
        for _ in range(rounds):
            for case in cases:
                case.visit(seconds)
        for case in cases:
            ratio = statistics.median(
                run.per_second / other.per_second for run, other in zip(case.runs, without.runs, strict=True)
            )
            below = "  BELOW ITS FLOOR" if case.name == "never answers" and ratio < LEAST else ""
            memory, file = (", ".join(f"{entry:.0f}" for entry in batch) for batch in (case.memory_mib, case.file_mib))
            print(f"{case.name:<20} {case.per_second:7,.0f} visits/s, {ratio:.2f} of without{below}; "
                  f"p99 {case.p99_ms:.1f} ms, {case.p99_ms / without.p99_ms:.2f} of without")  # fmt: skip
            cpu = statistics.median(other / one for one, other in zip(case.cpu_us, without.cpu_us, strict=True))
            print(f"{'':<20} CPU {statistics.median(case.cpu_us):.0f} us a visit: as many as {cpu:.2f} of without")
            print(f"{'':<20} memory {memory} MiB; file {file} MiB")
        offered = sum(run.per_second * seconds for run in cases[2].runs)
        with urllib.request.urlopen(cases[2].receiver or "", timeout=10) as answer:
            got = int(answer.read())
        print(f"{'':<20} it got {got:,} of {offered:,.0f} visits")


if __name__ == "__main__":
    main()
