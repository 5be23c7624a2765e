"""What a User-Agent says: browser, operating system, the kind of device, and whether it is a program.

A list of names of programs is never complete. So what no browser does is looked at first: to name an address, to name
no system that it runs on, or to say more where browsers say "like Gecko".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from signpost.clicks.expression_table import Core, ExpressionTable, core_of, grams_of, lower_case

if TYPE_CHECKING:
    from ua_parser import OS, UserAgent
    from ua_parser.core import Matcher

# Programs name themselves within this length.
MAX_LENGTH = 256
# Characters of the names of browsers and systems that are counted; an invented User-Agent may lead to longer ones.
MAX_NAME_LENGTH = 64

# All are for folded texts: some proxies send a User-Agent in lower case. Where the case does not count, an expression
# takes three times as long.
# Televisions, game consoles and glasses are none of our devices, whatever else they call themselves. Phones of LeTV and
# tablets of Huawei, like BTV-W09, are.
_OTHER = re.compile(
    r"(?<!le)tv\b(?!-(?:w|a?l|dl)\d)|bravia|\baft[a-z]|crkey|roku|web0s|playstation|xbox|nintendo|oculusbrowser"
)
_TABLET = re.compile(r"ipad|tablet(?! pc)|playbook|kindle|\bsilk/|\bkf[a-z]{2,}\b")
_MOBILE = re.compile(r"mobi|iphone|ipod|opera mini|windows phone|blackberry|bb10|kaios|symbian|series ?60|nokia")
_ANDROID = re.compile(r"android")
_DESKTOP = re.compile(r"windows|macintosh|x11|\bcros\b|linux|bsd")
# Browsers on Android leave out "Mobile" on a tablet; other programs never say it.
_BROWSER = re.compile(r"applewebkit|gecko|presto")


class Agent(NamedTuple):
    """browser, system: like Firefox and Linux. device: mobile, tablet or desktop. Each is "" where it is not known."""

    browser: str = ""
    system: str = ""
    device: str = ""


def agent_of(user_agent: str) -> Agent:
    return _agent_of(user_agent[:MAX_LENGTH])


# Most visits have one of a few User-Agents.
@lru_cache(maxsize=4096)
def _agent_of(user_agent: str) -> Agent:
    text = lower_case(user_agent)
    grams = grams_of(text)
    return Agent(
        browsers().first(user_agent, text, grams)[:MAX_NAME_LENGTH],
        systems().first(user_agent, text, grams)[:MAX_NAME_LENGTH],
        # Not the devices of ua-parser: it does not know which of them are tablets.
        _device(text),
    )


class Names:
    """The names of browsers or of systems, by the expressions of ua-parser: the first that matches says it.

    ua-parser tries one after the other, hundreds for a User-Agent. `table` knows the few that may match.
    """

    def __init__(self, matchers: Sequence[Matcher[UserAgent]] | Sequence[Matcher[OS]]):
        # Each is compiled when it is tried for the first time: most never are.
        self._matchers = matchers
        self.table = ExpressionTable(matcher.regex for matcher in matchers)
        self._cores: dict[int, Core | None] = {}

    def first(self, user_agent: str, text: str, grams: set[str]) -> str:
        """`text` is the User-Agent, folded, and `grams` what `grams_of` makes of it. "" where nothing matches."""
        for number in self.table.candidates(text, grams):
            if number not in self._cores:
                self._cores[number] = core_of(self._matchers[number].regex)
            core = self._cores[number]
            shortened = user_agent if core is None else core.shortened(user_agent)
            if shortened is not None and (found := self._matchers[number](shortened)):
                return found.family
        return ""


@cache
def browsers() -> Names:
    # Imported with the first visit.
    from ua_parser.loaders import load_lazy_builtins

    return Names(load_lazy_builtins()[0])


@cache
def systems() -> Names:
    from ua_parser.loaders import load_lazy_builtins

    return Names(load_lazy_builtins()[1])


def _device(text: str) -> str:
    if _OTHER.search(text):
        return ""
    if _TABLET.search(text):
        return "tablet"
    if _MOBILE.search(text):
        return "mobile"
    if _ANDROID.search(text):
        return "tablet" if _BROWSER.search(text) else "mobile"
    return "desktop" if _DESKTOP.search(text) else ""


class Crawlers:
    """The lists of crawlerdetect: its crawlers, and what it takes out before, which browsers say too.

    crawlerdetect tries its crawlers as one expression, whose time grows with the square of a User-Agent.
    """

    def __init__(self) -> None:
        # Imported with the first visit.
        from crawlerdetect.providers import crawlers, exclusions

        self._expressions: list[str] = crawlers.data
        self.table = ExpressionTable(self._expressions)
        # For folded texts: the case does not count. A test sees to it that these mean the same in lower case.
        self._excluded = re.compile("|".join(exclusions.data).lower())
        self._compiled: dict[int, re.Pattern[str]] = {}

    def has(self, text: str) -> bool:
        """Whether a User-Agent, folded, is one of a crawler."""
        text = self._excluded.sub("", text.strip())
        return any(
            number in self.table.exact or self._expression(number).search(text)
            for number in self.table.candidates(text, grams_of(text))
        )

    def _expression(self, number: int) -> re.Pattern[str]:
        if number not in self._compiled:
            self._compiled[number] = re.compile(self._expressions[number], re.IGNORECASE)
        return self._compiled[number]


@cache
def known_crawlers() -> Crawlers:
    return Crawlers()


# The programs that fetch what chats and social networks show of a link, as they document themselves, and words that
# say what they do. Apps of the same names also say on which system they run, or begin with Mozilla.
_PREVIEW_FETCHER = re.compile(
    r"slackbot-linkexpanding|twitterbot/|facebookexternalhit/|facebot|linkedinbot/|discordbot/|telegrambot|"
    r"skypeuripreview|microsoftpreview/|pinterestbot/|redditbot/|\Awhatsapp/|mastodon/[^()]*\(|\(mastodon/|"
    r"bluesky cardyb/|\Aviber\b|\Anotion(?:embedder|/[\d.]+\Z)|steamchaturllookup|\Asynapse\b|summalybot/|vkshare|"
    r"kakaotalk-scrap|\A(?:akkoma|firefish|friendica|gotosocial|iceshrimp|lemmy|mattermost|misskey|peertube|piefed|"
    r"pixelfed|pleroma|sharkey)\b(?!.*(?:android|iphone|darwin))|rocket\.chat|\Akeybase|"
    r"(?:link|url) ?-?(?:preview|expander)|unfurl|external-?hit\b|discourse forum onebox|embedly|iframely|"
    r"opengraph\.io",
)

_ADDRESS = re.compile(r"https?://|www\.|mailto:|[\w.+-]@[\w-]+\.[a-z]|\[at\]|\+[\w-]+\.[a-z]")
# Words of systems and devices. Each is in the User-Agents of browsers that have none of the others.
_SYSTEM = re.compile(
    r"linux|x11|android|windows|win\d|mac ?os|macintosh|darwin|ip(?:hone|ad|od|h\d)|\bios|cros|bsd|os/2|amiga|haiku|"
    r"tizen|harmonyos|mobile|phone|blackberry|symbian|nokia|samsung|midp|wap|up\.|brew|docomo|palm|tv|roku|watch|"
    r"nintendo|playstation|xbox|\[fban|opera|w3m|dillo|netsurf"
)
# Programs that drive a browser add what they do to its User-Agent, or answer for a person.
_WORDS = re.compile(
    r"like gecko[;,](?! safari)|selenium|playwright|synthetics|inspector|scan(?:ner)?\b|monitor|insights|google-|"
    r"googleagent|-user/|diagnostics|measurement|securityheaders|agent\)|agent\Z"
)


def is_preview_fetcher(user_agent: str) -> bool:
    """Whether a visitor is a program that makes a preview of the link, and no person."""
    return _PREVIEW_FETCHER.search(lower_case(user_agent[:MAX_LENGTH])) is not None


def is_bot(user_agent: str) -> bool:
    """No User-Agent at all counts as a bot: browsers always send one."""
    return not user_agent or _is_program(user_agent[:MAX_LENGTH])


@lru_cache(maxsize=4096)
def _is_program(user_agent: str) -> bool:
    text = lower_case(user_agent)
    return bool(
        not _SYSTEM.search(text)
        or _ADDRESS.search(text)
        or _WORDS.search(text)
        or _PREVIEW_FETCHER.search(text)
        or known_crawlers().has(text)
    )
