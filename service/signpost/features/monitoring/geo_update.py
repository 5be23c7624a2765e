"""Downloads the database of places that GEO_URL names: on command, and every day while the server runs.

The file in the instance folder is replaced in one step, once the new one is complete and has countries in it. Whatever
goes wrong, the old one stays.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import logging
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from flask import current_app

from signpost.domain import times
from signpost.domain.json_types import Settings
from signpost.features.monitoring.doctor_step import DoctorStep
from signpost.features.monitoring.geo_file import MAX_BYTES, Description, GeoFileError, describe, unpacked
from signpost.outbound.causes import Cause, Failed
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import SystemResolver
from signpost.runtime import jobs, settings
from signpost.storage import atomic_files, instance_folder

if TYPE_CHECKING:
    from signpost.outbound.transfer import Transfer

TIMEOUT_S = 1800.0
# How long the server may send nothing; how long a stop of Signpost may have to wait.
SILENCE_S = 10.0
# Characters of ETag and Last-Modified.
MAX_VALIDATOR = 256
EVERY = timedelta(days=1)
# `signpost doctor` reports a file for which no newer one was looked for so long.
OVERDUE = timedelta(days=7)
FIRST_AFTER_S = 10.0
RETRY_AFTER_S = 3600.0

logger = logging.getLogger("signpost.geo")


class GeoUpdateError(Exception):
    """The message is one sentence for the operator, without the URL, which may contain a key."""


@dataclass(frozen=True)
class GeoUpdate:
    """is_new: whether the file was replaced."""

    is_new: bool
    database: Description


@dataclass(frozen=True)
class _Known:
    """What is known of the file in the instance folder, so that it is not downloaded again.

    source: a digest of its URL. size, changed_ns: of the file; another one has been put there by hand.
    """

    source: str
    etag: str | None
    last_modified: str | None
    size: int
    changed_ns: int


def update(config: Settings, is_stopping: Callable[[], bool] = lambda: False) -> GeoUpdate:
    """Download the database if there is a newer one. Raises GeoUpdateError."""
    if not config["GEO_URL"]:
        raise GeoUpdateError(
            "GEO_URL is not set: it names the file to download, like "
            "https://download.db-ip.com/free/dbip-city-lite-%Y-%m.mmdb.gz."
        )
    file = Path(config["INSTANCE"]) / settings.GEO_FILE
    known = _known(file)
    for url in (urls := _urls(config["GEO_URL"])):
        host = urlsplit(url).hostname or ""
        try:
            return _Download(file, url, known, is_stopping).run()
        except Failed as failed:
            if failed.status == 404 and url != urls[-1]:
                continue  # the file of this month is not there yet
            raise GeoUpdateError(f"{host}: {failed.text}") from None
        except OSError as error:
            raise GeoUpdateError(f"{file} could not be written: {atomic_files.reason(error)}.") from None
        except GeoFileError as error:
            raise GeoUpdateError(f"What {host} sent cannot be used: {error}") from None
    raise AssertionError  # the last URL is never skipped


def _urls(template: str) -> list[str]:
    """The URL of this month, and that of the month before for its first days. %Y and %m are no escapes of a URL."""
    today = datetime.fromtimestamp(times.epoch_s(), UTC)
    months = (today, today.replace(day=1) - timedelta(days=1))
    return list(dict.fromkeys(template.replace("%Y", f"{month:%Y}").replace("%m", f"{month:%m}") for month in months))


class _Download:
    def __init__(self, file: Path, url: str, known: _Known | None, is_stopping: Callable[[], bool]):
        self._file = file
        self._url, self._headers = _without_password(url)
        self._source = hashlib.sha256(url.encode()).hexdigest()
        self._known = known if known is not None and known.source == self._source else None
        self._is_stopping = is_stopping

    def run(self) -> GeoUpdate:
        """Raises Failed, GeoFileError, GeoUpdateError and OSError."""
        is_conditional = self._known is not None and bool(self._known.etag or self._known.last_modified)
        if self._known is not None:
            known = {"If-None-Match": self._known.etag, "If-Modified-Since": self._known.last_modified}
            self._headers |= {name: value for name, value in known.items() if value}
        fetcher = Fetcher(SystemResolver(), lambda address: True, TIMEOUT_S, SILENCE_S)
        packed, new = atomic_files.unfinished_name(self._file), atomic_files.unfinished_name(self._file)
        try:
            with fetcher.get(self._url, self._headers, MAX_BYTES) as answer:
                if answer.status == 304 and is_conditional:
                    with contextlib.suppress(OSError):
                        os.utime(_state_file(self._file))
                    return GeoUpdate(False, describe(self._file))
                if answer.status != 200:
                    raise Failed(Cause.STATUS, status=answer.status)
                self._write(packed, answer.chunks())
            with unpacked(packed) as content:
                self._write(new, content)
            database = describe(new)
            instance_folder.give(new, self._file.parent)
            new.replace(self._file)
            atomic_files.sync(self._file.parent)
            self._remember(answer)
            return GeoUpdate(True, database)
        finally:
            for left in (packed, new):
                with contextlib.suppress(OSError):
                    left.unlink()

    def _write(self, target: Path, chunks: Iterator[bytes]) -> None:
        atomic_files.create_empty(target)
        with target.open("r+b") as file:
            for chunk in chunks:
                if self._is_stopping():
                    raise GeoUpdateError("Signpost is stopping: the next start downloads the database.")
                file.write(chunk)
            file.flush()
            os.fsync(file.fileno())

    def _remember(self, answer: Transfer) -> None:
        found = self._file.stat()
        etag, last_modified = (_validator(answer.headers.get(name)) for name in ("ETag", "Last-Modified"))
        known = _Known(self._source, etag, last_modified, found.st_size, found.st_mtime_ns)
        state = _state_file(self._file)
        unfinished = atomic_files.unfinished_name(state)
        try:
            atomic_files.create_empty(unfinished)
            unfinished.write_text(json.dumps(asdict(known)))
            instance_folder.give(unfinished, state.parent)
            unfinished.replace(state)
        except OSError as error:
            logger.warning("%s could not be written: %s.", state, atomic_files.reason(error))
            unfinished.unlink(missing_ok=True)


# --- what is known of the file that is there ---------------------------------------------------------------------


def _state_file(file: Path) -> Path:
    return file.with_suffix(".json")


def _known(file: Path) -> _Known | None:
    try:
        known = _Known(**json.loads(_state_file(file).read_text()))
        found = file.stat()
    except (OSError, ValueError, TypeError):
        return None
    return known if (known.size, known.changed_ns) == (found.st_size, found.st_mtime_ns) else None


def updated_s_ago(file: Path) -> float | None:
    """How long ago the database was downloaded, or found to be the newest; None: it was not."""
    if _known(file) is None:
        return None
    return times.epoch_s() - _state_file(file).stat().st_mtime


def _validator(value: str | None) -> str | None:
    return value if value and len(value) <= MAX_VALIDATOR and value.isascii() and value.isprintable() else None


def _without_password(url: str) -> tuple[str, dict[str, str]]:
    """`url` without the name and the password in it, and the header that carries them."""
    parts = urlsplit(url)
    if parts.username is None:
        return url, {}
    secret = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
    header = f"Basic {base64.b64encode(secret.encode()).decode()}"
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl(), {"Authorization": header}


def examine(config: Settings) -> DoctorStep | None:
    """Whether there is a database of places that is new enough; None: there is none, and none is wanted."""
    file = settings.geo_file(config)
    todo = "Run `signpost geo update`." if config["GEO_URL"] else "Replace the file with another one."
    if not file.exists():
        return DoctorStep("countries", False, f"{file} was not downloaded yet.", todo) if config["GEO_URL"] else None
    try:
        found = describe(file)
    except GeoFileError as error:
        return DoctorStep("countries", False, f"{file} cannot be used. {error}", todo)
    days = (datetime.fromtimestamp(times.epoch_s(), UTC) - found.built_at).days
    text = f"{file} is {found}, {days} days old."
    checked_s = updated_s_ago(file) if config["GEO_URL"] else 0.0
    if checked_s is None or checked_s > OVERDUE.total_seconds():
        return DoctorStep("countries", False, f"{text} No newer one was looked for in {OVERDUE.days} days.", todo)
    return DoctorStep("countries", True, text)


# --- every day ---------------------------------------------------------------------------------------------------


class GeoUpdates:
    """The task of the watcher: due shortly after the start where the file is older than a day, and then every day."""

    def __init__(self, config: Settings) -> None:
        self._config = config
        self._due_at: float | None = None
        self._problem = ""

    def due(self, count: int) -> list[str]:
        if not self._config["GEO_URL"]:
            return []
        if self._due_at is None:
            self._due_at = times.monotonic_s() + self._first_after_s()
        return ["database of places"][:count] if times.monotonic_s() >= self._due_at else []

    def _first_after_s(self) -> float:
        ago_s = updated_s_ago(Path(self._config["INSTANCE"]) / settings.GEO_FILE)
        is_fresh = ago_s is not None and 0 <= ago_s < EVERY.total_seconds()
        return EVERY.total_seconds() - (ago_s or 0.0) if is_fresh else FIRST_AFTER_S

    def do(self, task: str) -> str:
        """A sentence about what went wrong; "": nothing."""
        own_jobs = jobs.of(current_app)
        try:
            found = update(self._config, lambda: own_jobs.stopping)
        except GeoUpdateError as error:
            return str(error)
        if found.is_new:
            logger.info("The database of places is new: %s.", found.database)
        return ""

    def write(self, done: list[tuple[str, str]]) -> None:
        for _, problem in done:
            self._due_at = times.monotonic_s() + (RETRY_AFTER_S if problem else EVERY.total_seconds())
            if problem and problem != self._problem:
                logger.warning("The database of places was not updated, and the old one stays: %s", problem)
            self._problem = problem
