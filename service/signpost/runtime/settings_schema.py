"""Every setting: its default, its unit, its meaning. runtime/settings.py reads them."""

import ipaddress
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from marshmallow import Schema, ValidationError, fields, post_load, validate, validates_schema

from signpost.domain.json_types import Loaded
from signpost.domain.mail import parts_of
from signpost.domain.people.single_sign_on import rule_of
from signpost.domain.records.addresses import is_ip_address, is_safe_url
from signpost.runtime.mail.smtp_url import server_of

# The other services whose interfaces the package `dialects` answers.
DIALECTS = ("yourls", "shlink")


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
        raise ValidationError("must be like https://signpost.example.com, without a path.")


def _download_url(value: str) -> None:
    try:
        parts = urlsplit(value)
        fine = parts.scheme in ("http", "https") and parts.hostname and value.isascii() and value.isprintable()
        fine = fine and (parts.port is None or parts.port > 0) and " " not in value
    except ValueError:
        fine = False
    if not fine:
        raise ValidationError("must be like https://download.db-ip.com/free/dbip-city-lite-%Y-%m.mmdb.gz.")


def _rate(value: str) -> None:
    try:
        if value:
            # Here, because it imports asyncio and more, which a command needs only where a rate is set.
            from limits import parse_many

            parse_many(value)
    except ValueError:
        raise ValidationError('must be like "200 per minute", or empty for no limit.') from None


def _folder(value: str) -> None:
    if value.startswith(":memory:"):
        raise ValidationError("Signpost keeps its database in a folder: name one, like one of tempfile.mkdtemp().")


def _readable(value: str) -> None:
    if not os.access(value, os.R_OK):
        raise ValidationError(f"{value} cannot be read.")


def _smtp_url(value: str) -> None:
    try:
        server_of(value)
    except ValueError as error:
        raise ValidationError(str(error)) from None


def _mail_from(value: str) -> None:
    if parts_of(value) is None or not value.isascii():
        raise ValidationError("must be an e-mail address in ASCII, like signpost@example.com.")


def _issuer(value: str) -> None:
    if len(value) > 255 or not is_safe_url(value) or "?" in value or "#" in value:
        raise ValidationError("must be like https://sso.example.com/realms/acme; http:// only on this machine.")


def _scopes(value: str) -> None:
    if "openid" not in value.split() or not value.isascii() or not value.isprintable():
        raise ValidationError('must be like "openid profile email", with openid.')


def _role_rule(value: str) -> None:
    try:
        rule_of(value)
    except ValueError as error:
        raise ValidationError(str(error)) from None


class Listed(fields.List[Any]):
    """A list; in the environment its entries are separated by commas."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, str):
            value = [entry.strip() for entry in value.split(",") if entry.strip()]
        return super()._deserialize(value, attr, data, **kwargs)


class FilePath(fields.String):
    """A file or folder: text, or anything that is a path."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        if isinstance(value, os.PathLike):
            value = os.fspath(value)
        return super()._deserialize(value, attr, data, **kwargs)


