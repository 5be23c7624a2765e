"""What happens when someone opens a link, in a few words: from the explanation of a visit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from signpost.features.diagnostics.visits.explain import VisitExplanation
from signpost.translations import Translated, mark
from signpost.translations import gettext as _


@dataclass(frozen=True)
class VisitOutcome:
    """title: for visitors. state: of the link, for a badge. is_good: visitors get what was intended."""

    title: str
    state: str
    is_good: bool


# What a visit does not get past -> the state of the link.
_STATES: Mapping[str, str] = Translated(
    {
        "hostname": mark("Not connected"),
        "record": mark("Not found"),
        "paused": mark("Paused"),
        "starts": mark("Not started"),
        "expires": mark("Expired"),
        "max_clicks": mark("Expired"),
        "dns": mark("Hostname not set up"),
        "destination": mark("Destination down"),
    }
)
# Step -> what it is about.
STEPS: Mapping[str, str] = Translated(
    {
        "hostname": mark("Hostname"),
        "dns": mark("DNS"),
        "certificate": mark("Certificate"),
        "record": mark("Link"),
        "special": mark("Signpost’s own page"),
        "paused": mark("Pause"),
        "starts": mark("Start"),
        "expires": mark("Expiry"),
        "max_clicks": mark("Click limit"),
        "method": mark("Request"),
        "password": mark("Password"),
        "limited": mark("Click limit"),
        "plugins": mark("Behavior"),
        "interstitial": mark("Page before the link"),
        "rule": mark("Rule"),
        "destination": mark("Destination"),
        "www": "www",
        "answer": mark("Response"),
        "click": mark("Counting"),
        "onward": mark("Next"),
    }
)


def outcome_of(explanation: VisitExplanation) -> VisitOutcome:
    """What an explanation says, in one line."""
    verdict = explanation.verdict
    state = _STATES.get(explanation.stopped_by or "", _("Active") if verdict.ok else _("Not working"))
    if verdict.ok and explanation.status == 410:
        state = _("Gone")
    return VisitOutcome(verdict.text.removesuffix("."), state, verdict.ok)
