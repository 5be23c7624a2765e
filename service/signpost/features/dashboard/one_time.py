"""Values that one person may look at once, on any node: kept between two requests.

A token's secret, between the form that created it and the page that shows it; a draft, between the end of a session and
the page that shows the form again. Neither may be in an address or a cookie. In the database a value is sealed with the
key of the instance and with the key by which its owner takes it, which no table has: no one can read it there.
"""

from __future__ import annotations

import base64
import json
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from signpost.domain import times
from signpost.domain.people.credentials import digest_of
from signpost.features.dashboard import statements
from signpost.features.dashboard.compression import keep_uncompressed
from signpost.features.dashboard.tables import ONE_TIME_VALUES
from signpost.runtime import retention
from signpost.storage import database, keys

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

# A browser asks for the page at once.
TTL_S = 120
# Of each kind, for all users together; the oldest is dropped first. The largest is a form of 64 KiB, so this is 9 MiB.
MAX_VALUES = 100


@dataclass(frozen=True)
class OneTimeValues:
    """Values of one kind by key, each for one owner. A value is what JSON can say."""

    kind: str

    def put(self, owner: str, value: Any, key: str | None = None, *, ttl_s: float = TTL_S) -> str:
        """Store `value`; returns the key with which `owner` may take it, once, within `ttl_s`."""
        key = key or secrets.token_urlsafe(16)
        digest, seal = self._of(owner, key)
        sealed = seal.encrypt(json.dumps(value).encode()).decode()
        with database.atomic():
            retention.prune(ONE_TIME_VALUES)
            statements.put(digest, self.kind, sealed, times.text(times.now() + timedelta(seconds=ttl_s)), MAX_VALUES)
        return key

    def take(self, owner: str, key: str) -> Any:
        """Remove and return the value stored for `owner`; None if there is none, or no longer."""
        if not key:
            return None
        digest, seal = self._of(owner, key)
        with database.atomic():
            found = statements.take(digest)
        if found is None or found[1] <= times.now_text():
            return None
        # It is a secret, most of the time, and on the page.
        keep_uncompressed()
        return json.loads(seal.decrypt(found[0]))

    def _of(self, owner: str, key: str) -> tuple[str, Fernet]:
        """Under which digest a value is stored, and what seals it."""
        # It is large, and most requests need none of it.
        from cryptography.fernet import Fernet

        name = json.dumps([self.kind, owner, key])
        secret = keys.derive(f"one-time value {name}")
        return digest_of(name), Fernet(base64.urlsafe_b64encode(secret))


# Any visitor can put a draft before signing in at a provider: these push out no others.
DRAFTS_AT_PROVIDER = OneTimeValues("draft at a provider")
_VALUES = OneTimeValues("value")


def one_time_values() -> OneTimeValues:
    return _VALUES
