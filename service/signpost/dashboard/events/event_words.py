"""Events, webhooks and deliveries, as people call them."""

from signpost.domain.events import EventType, WebhookState
from signpost.domain.records.monitor_state import DeliveryState
from signpost.operations.events.deliveries import DeliveryView
from signpost.operations.events.webhooks import WebhookView

EVENTS = {
    EventType.LINK_CREATED: "Link created",
    EventType.LINK_UPDATED: "Link changed",
    EventType.LINK_DELETED: "Link deleted",
    EventType.LINK_EXPIRED: "Link expired",
    EventType.LINK_EXHAUSTED: "Click limit of a link reached",
    EventType.REDIRECT_CREATED: "Redirect created",
    EventType.REDIRECT_UPDATED: "Redirect changed",
    EventType.REDIRECT_DELETED: "Redirect deleted",
    EventType.REDIRECT_EXPIRED: "Redirect expired",
    EventType.REDIRECT_EXHAUSTED: "Click limit of a redirect reached",
    EventType.HOST_CREATED: "Hostname connected",
    EventType.HOST_UPDATED: "Hostname changed",
    EventType.HOST_DELETED: "Hostname disconnected",
    EventType.JOB_DONE: "Job finished",
    EventType.DESTINATION_BROKEN: "Destination down",
    EventType.DESTINATION_RECOVERED: "Destination works again",
    EventType.MEMBER_CREATED: "Member joined",
    EventType.MEMBER_UPDATED: "Member changed",
    EventType.MEMBER_DELETED: "Member left",
    EventType.CLICKS: "Clicks",
    EventType.TEST: "Test",
}
# The checkboxes of a form, in groups.
GROUPS = {
    "Links": [entry for entry in EventType if entry.startswith("link.")],
    "Redirects": [entry for entry in EventType if entry.startswith("redirect.")],
    "Destinations": [entry for entry in EventType if entry.startswith("destination.")],
    "Hostnames": [entry for entry in EventType if entry.startswith("host.")],
    "Workspace": [EventType.JOB_DONE, *(entry for entry in EventType if entry.startswith("member."))],
    "Visits": [EventType.CLICKS],
}
STATES = {DeliveryState.WAITING: "Waiting", DeliveryState.DELIVERED: "Delivered", DeliveryState.FAILED: "Failed"}


def state_of(webhook: WebhookView) -> tuple[str, str]:
    """How a webhook is doing, and the class of its badge."""
    if webhook.state is WebhookState.OFF:
        return "Off", ""
    if webhook.state is WebhookState.FAILED:
        return "Switched off: it failed", "bad"
    return ("Failing", "warn") if webhook.failing_since else ("Working", "good")


def badge_of(delivery: DeliveryView) -> tuple[str, str]:
    """Whether a delivery has arrived, and the class of its badge."""
    classes = {DeliveryState.DELIVERED: "good", DeliveryState.FAILED: "bad"}
    if delivery.state is DeliveryState.WAITING and delivery.attempts:
        return "Will be repeated", "warn"
    return STATES[delivery.state], classes.get(delivery.state, "")


def summary_of(webhook: WebhookView) -> str:
    """Which events a webhook gets, in a few words."""
    wanted = set(webhook.events)
    whole = [name for name, group in GROUPS.items() if wanted.issuperset(group)]
    others = [EVENTS[event] for event in webhook.events if not any(event in GROUPS[name] for name in whole)]
    if len(whole) == len(GROUPS):
        return "All events"
    return ", ".join([*whole, *others[:3], *([f"{len(others) - 3} more"] if len(others) > 3 else [])])
