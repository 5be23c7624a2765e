"""Records as they come from elsewhere, and as they leave."""

import copy
from typing import Any, NotRequired, TypedDict

from marshmallow import Schema, ValidationError, fields, post_load, pre_load
from marshmallow.validate import Length, OneOf, Range

from signpost.domain.json_types import JsonObject, Loaded
from signpost.domain.records import addresses, field_kinds, paths
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import FIELDS
from signpost.features.transfer.imported_records import TakenAddress
from signpost.features.transfer.reading.cells import OFF_WORDS, ON_WORDS
from signpost.features.transfer.reading.sources import OWN, SOURCE_NAMES
from signpost.schemas import loaded
from signpost.schemas.choices import Choices, values_of
from signpost.schemas.fields import CheckedField, CountField, EnumMemberField, FlagField, HostnameField, TimestampField
from signpost.schemas.host import HostConnect, HostUpdateText
from signpost.schemas.records.filters import TRUTH, ChoiceFilter, FilterQuery
from signpost.schemas.records.qr import QrStyleUpdate
from signpost.schemas.records.record import ListedRecord, RedirectInput
from signpost.schemas.records.rules import RulesField
from signpost.translations import mark

TAKEN = Choices("ImportTaken", "What an import does where an address leads elsewhere here.", values_of(TakenAddress))
EXPORT_FORMAT = Choices("ExportFormat", "The format of an export.", ("jsonl", "csv"))

STATE_WORDS = f"{', '.join(sorted(ON_WORDS))}; paused: {', '.join(sorted(OFF_WORDS))}"

# What cells.read_cell takes for a moment; it is tried before these fields.
NO_DATE = mark(
    "This can't be read as a date. Write it like 2030-12-31, 31.12.2030 or 2030-12-31T23:59:59Z, or as seconds since "
    "1970."
)


def _date_field() -> TimestampField:
    return TimestampField(error_messages={"invalid": NO_DATE, "unreadable": NO_DATE})


class ImportedRecord(RedirectInput):
    """A record that existed elsewhere: it may be old, expired and have many clicks.

    A loaded record has `address`: hostname, path (None where an alias is to be generated) and query; and `is_locked`
    where it had a password that is not known here.
    """

    url = CheckedField(paths.address_of, pattern=paths.URL_PATTERN)
    host = HostnameField(max_length=addresses.HOST_LENGTH)
    # Its length and alphabet depend on the type, which operations look at.
    alias = CheckedField(paths.path_of, pattern=paths.URL_PATTERN)
    starts, expires, created_at = _date_field(), _date_field(), _date_field()
    total_clicks = CountField(validate=Range(min=0, max=2**53))
    has_password = FlagField()
    paused = FlagField(error_messages={"invalid": f"It does not say whether the link is paused. Known: {STATE_WORDS}."})
    qr = fields.Nested(QrStyleUpdate)

    @post_load
    def gather(self, row: dict[str, Any], **_: Any) -> dict[str, Any]:
        host, alias = row.pop("host", None), row.pop("alias", None)
        if "url" in row:
            row["address"] = tuple(row.pop("url"))
        elif host is not None:
            row["address"] = host, alias, ""
        else:
            raise ValidationError({"url": ["Give the record's URL, or a hostname for all."]})
        if row.pop("has_password", False) and row.get("password") is None:
            # What the password protected must not become public.
            row["paused"] = row["is_locked"] = True
        gathered: dict[str, Any] = super().gather(row)
        return gathered


class ConfiguredRecord(RedirectInput):
    """A record in a configuration file.

    has_password: it has one, which the file does not contain. used_up: its `max_clicks` were reached.
    """

    qr = fields.Nested(QrStyleUpdate)
    has_password = FlagField()
    used_up = FlagField()

    @pre_load
    def read_rules(self, entry: Loaded, **_: Any) -> Loaded:
        """TOML has no null: `true` is any value of a parameter."""
        if not isinstance(entry, dict):
            return entry
        entry = copy.deepcopy(entry)
        for rule in entry["rules"] if isinstance(entry.get("rules"), list) else ():
            conditions = rule.get("if") if isinstance(rule, dict) else None
            query = conditions.get("query") if isinstance(conditions, dict) else None
            if isinstance(query, dict):
                query.update({name: None for name, value in query.items() if value is True})
        return entry


