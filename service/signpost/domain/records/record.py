"""The record: its states and types, its configuration (RecordConfig), and what responses show (RecordView).

`RecordConfig` describes each field once. Schemas, PUT, import, export, configuration files, forms and the query of
visits are derived from it. CONTRIBUTING.md lists what else a new field needs.
Spec: "Link / redirect record", "POST /link", "PUT /redirect/{id}".
"""

# ruff: noqa: RUF009  # `replaced` and `preserved` return what dataclasses.field returns.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from signpost.domain.errors import Invalid
from signpost.domain.plugins import PLUGINS
from signpost.domain.records.card import Card
from signpost.domain.records.destination import MAX_DESTINATIONS as MAX_DESTINATIONS
from signpost.domain.records.destination import MAX_WEIGHT as MAX_WEIGHT
from signpost.domain.records.destination import Routing as Routing
from signpost.domain.records.field_kinds import KEEP as KEEP
from signpost.domain.records.field_kinds import (
    CardKind,
    ExternalKey,
    Field,
    Flag,
    KeysOf,
    Labels,
    MemberOf,
    Number,
    NumberOf,
    Numbers,
    RulesKind,
    Secret,
    Text,
    Timestamp,
    Url,
    Urls,
    Utm,
    fields_of,
    preserved,
    replaced,
)
from signpost.domain.records.field_kinds import Keep as Keep
from signpost.domain.records.qr import QrStyle
from signpost.domain.records.rules.rules import MAX_RULES, Rules
from signpost.translations import gettext as _

MAX_TITLE = 250
MAX_DESCRIPTION = 300
MAX_TAGS = 20
MAX_TAG = 50
MAX_EXTERNAL_ID = 255
MIN_PASSWORD, MAX_PASSWORD = 4, 64
# Larger integers are not exact as floating-point numbers, which many JSON parsers use.
MAX_CLICKS = 2**53
# Up to this click limit, visitors must confirm before a click is used (Interstitial.AUTO).
ONE_TIME_CLICKS = 10
REDIRECT_STATUSES = (301, 302, 303, 307, 308)
GONE_STATUS = 410
STATUSES = (*REDIRECT_STATUSES, GONE_STATUS)
UTM_MEMBERS = ("source", "medium", "campaign", "term", "content")
NO_UTM: Mapping[str, str] = dict.fromkeys(UTM_MEMBERS, "")


# --- states and types --------------------------------------------------------------------------------------------


class RecordType(StrEnum):
    """Spec: "record type; available types listed by GET /shared/types"."""

    LINK = "link"
    REDIRECT = "redirect"
    FRAME = "frame"
    GONE = "gone"


class Handler(StrEnum):
    """Whether a record is a short link or a redirect: each has its own rules for addresses and types."""

    SHORT_URL = "short-url"
    REDIRECT = "redirect"

    @property
    def usual_type(self) -> RecordType:
        """The type of its records unless given."""
        return RecordType.LINK if self is Handler.SHORT_URL else RecordType.REDIRECT


class Match(StrEnum):
    """Which paths a redirect answers. EXACT: its own. PREFIX: its own and all below. PATTERN: all that match it."""

    EXACT = "exact"
    PREFIX = "prefix"
    PATTERN = "pattern"

    @staticmethod
    def of(match: str | None, path_and_query: str, *, forward_path: bool | None) -> Match:
        """How a record matches. If its `match` is unset, `forward_path` and the root of the hostname mean PREFIX."""
        if match is not None:
            return Match(match)
        return Match.PREFIX if forward_path or not path_and_query else Match.EXACT


class Interstitial(StrEnum):
    """Whether visitors of a record with a click limit must confirm before a click is used.

    AUTO: if the limit is at most ONE_TIME_CLICKS, so that programs which open the links in e-mails use up no click.
    """

    AUTO = "auto"
    NEVER = "never"


class MonitorState(StrEnum):
    """The result of monitoring. OFF: no destination is monitored, or can be. PENDING: they were not checked yet."""

    OFF = "off"
    PENDING = "pending"
    UP = "up"
    DOWN = "down"


