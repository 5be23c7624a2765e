"""Where addresses are, by a database file in MaxMind's format, which may be replaced while visitors come."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import maxminddb

# Characters of a name that are counted.
MAX_NAME_LENGTH = 64
# How often the file is looked at, so that a replaced one is noticed.
CHECK_EVERY_S = 30.0

logger = logging.getLogger("signpost.clicks")


class Location(NamedTuple):
    """country: an ISO code. region, city: English names. Each is "" where it is not known."""

    country: str = ""
    region: str = ""
    city: str = ""

    @property
    def text(self) -> str:
        """For people, such as "Berlin, DE"; "" where nothing is known."""
        return ", ".join(name for name in (self.city or self.region, self.country) if name)


UNKNOWN_LOCATION = Location()


class DatabaseCredit(NamedTuple):
    """Who made a database, in the words that its license wants on pages with its results."""

    text: str
    url: str


# By how the type of a database begins, like DBIP-City-Lite.
_SOURCES = {
    "DBIP": DatabaseCredit("IP geolocation by DB-IP", "https://db-ip.com"),
    "GeoLite2": DatabaseCredit("This product includes GeoLite2 data created by MaxMind", "https://www.maxmind.com"),
}
# What distinguishes a file from the one that replaced it; None: there is none.
_State = tuple[int, int, int, int] | None


class GeoDatabase:
    """The database of one app that says where an address is.

    file: it may appear, be replaced (by another file of its name, as `mv` does) and disappear at any time.
    version: grows when another database is in use.
    """

    def __init__(self, file: Path):
        self._file = file
        self._lock = threading.Lock()
        self._reader: maxminddb.Reader | None = None
        self._state: _State = None
        self.version = 0
        # By the monotonic clock.
        self._check_at = 0.0
        self.check()

    @property
    def knows_countries(self) -> bool:
        self.check()
        return self._reader is not None

    @property
    def source(self) -> DatabaseCredit | None:
        """Whom pages with countries must name; None: no one."""
        self.check()
        reader = self._reader
        kind = reader.metadata().database_type if reader is not None else ""
        return next((source for begin, source in _SOURCES.items() if kind.startswith(begin)), None)

    def of(self, address: str) -> Location:
        """The place of an IP address; UNKNOWN_LOCATION if there is no database, or it does not know the address."""
        self.check()
        reader = self._reader
        if reader is None:
            return UNKNOWN_LOCATION
        try:
            found: object = reader.get(address)
        except Exception:  # no address, or a damaged file, which can make the reader fail in unforeseeable ways
            return UNKNOWN_LOCATION
        if not isinstance(found, dict):
            return UNKNOWN_LOCATION
        regions = found.get("subdivisions")
        region = regions[0] if isinstance(regions, list) and regions else None
        return Location(
            _text(found.get("country"), "iso_code"),
            _name(region) or _text(region, "iso_code"),
            _name(found.get("city")),
        )

    def check(self) -> None:
        """Use the file that is there now, if it is another one. Cheap: looks at it every CHECK_EVERY_S."""
        if time.monotonic() < self._check_at or not self._lock.acquire(blocking=False):
            return
        try:
            if (state := _state(self._file)) != self._state:
                self._open(state)
            self._check_at = time.monotonic() + CHECK_EVERY_S
        finally:
            self._lock.release()

    def _open(self, state: _State) -> None:
        # Lookups that have begun hold the old reader, which unmaps its file when the last of them is done.
        self._state = state
        if state is None:
            self._reader = None
        else:
            # Most instances have no such file.
            import maxminddb

            try:
                self._reader = maxminddb.open_database(self._file)
            except Exception as error:
                logger.warning("%s cannot be used to look up countries: %s", self._file, error)
                return
        self.version += 1

    def close(self) -> None:
        self._reader = None


def _state(file: Path) -> _State:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _text(found: object, key: str) -> str:
    value = found.get(key) if isinstance(found, dict) else None
    return value[:MAX_NAME_LENGTH] if isinstance(value, str) else ""


def _name(found: object) -> str:
    return _text(found.get("names"), "en") if isinstance(found, dict) else ""
