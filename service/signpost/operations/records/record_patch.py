"""Changing the fields of a record that a patch names, and no others."""

from __future__ import annotations

from collections.abc import Container

from signpost.domain.errors import Invalid
from signpost.domain.records.record import PausedBy, RecordView
from signpost.domain.records.record_patch import RecordPatch
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import columns_of, config_of, view
from signpost.operations.records.record_versions import require_match
from signpost.operations.records.record_writer import RecordEditor
from signpost.operations.records.records import find_record, reusable_password_hash
from signpost.runtime import link_passwords
from signpost.storage import database
from signpost.storage.models import Record
from signpost.translations import gettext as _


@roles.requires(roles.EDITOR)
def patch_record(
    caller: Caller,
    id: str,
    *,
    patch: RecordPatch,
    if_match: Container[str] | None = None,
    may_be_over: bool = False,
) -> RecordView:
    """Change what `patch` names of a record.

    if_match: the versions that it may have. may_be_over: as `RecordEditor.replace` has it.
    Raises NotFound, StaleRecord; Invalid as `update_redirect` does.
    """
    with link_passwords.ahead():
        same = reusable_password_hash(caller, id, patch.values.get("password"))
        if same is None:
            prepare(patch)
        with database.atomic():
            record = find_record(caller, id)
            require_match(record, if_match)
            if same is not None and record.password_hash == same:
                patch = patch.without("password")
            apply(caller, record, patch, may_be_over=may_be_over)
    return view(record)


def prepare(patch: RecordPatch) -> None:
    """Hash the password that a patch sets. Call it within `link_passwords.ahead`, before the transaction."""
    if patch.values.get("password") is not None:
        link_passwords.prepare(patch.values["password"])


def apply(caller: Caller, record: Record, patch: RecordPatch, *, may_be_over: bool = False) -> None:
    """Change a record as `patch` says; call it in a transaction.

    may_be_over: as `RecordEditor.replace` has it. Raises Invalid, PlanLimitExceeded.
    """
    if "paused" in patch.values and record.paused_by not in (PausedBy.NOBODY, PausedBy.USER):
        reason = _("It was paused by %(paused_by)s, so it can't be resumed here.", paused_by=record.paused_by)
        raise Invalid({"paused": [reason]})
    config = patch.applied_to(config_of(record))
    RecordEditor(caller).replace(record, patch.address, config, columns_of(config), may_be_over=may_be_over)
