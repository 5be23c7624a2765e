"""Time as Signpost writes it: aware UTC in the process, RFC 3339 text with microseconds everywhere else."""

import re
import time
from datetime import UTC, datetime, timedelta

from signpost.translations import gettext as _
from signpost.translations import mark

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
# The pattern of RFC 3339 text, also for OpenAPI.
RFC3339 = r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)?"
_RFC3339 = re.compile(RFC3339, re.ASCII)
# The error for other text.
NOT_RFC3339 = mark("Must be a timestamp (RFC 3339), like 2030-12-31T23:59:59Z.")


def now() -> datetime:
    """The current time, aware, in UTC. This is the only clock: tests freeze it, and all code reads the time here."""
    return datetime.now(UTC)


def epoch_s() -> float:
    """The current time in seconds since 1970."""
    return now().timestamp()


def monotonic_s() -> float:
    """Seconds of a monotonic clock, for measuring durations."""
    return time.monotonic()


# Counts while the machine sleeps, as the time of day does. Elsewhere than on Linux the monotonic clock may.
_SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def boot_s() -> float:
    """Seconds since the machine was started, by a clock that no one can set: to notice that the other was set."""
    return time.clock_gettime(_SINCE_BOOT)


def text(moment: datetime) -> str:
    """`moment` as `2026-11-20T12:00:00.000000Z`; such text sorts like the moments it names."""
    # Not strftime: it writes the year 999 with three digits.
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def microseconds(moment: datetime) -> int:
    """`moment` as whole microseconds since 1970."""
    return (moment - _EPOCH) // _MICROSECOND


def text_of(microseconds: int) -> str:
    """The text of a moment given in microseconds since 1970."""
    return text(_EPOCH + microseconds * _MICROSECOND)


def now_text() -> str:
    return text(now())


def file_stamp() -> str:
    """The current time for the name of a file: `20261121T120000Z`."""
    return now().strftime("%Y%m%dT%H%M%SZ")


def is_rfc3339(value: str) -> bool:
    return _RFC3339.fullmatch(value) is not None


# Clocks of all time zones can show these, and a float between them is a moment again: in seconds since 1970.
_EARLIEST_S, _LATEST_S = (datetime(*day, tzinfo=UTC).timestamp() for day in ((1, 1, 3), (9999, 12, 29)))


def parse(value: str) -> datetime:
    """The moment that RFC 3339 text names; without an offset it is UTC. Raises ValueError with a sentence."""
    if not is_rfc3339(value):
        raise ValueError(_(NOT_RFC3339))
    try:
        # Digits of a second's fraction after the sixth are dropped.
        moment = datetime.fromisoformat(value.upper())
        moment = moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment
        return moment.astimezone(UTC)
    except (ValueError, OverflowError):
        # There is no such day or time, or it is not within the years 1 to 9999 in UTC.
        raise ValueError(_(NOT_RFC3339)) from None


def seconds_of(value: str) -> float:
    """The moment that RFC 3339 text names in seconds since 1970, not nearer than a few days to the first and last year.

    Raises ValueError with a sentence.
    """
    return min(max(parse(value).timestamp(), _EARLIEST_S), _LATEST_S)
