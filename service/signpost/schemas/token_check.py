"""The token check on the wire. Spec: "Token check result"."""

from marshmallow import fields

from signpost.schemas import ResponseSchema


class TokenCheck(ResponseSchema):
    """The token is valid, and whose it is."""

    email = fields.String(required=True)
    message = fields.String(required=True)
