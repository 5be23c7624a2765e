"""The enums of the interface, under the names that they have in OpenAPI and in generated clients.

A field whose `enum` or OneOf has exactly these values is documented as this enum; a test finds one that is not here.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from signpost.domain.clicks.periods import PeriodName
from signpost.domain.hosts import fallback
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.json_types import JsonSchema
from signpost.domain.people.roles import Role
from signpost.domain.plugins import PLUGINS
from signpost.domain.records.filters import CREATED, Health, RecordState, Traffic
from signpost.domain.records.record import (
    CreatedVia,
    Handler,
    Interstitial,
    Match,
    MonitorState,
    PausedBy,
    RecordType,
    Routing,
)
from signpost.domain.records.rules.rule_conditions import Device, Weekday
from signpost.domain.records.warnings import WarningCode

TRUTH = {"true": True, "1": True, "false": False, "0": False}


# All that were imported, by their values: those of features are in their schemas.
ALL: dict[tuple[str | int, ...], "Choices"] = {}


@dataclass(frozen=True)
class Choices:
    """members: how a generated client calls a value where the value itself is no good name."""

    name: str
    description: str
    values: tuple[str | int, ...]
    members: Mapping[Any, str] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        ALL.setdefault(self.values, self)

    def json_schema(self) -> JsonSchema:
        names = [self.members.get(value, re.sub(r"\W+", "_", str(value)).upper()) for value in self.values]
        type_ = "integer" if isinstance(self.values[0], int) else "string"
        values = [*self.values]
        return {"type": type_, "enum": values, "x-enum-varnames": names, "description": self.description}


def values_of(enum: type[StrEnum]) -> tuple[str, ...]:
    return tuple(member.value for member in enum)


_REDIRECTS = {
    301: "MOVED_PERMANENTLY",
    302: "FOUND",
    303: "SEE_OTHER",
    307: "TEMPORARY_REDIRECT",
    308: "PERMANENT_REDIRECT",
    410: "GONE",
}
# Of a filter, "" counts as absent.
UNSET = {"": "UNSET"}

RECORD_TYPE = Choices("RecordType", "The type of a record.", values_of(RecordType))
HANDLER = Choices("RecordHandler", "Which component answers for a record.", values_of(Handler))
MATCH = Choices("PathMatch", "Which paths a redirect answers.", values_of(Match))
ROUTING = Choices(
    "DestinationRouting",
    "How traffic is spread over destinations.",
    values_of(Routing),
)
WARNING_CODE = Choices("WarningCode", "What a warning about a record is.", values_of(WarningCode))
INTERSTITIAL = Choices(
    "InterstitialPage", "Whether a page asks before one of a few clicks is used.", values_of(Interstitial)
)
DEVICE = Choices("DeviceKind", "The kind of a visitor's device.", values_of(Device))
DAY = Choices("Weekday", "A day of the week.", values_of(Weekday))
STATUS = Choices("RedirectStatus", "The HTTP status code of a redirect.", tuple(_REDIRECTS), {**_REDIRECTS})
STATUS_TEXT = Choices(
    "RedirectStatusText",
    "The HTTP status code of a redirect, written as text in responses.",
    tuple(map(str, _REDIRECTS)),
    {str(code): name for code, name in _REDIRECTS.items()},
)
MONITOR_STATE = Choices("MonitorState", "What checks of the destinations found.", values_of(MonitorState))
PAUSED_BY = Choices("PausedBy", "Who paused a record.", values_of(PausedBy), {"": "NOBODY"})
CREATED_VIA = Choices("CreatedVia", "How a record was created.", values_of(CreatedVia))
PLUGIN = Choices("PluginId", "The key of a plugin; GET /shared/plugins describes them.", tuple(PLUGINS))
SORT = Choices(
    "SortOrder",
    'The order of a list; "-" in front means descending.',
    ("id", "-id", "created_at", "-created_at", "updated_at", "-updated_at"),
    {"-id": "ID_DESC", "-created_at": "CREATED_AT_DESC", "-updated_at": "UPDATED_AT_DESC"},
)
INCLUDE = Choices("RecordInclude", "What an answer with records holds besides their fields.", ("extensions",))
RECORD_SORT = Choices(
    "RecordSortOrder",
    'The order of a list of records; "-" in front means descending.',
    (*SORT.values, "clicks", "-clicks", "last_clicked", "-last_clicked"),
    {**SORT.members, "-clicks": "CLICKS_DESC", "-last_clicked": "LAST_CLICKED_DESC"},
)
COUNT = Choices("ListCount", "What a list says of its length. total: the number of all matches.", ("total",))
QR_THEME = Choices("QrTheme", "The shape of the modules of a QR code.", ("square", "rounded", "dots"))
QR_FORMAT = Choices("QrFormat", "The format of an image.", ("svg", "png", "pdf"))
PERIOD = Choices(
    "ClicksPeriod",
    "Days that have a name together.",
    values_of(PeriodName),
    {name.value: name.name for name in PeriodName},
)
ROLE = Choices("WorkspaceRole", "A role in a workspace, from lowest to highest.", values_of(Role))
PIN = Choices("FilterPinKind", "The kind of a suggested filter.", ("host", "tag", "qr", "type", "health", "created"))
JOB_KIND = Choices("JobKind", "What a job does.", values_of(JobKind))
JOB_STATE = Choices("JobState", "The state of a job.", values_of(JobState))
CHECK_RESULT = Choices("CheckResult", "What a check of a destination found.", ("up", "down"))
NOTFOUND_STATUS = Choices(
    "NotFoundStatus",
    "What a hostname answers where no record does: a redirect (302), or a page with this status.",
    fallback.STATUSES,
    {302: "FOUND", 404: "NOT_FOUND", 410: "GONE"},
)
REQUIRED_RECORD = Choices("RequiredDnsRecord", "The kind of DNS record to set.", ("cname", "ip"))
PROBLEM_SCOPE = Choices("HostProblemScope", "What a problem of a hostname is about.", ("dns", "https"))
FLAG_FILTER = Choices("FlagFilter", "Yes or no in a filter.", (*TRUTH, ""), {"1": "YES", "0": "NO", **UNSET})
TRAFFIC_FILTER = Choices(
    "TrafficFilter", "none: no click in the last 28 days; any: at least one.", (*values_of(Traffic), ""), UNSET
)
CREATED_FILTER = Choices(
    "CreatedFilter",
    "Created in the last 7, 30 or 90 days.",
    (*CREATED, ""),
    {"7d": "LAST_7_DAYS", "30d": "LAST_30_DAYS", "90d": "LAST_90_DAYS", **UNSET},
)
STATE_FILTER = Choices(
    "StateFilter",
    "What else is so of a record. active: visitors get there; ending: it expires within 7 days; unclicked: nobody ever "
    "clicked it.",
    (*values_of(RecordState), ""),
    UNSET,
)
HEALTH_FILTER = Choices("HealthFilter", "What is wrong with a record.", (*values_of(Health), ""), UNSET)
