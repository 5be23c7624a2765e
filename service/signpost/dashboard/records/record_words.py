"""What pages call the values of a record's fields."""

from __future__ import annotations

from collections.abc import Mapping

from signpost.domain.records.record import (
    ONE_TIME_CLICKS,
    CreatedVia,
    Interstitial,
    Match,
    PausedBy,
    RecordType,
    Routing,
)

# Field -> value -> its name. A value that is not listed is shown as it is.
WORDS: Mapping[str, Mapping[object, str]] = {
    "type": {
        RecordType.LINK: "The destination",
        RecordType.FRAME: "The destination, in a page under the short address",
        RecordType.REDIRECT: "The destination, as a redirect of an old address",
        RecordType.GONE: "A page that says it is gone for good",
    },
    "status": {
        301: "Permanent (301)",
        302: "Temporary (302)",
        303: "See other (303)",
        307: "Temporary, resends forms (307)",
        308: "Permanent, resends forms (308)",
        410: "Gone (410)",
    },
    "match": {
        Match.EXACT: "This path only",
        Match.PREFIX: "This path and everything below it",
        Match.PATTERN: "A pattern: :name is one part, * at the end is the rest",
    },
    "destination_routing": {
        Routing.FIRST: "First only",
        Routing.ORDER: "Take turns",
        Routing.RANDOM: "Random",
        Routing.WEIGHTED: "By share",
        Routing.STICKY: "Same visitor, same page",
        Routing.FASTEST: "Fastest",
    },
    "interstitial": {
        Interstitial.AUTO: f"Yes, with a limit of up to {ONE_TIME_CLICKS} clicks",
        Interstitial.NEVER: "No, opening the link uses one",
    },
    "paused_by": {
        PausedBy.USER: "Paused",
        PausedBy.PLAN: "Paused: over the limit of the plan",
        PausedBy.SYSTEM: "Paused by Signpost",
        PausedBy.ABUSE: "Paused: reported as abuse",
    },
    "created_via": {
        CreatedVia.API: "by API",
        CreatedVia.MCP: "by an agent",
        CreatedVia.DASHBOARD: "here",
        CreatedVia.IMPORT: "by import",
        CreatedVia.CLI: "on the command line",
    },
    "theme": {"square": "Squares", "dots": "Dots", "rounded": "Rounded"},
}


def word(name: str, value: object) -> str:
    """What pages call a value of a field."""
    return WORDS.get(name, {}).get(value, str(value))
