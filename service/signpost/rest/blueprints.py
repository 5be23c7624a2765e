"""The blueprints of the interface: one file per first path segment."""

from signpost.rest import changes, host, jobs, misses, token_check
from signpost.rest.events import deliveries, events, webhooks
from signpost.rest.records import bulk, link, links, qr_sheets, recommendation, redirect, shared
from signpost.rest.workspaces import aliases, subscription, workspace

BLUEPRINTS = (
    token_check.blp,
    host.blp,
    link.blp,
    links.blp,
    qr_sheets.blp,
    redirect.blp,
    bulk.blp,
    jobs.blp,
    changes.blp,
    deliveries.blp,
    events.blp,
    webhooks.blp,
    misses.blp,
    shared.blp,
    recommendation.blp,
    workspace.blp,
    subscription.blp,
    aliases.blp,
)
