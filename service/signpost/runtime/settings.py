"""The settings of one app, read once, in the factory. runtime/settings_schema.py describes those of the core,
and each feature its own (`features/NAME/settings.py`).

Order: defaults < `instance/config.toml` < environment `SIGNPOST_*` < what the caller of `create_app(config)` passes;
an app created with an explicit config reads neither file nor environment.
"""

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from flask import Flask, current_app
from marshmallow import Schema, ValidationError
from marshmallow.exceptions import SCHEMA

from signpost.domain.json_types import JsonObject, Settings
from signpost.domain.reasons import UNKNOWN_FIELD, in_our_words
from signpost.domain.records.addresses import is_loopback_name
from signpost.runtime import environment
from signpost.runtime.environment import default_instance
from signpost.runtime.settings_schema import LimitsSchema, SettingsSchema

PREFIX = environment.PREFIX
# Variables with the same prefix that are for deploy/Caddyfile; the server may see them too.
NOT_SETTINGS = frozenset({"UPSTREAM", "OTHER_UPSTREAMS"})
# Settings of Flask's own, which `create_app(config)` passes on to it.
FLASK_SETTINGS = frozenset(Flask.default_config)


MASK = "********"


class SettingsError(Exception):
    """A setting cannot be used; the message is one sentence for the operator."""


class UnknownSetting(SettingsError):
    """There is no setting of this name, `name`; prefix: of the variable that has it."""

    def __init__(self, name: str, prefix: str, message: str):
        super().__init__(message)
        self.name, self.prefix = name, prefix


@lru_cache
def schema_with(added: tuple[type[Schema], ...] = ()) -> Schema:
    """What describes every setting. added: the schemas of features, whose fields are settings, too."""
    return cast(type[Schema], type("AllSettings", (SettingsSchema, *added), {}))()


@lru_cache
def secrets_of(added: tuple[type[Schema], ...] = ()) -> frozenset[str]:
    """The settings that are never shown; each may also be given as a file named by `<NAME>_FILE`."""
    fields = schema_with(added).fields
    return frozenset(name for name, field in fields.items() if field.metadata.get("is_secret", False))


def active() -> Settings:
    """The settings of the active app."""
    return current_app.config


def service_origin(settings: Settings) -> str:
    """Where people and programs find the service: `https://signpost.example.com`, or this machine's own address."""
    public_url: str = settings["PUBLIC_URL"] or ""
    if public_url:
        return public_url.rstrip("/")
    host = settings["HOST"]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings['PORT']}"


def dns_target(settings: Settings) -> str | None:
    """The hostname or address that connected hostnames must point to; None: not configured."""
    target: str = settings["DNS_TARGET"] or ""
    if target:
        return target.rstrip(".").lower()
    host = urlsplit(settings["PUBLIC_URL"] or "").hostname
    return None if host is None or is_loopback_name(host) else host


def answers_plain_http(settings: Settings) -> bool:
    """Whether API and dashboard answer plain HTTP to a program on this machine that calls a loopback name."""
    return (
        settings["REQUIRE_HTTPS"] == "auto"
        and is_loopback_name(settings["HOST"])
        and not (settings["PUBLIC_URL"] or "").startswith("https:")
    )


# The file that `signpost geo update` downloads.
GEO_FILE = "geo.mmdb"


def geo_file(of: Settings) -> Path:
    """The file that knows where addresses are: the operator's own, else the one in the instance folder.

    It need not exist.
    """
    return Path(of["COUNTRY_DATABASE"] or Path(of["INSTANCE"]) / GEO_FILE)


def has_countries() -> bool:
    """Whether the active app knows the countries of visitors."""
    return geo_file(active()).is_file()


def load(config: Settings | None = None, added: tuple[type[Schema], ...] = ()) -> JsonObject:
    """The settings as a dict. config: given explicitly; None: from `config.toml` and the environment.

    added: the schemas of the features that are on; `loader.load_settings` knows them.

    An explicit config may hold settings of Flask's own, like TESTING; they are in the result as they are. Raises
    SettingsError with one sentence that names the setting at fault.
    """
    if config is not None:
        of_flask = {name: value for name, value in config.items() if name in FLASK_SETTINGS}
        ours = {name: value for name, value in config.items() if name not in FLASK_SETTINGS}
        return {**of_flask, **_checked(ours, "", added)}
    given = _from_environment(os.environ, secrets_of(added))
    instance = _expanded("INSTANCE", given.get("INSTANCE") or str(default_instance(os.environ)))
    merged = {"INSTANCE": instance, **_from_file(Path(instance) / "config.toml")}
    own_limits, given_limits = merged.get("LIMITS"), given.get("LIMITS")
    if isinstance(own_limits, dict) and isinstance(given_limits, dict):
        given["LIMITS"] = {**own_limits, **given_limits}
    return _checked({**merged, **given}, PREFIX, added)


