"""The key of this instance: a file next to the database, so that no secret is in the database."""

import contextlib
import hashlib
import hmac
import os
import secrets
from pathlib import Path

from signpost.storage import instance_folder

FILE = "secret.key"
BYTES = 32


class BadKey(RuntimeError):
    """The key file holds no key; the message is one sentence for the operator."""


def derive(instance: str, purpose: str) -> bytes:
    """32 bytes for `purpose`, always the same in this instance folder.

    Raises OSError: the file cannot be written; BadKey: it holds something else.
    """
    return hmac.digest(_key(Path(instance) / FILE), purpose.encode(), hashlib.sha256)


def check(instance: Path) -> None:
    """Raises BadKey where the key cannot be used. A missing one is no error: it is created when it is needed."""
    with contextlib.suppress(FileNotFoundError):
        _read(instance / FILE)


def _read(file: Path) -> bytes:
    """Raises FileNotFoundError and BadKey."""
    try:
        with file.open("rb") as content:
            key = content.read(BYTES + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise BadKey(f"The key of this instance, {file}, cannot be read: {error.strerror}.") from None
    if len(key) != BYTES:
        # With a short or empty key, anyone could guess signatures.
        raise BadKey(
            f"The key of this instance, {file}, is damaged: it must have exactly {BYTES} bytes. Restore the one from a "
            "backup (FILE.key), or remove it for a new one; receivers of notifications then need the new secret."
        )
    return key


def _key(file: Path) -> bytes:
    with contextlib.suppress(FileNotFoundError):
        return _read(file)
    # Written under another name and linked into place: two processes that start together agree on one whole key.
    unfinished = file.with_name(f"{FILE}.{secrets.token_hex(8)}")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as out:
            out.write(secrets.token_bytes(BYTES))
            out.flush()
            os.fsync(out.fileno())
        instance_folder.give(unfinished)
        with contextlib.suppress(FileExistsError):
            os.link(unfinished, file)
    finally:
        unfinished.unlink()
    return _read(file)
