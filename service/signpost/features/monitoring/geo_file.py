"""Files that are downloaded as databases of places: unpacked, and looked through before one of them is used."""

import contextlib
import gzip
import logging
import tarfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import IO

import maxminddb

# Of a download, and of the database in it.
MAX_BYTES = 1 << 30
# Files in an archive.
MAX_MEMBERS = 1_000
# How many networks are looked at for a country.
MAX_NETWORKS = 10_000
MAX_KIND = 64
_CHUNK_BYTES = 1 << 20
_TAR_HEAD = 512

logger = logging.getLogger("signpost.geo")


class GeoFileError(Exception):
    """A file cannot be used; the message is one sentence for the operator."""


@dataclass(frozen=True)
class Description:
    """kind: what its maker calls it, like DBIP-City-Lite."""

    kind: str
    built_at: datetime

    def __str__(self) -> str:
        return f"{self.kind} of {self.built_at:%Y-%m-%d}"


def describe(file: Path) -> Description:
    """Raises GeoFileError unless a file is a database that knows the countries of addresses."""
    try:
        with maxminddb.open_database(file) as reader:
            metadata = reader.metadata()
            found = Description(metadata.database_type[:MAX_KIND], datetime.fromtimestamp(metadata.build_epoch, UTC))
            has_countries = any(_has_country(entry) for _, entry in islice(reader, MAX_NETWORKS))
    except Exception as error:  # a damaged file can make the reader fail in unforeseeable ways
        logger.debug("A file is no database of places.", exc_info=True)
        raise GeoFileError("It is not a MaxMind database (.mmdb), or is damaged.") from error
    if not has_countries:
        raise GeoFileError(f"It is of the type {found.kind!r}, which does not know countries.")
    return found


def _has_country(entry: object) -> bool:
    country = entry.get("country") if isinstance(entry, dict) else None
    return isinstance(country, dict) and isinstance(country.get("iso_code"), str)


@contextlib.contextmanager
def unpacked(file: Path) -> Iterator[Iterator[bytes]]:
    """The chunks of the database in a file: as it is, compressed by gzip, or in a tar archive.

    Raises GeoFileError, also while they are read.
    """
    try:
        with contextlib.ExitStack() as stack:
            raw: IO[bytes] | gzip.GzipFile = stack.enter_context(file.open("rb"))
            if raw.read(2) == b"\x1f\x8b":
                raw = stack.enter_context(gzip.open(file))
            raw.seek(0)
            head = raw.read(_TAR_HEAD)
            raw.seek(0)
            content = _member(_Limited(raw)) if head[257:262] == b"ustar" else _Limited(raw)
            yield iter(lambda: content.read(_CHUNK_BYTES), b"")
    except (EOFError, zlib.error, gzip.BadGzipFile, tarfile.TarError):
        raise GeoFileError("It is damaged, or was cut off.") from None


class _Limited:
    """A file of which at most MAX_BYTES are read."""

    def __init__(self, inner: IO[bytes] | gzip.GzipFile):
        self._inner, self._left = inner, MAX_BYTES

    def read(self, count: int = _CHUNK_BYTES) -> bytes:
        chunk = self._inner.read(count)
        self._left -= len(chunk)
        if self._left < 0:
            raise GeoFileError(f"It is larger than {MAX_BYTES:,} bytes.")
        return chunk


def _member(content: _Limited) -> IO[bytes]:
    """The first .mmdb file of an archive."""
    archive = tarfile.open(fileobj=content, mode="r|")  # type: ignore[call-overload]  # noqa: SIM115
    for member in islice(archive, MAX_MEMBERS):
        if member.isfile() and member.name.endswith(".mmdb"):
            file: IO[bytes] = archive.extractfile(member)
            return file
    raise GeoFileError("The archive has no .mmdb file in it.")
