"""Whether a visitor is a program rather than a person."""

import functools

from crawlerdetect import CrawlerDetect


@functools.cache
def _detector() -> CrawlerDetect:
    return CrawlerDetect()


# Crawlers name themselves within this length, and the library's time grows with the square of it.
MAX_LENGTH = 256


def is_bot(user_agent: str) -> bool:
    """No User-Agent at all counts as a bot: browsers always send one."""
    return not user_agent or _is_crawler(user_agent[:MAX_LENGTH])


# The library tries one large expression on each User-Agent, and most visits have one of a few User-Agents.
@functools.lru_cache(maxsize=4096)
def _is_crawler(user_agent: str) -> bool:
    return bool(_detector().isCrawler(user_agent))
