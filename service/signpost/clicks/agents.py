"""What a User-Agent says: browser, operating system, the kind of device, and whether it is a program.

A list of names of programs is never complete. So what no browser does is looked at first: to name an address, to name
no system that it runs on, or to say more where browsers say "like Gecko".
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from crawlerdetect import CrawlerDetect
    from ua_parser import Parser

# Crawlers name themselves within this length, and the time of crawlerdetect grows with the square of it.
MAX_LENGTH = 256
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


@cache
def _detector() -> CrawlerDetect:
    # Imported with the first visit.
    from crawlerdetect import CrawlerDetect

    return CrawlerDetect()


# The programs that fetch what chats and social networks show of a link, as they document themselves, and words that
# say what they do. Apps of the same names also say on which system they run, or begin with Mozilla.
_PREVIEW_FETCHER = re.compile(
    r"Slackbot-LinkExpanding|Twitterbot/|facebookexternalhit/|Facebot|LinkedInBot/|Discordbot/|TelegramBot|"
    r"SkypeUriPreview|MicrosoftPreview/|Pinterestbot/|redditbot/|\AWhatsApp/|Mastodon/[^()]*\(|\(Mastodon/|"
    r"Bluesky Cardyb/|\AViber\b|\ANotion(?:Embedder|/[\d.]+\Z)|SteamChatURLLookup|\ASynapse\b|SummalyBot/|vkShare|"
    r"kakaotalk-scrap|\A(?:Akkoma|Firefish|Friendica|gotosocial|Iceshrimp|Lemmy|Mattermost|Misskey|PeerTube|PieFed|"
    r"Pixelfed|Pleroma|Sharkey)\b(?!.*(?:Android|iPhone|Darwin))|Rocket\.Chat|\AKeybase|"
    r"(?:Link|URL) ?-?(?:Preview|Expander)|Unfurl|External-?Hit\b|Discourse Forum Onebox|Embedly|Iframely|"
    r"OpenGraph\.io",
    re.IGNORECASE,
)

_ADDRESS = re.compile(r"https?://|www\.|mailto:|[\w.+-]@[\w-]+\.[a-z]|\[at\]|\+[\w-]+\.[a-z]", re.IGNORECASE)
# Words of systems and devices. Each is in the User-Agents of browsers that have none of the others.
_SYSTEM = re.compile(
    r"Linux|X11|Android|Windows|Win\d|Mac ?OS|Macintosh|Darwin|iP(?:hone|ad|od|h\d)|\biOS|CrOS|BSD|OS/2|Amiga|Haiku|"
    r"Tizen|HarmonyOS|Mobile|Phone|BlackBerry|Symbian|Nokia|Samsung|MIDP|WAP|UP\.|BREW|DoCoMo|Palm|TV|Roku|Watch|"
    r"Nintendo|PlayStation|Xbox|\[FBAN|Opera|w3m|Dillo|NetSurf",
    re.IGNORECASE,
)
# Programs that drive a browser add what they do to its User-Agent, or answer for a person.
_WORDS = re.compile(
    r"like Gecko[;,](?! Safari)|Selenium|Playwright|Synthetics|Inspector|Scan(?:ner)?\b|Monitor|Insights|Google-|"
    r"GoogleAgent|-User/|Diagnostics|Measurement|SecurityHeaders|Agent\)|Agent\Z",
    re.IGNORECASE,
)


def is_preview_fetcher(user_agent: str) -> bool:
    """Whether a visitor is a program that makes a preview of the link, and no person."""
    return _PREVIEW_FETCHER.search(user_agent[:MAX_LENGTH]) is not None


def is_bot(user_agent: str) -> bool:
    """No User-Agent at all counts as a bot: browsers always send one."""
    return not user_agent or _is_program(user_agent[:MAX_LENGTH])


# The library tries one large expression on each User-Agent, and most visits have one of a few User-Agents.
@lru_cache(maxsize=4096)
def _is_program(user_agent: str) -> bool:
    return bool(
        not _SYSTEM.search(user_agent)
        or _ADDRESS.search(user_agent)
        or _WORDS.search(user_agent)
        or is_preview_fetcher(user_agent)
        or _detector().isCrawler(user_agent)
    )
