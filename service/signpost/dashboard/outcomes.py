"""What happens when someone opens a link, in a few words: from the explanation of a visit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from signpost.visits.explain import Explanation


@dataclass(frozen=True)
class Outcome:
    """title: for visitors. state: of the link, for a badge. is_good: visitors get where they should."""

    title: str
    state: str
    is_good: bool = False


# The step that stops a visit -> what that means.
_STOPS: Mapping[str, Outcome] = {
    "hostname": Outcome("The hostname is not connected", "Not connected"),
    "record": Outcome("Visitors see “not found”", "Not found"),
    "paused": Outcome("Visitors see “not found”, because it is paused", "Paused"),
    "starts": Outcome("Visitors see “not found” until it starts", "Not started"),
    "expires": Outcome("It has expired", "Expired"),
    "max_clicks": Outcome("Its clicks are used up", "Expired"),
    "method": Outcome("It does not answer this kind of request", "Active"),
    "password": Outcome("Visitors must enter a password", "Active", is_good=True),
    "limited": Outcome("The destination is not revealed", "Active"),
    "plugins": Outcome("This visitor is turned away", "Active"),
    "interstitial": Outcome("Visitors see a page that asks first", "Active", is_good=True),
    "www": Outcome("The visit would never end", "Not working"),
}
# Step -> what it is about.
STEPS: Mapping[str, str] = {
    "hostname": "Hostname",
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


def outcome_of(explanation: Explanation) -> Outcome:
    """What an explanation says, in one line."""
    if explanation.stopped_by is not None:
        stop = _STOPS.get(explanation.stopped_by, Outcome("The visit stops", "Not working"))
        # Where visitors go once a link has expired.
        return Outcome(f"{stop.title}: visitors are redirected", stop.state) if explanation.location else stop
    if explanation.location is not None:
        return Outcome(f"Visitors are redirected ({explanation.status})", "Active", is_good=True)
    if explanation.status == 410:
        return Outcome("Visitors see that it is gone for good", "Gone", is_good=True)
    return Outcome("Visitors see a page", "Active", is_good=True)
