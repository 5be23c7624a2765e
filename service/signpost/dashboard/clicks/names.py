"""What the dashboard calls the values by which clicks are counted."""

from __future__ import annotations

from collections.abc import Mapping

from signpost.domain.clicks.breakdowns import HOUR, OTHER
from signpost.domain.names import COUNTRIES, LANGUAGES
from signpost.operations.clicks.click_sums import ClickCount

# What the lists of the breakdowns of clicks are called.
TITLES: Mapping[str, str] = {
    "referrer": "Referrers",
    "referrer_page": "Referring pages",
    "country": "Countries",
    "region": "Regions",
    "city": "Cities",
    "browser": "Browsers",
    "system": "Operating systems",
    "device": "Devices",
    "language": "Languages",
    "source": "Campaign sources",
    "medium": "Campaign media",
    "campaign": "Campaigns",
    "trigger": "Triggers",
    "destination": "Destinations",
    "rule": "Rules",
    "hour": "Hours",
}
# Breakdown of clicks -> value -> its name. Values that are not listed are names themselves. "": nothing is known.
_UNKNOWN = {"": "Unknown", OTHER: "Other"}
_NONE = {"": "None", OTHER: "Other"}
_DIRECT = {"": "Direct or unknown", OTHER: "Other"}
NAMES: Mapping[str, Mapping[str, str]] = {
    "referrer": _DIRECT,
    "referrer_page": _DIRECT,
    "country": {**COUNTRIES, **_UNKNOWN},
    "region": _UNKNOWN,
    "city": _UNKNOWN,
    "browser": _UNKNOWN,
    "system": _UNKNOWN,
    "device": {"mobile": "Mobile", "tablet": "Tablet", "desktop": "Desktop", **_UNKNOWN},
    "language": {**LANGUAGES, **_UNKNOWN},
    "source": _NONE,
    "medium": _NONE,
    "campaign": _NONE,
    "trigger": {"qr": "QR code", "": "Link", OTHER: "Other"},
    "destination": {"": "Main destination", OTHER: "Other"},
    "rule": {"": "No rule matched", OTHER: "Other"},
    "hour": {"": "Unknown", **{f"{hour:02}": f"{hour:02}:00 to {hour:02}:59" for hour in range(24)}},
}
# The icon before a value: of browsers, systems and devices.
SIGNS: Mapping[str, Mapping[str, str]] = {
    "browser": {"Chrome": "chrome", "Firefox": "fox", "Safari": "compass", "Edge": "wave"},
    "system": {"iOS": "apple", "macOS": "apple", "Android": "android", "Windows": "windows", "Linux": "terminal"},
    "device": {"mobile": "phone", "tablet": "tablet", "desktop": "laptop"},
}
# What a list without entries says where there are clicks.
NONE_OF: Mapping[str, str] = {
    "record": "The links that were clicked have been deleted.",
    "host": "The links that were clicked have been deleted.",
    "tag": "The links that were clicked have no tags.",
}
# The only breakdowns of which the entry for no value says something by itself.
_NONE_IS_A_VALUE = {"referrer"}


# Breakdowns that a page has even where nothing is known.
ALWAYS_SHOWN = {"referrer", "country", "browser", "system", "language"}


def shown(kind: str, rows: list[ClickCount]) -> list[ClickCount]:
    """The entries of a breakdown; none where no value is known."""
    if kind not in _NONE_IS_A_VALUE and not any(row.value for row in rows):
        return []
    return sorted(rows, key=lambda entry: entry.value) if kind == HOUR else rows
