"""The key of this instance: a file next to the database, so that no secret is in the database.

The database has a check value, from which the key cannot be found: a database with another key, or without its key, is
noticed before anything is signed wrongly.
"""

import contextlib
import hashlib
import hmac
import logging
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from signpost.domain import times
from signpost.storage import instance_folder
from signpost.storage.app_parts import current_parts
from signpost.storage.database import Differing

FILE = "secret.key"
BYTES = 32
# The key of a database that is being restored, until the database is in place.
RESTORED = f"{FILE}.restored"
# The row of `state` with the check value.
CHECK = "key_check"
# What operators read about a key that is lost.
LOST = (
    "Receivers of webhooks and notifications need their new secrets, authenticator apps no longer work (recovery codes "
    "do, and `signpost user second-step-off`), DNS records that prove hostnames are other ones, and links in e-mails "
    "that were sent do not unsubscribe."
)
# Whether anything was derived from a key that cannot be derived again. Of a database that has no check value yet.
_IS_NEEDED = (
    ("webhook", "id", "SELECT EXISTS (SELECT 1 FROM webhook)"),
    ("authenticator", "confirmed_at", "SELECT EXISTS (SELECT 1 FROM authenticator WHERE confirmed_at IS NOT NULL)"),
    (
        "delivery",
        "id",
        # Until a notification was sent, its receiver can't have checked a signature.
        Differing(
            "SELECT EXISTS (SELECT 1 FROM delivery) AND EXISTS"
            " (SELECT 1 FROM workspace WHERE coalesce(settings ->> 'notify_url', '') <> '')",
            postgresql="SELECT EXISTS (SELECT 1 FROM delivery) AND EXISTS"
            " (SELECT 1 FROM workspace WHERE coalesce(settings::json ->> 'notify_url', '') <> '')",
        ),
    ),
)

logger = logging.getLogger("signpost.database")
# Runs a statement; returns a cursor.
Execute = Callable[[str, tuple[Any, ...]], Any]


class BadKey(RuntimeError):
    """The key file holds no key; the message is one sentence for the operator."""


class Key:
    """The key of an app, read when its database is opened: whatever happens to the file later, none is created."""

    def __init__(self, instance: Path, key: bytes):
        self._instance, self._key = instance, key

    def derive(self, purpose: str) -> bytes:
        """32 bytes for `purpose`, always the same in this instance."""
        return hmac.digest(self._key, purpose.encode(), hashlib.sha256)

    def warning(self) -> str | None:
        """A sentence for the operator where the next start would be refused because of the key."""
        file = self._instance / FILE
        try:
            found = read(self._instance)
        except BadKey as error:
            return str(error)
        if found is None:
            return f"{FILE} is missing in {self._instance}: put it back, or no server will start there. {_NO_WAY_BACK}"
        if found != self._key:
            return f"{file} is another key than at the start, which is still used: put that back. {_NO_WAY_BACK}"
        return None


def derive(purpose: str) -> bytes:
    """32 bytes for `purpose`, by the key of the active app."""
    return current_parts()[Key].derive(purpose)


def check(instance: Path) -> None:
    """Raises BadKey where the key cannot be used. A missing one is no error: it is created when it is needed."""
    with contextlib.suppress(FileNotFoundError):
        _read(instance / FILE)


def adopt(file: Path, instance: Path) -> None:
    """Copy the key that all nodes have to the folder of one. Raises BadKey: unreadable, or another; OSError."""
    try:
        given = _read(file)
    except FileNotFoundError:
        raise BadKey(f"SIGNPOST_SECRET_KEY_FILE names {file}, which does not exist.") from None
    if (present := read(instance)) is None:
        _write(instance / FILE, given)
    elif present != given:
        raise BadKey(f"{instance / FILE} and {file}, which SIGNPOST_SECRET_KEY_FILE names, are different keys.")


# --- the check value ---------------------------------------------------------------------------------------------


