"""Which tests run when: the lanes, the parts that only some of them have, and what each part needs.

    .venv/bin/python tests/lanes.py test             `make test`: while one works; needs Python and make alone
    .venv/bin/python tests/lanes.py push [commit]    `.ci/run`: before a change lands; what it changed since a commit
    .venv/bin/python tests/lanes.py all              `make test-all`: before a release
    python3 tests/lanes.py packages push [commit]    the Debian packages that a lane needs and that are not here

A test is in every lane, unless its file or folder is in a part below, or a mark says otherwise. Before a landing, the
tests in tests/features/NAME run where the change touches the feature NAME, one that it needs, or the core.

    slow           not in `make test`
    full           only where everything runs, or where the change touches its part and a landing waits for it
                   (of a part with a slice: only where everything runs)
    part("name")   this test is in a part, and its file is not
    alone          compares times: not in `make test`; runs after all others, with nothing beside it

A property is tried with so many examples where everything runs, and with a share of them otherwise (`share`): before a
landing they are the same each time, so that what most of them can find has been found.

Whoever names tests (`make test TESTS=tests/browser`, or pytest without --lane) gets all that they name.
"""

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SHARED_MEMORY = Path("/dev/shm")
# What the folders of a run take at most, with room to spare.
SHARED_MEMORY_BYTES = 2 << 30


class Lane(StrEnum):
    TEST = "test"
    PUSH = "push"
    ALL = "all"


# Where a program is found, and which package of Debian has it. What is not here is named as its package is.
PACKAGES = {"apache2": "apache2", "cc": "gcc libc6-dev", "etcd": "etcd-server", "java": "default-jre-headless",
            "nginx": "nginx-light", "pg_ctlcluster": "postgresql", "promtool": "prometheus",
            "systemd-analyze": "systemd", "varnishd": "varnish"}  # fmt: skip
# What tests outside the parts need. They are left out where it is missing, but not in CI.
PROGRAMS = ("curl", "mount", "openssl", "promtool", "systemd-analyze")


