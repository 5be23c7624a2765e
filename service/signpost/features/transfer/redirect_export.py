"""The export of redirects as files of servers and other services: what they can express exactly, and what not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from urllib.parse import urlsplit

from redirect_formats import REDIRECT_FORMATS, rules
from redirect_formats.order import by_precedence
from redirect_formats.rules import NotExpressible, RedirectRule
from signpost.domain.records.destination import Target
from signpost.domain.records.record import Handler, Match, PausedBy, RecordType, RecordView

PAUSED = "It is paused."
OTHER_HOST = "It is on {host}; choose a hostname with --host, because this format has none."


def export(
    records: Iterable[RecordView],
    format_: str,
    *,
    host: str | None = None,
    refused: Callable[[RecordView, str], object],
) -> Iterator[str]:
    """The text of a file with the records that `format_` can express.

    host: only records of this hostname, whose name is then not in the file where it need not be. refused: called with
    each other record and the reason, before the first text.
    """
    syntax = REDIRECT_FORMATS[format_]
    rules: list[RedirectRule] = []
    first = host
    for record in records:
        if host is not None and record.host != host:
            continue
        first = first or record.host
        try:
            created = rule_of(record)
            if created.is_paused and not syntax.keeps_paused:
                raise NotExpressible(PAUSED)
            if not syntax.has_hosts and record.host != first:
                raise NotExpressible(OTHER_HOST.format(host=record.host))
            is_named = syntax.needs_hosts or (host is None and syntax.has_hosts)
            rules.append(syntax.check(created if is_named else replace(created, host="")))
        except NotExpressible as reason:
            refused(record, str(reason))
    yield from syntax.write(by_precedence(rules))


def rule_of(record: RecordView) -> RedirectRule:
    """A record as a redirect of a server. Raises NotExpressible: it does more than that."""
    for is_more, reason in _more_than_a_redirect(record):
        if is_more:
            raise NotExpressible(reason)
    parts = urlsplit(record.url)
    is_gone = record.type is RecordType.GONE
    # As visitors get it: files have no characters that a header could not.
    destination = Target(record.destination, {}).fixed if record.destination is not None else None
    match = Match.of(record.match, f"{record.alias}{record.query}", forward_path=record.forward_path)
    return RedirectRule(
        url=(parts.path or "/") + (f"?{record.query}" if record.query else ""),
        destination=None if is_gone else destination,
        status=410 if is_gone else record.status,
        match=rules.Match(match.value),
        host=record.host,
        forward_path=bool(record.forward_path) and not is_gone,
        forward_query=bool(record.forward_query) and not is_gone,
        title=record.title if record.handler == Handler.REDIRECT else "",
        hits=record.total_clicks,
        is_paused=record.paused_by != PausedBy.NOBODY,
    )


def _more_than_a_redirect(record: RecordView) -> Iterator[tuple[bool, str]]:
    yield record.type == RecordType.FRAME, "It frames its destination."
    yield len(record.destinations or ()) > 1, "It has several destinations."
    yield bool(record.rules), "It has rules."
    yield record.card is not None, "It has a card."
    yield record.has_password, "It has a password."
    yield record.starts_at is not None, "It starts at a certain time."
    yield record.expired_at is not None, "It ends at a certain time."
    yield record.max_clicks is not None, "It ends after a number of clicks."
    yield bool(record.plugins), "It has plugins."
    yield any(record.utm.values()), "It adds UTM parameters."
