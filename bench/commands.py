"""How long a command takes, from nothing to its end, at best: the help, and two that read the database.

.venv/bin/python -m bench.commands
"""

import os
import subprocess
import sys
import tempfile
import time

FLOOR_S = 0.35
ROUNDS = 9
COMMANDS = ("--help", "token list", "redirect list")


def run(instance: str, command: str) -> float:
    """The seconds that a command takes."""
    # Without it nothing would be compiled ahead, as it is in an installation.
    saved = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "signpost.cli", *command.split()],
        env={**saved, "SIGNPOST_INSTANCE": instance},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - began


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        run(folder, "migrate")
        for command in COMMANDS:
            run(folder, command)  # compiles what is not compiled yet
            best = min(run(folder, command) for _ in range(ROUNDS))
            print(f"signpost {command:<14} {best:.3f} s   floor {FLOOR_S}")


if __name__ == "__main__":
    main()
