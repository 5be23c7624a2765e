"""Whether a visitor is a program rather than a person."""

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


# The programs that fetch what chats and social networks show of a link, as they document themselves.
_PREVIEW_FETCHER = re.compile(
    r"Slackbot-LinkExpanding|Twitterbot/|facebookexternalhit/|Facebot|LinkedInBot/|Discordbot/|TelegramBot|"
    r"SkypeUriPreview|MicrosoftPreview/|Pinterestbot/|redditbot/|\AWhatsApp/|Mastodon/[^()]*\(|\(Mastodon/"
)


def is_preview_fetcher(user_agent: str) -> bool:
    """Whether a visitor is a program that makes a preview of the link, and no person."""
    return _PREVIEW_FETCHER.search(user_agent[:MAX_LENGTH]) is not None


def is_bot(user_agent: str) -> bool:
    """No User-Agent at all counts as a bot: browsers always send one."""
    return not user_agent or _is_crawler(user_agent[:MAX_LENGTH])


# The library tries one large expression on each User-Agent, and most visits have one of a few User-Agents.
@functools.lru_cache(maxsize=4096)
def _is_crawler(user_agent: str) -> bool:
    return bool(_detector().isCrawler(user_agent))
