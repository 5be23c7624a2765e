"""The floor under every figure: the smallest WSGI app that redirects, on granian's own WSGI interface."""

import sys
from typing import Any

from granian import Granian
from granian.constants import Interfaces


def app(environ: Any, start_response: Any) -> list[Any]:
    start_response("302 Found", [("Location", "https://dest.example/landing"), ("Cache-Control", "no-store")])
    return [b""]


if __name__ == "__main__":
    port, threads = int(sys.argv[1]), int(sys.argv[2])
    Granian(
        "bench.floor:app", port=port, interface=Interfaces.WSGI, blocking_threads=threads, log_enabled=False
    ).serve()
