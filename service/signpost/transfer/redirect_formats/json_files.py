"""What the formats made of JSON share: a file that is read as a whole, and its entries by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from signpost.domain import strict_json
from signpost.domain.errors import ServiceError
from signpost.transfer.redirect_formats.rules import (
    MAX_LINE,
    Inexact,
    LineRefusal,
    RedirectRule,
    Row,
    shown,
    whole_text,
)

NOT_AN_OBJECT = "Not a JSON object."
NOT_TEXT = "{name} must be text."
TOO_LONG = f"{{name}} has more than {MAX_LINE:,} characters."
UNKNOWN = "{name} is not known, so it may change what this entry does."


def loads(lines: Iterable[str]) -> Any:
    """A file's JSON. Raises Inexact: it cannot be read."""
    try:
        return strict_json.loads(whole_text(lines).removeprefix("\ufeff").encode("utf-8", "surrogatepass"))
    except ServiceError as error:
        raise Inexact(error.sentences()) from None


def text_in(entry: Mapping[str, Any], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise Inexact(NOT_TEXT.format(name=name))
    if len(value) > MAX_LINE:
        raise Inexact(TOO_LONG.format(name=name))
    return value


def require_known(entry: Mapping[str, Any], known: Iterable[str]) -> None:
    unknown = [name for name in entry if name not in set(known)]
    if unknown:
        raise Inexact(UNKNOWN.format(name=shown(str(unknown[0]))))


def entry_rows(entries: Any, rule_of: Callable[[Mapping[str, Any]], RedirectRule], source: str) -> Iterator[Row]:
    """The rows of a list of objects, numbered from 1. source: the member that identifies an entry."""
    for number, entry in enumerate(entries if isinstance(entries, list) else [], 1):
        if not isinstance(entry, dict):
            yield number, LineRefusal("", NOT_AN_OBJECT)
            continue
        try:
            yield number, rule_of(entry)
        except Inexact as reason:
            yield number, LineRefusal(shown(str(entry.get(source) or "")[:MAX_LINE]), str(reason))
