"""Numbers and moments as programs write them, and what only looks like one."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signpost.domain import times
from signpost.features.transfer.reading.cells import read_cell
from signpost.features.transfer.reading.sources import SOURCES
from tests.lanes import share

MANY = settings(max_examples=share(300), deadline=None)
NUMBERS = ("total_clicks", "max_clicks", "status")
MOMENTS = ("created_at", "expires", "starts")


def read(field: str, value: Any) -> Any:
    return read_cell(field, value, "[,|]")


# --- numbers -------------------------------------------------------------------------------------------------------

INTEGERS: tuple[Callable[[int], str], ...] = (
    str,
    lambda number: f"{number}.0",  # pandas, as soon as a cell of the column is empty
    lambda number: f"{number}.00",
    lambda number: f"{number},0",
    lambda number: f" {number} ",
    lambda number: f"{number:,}",
    lambda number: f"{number:_}",
    lambda number: f"{number:,}.00",
    lambda number: f"{number:,}".replace(",", "."),
    lambda number: f"{number:,}".replace(",", ".") + ",00",
    lambda number: f"{number:,}".replace(",", "'"),
    lambda number: f"{number:,}".replace(",", "’"),
    lambda number: f"{number:,}".replace(",", "\u202f"),
    lambda number: f"{number:,}".replace(",", "\xa0") + ",0",
)


@MANY
@given(number=st.integers(0, 10**15), write=st.sampled_from(INTEGERS))
def test_a_number_is_what_its_writer_meant(number: int, write: Callable[[int], str]) -> None:
    assert {read(field, write(number)) for field in NUMBERS} == {number}


@MANY
@given(
    whole=st.integers(0, 10**9),
    fraction=st.from_regex(r"[0-9]{1,6}", fullmatch=True).filter(lambda text: text.strip("0")),
    point=st.sampled_from(".,"),
)
def test_a_fraction_is_no_number(whole: int, fraction: str, point: str) -> None:
    text = f"{whole}{point}{fraction}"
    # With three digits after it a separator is one of thousands.
    meant = int(f"{whole}{fraction}") if len(fraction) == 3 and whole < 1000 else text
    assert read("total_clicks", text) == meant


@pytest.mark.parametrize(
    "text", ["1.5", "96.3", "2,5", "1,23", "12,34,567", "1.234.5", "1,2345", "1_0", "1.234.00", "1,234,00", "1..234",
             "-5", "1e3", "0x10", "١٢", "", ".5", ",000", "1 2"],
)  # fmt: skip
def test_what_is_no_whole_number_is_left_to_be_refused(text: str) -> None:
    assert read("total_clicks", text) == text


@pytest.mark.parametrize(("text", "value"), [("1.0", True), ("0.0", False), ("1", True), ("2.0", "2.0")])
def test_flags_that_became_decimals(text: str, value: Any) -> None:
    assert read("has_password", text) == value


# --- moments -------------------------------------------------------------------------------------------------------


def offset(moment: datetime, colon: str = "") -> str:
    text = moment.strftime("%z")
    return f"{text[:3]}{colon}{text[3:]}"


WRITERS: dict[str, Callable[[datetime], str]] = {
    "Ruby": lambda moment: moment.strftime("%Y-%m-%d %H:%M:%S ") + offset(moment),
    "Ruby UTC": lambda moment: moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC"),
    "Go": lambda moment: moment.strftime("%Y-%m-%d %H:%M:%S.%f000 ") + offset(moment) + " CEST",
    "Go now": lambda moment: moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f +0000 UTC m=+0.000012"),
    "Go unnamed": lambda moment: moment.strftime("%Y-%m-%d %H:%M:%S ") + f"{offset(moment)} {offset(moment)}",
    "PostgreSQL": lambda moment: moment.strftime("%Y-%m-%d %H:%M:%S.%f") + offset(moment, ":").removesuffix(":00"),
    "MySQL": lambda moment: moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
    "MySQL, compact": lambda moment: moment.astimezone(UTC).strftime("%Y%m%d%H%M%S"),
    "JavaScript": lambda moment: moment.strftime("%a %b %d %Y %H:%M:%S GMT") + offset(moment) + " (A zone's name)",
    "JavaScript UTC": lambda moment: moment.astimezone(UTC).strftime("%a, %d %b %Y %H:%M:%S GMT"),
    "JSON": lambda moment: moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
    "ISO": lambda moment: moment.isoformat(),
    "ISO without a colon": lambda moment: moment.strftime("%Y-%m-%dT%H:%M:%S%z"),
    "mail": format_datetime,
    "C": lambda moment: moment.astimezone(UTC).ctime(),
    "date": lambda moment: moment.astimezone(UTC).strftime("%a %b %d %H:%M:%S UTC %Y"),
    "Twitter": lambda moment: moment.strftime("%a %b %d %H:%M:%S ") + offset(moment) + moment.strftime(" %Y"),
    "German": lambda moment: moment.astimezone(UTC).strftime("%d.%m.%Y %H:%M:%S"),
    "seconds": lambda moment: str(int(moment.timestamp())),
    "seconds as a decimal": lambda moment: f"{int(moment.timestamp())}.0",
    "milliseconds": lambda moment: str(int(moment.timestamp()) * 1000),
}
DAYS = ("%Y-%m-%d", "%Y/%m/%d", "%Y%m%d", "%d.%m.%Y", "%d %b %Y", "%d %B %Y", "%d-%b-%Y", "%b %d, %Y", "%B %d, %Y")
ZONES = st.integers(-12 * 4, 14 * 4).map(lambda quarters: timezone(timedelta(minutes=15 * quarters)))
LIVES = st.datetimes(datetime(1995, 1, 2), datetime(2100, 1, 1), timezones=ZONES)


@MANY
@given(moment=LIVES, writer=st.sampled_from(sorted(WRITERS)), field=st.sampled_from(MOMENTS))
def test_a_moment_is_what_its_writer_meant(moment: datetime, writer: str, field: str) -> None:
    text = WRITERS[writer](moment)
    exact = moment if str(moment.microsecond) in text else moment.replace(microsecond=0)
    stored = read(field, text)
    assert times.parse(stored) in (exact, moment.replace(microsecond=0))


@MANY
@given(day=st.dates(datetime(1995, 1, 1).date(), datetime(2100, 1, 1).date()), form=st.sampled_from(DAYS))
def test_a_day_is_its_beginning_in_utc(day: Any, form: str) -> None:
    assert read("created_at", day.strftime(form)) == f"{day.isoformat()}T00:00:00.000000Z"


@MANY
@given(number=st.integers(1, 788_918_399) | st.integers(10**11 + 1, 788_918_399_999), is_text=st.booleans())
def test_a_number_before_the_first_service_is_no_moment(number: int, is_text: bool) -> None:
    """As seconds since 1970 a year, a day of a spreadsheet or a date without its dashes would be long ago."""
    value = str(number) if is_text else number
    assert read("expires", value) in (value, times.text(day_of(str(number))))


def day_of(digits: str) -> datetime:
    try:
        return datetime.strptime(digits if len(digits) == 8 else "", "%Y%m%d").replace(tzinfo=UTC)
    except ValueError:
        return datetime(1, 1, 1, tzinfo=UTC)


def test_a_day_as_a_number() -> None:
    assert read("created_at", 20240815) == "2024-08-15T00:00:00.000000Z"


NEVER = ["0000-00-00", "0000-00-00 00:00:00", "-", "never", "Never", "0", 0, "0001-01-01 00:00:00 +0000 UTC",
         "0001-01-01T00:00:00Z"]  # fmt: skip


@pytest.mark.parametrize("text", NEVER)
def test_what_says_that_there_is_no_moment_is_empty(text: Any) -> None:
    for column in ("created", "expires", "starts"):
        (values,) = SOURCES["signpost"].understand({"url": "go.test/a", column: text})
        assert not {"created_at", "expires", "starts"} & values.keys()


@pytest.mark.parametrize("text", ["0000-00-00 00:00:00", "0001-01-01T00:00:00Z", "0", "0.0"])
def test_what_was_never_switched_off_is_on(text: str) -> None:
    assert not read("paused", text)


@pytest.mark.parametrize(
    "text", ["01/02/2024", "13/02/2024", "2024-13-01", "30.02.2024", "2024-08-15 15:03:56 CEST", "2024-08-15 25:00",
             "Mond 2024", "15 August", "1" * 20, "44000", "47000.5", "2031", "31122030", "20243108", "240815",
             "202408151230", "31122030235959", "788918399", "788918399999", "9999-12-31 23:59:59 -1200", "soon"],
)  # fmt: skip
def test_what_is_no_moment_is_left_to_be_refused(text: str) -> None:
    assert read("created_at", text) == text
