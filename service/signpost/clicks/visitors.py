"""What is counted about visitors: person or bot, device, browser, origin, and whether they are new today.

No personal data is stored. A visitor is a hash of address and User-Agent with a salt that is replaced every day.
"""

import contextlib
import hashlib
import json
import logging
import os
import re
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import astuple, dataclass, fields, replace
from itertools import islice
from pathlib import Path

from signpost.clicks.agents import MAX_LENGTH, agent_of, is_bot
from signpost.clicks.origins import NO_CAMPAIGN, Campaign, campaign_of, language_of, referrer_of
from signpost.clicks.places import GeoDatabase
from signpost.domain import times
from signpost.domain.json_types import Environ
from signpost.domain.texts import is_printable

# The maximum number of visitors remembered; above it all are forgotten and examined again.
MAX_REMEMBERED = 20_000
# While clicks cannot be counted, their visitors stay remembered: up to this many, and up to this many bytes of lines,
# about 200 MB in memory. Of later ones only whether they are people or bots is counted. No line is longer than 4 KiB.
MAX_WAITING = 200_000
MAX_WAITING_BYTES = 64 << 20
# The id of visitors beyond these, and the limit below which the ids of all others are.
UNKNOWN_ID = 1 << 62
MAX_ID = 1 << 53
DAY_S = 86_400
# How long the salt of the day before stays in memory, for a clock that is set back. (So do the visitors of that day in
# the database.)
FORMER_S = 3600.0
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
# How long visits rely on the last look at the day and at the journal's file: short enough to notice a truncated journal
# before it is touched, long enough to make no visit slower.
CHECK_EVERY_S = 0.01

# (address, User-Agent, Referer, Accept-Language, campaign)
Key = tuple[str, str, str, str, Campaign | None]


@dataclass(frozen=True, slots=True, eq=False)
class Visitor:
    """What the visits of one visitor have in common. A text is "" where it is not known.

    id: negative for a bot. Rules look at its texts too, but only how often bots came is counted.
    token: the same all day for the same address and User-Agent; 0: not known.
    referrer: a hostname; referrer_page: with its path. device: mobile, tablet or desktop.
    source, medium, campaign, trigger: as origins.Campaign.
    """

    id: int
    day: str
    token: int = 0
    country: str = ""
    region: str = ""
    city: str = ""
    referrer: str = ""
    referrer_page: str = ""
    browser: str = ""
    system: str = ""
    device: str = ""
    language: str = ""
    source: str = ""
    medium: str = ""
    campaign: str = ""
    trigger: str = ""

    @property
    def is_bot(self) -> bool:
        return self.id < 0


# The texts of a line: id, day and token come before them. A bot's line has none.
_TEXTS = tuple(field.name for field in fields(Visitor))[3:]
# Those of a line that an earlier version wrote.
_FORMER_TEXTS = ("referrer", "country", "browser", "system", "language")


