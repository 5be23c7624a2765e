"""Hashing passwords. It is slow and takes much memory, on purpose, so few are hashed at a time.

scrypt with our parameters takes 16 MiB and up to a quarter of a second of CPU time. Anyone can make the server check a
password, at the sign-in page or on a link with a password, so requests that would wait long are refused. Each purpose
has turns of its own (runtime/bulkheads.py), one hash at a time: guesses at the password of a link never delay anyone
who signs in, and guesses at a person's password never delay a browser in which the person signed in before.
"""

from __future__ import annotations

import threading
import unicodedata
from dataclasses import dataclass

from werkzeug.security import check_password_hash, generate_password_hash

from signpost.domain.errors import Busy, TooManyRequests
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Bulkheads, Holder, SharedResource

# Of a password, in characters: longer than any that may be set, and composed at once whatever it contains.
MAX_COMPOSED = 512
# For authorized requests that set a password, one at a time: they wait for their turn.
_hashing = threading.BoundedSemaphore(1)


@dataclass(frozen=True)
class Asker:
    """In whose turn a password is checked."""

    resource: SharedResource
    holder: Holder


def stranger(site: str) -> Asker:
    """Anyone who wants to sign in. site: the network of the client."""
    return Asker(SharedResource.SIGN_IN, Holder(site))


def known(user_id: str) -> Asker:
    """A person who wants to sign in with a browser in which they did so before."""
    return Asker(SharedResource.KNOWN_SIGN_IN, Holder(user_id))


def signed_in(user_id: str) -> Asker:
    """A person who is signed in, and enters the current password."""
    return Asker(SharedResource.CURRENT_PASSWORDS, Holder(user_id))


def visitor(site: str) -> Asker:
    """A visitor of a link. site: the network of the client."""
    return Asker(SharedResource.LINK_PASSWORDS, Holder(site))


def matches(hashed: str, password: str, asker: Asker, turns: Bulkheads | None = None) -> bool:
    """Whether a password matches a hash, for requests of anyone, in any spelling of Unicode. Raises TooManyRequests.

    turns: of the app; by default of the active one.
    """
    try:
        place = (turns or bulkheads.current())[asker.resource].enter(asker.holder)
    except Busy as busy:
        raise TooManyRequests(busy.retry_after_s, busy.message) from None
    with place:
        return _is_of(hashed, password)


def hash_of(password: str, method: str) -> str:
    """The hash of a new password, for authorized requests: it waits for its turn."""
    with _hashing:
        return generate_password_hash(compose(password), method=method)


def is_hash_of(hashed: str, password: str) -> bool:
    """`matches` for an operator: it waits for its turn."""
    with _hashing:
        return _is_of(hashed, password)


def _is_of(hashed: str, password: str) -> bool:
    in_one_form = compose(password)
    if check_password_hash(hashed, in_one_form):
        return True
    # Earlier versions hashed a password as it was sent.
    return in_one_form != password and check_password_hash(hashed, password)


def compose(password: str) -> str:
    """A password in NFC: keyboards and systems send letters with marks in one character or in several.

    One of more than MAX_COMPOSED characters stays as it is.
    """
    return unicodedata.normalize("NFC", password) if len(password) <= MAX_COMPOSED else password
