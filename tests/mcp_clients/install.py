"""Brings the clients here: Node programs by npm, Python environments by pip. Both stay until their lock file changes.

The lock files are written anew with

    npm install --ignore-scripts                                        (after a change in package.json)
    echo 'mcp<2' | uv pip compile --universal --python-version 3.11 --no-header --no-annotate \\
        --output-file requirements-python_1.lock -                      (and `fastmcp` for requirements-fastmcp.lock)
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
NODE = HERE / "node_modules/.bin/node"
_NO_NETWORK = re.compile(
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
    "|Failed to establish a new connection|NewConnectionError|Network is unreachable|name resolution|timed out"
)


class Unavailable(Exception):
    """A client cannot be had on this machine; says why."""


def need_node() -> Path:
    """The folder of the Node programs, and the Node that runs them."""
    need_packages(HERE)
    if not NODE.exists():
        raise Unavailable("There is no Node 22 package for this kind of machine")
    return HERE


def need_packages(folder: Path) -> Path:
    """The programs of the npm packages in a folder: exactly those of its package-lock.json."""
    lock, stamp = folder / "package-lock.json", folder / "node_modules/.installed"
    if not _is_current(stamp, lock):
        npm = shutil.which("npm")
        if npm is None:
            raise Unavailable("npm is not installed")
        # No package's own script is run: what is needed comes ready in the packages, Node itself too.
        _run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], "npm", folder)
        _write(stamp, lock)
    return folder / "node_modules/.bin"


def need_python(name: str, home: Path = HERE) -> Path:
    """The interpreter of the environment that requirements-<name>.lock in the folder `home` describes."""
    folder, lock = home / ".venvs" / name, home / f"requirements-{name}.lock"
    python, stamp = folder / "bin/python", folder / ".installed"
    if not _is_current(stamp, lock):
        # Our own pip puts the packages there: to bring another one takes as long as half of them.
        _run([sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder)], "venv")
        pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
        _run([*pip, "install", "--quiet", "--no-compile", "--requirement", str(lock)], "pip")
        _write(stamp, lock)
    return python


def need_curl() -> None:
    if shutil.which("curl") is None:
        raise Unavailable("curl is not installed")


def _is_current(stamp: Path, lock: Path) -> bool:
    return stamp.exists() and stamp.read_bytes() == lock.read_bytes()


def _write(stamp: Path, lock: Path) -> None:
    stamp.write_bytes(lock.read_bytes())


def _run(command: list[str], name: str, folder: Path = HERE) -> None:
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=900)
    if run.returncode == 0:
        return
    if _NO_NETWORK.search(run.stderr):
        raise Unavailable(f"{name} cannot reach its registry")
    raise RuntimeError(f"{' '.join(command)}: {run.stderr[-2000:]}")
