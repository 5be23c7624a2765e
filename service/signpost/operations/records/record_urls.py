"""Records by their URL, as people copy it: in a search, and where a command wants a record."""

from __future__ import annotations

from signpost.domain.errors import Invalid, NotFound
from signpost.domain.records import paths
from signpost.operations.caller import Caller
from signpost.storage.models import Record, Workspace
from signpost.translations import gettext as _


def ids_at(workspace: Workspace, text: str) -> list[str]:
    """The ids of the records whose URL is `text`: one, or several where the alias has another case there."""
    text = text.strip()
    # Before it is normalised: clients choose how long it is.
    if len(text) > paths.URL_LENGTH or "/" not in text or any(character.isspace() for character in text):
        return []
    try:
        host, path, query = paths.address_of(text.partition("#")[0])
    except ValueError:
        return []
    folded = paths.fold(path)
    keys = [folded, *([paths.key_of(folded, paths.pairs_in(query))] if query else ())]
    here = (Record.host == host) & (Record.alias_folded << keys)
    found = list(Record.of(workspace).select(Record.id, Record.place, Record.written).where(here))
    # A redirect that asks for this query comes before those of the path, whatever query people copy with it.
    ids = {record.path: record.id for record in [entry for entry in found if entry.query] or found}
    return [ids[path]] if path in ids else list(ids.values())


def find_id(caller: Caller, text: str) -> str:
    """The id of the record that `text` names: an id is returned as it is, else `text` is the record's URL.

    Raises NotFound; Invalid: in another case there are several.
    """
    if "/" not in text:
        return text
    found = ids_at(caller.workspace, text)
    if not found:
        raise NotFound(_("There is no record at %(text)s.", text=text))
    if len(found) > 1:
        reason = _("%(count)s records have this address in different case. Use the id of one.", count=len(found))
        raise Invalid({"url": [reason]})
    return found[0]
