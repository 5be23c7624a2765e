"""Every setting of the core: its default, its unit, its meaning. runtime/settings.py reads them."""

import ipaddress
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from marshmallow import Schema, ValidationError, fields, post_load, validate

from signpost.domain.json_types import Loaded
from signpost.runtime.environment import expand_home


def _network(value: str) -> None:
    try:
        network = ipaddress.ip_network(value, strict=False)
    except ValueError:
        raise ValidationError(f"{value!r} is not an IP address or network.") from None
    try:
        ipaddress.ip_network(value)
    except ValueError:
        address = value.partition("/")[0]
        raise ValidationError(f"{value!r} is an address in a network: write {address} or {network}.") from None


def _server(value: str) -> None:
    try:
        ipaddress.ip_address(value.rpartition("#")[0] or value)
    except ValueError:
        raise ValidationError(f"{value!r} is not an IP address (or address#port).") from None


def _public_url(value: str) -> None:
    try:
        parts = urlsplit(value)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/") and not parts.query
    except ValueError:
        fine = False
    if not fine:
        raise ValidationError("Must be like https://signpost.example.com, without a path.")


def _rate(value: str) -> None:
    try:
        if value:
            # Here, because it imports asyncio and more, which a command needs only where a rate is set.
            from limits import parse_many

            parse_many(value)
    except ValueError:
        raise ValidationError('Must be like "200 per minute", or empty for no limit.') from None


def _folder(value: str) -> None:
    if value.startswith(":memory:"):
        raise ValidationError("Signpost keeps its database in a folder: name one, like one of tempfile.mkdtemp().")
    path = Path(value)
    if not path.is_dir() and (files := [entry for entry in (path, *path.parents) if entry.is_file()]):
        raise ValidationError(f"{files[0]} is a file, not a folder.")


def _readable(value: str) -> None:
    if not os.access(value, os.R_OK):
        raise ValidationError(f"{value} cannot be read.")


class Listed(fields.List[Any]):
    """A list; in the environment its entries are separated by commas."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, str):
            value = [entry.strip() for entry in value.split(",") if entry.strip()]
        return super()._deserialize(value, attr, data, **kwargs)


class Word(fields.String):
    """A word that is one of some, in any case; it is kept in lower case, as the choices are."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        return str(super()._deserialize(value, attr, data, **kwargs)).strip().lower()


