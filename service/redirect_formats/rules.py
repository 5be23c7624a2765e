"""Redirects as the files of other servers have them: each line is a rule in our terms, or the reason why it is not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import takewhile
from typing import Any
from urllib.parse import quote, unquote, unquote_plus

# Longer than a source, a destination and everything else on a line can be.
MAX_LINE = 8 * 1024
# Files that are read as a whole: JSON, and the configurations of servers, whose blocks must be known.
MAX_TEXT = 64 * 1024 * 1024
# Characters of a refused line that a report shows.
MAX_SHOWN = 200


# What a redirect can answer besides 410, which has no destination.
REDIRECT_STATUSES = (301, 302, 303, 307, 308)


class NotExpressible(ValueError):
    """A redirect that has no exact equivalent in the other format. Its text is a sentence for people."""


class Match(StrEnum):
    """Which paths a redirect answers. PREFIX: also every path below its own."""

    EXACT = "exact"
    PREFIX = "prefix"
    PATTERN = "pattern"


@dataclass(frozen=True, slots=True, kw_only=True)
class RedirectRule:
    """A redirect. url: a path with a slash in front, perhaps with a query. host: "" where the file names none.

    destination: an absolute URL or a path on the same hostname; None: gone. note: what people should know of it.
    own_destination: of a rule that is written, where its path leads without a rest; "": to the destination with nothing
    in place of the rest.
    """

    url: str
    destination: str | None
    status: int = 301
    match: Match = Match.EXACT
    host: str = ""
    forward_path: bool = False
    forward_query: bool = False
    title: str = ""
    hits: int = 0
    is_paused: bool = False
    note: str = ""
    own_destination: str = ""

    @property
    def path(self) -> str:
        return self.url.partition("?")[0]

    @property
    def query(self) -> str:
        return self.url.partition("?")[2]


@dataclass(frozen=True, slots=True)
class Reserved:
    """Paths for which a line decides that is not imported: a later redirect would take them.

    text: the line, for people. segments: as `compared` has them, with NAMED for any other one. has_rest: whether all
    paths below follow, whose next segment begins with `stem`. ending: of the paths that are meant. is_passing: only
    from redirects of the same module of a server.
    """

    text: str
    segments: tuple[str, ...] = ()
    has_rest: bool = True
    host: str = ""
    stem: str = ""
    ending: str = ""
    is_passing: bool = False


@dataclass(frozen=True, slots=True)
class LineRefusal:
    """A line that is not imported. text: the line, or what identifies it. reserved: the paths that it decides about."""

    text: str
    reason: str
    reserved: tuple[Reserved, ...] = ()


# The number of a line (of an entry in JSON), and what is in it.
Row = tuple[int, RedirectRule | LineRefusal]


@dataclass
class Reading:
    """The rows of a file, in order, which can be iterated once. notes: about the file as a whole."""

    rows: Iterator[Row]
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class RedirectFormat:
    """A syntax for redirects.

    read: of a file's lines, of which long ones may come in parts. check: the rule as it is written; raises
    NotExpressible where the format cannot express it. write: of checked rules in the order in which a first match
    decides. has_hosts: whether its files can name hostnames; needs_hosts: whether they must. keeps_paused: whether it
    can say that a rule is paused. is_json, is_csv: what it is made of, which can be both.
    """

    read: Callable[[Iterable[str]], Reading]
    write: Callable[[list[RedirectRule]], Iterator[str]]
    check: Callable[[RedirectRule], RedirectRule]
    has_hosts: bool = False
    needs_hosts: bool = False
    keeps_paused: bool = False
    is_json: bool = False
    is_csv: bool = False


LINE_TOO_LONG = f"The line has more than {MAX_LINE:,} characters."
SAME = "It leads to the same address by HTTPS, or by another spelling, which Signpost does not do with a redirect."
WHOLE_QUERY = "Further parameters of the query make no difference here."
CONDITION = "It holds only for some visitors ({condition}), which a redirect here cannot tell apart."


def row_of(
    number: int,
    rule_of: Callable[[Any], RedirectRule],
    entry: Any,
    text: str,
    reserved_of: Callable[[Any, str], tuple[Reserved, ...]] | None = None,
) -> Row:
    """The row of an entry: its rule, or why there is none. text: what identifies it. reserved_of: the paths that a
    refused one decides about, where the first that matches does.
    """
    try:
        return number, rule_of(entry)
    except NotExpressible as reason:
        text = shown(text[:MAX_LINE])
        return number, LineRefusal(text, str(reason), reserved_of(entry, text) if reserved_of else ())


def line_rows(lines: Iterable[str], rule_of: Callable[[str], RedirectRule]) -> Iterator[Row]:
    """The rows of a file with a rule on each line that is not blank or a comment; its first word is the source."""
    for number, line in enumerate(whole_lines(lines), 1):
        if len(line) > MAX_LINE:
            line = shown(line[:MAX_LINE])
            yield number, LineRefusal(line, LINE_TOO_LONG, _reserved_on(line, line))
        elif (text := line.strip()) and not text.startswith("#"):
            yield row_of(number, rule_of, text, text, _reserved_on)


def _reserved_on(line: str, text: str) -> tuple[Reserved, ...]:
    return reserved_by(next(iter(line.split(None, 1)), ""), text)


def shown(text: str, most: int = MAX_SHOWN) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"


def end_of(text: str, characters: str) -> int:
    """Where the first of these characters is; the length of the text where it has none."""
    return min((at for at in map(text.find, characters) if at >= 0), default=len(text))


def whole_lines(parts: Iterable[str], longest: int = MAX_LINE) -> Iterator[str]:
    """The lines of a file, of which long ones come in parts. A line that is longer stays so, but is cut before its end.

    Only the last part of a line ends like one; so does a line that is cut, since its end may say that it goes on.
    """
    begun = ""
    for part in parts:
        if begun.endswith("\r") and part != "\n":
            yield begun
            begun = ""
        begun = begun + part if len(begun) <= longest else begun[:-_KEPT_END] + (begun[-_KEPT_END:] + part)[-_KEPT_END:]
        if begun.endswith("\n"):
            yield begun
            begun = ""
    if begun:
        yield begun


# Characters of the end of a line that are kept of a longer one.
_KEPT_END = 4


def whole_text(lines: Iterable[str]) -> str:
    """The text of a file that is read as a whole. Raises NotExpressible: it is too long."""
    parts, size = [], 0
    for line in lines:
        size += len(line)
        if size > MAX_TEXT:
            raise NotExpressible(f"The file has more than {MAX_TEXT >> 20} million characters. Send it in parts.")
        parts.append(line)
    return "".join(parts)


def parameter_name(parameter: str) -> str:
    """The decoded name of one `name=value` of a query."""
    return unquote_plus(parameter.partition("=")[0])


# --- sources -------------------------------------------------------------------------------------------------------

_WEB = re.compile(r"https?://", re.IGNORECASE)
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
# Names in a destination. Text like `:8080` is none.
NAMES = re.compile(r":([A-Za-z][A-Za-z0-9_]*)")
REST = "*"

FRAGMENT_IN_SOURCE = "A fragment (#) never reaches a server."
NOT_A_PATH = "The source must be a path that begins with /."
NOT_LAST = "A * is only possible as the last segment of a path, after a slash."
NOT_A_SEGMENT = "A :name must fill a whole segment of the path: a letter, then letters, digits or _."
NAMED_TWICE = "The name :{name} is used twice."
NO_SPLAT = "The destination uses :splat, but the source has no * at its end."


def host_and_path(source: str) -> tuple[str, str]:
    """The hostname ("" where there is none) and the path, with its query, of a source. Raises NotExpressible."""
    host = ""
    if _WEB.match(source):
        rest = source.partition("://")[2]
        end = end_of(rest, "/?#")
        host, source = rest[:end], rest[end:] or "/"
        if not host:
            raise NotExpressible(NOT_A_PATH)
        if source.startswith("?"):
            source = "/" + source
    if not source.startswith("/"):
        raise NotExpressible(NOT_A_PATH)
    if "#" in source:
        raise NotExpressible(FRAGMENT_IN_SOURCE)
    return host, source


# Also `@(a|b)`, where a lone @ is text.
_GLOB = re.compile(r"[*({\[?+!|\\]|@\(")


# The segments in place of one that is a part of an expression: for each way to read it.
Ways = tuple[tuple[str, ...], ...]
# More paths are reserved as those with any segment there.
MAX_WAYS = 20
_AFTER_EXPRESSION = re.compile(r".*[)*\]}]([\w.~-]+)", re.ASCII)
_LITERAL = re.compile(r"[\w.~%-]+", re.ASCII)


def reserved_by(
    source: str,
    text: str,
    host: str = "",
    *,
    has_query: bool = True,
    ways_of: Callable[[str], Ways | None] | None = None,
) -> tuple[Reserved, ...]:
    """The paths of a source that is no pattern of ours, or more than these; none where it names no paths.

    has_query: whether `?` begins a query. ways_of: what a segment with a special character can be, or None where that
    may have a slash; without it, that is each of them.
    """
    try:
        named_host, path = host_and_path(source)
    except NotExpressible:
        return ()
    host = named_host or host
    if has_query and "(" not in path:
        path = path.partition("?")[0]
    found: list[tuple[str, ...]] = [()]
    segments = segments_of(path)
    for number, segment in enumerate(segments, 1):
        ways: Ways | None = ((NAMED if ":" in segment else compared(segment),),)
        if special := _GLOB.search(segment):
            ways = ways_of(segment) if ways_of else None
        if ways and len(found) * len(ways) > MAX_WAYS:
            ways = ((NAMED,),) if all(len(way) == 1 for way in ways) else None
        if special and ways is None:
            stem = "" if ":" in segment else compared(segment[: special.start()]).strip()
            ending = _literal_end(segments[number:]) if ways_of else ""
            return tuple(Reserved(text, way, host=host, stem=stem, ending=ending) for way in found)
        found = [(*before, *way) for before in found for way in ways or ()]
    end = _AFTER_EXPRESSION.fullmatch(segments[-1]) if segments and ways_of else None
    ending = compared(end[1]) if end else ""
    return tuple(Reserved(text, way, has_rest=False, host=host, ending=ending) for way in found)


def _literal_end(segments: list[str]) -> str:
    """The text with which paths end that end with these segments."""
    at = len(segments)
    while at and _LITERAL.fullmatch(segments[at - 1]):
        at -= 1
    return "".join(f"/{compared(segment)}" for segment in segments[at:])


def without_www(hosts: Iterable[str]) -> tuple[str, ...]:
    """The hostnames without the www names of others: a hostname answers for its www name."""
    names = dict.fromkeys(hosts)
    return tuple(host for host in names if not (host.startswith("www.") and host[4:] in names))


def segments_of(path: str) -> list[str]:
    """The segments of a path without the slashes around it."""
    stripped = path.strip("/")
    return stripped.split("/") if stripped else []


# In place of `:name`, whatever the name is.
NAMED = ":"


def compared(segment: str) -> str:
    """A segment of text as it is compared here. One that is the mark of names cannot be mistaken for it."""
    text = unquote(segment).lower()
    return f" {text}" if text in ("", NAMED) else text


def names_in(path: str, query: str = "") -> list[str]:
    """The names in a pattern; "splat" for `*`. Raises NotExpressible: it is no pattern of ours."""
    names = []
    segments = segments_of(path)
    for number, segment in enumerate(segments, 1):
        if REST in segment:
            if segment != REST or number < len(segments):
                raise NotExpressible(NOT_LAST)
            names.append("splat")
        elif segment.startswith(":"):
            if not NAME.fullmatch(segment, 1):
                raise NotExpressible(NOT_A_SEGMENT)
            names.append(segment[1:])
    for pair in query.split("&") if query else ():
        value = pair.partition("=")[2]
        if value.startswith(":") and NAME.fullmatch(value, 1):
            names.append(value[1:])
    if len(set(names)) < len(names):
        raise NotExpressible(NAMED_TWICE.format(name=Counter(names).most_common(1)[0][0]))
    return names


def looks_like_pattern(path: str, query: str = "") -> bool:
    """Whether a path has `*` or `:name`, for formats in which these always have a meaning."""
    return REST in path or "/:" in path or any("=:" in pair for pair in query.split("&"))


def encoded(text: str) -> str:
    """The text of a path in a format that compares decoded paths, as a URL has it."""
    return quote(text, safe="/!$&'()*+,;=:@-._~")


# --- destinations --------------------------------------------------------------------------------------------------

RELATIVE = "The destination must be an absolute URL or a path that begins with /."
NO_SCHEME = "The destination has no scheme: write https:// before its hostname."
IN_HOST = "A placeholder may only be in the path or the query of the destination, never in its scheme or hostname."
IN_FRAGMENT = "A placeholder may only be in the path or the query of the destination, not after #."
NO_STATUS = "Status {status} is not a redirect."
GONE = 410
_ABSOLUTE = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")


def rule(**values: Any) -> RedirectRule:
    """A rule whose source, destination and status fit together. Raises NotExpressible."""
    created = RedirectRule(**values)
    if not created.path.startswith("/"):
        raise NotExpressible(NOT_A_PATH)
    if "#" in created.url:
        raise NotExpressible(FRAGMENT_IN_SOURCE)
    names = names_in(created.path, created.query) if created.match is Match.PATTERN else []
    if created.destination is None:
        return replace(created, status=GONE)
    if created.status not in REDIRECT_STATUSES:
        raise NotExpressible(NO_STATUS.format(status=created.status))
    check_destination(created.destination, names)
    return created


def check_destination(destination: str, names: list[str]) -> None:
    """Raises NotExpressible: it is no URL or path, or has a name of the pattern in its host or fragment."""
    if destination.startswith("//"):
        raise NotExpressible(NO_SCHEME)
    if not destination.startswith("/"):
        if not _ABSOLUTE.match(destination):
            raise NotExpressible(RELATIVE)
        if names and names_used(authority(destination), names):
            raise NotExpressible(IN_HOST)
    if names and names_used(destination.partition("#")[2], names):
        raise NotExpressible(IN_FRAGMENT)


def authority(destination: str) -> str:
    """The scheme and hostname of a URL."""
    scheme, slashes, rest = destination.partition("://")
    return scheme + slashes + rest[: end_of(rest, "/?#")]


def names_used(text: str, names: Iterable[str]) -> list[str]:
    """Which of the names a text uses."""
    wanted = set(names)
    return [found[1] for found in NAMES.finditer(text) if found[1] in wanted]


GLUED_NAME = "The destination has :{name}, which begins with a name of the source. Such a name would be left as text."


def glued_name(destination: str, names: Iterable[str], *others: str) -> str:
    """A name in a destination that only begins like one of the source, which some services insert; "" where none is."""
    known = {*names, *others} - {""}
    used = (found[1] for found in NAMES.finditer(destination) if found[1] not in known)
    sizes = sorted({len(name) for name in known})
    return next((name for name in used if any(name[:size] in known for size in takewhile(len(name).__gt__, sizes))), "")


def split_destination(destination: str) -> tuple[str, str]:
    """A destination up to the end of its path, and its query and fragment."""
    end = end_of(destination, "?#")
    return destination[:end], destination[end:]


def has_query(destination: str) -> bool:
    return "?" in destination.partition("#")[0]


def with_rest(destination: str) -> str:
    """The destination with `:splat` at the end of its path."""
    path, further = split_destination(destination)
    return path.removesuffix("/") + "/:splat" + further


def with_pairs(destination: str, query: str) -> str:
    """The destination with the pairs of a source's query, for formats that forward these too: here they are not."""
    before, hash_, fragment = destination.partition("#")
    missing = _missing(before, query)
    if missing:
        before += ("&" if "?" in before else "?") + "&".join(missing)
    return before + hash_ + fragment


