"""Content-Encoding of requests: refused by API and agent endpoint alike."""

from flask import request

from signpost.domain.errors import UnsupportedMediaType


def require_none() -> None:
    """Raises UnsupportedMediaType if the request has a Content-Encoding: bodies are never decompressed."""
    codings = request.headers.get("Content-Encoding", "").split(",")
    if any(coding.strip().lower() not in ("", "identity") for coding in codings):
        raise UnsupportedMediaType("Send the body without a Content-Encoding.")
