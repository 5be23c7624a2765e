"""What the schemas of bodies and queries load, each under the name of its schema: keyword arguments of operations.

They are dicts, which `**` passes on; mypy compares them with the operation, and tests/house/test_loaded.py with the
schema.
"""

from typing import NotRequired, TypedDict

from signpost.domain.events import EventType, WebhookState
from signpost.domain.json_types import JsonObject
from signpost.domain.records import filters
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.domain.records.record_patch import RecordPatch


class PageQuery(TypedDict):
    cursor: NotRequired[str]
    per_page: int
    sort: str


class DeliveryQuery(PageQuery):
    webhook: NotRequired[str | None]


class RecordQuery(PageQuery):
    filters: filters.RecordFilters


class RecordListQuery(RecordQuery):
    count: NotRequired[str]


class HostQuery(PageQuery):
    filters: filters.HostFilters


class HostListQuery(HostQuery):
    count: NotRequired[str]


class ListenQuery(TypedDict):
    types: tuple[EventType, ...]
    host: str
    last_event_id: str | None
    follow: NotRequired[bool | None]


class BulkQuery(TypedDict):
    filters: filters.RecordFilters
    sort: NotRequired[str]


class BulkDelete(TypedDict):
    filter: NotRequired[filters.RecordFilters]


class LinkCreate(TypedDict):
    host: str
    alias: NotRequired[str | None]
    config: RecordConfig
    find_or_create: NotRequired[bool]
    fetch_title: NotRequired[bool]


class RedirectInput(TypedDict):
    url: RecordAddress
    config: RecordConfig


class RecordPatchSchema(TypedDict):
    patch: RecordPatch


class AliasRequest(TypedDict):
    host: str
    destination: NotRequired[str | None]
    title: NotRequired[str]


class QrQuery(TypedDict):
    format: str
    size: int
    mm: int | None
    text: str
    frame: bool | None


class HostConnect(TypedDict):
    host: str
    https_requested: NotRequired[bool]
    short_links_enabled: NotRequired[bool]


class ConfiguredHost(HostConnect):
    """A hostname in a configuration file."""

    notfound_url: NotRequired[str | None]
    expired_url: NotRequired[str | None]
    notfound_status: NotRequired[int]
    apple_app_site_association: NotRequired[JsonObject | None]
    assetlinks: NotRequired[list[JsonObject] | None]


class SettingUpdate(TypedDict):
    value: str


class ExplainRequest(TypedDict):
    """Either `url` or `urls`."""

    url: NotRequired[str]
    urls: NotRequired[list[str]]
    at: NotRequired[str | None]
    method: str
    check_now: bool
    headers: NotRequired[dict[str, str]]
    address: NotRequired[str]
    country: NotRequired[str]


class ExportQuery(TypedDict):
    filters: filters.RecordFilters
    format: str


class ImportQuery(TypedDict):
    source: str
    host: str
    column: str
    make_up_aliases: NotRequired[bool | None]
    taken: str
    dry_run: NotRequired[bool | None]


class WebhookInput(TypedDict):
    url: str
    events: NotRequired[list[EventType]]
    host: NotRequired[str]
    tag: NotRequired[str]


class WebhookUpdate(TypedDict):
    url: NotRequired[str]
    events: NotRequired[list[EventType]]
    host: NotRequired[str]
    tag: NotRequired[str]
    state: NotRequired[WebhookState]
