"""Confirming a change to many records: its preview issues a token, which the caller sends with the request itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.people import credentials
from signpost.operations.caller import Caller
from signpost.runtime import retention
from signpost.storage.models import Confirmation
from signpost.translations import gettext as _

# How long a change may be confirmed after its preview.
CONFIRMABLE_FOR = timedelta(hours=1)
# Of a user in a workspace, the newest ones: each may name 10,000 records.
MAX_CONFIRMATIONS = 100


def issue(caller: Caller, requested: Mapping[str, Any], matched: int) -> tuple[str, str]:
    """The token of what was previewed, and when it expires; call it in a transaction.

    requested: what the request must ask for, too.  matched: how many records the preview found.
    """
    now, secret = times.now(), credentials.new_secret()
    expires_at = times.text(now + CONFIRMABLE_FOR)
    # Each preview makes one, and an embedded app does not sweep.
    retention.prune("confirmations")
    own = (Confirmation.workspace == caller.workspace) & (Confirmation.user == caller.user)
    oldest = Confirmation.select(Confirmation.digest).where(own).order_by(Confirmation.expires_at.desc())
    too_many = [row.digest for row in oldest.offset(MAX_CONFIRMATIONS - 1)]
    Confirmation.delete().where(Confirmation.digest << too_many).execute()
    Confirmation.create(
        digest=credentials.digest_of(secret),
        workspace=caller.workspace,
        user=caller.user,
        filter=requested,
        matched=matched,
        expires_at=expires_at,
    )
    return secret, expires_at


def find(caller: Caller, token: str | None, requested: Mapping[str, Any]) -> Confirmation:
    """What was previewed with a token; call it in the transaction of the change itself.

    requested: what the change asks for. Raises Invalid where the token is missing, unknown, used, too old or another
    caller's, or where the preview was of something else.
    """
    if token is None:
        raise _not_confirmed(_("Give the confirmation_token from a dry run."))
    found: Confirmation | None = Confirmation.get_or_none(
        (Confirmation.digest == credentials.digest_of(token))
        & (Confirmation.workspace == caller.workspace)
        & (Confirmation.user == caller.user)
        & (Confirmation.expires_at > times.now_text())
    )
    if found is None:
        raise _not_confirmed(_("Unknown, already used, or older than an hour. Preview it again."))
    if found.filter != requested:
        raise _not_confirmed(_("It was issued for other filters or another change. Preview it again."))
    return found


def redeem(confirmation: Confirmation, matched: int) -> None:
    """Use up a confirmation. matched: how many records are changed now. Raises Invalid: the preview found others."""
    if confirmation.matched != matched:
        raise _not_confirmed(
            _(
                "It was issued for %(shown)s records, but %(matched)s match now. Preview it again.",
                shown=confirmation.matched,
                matched=matched,
            )
        )
    confirmation.delete_instance()


def _not_confirmed(reason: str) -> Invalid:
    return Invalid({"confirmation_token": [reason]})
