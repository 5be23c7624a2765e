"""RewriteCond and RewriteRule of Apache."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from redirect_formats import nginx, nginx_places, regexes
from redirect_formats.rules import (
    GONE,
    NO_STATUS,
    REDIRECT_STATUSES,
    SAME,
    WHOLE_QUERY,
    Match,
    NotExpressible,
    RedirectRule,
    Reserved,
    has_query,
    rule,
    shown,
    with_pairs,
)

MAX_CONDITIONS = 100

CONDITION = "RewriteCond {condition} cannot be tested by a redirect here."
TOO_MANY = f"The rule has more than {MAX_CONDITIONS} conditions."
FLAG = "The flag {flag} of a RewriteRule has nothing like it here."
NOTHING = "It redirects nothing: its substitution is -."
BACKREFERENCE = "The destination uses {name}, what a condition found; only what the rule found has a name here."
ESCAPED = "Without the flag NE Apache would encode # and % of the destination."
WORDS = "RewriteRule needs an expression and a substitution."
_FLAGS = {
    "redirect": "r", "last": "l", "nocase": "nc", "noescape": "ne", "qsappend": "qsa", "qsdiscard": "qsd", "gone": "g",
}  # fmt: skip
_HARMLESS = {"l", "end", "nc", "ne", "qsa", "qsd", "r", "g"}
STATUSES = {"permanent": 301, "temp": 302, "seeother": 303, "gone": 410}


@dataclass
class RewriteConditions:
    """The RewriteConds before a rule. refusal: why one of them cannot be tested."""

    hosts: list[str] = field(default_factory=list)
    pairs: list[str] = field(default_factory=list)
    note: str = ""
    refusal: str = ""
    # Whether some are about what a visitor sends, and some about how the same hostname can be written.
    is_about_visitors: bool = False
    is_about_spelling: bool = False
    # Hostnames without www, as expressions of the conditions have them.
    bare_hosts: list[str] = field(default_factory=list)
    _is_or: bool = False
    # Whether each of those that [OR] joins to the next one is about the spelling.
    _are_alternatives: bool = True
    _count: int = 0

    def add(self, words: list[str]) -> None:
        self._count += 1
        test = words[0].upper() if words else ""
        is_attack = test == "%{QUERY_STRING}" and len(words) > 1 and _ATTACK.search(words[1])
        self.is_about_visitors |= test.startswith(_OF_VISITORS) or bool(is_attack)
        is_spelling = test in ("%{HTTPS}", "%{SERVER_PORT}") or (
            test.startswith(_OF_SPELLING) and words[1:2] != [] and _SPELLING.match(words[1]) is not None
        )
        # Conditions are joined by and, except where one says [OR]; further ones only narrow the rule.
        self._are_alternatives &= is_spelling
        if len(words) < 3 or not {"or", "ornext"} & {flag.strip().lower() for flag in words[2].strip("[]").split(",")}:
            self.is_about_spelling |= self._are_alternatives
            self._are_alternatives = True
        if test in ("%{HTTP_HOST}", "%{SERVER_NAME}") and (named := _NAMED_HOST.fullmatch(" ".join(words[1:2]))):
            self.bare_hosts.append(re.sub(r"\\(.)", r"\1", named[1]).lower())
        if self._count > MAX_CONDITIONS:
            self.refusal = TOO_MANY
            return
        try:
            self._add(words)
        except NotExpressible:
            self.refusal = self.refusal or CONDITION.format(condition=shown(" ".join(words)[:1000]))

    def _add(self, words: list[str]) -> None:
        test, pattern, flags = [*words, "", "", ""][:3]
        given = {flag.strip().lower() for flag in flags.strip("[]").split(",")} - {""}
        is_or, was_or = bool(given & {"or", "ornext"}), self._is_or
        self._is_or = is_or
        if given - {"nc", "nocase", "or", "ornext"}:
            raise NotExpressible(CONDITION)
        match test.upper():
            case "%{HTTP_HOST}" | "%{SERVER_NAME}":
                if self.hosts and not was_or:
                    raise NotExpressible(CONDITION)
                self.hosts.append(_host(pattern))
            case "%{QUERY_STRING}" if not is_or and not was_or:
                self._query(pattern)
            case "%{REQUEST_FILENAME}" if pattern in ("!-f", "!-d", "!-l") and not is_or and not was_or:
                pass  # there are no files here
            case _:
                raise NotExpressible(CONDITION)

    def _query(self, pattern: str) -> None:
        pattern = regexes.plain(pattern)
        within = _PAIR_WITHIN.fullmatch(pattern)
        whole = _WHOLE_QUERY.fullmatch(pattern)
        if within:
            self.pairs.append(_literal(within[1]))
        elif whole:
            self.pairs += _literal(whole[1]).split("&")
            self.note = WHOLE_QUERY
        else:
            raise NotExpressible(CONDITION)


_PAIR = r"[A-Za-z0-9_.~\[\]\\-]+=[A-Za-z0-9_.~%\\-]*"
_PAIR_WITHIN = re.compile(rf"\((?:\?:)?\^\|&\)({_PAIR})\((?:\?:)?&\|\$\)")
_WHOLE_QUERY = re.compile(rf"\^({_PAIR}(?:&{_PAIR})*)\$")
_HOST = re.compile(r"\^(?:\((?:\?:)?www\\\.\)\?)?([A-Za-z0-9.\\-]{1,500})\$")


_OF_VISITORS = (
    "%{HTTP_USER_AGENT}", "%{HTTP_REFERER}", "%{REQUEST_METHOD}", "%{REMOTE_", "%{HTTP_COOKIE}",
    "%{THE_REQUEST}",
)  # fmt: skip
# What no query of a site's own pages has.
_ATTACK = re.compile(r"[<>%*+/'\"{]")
# Any hostname but this one, or the www name of any.
_SPELLING = re.compile(r"!|\^\(?(?:\?:)?www\\?\.|\^?https?\$?\Z|=?(?:http|off|on)\Z", re.IGNORECASE)
_NAMED_HOST = re.compile(r"[=^]?(?:\(?(?:\?:)?www\\?\.\)?\??)?((?:[A-Za-z0-9-]|\\?\.){1,253})\$?")
_OF_SPELLING = ("%{HTTP_HOST}", "%{SERVER_NAME}", "%{HTTP:X-FORWARDED-", "%{REQUEST_SCHEME}")


def _literal(text: str) -> str:
    """The text that an expression without anything special matches."""
    simple = re.sub(r"\\(.)", r"\1", text)
    if re.search(r"(?<!\\)[.\[\]]", text) or re.search(r"\\[A-Za-z0-9]", text):
        raise NotExpressible(CONDITION)
    return simple


def _host(pattern: str) -> str:
    if pattern.startswith("="):
        return pattern[1:].lower()
    found = _HOST.fullmatch(pattern)
    if found is None:
        raise NotExpressible(CONDITION)
    return _literal(found[1]).lower()


def rule_of(words: list[str], conditions: RewriteConditions, base: str) -> RedirectRule:
    """A RewriteRule. Raises NotExpressible."""
    if conditions.refusal:
        raise NotExpressible(conditions.refusal)
    if len(words) not in (2, 3):
        raise NotExpressible(WORDS)
    regex, substitution, given = [*words, ""][:3]
    flags = _flags(given)
    pattern = regexes.pattern_of(regex, begins_with_slash=None)
    query = "&".join(conditions.pairs)
    url = pattern.path + (f"?{query}" if query else "")
    status = _status(flags, substitution)
    if status == 410:
        return rule(url=url, destination=None, match=pattern.match, note=conditions.note)
    if substitution == "-":
        raise NotExpressible(NOTHING)
    forward_query = "qsd" not in flags
    if substitution.endswith("?"):
        substitution, forward_query = substitution[:-1], False
    elif has_query(substitution):
        forward_query = "qsa" in flags
    if "ne" not in flags and ("#" in substitution or "\\%" in substitution):
        raise NotExpressible(ESCAPED)
    if base == "/" and not substitution.startswith("/") and "://" not in substitution:
        substitution = f"/{substitution}"
    destination = _destination(substitution, pattern)
    if forward_query:
        destination = with_pairs(destination, query)
    created = rule(
        url=url,
        destination=destination.replace(" ", "%20"),
        status=status,
        match=pattern.match,
        forward_query=forward_query,
        note=conditions.note,
    )
    return regexes.with_optional_slash(created, pattern)


def has_flag(words: list[str], *names: str) -> bool:
    """Whether a RewriteRule has one of these flags."""
    given = words[3].strip("[]").lower().split(",") if len(words) > 3 else []
    return any(flag.strip().partition("=")[0] in names for flag in given)


# Which redirects only the spelling of the hostname, or HTTP in place of HTTPS, makes different.
_SAME_PATH = re.compile(
    r"https?://([^/$?]+?)(?:(?:/\$[01]|/?%\{REQUEST_URI\}|\$1|%1%\{REQUEST_URI\}|/%1|/\$1%1))\??", re.IGNORECASE
)


def _leads_to_spelling(substitution: str, conditions: RewriteConditions) -> bool:
    """Whether a rule leads from the hostname of its conditions to the www name of the same, or from that to it."""
    same = _SAME_PATH.fullmatch(substitution)
    hosts = {*conditions.bare_hosts}
    return same is not None and bool(hosts) and hosts == {same[1].lower().removeprefix("www.")}


def reserved_by(words: list[str], conditions: RewriteConditions, text: str, *, is_final: bool) -> tuple[Reserved, ...]:
    """The paths for which a rule decides that is not imported. is_final: whether mod_alias is not asked after it."""
    regex, substitution = words[:2]
    rule_words = ["", *words]
    is_blank = substitution == "-"
    if is_blank and not has_flag(
        rule_words, "l", "last", "end", "f", "forbidden", "g", "gone", "s", "skip", "c", "chain"
    ):
        return ()  # it only sets something
    if has_flag(rule_words, "f", "forbidden") and conditions.is_about_visitors:
        return ()  # some visitors are refused
    if _leads_to_spelling(substitution, conditions) or (
        conditions.is_about_spelling and _SAME_PATH.fullmatch(substitution)
    ):
        return ()
    redirects = substitution.startswith(("http://", "https://")) or has_flag(
        rule_words, "r", "redirect", "f", "forbidden", "g", "gone", "p", "proxy"
    )
    is_passing = not redirects and (is_blank or not is_final)
    return tuple(replace(paths, is_passing=is_passing) for paths in regexes.reserved_by(regex, text))


def _flags(text: str) -> dict[str, str]:
    flags = {}
    for flag in text.strip().removeprefix("[").removesuffix("]").split(",") if text else ():
        name, _, value = flag.strip().partition("=")
        short = _FLAGS.get(name.lower(), name.lower())
        if short not in _HARMLESS:
            raise NotExpressible(FLAG.format(flag=shown(flag)))
        flags[short] = value
    return flags


def _status(flags: dict[str, str], substitution: str) -> int:
    if "g" in flags:
        return 410
    if "r" not in flags:
        if substitution.startswith(("http://", "https://")):
            return 302
        raise NotExpressible(NOTHING if substitution == "-" else nginx.INTERNAL)
    return status_of(flags["r"].lower() or "temp")


def status_of(text: str) -> int:
    """The status of a redirect, by its name or number. Raises NotExpressible."""
    status = STATUSES.get(text.lower()) or (int(text) if re.fullmatch("[0-9]{3}", text) else 0)
    if status != GONE and status not in REDIRECT_STATUSES:
        raise NotExpressible(NO_STATUS.format(status=shown(text)))
    return status


_SAME_HOST = re.compile(r"https://%\{(?:HTTP_HOST|SERVER_NAME)\}(?=[/?%$]|\Z)", re.IGNORECASE)
_TOKEN = re.compile(r"\\(.)|\$([0-9])|(%[0-9])|(%\{[^}]{0,100}\})")


def _destination(text: str, pattern: regexes.RegexPattern) -> str:
    text, is_same_host = _SAME_HOST.subn("", text, count=1)
    parts: list[str | regexes.Ref] = []
    at = 0
    for found in _TOKEN.finditer(text):
        parts.append(text[at : found.start()])
        at = found.end()
        if found[1]:
            parts.append(found[1])
        elif found[2]:
            parts.append(regexes.Ref(found[2], f"${found[2]}"))
        elif found[3]:
            raise NotExpressible(BACKREFERENCE.format(name=found[3]))
        elif found[4].upper() == "%{REQUEST_URI}" and at == len(text):
            before = "".join(part if isinstance(part, str) else part.text for part in parts)
            if is_same_host or not before:
                raise NotExpressible(SAME)
            if before.endswith("/"):
                raise NotExpressible(regexes.TWO_SLASHES.format(group=found[4]))
            path = pattern.path.removesuffix("*") + ":splat" if pattern.path.endswith("/*") else pattern.path
            return regexes.destination_of(parts, pattern) + (path if pattern.match is Match.PATTERN else pattern.path)
        else:
            raise NotExpressible(nginx_places.VARIABLE.format(name=found[4]))
    parts.append(text[at:])
    created = regexes.destination_of([part for part in parts if part != ""], pattern)
    if is_same_host and created == pattern.path.removesuffix("*") + ":splat":
        raise NotExpressible(SAME)
    return created
