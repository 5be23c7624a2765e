"""Shows visitors where a link goes before they follow it."""

from signpost.domain.plugins import Intercept, Plugin

PLUGIN = Plugin(
    id="preview",
    label="Preview first",
    description="Shows a page that names the destination and waits for a click.",
    intercept=lambda is_bot: Intercept.PREVIEW,
)
