"""Configurations of Apache and `.htaccess`: Redirect, RedirectMatch, and RewriteRule with its conditions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from redirect_formats import apache_rewrite, regexes
from redirect_formats.apache_rewrite import RewriteConditions
from redirect_formats.nginx_syntax import MAX_DEPTH, MAX_DIRECTIVES, TOO_DEEP, TOO_MANY, Directive
from redirect_formats.order import MAX_HOSTS, RELEASED, RankedRows
from redirect_formats.rules import (
    LINE_TOO_LONG,
    MAX_LINE,
    MAX_SHOWN,
    REST,
    LineRefusal,
    Match,
    NotExpressible,
    Reading,
    RedirectRule,
    Reserved,
    compared,
    encoded,
    has_query,
    rule,
    segments_of,
    shown,
    whole_lines,
    without_www,
)

SECTION = "It is in <{section}>, which limits it to a part of the site that is not known here."
WORDS = "{name} needs a path and, unless it is gone, a destination."
APPENDED = "Apache appends the rest of the path without a slash between: end both with a slash, or neither."
AFTER_QUERY = "Apache appends the rest of the path after the query or fragment; RedirectMatch with ^ and $ would not."
CHAINED = "It belongs to the rule before it, which has the flag C."
NOT_LAST = "Without the flag L the rule in line {line} changes its destination."
ENDING = ("l", "last", "end", "g", "gone", "f", "forbidden")
OFF = "RewriteEngine is off here."
WILDCARD = "A hostname with a wildcard cannot be connected; name each hostname."
NOT_CLOSED = "Line {line}: a section is not closed."
NOT_OPEN = "Line {line}: a section is closed that is not open."
# Sections that say where a file is read, not for whom.
_TRANSPARENT = ("ifmodule", "ifdefine", "ifversion", "iffile")


# --- lines ---------------------------------------------------------------------------------------------------------


def _directives(lines: Iterable[str]) -> list[Directive]:
    """Directives; a section is one whose name begins with <. Raises NotExpressible: the file cannot be read."""
    blocks: list[list[Directive]] = [[]]
    names: list[tuple[str, int]] = []
    count = 0
    for number, text in _joined(lines):
        if text.startswith("</"):
            name = text[2:].rstrip("> \t").lower()
            if not names or names.pop()[0] != name:
                raise NotExpressible(NOT_OPEN.format(line=number))
            blocks.pop()
            continue
        count += 1
        if count > MAX_DIRECTIVES:
            raise NotExpressible(TOO_MANY)
        if not text.startswith("<"):
            if len(text) <= MAX_LINE:
                words = _words(text, text[:7].lower() == "rewrite") or [""]
                blocks[-1].append(Directive(number, words, written=text[: 2 * MAX_SHOWN]))
            else:
                # Its block marks it as too long.
                blocks[-1].append(Directive(number, text[:MAX_SHOWN].split(), []))
            continue
        words = _words(text[1:MAX_LINE].rstrip().removesuffix(">"))
        name, inner = words[0].lower() if words else "", list[Directive]()
        blocks[-1].append(Directive(number, [f"<{name}", *words[1:]], inner))
        names.append((name, number))
        if len(names) > MAX_DEPTH:
            raise NotExpressible(TOO_DEEP.format(line=number))
        blocks.append(inner)
    if names:
        raise NotExpressible(NOT_CLOSED.format(line=names[-1][1]))
    return blocks[0]


def _joined(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Each line that is not a comment, with those that continue it."""
    begun, first = "", 0
    for number, line in enumerate(whole_lines(lines), 1):
        text = line.rstrip("\r\n")
        first = first if begun else number
        if text.endswith("\\"):
            begun += (text[:-1] + " ") * (len(begun) <= MAX_LINE)
            continue
        text, begun = (begun + text).strip(), ""
        if text and not text.startswith("#"):
            yield first, text
    if begun.strip() and not begun.lstrip().startswith("#"):
        yield first, begun.strip()


def _words(text: str, has_blanks: bool = False) -> list[str]:
    """has_blanks: whether a backslash makes a blank a part of a word, as in those of mod_rewrite."""
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
            if has_blanks and not quote and text[at] == "\\" and following.isspace():
                word.append(text[at])
                at += 1
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
    # Whether mod_alias is not asked about what mod_rewrite has rewritten, as in a file .htaccess it is.
    is_final: bool = True
    # The last line that rewrites whatever comes to it.
    last_wide: int = 0
    is_chained: bool = False


