"""Configurations of Apache and `.htaccess`: Redirect, RedirectMatch, and RewriteRule with its conditions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from signpost.domain.records.record import REDIRECT_STATUSES, Match
from signpost.transfer.redirect_formats import apache_rewrite, regexes
from signpost.transfer.redirect_formats.apache_rewrite import RewriteConditions
from signpost.transfer.redirect_formats.nginx_syntax import MAX_DEPTH, MAX_DIRECTIVES, TOO_DEEP, TOO_MANY, Directive
from signpost.transfer.redirect_formats.order import in_order
from signpost.transfer.redirect_formats.rules import (
    MAX_LINE,
    MAX_SHOWN,
    REST,
    Inexact,
    LineRefusal,
    Reading,
    RedirectRule,
    Row,
    encoded,
    has_query,
    rule,
    shown,
    without_www,
)

MAX_RULES = 300_000
MAX_HOSTS = 50

OTHERS = "Directives that are not imported: {names}."
SECTION = "It is in <{section}>, which limits it to a part of the site that is not known here."
WORDS = "{name} needs a path and, unless it is gone, a destination."
STATUS = "Status {status} is not a redirect."
APPENDED = "Apache appends the rest of the path without a slash between: end both with a slash, or neither."
AFTER_QUERY = "Apache appends the rest of the path after the query or fragment; RedirectMatch with ^ and $ would not."
OFF = "RewriteEngine is off here."
WILDCARD = "A hostname with a wildcard cannot be connected; name each hostname."
LINE_TOO_LONG = f"The line has more than {MAX_LINE:,} characters."
NOT_CLOSED = "Line {line}: a section is not closed."
NOT_OPEN = "Line {line}: a section is closed that is not open."
TOO_MANY_RULES = f"The file makes more than {MAX_RULES:,} redirects. Send it in parts."
_STATUSES = {"permanent": 301, "temp": 302, "seeother": 303, "gone": 410}
# Sections that say where a file is read, not for whom.
_TRANSPARENT = ("ifmodule", "ifdefine", "ifversion", "iffile")


# --- lines ---------------------------------------------------------------------------------------------------------


def _directives(lines: Iterable[str]) -> list[Directive]:
    """Directives; a section is one whose name begins with <. Raises Inexact: the file cannot be read."""
    blocks: list[list[Directive]] = [[]]
    names: list[tuple[str, int]] = []
    count = 0
    for number, text in _joined(lines):
        if text.startswith("</"):
            name = text[2:].rstrip("> \t").lower()
            if not names or names.pop()[0] != name:
                raise Inexact(NOT_OPEN.format(line=number))
            blocks.pop()
            continue
        count += 1
        if count > MAX_DIRECTIVES:
            raise Inexact(TOO_MANY)
        if not text.startswith("<"):
            if len(text) <= MAX_LINE:
                blocks[-1].append(Directive(number, _words(text) or [""]))
            else:
                # Its block marks it as too long.
                blocks[-1].append(Directive(number, text[:MAX_SHOWN].split(), []))
            continue
        words = _words(text[1:MAX_LINE].rstrip().removesuffix(">"))
        name, inner = words[0].lower() if words else "", list[Directive]()
        blocks[-1].append(Directive(number, [f"<{name}", *words[1:]], inner))
        names.append((name, number))
        if len(names) > MAX_DEPTH:
            raise Inexact(TOO_DEEP.format(line=number))
        blocks.append(inner)
    if names:
        raise Inexact(NOT_CLOSED.format(line=names[-1][1]))
    return blocks[0]


def _joined(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Each line that is not a comment, with those that continue it."""
    begun, first = "", 0
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n")
        first = first if begun else number
        if text.endswith("\\") and len(begun) <= MAX_LINE:
            begun += text[:-1] + " "
            continue
        text, begun = (begun + text).strip(), ""
        if text and not text.startswith("#"):
            yield first, text
    if begun.strip() and not begun.lstrip().startswith("#"):
        yield first, begun.strip()


def _words(text: str) -> list[str]:
    if "\\" not in text and '"' not in text and "'" not in text:
        return text.split()
    words, at = [], 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        quote = text[at] if text[at] in "\"'" else ""
        at += len(quote)
        word: list[str] = []
        while at < len(text) and (text[at] != quote if quote else not text[at].isspace()):
            following = text[at + 1 : at + 2]
            if text[at] == "\\" and (following == "\\" or (quote and following == quote)):
                at += 1
            word.append(text[at])
            at += 1
        at += len(quote)
        words.append("".join(word))
    return words


# --- what they mean --------------------------------------------------------------------------------------------------


@dataclass
class _Scope:
    """A part of the file. section: the name of one that is not read."""

    hosts: tuple[str, ...] = ("",)
    section: str = ""
    conditions: RewriteConditions = field(default_factory=RewriteConditions)
    base: str = ""
    is_off: bool = False


