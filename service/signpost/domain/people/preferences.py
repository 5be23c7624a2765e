"""What a person prefers in the dashboard."""

from dataclasses import dataclass
from enum import StrEnum


class Theme(StrEnum):
    """SYSTEM: as the browser prefers."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Preferences:
    """timezone: its name (IANA); "" for that of the browser.  dates: of domain/dates.py; "" for that of the language.

    shortcuts: whether single keys do something.  language: its tag; "" for that of the browser.
    """

    theme: Theme = Theme.SYSTEM
    timezone: str = ""
    dates: str = ""
    shortcuts: bool = True
    language: str = ""