class PausedBy(StrEnum):
    """Who paused a record. Members of the workspace may resume only what USER paused."""

    NOBODY = ""
    USER = "user"
    PLAN = "plan"
    SYSTEM = "system"
    ABUSE = "abuse"


class CreatedVia(StrEnum):
    """The interface through which a record was created."""

    API = "api"
    MCP = "mcp"
    DASHBOARD = "dashboard"
    IMPORT = "import"
    CLI = "cli"


@dataclass(frozen=True)
class TypeFacts:
    """The description of a type. status: the HTTP status of its responses unless the record has its own."""

    id: RecordType
    handler: Handler
    status: int
    label: str
    short: str
    description: str


TYPES: Final = {
    facts.id: facts
    for facts in (
        TypeFacts(
            RecordType.LINK, Handler.SHORT_URL, 302, "Short link", "Link", "Sends visitors on to the destination."
        ),
        TypeFacts(
            RecordType.REDIRECT,
            Handler.REDIRECT,
            301,
            "Redirect",
            "Redirect",
            "Moves an address permanently; without an alias it answers for the whole hostname.",
        ),
        TypeFacts(
            RecordType.FRAME,
            Handler.SHORT_URL,
            302,
            "Frame",
            "Frame",
            "Shows the destination in a page under the link's own address.",
        ),
        TypeFacts(
            RecordType.GONE,
            Handler.REDIRECT,
            GONE_STATUS,
            "Gone",
            "Gone",
            "Says that what was here is gone for good (410); it has no destination.",
        ),
    )
}


