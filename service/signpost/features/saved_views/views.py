"""Saved views of the lists of links and redirects: a name for filters and an order. An extension."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode

import peewee

from signpost.domain.errors import Invalid, NotFound
from signpost.domain.records.record import Handler
from signpost.features.saved_views.tables import SavedView
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.schemas.listing import RecordQuery
from signpost.schemas.loading import load
from signpost.storage import database
from signpost.storage.models import User
from signpost.translations import gettext as _

# Of a name and of a query, in characters.
MAX_NAME, MAX_QUERY = 50, 4_000
# Views of a person in a workspace, shared ones included; and shared ones of all its members.
MAX_OWN, MAX_SHARED = 20, 20
# Filters of a query; there are fewer kinds of them.
MAX_FIELDS = 40
_FILTER, _SORT = "filter[", "sort"
# Which list it is, says the view itself.
_LIST = "filter[handler]"


@dataclass(frozen=True)
class ListView:
    """A saved view. query: filters and order, as GET /links takes them. by: who saved it. is_own: the caller did."""

    id: str
    name: str
    handler: Handler
    query: str
    is_shared: bool
    is_own: bool
    by: str
    created_at: str


def list_views(caller: Caller) -> list[ListView]:
    """The views that the caller may use: own ones, and what others share; by name."""
    rows = _visible(caller).order_by(peewee.fn.lower(SavedView.name), SavedView.id)
    return [_view(caller, row) for row in rows]


def get_view(caller: Caller, id: str) -> ListView:
    """A view that the caller may use. Raises NotFound."""
    return _view(caller, _found(caller, id))


@roles.requires(roles.EDITOR)
def create_view(
    caller: Caller, *, name: str, query: str, handler: Handler = Handler.SHORT_URL, shared: bool = False
) -> ListView:
    """Save a view; it replaces the caller's own of that name on the same list. Raises Invalid."""
    return _save(caller, name, query, handler, is_shared=shared)


def save_own_view(caller: Caller, *, name: str, query: str, handler: Handler) -> ListView:
    """Save a view that the caller alone sees, whatever their role: it changes nothing of the workspace."""
    return _save(caller, name, query, handler, is_shared=False)


@roles.requires(roles.EDITOR)
def delete_view(caller: Caller, id: str) -> None:
    """Delete an own view; managers delete shared ones of others, too. One that does not exist is no error.

    Raises RoleTooLow.
    """
    _delete(caller, id)


def delete_own_view(caller: Caller, id: str) -> None:
    """The same for members of every role, on pages."""
    _delete(caller, id)


def may_delete(caller: Caller, view: ListView) -> bool:
    return view.is_own or caller.role >= roles.MANAGER


def kept_of(params: Mapping[str, str]) -> str:
    """Of the query of a list's address what a view keeps, in one spelling: filters and the order, not the page."""
    return _text_of({key: text for key, text in params.items() if key != _LIST and _is_kept(key)})


def _save(caller: Caller, name: str, query: str, handler: Handler, *, is_shared: bool) -> ListView:
    name = name.strip()
    wrong = {} if name else {"name": [_("Can't be empty.")]}
    kept = _checked(query, wrong)
    if wrong:
        raise Invalid(wrong)
    with database.atomic():
        own = SavedView.of(caller.workspace).where(SavedView.user == caller.user)
        row = own.where((SavedView.handler == handler) & (SavedView.name == name)).get_or_none()
        others = 0 if row is None else 1
        if own.count() - others >= MAX_OWN:
            reason = _("You have %(limit)s views here, the maximum. Delete one first.", limit=MAX_OWN)
            raise Invalid({"name": [reason]})
        shared = SavedView.of(caller.workspace).where(SavedView.is_shared)
        is_new = is_shared and not (row is not None and row.is_shared)
        if is_new and shared.count() >= MAX_SHARED:
            reason = _("%(limit)s views are shared in this workspace, the maximum. Delete one first.", limit=MAX_SHARED)
            raise Invalid({"shared": [reason]})
        if row is None:
            row = SavedView.create(
                workspace=caller.workspace, user=caller.user, handler=handler, name=name, query=kept,
                is_shared=is_shared,
            )  # fmt: skip
        else:
            row.query, row.is_shared = kept, is_shared
            row.save(only=[SavedView.query, SavedView.is_shared])
        return _view(caller, row)


def _checked(query: str, wrong: dict[str, list[str]]) -> str:
    """A query as it is kept. What is wrong with it is added to `wrong`."""
    try:
        pairs = parse_qsl(query.removeprefix("?"), max_num_fields=MAX_FIELDS)
        fields = {key: text for key, text in pairs if key != _LIST}
        if unknown := [key for key in fields if not _is_kept(key)]:
            raise Invalid({unknown[0]: [_("A view keeps filters and the order alone.")]})
        load(RecordQuery(), fields)
    except ValueError:
        wrong["query"] = [_("At most %(limit)s filters.", limit=MAX_FIELDS)]
        return ""
    except Invalid as error:
        wrong["query"] = [error.sentences()]
        return ""
    kept = _text_of(fields)
    if not kept:
        wrong["query"] = [_("Filter or sort the list first.")]
    elif len(kept) > MAX_QUERY:
        wrong["query"] = [_("Use at most %(limit)s characters.", limit=MAX_QUERY)]
    return kept


def _is_kept(key: str) -> bool:
    return key == _SORT or key.startswith(_FILTER)


def _text_of(fields: dict[str, str]) -> str:
    """One text for the same filters and order, whatever the order of an address. The usual order is left out."""
    usual = RecordQuery().fields[_SORT].load_default
    return urlencode(sorted((key, text) for key, text in fields.items() if text and (key, text) != (_SORT, usual)))


def _visible(caller: Caller) -> peewee.ModelSelect[SavedView]:
    is_visible = (SavedView.user == caller.user) | SavedView.is_shared
    return SavedView.select(SavedView, User).join(User).where((SavedView.workspace == caller.workspace) & is_visible)


def _found(caller: Caller, id: str) -> SavedView:
    row: SavedView | None = _visible(caller).where(SavedView.id == id).get_or_none()
    if row is None:
        raise NotFound(_("There is no view with this id."))
    return row


def _delete(caller: Caller, id: str) -> None:
    with database.atomic():
        row = _visible(caller).where(SavedView.id == id).get_or_none()
        if row is None:
            return
        if row.user_id != caller.user.id:
            roles.require(caller, roles.MANAGER)
        row.delete_instance()


def _view(caller: Caller, row: SavedView) -> ListView:
    return ListView(
        row.id, row.name, row.handler, row.query, row.is_shared, row.user_id == caller.user.id, row.user.name,
        row.created_at,
    )  # fmt: skip
