"""Who visits, as far as it is counted: a person or a bot, with what browser, from where; and new today or not.

Nobody is stored: a visitor is a hash of address and User-Agent with a salt of the day, which is thrown away with it.
"""

import hashlib
import json
import os
import secrets
import threading
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import maxminddb
from ua_parser import Parser
from ua_parser.basic import Resolver
from ua_parser.loaders import load_lazy_builtins

from service.visits.crawlers import LONGEST, is_bot

FILE_NAME = "clicks.visitors"
# Different visitors remembered; then they are found out about anew.
MOST = 20_000
DAY_S = 86_400

Key = tuple[str, str, str, str]


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

    def __init__(self, folder: Path | None, countries: str | None, salt: tuple[str, str] | None):
        self._path = folder / FILE_NAME if folder else None
        self._countries = maxminddb.open_database(countries) if countries else None
        self.salt = salt or ("", "")
        self._lock = threading.Lock()
        self._by_key: dict[Key, Visitor] = {}
        self._by_id: dict[int, Visitor] = {one.id: one for one in self._survivors()}
        self._next_id = max(map(abs, self._by_id), default=0) + 1
        self._file: int | None = None
        self._begin_day(time.time())

    def of(self, environ: Mapping[str, Any]) -> Visitor:
        """Whoever sends this request."""
        key = _key(environ)
        if time.time() < self._until and (known := self._by_key.get(key)) is not None:
            return known
        return self._new(key)

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
            now = time.time()
            if now >= self._until:
                self._begin_day(now)
            id_, self._next_id = self._next_id, self._next_id + 1
            visitor = self._described(id_, key)
            self._by_id[visitor.id] = visitor
            self._write(visitor)
            if len(self._by_key) >= MOST:
                self._by_key.clear()
            self._by_key[key] = visitor
            return visitor

    def _begin_day(self, now: float) -> None:
        day = time.strftime("%Y-%m-%d", time.gmtime(now))
        self._by_key.clear()
        if self.salt[0] != day:
            self.salt = (day, secrets.token_hex(16))
        self._until = (now // DAY_S + 1) * DAY_S

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
        return str(country.get("iso_code", "")) if isinstance(country, dict) else ""

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
        try:
            lines = self._path.read_bytes().splitlines() if self._path else []
        except OSError:
            return
        for line in lines:
            try:
                yield Visitor(*json.loads(line))
            except (ValueError, TypeError):
                continue  # cut off in the middle

    def close(self) -> None:
        """Every click is counted: nothing of the visitors is left behind."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._countries is not None:
            self._countries.close()
        if self._path is not None:
            self._path.unlink(missing_ok=True)


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
    return (found.user_agent.family if found.user_agent else "", found.os.family if found.os else "")


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
