"""What the dashboard calls the values by which clicks are counted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from signpost.features.reports.breakdowns import HOUR, OTHER
from signpost.features.reports.sums import ClickCount
from signpost.translations import Translated, language, mark, speaking
from signpost.translations import gettext as _
from signpost.translations.names import COUNTRIES, LANGUAGES, countries, languages

# What the lists of the breakdowns of clicks are called.
TITLES: Mapping[str, str] = Translated(
    {
        "referrer": mark("Referrers"),
        "referrer_page": mark("Referring pages"),
        "country": mark("Countries"),
        "region": mark("Regions"),
        "city": mark("Cities"),
        "browser": mark("Browsers"),
        "system": mark("Operating systems"),
        "device": mark("Devices"),
        "language": mark("Languages"),
        "source": mark("Campaign sources"),
        "medium": mark("Campaign media"),
        "campaign": mark("Campaigns"),
        "trigger": mark("Triggers"),
        "destination": mark("Destinations"),
        "rule": mark("Rules"),
        "hour": mark("Hours"),
    }
)


# What visitors' programs call themselves -> what people call them.
_BROWSERS = Translated(
    {
        "Chrome Mobile": mark("Chrome on Android"),
        "Chrome Mobile iOS": mark("Chrome on iPhone"),
        "Chrome Mobile WebView": mark("App on Android"),
        "Mobile Safari": mark("Safari on iPhone"),
        "Mobile Safari UI/WKWebView": mark("App on iPhone"),
        "Firefox Mobile": mark("Firefox on Android"),
        "Firefox iOS": mark("Firefox on iPhone"),
        "Edge Mobile": mark("Edge on Android"),
        "Opera Mobile": mark("Opera on Android"),
    }
)
_SYSTEMS = {"Mac OS X": "macOS", "Chrome OS": "ChromeOS"}


# What stands above the values of each list.
HEADS: Mapping[str, str] = Translated(
    {
        "referrer": mark("Referrer"),
        "referrer_page": mark("Page"),
        "country": mark("Country"),
        "region": mark("Region"),
        "city": mark("City"),
        "browser": mark("Browser"),
        "system": mark("System"),
        "device": mark("Device"),
        "language": mark("Language"),
        "source": mark("Source"),
        "medium": mark("Medium"),
        "campaign": mark("Campaign"),
        "trigger": mark("Trigger"),
        "destination": mark("Destination"),
        "rule": mark("Rule"),
        "hour": mark("Hour"),
        "host": mark("Hostname"),
        "tag": mark("Tag"),
    }
)


def names() -> Mapping[str, Mapping[str, str]]:
    """Breakdown of clicks -> value -> its name in the reader's language. Values that are not listed are names."""
    return _names(language())


@cache
def _names(tag: str) -> Mapping[str, Mapping[str, str]]:
    with speaking(tag):
        # "": nothing is known.
        other = {OTHER: _("Other")}
        unknown, none = {"": _("Unknown"), **other}, {"": _("None"), **other}
        direct = {"": _("Direct or unknown"), **other}
        hours = {
            f"{hour:02}": _("%(first)s to %(last)s", first=f"{hour:02}:00", last=f"{hour:02}:59") for hour in range(24)
        }
        return {
            "referrer": direct,
            "referrer_page": direct,
            "country": {**countries(COUNTRIES), **unknown},
            "region": unknown,
            "city": unknown,
            "browser": {**_BROWSERS, **unknown},
            "system": {**_SYSTEMS, **unknown},
            "device": {"mobile": _("Mobile"), "tablet": _("Tablet"), "desktop": _("Desktop"), **unknown},
            "language": {**languages(LANGUAGES), **unknown},
            "source": none,
            "medium": none,
            "campaign": none,
            "trigger": {"qr": _("QR code"), "": _("Link"), **other},
            "destination": {"": _("Main destination"), **other},
            "rule": {"": _("Main destination"), **other},
            "hour": {"": _("Unknown"), **hours},
        }


# The icon before a value: of browsers, systems and devices.
SIGNS: Mapping[str, Mapping[str, str]] = {
    "browser": {
        **dict.fromkeys(("Chrome", "Chrome Mobile", "Chrome Mobile iOS"), "chrome"),
        **dict.fromkeys(("Firefox", "Firefox Mobile", "Firefox iOS"), "fox"),
        **dict.fromkeys(("Safari", "Mobile Safari"), "compass"),
        **dict.fromkeys(("Edge", "Edge Mobile"), "wave"),
        **dict.fromkeys(("Chrome Mobile WebView", "Mobile Safari UI/WKWebView"), "phone"),
    },
    "system": {
        "iOS": "apple",
        "macOS": "apple",
        "Mac OS X": "apple",
        "Android": "android",
        "Windows": "windows",
        "Linux": "terminal",
    },
    "device": {"mobile": "phone", "tablet": "tablet", "desktop": "laptop"},
}
# What a list without entries says where there are clicks.
NONE_OF: Mapping[str, str] = Translated(
    {
        "record": mark("The links that were clicked have been deleted."),
        "host": mark("The links that were clicked have been deleted."),
        "tag": mark("The links that were clicked have no tags."),
    }
)
# The only breakdowns of which the entry for no value says something by itself.
_NONE_IS_A_VALUE = {"referrer"}


# Breakdowns that a page has even where nothing is known.
ALWAYS_SHOWN = {"referrer", "country", "browser", "system", "language"}


def shown(kind: str, rows: list[ClickCount]) -> list[ClickCount]:
    """The entries of a breakdown; none where no value is known."""
    if kind not in _NONE_IS_A_VALUE and not any(row.value for row in rows):
        return []
    return sorted(rows, key=lambda entry: entry.value) if kind == HOUR else rows
