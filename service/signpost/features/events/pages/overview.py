"""What the overview says of events: those that happen right now, and webhooks that fail."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flask import g

from signpost.domain.events import SUBSCRIBABLE, EventType, WebhookState
from signpost.domain.words import EVENTS
from signpost.features.dashboard.clicks.names import names
from signpost.features.events.operations import webhooks
from signpost.features.events.pages.event_words import GROUPS
from signpost.operations import roles
from signpost.translations import Translated, mark
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import OverviewProblem, Panel

MAX_WEBHOOKS = 3
_LIVE_GROUPS = ("Links", "Redirects", "Destinations", "Hostnames")
# What "Right now" calls what happens; `bot` is a click too.
_LIVE: Mapping[str, str] = Translated(
    {
        EventType.CLICKS: mark("Click"),
        "bot": mark("Bot"),
        **{type_: EVENTS[type_] for group in _LIVE_GROUPS for type_ in GROUPS[group]},
    }
)


def right_now() -> Panel:
    types = ",".join(entry for entry in _LIVE if entry in SUBSCRIBABLE)
    shown = {
        "words": {**_LIVE, "on": _("%(browser)s on %(system)s", browser="{0}", system="{1}")},
        "types": types,
        "flag_folder": "/static/flags/",
        "browsers": {name: text for kind in ("browser", "system") for name, text in names()[kind].items() if name},
    }
    return Panel("events/right_now.html", shown)


def failing_webhooks() -> Iterable[OverviewProblem]:
    """For those who may set webhooks: those that get nothing, the ones that were switched off first."""
    caller = g.caller
    if caller.role < roles.required_for(webhooks.list_webhooks):
        return []
    rows = webhooks.list_webhooks(caller)
    failed = [row for row in rows if row.state is WebhookState.FAILED]
    failing = [row for row in rows if row.state is WebhookState.ACTIVE and row.failing_since]
    found = [
        OverviewProblem(
            _("A webhook was turned off"),
            f"/webhooks/{row.id}",
            note=_("It failed for three days."),
            step=_("Turn it on again"),
            icon="hook",
        )
        for row in failed
    ]
    found += [
        OverviewProblem(
            _("A webhook isn't responding"),
            f"/webhooks/{row.id}",
            note=_("Messages wait and are sent again."),
            step=_("See its deliveries"),
            icon="hook",
        )
        for row in failing
    ]
    return found[:MAX_WEBHOOKS]
