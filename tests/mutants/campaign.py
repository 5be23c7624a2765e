"""Mistakes at random, each put alone into a copy of the service, which tests/contract then runs against.

The tests are collected once. For each mistake a process is forked, which starts a server with it and runs the tests
that reach its function (tests/mutants/trace.py), those of the files that reach it most often first, until one fails.
"""

import hashlib
import json
import marshal
import os
import random
import shutil
import signal
import struct
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from signpost.testing import live
from tests.conftest import ROOT, Server
from tests.mutants import trace
from tests.mutants.operators import Mistake, mistakes_in
from tests.mutants.uses import Uses
from tests.played import contract_server
from tests.played.contract_server import Origin

PACKAGE = Path("service") / "signpost"
COPIED = ("service", "tests", "migrations", "app.py", "pyproject.toml")
TRACED = (sys.executable, "-m", "tests.mutants.trace")
NOTHING_KNOWN: dict[str, Any] = {"digests": {}, "ids": [], "functions": [], "lines": {}, "failed": []}
# The tests of one file that run before those of the next.
TESTS_OF_ROUND = 25
# The result of a mistake.
NOTICED, NOT_NOTICED, NOT_REACHED, TOO_LONG = "noticed", "NOT NOTICED", "NOT REACHED", "NOT NOTICED in time"


@dataclass(frozen=True)
class Options:
    count: int
    seed: int
    only_reached: bool = False
    timeout_s: float = 300
    workers: int = 1
    first: int = 0
    # Of the mistakes, those of these numbers alone; all where it is empty.
    numbers: tuple[int, ...] = ()


