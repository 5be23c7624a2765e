"""The folder of an instance: which processes have its database open, which server uses it, who may read its files."""

import contextlib
import errno
import fcntl
import json
import logging
import os
import stat
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from signpost.domain import times
from signpost.domain.ids import moment_of
from signpost.domain.json_types import JsonObject, Settings

DATABASE = "signpost.sqlite"
# Every process that opens the database shares this lock; `signpost restore` takes it exclusively.
USE_LOCK = "use.lock"
# Held by the one server; its content says which process that is, and its addresses.
SERVE_LOCK = "serve.lock"
# Held by the one process that answers visits, the server or one that embeds the app; says which it is.
VISITS_LOCK = "visits.lock"
# Each job that a process runs is locked in it, by the number of the job.
JOBS_LOCK = "jobs.lock"
# How long to wait for a lock that is held briefly, as by a command that looks for a server.
LOCK_WAIT_S = 1
_RETRY_S = 0.02
# The layout of its argument below is that of Linux.
_OFD_SETLK: int | None = fcntl.F_OFD_SETLK if sys.platform == "linux" else None
# Files of an instance. Where they exist without a database, the database was lost.
TRACES = ("secret.key", "clicks.journal", f"{DATABASE}-wal", "*.before-*", "backups")
# What only Signpost itself needs to read, so only its user may.
_OURS = (f"{DATABASE}*", "*.lock", "secret.key*", "clicks.*", "backups", "backups/*", "imports", "last-backup")
# Settings from which addresses are built. Commands use those of the server that is running.
ADDRESSES = ("HOST", "PORT", "PUBLIC_URL", "LINK_PORT")

logger = logging.getLogger("signpost.visits")


class InstanceError(RuntimeError):
    """The folder cannot be used; the message is one sentence for the operator."""


def prepare(folder: Path) -> None:
    """Create the folder where there is none, for its owner alone. Raises InstanceError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise InstanceError(f"The instance folder {folder} cannot be created: {error.strerror}.") from None


def require(folder: Path) -> None:
    """Raises InstanceError where there is no instance in `folder`."""
    try:
        (folder / DATABASE).stat()
    except (FileNotFoundError, NotADirectoryError):
        _refuse_lost(folder)
        raise InstanceError(
            f"There is no instance in {folder}: set SIGNPOST_INSTANCE, or run the command in the right folder "
            "(`signpost serve` creates a new one)."
        ) from None
    except OSError as error:
        raise InstanceError(f"The instance in {folder} cannot be opened: {error.strerror}.") from None


def refuse_lost(folder: Path) -> None:
    """Raises InstanceError where the database of an instance is gone: a new one must not take its place."""
    try:
        exists = (folder / DATABASE).stat().st_size > 0
    except OSError:
        exists = False
    if not exists:
        _refuse_lost(folder)


def _refuse_lost(folder: Path) -> None:
    if found := [path.name for pattern in TRACES for path in sorted(folder.glob(pattern))]:
        shown = ", ".join(found[:3]) + (f" and {len(found) - 3} more" if len(found) > 3 else "")
        raise InstanceError(
            f"{folder} has no {DATABASE}, but it had one: {shown} still exists. Restore the database with "
            f"`signpost restore FILE`, or move these files away to start again."
        )


# --- locks -------------------------------------------------------------------------------------------------------


def lock_file(path: Path) -> int:
    """A descriptor of a lock file, which is created for its owner alone where it is missing. Raises InstanceError."""
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except OSError as error:
        raise InstanceError(f"{path} cannot be opened: {error.strerror}.") from None
    give(path)
    return descriptor


def give(path: Path, like: Path | None = None) -> None:
    """Give what root creates to the owner of the instance, whose server could not open it. like: the folder."""
    if os.geteuid() == 0:
        owner, created = (like or path.parent).stat(), path.lstat()
        if (created.st_uid, created.st_gid) != (owner.st_uid, owner.st_gid):
            os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _locked(descriptor: int, kind: int, wait_s: float = LOCK_WAIT_S) -> bool:
    deadline = times.monotonic_s() + wait_s
    while True:
        try:
            fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            if times.monotonic_s() >= deadline:
                return False
            time.sleep(_RETRY_S)
        except OSError as error:
            raise InstanceError(f"The lock files of the instance folder do not work there: {error.strerror}.") from None


class Use:
    """While it is not released, this process has the database of `folder` open."""

    def __init__(self, folder: Path):
        self._descriptor: int | None = lock_file(folder / USE_LOCK)
        if not _locked(self._descriptor, fcntl.LOCK_SH):
            self.release()
            raise InstanceError(f"A backup is being restored in {folder}: try again when `signpost restore` is done.")

    def release(self) -> None:
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)

    def __del__(self) -> None:
        if getattr(self, "_descriptor", None) is not None:
            self.release()

    def __enter__(self) -> "Use":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Lock the database of `folder` for this process alone. Raises InstanceError, which names the holder."""
    descriptor = lock_file(folder / USE_LOCK)
    try:
        if not _locked(descriptor, fcntl.LOCK_EX):
            if (server := serving(folder)) is not None:
                raise InstanceError(f"{_server(server.process, folder)} Stop it first.")
            names = " and ".join(f"process {number}" for number in _holders(descriptor)) or "another command"
            raise InstanceError(f"The database in {folder} is in use by {names}: wait until it is done, or stop it.")
        yield
    finally:
        os.close(descriptor)


