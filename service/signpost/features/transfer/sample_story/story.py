"""The links of the sample library, who changed what, and what visitors did not find. Pure data, in days before now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

# Days of clicks. The exhibition opened so many days ago, and redirects for what was not found came so many days ago.
DAYS, LAUNCH, RESCUE = 60, 9, 3
SITE: Final = "https://harbour-library.example/"
LAUNCH_TAG: Final = "exhibition"
# Who changed what. The first one set everything up.
PEOPLE: Final = ("Ada Keller", "Mara Lindqvist", "Jonas Petersen")
ANDROID: Final = "https://play.example/harbour-old"
IPHONE: Final = "https://apps.example/harbour"
RULES: Final = (
    {"if": {"system": ["Android"]}, "destination": ANDROID, "name": "Android"},
    {"if": {"system": ["iOS"]}, "destination": IPHONE, "name": "iPhone and iPad"},
)
APP_BEFORE: Final = f"{SITE}apps"


@dataclass(frozen=True)
class StoryLink:
    """A short link. leads: below SITE, or an address. share: how many clicks it has, compared with others.

    is_read: on the second hostname. ends: days from now at which it expires. quiet: so many days ago its clicks ended.
    more: further fields, as RecordConfig has them.
    """

    alias: str
    title: str
    leads: str
    tags: tuple[str, ...]
    share: float = 1.0
    born: int = DAYS
    is_read: bool = False
    ends: int = 0
    quiet: int = -1
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def destination(self) -> str:
        return self.leads if "://" in self.leads else SITE + self.leads


@dataclass(frozen=True)
class StoryRedirect:
    """A redirect. rescued: how many visitors it has led on since it was made from Not found."""

    path: str
    leads: str
    tags: tuple[str, ...] = ()
    share: float = 0.4
    born: int = DAYS
    rescued: int = 0


@dataclass(frozen=True)
class StoryMiss:
    """What visitors did not find: so many of them a day, in the last `days` days."""

    path: str
    a_day: int
    days: int
    bots: int = 0


@dataclass(frozen=True)
class StoryChange:
    """A change of a record, days before now, by one of PEOPLE."""

    alias: str
    days: int
    person: int
    before: Mapping[str, Any]
    after: Mapping[str, Any]


@dataclass(frozen=True)
class StoryCheck:
    """What is found at a destination: an answer, after so many milliseconds."""

    ms: int
    status: int = 200
    reason: str = ""
    led_to: str = ""


LINKS: Sequence[StoryLink] = (
    StoryLink("renew", "Renew your loans", "account/renew", ("account",), 6),
    StoryLink("hours", "Opening hours", "visit/opening-hours", ("visit", "print"), 5),
    StoryLink("app", "Harbour Library app", "app", ("app", "visit"), 4.5),
    StoryLink("story-time", "Story time, Saturdays at 10", "events/story-time", ("children",), 3),
    StoryLink("library-card", "Get a library card", "join", ("account", "print"), 2.6),
    StoryLink("wifi", "Wi-Fi in the reading room", "visit/wifi", ("visit", "print"), 2.2),
    StoryLink("rooms", "Book a study room", "https://rooms.harbour-library.example/book", ("visit",), 1.6),
    StoryLink("donate", "Give to the new children’s room", "support/donate", ("support",), 1.1, ends=3),
    StoryLink("jobs", "Work with us", "about/jobs", ("about",), 0.7),
    StoryLink("newsletter", "News from the library", "news/letter", ("letter",), 1.2),
    StoryLink("menu", "Menu of the reading café", "cafe/menu.pdf", ("cafe", "print"), 1.5),
    StoryLink("tour", "A tour through the stacks", "visit/tours", ("visit",), 0.8),
    StoryLink("map", "Floor plan", "visit/map.pdf", ("visit", "print"), 0.9),
    StoryLink("contact", "Ask a librarian", "about/contact", ("about",), 0.8),
    StoryLink("returns", "Return a book at night", "visit/returns", ("account", "visit"), 0.7),
    StoryLink("homework", "Homework help", "children/homework", ("children",), 0.9),
    StoryLink("press", "Pictures for the press", "about/press", ("about",), 0.3),
    StoryLink("friends", "Friends of the library", "support/friends", ("support",), 0.4),
    StoryLink("summer-fair", "Summer fair", "events/summer-fair", ("events",), 1.5, quiet=20, more={"paused": True}),
    StoryLink("board", "Papers for the board", "about/board", ("about",), 0.1, more={"password": "harbour"}),
    StoryLink("guest", "A guest pass, for one visitor", "visit/guest-pass", ("visit",), 0, 6, more={"max_clicks": 1}),
    StoryLink("boat", "The boat of books: route and stops", "boat", ("visit",), 1.9, is_read=True),
    StoryLink("podcast", "Down Fog Horn, the podcast", "https://foghorn.example/", ("podcast",), 1.3, is_read=True),
    StoryLink("book-club", "Book club", "events/book-club", ("events", "books"), 0.9, is_read=True),
    StoryLink("new-books", "New this month", "books/new", ("books", "letter"), 1.4, is_read=True),
    StoryLink("staff-picks", "What we read", "books/staff-picks", ("books", "letter"), 0.8, is_read=True),
    StoryLink("e-books", "E-books and audio books", "books/digital", ("books", "app"), 1.2, is_read=True),
    StoryLink("poems", "A poem a day", "books/poems", ("books",), 0.5, is_read=True),
    # The exhibition.
    StoryLink("sea-charts", "Sea charts of four centuries", "sea-charts", (LAUNCH_TAG,), 9, LAUNCH),
    StoryLink("sea-tickets", "Tickets for the sea charts", "sea-charts/tickets", (LAUNCH_TAG,), 4, LAUNCH),
    StoryLink("sea-night", "Long night of the sea charts", "sea-charts/night", (LAUNCH_TAG, "events"), 2.5, LAUNCH),
    StoryLink("sea-poster", "Sea charts, on posters", "sea-charts?from=poster", (LAUNCH_TAG, "print"), 3, LAUNCH),
    StoryLink("sea-schools", "Sea charts for schools", "sea-charts/schools", (LAUNCH_TAG, "children"), 1.5, LAUNCH),
)  # fmt: skip
REDIRECTS: Sequence[StoryRedirect] = (
    StoryRedirect("old-catalog", "catalog", ("moved",)),
    StoryRedirect("archive", "collections/archive", ("moved",)),
    StoryRedirect("blog", "news", ("moved",)),
    StoryRedirect("shop", "support/shop", ("moved",)),
    StoryRedirect("oeffnungszeiten", "visit/opening-hours", born=RESCUE, share=0, rescued=3),
    StoryRedirect("menue", "cafe/menu.pdf", born=RESCUE, share=0, rescued=2),
    StoryRedirect("reading-room", "visit/wifi", born=RESCUE, share=0),
)
# What is found where it is not what it should be; the addresses of all others answer with 200.
CHECKS: Mapping[str, StoryCheck] = {
    ANDROID: StoryCheck(210, 404, "It answers with status 404."),
    "https://rooms.harbour-library.example/book": StoryCheck(4200),
    "https://foghorn.example/": StoryCheck(180, led_to="https://domains.example/foghorn"),
}
# The last three of what was missed are what the redirects of REDIRECTS answer now.
MISSES: Sequence[StoryMiss] = (
    StoryMiss("/storytime", 4, 30),
    StoryMiss("/seacharts", 9, LAUNCH),
    StoryMiss("/news-letter", 1, 20),
    StoryMiss("/libary-card", 2, 30),
    StoryMiss("/events/tickets", 3, LAUNCH),
    StoryMiss("/catalog.php", 1, 30),
    StoryMiss("/wp-login.php", 0, 30, bots=6),
    StoryMiss("/oeffnungszeiten", 2, 40),
    StoryMiss("/menue", 2, 40),
    StoryMiss("/reading-room", 1, 40),
)
CHANGES: Sequence[StoryChange] = (
    StoryChange("app", 30, 0, {"rules": None}, {"rules": [RULES[1]]}),
    StoryChange("app", LAUNCH, 1, {"destination": APP_BEFORE}, {"destination": f"{SITE}app"}),
    StoryChange("app", 2, 2, {"rules": [RULES[1]]}, {"rules": [*RULES]}),
    StoryChange("hours", 4, 1, {"destination": f"{SITE}hours"}, {"destination": f"{SITE}visit/opening-hours"}),
    StoryChange("summer-fair", 20, 1, {"paused": False}, {"paused": True}),
)
