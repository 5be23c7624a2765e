"""Idempotent requests: one that is sent again with the same key gets the stored answer.

Keys belong to a user in a workspace, and are kept for a day, the newest of a workspace within bounds. A request that
changed nothing leaves no answer: sending it again tries again.
"""

from collections.abc import Callable

from signpost.operations.caller import Caller
from signpost.runtime import retention
from signpost.storage import database
from signpost.storage.models import StoredResponse


class AnotherRequest(Exception):
    """The key was used for another request."""


def once(
    caller: Caller, key: str, request: str, do: Callable[[], str], has_changed: Callable[[], bool] = lambda: True
) -> tuple[str, bool]:
    """What `do` returned, and whether that was stored: with the same key it is called once.

    request: equal for equal requests. has_changed: whether `do` has changed anything. Concurrent ones wait for each
    other. Raises AnotherRequest.
    """
    workspace, user = caller.workspace, caller.user
    # One transaction: the change and its answer are on disk together, or neither is.
    with database.atomic():
        # An old key may be used again, and an embedded app, which does not sweep, would keep each of them.
        retention.prune("idempotency keys")
        saved = StoredResponse.get_or_none(
            (StoredResponse.workspace == workspace) & (StoredResponse.user == user) & (StoredResponse.key == key)
        )
        if saved is None:
            body = do()
            if has_changed():
                StoredResponse.create(workspace=workspace, user=user, key=key, request=request, body=body)
                # A long answer counts as several.
                weight = 1 + len(body) * retention.STEP // retention.MAX_ANSWER_BYTES
                retention.count_added("idempotency keys", {workspace.id: weight}, retention.delete_oldest_answers)
            return body, False
    if saved.request != request:
        raise AnotherRequest
    return str(saved.body), True
