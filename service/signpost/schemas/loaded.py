"""What the schemas of bodies and queries load, each under the name of its schema: keyword arguments of operations.

They are dicts, which `**` passes on; mypy compares them with the operation, and tests/house/test_loaded.py with the
schema. Those of a feature stand beside its schemas.
"""

from typing import NotRequired, TypedDict

from signpost.domain.records import filters
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.domain.records.record_patch import RecordPatch


class PageQuery(TypedDict):
    cursor: NotRequired[str]
    per_page: int
    sort: str


class RecordQuery(PageQuery):
    filters: filters.RecordFilters


class RecordListQuery(RecordQuery):
    count: NotRequired[str]


class HostQuery(PageQuery):
    filters: filters.HostFilters


class HostListQuery(HostQuery):
    count: NotRequired[str]


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


class SettingUpdate(TypedDict):
    value: str
