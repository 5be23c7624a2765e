"""Shows visitors where a link goes before they follow it."""

from signpost.domain.plugins import Intercept, Plugin
from signpost.translations import mark

PLUGIN = Plugin(
    id="preview",
    label=mark("Preview first"),
    description=mark("Shows a page that names the destination and waits for a click."),
    intercept=lambda is_bot: Intercept.PREVIEW,
)
