"""Queries that are no text: refused before anything reads a parameter, where each reader would fail in its own way."""

from flask import Flask, request

from signpost.domain.errors import BadRequest


def require_text() -> None:
    """Raises BadRequest if the query has bytes that are not UTF-8. Browsers and programs send them percent-encoded."""
    try:
        request.query_string.decode()
    except UnicodeDecodeError:
        raise BadRequest("The query of the address is not UTF-8.") from None


def init_app(app: Flask) -> None:
    app.before_request(require_text)
