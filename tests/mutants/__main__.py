"""Put one fault at a time into a copy of the service, and see whether tests/contract notices it.

python -m tests.mutants              every fault (an hour or so)
python -m tests.mutants d06 f05      these
python -m tests.mutants --anchors    only whether each fault still knows where to go
python -m tests.mutants --random 200 --seed 1 --reached    mistakes that no list holds: see campaign.py
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.mutants.table import MUTANTS, Anchor, Mutant

ROOT = Path(__file__).parents[2]
PACKAGE = Path("service") / "signpost"
COPIED = ("service", "tests", "migrations", "app.py", "pyproject.toml")
# Of those that a black box can notice.
REQUIRED_SHARE = 0.95
TIMEOUT_S = 900
KILLED, SURVIVED, BROKEN, EXEMPT = "killed", "SURVIVED", "BROKEN", "exempt"


class LostAnchor(Exception):
    """A fault does not know where to go."""


def count_of(text: str, anchor: Anchor) -> int:
    return text.count(anchor) if isinstance(anchor, str) else len(anchor.findall(text))


def file_of(root: Path, mutant: Mutant) -> Path:
    """The file that holds the first anchor of a fault, once. Raises LostAnchor."""
    anchor = mutant.changes[0][0]
    expected = root / PACKAGE / mutant.file
    if expected.is_file() and count_of(expected.read_text(encoding="utf-8"), anchor) == 1:
        return expected
    found = {file: count_of(file.read_text(encoding="utf-8"), anchor) for file in (root / PACKAGE).rglob("*.py")}
    holding = {file: count for file, count in found.items() if count}
    if list(holding.values()) != [1]:
        where = ", ".join(f"{file.relative_to(root)} ({count})" for file, count in holding.items()) or "nowhere"
        raise LostAnchor(f"expected once in {mutant.file}, found: {where}")
    return next(iter(holding))


def with_fault(text: str, mutant: Mutant) -> str:
    """The text of a file with a fault in it. Raises LostAnchor."""
    for anchor, replacement in mutant.changes:
        if (count := count_of(text, anchor)) != 1:
            raise LostAnchor(f"{anchor!r} is there {count} times")
        text = text.replace(anchor, replacement) if isinstance(anchor, str) else anchor.sub(replacement, text)
    return text


def lost_anchors() -> list[str]:
    """A line for each fault that does not know where to go, or is no Python."""
    lines = []
    for mutant in MUTANTS:
        try:
            file = file_of(ROOT, mutant)
            compile(with_fault(file.read_text(encoding="utf-8"), mutant), str(file), "exec")
        except (LostAnchor, SyntaxError) as error:
            lines.append(f"{mutant.id} ({mutant.means}): {error}")
    return lines


def run(mutant: Mutant, copy: Path) -> tuple[str, str]:
    """What became of a fault, and by which test."""
    try:
        file = file_of(copy, mutant)
        text = file.read_text(encoding="utf-8")
        file.write_text(with_fault(text, mutant), encoding="utf-8")
    except LostAnchor as error:
        return BROKEN, str(error)
    try:
        result, by = _run_tests(mutant, copy)
        # A busy machine may take too long to start a server.
        return _run_tests(mutant, copy) if result == BROKEN else (result, by)
    finally:
        file.write_text(text, encoding="utf-8")


def _run_tests(mutant: Mutant, copy: Path) -> tuple[str, str]:
    files = [f"tests/contract/test_{name}.py" for name in mutant.tests]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=line", "-p", "no:cacheprovider", *files]
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'service'}{os.pathsep}{copy}", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=TIMEOUT_S)
    except subprocess.TimeoutExpired:
        return BROKEN, f"not done within {TIMEOUT_S} s"
    if done.returncode == 0:
        return SURVIVED, " ".join(mutant.tests)
    by = re.search(r"^(?:FAILED|ERROR) (?:tests/contract/)?(\S+)", done.stdout, re.MULTILINE)
    if done.returncode != 1 or "The server did not start" in done.stdout or by is None:
        return BROKEN, done.stdout[-500:].replace("\n", " ")
    return KILLED, by[1]


def copy_repository(folder: Path) -> Path:
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy2(source, target)
    return folder


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("ids", nargs="*", metavar="ID", help="of mutants.toml; all unless given")
    parser.add_argument("--anchors", action="store_true", help="only see whether each fault knows where to go")
    parser.add_argument("--random", type=int, metavar="N", help="make N mistakes from the code itself instead")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--reached", action="store_true", help="only on lines that the suite reaches")
    parser.add_argument(
        "--from", dest="first", type=int, default=0, metavar="K", help="begin with the one of this number"
    )
    parser.add_argument(
        "--numbers", type=int, nargs="*", default=(), metavar="K", help="only those of these numbers, such as survivors"
    )
    parser.add_argument("--timeout", type=float, default=300, metavar="S", help="seconds for each of them")
    parser.add_argument("--workers", type=int, default=1, help="how many at the same time")
    options = parser.parse_args()
    if options.random is not None:
        from tests.mutants import campaign

        return campaign.run(
            campaign.Options(
                options.random,
                options.seed,
                options.reached,
                options.timeout,
                options.workers,
                options.first,
                tuple(options.numbers),
            )
        )
    if options.anchors:
        lost = lost_anchors()
        say("\n".join([*lost, f"{len(MUTANTS) - len(lost)} of {len(MUTANTS)} faults know where to go."]))
        return 1 if lost else 0
    chosen = [mutant for mutant in MUTANTS if not options.ids or mutant.id in options.ids]
    if unknown := set(options.ids) - {mutant.id for mutant in chosen}:
        parser.error(f"There is no fault {', '.join(sorted(unknown))}.")
    results: list[str] = []
    with tempfile.TemporaryDirectory(prefix="signpost-mutants-") as folder:
        copy = copy_repository(Path(folder))
        say("| Id | Fault | Result | By |\n| --- | --- | --- | --- |")
        for mutant in chosen:
            began = time.monotonic()
            result, by = run(mutant, copy)
            if result == SURVIVED and mutant.exempt:
                result, by = EXEMPT, mutant.exempt
            results.append(result)
            say(f"| {mutant.id} | {mutant.means} | {result} | {by} ({time.monotonic() - began:.0f} s) |")
    judged = [result for result in results if result in (KILLED, SURVIVED)]
    killed = judged.count(KILLED)
    say(f"\n{killed} of {len(judged)} noticed; {results.count(EXEMPT)} exempt, {results.count(BROKEN)} broken.")
    return 0 if judged and killed >= REQUIRED_SHARE * len(judged) and BROKEN not in results else 1


if __name__ == "__main__":
    sys.exit(main())
