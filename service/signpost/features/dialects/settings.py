"""The settings of the interfaces of other services."""

from marshmallow import Schema, fields, validate

from signpost.runtime.settings_schema import Listed

# The other services whose interfaces the package `dialects` answers.
DIALECTS = ("yourls", "shlink")


class DialectSettings(Schema):
    """What the feature dialects reads."""

    DIALECTS = Listed(
        fields.String(validate=validate.OneOf(DIALECTS, error="There are: {choices}.")),
        load_default=[],
        metadata={"description": "Interfaces of other services that are answered too: yourls, shlink."},
    )
