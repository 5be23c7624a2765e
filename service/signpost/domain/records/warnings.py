"""What is accepted, but probably not meant: warnings about a record. Pure; nothing of it is stored.

`about` finds what the record alone shows. Two codes depend on more: features/diagnostics/record_warnings.py adds them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import islice
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from signpost.domain import texts
from signpost.domain.records import addresses, destination, paths, patterns, qr
from signpost.domain.records.qr import QrStyle
from signpost.domain.records.record import KEEP, TYPES, Handler, Match, RecordConfig, RecordType, RecordView
from signpost.domain.records.rules import client_names
from signpost.domain.records.rules.rules import Rules, places_of
from signpost.translations import gettext as _
from signpost.translations import mark

# Of one record; there may be no more of them in an answer.
MAX_WARNINGS = 20
# Characters of a value in a sentence.
MAX_SHOWN = 60


class WarningCode(StrEnum):
    NOT_A_PATTERN = "not_a_pattern"
    UNKNOWN_NAME = "unknown_name"
    NEVER_ANSWERS = "never_answers"
    NO_DOT = "no_dot"
    UNKNOWN_SCHEME = "unknown_scheme"
    LEADS_BACK = "leads_back"
    UNKNOWN_SYSTEM = "unknown_system"
    UNKNOWN_BROWSER = "unknown_browser"
    PALE_QR_CODE = "pale_qr_code"
    INVERTED_QR_CODE = "inverted_qr_code"
    WRONG_DNS = "wrong_dns"


class RecordWarning(NamedTuple):
    """field: the place in a body, like `destinations.1` or `rules.0.if.system.0`.  message: a sentence for people."""

    field: str
    code: WarningCode
    message: str


def about(record: RecordView) -> list[RecordWarning]:
    """What the record alone shows, as far as MAX_WARNINGS go."""
    found = about_record(
        handler=record.handler,
        path=record.alias,
        query=record.query,
        match=record.match,
        destinations=destinations_of(record),
        rules=record.rules or (),
        starts_at=record.starts_at,
        expired_at=record.expired_at,
    )
    return list(islice((*found, *_about_colors(record.qr)), MAX_WARNINGS))


def destinations_of(record: RecordView) -> list[tuple[str, str]]:
    """Every address that a visitor may be sent to, each with the name of its place in a body."""
    multiple = [(f"destinations.{position}", url) for position, url in enumerate(record.destinations or ())]
    own = multiple or [("destination", record.destination or "")]
    found = [*own, *places_of(record.rules or ()), ("expired_url", record.expired_url or "")]
    return [(field, url) for field, url in found if url]


def about_record(
    *,
    handler: Handler,
    path: str,
    query: str,
    match: Match | None,
    destinations: Sequence[tuple[str, str]],
    rules: Rules,
    starts_at: str | None = None,
    expired_at: str | None = None,
) -> Iterator[RecordWarning]:
    """The same without the QR code, of a record that need not be stored.

    destinations: (place in a body, URL).  starts_at, expired_at: as `times.text` writes them.
    """
    if handler is Handler.REDIRECT:
        yield from _about_names(path, query, match, destinations)
    if starts_at and expired_at and starts_at >= expired_at:
        message = _("The expiry is not after the start, so the record is never active.")
        yield RecordWarning("starts", WarningCode.NEVER_ANSWERS, message)
    for field, url in destinations:
        yield from _about_destination(field, url)
    for at, rule in enumerate(rules):
        for position, name in enumerate(rule.conditions.system):
            if not client_names.is_system(name):
                yield RecordWarning(
                    f"rules.{at}.if.system.{position}",
                    WarningCode.UNKNOWN_SYSTEM,
                    _(_NO_SYSTEM, name=repr(_shown(name))),
                )
        for position, name in enumerate(rule.conditions.browser):
            if not client_names.is_browser(name):
                yield RecordWarning(
                    f"rules.{at}.if.browser.{position}",
                    WarningCode.UNKNOWN_BROWSER,
                    _(_NO_BROWSER, name=repr(_shown(name))),
                )


_NO_SYSTEM = mark(
    "%(name)s isn't a known operating system. Use iOS (iPhone, iPad), Android, Windows, macOS, Linux ..., without a "
    "version."
)
_NO_BROWSER = mark(
    "%(name)s isn't a known browser. Use Chrome, Safari, Edge, Firefox, Samsung Internet ..., without a version."
)


def _shown(text: str) -> str:
    return texts.cut(text, MAX_SHOWN)


# --- addresses and names -----------------------------------------------------------------------------------------


def is_meant_as_pattern(path: str, query: str = "") -> bool:
    """Whether an address contains what is special in a pattern: `*`, or `:name` as a whole segment or value."""
    if "*" in path:
        return True
    if ":" not in path and ":" not in query:
        return False
    values = (value for _name, value in paths.pairs_in(query))
    return any(patterns.NAME.fullmatch(part) for part in (*patterns.split(path), *values))


def as_pattern(path: str, query: str, config: RecordConfig) -> RecordConfig:
    """`config` of a redirect, with match `pattern` where its address is meant as one and no `match` is given.

    For people who type an address as other programs have them; programs of our API say what they mean.
    """
    is_redirect = TYPES[config.type or RecordType.REDIRECT].handler is Handler.REDIRECT
    if config.match in (None, KEEP) and is_redirect and is_meant_as_pattern(path, query):
        return replace(config, match=Match.PATTERN)
    return config


def described_as_pattern(path: str, query: str = "") -> str:
    """The sentence for people whose address is taken as a pattern."""
    address = _written(path, query)
    has_names = any(patterns.NAME.fullmatch(part) for part in patterns.split(path))
    if "*" in path and has_names:
        return _(
            "%(address)s is a pattern: * is the rest of the path (:splat in the destination) and each :name is one "
            "segment.",
            address=address,
        )
    if "*" in path:
        return _("%(address)s is a pattern: * is the rest of the path (:splat in the destination).", address=address)
    if has_names:
        return _("%(address)s is a pattern: each :name is one segment.", address=address)
    return _("%(address)s is a pattern: each :name is one value.", address=address)


def _written(path: str, query: str) -> str:
    return _shown(f"/{path}?{query}" if query else f"/{path}")


# A name in a destination, as it is meant: not the one in `Template:Foo`, nor one in an IPv6 address.
_NAME_IN_URL = re.compile(r"(?<![A-Za-z0-9:]):([A-Za-z][A-Za-z0-9_]*)")


# A whole segment of a path or value of a parameter that is * alone, and a numbered group, which others have for a part
# of the path.
_FOREIGN = re.compile(r"(?<=[/=])\*(?=$|[/?#&])|\$[1-9](?![0-9.])")


def _about_names(
    path: str, query: str, match: Match | None, destinations: Sequence[tuple[str, str]]
) -> Iterator[RecordWarning]:
    if match is not Match.PATTERN and is_meant_as_pattern(path, query):
        message = _(
            "Only the address %(address)s itself answers: without match `pattern`, * and :name are text alone.",
            address=_written(path, query),
        )
        yield RecordWarning("url", WarningCode.NOT_A_PATTERN, message)
    known = names_of(path, query, match)
    for field, url in destinations:
        scheme, _mark, rest = url.partition(":")
        # What other programs fill in there.
        if known and field != "expired_url" and (foreign := _FOREIGN.search(rest)) is not None:
            names = ", ".join(f":{name}" for name in known)
            message = _(
                "%(text)s stays as it is in the destination: use %(names)s instead.", text=foreign[0], names=names
            )
            yield RecordWarning(field, WarningCode.UNKNOWN_NAME, message)
        if ":" not in rest:
            continue
        if scheme.lower() not in ("http", "https"):
            if names := _names_among(known, rest):
                message = _(
                    "%(names)s stays as it is: names are filled in only in http and https addresses.", names=names
                )
                yield RecordWarning(field, WarningCode.UNKNOWN_NAME, message)
            continue
        # After expiry no name is filled in.
        filled = () if field == "expired_url" else known
        body, _mark, fragment = rest.partition("#")
        unknown = dict.fromkeys(name for name in _NAME_IN_URL.findall(body) if name not in filled)
        if unknown:
            names = _listed(unknown)
            if known:
                message = _(
                    "%(names)s stays as it is in the destination: the address has %(known)s.",
                    names=names,
                    known=", ".join(f":{name}" for name in known),
                )
            else:
                message = _("%(names)s stays as it is in the destination: the address has no names.", names=names)
            yield RecordWarning(field, WarningCode.UNKNOWN_NAME, message)
        if names := _names_among(known, fragment):
            message = _("%(names)s stays as it is after #.", names=names)
            yield RecordWarning(field, WarningCode.UNKNOWN_NAME, message)


def _names_among(known: Collection[str], text: str) -> str:
    """The names of a pattern that stand in a part of a destination where none is filled in; "" for none.

    Others are taken for text: a fragment often has a colon.
    """
    return _listed(dict.fromkeys(name for name in destination.names_in(text) if name in known))


def _listed(names: Iterable[str]) -> str:
    return _shown(", ".join(f":{name}" for name in names))


def names_of(path: str, query: str, match: Match | None) -> tuple[str, ...]:
    """The names that the destination of a redirect may contain."""
    try:
        return patterns.parse(path, query).all_names if match is Match.PATTERN else ()
    except ValueError:
        # Stored before validation became stricter.
        return ()


# --- destinations ------------------------------------------------------------------------------------------------

_WEB_SCHEMES = frozenset({"http", "https", "ftp"})
# Of apps that people link to: those that are registered, and those of apps that many have.
_APP_SCHEMES = """
    acct aim android-app app apt bitcoin bitcoincash callto cid comgooglemaps comgooglemapsurl dns doi ed2k
    ethereum facetime facetime-audio fb fb-messenger feeds fish fm ftps gemini geo git go googlechrome
    googlegmail googlemaps gopher gtalk im imap info instagram intent ipfs ipns ipp ipps irc irc6 ircs itms
    itms-apps itms-appss itms-beta itms-books itms-music itms-podcasts itms-services jabber lastfm ldap ldaps
    lightning line linkedin litecoin lnurl lnurlp lnurlw magnet mailto maps market matrix message messenger mid
    mms monero msteams mumble music mxc news nfs nntp notion obsidian openpgp4fpr otpauth paypal pinterest
    podcast podto pop postgresql prefs rdp reddit rtmp rtsp rtsps sftp sgnl sip sips skype slack smb sms smsto
    snapchat spotify ssh steam stun svn swish tel telegram telnet tg things threads tiktok tonsite turn twitch
    twitter udp unreal upi urn venmo vlc vnc vscode vscode-insiders waze web+ap web+mastodon webcal webcals
    wechat weixin whatsapp wire wtai x-callback-url xcode xmpp youtube zoommtg zoomphonecall zoomus zotero