def _missing(destination: str, query: str) -> list[str]:
    """The pairs of a query whose names the query of a destination does not have."""
    existing = {parameter_name(pair) for pair in destination.partition("#")[0].partition("?")[2].split("&")}
    return [pair for pair in query.split("&") if pair and parameter_name(pair) not in existing]


def require_pairs(entry: RedirectRule) -> None:
    """Raises NotExpressible where a format would forward the query that a rule matched."""
    if entry.query and entry.forward_query and _missing(entry.destination or "", entry.query):
        raise NotExpressible(MATCHED_TOO)


MATCHED_TOO = "This format would also forward the query parameters that the redirect matches."
AS_TEXT = "Its path has * or : as text, which would have a meaning in this format."


def canonical(entry: RedirectRule) -> RedirectRule:
    """The same redirect without PREFIX and without a slash at the end of its path. Raises NotExpressible."""
    path, query = entry.path.rstrip("/"), entry.query
    destination, match = entry.destination, entry.match
    if match is Match.PREFIX:
        if looks_like_pattern(path, query):
            raise NotExpressible(AS_TEXT)
        path, match = f"{path}/*", Match.PATTERN
        if destination is not None and names_used(destination, ["splat"]):
            raise NotExpressible("Its destination has :splat as text, which would have a meaning in this format.")
        if destination is not None and entry.forward_path:
            destination = with_rest(destination)
    is_gone = destination is None
    return replace(
        entry,
        url=(path or "/") + (f"?{query}" if query else ""),
        destination=destination,
        status=GONE if is_gone else entry.status,
        match=match,
        forward_path=False,
        forward_query=entry.forward_query and not is_gone,
        note="",
    )