# --- what a record is configured to be -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordConfig:
    """The configuration of a record in POST and PUT: every field but its address.

    A `replaced` field that PUT omits is reset to its default. A `preserved` field that PUT omits is KEEP: the record
    keeps its value. For a new record, `with_defaults` sets the default. To change single fields, as PATCH does, use
    `dataclasses.replace(config_of(record), **changes)`.
    """

    title: str = replaced(Text(MAX_TITLE), "Title", "For people; never shown to visitors.", default="", for_visits=True)
    type: RecordType | None = replaced(
        MemberOf(RecordType), "What visitors get", "One of GET /shared/types.", default=None, for_visits=True
    )
    description: str = replaced(Text(MAX_DESCRIPTION), "Note for your team", "A note for people.", default="")
    forward_path: bool | None = replaced(
        Flag(has_default=True),
        "Keep the rest of the path",
        "Append the visitor's further path to the destination.",
        default=None,
        for_visits=True,
    )
    forward_query: bool | None = replaced(
        Flag(has_default=True),
        "Keep the query (?…)",
        "Carry the visitor's query on to the destination.",
        default=None,
        for_visits=True,
    )
    utm: Mapping[str, str] = replaced(
        Utm(),
        "UTM tags",
        "UTM parameters for the destination, as key=value strings; an object is accepted too.",
        default=NO_UTM,
        for_visits=True,
        in_csv=False,
    )
    destination: str | None = replaced(
        Url(),
        "Destination",
        "Where visitors go: an absolute URL. Without a scheme, https:// is added.",
        default=None,
        example="https://example.com/landing",
        for_visits=True,
    )
    destinations: tuple[str | None, ...] | None = replaced(
        Urls(MAX_DESTINATIONS),
        "Split between several pages",
        "Several destinations; if any is given, `destination` is ignored.",
        default=None,
        example=("https://example.com/a", "https://example.com/b"),
        for_visits=True,
    )
    plugins: tuple[str, ...] | None = replaced(
        KeysOf(tuple(PLUGINS)),
        "Behavior",
        "Keys from GET /shared/plugins; null entries are ignored.",
        default=None,
        for_visits=True,
        in_csv=False,
    )
    is_notify: bool = replaced(
        Flag(),
        "Send a webhook when the destination goes down",
        "Send a notification when monitoring detects a problem.",
        default=False,
        in_csv=False,
    )
    is_switch_unbroken_destination: bool = replaced(
        Flag(),
        "Fail over to a working destination",
        "Move traffic to another destination while monitoring finds one broken.",
        default=False,
        for_visits=True,
        in_csv=False,
    )
    expires: str | None = replaced(
        Timestamp(),
        "Expiry",
        "When the record stops resolving (RFC 3339, UTC without an offset).",
        default=None,
        column="expired_at",
        for_visits=True,
    )
    password: str | Keep | None = preserved(
        Secret(MIN_PASSWORD, MAX_PASSWORD),
        "Password",
        "Visitors must enter it; null removes it.",
        default=None,
        column="password_hash",
        is_extension=True,
        for_visits=True,
        in_csv=False,
    )
    expired_url: str | Keep | None = preserved(
        Url(),
        "After expiry, send visitors to",
        "Where visitors go once the record has expired.",
        default=None,
        example="https://example.com/over",
        is_extension=True,
        for_visits=True,
    )
    starts: str | Keep | None = preserved(
        Timestamp(),
        "Start",
        "When the record begins to resolve (RFC 3339).",
        default=None,
        example="2026-01-01T09:00:00Z",
        column="starts_at",
        is_extension=True,
        for_visits=True,
    )
    max_clicks: int | Keep | None = preserved(
        Number(1, MAX_CLICKS),
        "Click limit",
        "The record expires after this many clicks by people.",
        default=None,
        is_extension=True,
        for_visits=True,
    )
    destination_weights: tuple[int, ...] | Keep | None = preserved(
        Numbers(MAX_DESTINATIONS, 0, MAX_WEIGHT),
        "Share",
        "A weight for each destination, in their order; only with weighted routing.",
        default=None,
        is_extension=True,
        for_visits=True,
        in_csv=False,
    )
    destination_routing: Routing | Keep = preserved(
        MemberOf(Routing),
        "How to split",
        "How traffic is spread over destinations: first, order (round robin), random, weighted, sticky "
        "(a visitor keeps a destination for a day, UTC) or fastest.",
        default=Routing.FIRST,
        for_visits=True,
        in_csv=False,
    )
    status: int | Keep | None = preserved(
        NumberOf(STATUSES),
        "Redirect type",
        "HTTP status code of the redirect; 302 for links, 301 for redirects, 410 for `gone`, unless given.",
        default=None,
        for_visits=True,
    )
    tags: tuple[str, ...] | Keep = preserved(
        Labels(MAX_TAGS, MAX_TAG),
        "Tags",
        f"Freeform labels: up to {MAX_TAGS}, each up to {MAX_TAG} characters.",
        default=(),
    )
    paused: bool | Keep = preserved(
        Flag(),
        "Paused",
        "Whether the record is paused: visitors then find nothing.",
        default=False,
        column="paused_by",
        is_extension=True,
        for_visits=True,
        in_csv=False,
    )
    match: Match | Keep | None = preserved(
        MemberOf(Match),
        "Which paths it covers",
        "Which paths a redirect answers. prefix: also all below; pattern: `:name` is a segment, `*` at the end the "
        "rest; the destination may hold `:name` and `:splat`. Default: prefix with `forward_path` and at the root.",
        default=None,
        is_extension=True,
        for_visits=True,
    )

    external_id: str | Keep | None = preserved(
        ExternalKey(MAX_EXTERNAL_ID),
        "ID in another system",
        "The id of the record in another system; no two records of the workspace have the same.",
        default=None,
        example="crm-4711",
        is_extension=True,
        in_tools=False,
    )
    rules: Rules | Keep | None = preserved(
        RulesKind(),
        "Rules",
        f"Up to {MAX_RULES}, in order: the first one whose conditions hold decides where a visitor is sent; if none "
        "does, `destination` or `destinations`.",
        default=None,
        example=({"if": {"device": ["mobile"]}, "destination": "https://example.com/app"},),
        is_extension=True,
        for_visits=True,
        in_csv=False,
        in_tools=False,
    )

    card: Card | Keep | None = preserved(
        CardKind(),
        "Shown in chats",
        "Title, description and picture (a URL) that chats and social networks show for the link; null or members "
        "that are left out: what they find at the destination.",
        default=None,
        example={"title": "Spring sale", "description": "Until Sunday", "image": "https://example.com/sale.png"},
        is_extension=True,
        for_visits=True,
        in_csv=False,
        in_tools=False,
    )

    interstitial: Interstitial | Keep = preserved(
        MemberOf(Interstitial),
        "Ask before a click is used",
        f"auto: with a click limit of up to {ONE_TIME_CLICKS}, visitors get a page whose button takes the click, so "
        "that programs which check links use up none; never: the link itself takes it.",
        default=Interstitial.AUTO,
        is_extension=True,
        for_visits=True,
        in_tools=False,
    )

    @property
    def targets(self) -> tuple[str, tuple[str, ...] | None]:
        """`destination` and `destinations` as stored: if there is a list, its first entry is also the destination.

        Raises Invalid if there is none, or if the type has none.
        """
        multiple = tuple(entry for entry in self.destinations or () if entry is not None)
        single = multiple[0] if multiple else self.destination
        if self.type is RecordType.GONE:
            if single is not None:
                raise Invalid({"destination": [_("A redirect of type gone can't have a destination.")]})
            return "", None
        if single is None:
            raise Invalid({"destination": [_("Enter a destination: `destination`, or an entry in `destinations`.")]})
        return single, multiple or None

    def with_defaults(self, usual_type: RecordType) -> RecordConfig:
        """This configuration with a value for every field, for a new record. Raises Invalid without a destination."""
        destination, destinations = self.targets
        type_ = self.type or usual_type
        given = {entry.name: entry.default for entry in FIELDS if getattr(self, entry.name) is KEEP}
        given.update(
            type=type_, destination=destination or None, destinations=destinations, plugins=self.plugins or None
        )
        if self.rules == ():
            given["rules"] = None
        if self.status is KEEP or self.status is None:
            given["status"] = TYPES[type_].status
        return replace(self, **given)


