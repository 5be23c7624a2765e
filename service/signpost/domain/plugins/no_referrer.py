"""Keeps the page that a visitor came from secret from the destination."""

from signpost.domain.plugins import Plugin
from signpost.translations import mark

PLUGIN = Plugin(
    id="no-referrer",
    label=mark("No referrer"),
    description=mark("Tells browsers not to name the page the visitor came from (Referrer-Policy: no-referrer)."),
    headers=(("Referrer-Policy", "no-referrer"),),
)
