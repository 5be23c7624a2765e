"""What pages call the values of a record's fields."""

from __future__ import annotations

from collections.abc import Mapping

from signpost.domain.records.record import (
    CreatedVia,
    Interstitial,
    Match,
    PausedBy,
    RecordType,
    Routing,
)
from signpost.translations import Translated, mark

# Field -> value -> its name. A value that is not listed is shown as it is.
WORDS: Mapping[str, Mapping[object, str]] = {
    "type": Translated(
        {
            RecordType.LINK: mark("The destination"),
            RecordType.FRAME: mark("The destination, in a page under the short address"),
            RecordType.REDIRECT: mark("The destination, as a redirect of an old address"),
            RecordType.GONE: mark("A page that says the address is gone for good"),
        }
    ),
    "status": Translated(
        {
            301: mark("Permanent (301)"),
            302: mark("Temporary (302)"),
            303: mark("See other (303)"),
            307: mark("Temporary, resends forms (307)"),
            308: mark("Permanent, resends forms (308)"),
            410: mark("Gone (410)"),
        }
    ),
    "match": Translated(
        {
            Match.EXACT: mark("This path only"),
            Match.PREFIX: mark("This path and everything below it"),
            Match.PATTERN: mark("Pattern, such as /blog/:year/*"),
        }
    ),
    "destination_routing": Translated(
        {
            Routing.FIRST: mark("First only"),
            Routing.ORDER: mark("Take turns"),
            Routing.RANDOM: mark("Random"),
            Routing.WEIGHTED: mark("By share"),
            Routing.STICKY: mark("Same visitor, same page"),
            Routing.FASTEST: mark("Fastest"),
        }
    ),
    "interstitial": Translated(
        {
            Interstitial.AUTO: mark("Yes, if the limit is at most 10 clicks"),
            Interstitial.NEVER: mark("No, opening the link uses one"),
        }
    ),
    "paused_by": Translated(
        {
            PausedBy.USER: mark("Paused"),
            PausedBy.PLAN: mark("Paused: over the limit of the plan"),
            PausedBy.SYSTEM: mark("Paused by Signpost"),
            PausedBy.ABUSE: mark("Paused: reported as abuse"),
        }
    ),
    "created_via": Translated(
        {
            CreatedVia.API: mark("by API"),
            CreatedVia.MCP: mark("by an agent"),
            CreatedVia.DASHBOARD: mark("in the dashboard"),
            CreatedVia.IMPORT: mark("by import"),
            CreatedVia.CLI: mark("on the command line"),
        }
    ),
    "theme": Translated({"square": mark("Squares"), "dots": mark("Dots"), "rounded": mark("Rounded")}),
}


def word(name: str, value: object) -> str:
    """What pages call a value of a field."""
    return WORDS.get(name, {}).get(value, str(value))
