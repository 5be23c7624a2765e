"""The types of what schemas load have the members that the schemas load."""

from typing import Any

import pytest
from marshmallow import Schema, missing

from signpost.domain.records import qr
from signpost.domain.records.bulk.rows import NewRecords
from signpost.domain.records.record import FIELD
from signpost.features.diagnostics.schemas import ExplainArguments, ExplainRequest
from signpost.features.events.operations.webhooks import WebhookChanges
from signpost.features.events.schemas import (
    DeliveryArguments,
    DeliveryQuery,
    ListenArguments,
    ListenQuery,
    NewWebhook,
    WebhookInput,
    WebhookUpdate,
)
from signpost.features.transfer.schemas import (
    ConfiguredHost,
    ExportArguments,
    ExportQuery,
    HostConfig,
    ImportArguments,
    ImportQuery,
)
from signpost.schemas import loaded
from signpost.schemas.host import HostConnect
from signpost.schemas.job import BulkDelete, BulkQuery
from signpost.schemas.listing import HostListQuery, HostQuery, PageQuery, RecordListQuery, RecordQuery
from signpost.schemas.records.bulk import BulkCreate
from signpost.schemas.records.qr import QrQuery, QrStyleUpdate
from signpost.schemas.records.record import LinkCreate, RecordInput, RecordPatchSchema, RedirectInput
from signpost.schemas.records.record_extensions import INCLUDE, Including
from signpost.schemas.records.shared import AliasRequest
from signpost.schemas.workspaces import SettingUpdate

SCHEMAS: list[type[Schema]] = [
    PageQuery, RecordQuery, RecordListQuery, HostQuery, HostListQuery, BulkQuery, BulkDelete, LinkCreate,
    RedirectInput, AliasRequest, QrQuery, HostConnect, SettingUpdate,
    RecordPatchSchema,
]  # fmt: skip


def members(schema: type[Schema]) -> tuple[set[str], set[str]]:
    """The members that are always there, and the others."""
    always, sometimes = set(), set()
    for name, field in schema().fields.items():
        if name.startswith("filter["):
            always.add("filters")
        elif issubclass(schema, Including) and name == INCLUDE:
            continue  # the answer looks at it, and not what the query loads
        elif schema is RecordPatchSchema:
            always.add("patch")
        elif issubclass(schema, RecordInput) and name in FIELD:
            always.add("config")
        elif schema is ExplainRequest and name in ("language", "referrer"):
            sometimes.add("headers")
        elif schema is ListenQuery and name in ("types", "host"):
            always.add(name)  # added after loading, so that the description of the interface has no default
        elif field.required or field.load_default is not missing:
            always.add(name)
        else:
            sometimes.add(name)
    return always, sometimes


# Those whose types are in their features.
TYPES: dict[type[Schema], Any] = {
    BulkCreate: NewRecords,
    ConfiguredHost: HostConfig,
    DeliveryQuery: DeliveryArguments,
    ExplainRequest: ExplainArguments,
    ExportQuery: ExportArguments,
    ImportQuery: ImportArguments,
    ListenQuery: ListenArguments,
    WebhookInput: NewWebhook,
    WebhookUpdate: WebhookChanges,
}


@pytest.mark.parametrize("schema", [*SCHEMAS, *TYPES], ids=lambda schema: schema.__name__)
def test_a_type_has_the_members_of_its_schema(schema: type[Schema]) -> None:
    described: Any = TYPES.get(schema) or getattr(loaded, schema.__name__)
    assert (described.__required_keys__, described.__optional_keys__) == members(schema)


def test_every_type_is_compared_with_its_schema() -> None:
    names = {name for name, var in vars(loaded).items() if isinstance(var, type) and var.__module__ == loaded.__name__}
    assert names == {schema.__name__ for schema in SCHEMAS}


def test_the_style_of_a_code_has_the_members_of_its_schema() -> None:
    assert {*QrStyleUpdate().fields} == {*qr.QrStyle.__annotations__} == qr.QrChange.__optional_keys__
