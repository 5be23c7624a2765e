"""Who visits, as far as it is counted: a person or a bot, with what browser, from where; and new today or not.

Nobody is stored: a visitor is a hash of address and User-Agent with a salt of the day, which is thrown away with it.
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
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import maxminddb
from ua_parser import Parser
from ua_parser.basic import Resolver
from ua_parser.loaders import load_lazy_builtins

from signpost.clicks.crawlers import LONGEST, is_bot

FILE_NAME = "clicks.visitors"
# Different visitors remembered; then they are found out about anew.
MOST = 20_000
# While clicks cannot be counted, visitors stay remembered with them: up to so many, about 100 MB. Of later ones it is
# only counted whether they are people or bots.
MOST_WAITING = 200_000
# Who is counted so, and what is below it: the numbers of visitors.
NOBODY = 1 << 62
MOST_ID = 1 << 53
# The names of browsers and systems that are counted; what a made-up User-Agent leads to may be longer.
MOST_NAME = 64
DAY_S = 86_400
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
# How long visits need not look at the clock's day, and at what else is looked at now and then: often enough that a
# journal which somebody cuts off is noticed before it is touched, seldom enough that no visit is slower for it.
LOOK_EVERY_S = 0.01

Key = tuple[str, str, str, str]

logger = logging.getLogger("signpost.clicks")


@dataclass(frozen=True, slots=True, eq=False)
class Visitor:
    """What visits have in common by which they are counted. id: negative for a bot, of which only the token is known.

    token: the same all day for the same address and User-Agent; 0: not known. referrer: a hostname, or "" for none.
    """

    id: int
    day: str
    token: int = 0
    referrer: str = ""
    country: str = ""
    browser: str = ""
    system: str = ""
    language: str = ""

    @property
    def is_bot(self) -> bool:
        return self.id < 0


class Visitors:
    """The visitors of one app.

    Each is written to a file in `folder` before a click names it, so that a click which survives a killed process
    still says by whom it was; None: to none. salt: (day, salt) of an earlier process.
    """

    def __init__(
        self,
        folder: Path | None,
        countries: str | None,
        salt: tuple[str, str] | None,
        look: Callable[[], object] = lambda: None,
    ):
        self._path = folder / FILE_NAME if folder else None
        self._countries = maxminddb.open_database(countries) if countries else None
        self.salt = salt or ("", "")
        self._lock = threading.Lock()
        self._by_key: dict[Key, Visitor] = {}
        self._by_id: dict[int, Visitor] = {one.id: one for one in islice(self._survivors(), MOST_WAITING)}
        self._next_id = max(map(abs, self._by_id), default=0) + 1
        self._file: int | None = None
        self._look = look
        # Until the first visit the clock is not trusted.
        self._since = self._until = 0.0
        self._begin_day(time.time())

    def of(self, environ: Mapping[str, Any]) -> Visitor:
        """Whoever sends this request."""
        key = _key(environ)
        # Not only the end: a clock may be set back.
        if not self._since <= time.time() < self._until:
            self._look_around()
        return self._by_key.get(key) or self._new(key)

    def _look_around(self) -> None:
        with self._lock:
            now = time.time()
            if not self._day_begin <= now < self._day_begin + DAY_S:
                self._begin_day(now)
            self._since, self._until = now, min(now + LOOK_EVERY_S, self._day_begin + DAY_S)
        self._look()

    def described(self, environ: Mapping[str, Any]) -> Visitor:
        """Whoever would send this request; nobody is remembered."""
        return self._described(1, _key(environ))

    def by_id(self, id_: int) -> Visitor | None:
        """The visitor of a click; None where a killed process left nothing of it but the click."""
        return self._by_id.get(id_)

    def forget(self) -> None:
        """Every click so far is counted: begin anew once there are too many."""
        if len(self._by_id) <= MOST:
            return
        with self._lock:
            # A visit that is under way may still name one of these; its click is then one of nobody in particular.
            self._by_key, self._by_id = {}, {}
            if self._file is not None:
                os.ftruncate(self._file, 0)

    def _new(self, key: Key) -> Visitor:
        with self._lock:
            if len(self._by_id) < MOST_WAITING:
                id_, self._next_id = self._next_id, self._next_id + 1
                visitor = self._described(id_, key)
                self._by_id[visitor.id] = visitor
                self._write(visitor)
            else:
                visitor = self._described(NOBODY, key)
            if len(self._by_key) >= MOST:
                self._by_key.clear()
            self._by_key[key] = visitor
            return visitor

    def _begin_day(self, now: float) -> None:
        day = time.strftime("%Y-%m-%d", time.gmtime(now))
        self._by_key.clear()
        if self.salt[0] != day:
            self.salt = (day, secrets.token_hex(16))
        self._day_begin = now // DAY_S * DAY_S

    def _described(self, id_: int, key: Key) -> Visitor:
        address, user_agent, referrer, languages = key
        day, salt = self.salt
        digest = hashlib.blake2b(
            f"{address}\n{user_agent}".encode("utf-8", "replace"), key=salt.encode(), digest_size=8
        )
        token = int.from_bytes(digest.digest(), signed=True)
        if is_bot(user_agent):
            return Visitor(-id_, day, token)
        browser, system = _program(user_agent)
        return Visitor(
            id_,
            day,
            token,
            _host(referrer),
            self._country(address),
            browser,
            system,
            _language(languages),
        )

    def _country(self, address: str) -> str:
        if self._countries is None:
            return ""
        try:
            found: Any = self._countries.get(address)
        except ValueError:
            return ""
        country = found.get("country") if isinstance(found, dict) else None
        return str(country.get("iso_code", ""))[:MOST_NAME] if isinstance(country, dict) else ""

    def _write(self, visitor: Visitor) -> None:
        if self._path is None:
            return
        try:
            if self._file is None:
                flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
                self._file = os.open(self._path, flags, 0o600)
            os.write(self._file, json.dumps([*asdict(visitor).values()]).encode() + b"\n")
        except OSError:
            pass  # a full disk: the click itself is kept elsewhere

    def _survivors(self) -> Iterable[Visitor]:
        if self._path is None:
            return
        try:
            with self._path.open("rb") as lines:
                yield from filter(None, map(_read, lines))
        except FileNotFoundError:
            return
        except OSError as error:
            logger.warning("%s cannot be read (%s): some clicks are nobody's.", self._path, error.strerror)

    def close(self) -> None:
        """Every click is counted: nothing of the visitors is left behind."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._countries is not None:
            self._countries.close()
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()


