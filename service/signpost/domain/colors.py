"""Colors that people choose, like #1d6b52."""

import re

from signpost.translations import gettext as _

_COLOR = re.compile(r"#[0-9a-f]{6}", re.ASCII)


def color_of(text: str) -> str:
    """A color in the form that is stored. Raises ValueError with a sentence."""
    color = text.strip().lower()
    if not _COLOR.fullmatch(color):
        raise ValueError(_("Must be a color, like #1d6b52."))
    return color


def luminance(color: str) -> float:
    """The relative luminance of a color (WCAG 2.2)."""
    parts = [int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, other: str) -> float:
    """The contrast of two colors (WCAG 2.2), from 1 to 21."""
    dark, light = sorted((luminance(first), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def readable_on(color: str) -> str:
    """Black or white: the one that is easier to read on a color. Its contrast is at least 4.5:1."""
    return max("#ffffff", "#000000", key=lambda text: contrast(color, text))