def to_write(entry: RedirectRule) -> RedirectRule:
    """`canonical` for a writer, which asks `with_own_paths` or `without_rest`. Raises NotExpressible."""
    created = canonical(entry)
    if entry.match is not Match.PREFIX or not entry.forward_path or entry.destination is None:
        return created
    path = split_destination(entry.destination)[0]
    # A hostname is the same address with a slash after it.
    is_slash_added = not path.endswith("/") and path != authority(path)
    return replace(created, own_destination=entry.destination) if is_slash_added else created


def with_own_paths(rules: Iterable[RedirectRule]) -> Iterator[RedirectRule]:
    """The rules of `to_write`, and before each one whose own path leads elsewhere than below, one for that path."""
    for entry in rules:
        if entry.own_destination:
            yield without_rest(entry)
        yield entry


_SPLAT = re.compile(r":splat(?![A-Za-z0-9_])")


def without_rest(entry: RedirectRule) -> RedirectRule:
    """The rule for the own path of one that ends in `*`: where nothing follows."""
    path = entry.path.removesuffix(REST).rstrip("/")
    query = f"?{entry.query}" if entry.query else ""
    return replace(
        entry,
        url=(path or "/") + query,
        match=Match.PATTERN if looks_like_pattern(path, entry.query) else Match.EXACT,
        destination=entry.own_destination or _SPLAT.sub("", entry.destination or ""),
        own_destination="",
        hits=0,
    )


