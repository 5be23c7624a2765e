"""What a record can do besides redirecting.

`GET /shared/plugins` lists them, a record's `plugins` names them, and visits apply them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from signpost.translations import mark


class Intercept(Enum):
    """What a visitor gets instead of the destination."""

    FORBIDDEN = auto()
    PREVIEW = auto()


@dataclass(frozen=True)
class Plugin:
    """id: the key in a record's `plugins`. headers: added to each answer of the record.

    intercept: the hook. Called with whether a known crawler visits; returns what the visitor gets instead, or None.
    """

    id: str
    label: str
    description: str
    headers: tuple[tuple[str, str], ...] = ()
    intercept: Callable[[bool], Intercept | None] | None = None


_ALL = (
    Plugin(
        id="block-bots",
        label=mark("Block bots"),
        description=mark("Answers 403 to known crawlers; people are redirected."),
        intercept=lambda is_bot: Intercept.FORBIDDEN if is_bot else None,
    ),
    Plugin(
        id="no-referrer",
        label=mark("No referrer"),
        description=mark("Tells browsers not to name the page the visitor came from (Referrer-Policy: no-referrer)."),
        headers=(("Referrer-Policy", "no-referrer"),),
    ),
    Plugin(
        id="noindex",
        label=mark("No index"),
        description=mark("Asks search engines not to list this link (X-Robots-Tag: noindex)."),
        headers=(("X-Robots-Tag", "noindex"),),
    ),
    Plugin(
        id="preview",
        label=mark("Preview first"),
        description=mark("Shows a page that names the destination and waits for a click."),
        intercept=lambda is_bot: Intercept.PREVIEW,
    ),
)

PLUGINS: dict[str, Plugin] = {plugin.id: plugin for plugin in _ALL}
