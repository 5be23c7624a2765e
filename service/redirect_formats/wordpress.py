"""Exports of the WordPress plugin Redirection: CSV, or JSON with what CSV leaves out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any

from redirect_formats import cloudflare_bulk, json_files, netlify, order, regex_writer, regexes
from redirect_formats.rules import (
    CONDITION,
    MAX_LINE,
    REDIRECT_STATUSES,
    LineRefusal,
    Match,
    NotExpressible,
    Reading,
    RedirectFormat,
    RedirectRule,
    Reserved,
    Row,
    host_and_path,
    require_pairs,
    reserved_by,
    row_of,
    rule,
    shown,
    to_write,
    with_own_paths,
    with_pairs,
)

WHOLE_QUERY = "Redirection compares whole queries; here further parameters of a visitor make no difference."
UNKNOWN_COLUMNS = "Columns that are not imported: {names}."
NO_COLUMNS = "The first line must name the columns, as Redirection does: source, target, regex, code, type."
ACTION = "Redirection does something else than redirect here ({action})."
NOT_A_STATUS = "The code {code} cannot be read."
OTHERWISE = "It sends other visitors to another address, which a redirect here cannot do."
ORDERED = "It compares the order of the query parameters, which makes no difference here."
CELLS = "There are {cells} cells for {columns} columns."
_COLUMNS = ("source", "target", "regex", "code", "type", "hits", "title", "status")


def read(lines: Iterable[str]) -> Reading:
    lines = iter(lines)
    first = next(lines, "")
    everything = chain([first], lines)
    return _json(everything) if first.lstrip("\ufeff \t\r\n")[:1] in ("{", "[") else _csv(everything)


# --- CSV -----------------------------------------------------------------------------------------------------------


def _csv(lines: Iterable[str]) -> Reading:
    cells = cloudflare_bulk.cells_of(lines)
    _, header = next(cells, (0, ""))
    names = [name.strip().lower() for name in header] if isinstance(header, list) else []
    if not {"source", "target"} <= set(names):
        raise NotExpressible(NO_COLUMNS)
    unknown = [name for name in names if name not in _COLUMNS]
    notes = [UNKNOWN_COLUMNS.format(names=shown(", ".join(unknown)))] if unknown else []
    rows = order.in_order_with_paused(_csv_rows(cells, names), compares_queries=True)
    return Reading(iter(rows), [*notes, WHOLE_QUERY])


def _csv_rows(cells: Iterator[tuple[int, list[str] | str]], names: list[str]) -> Iterator[Row]:
    for number, found in cells:
        if isinstance(found, str):
            yield number, LineRefusal("", found)
            continue
        row = dict(zip(names, found, strict=False))
        if len(found) > len(names):
            yield number, LineRefusal(shown(row["source"]), CELLS.format(cells=len(found), columns=len(names)))
        else:
            yield row_of(number, _of_csv, row, row.get("source", ""), _reserved_in_csv)


def _reserved_in_csv(row: Mapping[str, str], text: str) -> tuple[Reserved, ...]:
    source = row.get("source", "").strip()
    return () if _is_disabled_in_csv(row) else _reserved(source, text, is_regex=_is_regex_in_csv(source, row))


def _is_disabled_in_csv(row: Mapping[str, str]) -> bool:
    return row.get("status", "").strip() == "disabled"


def _is_regex_in_csv(source: str, row: Mapping[str, str]) -> bool:
    """Whether a source is an expression; without `regex`, one with characters of an expression is."""
    given = row.get("regex", "").strip()
    return given == "1" if given else any(character in source for character in "()[]$^*")


def _of_csv(row: Mapping[str, str]) -> RedirectRule:
    # A row without a code is permanent.
    source = row["source"].strip()
    action = row.get("type", "").strip() or "url"
    return _rule(
        source,
        row.get("target", "").strip(),
        is_regex=_is_regex_in_csv(source, row),
        status=_number(row.get("code", "").strip() or "301"),
        action="url" if action == "error" and row.get("code") == "410" else action,
        forwards=False,
        title=row.get("title", ""),
        hits=_number(row.get("hits", "").strip() or "0"),
        is_paused=_is_disabled_in_csv(row),
    )


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise NotExpressible(NOT_A_STATUS.format(code=shown(text)))
    return int(text)


# --- JSON ----------------------------------------------------------------------------------------------------------


def _json(lines: Iterable[str]) -> Reading:
    file = json_files.loads(lines)
    entries = json_files.redirects_in(file)
    groups = file.get("groups") if isinstance(file, dict) else None
    disabled = {
        group.get("id")
        for group in (groups if isinstance(groups, list) else [])
        if isinstance(group, dict) and group.get("enabled") is False and isinstance(group.get("id"), int | str)
    }

    def is_disabled(entry: Mapping[str, Any]) -> bool:
        group = entry.get("group_id")
        is_of_disabled = isinstance(group, int | str) and group in disabled
        return is_of_disabled or entry.get("enabled") is False or entry.get("status") == "disabled"

    def reserved(entry: Mapping[str, Any], text: str) -> tuple[Reserved, ...]:
        return () if is_disabled(entry) else _reserved(entry.get("url"), text, is_regex=_is_regex(entry))

    rows = json_files.entry_rows(
        entries, lambda entry: replace(_of_json(entry), is_paused=is_disabled(entry)), "url", reserved
    )
    return Reading(iter(order.in_order_with_paused(rows, compares_queries=True)), [WHOLE_QUERY])


def _of_json(entry: Mapping[str, Any]) -> RedirectRule:
    kind, action = entry.get("match_type", "url"), entry.get("action_type", "url")
    data, host = entry.get("action_data"), ""
    target = data.get("url") if isinstance(data, dict) else data
    if kind == "server" and isinstance(data, dict):
        if data.get("url_notfrom"):
            raise NotExpressible(OTHERWISE)
        host, _ = host_and_path(str(data.get("server") or "")[:MAX_LINE] + "/")
        target = data.get("url_from")
    elif kind != "url":
        raise NotExpressible(CONDITION.format(condition=shown(str(kind)[:MAX_LINE])))
    flags = _flags(entry)
    code, hits, title = entry.get("action_code", 301), entry.get("hits", 0), entry.get("title")
    if flags.get("flag_query") == "exactorder":
        raise NotExpressible(ORDERED)
    if not isinstance(code, int) or isinstance(code, bool):
        raise NotExpressible(NOT_A_STATUS.format(code=shown(str(code)[:MAX_LINE])))
    if isinstance(target, str) and len(target) > MAX_LINE:
        raise NotExpressible(json_files.TOO_LONG.format(name="action_data"))
    return _rule(
        json_files.text_in(entry, "url"),
        target if isinstance(target, str) else "",
        is_regex=_is_regex(entry),
        status=code,
        action="url" if action == "error" and code == 410 else str(action)[:MAX_LINE],
        forwards=flags.get("flag_query") == "pass",
        title=title if isinstance(title, str) else "",
        hits=hits if isinstance(hits, int) and not isinstance(hits, bool) and 0 <= hits < 2**53 else 0,
        host=host,
    )


def _is_regex(entry: Mapping[str, Any]) -> bool:
    return bool(entry.get("regex") or _flags(entry).get("flag_regex"))


def _flags(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    data = entry.get("match_data")
    source = data.get("source") if isinstance(data, dict) else None
    return source if isinstance(source, dict) else {}


# --- both ----------------------------------------------------------------------------------------------------------


def _reserved(source: Any, text: str, *, is_regex: bool) -> tuple[Reserved, ...]:
    """The paths of a line that is not imported. Whole queries are compared, so a path with one is not for others."""
    if not isinstance(source, str) or ("?" in source and not is_regex):
        return ()
    return regexes.reserved_by(source[:MAX_LINE], text) if is_regex else reserved_by(source[:MAX_LINE], text)


def _rule(
    source: str, target: str, *, is_regex: bool, status: int, action: str, forwards: bool, host: str = "", **more: Any
) -> RedirectRule:
    is_gone, pattern = status == 410, None
    if status >= 400 and not is_gone:
        raise NotExpressible(netlify.PAGE.format(status=status))
    if action != "url":
        raise NotExpressible(ACTION.format(action=shown(action)))
    if not is_regex:
        named_host, path = host_and_path(source)
        host, match, destination = host or named_host, Match.EXACT, target
    else:
        pattern = regexes.pattern_of(source)
        path, match = pattern.path, pattern.match
        destination = regexes.filled(re.split(r"\$([1-9])", target), pattern)
        # What an expression captures at the end of a URL includes its query.
        forwards = forwards or destination.endswith(":splat")
    if forwards:
        destination = with_pairs(destination, path.partition("?")[2])
    created = rule(
        url=path.replace(" ", "%20"),
        destination=None if is_gone else destination,
        status=status,
        match=match,
        host=host,
        forward_query=forwards and not is_gone,
        **more,
    )
    return regexes.with_optional_slash(created, pattern)


# --- writing -------------------------------------------------------------------------------------------------------

QUERY_OF_PATTERN = "It is a pattern with a query, which Redirection cannot express."
NO_FORWARDING = "Redirection forwards the query of a pattern that ends in :splat; this redirect does not."
OTHER_FORWARDING = "Redirection forwards the query of a pattern only where it ends in :splat."


def check(entry: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    created = to_write(entry)
    if created.match is Match.PATTERN:
        if created.query:
            raise NotExpressible(QUERY_OF_PATTERN)
        ends_in_rest = (created.destination or "").endswith(":splat")
        if ends_in_rest and not created.forward_query:
            raise NotExpressible(NO_FORWARDING)
        if created.forward_query and not ends_in_rest:
            raise NotExpressible(OTHER_FORWARDING)
        regex_writer.expression_of(created)
    require_pairs(created)
    if created.match is Match.EXACT and created.destination is not None and created.status not in REDIRECT_STATUSES:
        raise NotExpressible(f"Redirection has no status {created.status}.")
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    group = {"id": 1, "name": "Redirections", "module_id": 1, "enabled": True}
    begin = f'{{"plugin": {{"version": "5.5"}}, "groups": [{json.dumps(group)}],\n"redirects": ['
    entries = (_entry(entry, number) for number, entry in enumerate(with_own_paths(rules)))
    return json_files.written(begin, entries, "\n", "\n]}\n")


def _entry(entry: RedirectRule, position: int) -> dict[str, Any]:
    is_regex = entry.match is Match.PATTERN
    source, target = regex_writer.expression_of(entry) if is_regex else (entry.url, entry.destination or "")
    flags = {
        "flag_query": "pass" if entry.forward_query and not is_regex else "ignore",
        "flag_case": True,
        "flag_trailing": True,
        "flag_regex": is_regex,
    }
    by_host = {"server": f"https://{entry.host}", "url_from": target, "url_notfrom": ""}
    return {
        "url": source,
        "match_url": "regex" if is_regex else entry.path.lower(),
        "match_data": {"source": flags},
        "match_type": "server" if entry.host else "url",
        "action_type": "error" if entry.destination is None else "url",
        "action_code": 410 if entry.destination is None else entry.status,
        "action_data": by_host if entry.host else {"url": target},
        "regex": is_regex,
        "group_id": 1,
        "position": position,
        "hits": entry.hits,
        "title": entry.title,
        "enabled": not entry.is_paused,
    }


FORMAT = RedirectFormat(read, write, check, keeps_paused=True, is_json=True, is_csv=True)
