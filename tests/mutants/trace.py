"""A server that notes which tests reach which functions, and which lines are reached at all.

python -m tests.mutants.trace: serves as tests.played.cheap_server does. The environment says where things are:
MUTANTS_REACH, the folder that each process writes its file to when it ends, with a file `test` in it, whose four bytes
are the number of the test that runs.
"""

import marshal
import mmap
import os
import struct
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

FOLDER = "MUTANTS_REACH"
# In it: the number of the present test.
CURRENT = "test"
# The lines of a function are noted for this many calls: what none of them has reached is hardly ever reached.
MAX_TRACED_CALLS = 300


class Reach:
    """What this process has reached."""

    def __init__(self, root: str, current: mmap.mmap):
        self._root, self._current = root, current
        # Of our code, the lines that were not reached yet; what is not ours is in _others.
        self._missing: dict[CodeType, set[int]] = {}
        self._others: set[CodeType] = set()
        self._calls: dict[CodeType, int] = {}
        self._tests: dict[CodeType, set[int]] = {}

    def install(self) -> None:
        """Trace this thread, and all that begin."""
        threading.settrace(self.enter)
        sys.settrace(self.enter)

    def enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Called with each call of a function."""
        code = frame.f_code
        if code in self._others:
            return None
        missing = self._missing.get(code)
        if missing is None:
            if not code.co_filename.startswith(self._root):
                self._others.add(code)
                return None
            missing = {line for _, _, line in code.co_lines() if line is not None}
            self._missing[code], self._tests[code] = missing, set()
        self._tests[code].add(struct.unpack_from("I", self._current)[0])
        if not missing or (calls := self._calls.get(code, 0)) >= MAX_TRACED_CALLS:
            return None
        self._calls[code] = calls + 1
        return self._line

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self._missing[frame.f_code].discard(frame.f_lineno)
        return self._line

    def write(self, file: Path) -> None:
        """Functions: (file, first line, tests, lines that were reached), as `marshal` writes them, which is fast."""
        sys.settrace(None)
        rows = []
        for code, missing in list(self._missing.items()):
            lines = {line for _, _, line in code.co_lines() if line is not None} - missing
            name = code.co_filename.removeprefix(self._root)
            rows.append((name, code.co_firstlineno, list(self._tests[code]), list(lines)))
        file.write_bytes(marshal.dumps(rows))


def main() -> None:
    folder = Path(os.environ[FOLDER])
    with (folder / CURRENT).open("r+b") as file:
        current = mmap.mmap(file.fileno(), 4)
    # Where the package lies, without importing it.
    package = next(entry for path in sys.path if ((entry := Path(path) / "signpost") / "factory.py").is_file())
    reach = Reach(f"{package}{os.sep}", current)
    leave = os._exit

    def write_and_leave(status: int) -> None:
        reach.write(folder / f"{os.getpid()}.reach")
        leave(status)

    # How the server's process ends.
    os._exit = write_and_leave  # type: ignore[assignment]
    reach.install()

    from signpost.server import process
    from tests.played import cheap_server

    cheap_server.hash_cheaply()
    process.main()


if __name__ == "__main__":
    main()
