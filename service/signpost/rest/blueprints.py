"""The blueprints of the interface: one or two for each file."""

from signpost.rest import host, jobs
from signpost.rest.records import bulk, link, links, redirect, shared
from signpost.rest.workspaces import aliases, workspace

BLUEPRINTS = (
    workspace.token_blp,
    host.blp,
    link.blp,
    links.blp,
    redirect.blp,
    bulk.blp,
    jobs.blp,
    shared.blp,
    shared.recommendations_blp,
    workspace.blp,
    workspace.subscriptions_blp,
    aliases.blp,
)
