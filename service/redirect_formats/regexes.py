"""Regular expressions of servers that are exactly a pattern of ours. They are read here, never executed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from redirect_formats.rules import (
    MAX_WAYS,
    NAMED,
    NAMED_TWICE,
    REST,
    Match,
    NotExpressible,
    RedirectRule,
    Reserved,
    compared,
    encoded,
    names_used,
    segments_of,
    split_destination,
)

MAX_REGEX = 1024

TOO_LONG = f"The expression has more than {MAX_REGEX} characters."
NOT_ANCHORED = "The expression does not begin with ^, so it also matches within other paths."
OPEN_END = "The expression does not end with $ or a slash, so it also matches longer names."
DOT = r"A . matches any character; write \. for a dot."
PART = "{part} is less than a whole segment: only ([^/]+) and, at the end, (.*) have a pattern here."
NOT_EMPTY = "(.+) does not match the path without a rest; (.*) does, as * here."
MAYBE_EMPTY = "([^/]*) also matches nothing; a name here needs at least one character."
SPECIAL = "{part} in an expression has no pattern here."
REST_NOT_LAST = "(.*) is only possible as the last segment of a path, after a slash."
MEANT_AS_TEXT = "A segment with * or a colon as text cannot be in a pattern."
NO_GROUP = "The destination uses {group}, which the expression does not have."
OPTIONAL_SLASH = "Where no rest follows, the destination has no slash before it; write a line for each of the two."
TWO_SLASHES = "The destination would have two slashes: {group} begins with one."
GLUED = "After {group} a letter, digit or _ follows, which would belong to the name."
TAKEN = "The destination has :{name} as text, which is a name in the pattern."
NO_SLASH = "The expression does not begin with ^/, so it matches no path."


@dataclass(frozen=True)
class CaptureGroup:
    """The name of what a group captures. begins_with_slash: whether the text does; None: it depends on the place."""

    name: str
    begins_with_slash: bool | None = False


@dataclass
class RegexPattern:
    """An expression as a path of ours. groups: by number, from 1, and by name. has_optional_slash: whether what the
    last one captures is empty without a rest, and begins with a slash before one.
    """

    path: str
    match: Match
    groups: dict[str, CaptureGroup] = field(default_factory=dict)
    has_optional_slash: bool = False


@dataclass(frozen=True)
class Ref:
    """The place of a group in a destination. text: as it is written there."""

    group: str
    text: str


_GROUP_NAME = re.compile(r"\?P?<([A-Za-z][A-Za-z0-9_]*)>")
_SEGMENT, _RESTS, _BELOW = "[^/]+", (".*", ".*?"), ("/.*", "/.*?", "/(.*)")


# Characters that mean themselves, escaped or not.
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_PLAIN = frozenset("/_~,:;%@!&=<>'\"# -")


def plain(regex: str) -> str:
    """An expression without the backslashes that change nothing, as in `^\\/a\\-b$`."""
    return _ESCAPED.sub(lambda found: found[1] if found[1] in _PLAIN else found[0], regex)


def pattern_of(regex: str, *, begins_with_slash: bool | None = True) -> RegexPattern:
    """The pattern of an expression. Raises NotExpressible.

    begins_with_slash: whether the paths that it is compared with do; None: that depends on the place of the file.
    """
    if len(regex) > MAX_REGEX:
        raise NotExpressible(TOO_LONG)
    regex = plain(regex).removeprefix("(?i)")
    if not regex.startswith("^"):
        raise NotExpressible(NOT_ANCHORED)
    return _Reader(regex[1:], begins_with_slash).pattern()


_ALTERNATIVES = re.compile(r"(\^?/?(?:[\w/-]|\\.)*)\((?:\?:)?((?:[\w-]|\\\.|\|){1,500})\)(?![*+?{])(.*)", re.DOTALL)
_SUFFIX = re.compile(r"(?<!\\)(?:\\\\)*(\\\.[\w-]+)\$", re.ASCII)
_END_OF_SEGMENT = ("(/|$)", "(?:/|$)", "($|/)", "(/.*)?$", "(?:/.*)?$")


def reserved_by(
    regex: str, text: str, *, has_query: bool = False, hosts: Iterable[str] = ("",)
) -> tuple[Reserved, ...]:
    """The paths that an expression matches on each of these hostnames, or more than these.

    has_query: whether it is compared with a query, too.
    """
    found = [_paths_of(way, text, has_query=has_query) for way in _ways(plain(regex).removeprefix("(?i)"))]
    return tuple(replace(paths, host=host) for host in hosts for paths in found)


def _ways(regex: str) -> list[str]:
    """An expression for each way to take its first alternatives: at most MAX_WAYS, whatever it has further on."""
    begins, rest = [""], regex
    while len(regex) <= MAX_REGEX and (found := _ALTERNATIVES.fullmatch(begins[0] + rest)):
        branches = found[2].split("|")
        if len(branches) == 1 or len(begins) * len(branches) > MAX_WAYS:
            break
        before = found[1][len(begins[0]) :]
        begins = [f"{begin}{before}{branch}" for begin in begins for branch in branches]
        rest = found[3]
    return [begin + rest for begin in begins]


def _paths_of(regex: str, text: str, *, has_query: bool) -> Reserved:
    if not has_query:
        try:
            pattern = pattern_of(regex, begins_with_slash=None)
        except NotExpressible:
            pass
        else:
            found = segments_of(pattern.path)
            has_rest = found[-1:] == [REST]
            segments = found[: len(found) - has_rest]
            named = [NAMED if segment.startswith(":") else compared(segment) for segment in segments]
            return Reserved(text, tuple(named), has_rest)
    suffix = None if has_query else _SUFFIX.search(regex)
    ending = suffix[1].replace("\\", "") if suffix else ""
    if not regex.startswith("^") or re.search(r"(?<!\\)\|", re.sub(r"\([^()]*\)", "", regex)):
        return Reserved(text, ending="" if "|" in regex else ending)
    begin, is_whole = _literal_begin(regex[1:].removeprefix("/?").removeprefix("/"))
    *segments, stem = begin.split("/")
    if is_whole and stem:
        segments, stem = [*segments, stem], ""
    return Reserved(text, tuple(map(compared, segments)), stem=stem, ending=ending)


def _literal_begin(regex: str) -> tuple[str, bool]:
    """The text that an expression begins with, and whether a segment ends with it."""
    at, text = 0, ""
    while at < len(regex):
        if any(regex.startswith(end, at) for end in _END_OF_SEGMENT):
            return text, True
        width = 2 if regex[at] == "\\" else 1
        character = regex[at + width - 1 : at + width]
        is_special = not character or (character.isalnum() if width == 2 else character in "[](){}.*+?|^$")
        if is_special or character in "?#" or regex[at + width : at + width + 1] in ("?", "*", "+", "{"):
            break
        text, at = text + character, at + width
    return text, False


class _Reader:
    """Reads an expression from left to right, segment by segment."""

    def __init__(self, text: str, begins_with_slash: bool | None):
        self._is_ended = text.endswith("$") and (len(text[:-1]) - len(text[:-1].rstrip("\\"))) % 2 == 0
        self._text = text[:-1] if self._is_ended else text
        self._at = 0
        self._begins_with_slash = begins_with_slash
        # Whether a segment is a name, and its text. The last one is being read.
        self._segments: list[tuple[bool, str]] = [(False, "")]
        self._names: set[str] = set()
        self._has_rest = self._has_optional_slash = False
        self._groups: dict[str, CaptureGroup] = {}
        self._count = 0

    def pattern(self) -> RegexPattern:
        if not self._takes("/?") and not self._takes("/") and self._begins_with_slash:
            whole = self._text in ("(.*)", "(.*?)", ".*", "(/.*)", "(/.*)?") or (not self._text and not self._is_ended)
            if not whole:
                raise NotExpressible(NO_SLASH)
        while self._at < len(self._text):
            if self._has_rest:
                raise NotExpressible(REST_NOT_LAST)
            self._step()
        if not self._is_ended and not self._has_rest:
            if self._segments[-1][1]:
                raise NotExpressible(OPEN_END)
            self._has_rest = True  # `^/blog/` and `^`: whatever follows
        return self._created()

    def _created(self) -> RegexPattern:
        segments = [*self._segments]
        while segments and not segments[-1][1]:
            segments.pop()
        is_pattern = self._has_rest or any(is_name for is_name, _ in segments)
        parts = []
        for is_name, text in segments:
            if is_pattern and not is_name and (text.startswith(":") or REST in text):
                raise NotExpressible(MEANT_AS_TEXT)
            parts.append(f":{text}" if is_name else encoded(text))
        path = "/" + "/".join([*parts, *([REST] if self._has_rest else [])])
        return RegexPattern(path, Match.PATTERN if is_pattern else Match.EXACT, self._groups, self._has_optional_slash)

    def _takes(self, text: str) -> bool:
        is_next = self._text.startswith(text, self._at)
        self._at += len(text) * is_next
        return is_next

    def _step(self) -> None:
        at_start, character = self._at == 0, self._text[self._at]
        if self._text[self._at :] in _RESTS:
            self._at = len(self._text)
            self._rest()
        elif self._takes("/"):
            if self._takes("?") and self._at < len(self._text):
                raise NotExpressible(SPECIAL.format(part="/?"))
            self._segments.append((False, ""))
        elif character == "(":
            self._group(at_start)
        elif self._takes(_SEGMENT):
            self._named("")
        elif self._takes("[^/]*"):
            raise NotExpressible(MAYBE_EMPTY)
        elif self._takes("[.]"):
            self._add(".")
        elif self._text.startswith(".+", self._at):
            raise NotExpressible(NOT_EMPTY)
        elif character == ".":
            raise NotExpressible(DOT)
        elif character == "\\":
            self._escape()
        elif character in "[{}*+?|)^$]":
            raise NotExpressible(SPECIAL.format(part=self._text[self._at : self._at + 10]))
        else:
            self._at += 1
            self._add(character)

    def _escape(self) -> None:
        escaped = self._text[self._at + 1 : self._at + 2]
        if not escaped or (escaped.isascii() and escaped.isalnum()):
            raise NotExpressible(SPECIAL.format(part=f"\\{escaped}"))
        self._at += 2
        if escaped == "/":
            self._segments.append((False, ""))
        else:
            self._add(escaped)

    def _add(self, character: str) -> None:
        """A character of a literal segment."""
        following = self._text[self._at : self._at + 1]
        if following and following in "?*+{":
            raise NotExpressible(SPECIAL.format(part=character + following))
        is_name, text = self._segments[-1]
        if is_name:
            raise NotExpressible(PART.format(part="([^/]+) with text after it"))
        self._segments[-1] = False, text + character

    def _named(self, name: str) -> str:
        """A segment that is a name; "" has one made for it."""
        if self._segments[-1][1]:
            raise NotExpressible(PART.format(part="([^/]+) after text"))
        name = name or f"p{len(self._names) + 1}"
        if name in self._names or name == "splat":
            raise NotExpressible(NAMED_TWICE.format(name=name))
        self._names.add(name)
        self._segments[-1] = True, name
        return name

    def _rest(self) -> None:
        if self._segments[-1][1]:
            raise NotExpressible(REST_NOT_LAST)
        self._has_rest = True

    def _group(self, at_start: bool) -> None:
        inner = self._inside()
        is_captured, name = not inner.startswith("?:"), ""
        if not is_captured:
            inner = inner[2:]
        elif inner.startswith("?"):
            named = _GROUP_NAME.match(inner)
            if named is None:
                raise NotExpressible(SPECIAL.format(part=f"({inner[:10]}"))
            name, inner = named[1], inner[named.end() :]
        self._count += is_captured
        number = self._count
        is_optional = self._takes("?")
        if inner == _SEGMENT and not is_optional:
            found = CaptureGroup(self._named(name))
        elif inner in _RESTS and not is_optional:
            self._rest()
            found = CaptureGroup("splat", self._begins_with_slash if at_start else False)
        elif inner in _BELOW and self._at == len(self._text) and (at_start or self._segments[-1][1]):
            self._has_rest = True
            self._has_optional_slash = is_captured and is_optional and not at_start
            found = CaptureGroup("splat", True)
            if inner == "/(.*)":
                self._count += 1
                self._groups[str(self._count)] = CaptureGroup("splat")
        elif inner in ("[^/]*", ".+"):
            raise NotExpressible(NOT_EMPTY if inner == ".+" else MAYBE_EMPTY)
        else:
            raise NotExpressible(PART.format(part=f"({inner[:60]})" + "?" * is_optional))
        if is_captured:
            self._groups[str(number)] = found
            if name:
                self._groups[name] = found

    def _inside(self) -> str:
        """The text of the group that begins here."""
        depth, at, is_class = 0, self._at, False
        while at < len(self._text):
            character = self._text[at]
            if character == "\\":
                at += 1
            elif is_class:
                is_class = character != "]"
            elif character == "[":
                is_class = True
            elif character in "()":
                depth += 1 if character == "(" else -1
                if depth == 0:
                    inner = self._text[self._at + 1 : at]
                    self._at = at + 1
                    return inner
            at += 1
        raise NotExpressible(SPECIAL.format(part="A parenthesis that is not closed"))


def with_optional_slash(created: RedirectRule, pattern: RegexPattern | None) -> RedirectRule:
    """The rule of an expression, which is a prefix if it is like `^/a(/.*)?$`. Raises NotExpressible."""
    return as_prefix(created) if pattern is not None and pattern.has_optional_slash else created


def as_prefix(created: RedirectRule) -> RedirectRule:
    """A rule whose own path has no slash to forward, if it forwards what follows. Raises NotExpressible."""
    destination = created.destination or ""
    if not names_used(destination, ["splat"]):
        return created
    before, after = split_destination(destination)
    path = created.path.removesuffix("/*")
    is_prefix = not before.endswith("//:splat") and before.endswith("/:splat")
    before = before.removesuffix("/:splat")
    if not is_prefix or names_used(before + after, ["splat"]) or "/:" in path:
        raise NotExpressible(OPTIONAL_SLASH)
    url = (path or "/") + (f"?{created.query}" if created.query else "")
    return replace(created, url=url, destination=(before or "/") + after, match=Match.PREFIX, forward_path=True)


def filled(parts: list[str], pattern: RegexPattern) -> str:
    """A destination with names of ours in place of references like $1: every second part. Raises NotExpressible."""
    return destination_of((Ref(part, f"${part}") if at % 2 else part for at, part in enumerate(parts)), pattern)


def destination_of(parts: Iterable[str | Ref], pattern: RegexPattern) -> str:
    """A destination with names of ours in place of the groups. Raises NotExpressible."""
    text, glued, names = "", "", {segment[1:] for segment in segments_of(pattern.path) if segment.startswith(":")}
    if pattern.path.endswith("/*"):
        names.add("splat")
    for part in parts:
        if isinstance(part, str):
            if glued and part and (part[0].isascii() and (part[0].isalnum() or part[0] == "_")):
                raise NotExpressible(GLUED.format(group=glued))
            for name in names_used(part, names):
                raise NotExpressible(TAKEN.format(name=name))
            text, glued = text + part, "" if part else glued
            continue
        group = pattern.groups.get(part.group)
        if group is None:
            raise NotExpressible(NO_GROUP.format(group=part.text))
        if text.endswith("/") and group.begins_with_slash:
            raise NotExpressible(TWO_SLASHES.format(group=part.text))
        is_slash_needed = group.begins_with_slash or (group.begins_with_slash is None and not text.endswith("/"))
        text += ("/:" if is_slash_needed else ":") + group.name
        glued = part.text
    return text
