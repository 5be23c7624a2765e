"""What a User-Agent says: browser, operating system, and the kind of device."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from signpost.clicks.crawlers import MAX_LENGTH

if TYPE_CHECKING:
    from ua_parser import Parser

# Characters of the names of browsers and systems that are counted; an invented User-Agent may lead to longer ones.
MAX_NAME_LENGTH = 64

# In any case: some proxies send a User-Agent in lower case.
# Televisions, game consoles and glasses are none of our devices, whatever else they call themselves. Phones of LeTV and
# tablets of Huawei, like BTV-W09, are.
_OTHER = re.compile(
    r"(?<!Le)TV\b(?!-(?:W|A?L|DL)\d)|BRAVIA|\bAFT[A-Z]|CrKey|Roku|Web0S|PlayStation|Xbox|Nintendo|OculusBrowser", re.I
)
_TABLET = re.compile(r"iPad|Tablet(?! PC)|PlayBook|Kindle|\bSilk/|\bKF[A-Z]{2,}\b", re.I)
_MOBILE = re.compile(r"Mobi|iPhone|iPod|Opera Mini|Windows Phone|BlackBerry|BB10|KAIOS|Symbian|Series ?60|Nokia", re.I)
_ANDROID = re.compile(r"Android", re.I)
_DESKTOP = re.compile(r"Windows|Macintosh|X11|\bCrOS\b|Linux|BSD", re.I)
# Browsers on Android leave out "Mobile" on a tablet; other programs never say it.
_BROWSER = re.compile(r"AppleWebKit|Gecko|Presto", re.I)


class Agent(NamedTuple):
    """browser, system: like Firefox and Linux. device: mobile, tablet or desktop. Each is "" where it is not known."""

    browser: str = ""
    system: str = ""
    device: str = ""


def agent_of(user_agent: str) -> Agent:
    return _agent_of(user_agent[:MAX_LENGTH])


# The parser takes half a millisecond for a User-Agent, and most visits have one of a few.
@lru_cache(maxsize=4096)
def _agent_of(user_agent: str) -> Agent:
    parser = _parser()
    # Not its devices: they take longer than both of these, and it does not know which of them are tablets.
    browser, system = parser.parse_user_agent(user_agent), parser.parse_os(user_agent)
    return Agent(
        browser.family[:MAX_NAME_LENGTH] if browser else "",
        system.family[:MAX_NAME_LENGTH] if system else "",
        _device(user_agent),
    )


@cache
def _parser() -> Parser:
    # Imported with the first visit. Expressions are compiled when they are needed: most never are.
    from ua_parser import Parser
    from ua_parser.basic import Resolver
    from ua_parser.loaders import load_lazy_builtins

    return Parser(Resolver(load_lazy_builtins()))


def _device(user_agent: str) -> str:
    if _OTHER.search(user_agent):
        return ""
    if _TABLET.search(user_agent):
        return "tablet"
    if _MOBILE.search(user_agent):
        return "mobile"
    if _ANDROID.search(user_agent):
        return "tablet" if _BROWSER.search(user_agent) else "mobile"
    return "desktop" if _DESKTOP.search(user_agent) else ""