"""
KNOWN_SCHEMES: Final = _WEB_SCHEMES | frozenset(_APP_SCHEMES.split())


def _about_destination(field: str, url: str) -> Iterator[RecordWarning]:
    scheme = url.partition(":")[0].lower()
    if scheme not in KNOWN_SCHEMES:
        meant = next((entry for entry in ("https", "http") if _is_typo(scheme, entry)), None)
        message = (
            _("Unknown scheme %(scheme)s:. Did you mean %(meant)s:?", scheme=_shown(scheme), meant=meant)
            if meant
            else _("Unknown scheme %(scheme)s:. It only opens where an app has registered it.", scheme=_shown(scheme))
        )
        yield RecordWarning(field, WarningCode.UNKNOWN_SCHEME, message)
    elif scheme in _WEB_SCHEMES and (host := host_of(url)) and "." not in host and not _is_local(host):
        message = _("The hostname %(host)s has no dot, so it only works inside a private network.", host=_shown(host))
        yield RecordWarning(field, WarningCode.NO_DOT, message)


def host_of(url: str) -> str:
    """The hostname of a web address, without a dot at its end; "" where there is none."""
    try:
        host = urlsplit(url).hostname or ""
        return addresses.ascii_host(host).rstrip(".").lower() if not addresses.is_ip_address(host) else host
    except ValueError:
        return ""


def _is_local(host: str) -> bool:
    return host == "localhost" or addresses.is_ip_address(host)


def _is_typo(text: str, meant: str) -> bool:
    """Whether `text` is `meant` with one letter more, fewer, other or in another place."""
    if abs(len(text) - len(meant)) > 1 or text == meant:
        return False
    begin = next((at for at, (letter, other) in enumerate(zip(text, meant, strict=False)) if letter != other), None)
    if begin is None:
        return True
    a, b = text[begin:], meant[begin:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or (a[:2] == b[:2][::-1] and a[2:] == b[2:])


# --- the QR code -------------------------------------------------------------------------------------------------


def _about_colors(style: QrStyle) -> Iterator[RecordWarning]:
    found = qr.legibility(style["color"], style["background"])
    if found.is_pale:
        yield RecordWarning("qr.color", WarningCode.PALE_QR_CODE, found.sentence)
    elif found.is_inverted:
        yield RecordWarning("qr.color", WarningCode.INVERTED_QR_CODE, found.sentence)
