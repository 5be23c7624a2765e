"""The files of other services in our terms: a table of columns for each. A new service is one more entry.

The columns are those of the services' own sources and interface descriptions; for Bitly's and Short.io's CSV, which
are closed, those that other importers read. JSON is read by dotted names, like `meta.validUntil`.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from signpost.domain import field_kinds, times
from signpost.domain.card import MEMBERS as CARD_MEMBERS
from signpost.domain.errors import Invalid
from signpost.domain.record import FIELD, FIELDS, UTM_MEMBERS, Match, RecordType
from signpost.transfer import targeting
from signpost.transfer.redirect_formats import FORMAT_NAMES

OWN = "signpost"
# The same columns, in a list of old and new addresses.
TABLE = "table"
_BY_NOBODY: Mapping[str, str] = {}


@dataclass(frozen=True)
class Source:
    """A service to import from.

    columns: for each column of its files (without blanks, dashes, underscores and capitals) a field of ImportedRecord;
    of two columns for one field the first that is not empty counts. tags_by: the separator of tags in a cell.
    needless: columns that are not imported because others hold the same, or because their content is generated here.
    has_old_urls: whether every address in it is one of a site that moved, so that each line is a redirect.
    """

    id: str
    name: str
    columns: Mapping[str, str]
    tags_by: str = r"[,|]"
    needless: frozenset[str] = frozenset()
    has_old_urls: bool = False

    def understand(
        self, row: Mapping[str, Any], by_hand: Mapping[str, str] = _BY_NOBODY, usual_type: RecordType | None = None
    ) -> list[dict[str, Any]]:
        """A row, by column, as fields of ImportedRecord that a schema has yet to check: one record or several.

        Among them may be `notes`, for people: what was left out.
        by_hand: fields of columns, as `columns_in` reads them, which come before what we know of the columns; "": the
        column is left out. usual_type: of rows that do not say it; None: recognized by their addresses.
        """
        cells = {folded(column): value for column, value in row.items()}
        record: dict[str, Any] = {}
        for column, field in by_hand.items():
            value = cells.pop(column, None)
            if field:
                self._take(record, field, value)
        for column, field in self.columns.items():
            self._take(record, field, cells.get(column))
        if self.id in targeting.READERS:
            targeting.READERS[self.id](cells, times.now_text()).put_into(record)
        old = record.pop(OLD_URL, None)
        if old is not None:
            record["url"] = old
            is_old = isinstance(old, str) and (self.has_old_urls or is_old_address(old))
            if is_old if usual_type is None else usual_type is RecordType.REDIRECT:
                record.setdefault("type", RecordType.REDIRECT)
                # Our own exports say in other columns which paths a record answers.
                if isinstance(old, str) and not cells.keys() & _OF_EXPORTS:
                    _say_match(record, old)
        if usual_type is not None:
            record.setdefault("type", usual_type)
        others = record.pop("other_urls", [])
        # Clicks are counted once, for the first.
        again = {field: value for field, value in record.items() if field != "total_clicks"}
        return [record, *({**again, "url": url} for url in others)]

    def _take(self, record: dict[str, Any], field: str, value: Any) -> None:
        if value is None or value in _NOTHING:
            return
        value = _reader_of(field)(value, self)
        group, dot, member = field.partition(".")
        if dot:
            record.setdefault(group, {}).setdefault(member, value)
        elif value is not None:
            record.setdefault(field, value)

    def fields_of(self, columns: Iterable[str], by_hand: Mapping[str, str] = _BY_NOBODY) -> list[str | None]:
        """For each column the field that it fills; "": the column is not needed; None: the column is unknown."""
        names = map(folded, columns)
        return [
            by_hand[name] if name in by_hand else self.columns.get(name) or self._field_beyond(name) for name in names
        ]

    def _field_beyond(self, name: str) -> str | None:
        """The field that a column fills which no table of columns has."""
        if targeting.is_about_visitors(self.id, name):
            return targeting.RULES
        return "" if name in self.needless or not name else None

    def fit(self, columns: Iterable[str]) -> tuple[bool, int]:
        """How well columns fit: whether they hold addresses and destinations, and how many of them are known."""
        fields = {field for field in self.fields_of(columns) if field}
        return bool(fields & ADDRESSES) and bool(fields & TARGETS), len(fields)


# The field of columns that hold an address of a site, which is moved: a full URL there, or a path, is a redirect.
OLD_URL = "old_url"
# The fields for the address of a record and for its destinations.
ADDRESSES = frozenset({OLD_URL, "url", "alias"})
TARGETS = frozenset({"destination", "destinations"})
_OLD_ADDRESS = re.compile(r"https?://|/", re.IGNORECASE)


def is_old_address(text: str) -> bool:
    """Whether a text in a column of old addresses is one of a site that moved: a full URL there, or a path."""
    return _OLD_ADDRESS.match(text) is not None


# Columns of our own exports, now and formerly, that lists of addresses do not have.
_OF_EXPORTS = frozenset({"match", "handler", "alias"})


def _say_match(record: dict[str, Any], url: str) -> None:
    """`/` in a list of old addresses is the home page alone; a catch-all is written as `/*`."""
    path = re.sub(r"(?i)\Ahttps?://[^/?#]*", "", url) or "/"
    if "match" in record or "forward_path" in record:
        return
    if path == "/*":
        record["match"] = Match.PATTERN
    elif path == "/":
        record["match"] = Match.EXACT


# What programs write for an empty value.
_NOTHING: tuple[Any, ...] = ("", "null", "undefined", [], {})


# The sender of a file chooses the names of its columns, and they are cached for the next rows: no column that we know
# has a name this long, and 1,024 of them take a tenth of a megabyte.
MAX_COLUMN_LENGTH, MAX_COLUMNS = 100, 1024


def folded(column: str) -> str:
    """The name of a column as the tables have it; "" for one that is too long to be looked up."""
    return _fold(column) if len(column) <= MAX_COLUMN_LENGTH else ""


@lru_cache(maxsize=MAX_COLUMNS)
def _fold(column: str) -> str:
    return re.sub(r"[\s_-]", "", column).lower()


def columns_in(texts: Iterable[str]) -> dict[str, str]:
    """Fields by column from texts like "Old address=url", for files whose columns have other names. Raises Invalid."""
    fields = {}
    for text in texts:
        column, _, name = text.strip().rpartition("=")
        field = SOURCES[OWN].columns.get(folded(name))
        if not folded(column) or field is None:
            raise Invalid({"column": [f"Give a column of the file and what it holds, like Old=url, not {text[:100]}."]})
        fields[folded(column)] = field
    return fields


# --- values ----------------------------------------------------------------------------------------------------
# Each converts what it recognises, and leaves everything else for the schema to refuse.


Reader = Callable[[Any, Source], Any]
# More than there are fields.
MAX_FIELDS = 128


def _trim(value: Any, _: Source) -> Any:
    if isinstance(value, str):
        value = value.strip()
        # Our own CSV adds a guard, for spreadsheets.
        return value[1:] if _GUARDED.match(value) else value
    return value


_GUARDED = re.compile(r"'+[=+\-@\t\r]")


# A long title is no reason to lose a link.
def _cut(length: int) -> Callable[[Any, Source], Any]:
    def cut(value: Any, source: Source) -> Any:
        value = _trim(value, source)
        return value[:length] if isinstance(value, str) else value

    return cut


def _list(value: Any, source: Source) -> Any:
    value = _trim(value, source)
    if isinstance(value, str):
        value = _json_list(value) or re.split(source.tags_by, value)
    if not isinstance(value, list):
        return value
    names = [one.get("name") if isinstance(one, dict) else one for one in value]
    return [one.strip() if isinstance(one, str) else one for one in names if one != ""]


def _json_list(text: str) -> list[Any] | None:
    """A list that a cell has as JSON, like tags that contain their separator."""
    if text.startswith("["):
        with contextlib.suppress(ValueError, RecursionError):
            entries: list[Any] = json.loads(text)
            return entries
    return None


def _rules(value: Any, source: Source) -> Any:
    """Reads a list of rules, which a table has as JSON."""
    value = _trim(value, source)
    return (_json_list(value) or value) if isinstance(value, str) else value


def _words(value: Any, _: Source) -> Any:
    return value.split() if isinstance(value, str) else value


def _numbers(value: Any, source: Source) -> Any:
    return [_number(one, source) for one in value.split()] if isinstance(value, str) else value


def _number(value: Any, _: Source) -> Any:
    digits = re.sub(r"[\s,.'_]", "", value) if isinstance(value, str) else ""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 19 else value


def _flag(value: Any, _: Source) -> Any:
    known = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
    return known.get(str(value).strip().lower(), value)


def _is_off(value: Any, source: Source) -> bool:
    """Reads a column that says since when, by whom, or just that a link is switched off."""
    return _flag(value, source) is not False and value != "Active"


def _type(value: Any, source: Source) -> Any:
    """Reads a column that says that the service frames the destination."""
    flag = _flag(value, source)
    return flag if isinstance(flag, str) else "frame" if flag else None


_WRITTEN = ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S%z", "%Y-%m-%d %H:%M:%S %Z", "%b %d, %Y")
# Numbers above this are milliseconds.
_LAST_SECOND = 10**11


def _moment(value: Any, source: Source) -> Any:
    value = _trim(value, source)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 15:
        value = int(value)
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < 10**14:
        return times.text(datetime.fromtimestamp(value / 1000 if value > _LAST_SECOND else value, UTC))
    if isinstance(value, str) and not times.is_rfc3339(value):
        for form in _WRITTEN:
            try:
                moment = datetime.strptime(value, form)
            except ValueError:
                continue
            return times.text(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
    return value


# For fields that no request has, and for those that other services use differently.
_READERS: Mapping[str, Reader] = {
    "other_urls": _words,
    "total_clicks": _number,
    "has_password": _flag,
    "created_at": _moment,
    "paused": _is_off,
    "type": _type,
}


@lru_cache(maxsize=MAX_FIELDS)
def _reader_of(field: str) -> Reader:
    """The reader of the cells of a column that fills `field`: its entry in _READERS, else by the kind of the field."""
    if field in _READERS:
        return _READERS[field]
    match FIELD[field].kind if field in FIELD else None:
        case field_kinds.Text(max_length):
            return _cut(max_length)
        case field_kinds.Urls():
            return _words
        case field_kinds.Labels() | field_kinds.KeysOf():
            return _list
        case field_kinds.Number() | field_kinds.NumberOf():
            return _number
        case field_kinds.Numbers():
            return _numbers
        case field_kinds.Flag():
            return _flag
        case field_kinds.Moment():
            return _moment
        case field_kinds.Ruled():
            return _rules
    return _trim


# --- the services ----------------------------------------------------------------------------------------------


def _same(*fields: str) -> Iterator[tuple[str, str]]:
    """Columns with the names of our fields."""
    return ((folded(field), field) for field in fields)


_UTM = {f"utm{member}": f"utm.{member}" for member in UTM_MEMBERS}
_QR = ("theme", "color", "logo", "show_url", "margin")
# Our own names, which come before what a column of that name means elsewhere.
_OWN = dict(
    _same(
        *("host", "alias", *(one.name for one in FIELDS if one.name not in ("utm", "card"))),
        *("has_password", "created_at", "total_clicks"),
        *(f"utm.{member}" for member in UTM_MEMBERS),
        *(f"card.{member}" for member in CARD_MEMBERS),
        *(f"qr.{member}" for member in _QR),
    )
)

# Other names of our fields in plain tables.
_ELSEWHERE = {
    **_UTM,
    **dict.fromkeys(
        (
            *("url", "from", "fromurl", "source", "sourceurl", "old", "oldurl", "oldlink", "oldaddress"),
            *("redirectfrom", "requestpath", "requesturl", "oldpath", "sourcepath", "frompath"),
        ),
        OLD_URL,
    ),
    **dict.fromkeys(("shorturl", "shortlink", "link"), "url"),
    **dict.fromkeys(("hostname", "domain"), "host"),
    **dict.fromkeys(("slug", "path", "keyword", "shortcode", "backhalf", "key"), "alias"),
    **dict.fromkeys(
        (
            *("destinationurl", "longurl", "originalurl", "target", "targeturl", "to", "tourl", "new"),
            *("newurl", "newlink", "newaddress", "redirectto", "redirecturl"),
        ),
        "destination",
    ),
    **dict.fromkeys(("name",), "title"),
    **dict.fromkeys(("note", "notes", "comment", "comments"), "description"),
    **dict.fromkeys(("labels",), "tags"),
    **dict.fromkeys(("clicks", "visits", "hits"), "total_clicks"),
    **dict.fromkeys(("created", "datecreated", "createddate", "date", "timestamp"), "created_at"),
    **dict.fromkeys(("expiredat", "expiresat", "expiration"), "expires"),
    "startsat": "starts",
    "pausedby": "paused",
    **dict.fromkeys(("statuscode", "httpstatus"), "status"),
}

_PLAIN = Source(
    OWN,
    "Signpost, or a plain table",
    {**_OWN, **{column: field for column, field in _ELSEWHERE.items() if column not in _OWN}},
    needless=frozenset(
        (
            *("id", "tld", "handler", "https", "file", "monitor", "createdby", "creator.id", "creator.name"),
            # A record without a card has this column, the others one for each member.
            *("createdvia", "updatedat", "card"),
        )
    ),
)

SOURCES: Mapping[str, Source] = {
    source.id: source
    for source in (
        _PLAIN,
        replace(_PLAIN, id=TABLE, name="A table of old and new addresses", has_old_urls=True),
        Source(
            "bitly",
            "Bitly",
            {
                "link": "url",
                "bitlink": "url",
                "shorturl": "url",
                "id": "url",
                "customlink": "other_urls",
                "custombitlinks": "other_urls",
                "destinationurl": "destination",
                "longurl": "destination",
                "title": "title",
                "tags": "tags",
                "datecreated": "created_at",
                "createdat": "created_at",
                "created": "created_at",
                "expirationat": "expires",
                "engagements": "total_clicks",
                "totalclicks": "total_clicks",
                "clicks": "total_clicks",
                "status": "paused",
                "isdeleted": "paused",
            },
        ),
        Source(
            "dub",
            "Dub",
            {
                "shortlink": "url",
                "link": "url",
                "destinationurl": "destination",
                "url": "destination",
                "title": "title",
                "comments": "description",
                "description": "description",
                "tags": "tags",
                "clicks": "total_clicks",
                "createdat": "created_at",
                "expiresat": "expires",
                "expiredurl": "expired_url",
                "password": "password",
                "rewrite": "type",
                "disabledat": "paused",
            },
            tags_by=",",
        ),
        Source(
            "kutt",
            "Kutt",
            {
                "link": "url",
                "link.url": "url",
                "link.link": "url",
                "target": "destination",
                "description": "title",
                "visitcount": "total_clicks",
                "createdat": "created_at",
                "expirein": "expires",
                "password": "has_password",
                "banned": "paused",
            },
        ),
        Source(
            "shlink",
            "Shlink",
            {
                "shorturl": "url",
                "longurl": "destination",
                "title": "title",
                "tags": "tags",
                "visitssummary.nonbots": "total_clicks",
                "visitssummary.total": "total_clicks",
                "visitscount": "total_clicks",
                "visits": "total_clicks",
                "datecreated": "created_at",
                "createdat": "created_at",
                "meta.validsince": "starts",
                "meta.validuntil": "expires",
                "meta.maxvisits": "max_clicks",
                "forwardquery": "forward_query",
            },
            tags_by=r"\|",
        ),
        Source(
            "shortio",
            "Short.io",
            {
                "secureshorturl": "url",
                "shorturl": "url",
                "shortlink": "url",
                "originalurl": "destination",
                "title": "title",
                "tags": "tags",
                "clicks": "total_clicks",
                "createdat": "created_at",
                "created": "created_at",
                "expiresat": "expires",
                "expiredurl": "expired_url",
                "password": "password",
                "haspassword": "has_password",
                "redirecttype": "status",
                "cloaking": "type",
                "clickslimit": "max_clicks",
                **_UTM,
            },
            tags_by=r"[,|;]",
        ),
        Source(
            "yourls",
            "YOURLS",
            {
                "shorturl": "url",
                "keyword": "alias",
                "source": "alias",
                "url": "destination",
                "target": "destination",
                "title": "title",
                "clicks": "total_clicks",
                "hits": "total_clicks",
                "timestamp": "created_at",
            },
        ),
    )
}

# Everything that an import can come from, and how people call it.
SOURCE_NAMES: Mapping[str, str] = {
    **{source.id: source.name for source in SOURCES.values()},
    **FORMAT_NAMES,
}
