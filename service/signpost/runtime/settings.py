"""Every setting: default, unit, meaning. Read once, in the factory.

Order: defaults < `instance/config.toml` < environment `SIGNPOST_*` < what the caller of `create_app(config)` passes;
an app made with an explicit config reads neither file nor environment.
"""

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import limits
from flask import current_app
from marshmallow import EXCLUDE, Schema, ValidationError, fields, post_load, validate
from marshmallow.exceptions import SCHEMA

from signpost.domain.addresses import is_loopback_name

PREFIX = "SIGNPOST_"


class SettingsError(Exception):
    """A setting cannot be used; the message is one sentence for the operator."""


def _network(value: str) -> None:
    try:
        ipaddress.ip_network(value)
    except ValueError:
        raise ValidationError(f"{value!r} is not an IP address or network.") from None


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


def _rate(value: str) -> None:
    try:
        if value:
            limits.parse_many(value)
    except ValueError:
        raise ValidationError('must be like "200 per minute", or empty for no limit.') from None


def _readable(value: str) -> None:
    if not os.access(value, os.R_OK):
        raise ValidationError(f"{value} cannot be read.")


class Listed(fields.List):
    """A list; in the environment its entries are separated by commas."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, str):
            value = [entry.strip() for entry in value.split(",") if entry.strip()]
        return super()._deserialize(value, attr, data, **kwargs)


class LimitsSchema(Schema):
    """How much one workspace may hold. Absent: as much as it likes."""

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
    INSTANCE = fields.String(
        load_default="instance",
        validate=validate.Length(min=1),
        metadata={"description": "Folder of this machine's config.toml and signpost.sqlite."},
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
        metadata={"description": "Addresses or networks whose X-Forwarded-For and -Proto count."},
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
            "description": "Whether a newly connected hostname carries visits only once a TXT record proves whose "
            "it is; for instances whose workspaces do not trust one another."
        },
    )
    MONITOR_INTERVAL_S = fields.Integer(
        load_default=300,
        validate=validate.Range(min=1),
        metadata={"description": "Seconds between two checks of a monitored destination."},
    )
    MONITOR_ALLOW_PRIVATE = fields.Boolean(
        load_default=False, metadata={"description": "Whether monitoring may reach private addresses (intranets)."}
    )
    COUNTRY_DATABASE = fields.String(
        load_default=None,
        allow_none=True,
        validate=_readable,
        metadata={
            "description": "A MaxMind database (.mmdb) by which clicks are counted by country; none: they are not."
        },
    )
    BOOTSTRAP_TOKEN_FILE = fields.String(
        load_default=None,
        allow_none=True,
        metadata={"description": "File of the first API token: read if it exists, else written at first start."},
    )
    LOG_FORMAT = fields.String(
        load_default="text",
        validate=validate.OneOf(["text", "json"]),
        metadata={"description": "text for people, json for machines."},
    )
    METRICS_TOKEN = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.Length(min=16, error="must have at least 16 characters."),
        metadata={
            "description": "With this as a bearer token /metrics may be read from other machines; none: from this one "
            "alone."
        },
    )
    RULES_CACHED = fields.Integer(
        load_default=20_000,
        validate=validate.Range(min=0),
        metadata={"description": "How many records' rules are kept in memory for visits (about 1 KB each)."},
    )
    MIGRATE = fields.Boolean(
        load_default=True,
        metadata={"description": "Whether a start brings an older database up to date; false: it refuses instead."},
    )
    LIMITS = fields.Nested(
        LimitsSchema, load_default=dict, metadata={"description": "What one workspace may hold; absent: unlimited."}
    )

    @post_load
    def complete(self, settings: dict[str, Any], **_: Any) -> dict[str, Any]:
        settings["INSTANCE"] = str(Path(settings["INSTANCE"]).absolute())
        settings["LINK_PORT"] = settings["LINK_PORT"] or settings["PORT"]
        return settings


# Variables of the same prefix that are for deploy/Caddyfile; a server may see them, too.
NOT_SETTINGS = frozenset({"UPSTREAM"})
# Settings whose value is nobody else's business; each may also be given as a file named by `<NAME>_FILE`.
SECRETS: frozenset[str] = frozenset({"METRICS_TOKEN"})


def active() -> Mapping[str, Any]:
    """The settings of the active app."""
    return current_app.config


def service_origin(settings: Mapping[str, Any]) -> str:
    """Where people and programs find the service: `https://signpost.example.com`, or this machine's own address."""
    if settings["PUBLIC_URL"]:
        return settings["PUBLIC_URL"].rstrip("/")
    host = settings["HOST"]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings['PORT']}"


