"""The file that knows where addresses are: the operator's own, or the one that `signpost geo update` downloads."""

from pathlib import Path

from signpost.domain.json_types import Settings
from signpost.runtime import settings

FILE_NAME = "geo.mmdb"


def database_file(of: Settings) -> Path:
    """The file that COUNTRY_DATABASE names, else the one in the instance folder. It need not exist."""
    return Path(of["COUNTRY_DATABASE"] or Path(of["INSTANCE"]) / FILE_NAME)


def has_countries() -> bool:
    """Whether the active app knows the countries of visitors."""
    return database_file(settings.active()).is_file()
