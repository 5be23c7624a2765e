"""The settings of checks, and of the database of places."""

from typing import Any
from urllib.parse import urlsplit

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from signpost.domain.json_types import Loaded


def _download_url(value: str) -> None:
    try:
        parts = urlsplit(value)
        fine = parts.scheme in ("http", "https") and parts.hostname and value.isascii() and value.isprintable()
        fine = fine and (parts.port is None or parts.port > 0) and " " not in value
    except ValueError:
        fine = False
    if not fine:
        raise ValidationError("Must be like https://download.db-ip.com/free/dbip-city-lite-%Y-%m.mmdb.gz.")


class MonitoringSettings(Schema):
    """What the feature monitoring reads."""

    MONITOR_INTERVAL_S = fields.Integer(
        load_default=300,
        validate=validate.Range(min=1),
        metadata={"description": "Seconds between two checks of a monitored destination."},
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

    @validates_schema
    def check_geo(self, settings: Loaded, **_: Any) -> None:
        if settings.get("GEO_URL") and settings.get("COUNTRY_DATABASE"):
            raise ValidationError("COUNTRY_DATABASE is set too, so the file would not be used: set one.", "GEO_URL")
