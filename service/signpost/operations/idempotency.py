"""Idempotent requests: one that is sent again with the same key gets the stored answer.

Keys belong to a user in a workspace, and are kept for a day. A request that failed changed nothing, so its answer is
not stored: sending it again tries again.
"""

from collections.abc import Callable

from signpost.operations.caller import Caller
from signpost.runtime import retention
from signpost.storage import database
from signpost.storage.models import KeptAnswer


class AnotherRequest(Exception):
    """The key was used for another request."""


def once(caller: Caller, key: str, request: str, do: Callable[[], str]) -> tuple[str, bool]:
    """What `do` returned, and whether that was stored: with the same key it is called once.

    request: equal for equal requests. Concurrent ones wait for each other. Raises AnotherRequest.
    """
    workspace, user = caller.workspace, caller.user
    # One transaction: the change and its answer are on disk together, or neither is.
    with database.atomic():
        # An old key may be used again, and an embedded app, which does not sweep, would keep each of them.
        retention.prune("idempotency keys")
        saved = KeptAnswer.get_or_none(
            (KeptAnswer.workspace == workspace) & (KeptAnswer.user == user) & (KeptAnswer.key == key)
        )
        if saved is None:
            body = do()
            KeptAnswer.create(workspace=workspace, user=user, key=key, request=request, body=body)
            return body, False
    if saved.request != request:
        raise AnotherRequest
    return str(saved.body), True
