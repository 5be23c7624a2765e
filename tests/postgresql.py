"""A PostgreSQL of the tests: a server of an ordinary user in a folder of its own, and a database for each instance."""

import atexit
import contextlib
import functools
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

PACKAGES = Path("/usr/lib/postgresql")
# Whose server it is where root runs the tests: PostgreSQL refuses to run as root.
ORDINARY_USER = "nobody"
# The databases of instances are copies of this one, which takes a tenth of the time of making their tables.
TEMPLATE = "signpost_template"


def programs() -> Path | None:
    """Where the newest version that is installed has its programs; None: there is none."""
    found = [path for path in PACKAGES.glob("*/bin") if (path / "initdb").exists()]
    return max(found, key=lambda path: int(path.parent.name), default=None)


class Server:
    """options: lines of postgresql.conf.  original: whose synchronous standby it is."""

    def __init__(self, *options: str, original: "Server | None" = None):
        binaries = programs()
        assert binaries is not None, "PostgreSQL is not installed: apt-get install postgresql"
        self._binaries = binaries
        self._user: dict[str, Any] = (
            {"user": ORDINARY_USER, "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
        )
        # Not below pytest's folder: the path of a socket has 107 bytes at most, and others may not enter there.
        self.folder = Path(tempfile.mkdtemp(prefix="signpost-pg-"))
        own(self.folder)
        self._data = self.folder / "data"
        self._count = 0
        if original is not None:
            self.follow(original)
            return
        self._run("initdb", "--pgdata", self._data, "--username=signpost", "--auth=trust", "--encoding=UTF8",
                  "--locale=C", "--no-sync")  # fmt: skip
        self._configure(
            "listen_addresses = ''",
            f"unix_socket_directories = '{self.folder}'",
            "fsync = off",
            "full_page_writes = off",
            "autovacuum = off",
            "max_wal_size = 128MB",
            "max_connections = 300",
            *options,
        )
        self.start()

    def _configure(self, *lines: str) -> None:
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(f"{line}\n" for line in lines)

    def follow(self, primary: "Server") -> None:
        """Become the synchronous standby of another one, with nothing of what this one had."""
        for path in (self._data, *self.folder.glob(".s.PGSQL*")):
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        self._run("pg_basebackup", "--pgdata", self._data, "--host", primary.folder, "--username=signpost",
                  "--write-recovery-conf", "--checkpoint=fast", "--no-sync")  # fmt: skip
        self._configure(f"unix_socket_directories = '{self.folder}'")
        self.start()
        # Once it is promoted it waits for nothing, until it has a standby.
        self._wait_for_standby("RESET synchronous_standby_names")
        primary._wait_for_standby("SET synchronous_standby_names = '*'")

    def _wait_for_standby(self, setting: str) -> None:
        self.execute(f"ALTER SYSTEM {setting}")
        self.execute("SELECT pg_reload_conf()")

    def promote(self) -> None:
        """Let a standby take writes."""
        self._run("pg_ctl", "--pgdata", self._data, "--wait", "promote")

    def kill(self) -> None:
        """Kill all its processes at once."""
        self.signal_all(signal.SIGSTOP)
        for process in self._processes():
            os.kill(process, signal.SIGKILL)

    def start(self) -> None:
        self._run("pg_ctl", "--pgdata", self._data, "--log", self.folder / "log", "--wait", "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "--pgdata", self._data, "--mode", mode, "--wait", "stop")

    def require_passwords(self) -> None:
        """Of all but its own role."""
        lines = "local all signpost trust\nlocal all all scram-sha-256\n"
        (self._data / "pg_hba.conf").write_text(lines)
        self.execute("SELECT pg_reload_conf()")

    def signal_all(self, number: int) -> None:
        """Send a signal to each of its processes, of which there may be new ones meanwhile."""
        done: set[int] = set()
        while processes := self._processes() - done:
            for process in processes:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, number)
            done |= processes

    @property
    def pid(self) -> int:
        """The process that has started the others."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def _processes(self) -> set[int]:
        first = self.pid
        return {first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())}

    def end(self) -> None:
        with contextlib.suppress(AssertionError):  # it is stopped already
            self.stop()
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        return f"postgresql://signpost@/{name}?host={self.folder}"

    def execute(self, sql: str, name: str = "postgres") -> list[Any]:
        import psycopg

        with psycopg.connect(self.url(name), autocommit=True) as connection:
            done = connection.execute(sql.encode())
            return done.fetchall() if done.description else []

    def new_database(self, *, with_tables: bool = True, copy_of: str | None = None, name: str = "") -> str:
        """The URL of a new database. copy_of: the URL of one that nobody uses now."""
        self._count += 1
        name = name or f"instance_{self._count}"
        original = name_of(copy_of) if copy_of else self._template if with_tables else "template0"
        # With few rows, copies of files take half the time of writing each page to the log.
        self.execute(f"CREATE DATABASE {name} TEMPLATE {original} STRATEGY FILE_COPY")
        return self.url(name)

    def drop(self, url: str) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {name_of(url)} WITH (FORCE)")

    @functools.cached_property
    def _template(self) -> str:
        from signpost.factory import close_app, create_app

        self.execute(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")
        with tempfile.TemporaryDirectory() as folder:
            close_app(create_app({"INSTANCE": folder, "DATABASE_URL": self.url(TEMPLATE)}))
        # Each instance has a key of its own.
        self.execute("DELETE FROM state WHERE name = 'key_check'", TEMPLATE)
        return TEMPLATE

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._binaries / program), *map(str, arguments)]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", **self._user)
        assert done.returncode == 0, done.stderr.decode()


def own(folder: Path) -> None:
    """Let the user of the server have a folder."""
    if os.geteuid() == 0:
        shutil.chown(folder, ORDINARY_USER, "nogroup")


def name_of(url: str) -> str:
    """The name of a database."""
    return url.partition("?")[0].rpartition("/")[2]


@functools.cache
def server() -> Server:
    """The server of this process."""
    started = Server()
    atexit.register(started.end)
    return started
