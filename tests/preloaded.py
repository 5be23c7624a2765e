"""Processes of Signpost that begin with its modules loaded, which is most of what a start costs.

One process of a test run loads everything once and does nothing; each process that a test asks for is forked from it,
and is what `python app.py` or `signpost` is from there on. What is about loading itself starts as it does elsewhere.
"""

import atexit
import contextlib
import functools
import gc
import json
import os
import resource
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, NoReturn

ROOT = Path(__file__).parents[1]
# A request: words, variables, a folder.
MAX_REQUEST = 200_000
# What the interpreter and the loader read before any code of ours runs.
_READ_BEFORE_START = ("PYTHON", "LD_", "MALLOC_", "LC_", "LANG", "OPENSSL_")


class Process:
    """A process that was forked: what tests use of `subprocess.Popen`."""

    def __init__(self, args: Sequence[str], connection: socket.socket):
        self.args = args
        self.returncode: int | None = None
        self._connection = connection
        self.pid = int(connection.recv(32))

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, or the negative number of the signal that ended it. Raises subprocess.TimeoutExpired."""
        if self.returncode is None:
            ready, _, _ = select.select([self._connection], [], [], timeout)
            if not ready:
                raise subprocess.TimeoutExpired(self.args, timeout or 0)
            self.returncode = int(self._connection.recv(32))
            self._connection.close()
        return self.returncode

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def can_start(environment: Mapping[str, str]) -> bool:
    """Whether a process with this environment is the same when it is forked."""
    names = {name for name in (*environment, *os.environ) if name.startswith(_READ_BEFORE_START)}
    return all(environment.get(name) == os.environ.get(name) for name in names)


def start(
    program: Sequence[str],
    environment: Mapping[str, str],
    *,
    out: IO[Any],
    errors: IO[Any],
    max_files: int | None = None,
) -> Process:
    """Start a program, a file or the name of a module, and its arguments, in the folder of the checkout."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    connection.connect(str(address()))
    request = [*map(os.fsdecode, program)], dict(environment), str(ROOT), max_files
    with Path(os.devnull).open() as nothing:
        files = [nothing.fileno(), out.fileno(), errors.fileno()]
        socket.send_fds(connection, [json.dumps(request).encode()], files)
    return Process(program, connection)


def run(program: Sequence[str], environment: Mapping[str, str], timeout_s: float) -> subprocess.CompletedProcess[str]:
    """Run a program to its end."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as errors:
        process = start(program, environment, out=out, errors=errors)
        try:
            code = process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        out.seek(0)
        errors.seek(0)
        return subprocess.CompletedProcess(program, code, out.read(), errors.read())


@functools.cache
def address() -> Path:
    """The socket of the process that forks, for this process and whatever it starts; it ends with this one.

    A request is JSON, [program and arguments, environment, folder, limit of open files or null], and comes with the
    three standard files. The answers are the number of the process, and at its end its exit code, each as text.
    """
    folder = tempfile.TemporaryDirectory(prefix="signpost-preloaded-")
    path = Path(folder.name) / "socket"
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.preloaded", path], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.read(1) == b"!", "Signpost cannot be loaded."

    @atexit.register
    def end() -> None:
        with process:
            pass
        folder.cleanup()

    return path


# --- the process that forks -------------------------------------------------------------------------------------------


def main(path: str) -> None:
    """Fork for each request; where this returns, it is in a process that was asked for, or nobody will ask again."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    listener.bind(path)
    listener.listen(64)
    _load()
    os.write(1, b"!")
    # Those who mind a process end by themselves.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        ready, _, _ = select.select([listener.fileno(), 0], [], [])
        if 0 in ready:
            return
        connection, _ = listener.accept()
        if os.fork() == 0:
            break
        connection.close()
    listener.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    message, files, _, _ = socket.recv_fds(connection, MAX_REQUEST, 3)
    if not message:
        os._exit(0)
    if (pid := os.fork()) != 0:
        _mind(pid, connection, files)
    connection.close()
    _become(json.loads(message), files)


def _load() -> None:
    """Load what a server or a command loads at some time: much of it only when there is an app, or a visit."""
    import uvloop  # noqa: F401

    from signpost.cli import load_all
    from signpost.factory import close_app, create_app, load_faces
    from signpost.server import process  # noqa: F401
    from signpost.visits import middleware

    load_all()
    with tempfile.TemporaryDirectory(prefix="signpost-preloaded-") as folder:
        app = create_app({"INSTANCE": folder})
        load_faces(app)
        app.test_client().get("/sign-in")
        middleware.of(app).clicks.anonymous_visitor({"HTTP_USER_AGENT": "Mozilla/5.0"})
        close_app(app)
    gc.collect()
    gc.freeze()


def _mind(pid: int, connection: socket.socket, files: list[int]) -> NoReturn:
    """Send the number of a process, and how it ended."""
    # Whoever reads what the process prints is to see its end.
    for file in (*files, 0, 1, 2):
        os.close(file)
    with contextlib.suppress(OSError):
        connection.send(str(pid).encode())
    _, status = os.waitpid(pid, 0)
    with contextlib.suppress(OSError):
        connection.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def _become(request: Any, files: list[int]) -> None:
    """Run a program in this process, as the interpreter does."""
    program, environment, folder, max_files = request
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    if max_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max_files, max_files))
    sys.argv[:] = program
    if "/" in program[0]:
        runpy.run_path(program[0], run_name="__main__")
    else:
        runpy.run_module(program[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1])