FIELDS: Final[tuple[Field, ...]] = fields_of(RecordConfig)
FIELD: Final[Mapping[str, Field]] = {item.name: item for item in FIELDS}
# Columns of the table `record` that visits read: those of FIELDS, and those that no request sets.
VISIT_COLUMNS: Final = frozenset(
    (
        *("seq", "id", "alias", "alias_folded", "path_and_query"),
        *("broken_destinations", "fastest_destination", "fastest_of_rules"),
        *(item.column for item in FIELDS if item.for_visits),
    )
)


# --- what is shown of a record -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Creator:
    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordView:
    """A record as operations return it, with its data from all tables. Times are RFC 3339 text.

    alias: its path. query: "" for none. destination: None for type `gone`. destination_weights: None unless the routing
    is weighted. total_clicks: clicks by people.
    """

    id: str
    tld: str
    handler: Handler
    host: str
    alias: str
    query: str
    match: Match | None
    type: RecordType
    title: str
    description: str
    destination: str | None
    destinations: tuple[str, ...] | None
    destination_routing: Routing
    destination_weights: tuple[int, ...] | None
    status: int
    forward_path: bool | None
    forward_query: bool | None
    utm: Mapping[str, str]
    plugins: tuple[str, ...] | None
    tags: tuple[str, ...]
    qr: QrStyle
    own_qr: QrStyle | None
    password_hash: str | None = field(repr=False)
    monitor: MonitorState
    is_notify: bool
    is_switch_unbroken_destination: bool
    paused_by: PausedBy
    starts_at: str | None
    expired_at: str | None
    expired_url: str | None
    max_clicks: int | None
    external_id: str | None
    rules: Rules | None
    card: Card | None
    interstitial: Interstitial
    created_via: CreatedVia
    created_at: str
    updated_at: str
    url: str
    https: bool
    creator: Creator
    total_clicks: int
    # "file: null or value": no record of ours is a file.
    file: None = None
    # Members beyond the specification, by name; None if the response does not include them.
    extensions: Mapping[str, object] | None = None

    @property
    def created_by(self) -> str:
        """Spec: "creator identity"."""
        return self.creator.id

    @property
    def has_password(self) -> bool:
        return self.password_hash is not None
