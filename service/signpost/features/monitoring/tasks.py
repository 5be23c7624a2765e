"""The tasks of the watcher: destinations, hostnames, titles of pages and the database of places."""

from flask import Flask

from signpost.domain.hosts.public_addresses import is_public, is_reachable
from signpost.features.monitoring import check, lookups, title_fetches, titles
from signpost.features.monitoring.check import DestinationChecks
from signpost.features.monitoring.fetch import Fetcher
from signpost.features.monitoring.geo_update import GeoUpdates
from signpost.features.monitoring.lookups import Lookups
from signpost.features.monitoring.resolver import Resolver, resolver_of
from signpost.runtime.tasks import due_times
from signpost.runtime.tasks.watcher import Watcher
from signpost.storage.statements.due_times import CHECKS, LOOKUPS


def add_to(watcher: Watcher, app: Flask) -> None:
    """Add them to the watcher of an app."""
    due_times.of(app).max_pauses_s |= {
        CHECKS: app.config["MONITOR_INTERVAL_S"] * (1 + check.JITTER),
        LOOKUPS: lookups.HEALTHY_AFTER.total_seconds() * (1 + lookups.JITTER),
    }
    watcher.add(DestinationChecks(fetcher_of(app)))
    watcher.add(Lookups(Resolver(app.config["DNS_SERVERS"])))
    watcher.add(GeoUpdates(app.config), is_of_node=True)
    titles.add_to(watcher, app, title_fetches.set_title)


def fetcher_of(app: Flask) -> Fetcher:
    """What calls addresses of others for an app: public ones alone, unless the settings allow private ones."""
    return Fetcher(resolver_of(app.config), is_reachable if app.config["MONITOR_ALLOW_PRIVATE"] else is_public)
