"""Follow a link with the installed package, as a program does that has just installed it."""

import subprocess
import sys
from pathlib import Path

import signpost
from signpost.testing import run_server

with run_server() as server:
    link = server.link("localhost", "https://example.com/article")
    answer = server.visit(link["url"])
    assert (answer.status_code, answer.location) == (302, "https://example.com/article"), answer
    assert server.clicks(link) == 1
given = subprocess.run(
    [Path(sys.executable).with_name("signpost"), "--version"], capture_output=True, text=True, check=True
)
sys.stdout.write(f"{given.stdout.strip()} in {Path(signpost.__file__).parent} follows a link.\n")
