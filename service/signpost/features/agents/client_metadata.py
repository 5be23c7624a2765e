"""Clients of agents as OAuth knows them: where they may send people back to, their names, and the roles they request.

Anyone can register one, and says of itself what they like. Each `..._of` function returns the form that is stored, or
raises ValueError with a sentence for the client's developer.
"""

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

from signpost.domain import texts
from signpost.domain.people.roles import Role

NAME_LENGTH = 100
# Of a redirect URI, and of a client id that is a URL.
URI_LENGTH = 2_000
MAX_REDIRECT_URIS = 10
# Schemes of agents that are not in the form of RFC 8252. All others without a dot are refused: on a person's machine
# most of them open, run or send something, and no list of these is ever complete.
_SCHEMES_OF_AGENTS = frozenset({"cursor", "vscode", "vscode-insiders", "windsurf"})
# The scheme of an app, like com.example.app: a hostname of its maker in reverse order.
_REVERSE_DOMAIN = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+")
_VISIBLE = re.compile(r"[\x21\x23-\x5b\x5d-\x7e]+")
# A hostname or an IPv4 address, or what is between the brackets of an IPv6 address.
_HOST = re.compile(r"(?!.*\.\.)[a-z0-9_-][a-z0-9_.-]*|[0-9a-f:.]+:[0-9a-f:.]*")
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*")


def name_of(text: str, redirect_uri: str) -> str:
    """The name of a client as people see it: one line, cut if it is long; without one, where it sends people back."""
    name = texts.line_from(text).strip()
    return name[:NAME_LENGTH].strip() or place_of(redirect_uri)[:NAME_LENGTH]


# --- where people are sent back to ----------------------------------------------------------------------------------


def redirect_uri_of(text: str) -> str:
    """A redirect URI: https, http on this machine alone, or the scheme of an app."""
    if len(text) > URI_LENGTH:
        raise ValueError(f"A redirect URI can have at most {URI_LENGTH:,} characters.")
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise ValueError("Must be a URI.") from None
    if not _VISIBLE.fullmatch(text) or not _SCHEME.fullmatch(parts.scheme):
        raise ValueError("Must be a URI that starts with a scheme and has only visible ASCII characters.")
    if "#" in text:
        raise ValueError("A redirect URI can't have a fragment.")
    if "@" in parts.netloc:
        raise ValueError("A redirect URI can't have a user name.")
    if parts.scheme == "https":
        if not host or not _HOST.fullmatch(host):
            raise ValueError("Enter a hostname.")
    elif parts.scheme == "http":
        if not _is_loopback(parts):
            raise ValueError("Use https. http only works for programs on this machine: 127.0.0.1, [::1] or localhost.")
    elif not _is_of_app(parts.scheme) or not text[len(parts.scheme) :].startswith(":/"):
        raise ValueError(
            f"{parts.scheme} is not the scheme of an app in reverse-domain form, like com.example.app:/done."
        )
    return text


def _is_of_app(scheme: str) -> bool:
    return scheme in _SCHEMES_OF_AGENTS or _REVERSE_DOMAIN.fullmatch(scheme) is not None


def is_registered(uri: str, redirect_uris: list[str]) -> bool:
    """Whether `uri` is one of a client's: the same characters, or another port of the same address on this machine.

    RFC 8252: a program on the person's machine listens on any port that is free. A client that registered before a rule
    became stricter is held to it, too.
    """
    try:
        redirect_uri_of(uri)
    except ValueError:
        return False
    return uri in redirect_uris or any(_differs_in_port(entry, uri) for entry in redirect_uris)


def _differs_in_port(registered: str, uri: str) -> bool:
    try:
        first, other = urlsplit(registered), urlsplit(redirect_uri_of(uri))
        if not _is_loopback(first) or not _is_loopback(other):
            return False
        return first._replace(netloc=_without_port(first)) == other._replace(netloc=_without_port(other))
    except ValueError:
        return False


def _without_port(parts: SplitResult) -> str:
    return parts.netloc.removesuffix(f":{parts.port}")


def _is_loopback(parts: SplitResult) -> bool:
    if parts.scheme != "http" or not parts.hostname:
        return False
    try:
        return ipaddress.ip_address(parts.hostname).is_loopback
    except ValueError:
        return parts.hostname == "localhost"


def place_of(redirect_uri: str) -> str:
    """Where a redirect URI leads, as people compare it: a hostname, or the scheme of an app."""
    parts = urlsplit(redirect_uri)
    return parts.netloc if parts.scheme in ("http", "https") else f"{parts.scheme}:"


def is_on_this_machine(redirect_uri: str) -> bool:
    """Whether it leads to a program on the person's own machine. Any of these can claim any name."""
    parts = urlsplit(redirect_uri)
    return parts.scheme != "https"


# --- client ids that are URLs ---------------------------------------------------------------------------------------


def is_document_url(client_id: str) -> bool:
    """Whether a client id is the URL of a client-id metadata document: https, with a path, in plain form."""
    if len(client_id) > URI_LENGTH or not client_id.startswith("https://") or not _VISIBLE.fullmatch(client_id):
        return False
    try:
        parts = urlsplit(client_id)
        fine = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    steps = parts.path.split("/")
    return (
        fine and len(parts.path) > 1 and "@" not in parts.netloc and "#" not in client_id and not {".", ".."} & {*steps}
    )


# --- scopes: the roles ----------------------------------------------------------------------------------------------

SCOPES = tuple(role.value for role in Role)


def known_scope(scope: str | None) -> str:
    """What we know of a scope, each role once; the rest is ignored, as OAuth allows."""
    return " ".join(role for role in SCOPES if role in (scope or "").split())


def highest_role(scope: str) -> Role:
    """The highest role that a scope requests; a scope without one leaves it to the person."""
    return max((Role(role) for role in known_scope(scope).split()), default=Role.OWNER)


def scope_of(role: Role, requested: str) -> str:
    """The scope that a grant has: of the roles that were requested those up to `role`, else `role` alone."""
    return " ".join(part for part in known_scope(requested).split() if Role(part) <= role) or role.value
