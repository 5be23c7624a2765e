"""Configurations of Apache and `.htaccess`: Redirect, RedirectMatch, and RewriteRule with its conditions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from signpost.domain.records.record import Match
from signpost.transfer.redirect_formats import apache_rewrite, regexes
from signpost.transfer.redirect_formats.apache_rewrite import RewriteConditions
from signpost.transfer.redirect_formats.nginx_syntax import MAX_DEPTH, MAX_DIRECTIVES, TOO_DEEP, TOO_MANY, Directive
from signpost.transfer.redirect_formats.order import MAX_HOSTS, RankedRows
from signpost.transfer.redirect_formats.rules import (
    LINE_TOO_LONG,
    MAX_LINE,
    MAX_SHOWN,
    REST,
    Inexact,
    LineRefusal,
    Reading,
    RedirectRule,
    encoded,
    has_query,
    rule,
    shown,
    without_www,
)

SECTION = "It is in <{section}>, which limits it to a part of the site that is not known here."
WORDS = "{name} needs a path and, unless it is gone, a destination."
APPENDED = "Apache appends the rest of the path without a slash between: end both with a slash, or neither."
AFTER_QUERY = "Apache appends the rest of the path after the query or fragment; RedirectMatch with ^ and $ would not."
OFF = "RewriteEngine is off here."
WILDCARD = "A hostname with a wildcard cannot be connected; name each hostname."
NOT_CLOSED = "Line {line}: a section is not closed."
NOT_OPEN = "Line {line}: a section is closed that is not open."
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


class _Reader(RankedRows):
    """mod_rewrite (0) decides before mod_alias (1)."""

    def walk(self, directives: list[Directive], scope: _Scope) -> None:
        for directive in directives:
            module = 0 if directive.name.lower().startswith("rewrite") else 1
            try:
                self._directive(directive, scope)
            except Inexact as reason:
                self.add((module, directive.line), directive.line, LineRefusal(directive.text, str(reason)))

    def _directive(self, directive: Directive, scope: _Scope) -> None:
        name = directive.name.lower()
        if name.startswith("<"):
            return self._section(directive, name[1:], scope)
        known = name in ("redirect", "redirectmatch", "redirectpermanent", "redirecttemp") or name.startswith("rewrite")
        if not known:
            if name not in ("servername", "serveralias"):
                self.leave_out(directive.name)
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
                self.leave_out(directive.name)
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
                    self.add((0, entry.line), entry.line, LineRefusal(shown(word), WILDCARD))
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
            self.add((module, directive.line), directive.line, replace(created, host=host))


def _redirect(name: str, words: list[str]) -> RedirectRule:
    status = {"redirectpermanent": 301, "redirecttemp": 302}.get(name, 0)
    if not status:
        status = 302
        if words and (words[0].lower() in apache_rewrite.STATUSES or words[0][:1].isdigit()):
            given, *words = words
            status = apache_rewrite.status_of(given)
    if len(words) != (1 if status == 410 else 2):
        raise Inexact(WORDS.format(name="RedirectMatch" if name == "redirectmatch" else "Redirect"))
    source, destination = words[0], words[1] if status != 410 else None
    if name == "redirectmatch":
        pattern = regexes.pattern_of(source)
        if destination is not None:
            destination = regexes.filled(re.split(r"\$([0-9])", destination), pattern)
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
    return reader.reading()
