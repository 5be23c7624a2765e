"""The tasks of the watcher: destinations, notifications, hostnames, webhooks and the database of places."""

from flask import Flask

from signpost.domain import events
from signpost.domain.hosts.public_addresses import is_public, is_reachable
from signpost.monitoring import check, lookups, notify
from signpost.monitoring.check import DestinationChecks
from signpost.monitoring.due_times import DueTimes
from signpost.monitoring.fetch import Fetcher
from signpost.monitoring.geo_update import GeoUpdates
from signpost.monitoring.lookups import Lookups
from signpost.monitoring.notify import Deliveries
from signpost.monitoring.resolver import Resolver, resolver_of
from signpost.monitoring.watcher import Watcher
from signpost.monitoring.webhooks import WebhookTurns
from signpost.runtime.bulkheads import SharedResource
from signpost.storage.app_parts import parts_of
from signpost.storage.statements.due_times import CHECKS, LOOKUPS, NOTIFICATIONS, WEBHOOK_DELIVERIES, WEBHOOKS


def add_to(watcher: Watcher, app: Flask) -> None:
    """Add them to the watcher of an app."""
    fetcher = Fetcher(resolver_of(app.config), is_reachable if app.config["MONITOR_ALLOW_PRIVATE"] else is_public)
    max_pauses_s = {
        CHECKS: app.config["MONITOR_INTERVAL_S"] * (1 + check.JITTER),
        LOOKUPS: lookups.HEALTHY_AFTER.total_seconds() * (1 + lookups.JITTER),
        NOTIFICATIONS: max(notify.WAITS_S),
        WEBHOOKS: events.MAX_PAUSE_S,
        WEBHOOK_DELIVERIES: max(events.WAITS_S),
    }
    for kind in (
        DestinationChecks(fetcher),
        Deliveries(fetcher),
        Lookups(Resolver(app.config["DNS_SERVERS"])),
        parts_of(app).add(DueTimes(max_pauses_s)),
    ):
        watcher.add(kind)
    watcher.add(GeoUpdates(app.config), is_of_node=True)
    # Destinations that do not answer would keep them waiting for a minute.
    watcher.add(WebhookTurns(fetcher), own=SharedResource.WEBHOOKS)