def _holders(descriptor: int) -> list[int]:
    """The other processes that have locked a file; empty where the system does not say."""
    found = os.fstat(descriptor)
    name = f"{os.major(found.st_dev):02x}:{os.minor(found.st_dev):02x}:{found.st_ino}"
    try:
        rows = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
    except OSError:
        return []
    numbers = {int(row[4]) for row in rows if len(row) > 5 and row[1] == "FLOCK" and row[5] == name}
    return sorted(number for number in numbers - {os.getpid()} if number > 0)


@dataclass(frozen=True)
class Serving:
    """A running server. addresses: its settings of that name; empty for an older version, which did not write them."""

    process: str
    addresses: JsonObject

    @property
    def local_address(self) -> tuple[str, int]:
        """The address and port at which programs on this machine reach it."""
        host = str(self.addresses.get("HOST", "127.0.0.1"))
        # Every address of this machine.
        return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), int(self.addresses.get("PORT", 8000))

    def __str__(self) -> str:
        host, port = self.local_address
        return f"{f'[{host}]' if ':' in host else host}:{port}"


def serving(folder: Path) -> Serving | None:
    """The server that serves from `folder`; None: there is none. Raises InstanceError."""
    if not (folder / SERVE_LOCK).exists():
        return None
    descriptor = lock_file(folder / SERVE_LOCK)
    try:
        deadline = times.monotonic_s() + LOCK_WAIT_S
        while not _locked(descriptor, fcntl.LOCK_SH, 0):
            process, _, content = os.pread(descriptor, 4096, 0).decode("utf-8", "replace").strip().partition("\n")
            # It may have just started, without having written yet.
            if process and (content or times.monotonic_s() > deadline):
                return Serving(process, _addresses(content))
            if times.monotonic_s() > deadline:
                return Serving("unknown", {})
            time.sleep(_RETRY_S)
        return None
    finally:
        os.close(descriptor)


def _addresses(content: str) -> JsonObject:
    try:
        found = json.loads(content)
        return {name: found[name] for name in ADDRESSES}
    except (ValueError, KeyError, TypeError):
        return {}


@contextlib.contextmanager
def served(folder: Path, settings: Settings) -> Iterator[None]:
    """Lock the folder for this server, and store its addresses. Raises InstanceError where another one runs."""
    prepare(folder)
    restrict_permissions(folder)
    descriptor = lock_file(folder / SERVE_LOCK)
    try:
        if not _locked(descriptor, fcntl.LOCK_EX):
            process = os.pread(descriptor, 4096, 0).decode("utf-8", "replace").strip().partition("\n")[0]
            raise InstanceError(
                f"{_server(process or 'unknown', folder)} Stop it first, or give this one another folder with "
                "SIGNPOST_INSTANCE."
            )
        content = json.dumps({name: settings[name] for name in ADDRESSES})
        try:
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, f"{os.getpid()}\n{content}\n".encode(), 0)
        except OSError as error:
            raise InstanceError(f"{folder / SERVE_LOCK} cannot be written: {error.strerror}.") from None
        yield
    finally:
        os.close(descriptor)


def _server(process: str, folder: Path) -> str:
    return f"Another Signpost (process {process}) is serving from {folder}."


