"""Serve with an installed `signpost`, as people do who have no checkout: its data is at home, and commands find it.

    serve_at_home.py PROGRAM

The Python that runs this has the package too, for its testing tools.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from signpost.testing import SignpostServer

program = sys.argv[1]
with tempfile.TemporaryDirectory() as home:
    server = SignpostServer(Path(home, ".local", "share", "signpost"), HOME=home)
    for name in ("SIGNPOST_INSTANCE", "SIGNPOST_BOOTSTRAP_TOKEN_FILE", "XDG_DATA_HOME", "PYTHONPATH"):
        server.environment.pop(name, None)
    server.working_directory, server.command = Path(home), (program,)
    server.output = Path(home, "output.txt")
    with server.output.open("wb") as out:
        server.process = subprocess.Popen([program, "serve"], env=server.environment, stdout=out, stderr=out, cwd=home)
    try:
        server.wait_until_ready()
        assert server.visit(f"http://localhost:{server.port}/hello").status_code == 302
        listed = server.run("links", "list")
        assert "http://localhost" in listed.stdout, listed
        assert {path.name for path in Path(home).iterdir()} == {".local", "output.txt"}
    finally:
        server.stop()
sys.stdout.write(f"{program} serves with its data at home.\n")
