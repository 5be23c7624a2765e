"""Import and export of a million links through the command line: rates, and memory at its highest.

    .venv/bin/python -m bench.transfer FOLDER [LINES]

Floor: 1,000,000 lines in under two minutes and under 200 MiB (both processes of an import together).
"""

import csv
import os
import subprocess
import sys
import threading
import time
from datetime import UTC, datetime
from pathlib import Path

from signpost.factory import close_app, create_app
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import bootstrap, workspaces

LINES = 1_000_000
HOSTS = 20
BORN_S = 1_700_000_000
SIGNPOST = str(Path(sys.executable).with_name("signpost"))


def write_file(path: Path, lines: int) -> None:
    """A table as Dub writes it, the oldest link first."""
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Short link", "Destination URL", "Title", "Clicks", "Created at", "Tags"])
        for number in range(lines):
            moment = datetime.fromtimestamp(BORN_S + number * 31.5, UTC).isoformat(timespec="milliseconds")
            writer.writerow(
                [
                    f"https://go{number % HOSTS}.acme.test/l{number}",
                    f"https://www.shop{number % 500}.example/spring/{number}?ref=abc",
                    f"Spring sale number {number}",
                    number % 100,
                    moment.replace("+00:00", "Z"),
                    f"tag{number % 1000}" if number % 3 else "",
                ]
            )


def memory_mib(pid: int) -> float:
    """Of a process and its children, now; what they share is counted once."""
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        own = int(next(line for line in rollup.splitlines() if line.startswith("Pss:")).split()[1]) / 1024
    except (OSError, StopIteration):
        return 0.0
    return own + sum(memory_mib(int(child)) for child in children)


def run(*arguments: str, instance: Path, output: Path | None = None) -> tuple[float, float]:
    """Seconds, and MiB at the highest."""
    environ = {**os.environ, "SIGNPOST_INSTANCE": str(instance)}
    began, highest = time.perf_counter(), 0.0
    with (output or Path(os.devnull)).open("wb") as out:
        process = subprocess.Popen([SIGNPOST, *arguments], env=environ, stdout=out)
        ended = threading.Event()
        while process.poll() is None:
            highest = max(highest, memory_mib(process.pid))
            ended.wait(1)
    if process.returncode:
        sys.exit(f"{arguments} failed.")
    return time.perf_counter() - began, highest


def main(folder: Path, lines: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    table, instance = folder / "links.csv", folder / "instance"
    write_file(table, lines)
    app = create_app({"INSTANCE": str(instance)})
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        for number in range(HOSTS):
            hosts.connect_host(caller, host=f"go{number}.acme.test")
    close_app(app)
    for name, arguments, output in (
        ("import --dry-run", ("import", "--from", "dub", "--dry-run", str(table)), None),
        ("import", ("import", "--from", "dub", str(table)), None),
        ("import again", ("import", "--from", "dub", str(table)), None),
        ("export jsonl", ("export",), folder / "links.jsonl"),
        ("export csv", ("export", "--format", "csv"), folder / "again.csv"),
    ):
        seconds, mib = run(*arguments, instance=instance, output=output)
        print(f"{name:<16} {lines:>9,} lines  {seconds:6.1f} s  {lines / seconds:8,.0f}/s  {mib:4.0f} MiB", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else LINES)
