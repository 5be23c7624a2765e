"""Events, webhooks and deliveries, as people call them."""

from signpost.domain.events import EventType, WebhookState
from signpost.domain.records.monitor_state import DeliveryState
from signpost.domain.words import EVENTS
from signpost.features.events.operations.webhooks import DeliveryView, WebhookView
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

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
