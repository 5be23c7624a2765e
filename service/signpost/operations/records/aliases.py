"""Suggesting aliases. Spec: "POST /recommendation/alias suggests an available alias"; its payload: not shown."""

import re
import unicodedata
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from signpost.domain.errors import Invalid
from signpost.domain.records import addresses, paths, resolution
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records.existing_records import ExistingRecords
from signpost.operations.records.new_records import NewRecord, new_link, new_redirect
from signpost.operations.records.pattern_quota import PatternQuota
from signpost.operations.records.record_writer import require_host
from signpost.runtime import settings
from signpost.storage.models import Host, Record

SUGGESTIONS = 5
# Words without meaning of their own, in English and German.
_STOP_WORDS = frozenset("a an and at by der die das for from in of on or the to und with".split())  # noqa: SIM905


@dataclass(frozen=True)
class SuggestedAlias:
    """An alias that is free, and the URL that a link with it would have."""

    alias: str
    url: str


@dataclass(frozen=True)
class SuggestedAliases(SuggestedAlias):
    """The best suggestion, and all of them, the best first."""

    data: list[SuggestedAlias]


@roles.requires(roles.EDITOR)
def suggest_aliases(caller: Caller, *, host: str, title: str = "", destination: str | None = None) -> SuggestedAliases:
    """An alias that is free on `host` now, with its URL; `data` lists further ones, the best first.

    They come from words of the title, then of the destination, then from random characters. Raises Invalid where the
    hostname is not connected.
    """
    connected = hosts.connected_host(caller, host)
    candidates = [*_from_words(_words(title)), *_from_words(_words(_meaningful_part(destination or "")))]
    candidates += [addresses.random_alias() for _ in range(SUGGESTIONS)]
    free = _available(caller, host, list(dict.fromkeys(candidate for candidate in candidates if _is_alias(candidate))))
    while not free:
        free = _available(caller, host, [addresses.random_alias(8)])
    link_port = settings.active()["LINK_PORT"]
    suggestions = [
        SuggestedAlias(alias, paths.url_of(host, alias, https=connected.https_requested, link_port=link_port))
        for alias in free[:SUGGESTIONS]
    ]
    return SuggestedAliases(suggestions[0].alias, suggestions[0].url, suggestions)


def is_free(caller: Caller, host: str, alias: str) -> bool:
    """Whether `alias` is free on `host` now. Raises Invalid if it is not a valid alias."""
    try:
        wished = addresses.alias_of(alias)
    except ValueError as error:
        raise Invalid({"alias": [str(error)]}) from None
    return bool(_available(caller, host, [wished]))


@roles.requires(roles.EDITOR)
def require_free_address(caller: Caller, address: RecordAddress) -> None:
    """Raises Invalid if the address does not allow a redirect now."""
    hosts.connected_host(caller, address.host)
    _require_free(caller, new_redirect(caller, address, _ANYWHERE))


_ANYWHERE = RecordConfig(destination="https://example.com/")


def _require_free(caller: Caller, new: NewRecord) -> None:
    ExistingRecords([new], None, PatternQuota(caller.workspace.id)).claim(new)


def address_errors(
    caller: Caller, *, host: str | None = None, alias: str | None = None, url: RecordAddress | None = None
) -> dict[str, list[str]]:
    """The errors in the address of a new link (host, alias) or redirect (url), by field.

    For a request that is refused because of other fields, so that the response names every field at once.
    """
    if caller.role < roles.EDITOR or (host is None and url is None):
        return {}
    try:
        if url is not None:
            new = new_redirect(caller, url, _ANYWHERE)
        else:
            new = new_link(caller, host or "", alias, _ANYWHERE)
        require_host(Host.named(caller.workspace.id, [new.row.host]).get(new.row.host), new.row, new.fields.host)
        if not new.needs_alias:
            _require_free(caller, new)
    except Invalid as refusal:
        return refusal.errors
    return {}


def _available(caller: Caller, host: str, candidates: list[str]) -> list[str]:
    """Those of `candidates` that no record of the hostname has; case is ignored."""
    folded = {candidate: resolution.fold(candidate) for candidate in candidates}
    records = Record.of(caller.workspace).select(Record.alias_folded)
    taken = {
        record.alias_folded
        for record in records.where((Record.host == host) & (Record.alias_folded << [*folded.values()]))
    }
    return [candidate for candidate in candidates if folded[candidate] not in taken]


def _words(text: str) -> list[str]:
    # Accents are hard to type; letters of other scripts are what their readers type.
    unaccented = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", unicodedata.normalize("NFC", unaccented).lower())


def _meaningful_part(destination: str) -> str:
    """The part of a URL that is meaningful to people: the end of its path, or its host."""
    parts = urlsplit(destination)
    last = unquote(parts.path.rstrip("/").rpartition("/")[2]).partition(".")[0]
    return last or (parts.hostname or "").removeprefix("www.").partition(".")[0]


def _from_words(words: list[str]) -> list[str]:
    """Aliases from a few words: the meaningful ones together, fewer of them, their initials."""
    significant = [word for word in words if word not in _STOP_WORDS] or words
    if not significant:
        return []
    result = []
    for count in (len(significant), 3, 2, 1):
        alias = "-".join(significant[:count])
        if len(alias) <= addresses.ALIAS_LENGTH:
            result.append(alias)
    if len(significant) > 2:
        result.append("".join(word[0] for word in significant)[: addresses.ALIAS_LENGTH])
    result.append(f"{significant[0][:20]}-{addresses.random_alias(4)}")
    return result


def _is_alias(text: str) -> bool:
    try:
        return bool(addresses.alias_of(text))
    except ValueError:
        return False
