"""The files of other services in our terms: a table of columns for each. A new service is one more entry.

The columns are those of the services' own sources and interface descriptions; for Bitly's and Short.io's CSV, which
are closed, those that other importers read. JSON is read by dotted names, like `meta.validUntil`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from redirect_formats import FORMAT_NAMES
from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.records import paths, warnings
from signpost.domain.records.card import MEMBERS as CARD_MEMBERS
from signpost.domain.records.record import FIELDS, UTM_MEMBERS, Match, RecordType
from signpost.features.transfer.reading import targeting
from signpost.features.transfer.reading.cells import (
    FILLS,
    STATE,
    fold_name,
    is_nothing,
    is_own_text,
    is_state,
    own_cell,
    read_cell,
)
from signpost.translations import mark

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
        self,
        row: Mapping[str, Any],
        by_hand: Mapping[str, str] = _BY_NOBODY,
        usual_type: RecordType | None = None,
        *,
        is_exact: bool = False,
        is_own_table: bool = False,
        says_match: bool = False,
    ) -> list[dict[str, Any]]:
        """A row, by column, as fields of ImportedRecord that a schema has yet to check: one record or several.

        Among them may be `notes`, for people: what was left out.
        by_hand: fields of columns, as `columns_in` reads them, which come before what we know of the columns; "": the
        column is left out. usual_type: of rows that do not say it; None: recognized by their addresses. is_exact: texts
        stay as they are, because our own export wrote them. is_own_table: and so are those of its cells. says_match: a
        column of the table says which paths a record answers, perhaps by nothing in it.
        """
        if is_own_table:
            row = {column: self._own(column, value) for column, value in row.items()}
        cells = {fold_name(column): value for column, value in row.items()}
        record: dict[str, Any] = {}
        for column, field in by_hand.items():
            value = cells.pop(column, None)
            if field:
                self._take(record, field, value, is_exact)
        for column, field in self.columns.items():
            self._take(record, field, cells.get(column), is_exact)
        if self.id in targeting.READERS:
            targeting.READERS[self.id](cells, times.now_text()).put_into(record)
        if OLD_URL in record:
            self._put_old_url(record, cells, usual_type, says_match=says_match)
        if usual_type is not None:
            record.setdefault("type", usual_type)
        if self.forwards_query:
            record.setdefault("forward_query", True)
        others = record.pop("other_urls", [])
        # Clicks are counted once, for the first.
        again = {field: value for field, value in record.items() if field != "total_clicks"}
        return [record, *({**again, "url": url} for url in others)]

    def _own(self, column: str, cell: Any) -> Any:
        """A cell of our own table as JSON Lines have it."""
        field = self.columns.get(fold_name(column), "")
        is_text = isinstance(cell, str) and (is_own_text(field, cell) or is_own_text(field, [cell]))
        return own_cell(field, cell) if is_text else cell

    def _take(self, record: dict[str, Any], field: str, value: Any, is_exact: bool) -> None:
        if not (is_exact and value and is_own_text(field, value)):
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

    def _put_old_url(
        self, record: dict[str, Any], cells: Mapping[str, Any], usual_type: RecordType | None, *, says_match: bool
    ) -> None:
        old = record["url"] = record.pop(OLD_URL)
        is_old = isinstance(old, str) and (self.has_old_urls or is_old_address(old))
        if is_old if usual_type is None else usual_type is RecordType.REDIRECT:
            record.setdefault("type", RecordType.REDIRECT)
            # Our own exports say in other columns which paths a record answers.
            if isinstance(old, str) and not says_match and not cells.keys() & _OF_EXPORTS:
                _say_match(record, old)

    def is_our_export(self, row: Mapping[str, Any], *, is_own_table: bool, says_match: bool) -> bool:
        """Whether Signpost wrote a row, which then says which paths its record answers, perhaps by nothing in it.

        is_own_table, says_match: as `understand` takes them.
        """
        if self.id not in (OWN, TABLE):
            return False
        columns = {fold_name(column) for column in row}
        # A table may have its short paths in a column `alias`; our own have URLs beside them.
        return is_own_table or says_match or bool(columns & {"match", "handler"}) or columns >= {"url", "alias"}

    def fields_of(self, columns: Iterable[str], by_hand: Mapping[str, str] = _BY_NOBODY) -> list[str | None]:
        """For each column the field that it fills; "": the column is not needed; None: the column is unknown.

        columns: all of a file, because one can say what another means.
        """
        columns = [*columns]
        by_hand = self.by_all_columns(columns, by_hand)
        return [self._field_of(fold_name(column), by_hand) for column in columns]

    def by_all_columns(self, columns: Iterable[str], by_hand: Mapping[str, str] = _BY_NOBODY) -> Mapping[str, str]:
        """Fields of columns as `understand` needs them: those given by hand, and what only all columns say together.

        Where a table has its short paths in a column, and no other destinations, `url` is the destination (Pretty
        Links).
        """
        names = [*map(fold_name, columns)]
        if self.columns.get(_URL) != OLD_URL or _URL not in names or _URL in by_hand:
            return by_hand
        fields = {self._field_of(name, by_hand) for name in names}
        return {**by_hand, _URL: "destination"} if "alias" in fields and not fields & TARGETS else by_hand

    def _field_of(self, name: str, by_hand: Mapping[str, str]) -> str | None:
        return by_hand[name] if name in by_hand else self.columns.get(name) or self._field_beyond(name)

    def _field_beyond(self, name: str) -> str | None:
        """The field that a column fills which no table of columns has."""
        if targeting.is_about_visitors(self.id, name):
            return targeting.RULES
        return "" if name in self.needless else None

    def fit(self, columns: Iterable[str]) -> tuple[bool, int]:
        """How well columns fit: whether they hold addresses and destinations, and how many of them are known."""
        fields = {field for name in map(fold_name, columns) if (field := self._field_of(name, _BY_NOBODY))}
        return bool(fields & ADDRESSES) and bool(fields & TARGETS), len(fields)


# A column of addresses: of old ones, or of destinations.
_URL = "url"
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
        field = SOURCES[OWN].columns.get(fold_name(name)) if name else ""
        if not fold_name(column) or field is None:
            reason = (
                "Give a column of the file and what it holds, like Old=url, or nothing to leave it out, like Old=, "
                f"not {text[:100]}."
            )
            raise Invalid({"column": [reason]})
        fields[fold_name(column)] = field
    return fields


def _columns(**by_field: str) -> dict[str, str]:
    """The field of each column, from the columns of each field, the first that counts first."""
    return {column: field for field, columns in by_field.items() for column in columns.split()}


_UTM = {f"utm.{member}": f"utm{member}" for member in UTM_MEMBERS}
_QR = ("theme", "color", "background", "logo", "show_url", "margin")
# Our own names, which come before what a column of that name means elsewhere.
_OWN = {
    fold_name(field): field
    for field in (
        *("host", "alias", *(entry.name for entry in FIELDS if entry.name not in ("utm", "card"))),
        *("has_password", "created_at", "total_clicks"),
        *(f"utm.{member}" for member in UTM_MEMBERS),
        *(f"card.{member}" for member in CARD_MEMBERS),
        *(f"qr.{member}" for member in _QR),
    )
}

# What forms call our fields. A column that is only called Share may hold anything.
_LABELS = {
    fold_name(entry.label): entry.name for entry in FIELDS if entry.name not in ("utm", "card", "destination_weights")
}

# Other names of our fields in plain tables.
_ELSEWHERE = _columns(
    **_UTM,
    old_url="url from fromurl source sourceurl old oldurl oldlink oldaddress redirectfrom requestpath requesturl "
    "oldpath sourcepath frompath shortlinkoroldaddress",
    url="shorturl shortlink link",
    host="hostname domain",
    alias="slug path keyword shortcode backhalf key shortpath shortpathalone",
    destination="destinationurl longurl originalurl target targeturl to tourl new newurl newlink newaddress "
    "redirectto redirecturl",
    title="name",
    description="note notes comment comments",
    tags="labels",
    total_clicks="clicks visits hits clickssofar",
    has_password="hasapassword whetherithasapassword",
    created_at="created datecreated createddate date timestamp",
    expires="expiredat expiresat expiration",
    starts="startsat",
    paused="pausedby whetheritispaused",
    status="statuscode httpstatus",
) | {
    "titleinchats": "card.title",
    "descriptioninchats": "card.description",
    "pictureinchats": "card.image",
    **{f"qrcode:{member}": f"qr.{member}" for member in ("theme", "color", "background", "logo", "margin")},
    "qrcode:showstheurl": "qr.show_url",
    "qrcode:whetheritshowstheurl": "qr.show_url",
}

_SIMPLE = ImportSource(
    OWN,
    mark("Signpost, or a plain table"),
    {**_OWN, **{column: field for column, field in (_LABELS | _ELSEWHERE).items() if column not in _OWN}},
    # A record without a card has the column `card`, the others one for each member.
    needless=frozenset(
        (
            *("id", "tld", "handler", "https", "file", "monitor", "createdby", "creator.id", "creator.name"),
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
            _columns(
                url="link bitlink shorturl id",
                other_urls="customlink custombitlinks",
                destination="destinationurl longurl",
                title="title",
                tags="tags",
                created_at="datecreated createdat created",
                expires="expirationat",
                total_clicks="engagements totalclicks clicks",
                state="status",
                paused="isdeleted",
            ),
            forwards_query=None,
        ),
        ImportSource(
            "dub",
            "Dub",
            _columns(
                url="shortlink link",
                destination="destinationurl url",
                title="title",
                description="comments description",
                tags="tags",
                total_clicks="clicks",
                created_at="createdat",
                expires="expiresat",
                expired_url="expiredurl",
                password="password",
                type="rewrite",
                paused="disabledat",
            ),
            tags_by=",",
            forwards_query=True,
        ),
        ImportSource(
            "kutt",
            "Kutt",
            _columns(
                url="link link.url link.link",
                destination="target",
                title="description",
                total_clicks="visitcount",
                created_at="createdat",
                expires="expirein",
                has_password="password",
                paused="banned",
            ),
        ),
        ImportSource(
            "rebrandly",
            "Rebrandly",
            _columns(
                url="shorturl",
                alias="slashtag",
                destination="destination",
                title="title",
                description="description",
                tags="tags",
                total_clicks="clicks",
                created_at="createdat",
                expires="expiredat",
                state="status",
                forward_query="forwardparameters",
            ),
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
            _columns(
                url="shorturl",
                destination="longurl",
                title="title",
                tags="tags",
                total_clicks="visitssummary.nonbots visitssummary.total visitscount visits",
                created_at="datecreated createdat",
                starts="meta.validsince",
                expires="meta.validuntil",
                max_clicks="meta.maxvisits",
                forward_query="forwardquery",
            ),
            tags_by=r"\|",
            forwards_query=True,
        ),
        ImportSource(
            "shortio",
            "Short.io",
            _columns(
                url="secureshorturl shorturl shortlink",
                destination="originalurl",
                title="title",
                tags="tags",
                total_clicks="clicks",
                created_at="createdat created",
                expires="expiresat",
                expired_url="expiredurl",
                password="password",
                has_password="haspassword",
                status="redirecttype",
                type="cloaking",
                max_clicks="clickslimit",
                drops_query="skipqs",
                **_UTM,
            ),
            tags_by="[,|;]",
            forwards_query=True,
        ),
        ImportSource(
            "yourls",
            "YOURLS",
            _columns(
                url="shorturl",
                alias="keyword source",
                destination="url target",
                title="title",
                total_clicks="clicks hits",
                created_at="timestamp",
            ),
        ),
    )
}


def all_fits(columns: list[str]) -> dict[str, tuple[bool, int]]:
    """How well columns fit each service, by its id."""
    return {source.id: source.fit(columns) for source in SOURCES.values() if source.id != TABLE}


# Everything that an import can come from, and how people call it.
SOURCE_NAMES: Mapping[str, str] = {**{source.id: source.name for source in SOURCES.values()}, **FORMAT_NAMES}
