"""The key of this instance: a file beside the database, so that no secret stands in the database."""

import contextlib
import hashlib
import hmac
import os
import secrets
from pathlib import Path

FILE = "secret.key"
_BYTES = 32


def derived(instance: str, purpose: str) -> bytes:
    """32 bytes for `purpose`, always the same in this instance folder. Raises OSError: the file cannot be written."""
    return hmac.digest(_key(Path(instance) / FILE), purpose.encode(), hashlib.sha256)


def _key(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        pass
    # Written beside and moved into place: two processes that start together agree on one key, and it is whole.
    beside = file.with_name(f"{FILE}.{secrets.token_hex(8)}")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as out:
            out.write(secrets.token_bytes(_BYTES))
            out.flush()
            os.fsync(out.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(beside, file)
    finally:
        beside.unlink()
    return file.read_bytes()
