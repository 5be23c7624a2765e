"""What the benchmarks share: processes pinned to a core, and wrk to ask them."""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER_CORE, CLIENT_CORE = "0", "1"
# A node with a million records copies them first.
START_S = 120
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@dataclass
class Run:
    """What wrk saw: how many requests, how many of them per second, and latencies in milliseconds."""

    requests: int
    per_second: float
    p50_ms: float
    p99_ms: float
    refused: int


def wrk(url: str, *, connections: int, seconds: int = 4, script: str | None = None, host: str | None = None) -> Run:
    if shutil.which("wrk") is None:
        sys.exit("The benchmarks need wrk: apt-get install wrk")
    command = ["taskset", "-c", CLIENT_CORE, "wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency"]
    command += ["-H", f"User-Agent: {FIREFOX}", *(["-H", f"Host: {host}"] if host else [])]
    command += ["-s", script] if script else []
    text = subprocess.run([*command, url], capture_output=True, text=True, check=True).stdout
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    return Run(
        int(_found(r"(\d+) requests in", text)[0]),
        float(_found(r"Requests/sec:\s+([\d.]+)", text)[0]),
        _ms(_found(r"\n\s+50%\s+(\S+)", text)[0]),
        _ms(_found(r"\n\s+99%\s+(\S+)", text)[0]),
        int(refused[1]) if refused else 0,
    )


def _found(pattern: str, text: str) -> tuple[str, ...]:
    """What the groups of `pattern` match in `text`."""
    match = re.search(pattern, text)
    assert match is not None, text
    return match.groups()


