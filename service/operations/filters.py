"""From filters to a query: the same for the lists and for bulk deletion. What they look like: schemas/filters.py."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from peewee import ModelSelect, fn

from service import times
from service.models import DEFAULT_QR, Host, Record, RecordTag, Workspace

# "none: no click in 28 days"
QUIET = timedelta(days=28)


def matching(workspace: Workspace, filters: dict[str, Any], at: datetime | None = None) -> ModelSelect[Record]:
    """The records of `workspace` for which all `filters` hold. at: the moment that days are counted from; now."""
    query = workspace.records
    for name, value in filters.items():
        query = query.where(_CONDITIONS[name](_Where(workspace, at or times.now()), value))
    return query


class _Where(NamedTuple):
    workspace: Workspace
    now: datetime


def _one_of(field: Any) -> Callable[[_Where, list[str]], Any]:
    return lambda where, values: field << values


def _destination(where: _Where, text: str) -> Any:
    if not text.endswith("*"):
        return Record.destination == text
    beginning = text[:-1]
    # A range rather than LIKE: it reads the index, and case counts in a URL.
    return (Record.destination >= beginning) & (Record.destination < beginning + "\U0010ffff")


def _search(where: _Where, text: str) -> Any:
    fields = (Record.alias, Record.host, Record.title, Record.description, Record.destination)
    condition: Any = None
    for field in fields:
        found = fn.INSTR(fn.LOWER(field), fn.LOWER(text)) > 0
        condition = found if condition is None else condition | found
    return condition


def _tags(where: _Where, tags: list[str]) -> Any:
    rows = RecordTag.select(RecordTag.record)
    return Record.id << rows.where((RecordTag.workspace == where.workspace) & (RecordTag.tag << tags))


def _traffic(where: _Where, word: str) -> Any:
    quiet = Record.last_click_at.is_null() | (Record.last_click_at < times.text(where.now - QUIET))
    return quiet if word == "none" else ~quiet


def _dns_correct(where: _Where, is_correct: bool) -> Any:
    rows = Host.select(Host.host)
    return Record.host << rows.where((Host.workspace == where.workspace) & (Host.correct == is_correct))


def _created(where: _Where, days: int) -> Any:
    return Record.created_at >= times.text(where.now - timedelta(days=days))


def _health(where: _Where, word: str) -> Any:
    match word:
        case "broken":
            return Record.monitor == "down"
        case "dns_issue":
            # Checked, and not right; a hostname that was never looked at is no issue yet.
            wrong = (Host.workspace == where.workspace) & ~Host.correct & Host.checked_at.is_null(False)
            return Record.host << Host.select(Host.host).where(wrong)
        case "paused":
            return Record.paused_by != ""
        case "expired":
            return Record.expired_at <= times.text(where.now)
    return _traffic(where, "none")


_CONDITIONS: dict[str, Callable[[_Where, Any], Any]] = {
    "id": _one_of(Record.id),
    "host": _one_of(Record.host),
    "tld": lambda where, text: Record.tld == text.lower(),
    "handler": _one_of(Record.handler),
    "type": _one_of(Record.type),
    "destination": _destination,
    "search": _search,
    "tags": _tags,
    "traffic": _traffic,
    "dns_correct": _dns_correct,
    "created_after": lambda where, moment: Record.created_at >= moment,
    "created_before": lambda where, moment: Record.created_at < moment,
    "created": _created,
    "qr": lambda where, is_own: (Record.qr != DEFAULT_QR) if is_own else (Record.qr == DEFAULT_QR),
    "health": _health,
}