class FilePath(fields.String):
    """A file or folder: text, or anything that is a path. `~/` at its beginning is the user's home."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        if isinstance(value, os.PathLike):
            value = os.fspath(value)
        path: str = super()._deserialize(value, attr, data, **kwargs)
        try:
            return expand_home(path)
        except ValueError as error:
            raise ValidationError(str(error)) from None


class LimitsSchema(Schema):
    """How much one workspace may hold. Absent: unlimited."""

    error_messages = {"type": "Must be a table of numbers, like links = 50 under [limits]."}

    links = fields.Integer(validate=validate.Range(min=0), metadata={"description": "short links"})
    redirects = fields.Integer(validate=validate.Range(min=0), metadata={"description": "redirects"})
    hosts = fields.Integer(validate=validate.Range(min=0), metadata={"description": "connected hostnames"})
    monitors = fields.Integer(validate=validate.Range(min=0), metadata={"description": "monitored records"})


class SettingsSchema(Schema):
    HOST = fields.String(
        load_default="127.0.0.1", metadata={"description": "Address to listen on; 0.0.0.0 for every interface."}
    )
    PORT = fields.Integer(
        load_default=8000, validate=validate.Range(min=1, max=65535), metadata={"description": "Port to listen on."}
    )
    INSTANCE = FilePath(
        load_default="instance",
        validate=[validate.Length(min=1), _folder],
        metadata={
            "description": "Folder of this machine's config.toml and signpost.sqlite; default: ./instance if it "
            "exists, that of the checkout, or the user's data folder (~/.local/share/signpost)."
        },
    )
    PUBLIC_URL = fields.String(
        load_default=None,
        allow_none=True,
        validate=_public_url,
        metadata={
            "description": "Where people and programs reach dashboard and API, like https://signpost.example.com. "
            "When set, those answer on this hostname and on loopback names only."
        },
    )
    TRUSTED_PROXIES = Listed(
        fields.String(validate=_network),
        load_default=["127.0.0.1", "::1"],
        metadata={"description": "Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed."},
    )
    REQUIRE_HTTPS = Word(
        load_default="auto",
        validate=validate.OneOf(["auto", "always"]),
        metadata={"description": "auto: API and dashboard answer plain HTTP on loopback only; always: never."},
    )
    RATE_LIMIT = fields.String(
        load_default="200 per minute",
        validate=_rate,
        metadata={
            "description": "API calls, and pages of the dashboard, per user and workspace; failed authentication per "
            "network (an IPv4 address, 64 bits of IPv6). Empty: no limit."
        },
    )
    ALLOWED_ORIGINS = Listed(
        fields.String(),
        load_default=[],
        metadata={"description": "Web origins that may call the agent endpoint from a browser."},
    )
    WORKSPACE_CREATION = fields.Boolean(
        load_default=True,
        metadata={
            "description": "Whether an owner of a workspace may create others in the dashboard; "
            "each has the plan of the one before."
        },
    )
    LINK_PORT = fields.Integer(
        load_default=None,
        allow_none=True,
        validate=validate.Range(min=1, max=65535),
        metadata={"description": "Port in the URLs of links on localhost and *.localhost; default: PORT."},
    )
    DNS_SERVERS = Listed(
        fields.String(validate=_server),
        load_default=[],
        metadata={"description": "Resolvers for the checks of hostnames; default: those of the system."},
    )
    DNS_TARGET = fields.String(
        load_default=None,
        allow_none=True,
        metadata={"description": "What connected hostnames must point at; default: the host of PUBLIC_URL."},
    )
    REQUIRE_HOST_PROOF = fields.Boolean(
        load_default=False,
        metadata={
            "description": "Whether a newly connected hostname answers visits only after a TXT record has proved "
            "whose it is; for instances whose workspaces do not trust one another."
        },
    )
    MONITOR_ALLOW_PRIVATE = fields.Boolean(
        load_default=False,
        metadata={
            "description": "Whether monitoring may reach private addresses (intranets); it then knows /etc/hosts, too."
        },
    )
    COUNTRY_DATABASE = FilePath(
        load_default=None,
        allow_none=True,
        validate=_readable,
        metadata={
            "description": "A MaxMind database (.mmdb) that knows the countries of visitors; default: geo.mmdb in the "
            "instance folder, where it exists."
        },
    )
    RESPECT_DNT = fields.Boolean(
        load_default=False,
        metadata={
            "description": "Whether visits with Sec-GPC: 1 or DNT: 1 are counted as a number alone: without country, "
            "browser or anything else, and not as visitors."
        },
    )
    EXCLUDE_NETWORKS = Listed(
        fields.String(validate=_network),
        load_default=[],
        metadata={
            "description": "Addresses or networks, like 192.0.2.0/24, whose visits are answered and not counted: the "
            "office's, say. Click limits count them."
        },
    )
    FEATURES = Listed(
        Word(),
        load_default=None,
        allow_none=True,
        metadata={
            "description": "Which features are on, like history,events, or all,-dialects for all but one; none at all "
            "where it is empty. Absent: all. What is off is not imported: its pages, operations, commands and "
            "background work are not there."
        },
    )
    BOOTSTRAP_TOKEN_FILE = FilePath(
        load_default=None,
        allow_none=True,
        metadata={"description": "File of the first API token: read if it exists, else written at first start."},
    )
    SERVER = Word(
        load_default="auto",
        validate=validate.OneOf(["auto", "uvloop", "asyncio", "direct", "public"]),
        metadata={
            "description": "The event loop of `signpost serve`: uvloop; asyncio, which needs half as much again for a "
            "visit; auto: uvloop where it is installed. (direct and public, of former versions, mean auto.)"
        },
    )
    LOG_FORMAT = Word(
        load_default="text",
        validate=validate.OneOf(["text", "json"]),
        metadata={"description": "text for people, json for machines."},
    )
    LOG_LEVEL = Word(
        load_default="info",
        validate=validate.OneOf(["info", "warning", "error"]),
        metadata={"description": "The least that is logged: info, warning or error."},
    )
    ACCESS_LOG = fields.Boolean(
        load_default=True,
        metadata={
            "description": "Whether each request to the API, the agent endpoint and the dashboard is logged; of health "
            "checks and metrics only those that fail are."
        },
    )
    METRICS_TOKEN = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.Length(min=16, error="Must have at least 16 characters."),
        metadata={
            "description": "A bearer token with which /metrics may be read from other machines; none: from this one "
            "alone.",
            "is_secret": True,
        },
    )
    RULES_CACHED = fields.Integer(
        load_default=20_000,
        validate=validate.Range(min=0),
        metadata={"description": "How many records' rules are kept in memory for visits (about 1 KB each)."},
    )
    HISTORY_DAYS = fields.Integer(
        load_default=365,
        validate=validate.Range(min=1, max=36_500),
        metadata={"description": "How many days the history of changes is kept."},
    )
    RETENTION_DAYS = fields.Integer(
        load_default=None,
        allow_none=True,
        validate=validate.Range(min=1, max=36_500),
        metadata={
            "description": "How many days clicks are kept by day and breakdown; none: by day as long as their record, "
            "by breakdown 400 days. The total of a record stays."
        },
    )
    MIGRATE = fields.Boolean(
        load_default=True,
        metadata={"description": "Whether a start migrates an older database; false: it refuses to start instead."},
    )
    DATABASE_URL = fields.String(
        load_default=None,
        metadata={
            "description": "Where PostgreSQL is, for several nodes; absent: one SQLite file in INSTANCE.",
            "is_secret": True,
        },
    )
    SECRET_KEY_FILE = FilePath(
        load_default=None,
        metadata={
            "description": "A file with the key that all nodes have, which is copied to the folder; absent: the "
            "first node makes one there, and you copy it to the others."
        },
    )
    COPY_MAX_AGE_S = fields.Integer(
        load_default=None,
        validate=validate.Range(min=1),
        metadata={
            "description": "With DATABASE_URL: visits get 503 once this node's copy is older; absent: they never do."
        },
    )
    LIMITS = fields.Nested(
        LimitsSchema, load_default=dict, metadata={"description": "What one workspace may hold; absent: unlimited."}
    )

    @post_load
    def complete(self, settings: Loaded, **_: Any) -> Loaded:
        settings["INSTANCE"] = str(Path(settings["INSTANCE"]).absolute())
        settings["LINK_PORT"] = settings["LINK_PORT"] or settings["PORT"]
        return settings