def _read(line: bytes) -> Visitor | None:
    """The visitor that a line of the file says; None where it was cut off in the middle, or is not ours."""
    try:
        id_, day, token, *names = json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return None
    if not (type(id_) is type(token) is int and 0 < abs(id_) < MOST_ID and -(1 << 63) <= token < 1 << 63):
        return None
    if len(names) != len(fields(Visitor)) - 3 or not all(isinstance(name, str) for name in (day, *names)):
        return None
    return Visitor(id_, day, token, *names) if _DAY.fullmatch(day) else None


def _key(environ: Mapping[str, Any]) -> Key:
    get = environ.get
    return (
        get("REMOTE_ADDR", ""),
        get("HTTP_USER_AGENT", "")[:LONGEST],
        get("HTTP_REFERER", "")[:LONGEST],
        get("HTTP_ACCEPT_LANGUAGE", "")[:LONGEST],
    )


@cache
def _parser() -> Parser:
    # Expressions compiled when they are needed: most never are.
    return Parser(Resolver(load_lazy_builtins()))


def _program(user_agent: str) -> tuple[str, str]:
    """Browser and operating system, like Firefox and Linux."""
    found = _parser().parse(user_agent)
    browser, system = found.user_agent, found.os
    return (browser.family[:MOST_NAME] if browser else "", system.family[:MOST_NAME] if system else "")


def _host(referrer: str) -> str:
    """The hostname of a Referer header without www; "" where there is none."""
    try:
        host = urlsplit(referrer).hostname or ""
    except ValueError:
        return ""
    host = host.encode("latin-1", "replace").decode("utf-8", "replace").removeprefix("www.")
    return host if len(host) <= 253 and host.isprintable() else ""


def _language(header: str) -> str:
    """The language that a browser names first, like en."""
    first = header.partition(",")[0].partition(";")[0].partition("-")[0].strip().lower()
    return first if 2 <= len(first) <= 3 and first.isascii() and first.isalpha() else ""
