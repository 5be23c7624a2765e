"""Events, webhooks and deliveries, as people call them."""

from signpost.domain.events import EventType, WebhookState
from signpost.domain.records.monitor_state import DeliveryState
from signpost.features.events.operations.deliveries import DeliveryView
from signpost.features.events.operations.webhooks import WebhookView
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

EVENTS = Translated(
    {
        EventType.LINK_CREATED: mark("Link created"),
        EventType.LINK_UPDATED: mark("Link changed"),
        EventType.LINK_DELETED: mark("Link deleted"),
        EventType.LINK_EXPIRED: mark("Link expired"),
        EventType.LINK_EXHAUSTED: mark("Link reached its click limit"),
        EventType.REDIRECT_CREATED: mark("Redirect created"),
        EventType.REDIRECT_UPDATED: mark("Redirect changed"),
        EventType.REDIRECT_DELETED: mark("Redirect deleted"),
        EventType.REDIRECT_EXPIRED: mark("Redirect expired"),
        EventType.REDIRECT_EXHAUSTED: mark("Redirect reached its click limit"),
        EventType.HOST_CREATED: mark("Hostname connected"),
        EventType.HOST_UPDATED: mark("Hostname changed"),
        EventType.HOST_DELETED: mark("Hostname disconnected"),
        EventType.JOB_DONE: mark("Job finished"),
        EventType.DESTINATION_BROKEN: mark("Destination down"),
        EventType.DESTINATION_RECOVERED: mark("Destination works again"),
        EventType.MEMBER_CREATED: mark("Member joined"),
        EventType.MEMBER_UPDATED: mark("Member changed"),
        EventType.MEMBER_DELETED: mark("Member left"),
        EventType.CLICKS: mark("Clicks"),
        EventType.TEST: mark("Test"),
    }
)
# The checkboxes of a form, in groups; their names are in English.
GROUPS = {
    mark("Links"): [entry for entry in EventType if entry.startswith("link.")],
    mark("Redirects"): [entry for entry in EventType if entry.startswith("redirect.")],
    mark("Destinations"): [entry for entry in EventType if entry.startswith("destination.")],
    mark("Hostnames"): [entry for entry in EventType if entry.startswith("host.")],
    mark("Workspace"): [EventType.JOB_DONE, *(entry for entry in EventType if entry.startswith("member."))],
    mark("Visits"): [EventType.CLICKS],
}
STATES = Translated(
    {
        DeliveryState.WAITING: mark("Waiting"),
        DeliveryState.DELIVERED: mark("Delivered"),
        DeliveryState.FAILED: mark("Failed"),
    }
)


def state_of(webhook: WebhookView) -> tuple[str, str]:
    """How a webhook is doing, and the class of its badge."""
    if webhook.state is WebhookState.OFF:
        return _("Off"), ""
    if webhook.state is WebhookState.FAILED:
        return _("Turned off: it failed"), "bad"
    return (_("Failing"), "warn") if webhook.failing_since else (_("Working"), "good")


def badge_of(delivery: DeliveryView) -> tuple[str, str]:
    """Whether a delivery has arrived, and the class of its badge."""
    classes = {DeliveryState.DELIVERED: "good", DeliveryState.FAILED: "bad"}
    if delivery.state is DeliveryState.WAITING and delivery.attempts:
        return _("Will be retried"), "warn"
    return STATES[delivery.state], classes.get(delivery.state, "")


def summary_of(webhook: WebhookView) -> str:
    """Which events a webhook gets, in a few words."""
    wanted = set(webhook.events)
    whole = [name for name, group in GROUPS.items() if wanted.issuperset(group)]
    others = [EVENTS[event] for event in webhook.events if not any(event in GROUPS[name] for name in whole)]
    if len(whole) == len(GROUPS):
        return _("All events")
    more = len(others) - 3
    return ", ".join([*map(_, whole), *others[:3], *([_("%(count)s more", count=more)] if more > 0 else [])])
