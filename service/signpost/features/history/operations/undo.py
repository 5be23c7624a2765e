"""Undo: brings back what was before a change, as a change of its own.

It is refused where it no longer fits: where the thing has changed since, or something else has taken its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from signpost.domain import times
from signpost.domain.changes import MAX_UNDOABLE, Subject, Verb, difference
from signpost.domain.errors import Invalid, NotFound
from signpost.features.history.change_view import ChangeView
from signpost.features.history.operations import history, undo_records
from signpost.features.history.operations.changes import views
from signpost.features.history.operations.undo_records import CHANGED_SINCE, refusal
from signpost.features.history.tables import Change
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.hosts.host_views import settings_of
from signpost.operations.workspaces import workspace_settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Host
from signpost.translations import gettext as _
from signpost.translations import mark, number


@roles.requires(roles.EDITOR)
def undo_change(caller: Caller, id: str) -> ChangeView:
    """Undo a change; returns the entry of the undo, which can itself be undone.

    Raises NotFound; RoleTooLow: hostnames and settings are a manager's; Conflict: it was undone already, the thing has
    changed since, or its place is taken.
    """
    with database.atomic():
        change: Change | None = Change.of(caller.workspace).where(Change.id == id).get_or_none()
        if change is None:
            raise NotFound(_("There is no change with this id."))
        if change.type != Subject.RECORD:
            roles.require(caller, roles.MANAGER)
        if Change.select().where(Change.undoes == id).exists():
            raise refusal(_("It was already undone."))
        undo = _UNDO.get((change.type, change.effect))
        if undo is None:
            raise refusal(
                _(
                    "You can't undo this kind of change (%(effect)s of a %(type)s).",
                    effect=change.effect,
                    type=change.type,
                )
            )
        if change.undo is None:
            raise refusal(_why_final(change))
        try:
            with history.undoing(id):
                undo(caller, change)
        except (Invalid, NotFound) as error:
            raise refusal(error.sentences()) from None
        created: Change = Change.get(Change.undoes == id)
    return views(caller, [created])[0]


def may_undo(caller: Caller, change: ChangeView) -> bool:
    """Whether the caller may ask for the undo of a change; it may be refused nevertheless."""
    needed = roles.EDITOR if change.type == Subject.RECORD else roles.MANAGER
    is_of_many = change.verb is Verb.UNDO and change.record_id is None and change.type == Subject.RECORD
    # An import by a command keeps nothing for its undo.
    is_kept = change.verb is not Verb.IMPORT or change.job_id is not None
    can_be = change.verb is Verb.UNDO or ((change.type, change.verb) in _UNDO and is_kept)
    return caller.role >= needed and can_be and not is_of_many


def change_of_job(caller: Caller, job_id: str) -> str | None:
    """The id of the change that a job has made, if the caller may undo it, and nobody has."""
    made: Change | None = Change.of(caller.workspace).where(Change.job_id == job_id).get_or_none()
    if made is None or made.undo is None or caller.role < roles.EDITOR or (made.type, made.effect) not in _UNDO:
        return None
    return None if Change.select().where(Change.undoes == made.id).exists() else str(made.id)


_FINAL = mark("It changed more than %(limit)s records, which is too many to undo.")
# The entry of an import does not say which of the two it is.
_IMPORTED = mark("It had more than %(limit)s lines, or was made before imports could be undone.")


def _why_final(change: Change) -> str:
    """Why a change of a kind that can be undone keeps nothing for that."""
    if change.job_id is None:
        return _("The previous values are no longer kept.")
    return _(_IMPORTED if change.effect is Verb.IMPORT else _FINAL, limit=number(MAX_UNDOABLE))


def _host(caller: Caller, change: Change) -> Host:
    found: Host | None = caller.workspace.hosts.where(Host.host == change.record_id).get_or_none()
    if found is None:
        raise refusal(_("The hostname was disconnected afterwards."))
    if found.updated_at != change.undo["updated_at"]:
        raise refusal(CHANGED_SINCE)
    return found


def _disconnect(caller: Caller, change: Change) -> None:
    found = _host(caller, change)
    hook().host_disconnected(caller=caller, host=found)
    found.delete_instance()
    database.announce(found.host)


def _restore_host(caller: Caller, change: Change) -> None:
    found = _host(caller, change)
    former = settings_of(found)
    for name, value in change.before.items():
        setattr(found, name, value)
    found.updated_at = times.now_text()
    found.save()
    before, after = difference(former, settings_of(found))
    hook().host_changed(caller=caller, host=found, before=before, after=after)
    database.announce(found.host)


def _reconnect(caller: Caller, change: Change) -> None:
    settings = {**change.before}
    host = settings.pop("host")
    if caller.workspace.hosts.where(Host.host == host).exists():
        raise refusal(_("The hostname is connected again."))
    found = hosts.add_host(caller, host, settings)
    hook().host_connected(caller=caller, host=found)
    database.announce(host)


def _restore_settings(caller: Caller, change: Change) -> None:
    workspace = type(caller.workspace).get_by_id(caller.workspace.id)
    present = workspace_settings.stored_values(workspace)
    if any(present[key] != value for key, value in change.undo["after"].items()):
        raise refusal(CHANGED_SINCE)
    workspace_settings.store(caller, workspace, change.undo["before"])


_UNDO: Mapping[tuple[Subject, Verb], Callable[[Caller, Change], None]] = {
    (Subject.RECORD, Verb.CREATE): undo_records.uncreate,
    (Subject.RECORD, Verb.UPDATE): undo_records.restore_columns,
    (Subject.RECORD, Verb.DELETE): undo_records.undelete,
    (Subject.RECORD, Verb.BULK_CREATE): undo_records.uncreate_many,
    (Subject.RECORD, Verb.BULK_UPDATE): undo_records.restore_many,
    (Subject.RECORD, Verb.IMPORT): undo_records.restore_many,
    (Subject.RECORD, Verb.BULK_DELETE): undo_records.undelete_many,
    (Subject.HOST, Verb.CREATE): _disconnect,
    (Subject.HOST, Verb.UPDATE): _restore_host,
    (Subject.HOST, Verb.DELETE): _reconnect,
    (Subject.SETTING, Verb.UPDATE): _restore_settings,
}