class Visitors:
    """The visitors of one app.

    folder: of a file to which each visitor is written before a click names it, so that a click which survives a killed
    process still says whose it was; None: there is no such file.
    places: where addresses are.
    salt: (day, salt) of an earlier process.
    respects_dnt: whether those who do not want to be tracked are counted as a number alone.
    shared_salt: that of a day which several processes have; None: this one makes its own.
    on_check: called every CHECK_EVERY_S while visitors come.
    """

    def __init__(
        self,
        folder: Path | None,
        places: GeoDatabase,
        salt: tuple[str, str] | None,
        on_check: Callable[[], object] = lambda: None,
        *,
        respects_dnt: bool = False,
        shared_salt: Callable[[str], str | None] = lambda day: None,
    ):
        self._shared_salt = shared_salt
        self._file = VisitorsFile(folder)
        self._places = places
        self._places_version = places.version
        self.salt = salt or ("", "")
        # The one before it, and until when (by the monotonic clock) it is kept.
        self._former_salt, self._former_until = ("", ""), 0.0
        self._lock = threading.Lock()
        self._by_key: dict[Key, Visitor] = {}
        # Those who do not want to be tracked: described for the rules of records, with an id that says nothing of them.
        self._respects_dnt = respects_dnt
        self._untracked_by_key: dict[Key, Visitor] = {}
        # Whether it is a bot -> the id under which clicks of them are counted.
        self._untracked_ids: dict[bool, int] = {}
        # Of the lines of those in `_by_id`.
        self._bytes = 0
        self._by_id: dict[int, Visitor] = {entry.id: entry for entry in islice(self._recover(), MAX_WAITING)}
        self._next_id = max(map(abs, self._by_id), default=0) + 1
        self._on_check = on_check
        # By the monotonic clock; the first visit checks.
        self._check_at = 0.0
        self._begin_day(times.epoch_s())

    def of(self, environ: Environ) -> Visitor:
        """The visitor who sends this request."""
        key = _key(environ)
        if time.monotonic() >= self._check_at:
            self._check()
        if self._respects_dnt and _wants_no_tracking(environ):
            return self._untracked_by_key.get(key) or self._add_untracked(_bounded(key))
        return self._by_key.get(key) or self._add(_bounded(key))

    def _check(self) -> None:
        with self._lock:
            now = times.epoch_s()
            # Both ends, because a clock may be set back.
            if not self._day_begins_at <= now < self._day_begins_at + DAY_S:
                self._begin_day(now)
            if self._former_salt[0] and time.monotonic() > self._former_until:
                self._former_salt = ("", "")
            left_s = self._day_begins_at + DAY_S - now
            self._check_at = time.monotonic() + min(CHECK_EVERY_S, left_s)
            self._places.check()
            if self._places.version != self._places_version:
                # Another database: visitors who are known already are looked up again.
                self._places_version = self._places.version
                self._by_key.clear()
                self._untracked_by_key.clear()
        self._on_check()

    def describe(self, environ: Environ) -> Visitor:
        """The visitor who would send this request; nothing is remembered."""
        return self._describe(1, _bounded(_key(environ)))

    def by_id(self, id_: int) -> Visitor | None:
        """The visitor of a click; None: a killed process left only the click."""
        return self._by_id.get(id_)

    def forget(self) -> None:
        """Every click so far is counted: start again if too many visitors are remembered."""
        if len(self._by_id) <= MAX_REMEMBERED:
            return
        with self._lock:
            # A visit in progress may still name one of them; its click is then an unknown visitor's.
            self._by_key, self._by_id, self._bytes = {}, {}, 0
            self._untracked_by_key, self._untracked_ids = {}, {}
            self._file.clear()

    def _add(self, key: Key) -> Visitor:
        with self._lock:
            if (known := self._by_key.get(key)) is not None:
                return known  # another thread has added it, or its headers are longer than what is remembered
            visitor = self._describe(self._new_id(), key)
            self._remember(visitor)
            if len(self._by_key) >= MAX_REMEMBERED:
                self._by_key.clear()
            self._by_key[key] = visitor
            return visitor

    def _add_untracked(self, key: Key) -> Visitor:
        with self._lock:
            if (known := self._untracked_by_key.get(key)) is not None:
                return known
            visitor = self._describe(UNKNOWN_ID, key)
            id_ = self._untracked_ids.get(visitor.is_bot)
            if id_ is None:
                id_ = self._new_id() * (-1 if visitor.is_bot else 1)
                self._untracked_ids[visitor.is_bot] = id_
                self._remember(Visitor(id_, visitor.day))
            if len(self._untracked_by_key) >= MAX_REMEMBERED:
                self._untracked_by_key.clear()
            found = self._untracked_by_key[key] = replace(visitor, id=id_)
            return found

    def _new_id(self) -> int:
        """The next id, or UNKNOWN_ID if no more visitors are to be remembered. The lock is held."""
        if len(self._by_id) >= MAX_WAITING or self._bytes >= MAX_WAITING_BYTES:
            return UNKNOWN_ID
        id_, self._next_id = self._next_id, self._next_id + 1
        return id_

    def _remember(self, visitor: Visitor) -> None:
        """Keep what is counted of a visitor until no click needs it."""
        if abs(visitor.id) != UNKNOWN_ID:
            self._by_id[visitor.id] = visitor
            line = _line_of(visitor)
            self._bytes += len(line)
            self._file.append(line)

    def _begin_day(self, now: float) -> None:
        day = time.strftime("%Y-%m-%d", time.gmtime(now))
        self._by_key.clear()
        self._untracked_by_key.clear()
        self._untracked_ids.clear()
        if self.salt[0] != day:
            former, self._former_salt = self._former_salt, self.salt
            self.salt = former if former[0] == day else (day, self._shared_salt(day) or secrets.token_hex(16))
            self._former_until = time.monotonic() + FORMER_S
        self._day_begins_at = now // DAY_S * DAY_S

    def _describe(self, id_: int, key: Key) -> Visitor:
        address, user_agent, referrer, languages, campaign = key
        day, salt = self.salt
        digest = hashlib.blake2b(
            f"{address}\n{user_agent}".encode("utf-8", "replace"), key=salt.encode(), digest_size=8
        )
        agent, place, origin = agent_of(user_agent), self._places.of(address), referrer_of(referrer)
        return Visitor(
            -id_ if is_bot(user_agent) else id_,
            day,
            int.from_bytes(digest.digest(), signed=True),
            *place,
            *origin,
            *agent,
            language_of(languages),
            *(campaign or NO_CAMPAIGN),
        )

    def _recover(self) -> Iterable[Visitor]:
        """Load the visitors that an earlier process left."""
        for line in self._file.lines():
            self._bytes += len(line)
            if (visitor := _parse(line)) is not None:
                yield visitor

    def close(self) -> None:
        """Every click is counted: delete all that is stored about the visitors."""
        self._file.delete()


