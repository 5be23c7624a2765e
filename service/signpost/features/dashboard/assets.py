"""Static files: their addresses, and their bytes compressed once for all.

Pages are compressed one by one, and not all of them: see compression.py.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path

from flask import Response, request

STATIC = Path(__file__).parent / "static"


@cache
def asset(name: str) -> str:
    """The address of a static file. It changes with the file, so browsers may cache it for a year."""
    return f"/static/{name}?v={_version(name)}"


@cache
def _version(name: str) -> str:
    """Of its bytes: the time of a file is the same for all in some images, and differs between nodes."""
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]


@cache
def _compressed(name: str) -> bytes:
    return gzip.compress((STATIC / name).read_bytes(), 9, mtime=0)


def compress(response: Response) -> None:
    """Let a response with a static file be what the browser accepts, and what caches may keep."""
    name = (request.view_args or {}).get("filename", "")
    # A page of another node, of a version before or after this one, may name other bytes.
    if response.status_code == 200 and "v" in request.args and request.args["v"] == _version(name):
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    response.vary.add("Accept-Encoding")
    kind = response.mimetype or ""
    is_text = kind.startswith("text/") or kind.endswith("+xml")
    if response.status_code == 200 and is_text and request.accept_encodings["gzip"]:
        response.direct_passthrough = False
        # Also closes the file, in the end.
        response.make_sequence()
        response.set_data(_compressed(name))
        response.headers["Content-Encoding"] = "gzip"
        # The same file in other bytes.
        response.set_etag(response.get_etag()[0] or "", weak=True)
