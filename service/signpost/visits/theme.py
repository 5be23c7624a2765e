"""How a workspace wants the pages for its visitors to look: a color, a logo, and a text of its own."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from functools import lru_cache

from signpost.domain import colors


@dataclass(frozen=True, eq=False)
class PageTheme:
    """style: CSS after that of all pages.  on_color: of text on the color.  logo: a data URL."""

    style: str
    color: str
    on_color: str
    text: str
    logo: str


# A look with a logo has up to 88 kB; hostnames of one workspace share it.
@lru_cache(maxsize=32)
def theme_for(color: str | None, text: str | None, logo: bytes | None) -> PageTheme | None:
    """The look of these settings; None: that of all others."""
    if not (color or text or logo):
        return None
    style, on_color = "", colors.readable_on(color) if color else ""
    if color:
        # The outline of the focus must be visible on every color.
        style = f"""
:root {{ --accent: {color}; --on-accent: {on_color} }}
:focus-visible {{ outline-color: var(--ink) }}
"""
    picture = f"data:image/png;base64,{base64.b64encode(logo).decode()}" if logo else ""
    return PageTheme(style, color or "", on_color, text or "", picture)
