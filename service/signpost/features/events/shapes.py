"""How events show things: as REST answers them. The command line publishes events, too."""

from functools import cache

from flask import Flask

from signpost.domain.json_types import JsonObject
from signpost.domain.records.record import RecordView
from signpost.features.events.operations import events
from signpost.features.events.operations.events import Shapes
from signpost.operations.hosts.host_views import HostDetail
from signpost.operations.jobs import JobView
from signpost.runtime import jobs
from signpost.schemas import ResponseSchema
from signpost.storage.app_parts import parts_of


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


def _shown_record(view: RecordView, extensions: JsonObject) -> JsonObject:
    shown: JsonObject = _record().dump(view)
    shown["extensions"] = _extensions().dump(extensions)
    return shown


def _shown_host(view: HostDetail) -> JsonObject:
    shown: JsonObject = _host().dump(view)
    return shown


def _shown_job(view: JobView) -> JsonObject:
    shown: JsonObject = _job().dump(view)
    return shown


SHAPES = Shapes(_shown_record, _shown_host, _shown_job)


def init_app(app: Flask) -> None:
    """Let the operations of an app publish events."""
    parts_of(app).add(SHAPES)
    parts_of(app).add(events.BODY_MAKER)
    jobs.of(app).on_end = events.job_ended
