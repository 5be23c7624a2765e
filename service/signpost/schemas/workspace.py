"""Workspaces on the wire. Spec: "Workspace record", "POST /workspace/update/{metaKey}"."""

from marshmallow import Schema, fields
from marshmallow.validate import Length

from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP


class SettingUpdate(Schema):
    """The body of POST /workspace/update/{metaKey}."""

    value = fields.String(required=True, validate=Length(max=256), metadata={"description": "The new value."})


class UseSchema(ResponseSchema):
    """How much of something is in use."""

    category = fields.String(required=True)
    used = fields.Integer(required=True)


class WorkspaceSchema(ResponseSchema):
    """The workspace, as its caller sees it."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    role = fields.String(required=True, metadata={"description": "The caller's."})
    headurl = fields.String(required=True)
    personal = fields.Boolean(required=True, metadata={"description": "Whether it has one member."})
    country = fields.String(required=True)
    pm_type = fields.String(required=True)
    pm_ending = fields.String(required=True)
    level = fields.Integer(required=True)
    email = fields.String(required=True)
    billing_extra = fields.String(required=True)
    created_at = fields.String(required=True, metadata=TIMESTAMP)
    updated_at = fields.String(required=True, metadata=TIMESTAMP)
    meta = fields.List(fields.String(), required=True, metadata={"description": '"key=value" of each setting.'})
    summary = fields.List(fields.Nested(UseSchema), required=True)
