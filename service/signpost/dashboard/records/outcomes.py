"""What happens when someone opens a link, in a few words: from the explanation of a visit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from signpost.visits.questions.explain import VisitExplanation


@dataclass(frozen=True)
class VisitOutcome:
    """title: for visitors. state: of the link, for a badge. is_good: visitors get what was intended."""

    title: str
    state: str
    is_good: bool


# What a visit does not get past -> the state of the link.
_STATES: Mapping[str, str] = {
    "hostname": "Not connected",
    "record": "Not found",
    "paused": "Paused",
    "starts": "Not started",
    "expires": "Expired",
    "max_clicks": "Expired",
    "dns": "Hostname not set up",
    "destination": "Destination down",
}
# Step -> what it is about.
STEPS: Mapping[str, str] = {
    "hostname": "Hostname",
    "dns": "DNS",
    "certificate": "Certificate",
    "record": "Link",
    "special": "Signpost’s own page",
    "paused": "Pause",
    "starts": "Start",
    "expires": "Expiry",
    "max_clicks": "Click limit",
    "method": "Request",
    "password": "Password",
    "limited": "Click limit",
    "plugins": "Behavior",
    "interstitial": "Page before the link",
    "rule": "Rule",
    "destination": "Destination",
    "www": "www",
    "answer": "Response",
    "click": "Counting",
    "onward": "Next",
}


def outcome_of(explanation: VisitExplanation) -> VisitOutcome:
    """What an explanation says, in one line."""
    verdict = explanation.verdict
    state = _STATES.get(explanation.stopped_by or "", "Active" if verdict.ok else "Not working")
    if verdict.ok and explanation.status == 410:
        state = "Gone"
    return VisitOutcome(verdict.text.removesuffix("."), state, verdict.ok)
