"""Secrets of authenticator apps: derived from the key of the instance, and stored nowhere on the server.

So a copy of the database alone makes no codes, and another key file ends all apps.
"""

from __future__ import annotations

import base64

from signpost.runtime import settings
from signpost.storage import keys
from signpost.storage.models import Authenticator

# As RFC 4226 recommends, and what every app takes.
BYTES = 20


def secret(authenticator: Authenticator) -> str:
    """The secret that an app and the server share, in base32."""
    key = keys.derive(settings.active()["INSTANCE"], f"authenticator {authenticator.id}")
    return base64.b32encode(key[:BYTES]).decode()
