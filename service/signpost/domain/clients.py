"""Names of browsers and systems in rules, as people write them; breakdowns have others. docs/rules.md lists them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

# What a rule says, without case -> the names in breakdowns that it means, without case.
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
    "ipados": ("ios", "ipados"),
    "iphone os": ("ios",),
    "linux": ("linux", "arch linux", "debian", "fedora", "gentoo", "red hat", "suse", "ubuntu"),
    "macos": ("mac os x",),
    "os x": ("mac os x",),
}


# By what rules say, of which there are few that visitors meet.
@lru_cache(maxsize=1024)
def browsers_meant(names: tuple[str, ...]) -> frozenset[str]:
    """The names in breakdowns, without case, that `names` of a rule mean."""
    return _meant(names, BROWSERS)


@lru_cache(maxsize=1024)
def systems_meant(names: tuple[str, ...]) -> frozenset[str]:
    """The same for operating systems."""
    return _meant(names, SYSTEMS)


def _meant(names: Iterable[str], groups: dict[str, tuple[str, ...]]) -> frozenset[str]:
    folded = [name.casefold() for name in names]
    return frozenset(one for name in folded for one in (name, *groups.get(name, ())))
