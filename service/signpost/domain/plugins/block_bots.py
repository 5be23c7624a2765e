"""Keeps known crawlers away from the destination."""

from signpost.domain.plugins import Intercept, Plugin

PLUGIN = Plugin(
    id="block-bots",
    label="Block bots",
    description="Answers 403 to known crawlers; people are redirected.",
    intercept=lambda is_bot: Intercept.FORBIDDEN if is_bot else None,
)