class ConfiguredHost(HostConnect, HostUpdateText):
    """A hostname in a configuration file."""


class HostConfig(loaded.HostConnect):
    """A hostname in a configuration file."""

    notfound_url: NotRequired[str | None]
    expired_url: NotRequired[str | None]
    notfound_status: NotRequired[int]
    apple_app_site_association: NotRequired[JsonObject | None]
    assetlinks: NotRequired[list[JsonObject] | None]


class Configuration(Schema):
    """A workspace as a file."""

    workspace = fields.Dict(keys=fields.String(), values=fields.String(), load_default=dict)
    hosts = fields.List(fields.Nested(ConfiguredHost), load_default=list)
    links = fields.List(fields.Nested(ConfiguredRecord), load_default=list)
    redirects = fields.List(fields.Nested(ConfiguredRecord), load_default=list)


class ImportQuery(Schema):
    """The query of POST /bulk/import."""

    source = fields.String(
        load_default=OWN,
        validate=OneOf([*SOURCE_NAMES]),
        metadata={"description": "The service that wrote the file, or the format of its redirects."},
    )
    host = fields.String(
        load_default="",
        validate=Length(max=2000),
        metadata={
            "description": "Where links are put: a hostname for all, or OLD=NEW for each, joined by commas; else where "
            "they were.",
            "example": "bit.ly=go.example.com",
        },
    )
    column = fields.String(
        load_default="",
        validate=Length(max=2000),
        metadata={
            "description": "What the columns with unknown names hold: NAME=FIELD, joined by commas.",
            "example": "Old address=url,New address=destination",
        },
    )
    make_up_aliases = ChoiceFilter(
        TRUTH, metadata={"description": "Generate aliases where no column of the file holds the links' addresses."}
    )
    taken = EnumMemberField(
        TakenAddress,
        load_default=TakenAddress.KEEP,
        metadata={
            "description": "What happens where an address is here already and leads elsewhere. keep: the line is "
            "refused. replace: it leads where the file says. beside: the link gets the alias with -2 behind it."
        },
    )
    dry_run = ChoiceFilter(TRUTH, metadata={"description": "Report the result for each line; change nothing."})


class ImportArguments(TypedDict):
    """What `ImportQuery` loads."""

    source: str
    host: str
    column: str
    make_up_aliases: NotRequired[bool | None]
    taken: str
    dry_run: NotRequired[bool | None]


class ExportQuery(FilterQuery):
    """The query of GET /export."""

    format = fields.String(
        load_default="jsonl",
        validate=OneOf(EXPORT_FORMAT.values),
        metadata={"description": "csv: a table for spreadsheets; jsonl: an object a line, which an import recreates."},
    )


class ExportArguments(TypedDict):
    """What `ExportQuery` loads."""

    filters: RecordFilters
    format: str


def output_field(field: field_kinds.Field) -> fields.Field[Any]:
    """The field of an exported line that holds what `field` describes."""
    named: dict[str, Any] = {"allow_none": True, "data_key": field.name}
    match field.kind:
        case field_kinds.Flag():
            return fields.Boolean(**named)
        case field_kinds.Number() | field_kinds.NumberOf():
            return fields.Integer(**named)
        case field_kinds.Numbers():
            return fields.List(fields.Integer(), **named)
        case field_kinds.Urls() | field_kinds.KeysOf() | field_kinds.Labels():
            return fields.List(fields.String(), **named)
        case field_kinds.Utm() | field_kinds.CardKind():
            return fields.Dict(**named)
        case field_kinds.RulesKind():
            return RulesField(data_key=field.name)
    return fields.String(**named)


_ANSWERED = frozenset(ListedRecord().fields)
# Fields that an answer states in another way: has_password, paused_by.
_DESCRIBED_ELSEWHERE = ("password", "paused")
_UNANSWERED = {
    item.column: output_field(item)
    for item in FIELDS
    if item.column not in _ANSWERED and item.name not in _DESCRIBED_ELSEWHERE
}


class ExportedRecord(ListedRecord.from_dict(_UNANSWERED, name="WithUnanswered")):  # type: ignore[misc]
    """A record with all that the API returns, and the parts of its configuration that the API does not return."""