class LimitsSchema(Schema):
    """How much one workspace may hold. Absent: unlimited."""

    error_messages = {"type": "must be a table of numbers, like links = 50 under [limits]."}

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
    REQUIRE_HTTPS = fields.String(
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
    AGENT_OAUTH = fields.Boolean(
        load_default=True,
        metadata={
            "description": "Whether agents may be connected without a token, by a page where a person agrees (OAuth). "
            "It needs a PUBLIC_URL with https, or a loopback name."
        },
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
    MONITOR_INTERVAL_S = fields.Integer(
        load_default=300,
        validate=validate.Range(min=1),
        metadata={"description": "Seconds between two checks of a monitored destination."},
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
    GEO_URL = fields.String(
        load_default=None,
        allow_none=True,
        validate=[validate.Length(max=2000), _download_url],
        metadata={
            "description": "Where geo.mmdb is downloaded from, every day while the server runs: .mmdb, .mmdb.gz or "
            ".tar.gz. %Y and %m become year and month.",
            "is_secret": True,
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
        fields.String(),
        load_default=None,
        allow_none=True,
        metadata={
            "description": "Which features are on, like history,events; none at all where it is empty. Absent: all. "
            "What is off is not imported: its pages, operations, commands and background work are not there."
        },
    )
    DIALECTS = Listed(
        fields.String(validate=validate.OneOf(DIALECTS, error="There are: {choices}.")),
        load_default=[],
        metadata={"description": "Interfaces of other services that are answered too: yourls, shlink."},
    )
    BOOTSTRAP_TOKEN_FILE = FilePath(
        load_default=None,
        allow_none=True,
        metadata={"description": "File of the first API token: read if it exists, else written at first start."},
    )
    SERVER = fields.String(
        load_default="auto",
        validate=validate.OneOf(["auto", "direct", "public"]),
        metadata={
            "description": "How `signpost serve` uses granian: direct: below its public interface, twice as fast; "
            "public: through it; auto: directly where this granian allows it."
        },
    )
    LOG_FORMAT = fields.String(
        load_default="text",
        validate=validate.OneOf(["text", "json"]),
        metadata={"description": "text for people, json for machines."},
    )
    LOG_LEVEL = fields.String(
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
        validate=validate.Length(min=16, error="must have at least 16 characters."),
        metadata={
            "description": "A bearer token with which /metrics may be read from other machines; none: from this one "
            "alone.",
            "is_secret": True,
        },
    )
    SMTP_URL = fields.String(
        load_default=None,
        allow_none=True,
        validate=_smtp_url,
        metadata={
            "description": "The mail server, like smtp://user:password@mail.example.com:587; none: no e-mail is sent.",
            "is_secret": True,
        },
    )
    MAIL_FROM = fields.String(
        load_default=None,
        allow_none=True,
        validate=_mail_from,
        metadata={"description": "The sender of e-mail; default: signpost@ and the host of PUBLIC_URL."},
    )
    OIDC_ISSUER = fields.String(
        load_default=None,
        allow_none=True,
        validate=_issuer,
        metadata={
            "description": "The provider of OpenID Connect with which people sign in, as it names itself, like "
            "https://sso.example.com/realms/acme; none: no single sign-on."
        },
    )
    OIDC_CLIENT_ID = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.Length(min=1, max=255),
        metadata={"description": "What the provider calls this Signpost."},
    )
    OIDC_CLIENT_SECRET = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.Length(min=1, max=4096),
        metadata={
            "description": "The secret that the provider gave this Signpost; none: it is a public client there.",
            "is_secret": True,
        },
    )
    OIDC_NAME = fields.String(
        load_default="single sign-on",
        validate=validate.Length(min=1, max=40),
        metadata={"description": "What people call the provider: the button says “Sign in with …”."},
    )
    OIDC_SCOPES = fields.String(
        load_default="openid profile email",
        validate=_scopes,
        metadata={"description": "What Signpost requests of the provider: openid, and further scopes after spaces."},
    )
    OIDC_ROLES_CLAIM = fields.String(
        load_default="groups",
        validate=validate.Length(max=255),
        metadata={"description": "The claim whose values give roles; realm_access.roles is a member of an object."},
    )
    OIDC_ROLES = Listed(
        fields.String(validate=_role_rule),
        load_default=[],
        metadata={
            "description": "Which values of that claim give which role in which workspace (its id or name), like "
            "admins = Home:owner. * = Home:viewer is for everyone who can sign in there."
        },
    )
    OIDC_SESSION_HOURS = fields.Integer(
        load_default=12,
        validate=validate.Range(min=1, max=2160),
        metadata={"description": "How long a sign-in with the provider lasts; then people sign in there again."},
    )
    PASSWORD_SIGN_IN = fields.Boolean(
        load_default=True,
        metadata={
            "description": "false: people sign in with the provider alone, without passwords and mailed links. The "
            "links of `signpost sign-in` work all the same."
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

    @validates_schema
    def check_geo(self, settings: Loaded, **_: Any) -> None:
        if settings.get("GEO_URL") and settings.get("COUNTRY_DATABASE"):
            raise ValidationError("COUNTRY_DATABASE is set too, so the file would not be used: set one.", "GEO_URL")

    @validates_schema
    def check_provider(self, settings: Loaded, **_: Any) -> None:
        if settings.get("OIDC_ISSUER") and not settings.get("OIDC_CLIENT_ID"):
            raise ValidationError("OIDC_ISSUER is set, so this is needed too.", "OIDC_CLIENT_ID")
        if not settings.get("OIDC_ISSUER") and not settings.get("PASSWORD_SIGN_IN", True):
            raise ValidationError("no one could sign in, because OIDC_ISSUER is not set.", "PASSWORD_SIGN_IN")

    @post_load
    def complete(self, settings: Loaded, **_: Any) -> Loaded:
        settings["INSTANCE"] = str(Path(settings["INSTANCE"]).absolute())
        settings["LINK_PORT"] = settings["LINK_PORT"] or settings["PORT"]
        if settings["SMTP_URL"] and not settings["MAIL_FROM"]:
            settings["MAIL_FROM"] = _usual_sender(settings["PUBLIC_URL"])
        return settings


def _usual_sender(public_url: str | None) -> str:
    host = urlsplit(public_url or "").hostname or ""
    parts = parts_of(f"signpost@{host}")
    if parts is None or "." not in host or is_ip_address(host):
        sentence = "SMTP_URL is set, and no PUBLIC_URL says from which domain mail comes. Set MAIL_FROM to an address."
        raise ValidationError({"MAIL_FROM": [sentence]})
    return "@".join(parts)