class _Reader(RankedRows):
    """mod_rewrite (0) decides before mod_alias (1)."""

    def __init__(self) -> None:
        super().__init__(is_for_all_hosts=True)
        self.add((1,), 0, RELEASED)

    def walk(self, directives: list[Directive], scope: _Scope) -> None:
        scope.last_wide = max((each.line for each in directives if _rewrites_all(each)), default=0)
        for directive in directives:
            module = 0 if directive.name.lower().startswith("rewrite") else 1
            conditions = scope.conditions
            try:
                self._directive(directive, scope)
            except NotExpressible as reason:
                paths = self._reserved(directive, scope, conditions)
                self.add((module, directive.line), directive.line, LineRefusal(directive.text, str(reason), paths))

    def _reserved(self, directive: Directive, scope: _Scope, conditions: RewriteConditions) -> tuple[Reserved, ...]:
        """The paths for which a directive decides that is not imported."""
        name, words = directive.name.lower(), directive.words[1:]
        hosts = scope.hosts
        if scope.section and name.startswith("redirect"):
            return tuple(Reserved(directive.text, host=host) for host in scope.hosts)
        if name == "rewriterule" and not scope.is_off and len(words) > 1:
            found = apache_rewrite.reserved_by(words, conditions, directive.text, is_final=scope.is_final)
            hosts = without_www(conditions.hosts) or hosts
            return tuple(replace(paths, host=host) for host in hosts for paths in found)
        if name == "redirectmatch":
            regex = next((word for word in words if not word.isalnum()), "")
            return regexes.reserved_by(regex, directive.text, hosts=hosts)
        path = next((word for word in words if word.startswith("/")), "")
        if not path or not name.startswith(("redirect", "proxypass")):
            return ()
        if name == "proxypassmatch":
            return tuple(Reserved(directive.text, host=host) for host in hosts)
        return tuple(Reserved(directive.text, tuple(map(compared, segments_of(path))), host=host) for host in hosts)

    def _directive(self, directive: Directive, scope: _Scope) -> None:
        name = directive.name.lower()
        if name.startswith("<"):
            return self._section(directive, name[1:], scope)
        known = name in ("redirect", "redirectmatch", "redirectpermanent", "redirecttemp") or name.startswith("rewrite")
        if not known:
            if name not in ("servername", "serveralias"):
                self.leave_out(directive.name)
            for paths in self._reserved(directive, scope, RewriteConditions()):
                self.add((0, directive.line), directive.line, paths)
            return None
        if directive.block is not None:
            raise NotExpressible(LINE_TOO_LONG)
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
                    raise NotExpressible(OFF)
                is_chained, scope.is_chained = scope.is_chained, apache_rewrite.has_flag(directive.words, "c", "chain")
                if is_chained:
                    raise NotExpressible(CHAINED)
                created = apache_rewrite.rule_of(directive.words[1:], conditions, scope.base)
                if directive.line < scope.last_wide and not apache_rewrite.has_flag(directive.words, *ENDING):
                    raise NotExpressible(NOT_LAST.format(line=scope.last_wide))
                self._make(0, directive, created, scope, conditions.hosts)
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
        return self.walk(block, _Scope(scope.hosts, scope.section or name[:40], is_final=scope.is_final))

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
            raise NotExpressible(SECTION.format(section=scope.section))

    def _make(
        self, module: int, directive: Directive, created: RedirectRule, scope: _Scope, hosts: Iterable[str]
    ) -> None:
        for host in without_www(hosts) or scope.hosts:
            self.add((module, directive.line), directive.line, replace(created, host=host))


def _rewrites_all(directive: Directive) -> bool:
    """Whether a rule has to do with whatever another one made of a path."""
    words = directive.words[1:]
    return directive.name.lower() == "rewriterule" and len(words) > 1 and not re.match(r"\^/?[\w\\]", words[0])


def _is_of_htaccess(directive: Directive) -> bool:
    """Whether only a file .htaccess has such a line, where paths have no slash in front and files are known."""
    name, words = directive.name.lower(), directive.words[1:]
    if name in ("<ifmodule", "<ifdefine"):
        return any(map(_is_of_htaccess, directive.block or ()))
    if name == "rewritecond":
        return words[:1] == ["%{REQUEST_FILENAME}"]
    return name == "rewritebase" or (name == "rewriterule" and re.match(r"\^\w", words[0] if words else "") is not None)


def _redirect(name: str, words: list[str]) -> RedirectRule:
    status = {"redirectpermanent": 301, "redirecttemp": 302}.get(name, 0)
    if not status:
        status = 302
        if words and (words[0].lower() in apache_rewrite.STATUSES or words[0][:1].isdigit()):
            given, *words = words
            status = apache_rewrite.status_of(given)
    if len(words) != (1 if status == 410 else 2):
        raise NotExpressible(WORDS.format(name="RedirectMatch" if name == "redirectmatch" else "Redirect"))
    source, destination = words[0], words[1] if status != 410 else None
    if name == "redirectmatch":
        pattern = regexes.pattern_of(source)
        if destination is not None:
            destination = regexes.filled(re.split(r"\$([0-9])", destination), pattern)
        created = rule(
            url=pattern.path,
            destination=destination,
            status=status,
            match=pattern.match,
            # Apache appends a query where there is none.
            forward_query=destination is not None and not has_query(destination) and "#" not in destination,
        )
        return regexes.with_optional_slash(created, pattern)
    if destination is not None:
        if "?" in destination or "#" in destination:
            raise NotExpressible(AFTER_QUERY)
        if source.endswith("/") and not destination.endswith("/"):
            raise NotExpressible(APPENDED)
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
    directives = _directives(lines)
    reader.walk(directives, _Scope(is_final=not any(map(_is_of_htaccess, directives))))
    return reader.reading()
