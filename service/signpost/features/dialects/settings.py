"""The settings of the interfaces of other services."""

from marshmallow import Schema, validate

from signpost.runtime.settings_schema import Listed, Word

# The other services whose interfaces the package `dialects` answers.
DIALECTS = ("yourls", "shlink")


class DialectSettings(Schema):
    """What the feature dialects reads."""

    DIALECTS = Listed(
        Word(validate=validate.OneOf(DIALECTS, error="There are: {choices}.")),
        load_default=[],
        metadata={"description": "Interfaces of other services that are answered too: yourls, shlink."},
    )
