"""Hostnames on the wire. Spec: "Hostname record", "POST /host"."""

from marshmallow import Schema, fields

from signpost.domain import addresses
from signpost.schemas import ResponseSchema
from signpost.schemas.fields import TIMESTAMP, Flag, Hostname


class HostConnect(Schema):
    """The body of POST /host."""

    host = Hostname(
        longest=addresses.HOST_LENGTH,
        required=True,
        metadata={
            "description": "The hostname to connect; no wildcard, no IP address, no port.",
            "example": "go.example.com",
        },
    )
    https_requested = Flag(
        metadata={"description": "Whether the platform gets a certificate; true when first connected, else kept."}
    )
    short_links_enabled = Flag(
        metadata={"description": "Whether new short links and QR codes may be made here; existing ones keep resolving."}
    )


class DnsRecordSchema(ResponseSchema):
    """A DNS record that was found."""

    type = fields.String(required=True)
    value = fields.String(required=True)
    line = fields.String(required=True, metadata={"description": "As a zone file writes it."})


class HostErrorSchema(ResponseSchema):
    """What is wrong with a hostname."""

    scope = fields.String(required=True, metadata={"description": "dns or https."})
    message = fields.String(required=True)
    updated_at = fields.String(required=True)


class HostSchema(ResponseSchema):
    """A hostname connected to the workspace."""

    host = fields.String(required=True)
    domain = fields.String(required=True, metadata={"description": "Its registrable domain."})
    correct = fields.Boolean(required=True, metadata={"description": "Whether DNS points here."})
    default_require = fields.String(required=True, metadata={"description": "The kind of record to set: cname or ip."})
    require = fields.List(fields.String(), required=True, metadata={"description": "The DNS records to set."})
    current = fields.List(fields.Nested(DnsRecordSchema), required=True)
    errors = fields.List(fields.Nested(HostErrorSchema), required=True)
    counts = fields.List(
        fields.String(), required=True, metadata={"description": 'Records by handler, like "short-url=3".'}
    )
    https_requested = fields.Boolean(required=True)
    short_links_enabled = fields.Boolean(required=True)
    public = fields.Boolean(required=True, metadata={"description": "Whether its address is reachable from anywhere."})
    notice = fields.String(required=True, metadata={"description": 'A sentence for the person, or "".'})
    checked_at = fields.String(required=True, metadata={"description": 'When DNS was last checked; "": not yet.'})
    created_at = fields.String(required=True, metadata=TIMESTAMP)
    updated_at = fields.String(required=True, metadata=TIMESTAMP)