def _expanded(name: str, path: str) -> str:
    """The path of a variable, without `~`. Raises SettingsError."""
    try:
        return environment.expand_home(path)
    except ValueError as error:
        raise SettingsError(f"The setting {PREFIX}{name} cannot be used: {error}") from None


def _checked(values: JsonObject, prefix: str, added: tuple[type[Schema], ...]) -> JsonObject:
    schema = schema_with(added)
    try:
        checked: JsonObject = schema.load(values)
    except ValidationError as error:
        name, reason = first_reason(error)
        if reason == UNKNOWN_FIELD:
            raise UnknownSetting(name, prefix, _unknown(name, prefix, schema)) from None
        raise SettingsError(f"The setting {_name_of(name, prefix)} cannot be used: {reason}") from None
    return checked


def _name_of(name: str, prefix: str) -> str:
    """What a setting is called where it is set: entries of a list have no name, variables of limits are in capitals."""
    given = name
    while given.rpartition("__")[2].isdecimal():
        given = given.rpartition("__")[0]
    return prefix + (given.upper() if prefix and given.startswith("LIMITS__") else given)


def _unknown(name: str, prefix: str, schema: Schema) -> str:
    known = [*schema.fields, *(f"LIMITS__{limit}" for limit in LimitsSchema().fields)]
    near = difflib.get_close_matches(name, known if prefix else [*known, *FLASK_SETTINGS], 1, 0.7)
    meant = f"; perhaps {_name_of(near[0], prefix)} is meant." if near else "."
    return f"There is no setting {_name_of(name, prefix)}{meant}"


def first_reason(error: ValidationError) -> tuple[str, str]:
    """The place of the first problem (`limits__links`), and a sentence about it."""
    messages = cast(Any, error).normalized_messages()
    path = []
    while isinstance(messages, dict):
        key, messages = next(iter(messages.items()))
        if key != SCHEMA:  # the whole of a nested table
            path.append(str(key))
    return "__".join(path), in_our_words(messages[0])


def why_unreadable(error: OSError | ValueError) -> str:
    """Why a text file cannot be read, for the operator."""
    if isinstance(error, UnicodeDecodeError):
        return "it is not UTF-8"
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _from_file(path: Path) -> JsonObject:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise SettingsError(f"{path} cannot be read: {why_unreadable(error)}.") from None
    return {key.upper(): value for key, value in content.items()}


def _from_environment(environ: Mapping[str, str], secrets: frozenset[str]) -> JsonObject:
    found: JsonObject = {}
    for name, value in environment.variables(environ).items():
        if name in NOT_SETTINGS:
            continue
        secret = name.removesuffix("_FILE")
        if secret in secrets and secret != name:
            try:
                found[secret] = Path(_expanded(name, value)).read_text(encoding="utf-8-sig").strip()
            except (OSError, UnicodeDecodeError) as error:
                raise SettingsError(f"The file of {PREFIX}{name} cannot be read: {why_unreadable(error)}.") from None
        elif value == "" and name not in ("RATE_LIMIT", "FEATURES"):
            pass  # an empty variable is an absent one, except where empty is a value of its own
        elif name.startswith("LIMITS__"):
            limits_ = found.setdefault("LIMITS", {})
            if isinstance(limits_, dict):
                limits_[name.removeprefix("LIMITS__").lower()] = value
        else:
            found[name] = value
    return found


def describe(settings: Settings, added: tuple[type[Schema], ...] = ()) -> list[tuple[str, Any, str]]:
    """(name, value, meaning) of each setting, secrets masked. added: as `load` has it."""
    secrets = secrets_of(added)
    return [
        (name, _shown(name, settings[name], secrets), field.metadata["description"])
        for name, field in schema_with(added).fields.items()
    ]


def _shown(name: str, value: Any, secrets: frozenset[str]) -> Any:
    if name == "DATABASE_URL" and value:
        # In both forms that it may have: an address, and words like password=...
        return re.sub(r"(://[^/?@]*?:)[^@]*(?=@)|(password=)('[^']*'|[^\s&]*)", r"\1\2********", value)
    return MASK if name in secrets and value else value
