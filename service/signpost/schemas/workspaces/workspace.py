"""Workspaces on the wire. Spec: "Workspace record", "POST /workspace/update/{metaKey}"."""

from marshmallow import Schema, fields
from marshmallow.validate import Length

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import ROLE
from signpost.schemas.response_fields import flag, moment, number, rows, text, texts, word


class SettingUpdate(Schema):
    """The body of POST /workspace/update/{metaKey}."""

    value = fields.String(required=True, validate=Length(max=256), metadata={"description": "The new value."})


class WorkspaceUsage(ResponseSchema):
    """How much of something is in use."""

    category = text("What is counted, such as `short-url` or `members`.")
    used = number("How many there are.")


class WorkspaceSchema(ResponseSchema):
    """The workspace, as its caller sees it."""

    id = text("The id of the workspace.")
    name = text("The name of the workspace.")
    role = word(ROLE, "The caller's role in it.")
    headurl = text('The setting `headurl`, or "".')
    personal = flag("Whether it has only one member.")
    country = text('The setting `country`: two letters (ISO 3166), or "".')
    pm_type = text('Always "".')
    pm_ending = text('Always "".')
    level = number("The rank of its plan; a higher one includes more.")
    email = text("The e-mail address of the account.")
    billing_extra = text('The setting `billing_extra`, or "".')
    created_at = moment("When it was created.")
    updated_at = moment("When its settings last changed.")
    meta = texts('Its settings, each as "key=value".')
    summary = rows(WorkspaceUsage, "How much is in use.")
