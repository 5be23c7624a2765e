"""What the dashboard calls the values by which clicks are counted."""

from __future__ import annotations

from collections.abc import Mapping

from signpost.domain.names import COUNTRIES, LANGUAGES

# What the lists of the breakdowns of clicks are called.
TITLES: Mapping[str, str] = {
    "referrer": "Referrers",
    "country": "Countries",
    "browser": "Browsers",
    "system": "Operating systems",
    "language": "Languages",
}
# Breakdown of clicks -> value -> its name. Values that are not listed are names themselves. "": nothing is known.
NAMES: Mapping[str, Mapping[str, str]] = {
    "referrer": {"": "Typed, or from an app"},
    "country": {**COUNTRIES, "": "Unknown"},
    "browser": {"": "Unknown"},
    "system": {"": "Unknown"},
    "language": {**LANGUAGES, "": "Unknown"},
}
