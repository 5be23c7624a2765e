"""Whether a visitor is a program rather than a person.

A list of names is never complete. So what no browser does is looked at first: to name an address, to name no system
that it runs on, or to say more where browsers say "like Gecko".
"""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crawlerdetect import CrawlerDetect


@functools.cache
def _detector() -> CrawlerDetect:
    # Imported with the first visit.
    from crawlerdetect import CrawlerDetect

    return CrawlerDetect()


# Crawlers name themselves within this length, and the library's time grows with the square of it.
MAX_LENGTH = 256


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
@functools.lru_cache(maxsize=4096)
def _is_program(user_agent: str) -> bool:
    return bool(
        not _SYSTEM.search(user_agent)
        or _ADDRESS.search(user_agent)
        or _WORDS.search(user_agent)
        or is_preview_fetcher(user_agent)
        or _detector().isCrawler(user_agent)
    )
