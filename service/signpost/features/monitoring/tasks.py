"""The tasks of the watcher: destinations, hostnames, titles of pages and the database of places."""

from flask import Flask

from signpost.features.monitoring import check, lookups, titles
from signpost.features.monitoring.check import DestinationChecks
from signpost.features.monitoring.gentle import checks, follow
from signpost.features.monitoring.gentle.checks import GentleChecks
from signpost.features.monitoring.gentle.follow import GentleSweeps
from signpost.features.monitoring.gentle.pace import SitePace
from signpost.features.monitoring.geo_update import GeoUpdates
from signpost.features.monitoring.lookups import Lookups
from signpost.features.monitoring.titles import Titles
from signpost.features.monitoring.watches import MissedChanges
from signpost.outbound.fetch import fetcher_of, shared_fetcher
from signpost.outbound.resolver import Resolver
from signpost.runtime.clock import DueTimes
from signpost.runtime.watcher import Watcher
from signpost.storage.app_parts import parts_of
from signpost.storage.statements.due_times import LOOKUPS, DueColumn

CHECKS = DueColumn("watch", "due_at", setting="MONITOR_INTERVAL_S")
GENTLE_CHECKS = DueColumn("gentle_check", "due_at")


def add_to(watcher: Watcher, app: Flask) -> None:
    """Add them to the watcher of an app."""
    parts_of(app)[DueTimes].max_pauses_s |= {
        CHECKS: app.config["MONITOR_INTERVAL_S"] * (1 + check.JITTER),
        GENTLE_CHECKS: follow.DAY.total_seconds() * (1 + checks.JITTER),
        LOOKUPS: lookups.HEALTHY_AFTER.total_seconds() * (1 + lookups.JITTER),
    }
    watcher.add(MissedChanges())
    watcher.add(DestinationChecks(shared_fetcher(app), app.config["MONITOR_INTERVAL_S"]))
    pace = SitePace()
    watcher.add(GentleSweeps())
    watcher.add(GentleChecks(fetcher_of(app.config, pace=pace.wait), pace))
    watcher.add(Lookups(Resolver(app.config["DNS_SERVERS"])))
    watcher.add(GeoUpdates(app.config), is_of_node=True)
    watcher.add(Titles(fetcher_of(app.config, titles.TIMEOUT_S)))
