"""An export as the body of a response, sent while it is read."""

from __future__ import annotations

import json
import logging
import weakref
from collections.abc import Iterator
from itertools import islice
from typing import Any

from flask import Flask, Response, current_app, request

from signpost.domain.errors import ServiceError
from signpost.domain.records.filters import RecordFilters
from signpost.features.transfer import export
from signpost.operations.caller import Caller
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Holder, Permit, SharedResource

# Records read and sent at once: a few milliseconds, and about 100 KiB.
PART_ROWS = 200
_WRITERS = {"jsonl": (export.json_lines, "application/x-ndjson"), "csv": (export.table, "text/csv")}

logger = logging.getLogger("signpost.transfer")


def download(caller: Caller, filters: RecordFilters, format_: str) -> Response:
    """All records that match, as a file, which may be of any size: it is sent while it is read. Raises Busy."""
    write, mimetype = _WRITERS[format_]
    lines = write(caller, filters, PART_ROWS)
    # What cannot be read at all is an error, and a short file an answer of known length.
    first, second = _part(lines), _part(lines)
    app: Any = current_app
    if second:
        answer = stream(caller, _parts(app._get_current_object(), [first, second], lines, format_), mimetype)
    else:
        answer = Response(first, mimetype=mimetype)
    answer.headers["Content-Disposition"] = f"attachment; filename=signpost.{format_}"
    return answer


def _part(lines: Iterator[str]) -> str:
    return "".join(islice(lines, PART_ROWS))


def _parts(app: Flask, read: list[str], lines: Iterator[str], format_: str) -> Iterator[str]:
    """read: what was read already. Between two parts nothing is held: no connection, no view of the database."""
    yield from read
    while True:
        with app.app_context():
            try:
                part = _part(lines)
            except Exception as error:
                logger.exception("An export ended early.")
                message = error.message if isinstance(error, ServiceError) else "Something went wrong on our side."
                text = f"The export ended early: {message}"
                yield json.dumps({"message": text}) + "\n" if format_ == "jsonl" else f'"{text}"\n'
                return
        if not part:
            return
        yield part


def stream(caller: Caller, parts: Iterator[str], mimetype: str) -> Response:
    """The answer with these parts, for a caller. Raises Busy.

    It is sent while it is made, by server/streams.py or on a thread of another WSGI server, and holds one of the places
    for exports until its last part is sent.
    """
    if request.method == "HEAD":
        return Response(mimetype=mimetype)
    place = bulkheads.current()[SharedResource.EXPORTS].enter(Holder(caller.workspace.id, caller.user.id))
    return Response(_Parts(parts, place), mimetype=mimetype)


class _Parts:
    """The parts of an answer, which hold a place until they end, are closed, or no one has the answer any longer."""

    def __init__(self, parts: Iterator[str], place: Permit):
        self._parts = parts
        # Not every answer that is made is sent: a later step of the request may fail.
        self._release = weakref.finalize(self, place.release)

    def __iter__(self) -> Iterator[str]:
        yield from self._parts
        self._release()

    def close(self) -> None:
        self._release()