@dataclass
class Reach:
    """Which tests reach which functions, and which lines are reached. Tests are known by their node ids."""

    uses: Uses
    functions: dict[str, list[tuple[int, list[str]]]] = field(default_factory=dict)
    lines: dict[str, set[int]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def is_reached(self, mistake: Mistake) -> bool:
        """Whether a test comes to its line, and to a function that uses what is defined there."""
        return mistake.line in self.lines.get(mistake.file, ()) and self.tests_of(mistake) != []

    def tests_of(self, mistake: Mistake) -> list[str] | None:
        """The tests that enter the function of a mistake, or one that uses what it changes; None: no function does."""
        if not mistake.is_in_function:
            return self._tests_of_definition(mistake)
        first, last = mistake.scope
        found: dict[str, None] = {}
        for line, tests in self.functions.get(mistake.file, ()):
            if first <= line <= last:
                found.update(dict.fromkeys(tests))
        return list(found)

    def _tests_of_definition(self, mistake: Mistake) -> list[str] | None:
        using = self.uses.functions_of(mistake.file, mistake.line)
        if using is None:
            return None
        found: dict[str, None] = {}
        for name, first in using:
            for line, tests in self.functions.get(name, ()):
                if line == first:
                    found.update(dict.fromkeys(tests))
        return list(found)


class Folders:
    """Folders for the servers of one process."""

    def __init__(self, base: Path):
        self._base = base

    def mktemp(self, basename: str) -> Path:
        return Path(tempfile.mkdtemp(prefix=f"{basename}-", dir=self._base))


def copy_repository(folder: Path) -> Path:
    """A checkout of its own, with what is compiled of this one, so that a server compiles one file at most."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.egg-info"))
        else:
            shutil.copy2(source, target)
    return folder


@dataclass(frozen=True)
class _TracedOrigin(Origin):
    """Of servers that trace. begun: called when one begins."""

    begun: Callable[[], None] = lambda: None

    def server(self, kind: type[Server], instance: Path, **environment: str) -> Server:
        self.begun()
        return super().server(kind, instance, **environment)


class Campaign:
    """A plugin of pytest, which replaces its loop over the tests."""

    def __init__(self, options: Options, base: Path, reach_file: Path):
        self._options, self._base, self._reach_file = options, base, reach_file
        self._items: dict[str, pytest.Item] = {}
        self._failed: list[str] = []
        # Of a run that traces: the file with the number of the present test, and the number.
        self._current: BinaryIO | None = None
        self._number = 0
        self.results: list[tuple[Mistake, str, str]] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        prepared = contract_server.prepare(self._base / "prepared")
        reach = self._reach(prepared)
        mistakes = mistakes_in(ROOT / PACKAGE)
        reached = [mistake for mistake in mistakes if reach.is_reached(mistake)]
        _say(f"{len(mistakes)} mistakes can be made, {len(reached)} of them where the suite comes to.")
        _say(f"{len(reach.failed)} tests fail without any: {' '.join(reach.failed[:5])}" if reach.failed else "")
        possible = reached if self._options.only_reached else mistakes
        chosen = random.Random(self._options.seed).sample(possible, min(self._options.count, len(possible)))
        numbers = self._options.numbers or range(self._options.first, len(chosen))
        self._run_all({number: chosen[number] for number in numbers}, reach, prepared)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, nextitem: pytest.Item | None) -> None:
        if nextitem is None and self._current is not None:
            # How a server ends is part of no test.
            self._note(0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self) -> None:
        if self._current is not None:
            self._note(self._number)

    def _note(self, number: int) -> None:
        """Tell the servers that trace which test runs."""
        assert self._current is not None
        self._current.seek(0)
        self._current.write(struct.pack("I", number))
        self._current.flush()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)

    # --- which tests reach what ---------------------------------------------------------------------------------

    def _reach(self, prepared: Path) -> Reach:
        """What the tests reach. Only the files that have changed since the last time are run for that."""
        known = json.loads(self._reach_file.read_text(encoding="utf-8")) if self._reach_file.exists() else NOTHING_KNOWN
        present = {file.name: _digest([file]) for file in {item.path for item in self._items.values()}}
        ids: list[str] = known["ids"]
        fresh = {name for name, digest in known["digests"].items() if present.get(name) == digest}
        functions: dict[tuple[str, int], set[int]] = defaultdict(set)
        for name, first, numbers in known["functions"]:
            functions[name, first].update(entry for entry in numbers if _file_of(ids[entry]) in fresh)
        items = [item for item in self._items.values() if item.path.name not in fresh]
        if items:
            _say(f"One run of {len(items)} tests to see what each reaches: {self._reach_file}")
            copy = copy_repository(self._base / "traced")
            failed = [id_ for id_ in known["failed"] if _file_of(id_) in fresh]
            lines: dict[str, set[int]] = defaultdict(set, {name: set(batch) for name, batch in known["lines"].items()})
            place = {item: len(ids) + number for number, item in enumerate(items)}
            for folder, part in self._traced(items, copy, prepared):
                failed += json.loads((folder / "failed.json").read_text(encoding="utf-8"))
                for file in folder.glob("*.reach"):
                    for name, first, tests, reached in marshal.loads(file.read_bytes()):
                        # Number 0 is what happens before the first test.
                        functions[name, first].update(place[part[number - 1]] for number in tests if number)
                        lines[name].update(reached)
            if len(failed) > len(ids) + len(items) // 10:
                pytest.exit(f"The run without a mistake has failed: {failed[:3]}", returncode=3)
            ids += [item.nodeid for item in items]
            known = {
                "digests": present,
                "ids": ids,
                "functions": [[name, first, sorted(numbers)] for (name, first), numbers in functions.items()],
                "lines": {name: sorted(batch) for name, batch in lines.items()},
                "failed": failed,
            }
            self._reach_file.write_text(json.dumps(known), encoding="utf-8")
        by_function: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
        for (name, first), numbers in functions.items():
            by_function[name][first] += [ids[entry] for entry in numbers]
        return Reach(
            Uses(ROOT / PACKAGE),
            {name: list(found.items()) for name, found in by_function.items()},
            {name: set(batch) for name, batch in known["lines"].items()},
            known["failed"],
        )

    def _traced(self, items: list[pytest.Item], copy: Path, prepared: Path) -> list[tuple[Path, list[pytest.Item]]]:
        """Run tests against servers that trace; returns the folder with what each worker has noted, and its tests."""
        files = list(dict.fromkeys(item.path for item in items))
        parts, running = [], []
        for number in range(self._options.workers):
            part = [item for item in items if files.index(item.path) % self._options.workers == number]
            folder = Path(tempfile.mkdtemp(dir=self._base))
            (folder / trace.CURRENT).write_bytes(bytes(4))
            parts.append((folder, part))
            pid = os.fork()
            if pid == 0:
                os.environ[trace.FOLDER] = str(folder)
                os._exit(self._fork(partial(self._run_traced, part, copy, prepared, folder)) or 0)
            running.append(pid)
        ended = [os.waitpid(pid, 0)[1] for pid in running]
        if any(ended):
            pytest.exit("The run without a mistake was cut off.", returncode=3)
        return parts

    def _run_traced(self, items: list[pytest.Item], copy: Path, prepared: Path, folder: Path) -> None:
        # What a server does before it serves is part of no test, as some begin in a fixture.
        self._use(folder, _TracedOrigin(copy, TRACED, prepared, begun=lambda: self._note(0)))
        # It is several times slower.
        live.START_TIMEOUT_S = live.STOP_TIMEOUT_S = 180
        failed: list[str] = []
        with (folder / trace.CURRENT).open("r+b") as self._current:
            for number, item in enumerate(items, start=1):
                self._number = number
                self._note(number)
                self._failed.clear()
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=_next(items, number))
                failed += self._failed[:1]
        (folder / "failed.json").write_text(json.dumps(failed), encoding="utf-8")

    def _use(self, folder: Path, origin: Origin) -> None:
        """Let the servers of this process be made of something else."""
        running = contract_server.running
        contract_server.running = lambda _: running(Folders(folder), origin)  # type: ignore[assignment, misc]

    # --- mistakes -------------------------------------------------------------------------------------------------

    def _run_all(self, chosen: dict[int, Mistake], reach: Reach, prepared: Path) -> None:
        """Workers take the mistakes in turns; each writes a line for each of its results into a pipe."""
        reading, writing = os.pipe()
        workers = []
        for number in range(self._options.workers):
            pid = os.fork()
            if pid == 0:
                os.close(reading)
                signal.signal(signal.SIGINT, signal.SIG_IGN)
                signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
                try:
                    with os.fdopen(writing, "w") as pipe:
                        copy = copy_repository(self._base / f"copy{number}")
                        for place in [*chosen][number :: self._options.workers]:
                            result = self._try(chosen[place], reach, copy, prepared)
                            pipe.write(json.dumps([place, *result]) + "\n")
                            pipe.flush()
                finally:
                    os._exit(0)
            workers.append(pid)
        os.close(writing)
        try:
            with os.fdopen(reading) as pipe:
                for line in pipe:
                    place, result, by, took_s = json.loads(line)
                    mistake = chosen[place]
                    self.results.append((mistake, result, by))
                    source = (ROOT / PACKAGE / mistake.file).read_bytes()
                    where = f"{mistake.file}:{mistake.line} ({mistake.operator})"
                    _say(f"\n{place}. {result}: {where} {by} ({took_s:.0f} s)")
                    _say(mistake.diff(source))
        except KeyboardInterrupt:
            _say("\nInterrupted.")
            for pid in workers:
                os.kill(pid, signal.SIGTERM)
        for pid in workers:
            os.waitpid(pid, 0)

    def _try(self, mistake: Mistake, reach: Reach, copy: Path, prepared: Path) -> tuple[str, str, float]:
        """The result of one mistake, the test that noticed it, and how long it took."""
        began = time.monotonic()
        if mistake.is_in_function and not reach.is_reached(mistake):
            return NOT_REACHED, "", 0.0
        items = self._in_order(reach.tests_of(mistake), reach, mistake)
        file = copy / PACKAGE / mistake.file
        source = file.read_bytes()
        file.write_bytes(mistake.apply(source))
        try:
            with tempfile.TemporaryDirectory(dir=self._base, ignore_cleanup_errors=True) as name:
                folder = Path(name)
                status = self._fork(lambda: self._run_items(items, copy, prepared, folder), self._options.timeout_s)
                reported = folder / NOTICED
                by = reported.read_text(encoding="utf-8") if reported.exists() else ""
        finally:
            file.write_bytes(source)
        took_s = time.monotonic() - began
        if by:
            return NOTICED, by, took_s
        return TOO_LONG if status is None else NOT_NOTICED, f"{len(items)} tests", took_s

    def _run_items(self, items: list[pytest.Item], copy: Path, prepared: Path, folder: Path) -> None:
        self._use(folder, Origin(copy, None, prepared))
        self._failed.clear()
        for number, item in enumerate(items, start=1):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=_next(items, number))
            if self._failed:
                (folder / NOTICED).write_text(self._failed[0], encoding="utf-8")
                return

    def _in_order(self, ids: list[str] | None, reach: Reach, mistake: Mistake) -> list[pytest.Item]:
        """The tests to run: of the files that come to the function most often first. What fails anyway is left out."""
        wanted = list(self._items) if ids is None else ids
        if ids is None:
            near = {test for line, tests in reach.functions.get(mistake.file, ()) for test in tests}
        else:
            near = set(ids)
        sizes = Counter(id_.partition("::")[0] for id_ in self._items)
        hits = Counter(id_.partition("::")[0] for id_ in near)
        rank = {file: (-hits[file] / size, size) for file, size in sizes.items()}
        fine = [id_ for id_ in wanted if id_ in self._items and id_ not in reach.failed]
        place = {id_: number for number, id_ in enumerate(self._items)}
        # Some of each file, then some more of each: what one file does not look at, another one may.
        rounds: dict[str, int] = {}
        seen: Counter[str] = Counter()
        for id_ in sorted(fine, key=place.__getitem__):
            file = id_.partition("::")[0]
            rounds[id_] = seen[file] // TESTS_OF_ROUND
            seen[file] += 1
        return [
            self._items[id_]
            for id_ in sorted(fine, key=lambda id_: (rounds[id_], rank[id_.partition("::")[0]], place[id_]))
        ]

    def _fork(self, work: Callable[[], None], timeout_s: float | None = None) -> int | None:
        """Run something in a process of its own group; returns its exit status, None where it took too long."""
        pid = os.fork()
        if pid == 0:
            os.setpgid(0, 0)
            status = 1
            try:
                with open(os.devnull, "w") as silence:  # noqa: PTH123
                    os.dup2(silence.fileno(), 1)
                    os.dup2(silence.fileno(), 2)
                    work()
                    status = 0
            finally:
                os._exit(status)
        deadline = None if timeout_s is None else time.monotonic() + timeout_s
        try:
            while True:
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    return os.waitstatus_to_exitcode(status)
                if deadline is not None and time.monotonic() > deadline:
                    return None
                time.sleep(0.05)
        finally:
            # Its servers too.
            _end_group(pid)


def _end_group(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    try:
        os.waitpid(pid, 0)
    except ChildProcessError:
        return


def _next(items: list[pytest.Item], number: int) -> pytest.Item | None:
    return items[number] if number < len(items) else None


def _say(text: str) -> None:
    sys.__stdout__.write(f"{text}\n")  # type: ignore[union-attr]
    sys.__stdout__.flush()  # type: ignore[union-attr]


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _file_of(id_: str) -> str:
    """The name of the file of a test."""
    return id_.partition("::")[0].rpartition("/")[2]


def run(options: Options, suite: Path = ROOT / "tests" / "contract") -> int:
    """Make mistakes, and print what the suite notices."""
    reach_file = Path(tempfile.gettempdir()) / f"signpost-reach-{_digest(sorted((ROOT / PACKAGE).rglob('*.py')))}.json"
    with tempfile.TemporaryDirectory(prefix="signpost-mistakes-") as folder:
        campaign = Campaign(options, Path(folder), reach_file)
        code = pytest.main([str(suite), "-q", "-s", "-p", "no:cacheprovider", "--no-header"], plugins=[campaign])
    results = Counter(result for _, result, _ in campaign.results)
    noticed = results[NOTICED]
    _say(f"\n{noticed} of {len(campaign.results)} noticed, seed {options.seed}. {dict(results)}")
    return 0 if code in (0, 5) else int(code)
