"""Keeps known crawlers away from the destination."""

from signpost.domain.plugins import Intercept, Plugin
from signpost.translations import mark

PLUGIN = Plugin(
    id="block-bots",
    label=mark("Block bots"),
    description=mark("Answers 403 to known crawlers; people are redirected."),
    intercept=lambda is_bot: Intercept.FORBIDDEN if is_bot else None,
)
