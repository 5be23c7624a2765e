"""What is done once, however often it is asked for: a request that is sent again finds what it was answered before.

Keys belong to a user in a workspace, and are kept for a day. What did not succeed changed nothing, so it is not kept:
asking again tries again.
"""

from collections.abc import Callable

from signpost.domain import times
from signpost.operations.caller import Caller
from signpost.runtime.retention import ANSWERS_KEPT_FOR
from signpost.storage import database
from signpost.storage.models import KeptAnswer


class AnotherRequest(Exception):
    """The key was used for another request."""


def once(caller: Caller, key: str, request: str, do: Callable[[], str]) -> tuple[str, bool]:
    """What `do` returns, and whether that was before: with the same key it is called once.

    request: the same for requests that ask for the same. Two that come together wait for each other. Raises
    AnotherRequest.
    """
    workspace, user = caller.workspace, caller.user
    # Around all of it: what was done and the answer about it are on disk together, or neither is.
    with database.atomic():
        KeptAnswer.delete().where(KeptAnswer.created_at < times.text(times.now() - ANSWERS_KEPT_FOR)).execute()
        kept = KeptAnswer.get_or_none(
            (KeptAnswer.workspace == workspace) & (KeptAnswer.user == user) & (KeptAnswer.key == key)
        )
        if kept is None:
            body = do()
            KeptAnswer.create(workspace=workspace, user=user, key=key, request=request, body=body)
            return body, False
    if kept.request != request:
        raise AnotherRequest
    return str(kept.body), True