def _ms(text: str) -> float:
    number, unit = _found(r"^([\d.]+)(us|ms|s)$", text)
    return float(number) * {"us": 0.001, "ms": 1.0, "s": 1000.0}[unit]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def process(
    *command: str, port: int | Path, core: str = SERVER_CORE, checkout: Path = ROOT, **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A server, pinned to `core`, for the length of the block.

    port: where it listens, or the path of its Unix socket. checkout: the folder with its code.
    """
    clean = {name: value for name, value in os.environ.items() if not name.startswith("SIGNPOST_")}
    started = subprocess.Popen(
        ["taskset", "-c", core, *command],
        env={**clean, **code_of(checkout), **environment},
        cwd=checkout,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + START_S
        while True:
            with contextlib.suppress(OSError), _connection(port):
                break
            if started.poll() is not None or time.monotonic() > deadline:
                sys.exit(f"{command} did not start")
            time.sleep(0.02)
        if isinstance(port, int) and not owners(port) <= processes_of(started.pid):
            sys.exit(f"Port {port} has another listener than {command}: what it answers would be measured, too.")
        yield started
    finally:
        os.killpg(started.pid, signal.SIGTERM)
        started.wait(20)


def processes_of(pid: int) -> set[int]:
    """A process, and those that it started."""
    children = {
        int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()
    }
    return {pid}.union(*(processes_of(child) for child in children))


def owners(port: int) -> set[int]:
    """The processes that listen on a port: several share one where each has SO_REUSEPORT."""
    lines = [
        line.split() for name in ("tcp", "tcp6") for line in Path(f"/proc/net/{name}").read_text().splitlines()[1:]
    ]
    listening = {f"socket:[{line[9]}]" for line in lines if line[1].endswith(f":{port:04X}") and line[3] == "0A"}
    found = set()
    for file in Path("/proc").glob("[0-9]*/fd/*"):
        with contextlib.suppress(OSError):
            if str(file.readlink()) in listening:
                found.add(int(file.parts[2]))
    return found


def _connection(port: int | Path) -> socket.socket:
    if isinstance(port, int):
        return socket.create_connection(("127.0.0.1", port), timeout=1)
    connection = socket.socket(socket.AF_UNIX)
    try:
        connection.connect(str(port))
    except OSError:
        connection.close()
        raise
    return connection


def code_of(checkout: Path) -> dict[str, str]:
    """The environment in which Python imports the code of a checkout, and not what is installed."""
    # In old versions, `service` itself was the package.
    sources = [checkout / "service", checkout] if (checkout / "service" / "signpost").is_dir() else [checkout]
    return {"PYTHONPATH": ":".join(map(str, sources))}


@dataclass
class Served:
    """A server that answers. helpers: the other processes that it needs, such as a database, by name."""

    origin: str
    pid: int
    helpers: dict[str, int] = field(default_factory=dict, kw_only=True)

    def parts_s(self) -> dict[str, float]:
        """The processor time of each thread, or of each helper where it has some."""
        return {name: cpu_s(pid) for name, pid in self.helpers.items()} or thread_cpu_s(self.pid)

    def cpu_s(self) -> float:
        """The processor time that all its processes have used, user and system."""
        return sum(cpu_s(pid) for pid in (self.pid, *self.helpers.values()))


@dataclass
class Signpost(Served):
    token: str

    def parts_s(self) -> dict[str, float]:
        """The processor time of each thread, and of each helper."""
        return thread_cpu_s(self.pid) | {name: cpu_s(pid) for name, pid in self.helpers.items()}


@contextlib.contextmanager
def signpost(
    core: str = SERVER_CORE,
    command: tuple[str, ...] = ("app.py",),
    folder: Path | None = None,
    checkout: Path = ROOT,
    **environment: str,
) -> Iterator[Signpost]:
    """A Signpost of its own, with the hostname `localhost` and the link `hello`.

    folder: its instance, or a new one. checkout: the folder with its code.
    """
    with contextlib.ExitStack() as stack:
        folder = folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        port, token = free_port(), folder / "token"
        settings = {
            "SIGNPOST_INSTANCE": str(folder),
            "SIGNPOST_PORT": str(port),
            "SIGNPOST_RATE_LIMIT": "",
            "SIGNPOST_BOOTSTRAP_TOKEN_FILE": str(token),
            **environment,
        }
        with process(sys.executable, *command, port=port, core=core, checkout=checkout, **settings) as started:
            time.sleep(0.2)
            yield Signpost(f"http://127.0.0.1:{port}", started.pid, token.read_text().strip())


@contextlib.contextmanager
def floor(threads: int, module: str = "bench.floor", **environment: str) -> Iterator[Served]:
    """The bare WSGI app, or another floor."""
    port = free_port()
    command = (sys.executable, "-m", module, str(port), str(threads))
    with process(*command, port=port, checkout=ROOT, **environment) as started:
        yield Served(f"http://127.0.0.1:{port}", started.pid)


NGINX = """
daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;
events {{ worker_connections 1024; }}
http {{
    access_log off; keepalive_requests 1000000;
    server {{ listen 127.0.0.1:{port}; return 302 https://dest.example/landing; }}
}}
"""


def program_of(name: str) -> str | None:
    """The path of a program, also where /usr/sbin is not searched."""
    return shutil.which(name) or shutil.which(f"/usr/sbin/{name}")


@contextlib.contextmanager
def nginx() -> Iterator[Served | None]:
    """nginx with `return 302`; None where there is no nginx."""
    program = program_of("nginx")
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        port, file = free_port(), Path(folder) / "nginx.conf"
        file.write_text(NGINX.format(folder=folder, port=port))
        with process(program, "-e", "stderr", "-p", folder, "-c", str(file), port=port) as started:
            yield Served(f"http://127.0.0.1:{port}", started.pid)


def memory_mib(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(_found(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def cpu_s(pid: int) -> float:
    """The processor time that a process and those that it started have used, user and system."""
    # After the name, which may hold anything: utime and stime are the 14th and 15th field of proc(5).
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    children = {child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()}
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + sum(cpu_s(int(child)) for child in children)


def thread_cpu_s(pid: int) -> dict[str, float]:
    """The processor time of each thread of a process and of those that it started: the event loop is the first."""
    found: dict[str, float] = {}
    for place, task in enumerate(sorted(Path(f"/proc/{pid}/task").iterdir(), key=lambda path: int(path.name))):
        with contextlib.suppress(OSError):  # it has ended
            found[f"thread {place}" if place else "loop"] = int((task / "schedstat").read_text().split()[0]) / 1e9
    return found


@contextlib.contextmanager
def busy_cores() -> Iterator[None]:
    """Other work: on both cores a process that computes without end, with the priority of the server."""
    command = [sys.executable, "-c", "while True: pass"]
    busy = [subprocess.Popen(["taskset", "-c", core, *command]) for core in (SERVER_CORE, CLIENT_CORE)]
    try:
        yield
    finally:
        for entry in busy:
            entry.kill()
            entry.wait()
