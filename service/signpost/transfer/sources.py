"""The files of other services in our terms: a table of columns for each. A new service is one more entry.

The columns are those of the services' own sources and interface descriptions; for Bitly's and Short.io's CSV, which
are closed, those that other importers read. JSON is read by dotted names, like `meta.validUntil`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.records import paths, warnings
from signpost.domain.records.card import MEMBERS as CARD_MEMBERS
from signpost.domain.records.record import FIELDS, UTM_MEMBERS, Match, RecordType
from signpost.transfer import targeting
from signpost.transfer.cells import DROPS_QUERY, FILLS, STATE, folded, is_nothing, is_state, read_cell
from signpost.transfer.redirect_formats import FORMAT_NAMES

OWN = "signpost"
# The same columns, in a list of old and new addresses.
TABLE = "table"
_BY_NOBODY: Mapping[str, str] = {}


@dataclass(frozen=True)
class ImportSource:
    """A service to import from.

    columns: for each column of its files (without blanks, dashes, underscores and capitals) a field of ImportedRecord;
    of two columns for one field the first that is not empty counts. tags_by: the separator of tags in a cell.
    needless: columns that are not imported because others hold the same, or because their content is generated here.
    has_old_urls: whether every address in it is one of a site that moved, so that each line is a redirect.
    forwards_query: whether the service passes the visitor's query on, where no column says it; None: its documentation
    does not say it.
    """

    id: str
    name: str
    columns: Mapping[str, str]
    tags_by: str = r"[,|]"
    needless: frozenset[str] = frozenset()
    has_old_urls: bool = False
    forwards_query: bool | None = False

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
        if self.forwards_query:
            record.setdefault("forward_query", True)
        others = record.pop("other_urls", [])
        # Clicks are counted once, for the first.
        again = {field: value for field, value in record.items() if field != "total_clicks"}
        return [record, *({**again, "url": url} for url in others)]

    def _take(self, record: dict[str, Any], field: str, value: Any) -> None:
        if is_nothing(value):
            return
        if field == "status" and is_state(value):
            field = STATE
        value, field = read_cell(field, value, self.tags_by), FILLS.get(field, field)
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
_HOST = re.compile(r"\A(?:https?://)?[^/?#]*", re.IGNORECASE)
_OLD_ADDRESS = re.compile(r"https?://|/", re.IGNORECASE)


def is_old_address(text: str) -> bool:
    """Whether a text in a column of old addresses is one of a site that moved: a full URL there, or a path."""
    return _OLD_ADDRESS.match(text) is not None


# Columns of our own exports, now and formerly, that lists of addresses do not have.
_OF_EXPORTS = frozenset({"match", "handler", "alias"})


def _say_match(record: dict[str, Any], url: str) -> None:
    """In a list of old addresses `/` is the home page alone; what has `*` or `:name` is a pattern."""
    if "match" in record or len(url) > paths.URL_LENGTH:
        return
    path, _, query = _HOST.sub("", url).partition("?")
    path = path.strip("/")
    if warnings.is_meant_as_pattern(path, query):
        record["match"] = Match.PATTERN
        record.setdefault(targeting.NOTES, []).append(warnings.described_as_pattern(path, query))
    elif not (path or query or "forward_path" in record):
        record["match"] = Match.EXACT


def columns_in(texts: Iterable[str]) -> dict[str, str]:
    """Fields by column from texts like "Old address=url", for files whose columns have other names. Raises Invalid.

    Nothing after the sign: the column is left out.
    """
    fields = {}
    for text in texts:
        column, _, name = text.strip().rpartition("=")
        field = SOURCES[OWN].columns.get(folded(name)) if name else ""
        if not folded(column) or field is None:
            raise Invalid(
                {
                    "column": [
                        "Give a column of the file and what it holds, like Old=url, or nothing to leave it out, like "
                        f"Old=, not {text[:100]}."
                    ]
                }
            )
        fields[folded(column)] = field
    return fields


def _same(*fields: str) -> Iterator[tuple[str, str]]:
    """Columns with the names of our fields."""
    return ((folded(field), field) for field in fields)


_UTM = {f"utm{member}": f"utm.{member}" for member in UTM_MEMBERS}
_QR = ("theme", "color", "logo", "show_url", "margin")
# Our own names, which come before what a column of that name means elsewhere.
_OWN = dict(
    _same(
        *("host", "alias", *(entry.name for entry in FIELDS if entry.name not in ("utm", "card"))),
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

_SIMPLE = ImportSource(
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

SOURCES: Mapping[str, ImportSource] = {
    source.id: source
    for source in (
        _SIMPLE,
        replace(_SIMPLE, id=TABLE, name="A table of old and new addresses", has_old_urls=True),
        ImportSource(
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
                "status": STATE,
                "isdeleted": "paused",
            },
            forwards_query=None,
        ),
        ImportSource(
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
            forwards_query=True,
        ),
        ImportSource(
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
        ImportSource(
            "rebrandly",
            "Rebrandly",
            {
                "shorturl": "url",
                "slashtag": "alias",
                "destination": "destination",
                "title": "title",
                "description": "description",
                "tags": "tags",
                "clicks": "total_clicks",
                "createdat": "created_at",
                "expiredat": "expires",
                "status": STATE,
                "forwardparameters": "forward_query",
            },
            needless=frozenset(
                (
                    *("id", "domainid", "domainname", "updatedat", "lastclickat", "https", "integrated", "linktype"),
                    *("domain.id", "domain.ref", "domain.fullname", "domain.active"),
                )
            ),
            forwards_query=None,
        ),
        ImportSource(
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
            forwards_query=True,
        ),
        ImportSource(
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
                "skipqs": DROPS_QUERY,
                **_UTM,
            },
            tags_by=r"[,|;]",
            forwards_query=True,
        ),
        ImportSource(
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