class _Reader:
    def __init__(self) -> None:
        self.rows: list[tuple[tuple[int, int], Row]] = []
        self.others: dict[str, None] = {}

    def walk(self, directives: list[Directive], scope: _Scope) -> None:
        for directive in directives:
            module = 0 if directive.name.lower().startswith("rewrite") else 1
            try:
                self._directive(directive, scope)
            except Inexact as reason:
                self._add(module, directive.line, LineRefusal(shown(" ".join(directive.words)[:MAX_LINE]), str(reason)))

    def _directive(self, directive: Directive, scope: _Scope) -> None:
        name = directive.name.lower()
        if name.startswith("<"):
            return self._section(directive, name[1:], scope)
        known = name in ("redirect", "redirectmatch", "redirectpermanent", "redirecttemp") or name.startswith("rewrite")
        if not known:
            if name not in ("servername", "serveralias") and len(self.others) < 100:
                self.others[directive.name[:40]] = None
            return None
        if directive.block is not None:
            raise Inexact(LINE_TOO_LONG)
        match name:
            case "rewriteengine":
                scope.is_off = [word.lower() for word in directive.words[1:2]] != ["on"]
            case "rewritebase":
                scope.base = directive.words[1] if len(directive.words) > 1 else ""
            case "rewritecond":
                scope.conditions.add(directive.words[1:])
            case "rewriterule":
                conditions, scope.conditions = scope.conditions, RewriteConditions()
                self._require(scope)
                if scope.is_off:
                    raise Inexact(OFF)
                self._make(
                    0,
                    directive,
                    apache_rewrite.rule_of(directive.words[1:], conditions, scope.base),
                    scope,
                    conditions.hosts,
                )
            case _ if name.startswith("rewrite"):
                self.others[directive.name[:40]] = None
            case _:
                self._require(scope)
                self._make(1, directive, _redirect(name, directive.words[1:]), scope, ())
        return None

    def _section(self, directive: Directive, name: str, scope: _Scope) -> None:
        block = directive.block or []
        if name in _TRANSPARENT:
            return self.walk(block, scope)
        if name == "virtualhost" and not scope.section:
            return self.walk(block, _Scope(self._hosts(block)))
        return self.walk(block, _Scope(scope.hosts, scope.section or name[:40]))

    def _hosts(self, block: list[Directive]) -> tuple[str, ...]:
        hosts: dict[str, None] = {}
        for entry in block:
            if entry.name.lower() not in ("servername", "serveralias"):
                continue
            for word in entry.words[1:]:
                host = word.partition("://")[2] or word
                host = host.partition(":")[0].lower()
                if REST in host or "?" in host:
                    self._add(0, entry.line, LineRefusal(shown(word), WILDCARD))
                elif host and len(hosts) < MAX_HOSTS:
                    hosts[host] = None
        return without_www(hosts) or ("",)

    def _require(self, scope: _Scope) -> None:
        if scope.section:
            raise Inexact(SECTION.format(section=scope.section))

    def _make(
        self, module: int, directive: Directive, created: RedirectRule, scope: _Scope, hosts: Iterable[str]
    ) -> None:
        for host in without_www(hosts) or scope.hosts:
            self._add(module, directive.line, replace(created, host=host))

    def _add(self, module: int, line: int, what: RedirectRule | LineRefusal) -> None:
        if len(self.rows) >= MAX_RULES:
            raise Inexact(TOO_MANY_RULES)
        # mod_rewrite decides before mod_alias.
        self.rows.append(((module, line), (line, what)))


def _redirect(name: str, words: list[str]) -> RedirectRule:
    status = {"redirectpermanent": 301, "redirecttemp": 302}.get(name, 0)
    if not status:
        status = 302
        if words and (words[0].lower() in _STATUSES or words[0][:1].isdigit()):
            given, *words = words
            status = _STATUSES.get(given.lower()) or (int(given) if re.fullmatch("[0-9]{3}", given) else 0)
            if status != 410 and status not in REDIRECT_STATUSES:
                raise Inexact(STATUS.format(status=shown(given)))
    if len(words) != (1 if status == 410 else 2):
        raise Inexact(WORDS.format(name="RedirectMatch" if name == "redirectmatch" else "Redirect"))
    source, destination = words[0], words[1] if status != 410 else None
    if name == "redirectmatch":
        pattern = regexes.pattern_of(source)
        if destination is not None:
            parts = re.split(r"\$([0-9])", destination)
            destination = regexes.destination_of(
                (regexes.Ref(part, f"${part}") if at % 2 else part for at, part in enumerate(parts)), pattern
            )
        return rule(
            url=pattern.path,
            destination=destination,
            status=status,
            match=pattern.match,
            # Apache appends a query where there is none.
            forward_query=destination is not None and not has_query(destination) and "#" not in destination,
        )
    if destination is not None:
        if "?" in destination or "#" in destination:
            raise Inexact(AFTER_QUERY)
        if source.endswith("/") and not destination.endswith("/"):
            raise Inexact(APPENDED)
    return rule(
        url=encoded(source),
        destination=destination,
        status=status,
        match=Match.PREFIX,
        forward_path=destination is not None,
        forward_query=destination is not None,
    )


def read(lines: Iterable[str]) -> Reading:
    reader = _Reader()
    reader.walk(_directives(lines), _Scope())
    ranked = [row for _, row in sorted(reader.rows, key=lambda ranked: ranked[0])]
    rows = sorted(in_order(ranked), key=lambda row: row[0])
    notes = [OTHERS.format(names=", ".join(reader.others))] if reader.others else []
    return Reading(iter(rows), notes)
