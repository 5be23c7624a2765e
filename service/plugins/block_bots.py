"""Keeps known crawlers away from the destination."""

from service.plugins import Instead, Plugin

PLUGIN = Plugin(
    id="block-bots",
    label="Block bots",
    description="Answers 403 to known crawlers; people are redirected.",
    intercept=lambda is_bot: Instead.FORBIDDEN if is_bot else None,
)
