"""Suggesting aliases. Spec: "POST /recommendation/alias suggests an available alias"; its payload: not shown."""

import re
import unicodedata
from urllib.parse import unquote, urlsplit

from service import addresses, resolution, settings
from service.caller import Caller
from service.errors import Invalid
from service.models import Record
from service.operations import hosts, roles

SUGGESTIONS = 5
# Words that carry no meaning of their own in a title.
_SMALL = frozenset("a an and at by der die das for from in of on or the to und with".split())  # noqa: SIM905


def suggest_aliases(
    caller: Caller, *, host: str, title: str = "", destination: str | None = None
) -> list[dict[str, str]]:
    """Aliases that are free on `host` now, the best first, each with its URL.

    From words of the title, then of the destination, then made up. Raises Invalid where the hostname is not connected.
    """
    roles.require(caller, roles.EDITOR)
    connected = hosts.connected_host(caller, host)
    if connected is None:
        raise Invalid({"host": ["This hostname is not connected to the workspace."]})
    wishes = [*_from_words(_words(title)), *_from_words(_words(_telling_part(destination or "")))]
    wishes += [addresses.made_up_alias() for _ in range(SUGGESTIONS)]
    wishes = list(dict.fromkeys(wish for wish in wishes if _is_alias(wish)))
    taken = {
        record.alias_folded
        for record in caller.workspace.records.select(Record.alias_folded).where(
            (Record.host == host) & (Record.alias_folded << [resolution.fold(wish) for wish in wishes])
        )
    }
    free = [wish for wish in wishes if resolution.fold(wish) not in taken]
    while not free:
        free = [wish for wish in (addresses.made_up_alias(8),) if not _is_taken(caller, host, wish)]
    link_port = settings.active()["LINK_PORT"]
    return [
        {"alias": alias, "url": addresses.link_url(host, alias, https=connected.https_requested, link_port=link_port)}
        for alias in free[:SUGGESTIONS]
    ]


def _is_taken(caller: Caller, host: str, alias: str) -> bool:
    return caller.workspace.records.where((Record.host == host) & (Record.alias == alias)).exists()


def _words(text: str) -> list[str]:
    # Accents are hard to type; letters of other scripts are what their readers type.
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", unicodedata.normalize("NFC", plain).lower())


def _telling_part(destination: str) -> str:
    """What of a URL tells people something: the end of its path, or the name of its host."""
    parts = urlsplit(destination)
    last = unquote(parts.path.rstrip("/").rpartition("/")[2]).partition(".")[0]
    return last or (parts.hostname or "").removeprefix("www.").partition(".")[0]


def _from_words(words: list[str]) -> list[str]:
    """Aliases from a few words: the telling ones together, fewer of them, their initials."""
    telling = [word for word in words if word not in _SMALL] or words
    if not telling:
        return []
    result = []
    for count in (len(telling), 3, 2, 1):
        alias = "-".join(telling[:count])
        if len(alias) <= addresses.ALIAS_LENGTH:
            result.append(alias)
    if len(telling) > 2:
        result.append("".join(word[0] for word in telling)[: addresses.ALIAS_LENGTH])
    result.append(f"{telling[0][:20]}-{addresses.made_up_alias(4)}")
    return result


def _is_alias(text: str) -> bool:
    try:
        return bool(addresses.alias_of(text))
    except ValueError:
        return False
