"""Checks of destinations, and notifications about them, on the wire. Extensions to the specification."""

from marshmallow import fields

from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP
from signpost.schemas.listing import MetaSchema


class CheckSchema(ResponseSchema):
    """One look at a destination."""

    at = fields.String(required=True, metadata=TIMESTAMP)
    destination = fields.String(required=True)
    result = fields.String(required=True, metadata={"description": "up or down."})
    reason = fields.String(required=True, metadata={"description": 'Why it is down, as a sentence; "" where it is up.'})
    status = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Of its last answer; null: it gave none."}
    )
    ms = fields.Integer(required=True, metadata={"description": "How long it took, in milliseconds."})


class Checks(ResponseSchema):
    """The latest 100 checks, the newest first."""

    data = fields.List(fields.Nested(CheckSchema), required=True)


class DeliverySchema(ResponseSchema):
    """A notification."""

    id = fields.String(required=True, metadata={"description": "Sent as webhook-id."})
    event = fields.String(required=True, metadata={"description": "destination.broken or destination.recovered."})
    record_id = fields.String(required=True)
    url = fields.String(
        required=True,
        metadata={"description": "Where it goes: notify_url when it happened. ******** below the role manager."},
    )
    body = fields.String(required=True, metadata={"description": "JSON text."})
    state = fields.String(required=True, metadata={"description": "waiting, delivered or failed."})
    attempts = fields.Integer(required=True)
    status = fields.Integer(required=True, allow_none=True, metadata={"description": "Of the last answer."})
    reason = fields.String(required=True, metadata={"description": "Why the last attempt failed, as a sentence."})
    due_at = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Of the next attempt; null: there is none.", **TIMESTAMP},
    )
    created_at = fields.String(required=True, metadata=TIMESTAMP)
    updated_at = fields.String(required=True, metadata=TIMESTAMP)


class DeliveryPage(ResponseSchema):
    """A page of notifications."""

    data = fields.List(fields.Nested(DeliverySchema), required=True)
    meta = fields.Nested(MetaSchema, required=True)
