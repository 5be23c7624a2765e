"""Keeps a link out of search results."""

from signpost.domain.plugins import Plugin
from signpost.translations import mark

PLUGIN = Plugin(
    id="noindex",
    label=mark("No index"),
    description=mark("Asks search engines not to list this link (X-Robots-Tag: noindex)."),
    headers=(("X-Robots-Tag", "noindex"),),
)
