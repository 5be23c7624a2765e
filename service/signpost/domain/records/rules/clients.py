"""Names of browsers and systems that rules accept; breakdowns use others. docs/rules.md lists them.

A rule stores the name as given. Its meaning is looked up when the rule is compiled for visits.
"""

from collections.abc import Iterable
from typing import Final

from signpost.domain.records.rules import client_names

# Name in a rule -> names in breakdowns that it means, both in lower case.
BROWSERS: Final[dict[str, tuple[str, ...]]] = {
    "chrome": ("chrome", "chrome mobile", "chrome mobile ios", "chrome mobile webview"),
    "edge": ("edge", "edge mobile"),
    "firefox": ("firefox", "firefox mobile", "firefox ios"),
    "internet explorer": ("ie", "ie mobile"),
    "opera": ("opera", "opera mobile", "opera mini", "opera touch"),
    "safari": ("safari", "mobile safari", "mobile safari ui/wkwebview"),
}
SYSTEMS: Final[dict[str, tuple[str, ...]]] = {
    "chromeos": ("chrome os",),
    "ipad": ("ios",),
    "ipados": ("ios",),
    "iphone": ("ios",),
    "iphone os": ("ios",),
    "ipod": ("ios",),
    "linux": ("linux", "arch linux", "debian", "fedora", "gentoo", "red hat", "suse", "ubuntu"),
    "mac": ("mac os x",),
    "mac os": ("mac os x",),
    "macos": ("mac os x",),
    "os x": ("mac os x",),
}


def browsers_meant(names: tuple[str, ...]) -> frozenset[str]:
    """The names in breakdowns, in lower case, that the names in a rule mean."""
    return _meant(names, BROWSERS)


def systems_meant(names: tuple[str, ...]) -> frozenset[str]:
    """The same for operating systems."""
    return _meant(names, SYSTEMS)


def _meant(names: Iterable[str], groups: dict[str, tuple[str, ...]]) -> frozenset[str]:
    folded = [name.lower() for name in names]
    return frozenset(group for name in folded for group in (name, *groups.get(name, ())))


_KNOWN_BROWSERS = frozenset(name.lower() for name in (*client_names.BROWSERS, *BROWSERS))
_KNOWN_SYSTEMS = frozenset(name.lower() for name in (*client_names.SYSTEMS, *SYSTEMS))


def is_browser(name: str) -> bool:
    """Whether a visitor can have a browser that `name` in a rule means."""
    folded = name.lower()
    return folded in _KNOWN_BROWSERS or any(word in folded for word in client_names.BOT_WORDS)


def is_system(name: str) -> bool:
    """The same for operating systems."""
    return name.lower() in _KNOWN_SYSTEMS