def dns_target(settings: Mapping[str, Any]) -> str | None:
    """The hostname or address that connected hostnames must lead to; None: nothing says."""
    if settings["DNS_TARGET"]:
        return settings["DNS_TARGET"].rstrip(".").lower()
    host = urlsplit(settings["PUBLIC_URL"] or "").hostname
    return None if host is None or is_loopback_name(host) else host


def load(config: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The settings as a dict. config: given explicitly; None: from `config.toml` and the environment.

    Raises SettingsError with one sentence that names the setting at fault.
    """
    if config is not None:
        return _checked(dict(config), "")
    environment = _from_environment(os.environ)
    instance = environment.get("INSTANCE") or "instance"
    merged = _from_file(Path(instance) / "config.toml")
    own_limits, given_limits = merged.get("LIMITS"), environment.get("LIMITS")
    if isinstance(own_limits, dict) and isinstance(given_limits, dict):
        environment["LIMITS"] = {**own_limits, **given_limits}
    return _checked({**merged, **environment}, PREFIX)


def _checked(values: dict[str, Any], prefix: str) -> dict[str, Any]:
    try:
        return SettingsSchema().load(values)
    except ValidationError as error:
        name, reason = first_reason(error)
        if reason == "Unknown field.":
            raise SettingsError(f"There is no setting {prefix}{name}.") from None
        raise SettingsError(f"The setting {prefix}{name} cannot be used: {reason}") from None


def first_reason(error: ValidationError) -> tuple[str, str]:
    """Where the first thing that is wrong stands (`limits__links`), and what is wrong with it."""
    messages: Any = error.normalized_messages()
    path = []
    while isinstance(messages, dict):
        key, messages = next(iter(messages.items()))
        if key != SCHEMA:  # the whole of a nested table
            path.append(str(key))
    return "__".join(path), messages[0]


def _from_file(path: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise SettingsError(f"{path} cannot be read: {error}.") from None
    return {key.upper(): value for key, value in content.items()}


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in environ.items():
        if not key.startswith(PREFIX):
            continue
        name = key.removeprefix(PREFIX)
        if name in NOT_SETTINGS:
            continue
        secret = name.removesuffix("_FILE")
        if secret in SECRETS and secret != name:
            try:
                found[secret] = Path(value).read_text(encoding="utf-8").strip()
            except OSError as error:
                raise SettingsError(f"The file of {key} cannot be read: {error.strerror}.") from None
        elif value == "" and name != "RATE_LIMIT":
            pass  # an empty variable is an absent one, except where empty is a value of its own
        elif name.startswith("LIMITS__"):
            limits_ = found.setdefault("LIMITS", {})
            if isinstance(limits_, dict):
                limits_[name.removeprefix("LIMITS__").lower()] = value
        else:
            found[name] = value
    return found


def describe(settings: Mapping[str, Any]) -> list[tuple[str, Any, str]]:
    """(name, value, meaning) of each setting, secrets masked."""
    return [
        (name, "********" if name in SECRETS and settings[name] else settings[name], field.metadata["description"])
        for name, field in SettingsSchema(unknown=EXCLUDE).fields.items()
    ]