class KnownRules:
    """The rules of a file in which paths with a slash at the end have lines of their own."""

    def __init__(self) -> None:
        self._known: set[RedirectRule] = set()

    def says(self, entry: RedirectRule) -> bool:
        """Whether an earlier rule says this one, but for the slash at the end of its path; else it is known now."""
        path = entry.path.rstrip("/")
        if path and path != entry.path and replace(entry, url=path + entry.url[len(entry.path) :]) in self._known:
            return True
        self._known.add(entry)
        return False


GONE_HERE = "It is gone (410), which {name} cannot say without a page of its own."
NO_SUCH_STATUS = "{name} has no redirects with status {status}."
NO_FORWARDING = "{name} always forwards the visitor's query; this redirect does not."


def require_status(entry: RedirectRule, name: str, statuses: Iterable[int] = REDIRECT_STATUSES) -> None:
    """Raises NotExpressible where the format, by its name, has no redirects with the status of a rule."""
    if entry.status not in statuses:
        raise NotExpressible(NO_SUCH_STATUS.format(name=name, status=entry.status))


def leading(entry: RedirectRule, name: str, statuses: Iterable[int] = REDIRECT_STATUSES) -> tuple[RedirectRule, str]:
    """`to_write` and its destination, for a format without 410. Raises NotExpressible: gone, or another status."""
    created = to_write(entry)
    if created.destination is None:
        raise NotExpressible(GONE_HERE.format(name=name))
    require_status(created, name, statuses)
    return created, created.destination


def require_forwarding(entry: RedirectRule, name: str) -> None:
    """Raises NotExpressible where a rule does not forward the query, as the format always does."""
    if not entry.forward_query:
        raise NotExpressible(NO_FORWARDING.format(name=name))


def names_in_rule(entry: RedirectRule) -> list[str]:
    """The names in a rule's pattern."""
    return names_in(entry.path, entry.query) if entry.match is Match.PATTERN else []


def has_other_names(entry: RedirectRule, destination: str) -> bool:
    """Whether a destination has what looks like a name and is none of the rule's pattern."""
    names = names_in_rule(entry)
    return any(found[1] not in names for found in NAMES.finditer(destination))
