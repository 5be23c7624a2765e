"""The CSV files of Cloudflare Bulk Redirects. Their columns have an order, and no line with names."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, islice

from redirect_formats import order
from redirect_formats.csv_rows import SAMPLE_LINES, CsvRows, delimiter_of, hinted_delimiter
from redirect_formats.rules import (
    MAX_LINE,
    KnownRules,
    LineRefusal,
    Match,
    NotExpressible,
    Reading,
    RedirectFormat,
    RedirectRule,
    Reserved,
    Row,
    host_and_path,
    reserved_by,
    row_of,
    rule,
    shown,
    whole_lines,
)

STATUSES = (301, 302, 307, 308)
COLUMNS = (
    "source_url", "target_url", "status_code",
    "preserve_query_string", "include_subdomains", "subpath_matching", "preserve_path_suffix",
)  # fmt: skip
CELLS = f"A line has 2 to {len(COLUMNS)} cells: source, target, status and four times TRUE or FALSE."
NOT_A_FLAG = "{cell} is neither TRUE nor FALSE."
SUBDOMAINS = "It also answers for every subdomain; write a line for each hostname."
QUERY = "Cloudflare does not compare the query of a source."
NOT_A_STATUS = "The status {status} cannot be read."
NO_TARGET = "There is no target."
SUFFIX = "Cloudflare would append the rest of the path after the query or fragment."


# Cloudflare's limit for sources that are matched with all below them.
MAX_SEGMENTS = 16


def read(lines: Iterable[str]) -> Reading:
    known = KnownRules()
    distinct = (entry for entry in _rows(lines) if isinstance(entry[1], LineRefusal) or not known.says(entry[1]))
    rows = [*islice(distinct, order.MAX_RULES + 1)]
    if len(rows) > order.MAX_RULES:
        raise NotExpressible(order.TOO_MANY_RULES)
    exceptions: dict[tuple[str, ...], tuple[int, str]] = {}
    for number, row in rows:
        for paths in row.reserved if isinstance(row, LineRefusal) else ():
            for end in range(min(len(paths.segments), MAX_SEGMENTS)):
                exceptions.setdefault((paths.host.lower(), *paths.segments[:end]), (number, paths.text))
    return Reading((number, _without(exceptions, row)) for number, row in rows)


def _without(
    exceptions: Mapping[tuple[str, ...], tuple[int, str]], row: RedirectRule | LineRefusal
) -> RedirectRule | LineRefusal:
    """A row, or the reason why it would take the paths of a line that is not imported, which is more specific."""
    if isinstance(row, RedirectRule) and row.match is Match.PREFIX:
        segments, labels = order.parts_of(row)[0], row.host.lower().split(".")
        # Such a line may answer for subdomains, too.
        for at in range(len(labels)):
            if found := exceptions.get((".".join(labels[at:]), *segments)):
                return LineRefusal(shown(row.url), order.EXCEPTED.format(line=found[0], text=found[1]))
    return row


def cells_of(lines: Iterable[str]) -> Iterator[tuple[int, list[str] | str]]:
    """The cells of each row and the number of its first line, or what is wrong with it."""
    lines = whole_lines(lines)
    head = [*islice(lines, SAMPLE_LINES)]
    hinted = hinted_delimiter(head[0]) if head else ""
    delimiter = hinted or delimiter_of([line for line in head if len(line) <= MAX_LINE])
    hints = 1 if hinted else 0
    rows, width = CsvRows(islice(chain(head, lines), hints, None), delimiter, hints, MAX_LINE), 0
    for cells in rows:
        number = rows.line
        if isinstance(cells, list):
            if len(cells) < 2 and not "".join(cells).strip():
                continue
            width = width or len(cells)
            if rows.is_long and len(cells) != width:
                # A quotation mark that is not closed makes such a row, too.
                cells = rows.as_unclosed()
        yield number, cells


def _rows(lines: Iterable[str]) -> Iterator[Row]:
    for place, (number, cells) in enumerate(cells_of(lines)):
        if isinstance(cells, str):
            yield number, LineRefusal("", cells)
            continue
        cells = [cell.strip() for cell in cells]
        if place == 0 and cells[0].lower().replace(" ", "_") == COLUMNS[0]:
            continue
        yield row_of(number, _rule, cells, cells[0], _reserved)


def _reserved(cells: list[str], text: str) -> tuple[Reserved, ...]:
    return reserved_by(_with_scheme(cells[0])[:MAX_LINE], text)


def _with_scheme(source: str) -> str:
    return source if "://" in source else f"https://{source}"


def _rule(cells: list[str]) -> RedirectRule:
    if not 2 <= len(cells) <= len(COLUMNS):
        raise NotExpressible(CELLS)
    source, target, status, *flags = [*cells, *[""] * (len(COLUMNS) - len(cells))]
    keeps_query, has_subdomains, is_prefix, keeps_rest = map(_flag, flags, (False, False, False, True))
    if status and not (status.isascii() and status.isdigit() and len(status) == 3):
        raise NotExpressible(NOT_A_STATUS.format(status=shown(status)))
    if has_subdomains:
        raise NotExpressible(SUBDOMAINS)
    host, path = host_and_path(_with_scheme(source))
    if "?" in path:
        raise NotExpressible(QUERY)
    if not target:
        raise NotExpressible(NO_TARGET)
    if is_prefix and keeps_rest and ("?" in target or "#" in target):
        raise NotExpressible(SUFFIX)
    return rule(
        url=path,
        destination=target,
        status=int(status or 301),
        match=Match.PREFIX if is_prefix else Match.EXACT,
        host=host,
        forward_path=is_prefix and keeps_rest,
        forward_query=keeps_query,
    )


def _flag(cell: str, default: bool) -> bool:
    known = {"": default, "true": True, "false": False}
    if cell.lower() not in known:
        raise NotExpressible(NOT_A_FLAG.format(cell=shown(cell)))
    return known[cell.lower()]


# --- writing -------------------------------------------------------------------------------------------------------

GONE = "It is gone (410), which Cloudflare Bulk Redirects cannot say."
PATTERN = "It is a pattern, which Cloudflare Bulk Redirects do not have."
NO_SUCH_STATUS = "Cloudflare Bulk Redirects have no status {status}."
NO_HOST = "It has no hostname, which each source must have."


def check(entry: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    if entry.destination is None:
        raise NotExpressible(GONE)
    if entry.match is Match.PATTERN:
        raise NotExpressible(PATTERN)
    if entry.status not in STATUSES:
        raise NotExpressible(NO_SUCH_STATUS.format(status=entry.status))
    if entry.query:
        raise NotExpressible(QUERY)
    if entry.forward_path and ("?" in entry.destination or "#" in entry.destination):
        raise NotExpressible(SUFFIX)
    return entry


def write(rules: list[RedirectRule]) -> Iterator[str]:
    line = io.StringIO()
    # In quotes, no character of a URL can be taken for the delimiter.
    table = csv.writer(line, lineterminator="\n", quoting=csv.QUOTE_ALL)
    for entry in chain.from_iterable(map(_spellings, rules)):
        if not entry.host:
            raise NotExpressible(NO_HOST)
        is_prefix = entry.match is Match.PREFIX
        flags = (entry.forward_query, False, is_prefix, entry.forward_path)
        table.writerow(
            [f"{entry.host}{entry.path}", entry.destination, entry.status, *(str(flag).upper() for flag in flags)]
        )
        yield line.getvalue()
        line.seek(0)
        line.truncate()


def _spellings(entry: RedirectRule) -> Iterator[RedirectRule]:
    """A rule, and one for the path with a slash at its end, which Cloudflare compares."""
    path = entry.path.rstrip("/")
    if entry.match is not Match.EXACT or not path:
        yield entry
        return
    yield replace(entry, url=path)
    yield replace(entry, url=f"{path}/")


FORMAT = RedirectFormat(read, write, check, has_hosts=True, needs_hosts=True, is_csv=True)
