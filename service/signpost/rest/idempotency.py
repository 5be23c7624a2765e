"""Idempotency-Key: a request that is repeated because no answer came is not executed twice. An extension.

The same key with the same request returns the first answer for a day; with another request it is refused (422), and
while the first one is still running, too (409). Keys belong to a user in a workspace. A request that changed nothing
leaves no answer: repeating it tries again.
"""

import hashlib
import json
import re
import threading
from collections.abc import Callable
from functools import wraps
from typing import Any

from flask import Response, current_app, g, make_response, request

from signpost.domain import strict_json
from signpost.domain.errors import Conflict, Invalid, ServiceError
from signpost.operations import idempotency
from signpost.runtime import link_passwords
from signpost.schemas.records.record_extensions import INCLUDE
from signpost.storage import database
from signpost.storage.app_parts import current_parts

HEADER = "Idempotency-Key"
_KEY = re.compile(r"[\x21-\x7e]{1,255}")

PARAMETER = {
    "in": "header",
    "name": HEADER,
    "required": False,
    "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
    "description": "A key that the caller generates for this request. Sent again with it within 24 hours, the request "
    "returns the first response and is not executed again.",
    "x-signpost-extension": True,
}


class InFlight:
    """The keys whose requests are running in this process. On another node the second one waits for a writer's turn."""

    def __init__(self) -> None:
        self._keys: set[tuple[str, ...]] = set()
        self._lock = threading.Lock()

    def add(self, key: tuple[str, ...]) -> bool:
        """False: the key is in use already."""
        with self._lock:
            if key in self._keys:
                return False
            self._keys.add(key)
            return True

    def remove(self, key: tuple[str, ...]) -> None:
        with self._lock:
            self._keys.discard(key)


def idempotent(view: Callable[..., Any]) -> Callable[..., Any]:
    """A view whose whole answer is JSON with status 200; repeated with the same Idempotency-Key, it does nothing."""

    @wraps(view)
    def answer(*args: Any, **kwargs: Any) -> Any:
        key = request.headers.get(HEADER)
        if key is None:
            return view(*args, **kwargs)
        if not _KEY.fullmatch(key):
            raise Invalid({HEADER: ["Use 1 to 255 visible ASCII characters."]})
        in_flight = current_parts()[InFlight]
        owner = (g.caller.workspace.id, g.caller.user.id, key)
        if not in_flight.add(owner):
            raise Conflict("A request with this Idempotency-Key is still running.")
        try:
            with link_passwords.ahead():
                _prepare()
                return _once(key, lambda: make_response(view(*args, **kwargs)))
        finally:
            in_flight.remove(owner)

    return answer


def keep_no_answer() -> None:
    """Called by a view that changed nothing though its answer is 200."""
    g.unchanged = True


def _prepare() -> None:
    """What would block other writers within the transaction: hash passwords, and wait for the turn of many records.

    The view refuses a body that cannot be read.
    """
    try:
        body = strict_json.loads(request.get_data(cache=True)) if request.is_json else None
    except ServiceError:
        return
    records = body.get("records") if isinstance(body, dict) else None
    bodies = [body, *(records if isinstance(records, list) else ())]
    passwords = [
        entry["password"] for entry in bodies if isinstance(entry, dict) and isinstance(entry.get("password"), str)
    ]
    for password in passwords[: link_passwords.MAX_PASSWORDS]:
        link_passwords.prepare(password)
    if isinstance(records, list):
        database.cluster().begin_bulk(g.caller.workspace.id, len(records))


def _once(key: str, ask: Callable[[], Response]) -> Response:
    created: list[Response] = []

    def do() -> str:
        created.append(ask())
        return created[0].get_data(as_text=True)

    try:
        body, is_repeat = idempotency.once(g.caller, key, _fingerprint(), do, lambda: "unchanged" not in g)
    except idempotency.AnotherRequest:
        raise Invalid({HEADER: ["This key was used for another request."]}) from None
    if not is_repeat:
        return created[0]
    response = current_app.response_class(body, mimetype="application/json")
    response.headers["Idempotent-Replayed"] = "true"
    return response


def _fingerprint() -> str:
    """A digest that is the same for equal requests, however their JSON is written."""
    body = request.get_data(cache=True)
    what = json.dumps(strict_json.loads(body), sort_keys=True) if body and request.is_json else body.hex()
    # With it the answer is another one.
    included = f"?{INCLUDE}" if INCLUDE in request.args else ""
    return hashlib.sha256(f"{request.method} {request.path}{included} {what}".encode()).hexdigest()
