"""How events show things: as REST answers them. The command line publishes events, too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from signpost.domain.json_types import JsonObject
from signpost.operations.hosts.host_views import detail
from signpost.operations.jobs import JobView
from signpost.operations.listing import view_of
from signpost.operations.records.record_rows import extensions_of, views
from signpost.storage.models import Host, Job, Record

if TYPE_CHECKING:
    from signpost.schemas import ResponseSchema


# The schemas take long to import, and most commands publish nothing.
@cache
def _record() -> ResponseSchema:
    from signpost.schemas.records.record import RecordDetail

    return RecordDetail()


@cache
def _host() -> ResponseSchema:
    from signpost.schemas.host import HostDetailSchema

    return HostDetailSchema()


@cache
def _job() -> ResponseSchema:
    from signpost.schemas.job import JobSchema

    return JobSchema()


@cache
def _extensions() -> ResponseSchema:
    from signpost.schemas.records.record_extensions import RecordExtensions

    # Warnings depend on more than the record, and change without it.
    return RecordExtensions(exclude=["warnings", "rescued"])


def host(row: Host) -> JsonObject:
    shown: JsonObject = _host().dump(detail(row))
    return shown


def job(row: Job) -> JsonObject:
    shown: JsonObject = _job().dump(view_of(JobView, row))
    return shown


def records(texts: Sequence[str]) -> list[JsonObject]:
    """Records as GET /links/{id}?include=extensions answers them; names and counts are those of now.

    texts: of each the JSON of its columns and of further members.
    """
    rows, further = [], []
    for text in texts:
        columns, more = json.loads(text)
        row = Record()
        row.__data__.update(columns)
        rows.append(row)
        further.append(more)
    by_workspace: dict[str, list[int]] = {}
    for position, row in enumerate(rows):
        by_workspace.setdefault(row.workspace_id, []).append(position)
    shown: list[JsonObject] = [{}] * len(rows)
    for positions in by_workspace.values():
        for position, view in zip(positions, views([rows[position] for position in positions]), strict=True):
            extensions = _extensions().dump(extensions_of(view))
            shown[position] = {**_record().dump(view), "extensions": extensions, **further[position]}
    return shown
