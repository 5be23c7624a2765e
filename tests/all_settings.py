"""The settings of the core and of all features."""

from typing import cast

from signpost import loader
from signpost.domain.json_types import JsonObject, Settings
from signpost.runtime.settings import schema_with, secrets_of
from signpost.runtime.settings_types import AppSettings

SCHEMAS = loader.schemas_of(loader.load())
FIELDS, SECRETS = schema_with(SCHEMAS).fields, secrets_of(SCHEMAS)


def load(config: Settings | None = None) -> JsonObject:
    """As an app reads them."""
    return loader.load_settings(cast(AppSettings | None, config))[1]