class Claims:
    """The jobs that this process runs. The system frees them when the process ends, however it ends."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._descriptor: int | None = None
        # The process that opened the file: a child has locks of its own.
        self._process = 0
        self._lock = threading.Lock()

    def take(self, job_id: str) -> bool:
        """False: another process runs this job. Raises OSError, InstanceError: the folder has no such locks."""
        number = moment_of(job_id)
        with self._lock:
            if self._process != os.getpid():
                self._descriptor, self._process = lock_file(self._folder / JOBS_LOCK), os.getpid()
            try:
                self._set(fcntl.F_WRLCK, number)
            except OSError as error:
                if error.errno not in (errno.EAGAIN, errno.EACCES):
                    raise
                return False
        return True

    def release(self, job_id: str) -> None:
        with self._lock, contextlib.suppress(OSError):
            if self._process == os.getpid():
                self._set(fcntl.F_UNLCK, moment_of(job_id))

    def _set(self, kind: int, number: int) -> None:
        assert self._descriptor is not None
        if _OFD_SETLK is not None:
            # Of this open file, so that two apps in one process are told apart, too.
            fcntl.fcntl(self._descriptor, _OFD_SETLK, struct.pack("hhqqi", kind, os.SEEK_SET, number, 1, 0))
        elif kind == fcntl.F_UNLCK:
            fcntl.lockf(self._descriptor, fcntl.LOCK_UN, 1, number)
        else:
            fcntl.lockf(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)

    def close(self) -> None:
        with self._lock:
            if self._descriptor is not None and self._process == os.getpid():
                os.close(self._descriptor)
            self._descriptor, self._process = None, 0

    def __del__(self) -> None:
        if getattr(self, "_lock", None) is not None:
            self.close()


class VisitsClaim:
    """Records that this process answers visits, from its first request on, and detects another one that does.

    Several processes on one folder each have caches and counters of their own: a link with a limit of clicks is
    answered too often, and visitors meet a change late.
    """

    def __init__(self, folder: Path, taken: Callable[[], object]):
        """taken: called once this process is the one that answers visits."""
        self._folder = folder
        self._taken = taken
        self._descriptor: int | None = None
        # The process that checked: after a fork the child has to check, too.
        self._process: int | None = None

    def check(self) -> None:
        """Cheap, for each request; logs one sentence where another process answers visits, and goes on."""
        if self._process != os.getpid():
            self._process = os.getpid()
            with contextlib.suppress(InstanceError, OSError):
                self._take()

    def _take(self) -> None:
        descriptor = lock_file(self._folder / VISITS_LOCK)
        if not _locked(descriptor, fcntl.LOCK_EX, 0):
            holder = os.pread(descriptor, 64, 0).decode("ascii", "replace").strip() or "unknown"
            os.close(descriptor)
            who = "another app in this process" if holder == str(os.getpid()) else f"process {holder}"
            logger.error(
                "Links with a click limit are answered too often and changes are seen late, because %s answers visits "
                "from %s too: run one process with several threads, like gunicorn --workers 1 --threads 8.",
                who,
                self._folder,
            )
            return
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        self._descriptor = descriptor
        self._taken()

    def release(self) -> None:
        descriptor, self._descriptor, self._process = self._descriptor, None, None
        if descriptor is not None:
            os.close(descriptor)

    def __del__(self) -> None:
        if getattr(self, "_descriptor", None) is not None:
            self.release()


# --- who may read it ---------------------------------------------------------------------------------------------


def restrict_permissions(folder: Path) -> None:
    """Keep other users of the machine out of the folder and its files, where these are ours."""
    with contextlib.suppress(OSError):
        if not folder.stat().st_mode & stat.S_ISVTX:  # like /tmp: meant for all users
            _restrict([folder.resolve()])
        _restrict(path for pattern in _OURS for path in folder.glob(pattern))


def _restrict(paths: Iterable[Path]) -> None:
    for path in paths:
        found = path.lstat()
        if found.st_uid == os.geteuid() and found.st_mode & 0o077 and not stat.S_ISLNK(found.st_mode):
            path.chmod(stat.S_IMODE(found.st_mode) & 0o700)


def permission_warnings(folder: Path) -> list[str]:
    """A sentence for each file or folder that other users of this machine can read, but must not."""
    with contextlib.suppress(OSError):
        mode = folder.stat().st_mode
        if mode & 0o005:
            key = folder / "secret.key"
            what = [f"The instance folder {folder} is open to every user of this machine: chmod 700 {folder}."]
            if mode & 0o001 and key.exists() and key.stat().st_mode & 0o004:
                what.append(f"The key {key} can be read by every user of this machine: chmod 600 {key}.")
            return what
    return []
