"""The blueprints of the interface: one file per first path segment."""

from signpost.rest import (
    aliases,
    bulk,
    changes,
    deliveries,
    export,
    host,
    jobs,
    link,
    links,
    misses,
    recommendation,
    redirect,
    shared,
    subscription,
    token_check,
    workspace,
)

BLUEPRINTS = (
    token_check.blp,
    host.blp,
    link.blp,
    links.blp,
    redirect.blp,
    bulk.blp,
    export.blp,
    jobs.blp,
    changes.blp,
    deliveries.blp,
    misses.blp,
    shared.blp,
    recommendation.blp,
    workspace.blp,
    subscription.blp,
    aliases.blp,
)
