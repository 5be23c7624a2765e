"""Keeps a link out of search results."""

from signpost.domain.plugins import Plugin

PLUGIN = Plugin(
    id="noindex",
    label="No index",
    description="Asks search engines not to list this link (X-Robots-Tag: noindex).",
    headers=(("X-Robots-Tag", "noindex"),),
)
