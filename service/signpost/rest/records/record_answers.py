"""What answers with records have in common: `extensions` where they are requested, ETag and If-Match."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any

from flask import g, request

from signpost.domain import errors
from signpost.domain.json_types import JsonObject, JsonSchema
from signpost.domain.records.record import RecordView
from signpost.operations.records import record_extensions
from signpost.operations.records.record_versions import CONFIGURATION, StaleRecord, version
from signpost.schemas.records.record import RecordDetail
from signpost.schemas.records.record_extensions import EXTENSIONS, INCLUDE

_View = Callable[..., Any]


def _etag_header(description: str) -> JsonSchema:
    return {"ETag": {"description": description, "schema": {"type": "string", "pattern": '^"[0-9a-f]+"$'}}}


ETAG_HEADER = _etag_header(
    "The version of the record's configuration, for If-Match. Clicks and checks do not change it."
)
QR_ETAG_HEADER = _etag_header("The version of the style of the record's QR code, for If-Match of PUT.")
IF_MATCH: JsonSchema = {
    "in": "header",
    "name": "If-Match",
    "required": False,
    "schema": {"type": "string"},
    "description": "The ETag that the caller has seen at this address or, of a record, at GET /links/{id}; several of "
    "them, or *. If it is another one by now, the answer is 412 and nothing is changed.",
    "x-signpost-extension": True,
}
_TAG = re.compile(r'(W/)?"([^"]*)"')
# What proxies that compress answers add to an ETag, as Caddy and Apache do: "...-gzip".
_COMPRESSED = re.compile(r"-(?:gzip|zstd|br|deflate)$")
# Of an If-Match header, this much is repeated in the answer that refuses it.
SHOWN_LENGTH = 1000


def with_extensions(view: _View) -> _View:
    """A view that returns records, alone, in `data`, or as the first part of a response."""

    @wraps(view)
    def answer(*args: Any, **kwargs: Any) -> Any:
        wanted = request.args.get(INCLUDE)
        if wanted not in (None, EXTENSIONS):
            raise errors.Invalid({INCLUDE: [f"Must be one of: {EXTENSIONS}."]})
        result = view(*args, **kwargs)
        return result if wanted is None else _extended(result)

    return answer


def _extended(result: Any) -> Any:
    match result:
        case RecordView():
            return _with_extensions([result])[0]
        case {"data": rows}:
            return {**result, "data": _with_extensions(rows)}
        case (first, *rest):
            return (_extended(first), *rest)
    return result


def _with_extensions(records: Sequence[RecordView]) -> list[RecordView]:
    return record_extensions.extend(g.caller, records)


def etag(record: RecordView, part: str = CONFIGURATION) -> str:
    return f'"{version(record, part)}"'


def with_etag(record: RecordView, part: str = CONFIGURATION) -> tuple[RecordView, int, dict[str, str]]:
    """A record as the whole answer, with its ETag or that of a part of it."""
    return record, 200, {"ETag": etag(record, part)}


@dataclass(frozen=True)
class IfMatch:
    """The versions of a record that the request is for."""

    versions: frozenset[str]
    is_any: bool

    def __contains__(self, version: object) -> bool:
        return self.is_any or version in self.versions


def if_match() -> IfMatch | None:
    """The If-Match header of the request; None if it has none. Weak tags match nothing (RFC 9110, 13.1.1)."""
    given = request.headers.get("If-Match")
    if given is None:
        return None
    tags = frozenset(_COMPRESSED.sub("", tag) for is_weak, tag in _TAG.findall(given) if not is_weak)
    return IfMatch(tags, given.strip() == "*")


def refusing_stale(view: _View) -> _View:
    """A view whose refusal of an If-Match header holds the record as it is now, and its ETag."""

    @wraps(view)
    def answer(*args: Any, **kwargs: Any) -> Any:
        try:
            return view(*args, **kwargs)
        except StaleRecord as refusal:
            is_wanted = request.args.get(INCLUDE) == EXTENSIONS
            record = _with_extensions([refusal.record])[0] if is_wanted else refusal.record
            shown: JsonObject = RecordDetail().dump(record)
            given = request.headers.get("If-Match", "")[:SHOWN_LENGTH]
            now = etag(record, refusal.part)
            raise errors.PreconditionFailed(if_match=given, etag=now, record=shown) from None

    return answer