def require(execute: Execute, instance: Path) -> str:
    """The check value of the database. Raises BadKey where it belongs to another key.

    The first time it is stored. A key that was never needed is created. Raises OSError: it cannot be.
    """
    stored, key = stored_check(execute), read(instance)
    if stored is None:
        if key is None and is_needed(execute):
            raise _missing(instance)
        if key is None:
            key = _key(instance / FILE)
            if execute("SELECT EXISTS (SELECT 1 FROM workspace)", ()).fetchall()[0][0]:
                logger.warning(
                    "This database is of a version that had made no key yet, so a key was made: %s. Keep it with the "
                    "database. Secrets of notifications are derived from it.",
                    instance / FILE,
                )
        store_check(execute, key)
        return check_of(key)
    restored = None if key is not None and check_of(key) == stored else read(instance, RESTORED)
    if restored is not None and check_of(restored) == stored:
        # A restore was interrupted between the database and the key.
        adopt_restored(instance, times.file_stamp())
    else:
        require_known(stored, instance)
    return stored


def require_known(check: str, instance: Path) -> None:
    """Raises BadKey where the key of the folder has another check value."""
    if (key := read(instance)) is None:
        raise _missing(instance)
    if check_of(key) != check:
        raise BadKey(
            f"{instance / FILE} is not the key of this database, but that of another instance: put the right one "
            f"there, such as FILE.key of a backup, or that of another node. {_NO_WAY_BACK}"
        )


_NO_WAY_BACK = "If it is lost for good, see `signpost key accept`."


def _missing(instance: Path) -> BadKey:
    return BadKey(
        f"The key of this instance, {instance / FILE}, is missing: put it there, such as FILE.key of a backup, or that "
        f"of another node. {_NO_WAY_BACK}"
    )


def check_of(key: bytes) -> str:
    """The check value of a key."""
    return hmac.digest(key, b"check value of the key of an instance", hashlib.sha256).hex()


def stored_check(execute: Execute) -> str | None:
    rows = execute("SELECT value FROM state WHERE name = ?", (CHECK,)).fetchall()
    return str(rows[0][0]) if rows else None


def store_check(execute: Execute, key: bytes) -> None:
    execute(
        "INSERT INTO state (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (CHECK, check_of(key)),
    )


def is_needed(execute: Execute) -> bool:
    """Whether something in a database depends on its key."""
    has = Differing(
        "SELECT 1 FROM pragma_table_info(?) WHERE name = ?",
        postgresql="SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema()"
        " AND table_name = ? AND column_name = ?",
    )
    # Older databases lack some of these.
    existing = [sql for table, column, sql in _IS_NEEDED if execute(has, (table, column)).fetchall()]
    return any(execute(sql, ()).fetchall()[0][0] for sql in existing)


def load_or_create(instance: Path) -> bytes:
    """The key, which is created where there is none. Raises BadKey, OSError."""
    return _key(instance / FILE)


def read(instance: Path, name: str = FILE) -> bytes | None:
    """The key in a file of the folder; None: there is none. Raises BadKey."""
    with contextlib.suppress(FileNotFoundError):
        return _read(instance / name)
    return None


def adopt_restored(instance: Path, stamp: str) -> None:
    """Put the key of a restored database in its place. The former one is kept with `stamp` in its name."""
    key = instance / FILE
    with contextlib.suppress(FileNotFoundError, FileExistsError):
        os.link(key, key.with_name(f"{FILE}.before-{stamp}"))
    (instance / RESTORED).replace(key)


# --- the file ----------------------------------------------------------------------------------------------------


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
    _write(file, secrets.token_bytes(BYTES))
    return _read(file)


def _write(file: Path, key: bytes) -> None:
    """Write a key, unless there is one already."""
    # Written under another name and linked into place: two processes that start together agree on one whole key.
    unfinished = file.with_name(f"{FILE}.{secrets.token_hex(8)}")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())
        instance_folder.give(unfinished)
        with contextlib.suppress(FileExistsError):
            os.link(unfinished, file)
    finally:
        unfinished.unlink()
