"""An answer that is sent while it is made: it holds one of the places for exports until its last part is sent.

server/streams.py sends it; other WSGI servers do so on a thread of their own.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator

from flask import Response, request

from signpost.operations.caller import Caller
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Holder, Permit, SharedResource


def streamed(caller: Caller, parts: Iterator[str], mimetype: str) -> Response:
    """The answer with these parts, for a caller. Raises Busy."""
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
