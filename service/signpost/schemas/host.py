"""Hostnames on the wire. Spec: "Hostname record", "POST /host"."""

from typing import Any

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from signpost.domain.hosts import app_links
from signpost.domain.records import addresses
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import NOTFOUND_STATUS, PROBLEM_SCOPE, REQUIRED_RECORD
from signpost.schemas.fields import AppLinksField, CountField, FallbackUrlField, FlagField, HostnameField
from signpost.schemas.response_fields import flag, moment, rows, text, texts, word


class HostFlags(Schema):
    """What a hostname is used for."""

    https_requested = FlagField(
        metadata={
            "description": "Whether Signpost gets a certificate for it. Default: true for a new hostname, else kept."
        }
    )
    short_links_enabled = FlagField(
        metadata={"description": "Whether short links and QR codes may be created on it; existing ones keep resolving."}
    )


class HostConnect(HostFlags):
    """The body of POST /host."""

    host = HostnameField(
        max_length=addresses.HOST_LENGTH,
        required=True,
        metadata={
            "description": "The hostname to connect; no wildcard, no IP address, no port.",
            "example": "go.example.com",
        },
    )


_AT_MOST = f"At most {app_links.MAX_BYTES // 1024} KiB. null: none."
_OF_APPLE = f"Which iOS apps may open its links: served at /.well-known/apple-app-site-association. {_AT_MOST}"
_OF_ANDROID = f"Which Android apps may open its links: served at /.well-known/assetlinks.json. {_AT_MOST}"
_APPLE: dict[str, Any] = {
    "description": _OF_APPLE,
    "tools": False,
    "type": "object",
    "properties": {name: {"type": "object", "additionalProperties": True} for name in app_links.SERVICES},
    "additionalProperties": False,
    "minProperties": 1,
    "example": {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "*"}]}]}},
}
_ANDROID: dict[str, Any] = {
    "description": _OF_ANDROID,
    "tools": False,
    "type": "array",
    "items": {"type": "object", "additionalProperties": True},
    "example": [
        {
            "relation": ["delegate_permission/common.handle_all_urls"],
            "target": {
                "namespace": "android_app",
                "package_name": "com.example.app",
                "sha256_cert_fingerprints": ["14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64"],
            },
        }
    ],
}


class HostUpdate(Schema):
    """The body of PATCH /host/{host}, a merge patch (RFC 7396): what is left out is kept, null is the default."""

    notfound_url = FallbackUrlField(
        metadata={
            "description": "Where visitors go where no record answers. {path} in its path or query is the path they "
            "requested. null: the workspace's.",
            "example": "https://www.example.com/search?q={path}",
        }
    )
    expired_url = FallbackUrlField(
        metadata={
            "description": "The same for records that have expired and have no expired_url of their own.",
            "example": "https://www.example.com/offers",
        }
    )
    notfound_status = CountField(
        allow_none=True,
        validate=OneOf(NOTFOUND_STATUS.values),
        metadata={
            "description": "302 redirects to notfound_url; 404 and 410 show a page that links to it. Default: 302.",
        },
    )

    apple_app_site_association = AppLinksField(app_links.APPLE, metadata=_APPLE)
    assetlinks = AppLinksField(app_links.ANDROID, metadata=_ANDROID)


class HostUpdateText(HostUpdate):
    """The same as people type it: JSON is text."""

    apple_app_site_association = AppLinksField(app_links.APPLE, takes_text=True, metadata={"description": _OF_APPLE})
    assetlinks = AppLinksField(app_links.ANDROID, takes_text=True, metadata={"description": _OF_ANDROID})


class DnsRecordSchema(ResponseSchema):
    """A DNS record that was found."""

    type = text("Its type, such as CNAME or A.")
    value = text("Its value.")
    line = text("The record as a line of a zone file.")


class HostProblem(ResponseSchema):
    """A problem with a hostname."""

    scope = word(PROBLEM_SCOPE, "What the problem is about.")
    message = text("The problem, as a sentence.")
    updated_at = moment("When the problem was found.")


class HostSchema(ResponseSchema):
    """A hostname connected to the workspace."""

    host = text("The hostname.")
    domain = text("Its registrable domain.")
    correct = flag("Whether its DNS points here.")
    default_require = word(REQUIRED_RECORD, "The kind of DNS record to set.")
    require = texts("The DNS records to set.")
    current = rows(DnsRecordSchema, "The DNS records found at the last check.")
    errors = rows(HostProblem, "What is wrong with it; [] if nothing is.")
    counts = texts('Records by handler, like "short-url=3".')
    https_requested = flag("Whether Signpost gets a certificate for it and accepts HTTPS.")
    short_links_enabled = flag("Whether new short links and QR codes may be created on it.")
    public = flag("Whether its address can be reached from the internet.")
    notice = text('A sentence for the person who set it up, or "".')
    checked_at = text('When its DNS was last checked; "" means not yet.')
    created_at = moment("When it was connected.")
    updated_at = moment("When it last changed.")


class HostDetailSchema(HostSchema):
    """A hostname with its settings."""

    notfound_url = text("Where visitors go where no record answers; null: as the workspace says.", null=True)
    expired_url = text("Where visitors of expired records go; null: as the workspace says.", null=True)
    notfound_status = fields.Integer(
        required=True,
        metadata={"description": "What is answered where no record is found.", "enum": [*NOTFOUND_STATUS.values]},
    )
    apple_app_site_association = fields.Raw(
        required=True,
        allow_none=True,
        metadata={"type": "object", "additionalProperties": True, "description": "Which iOS apps may open its links."},
    )
    assetlinks = fields.Raw(
        required=True,
        allow_none=True,
        metadata={
            "type": "array",
            "items": {"type": "object", "additionalProperties": True},
            "description": "Which Android apps may open its links.",
        },
    )