@dataclass(frozen=True)
class Part:
    """Tests, or a command, that only some lanes have."""

    name: str
    # Names of files and folders, wherever they are in tests/.
    tests: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()
    # A change of a file whose path begins like this runs the part before it lands.
    paths: tuple[str, ...] = ()
    # But not a file whose path begins like this.
    other_paths: tuple[str, ...] = ()
    # Runs before each landing, without what is `full`.
    is_pushed: bool = False
    # Of those that are pushed: the mark of the tests that run where a change does not touch the part; without it all.
    slice: str = ""
    # What the Makefile makes first.
    target: str | None = None
    command: tuple[str, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()
    # What all of it takes on two cores with nothing beside it, rounded up; of a part that is pushed, what comes on top.
    minutes: int = 2


# A test may miss a time by what others do beside it. Up to so many that failed run again, with nothing beside them.
MAX_TRIED_AGAIN = 5
# What pytest exits with where tests failed.
TESTS_FAILED = 1

# What a landing waits for beyond its own tests, at most: where it runs the tests of some features, and where it runs
# those of all. What does not fit waits for `make test-all`.
MAX_TOUCHED_MINUTES = 6
MAX_TOUCHED_MINUTES_BESIDE_ALL = 2

SERVICE = "service/signpost/"
FEATURES = f"{SERVICE}features/"
# Where features have their pages.
PAGES = tuple(
    str(path.relative_to(ROOT))
    for name in ("pages", "pages.py", "static", "templates")
    for path in sorted((ROOT / FEATURES).glob(f"*/{name}"))
)
PARTS = (
    # Always what the specification says; what Signpost adds to it where the change may reach it.
    Part(
        "contract",
        ("contract",),
        paths=("tests/contract/", SERVICE),
        other_paths=(*(f"{FEATURES}{name}/" for name in ("dashboard", "dialects", "mail", "nodes")), *PAGES),
        is_pushed=True,
        slice="core",
    ),
    Part(
        "chromium",
        ("browser",),
        programs=("chromium", "curl"),
        paths=("tests/browser/", f"{FEATURES}dashboard/", *PAGES),
        is_pushed=True,
        slice="essential",
        minutes=6,
    ),
    Part(
        "servers",
        ("test_wsgi_servers.py",),
        paths=(
            "app.py",
            "tests/server/",
            *(f"{SERVICE}{path}" for path in ("server/", "web/", "visits/middleware.py")),
        ),
        minutes=2,
    ),
    Part(
        "firefox",
        ("test_firefox.py",),
        programs=("firefox-esr",),
        paths=("tests/browser/", f"{SERVICE}features/dashboard/static/"),
    ),
    Part(
        "caddy", ("test_caddy.py",), programs=("caddy", "curl", "openssl"), paths=("deploy/Caddyfile",), is_pushed=True
    ),
    Part(
        "proxies",
        ("test_https.py", "test_nginx.py", "test_proxy_logs.py", "test_scale.py"),
        programs=("apache2", "caddy", "curl", "haproxy", "jq", "nginx", "openssl", "rsync", "varnishd"),
        paths=("deploy/Caddyfile", "deploy/nginx.conf", "docs/https.md", "docs/scale.md", f"{SERVICE}web/proxies.py"),
        minutes=5,
    ),
    Part(
        "redirect-files",
        ("test_real_engines.py",),
        programs=("apache2", "nginx", "npm"),
        paths=("tests/features/transfer/engines/", "service/redirect_formats/"),
    ),
    Part(
        "image",
        ("test_image.py", "test_platforms.py"),
        programs=("buildah", "caddy", "docker-compose", "mmdebstrap"),
        paths=("deploy/", ".dockerignore", "requirements.lock"),
    ),
    Part(
        "packages",
        ("test_wheel.py",),
        paths=("pyproject.toml", "requirements.lock", "tests/embedding/", f"{SERVICE}testing/"),
        minutes=3,
    ),
    Part("wheel", paths=("pyproject.toml", "requirements.lock", ".ci/"), command=(".ci/wheel",), minutes=3),
    Part(
        "agents",
        ("mcp_clients",),
        programs=("npm", "chromium"),
        paths=("tests/mcp_clients/", f"{SERVICE}mcp/", f"{SERVICE}features/agents/"),
        minutes=3,
    ),
    # Those that judge others.
    Part(
        "judges",
        ("test_growth.py",),
        paths=(
            "tests/contract/",
            "tests/house/expressions.py",
            "tests/house/test_contract_suite.py",
            "tests/played/toy_server.py",
        ),
        minutes=3,
    ),
    Part(
        "clients",
        ("generated_clients", "test_sdk.py", "test_web_component.py"),
        programs=("npm", "java", "chromium"),
        paths=(
            "tests/generated_clients/",
            "tests/features/dialects/",
            f"{SERVICE}features/dialects/",
            f"{SERVICE}rest/description/",
        ),
        minutes=3,
    ),
    Part(
        "providers",
        ("test_real_providers.py",),
        programs=("npm", "chromium"),
        paths=("tests/features/sign_in/", f"{SERVICE}features/sign_in/"),
    ),
    Part(
        "pages",
        ("test_readme.py", "test_site.py"),
        programs=("curl", "jq"),
        paths=("README.md", "docs/", f"{SERVICE}cli/"),
        target="install-docs",
        minutes=3,
    ),
    Part(
        "fuzzing",
        ("test_schemathesis.py", "test_campaign.py"),
        paths=("tests/schemathesis", f"{SERVICE}server/", f"{SERVICE}web/"),
        minutes=3,
    ),
    Part(
        "faults",
        ("faults",),
        programs=("cc", "mount"),
        paths=(
            "tests/faults/",
            f"{SERVICE}storage/engines/",
            f"{SERVICE}storage/database.py",
            f"{SERVICE}clicks/journal.py",
        ),
        environment=(("TEST_FAULTS", "1"),),
        minutes=10,
    ),
    Part(
        "nodes",
        ("nodes",),
        programs=("pg_ctlcluster",),
        paths=("tests/features/nodes/", f"{SERVICE}features/nodes/", f"{SERVICE}storage/engines/"),
        minutes=4,
    ),
    Part("failover", ("test_patroni.py",), programs=("etcd", "patroni", "pg_ctlcluster")),
    # Half a minute of the next one before each landing.
    Part(
        "postgresql-slice",
        programs=("pg_ctlcluster",),
        is_pushed=True,
        command=("make", "--no-print-directory", "test-postgresql", "TESTS=tests/features/history tests/engines"),
    ),
    Part(
        "node-turns",
        programs=("pg_ctlcluster",),
        paths=(
            f"{SERVICE}features/sign_in/pages/",
            f"{SERVICE}features/dashboard/one_time.py",
            f"{SERVICE}features/sign_in/used_once.py",
        ),
        command=(
            "make",
            "--no-print-directory",
            "test-postgresql",
            "TESTS=--nodes tests/features/sign_in/test_passkey_sign_in.py",
        ),
        minutes=2,
    ),
    Part(
        "postgresql",
        programs=("pg_ctlcluster",),
        command=("make", "--no-print-directory", "test-postgresql"),
        minutes=40,
    ),
    # An hour: before a release, and when somebody asks.
    Part("mutants", command=(sys.executable, "-m", "tests.mutants"), minutes=60),
)
_PART_OF = {name: part for part in PARTS for name in part.tests}
_BY_NAME = {part.name: part for part in PARTS}


# --- how much a test does: asked by tests ----------------------------------------------------------------------------

# The other examples are for `make test-all`, and for whoever names a test.
ONE_IN = 5
# Whether a lane runs that has a share of the examples. Set by tests/conftest.py before any test is imported.
is_sharing = False


def share(examples: int) -> int:
    """How many of these examples of a property a run tries, or of these rounds."""
    return -(-examples // ONE_IN) if is_sharing else examples


# --- which tests are in a lane: asked by tests/conftest.py ------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """A lane, and the parts and features that a change touches."""

    lane: Lane
    touched: tuple[str, ...] = ()
    # None: all.
    features: frozenset[str] | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple(part for part in PARTS if self.has_part(part))

    def has_part(self, part: Part) -> bool:
        is_pushed = part.is_pushed and self.lane == Lane.PUSH
        return self.lane == Lane.ALL or is_pushed or part.name in self.touched

    def is_full(self, part: Part | None) -> bool:
        """Whether the tests of a part run that are marked `full`."""
        return self.lane == Lane.ALL or (part is not None and part.name in self.touched and not part.slice)

    def is_sliced(self, part: Part) -> bool:
        """Whether only the slice of a part runs."""
        return bool(part.slice) and self.lane == Lane.PUSH and part.name not in self.touched

    def has_feature(self, name: str | None) -> bool:
        return name is None or self.features is None or name in self.features or self.lane != Lane.PUSH

    def has_file(self, path: Path) -> bool:
        if self.lane == Lane.TEST and is_slow(path):
            return False
        part = part_of(path)
        return self.has_feature(feature_of(path)) if part is None else self.has_part(part)

    def has_test(self, path: Path, marks: dict[str, tuple[str, ...]]) -> bool:
        """marks: the names of the test's marks, and their arguments."""
        part = _BY_NAME[marks["part"][0]] if "part" in marks else part_of(path)
        if part is None and not self.has_feature(feature_of(path)):
            return False
        if part is not None and (not self.has_part(part) or (self.is_sliced(part) and part.slice not in marks)):
            return False
        if "full" in marks:
            return self.is_full(part)
        return self.lane != Lane.TEST or not {"slow", "alone"} & marks.keys()


def is_slow(path: Path) -> bool:
    """Whether a file says that all of its tests are slow: it need not be imported."""
    return path.suffix == ".py" and "\npytestmark = pytest.mark.slow\n" in path.read_text(encoding="utf-8")


@cache
def part_of(path: Path) -> Part | None:
    """The part of a file or folder in tests/: that of its own name, else of the folder that it is in."""
    names = path.relative_to(TESTS).parts if TESTS in path.parents else ()
    return next((_PART_OF[name] for name in reversed(names) if name in _PART_OF), None)


@cache
def feature_of(path: Path) -> str | None:
    """The feature of a file or folder in tests/features."""
    found = re.match("features/([a-z_]+)(/|$)", path.relative_to(TESTS).as_posix()) if TESTS in path.parents else None
    return found[1] if found else None


# --- which parts a change touches -------------------------------------------------------------------------------------


def git(*arguments: str) -> str | None:
    """What git prints, or None where there is no git, no repository, or not what was asked for."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def start_of_change(named: str | None) -> str | None:
    """The commit that a change began with: the one that was named, where it left the main branch, or the last but one.

    Not the last release: whatever landed since has run its parts.
    """
    head = git("rev-parse", "HEAD")
    for commit in [named] if named else ["origin/main", "main", "HEAD~1"]:
        base = git("merge-base", "HEAD", commit)
        if base and base != head:
            return base
    return None


def changed_paths(base: str | None) -> list[str]:
    """Files that differ from a commit; a file that was only renamed must be one of: them."""
    lines = (git("diff", "--name-status", "-M", base) or "").splitlines() if base else []
    return [path for line in lines if not line.startswith("R100") for path in line.split("\t")[1:]]


def touched_parts(paths: list[str]) -> dict[str, str]:
    """Parts, each with the first path that touches it."""
    return {part.name: path for path in reversed(paths) for part in PARTS if touches(path, part)}


def touches(path: str, part: Part) -> bool:
    """Whether a change of a file is one of what the part tests, or of its tests."""
    is_tested = path.startswith(part.paths) and not path.startswith(part.other_paths)
    return is_tested or part_of(ROOT / path) is part


# --- which features a change touches ----------------------------------------------------------------------------------

# A change outside of features runs the tests of all of them, unless its path begins like one of these: what runs then.
TOUCHES = {
    "service/redirect_formats/": ("diagnostics", "transfer"),
    **dict.fromkeys(("bench/", "deploy/", "docs/", ".github/", ".ci/", "CHANGELOG", "CONTRIBUTING", "README"), ()),
    **dict.fromkeys(("CODE_OF_CONDUCT", "LICENSE", "SECURITY", "tests/lanes.py", "tests/features/test_"), ()),
}


def texts_of_tests() -> dict[str, str]:
    """What is written in the tests of each feature."""
    files: dict[str, list[str]] = {}
    for file in sorted((TESTS / "features").glob("*/**/*.py")):
        files.setdefault(feature_of(file) or "", []).append(file.read_text(encoding="utf-8"))
    return {name: "\n".join(texts) for name, texts in files.items()}


def needs_of(name: str) -> set[str]:
    """The features that a feature says that it needs."""
    text = (ROOT / FEATURES / name / "feature.py").read_text(encoding="utf-8")
    found = re.search(r"^NEEDS = (\(.*?\))", text, re.MULTILINE | re.DOTALL)
    return {*ast.literal_eval(found[1])} if found else set()


def has_pages(name: str) -> bool:
    return any((ROOT / FEATURES / name / entry).exists() for entry in ("pages.py", "pages"))


def with_dependents(names: set[str], needs: dict[str, set[str]]) -> set[str]:
    """Features, those that need them, those that need these, and so on."""
    while more := {name for name, needed in needs.items() if needed & names} - names:
        names = names | more
    return names


def touched_features(paths: list[str]) -> frozenset[str] | None:
    """The features whose tests a change runs; None: all, as where nothing is known of the change."""
    texts = texts_of_tests()
    touched: set[str] = set()
    changed = {"service": set[str](), "tests": set[str]()}
    for path in paths:
        if found := re.match(rf"(?:{FEATURES}|tests/features/)([a-z_]+)/", path):
            changed[path.partition("/")[0]].add(found[1])
        elif found := re.match("tests/(?!features/)([a-z_]+)/", path):
            # Tests of the core always run; here are features whose tests take something from this folder.
            touched |= {name for name, text in texts.items() if f"tests.{found[1]}." in text}
        elif (start := next((start for start in TOUCHES if path.startswith(start)), None)) is not None:
            touched |= {*TOUCHES[start]}
        else:
            return None
    features = [file.parent.name for file in (ROOT / FEATURES).glob("*/feature.py")]
    # What has pages has them in the frame of the dashboard.
    needs = {name: needs_of(name) | ({"dashboard"} if has_pages(name) else set()) for name in features}
    touched |= with_dependents(changed["service"], needs)
    fixtures = {name: {*re.findall(r"\btests\.features\.([a-z_]+)\b", text)} for name, text in texts.items()}
    touched |= with_dependents(changed["tests"], fixtures)
    # They see the feature itself, or what they take from its tests does.
    touched |= {
        name
        for name, text in texts.items()
        if changed["service"] & {*re.findall(r"\b(?:signpost|tests)\.features\.([a-z_]+)\b", text)}
    }
    return frozenset(touched) if paths else None


def fitting(touched: dict[str, str], minutes: int = MAX_TOUCHED_MINUTES) -> tuple[dict[str, str], list[str]]:
    """Those of the touched parts that a landing waits for, and the names of the others: the quickest first, and of
    these what is first in PARTS.
    """
    waited_for: dict[str, str] = {}
    left = minutes
    for part in sorted((part for part in PARTS if part.name in touched), key=lambda part: part.minutes):
        if part.minutes <= left:
            waited_for[part.name] = touched[part.name]
            left -= part.minutes
    return waited_for, [name for name in touched if name not in waited_for]


# --- a run ------------------------------------------------------------------------------------------------------------

# Folders whose files take longest. Each file runs in one process, so that one of these begun last would run alone.
BEGUN_FIRST = ("isolation", "browser", "features", "server", "visits", "records", "contract")


@cache
def turn_of(path: Path) -> tuple[bool, str]:
    """When a file has its turn in a run. By name, so that those that wait run beside those that compute."""
    folder = next(iter(path.relative_to(TESTS).parts), "") if TESTS in path.parents else ""
    return folder not in BEGUN_FIRST, path.name


def installed(program: str) -> bool:
    """Whether a program is here, also where only root has it in the path."""
    return shutil.which(program, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])) is not None


def packages(choice: Choice) -> list[str]:
    """The Debian packages of the programs that are missing."""
    programs = {*PROGRAMS, *(program for part in choice.parts for program in part.programs)}
    return [PACKAGES.get(program, program) for program in sorted(programs) if not installed(program)]


def folder_of_run() -> Path:
    """Where the tests have their folders: in memory if there is room, because most of them write a database."""
    has_room = SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free > SHARED_MEMORY_BYTES
    return Path(tempfile.mkdtemp(prefix="signpost-tests-", dir=SHARED_MEMORY if has_room else None))


def files_with_mark(mark: str) -> list[str]:
    """Files that may have tests with a mark: to collect them all takes longer than these tests."""
    return [
        str(file) for file in sorted(TESTS.rglob("test_*.py")) if f"mark.{mark}" in file.read_text(encoding="utf-8")
    ]


def to_try_again(cache: Path) -> list[str]:
    """The tests that failed in the run of pytest with this cache; none where they are more than MAX_TRIED_AGAIN."""
    last: dict[str, bool] = json.loads((cache / "v" / "cache" / "lastfailed").read_text(encoding="utf-8"))
    # Where nothing could be collected, the names of processes are among them.
    failed = [name for name in last if name.partition("::")[0].endswith(".py")]
    return failed if len(failed) <= MAX_TRIED_AGAIN else []


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def run(choice: Choice) -> int:
    """Run the tests and the commands of a lane; returns the exit code."""
    environment = {**os.environ, **dict(pair for part in choice.parts for pair in part.environment)}
    if choice.lane != Lane.TEST:
        # A test that cannot run here is a failure here, and not one that is left out.
        environment.setdefault("TEST_EVERYTHING", "1")
    # The tests start hundreds of processes; without bytecode on the disk each of them compiles all that it imports.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    folder = folder_of_run()
    options = [f"--lane={choice.lane}", f"--parts={','.join(choice.touched)}", "--quiet", "--durations=10"]
    if choice.features is not None:
        options.append(f"--features={','.join(sorted(choice.features))}")
    pytest = [sys.executable, "-m", "pytest", *options]
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    # The longest tests mostly wait for something.
    workers = cores + 3
    together = [
        "-n",
        str(workers),
        "--dist",
        "loadfile",
        "--no-loadscope-reorder",
        "-m",
        "not alone",
        f"--basetemp={folder / 'together'}",
        f"--override-ini=cache_dir={folder / 'cache'}",
    ]
    alone = ["-m", "alone", f"--basetemp={folder / 'alone'}", *files_with_mark("alone")]
    targets = [["make", "--no-print-directory", part.target] for part in choice.parts if part.target]
    others = [[*part.command] for part in choice.parts if part.command]
    if choice.lane != Lane.TEST:
        others.insert(0, [*pytest, *alone])

    def code_of(command: list[str]) -> int:
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode

    # Ended by a signal, it leaves no folder in memory.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        codes = [code_of(target) for target in targets]
        codes.append(code_of([*pytest, *together]))
        if codes[-1] == TESTS_FAILED and (failed := to_try_again(folder / "cache")):
            say(f"Tried again, with nothing beside them: {', '.join(failed)}")
            codes[-1] = code_of([*pytest, f"--basetemp={folder / 'again'}", *failed])
            if not codes[-1]:
                say(f"Passed only with nothing beside them, and need a look: {', '.join(failed)}")
        codes += [code_of(command) for command in others]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return next((code for code in codes if code), 0)


def main(arguments: list[str]) -> int:
    only_packages = arguments[:1] == ["packages"]
    lane, *others = arguments[only_packages:] or [""]
    if lane not in {*Lane} or len(others) > 1:
        sys.exit(__doc__)
    paths = changed_paths(start_of_change(others[0] if others else None)) if lane == Lane.PUSH else []
    features = touched_features(paths)
    minutes = MAX_TOUCHED_MINUTES_BESIDE_ALL if features is None else MAX_TOUCHED_MINUTES
    waited_for, left_out = fitting(touched_parts(paths), minutes)
    choice = Choice(Lane(lane), tuple(waited_for), features)
    if only_packages:
        sys.stdout.write(" ".join(packages(choice)))
        return 0
    if choice.features is not None:
        say(f"Tests run of the core, and of these features: {', '.join(sorted(choice.features)) or 'none'}.")
    for name, path in waited_for.items():
        sys.stdout.write(f"The change touches {path}: all of the part {name} runs.\n")
    if left_out:
        sys.stdout.write(f"It touches more than a landing waits for: {', '.join(left_out)}. Run `make test-all`.\n")
    sys.stdout.flush()
    return run(choice)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