def _line_of(visitor: Visitor) -> bytes:
    """A line of the file. Of a bot only what is counted."""
    values = astuple(visitor)
    return json.dumps(values[:3] if visitor.is_bot else values, ensure_ascii=False).encode() + b"\n"


def _parse(line: bytes) -> Visitor | None:
    """The visitor in a line of the file; None: it was cut off in the middle, or is not ours."""
    try:
        id_, day, token, *texts = json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return None
    if not (type(id_) is type(token) is int and 0 < abs(id_) < MAX_ID and -(1 << 63) <= token < 1 << 63):
        return None
    if not all(isinstance(text, str) and is_printable(text) for text in (day, *texts)) or not _DAY.fullmatch(day):
        return None
    for names in ((), _FORMER_TEXTS, _TEXTS):
        if len(texts) == len(names):
            return Visitor(id_, day, token, **dict(zip(names, texts, strict=True)))
    return None


def _key(environ: Environ) -> Key:
    get = environ.get
    query = get("QUERY_STRING")
    return (
        get("REMOTE_ADDR", ""),
        get("HTTP_USER_AGENT", ""),
        get("HTTP_REFERER", ""),
        get("HTTP_ACCEPT_LANGUAGE", ""),
        campaign_of(query) if query else None,
    )


def _wants_no_tracking(environ: Environ) -> bool:
    return environ.get("HTTP_SEC_GPC") == "1" or environ.get("HTTP_DNT") == "1"


def _bounded(key: Key) -> Key:
    """The key that is remembered. Not at once: most visits find theirs, and to cut four texts takes as long as that."""
    address, user_agent, referrer, languages, campaign = key
    return address[:MAX_LENGTH], user_agent[:MAX_LENGTH], referrer[:MAX_LENGTH], languages[:MAX_LENGTH], campaign


FILE_NAME = "clicks.visitors"

logger = logging.getLogger("signpost.clicks")


class VisitorsFile:
    """The visitors whose clicks wait, a line for each, so that clicks that survive a killed process keep them.

    folder: of the file; None: nothing is kept.
    """

    def __init__(self, folder: Path | None):
        self._path = folder / FILE_NAME if folder else None
        self._file: int | None = None

    def lines(self) -> Iterator[bytes]:
        """What an earlier process left."""
        if self._path is None:
            return
        try:
            with self._path.open("rb") as lines:
                yield from lines
        except FileNotFoundError:
            return
        except OSError as error:
            logger.warning("%s cannot be read (%s): some clicks have no visitor.", self._path, error.strerror)

    def append(self, line: bytes) -> None:
        if self._path is None:
            return
        try:
            if self._file is None:
                flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
                self._file = os.open(self._path, flags, 0o600)
            os.write(self._file, line)
        except OSError:
            pass  # a full disk: the click itself is kept elsewhere

    def clear(self) -> None:
        if self._file is not None:
            os.ftruncate(self._file, 0)

    def delete(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()
