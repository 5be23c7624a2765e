"""Values whose form others define, and which therefore stay mappings. Everything else has a type of ours."""

from collections.abc import Mapping
from typing import Any

# A JSON object from outside, as a parser returns it; or on its way there, as a schema dumps it.
JsonObject = dict[str, Any]
# What marshmallow hands from one hook of a schema to the next.
Loaded = dict[str, Any]
# A JSON schema, or another part of an OpenAPI description.
JsonSchema = dict[str, Any]
# Values by column, as peewee takes and returns them.
Columns = Mapping[str, Any]
# A request as WSGI describes it (PEP 3333); and the one that a server or a middleware may still change.
Environ = Mapping[str, Any]
OwnEnviron = dict[str, Any]
# The options of a command, as click passes them.
Options = Mapping[str, Any]
# What a template shows, by name; the values of a form's inputs.
Shown = dict[str, Any]
# The settings by name, as Flask holds them in `app.config`. runtime/settings_schema.py says which there are.
Settings = Mapping[str, Any]
