"""What is in sample data: links and redirects of a made-up library, and their clicks. It is the same each time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta

from signpost.clicks.journal import Click
from signpost.clicks.visitors import Visitor
from signpost.domain.records.bulk_rows import BulkRow, NewLink, NewRedirect
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig

DAYS = 60
# Batches of a day, and visitors on a usual one.
MOMENTS, VISITORS = 5, 45
# More in the evening, and none at night.
_HOURS = (7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 20, 21, 22)
# Each campaign has each page; the alias of a link names both.
_CAMPAIGNS = ("spring", "summer", "letter", "poster")
_PAGES = (
    ("maps", "Sea charts of four centuries", "exhibitions/sea-charts"),
    ("kids", "Reading hour for children", "events/reading-hour"),
    ("night", "Long night of the library", "events/long-night"),
    ("join", "Become a member", "membership"),
    ("give", "Adopt a book", "support/adopt-a-book"),
    ("jobs", "Work with us", "about/jobs"),
    ("menu", "Menu of the reading café", "cafe/menu.pdf"),
    ("tour", "A tour through the stacks", "visit/tours"),
    ("hours", "Opening hours", "visit/hours"),
)
_MOVED = (("old-catalog", "catalog"), ("archive", "collections/archive"), ("blog", "news"), ("shop", "support/shop"))
# (country, region, city, language), (browser, system, device), and (referrer, source, medium), the frequent ones often.
_PLACES = (
    *4 * (("DE", "Hamburg", "Hamburg", "de"),),
    *3 * (("US", "New York", "New York", "en"),),
    *2 * (("GB", "England", "London", "en"), ("FR", "Île-de-France", "Paris", "fr"), ("DE", "Berlin", "Berlin", "de")),
    ("ES", "Catalonia", "Barcelona", "es"), ("NL", "North Holland", "Amsterdam", "nl"), ("JP", "Tokyo", "Tokyo", "ja"),
    ("BR", "São Paulo", "São Paulo", "pt"), ("IN", "Maharashtra", "Mumbai", "en"), ("CA", "Ontario", "Toronto", "en"),
    ("AU", "Victoria", "Melbourne", "en"), ("SE", "Stockholm", "Stockholm", "sv"),
)  # fmt: skip
_PROGRAMS = (
    *4 * (("Mobile Safari", "iOS", "mobile"),),
    *3 * (("Chrome Mobile", "Android", "mobile"), ("Chrome", "Windows", "desktop")),
    ("Firefox", "Windows", "desktop"), ("Firefox", "Linux", "desktop"), ("Safari", "Mac OS X", "desktop"),
    ("Edge", "Windows", "desktop"), ("Mobile Safari", "iOS", "tablet"),
)  # fmt: skip
_WAYS = (
    *4 * (("", "", ""),),
    *2 * (("search.example", "", ""), ("", "newsletter", "email"), ("social.example", "", "")),
    ("news.example", "", ""), ("", "poster", "print"), ("forum.example", "", ""),
)  # fmt: skip


def rows(host: str) -> list[BulkRow]:
    """The links and redirects, as POST /bulk creates them."""
    site = "https://harbour-library.example/"
    found = []
    for campaign in _CAMPAIGNS:
        for page, title, path in _PAGES:
            tags = campaign, path.partition("/")[0]
            config = RecordConfig(title=title, destination=f"{site}{path}?utm_campaign={campaign}", tags=tags)
            found.append(BulkRow(NewLink(host, f"{campaign}-{page}", config), {}))
    for old, new in _MOVED:
        config = RecordConfig(destination=site + new, tags=("moved",))
        found.append(BulkRow(NewRedirect(RecordAddress(host, old), config), {}))
    return found


def clicks(
    chance: random.Random, seqs: list[int], now: datetime, back: int
) -> Iterator[tuple[datetime, Counter[Click], dict[int, Visitor]]]:
    """The clicks of a day so many days ago, at each of its moments: more each week, and fewer at weekends."""
    day = now - timedelta(days=back)
    count = int(VISITORS * (1 - back / 150) * (0.6 if day.weekday() >= 5 else 1) * chance.uniform(0.8, 1.2))
    hours = sorted(
        chance.sample((7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 20, 21, 22), MOMENTS)
    )
    for hour in hours:
        moment = day.replace(hour=hour, minute=chance.randrange(60), second=0, microsecond=0)
        counts: Counter[Click] = Counter()
        visitors: dict[int, Visitor] = {}
        for number in range(1, count // MOMENTS + 1):
            # The first links have most of them.
            seq = seqs[int(len(seqs) * chance.random() ** 2)]
            if chance.random() < 0.1:
                counts[seq, -1] += 1
                visitors[-1] = Visitor(-1, moment.date().isoformat())
                continue
            country, region, city, language = chance.choice(_PLACES)
            browser, system, device = chance.choice(_PROGRAMS)
            referrer, source, medium = chance.choice(_WAYS)
            campaign = chance.choice(_CAMPAIGNS) if source else ""
            visitors[number] = Visitor(
                number, moment.date().isoformat(), chance.randrange(1, 1 << 40), country, region, city, referrer,
                referrer and f"{referrer}/", browser, system, device, language, source, medium, campaign,
            )  # fmt: skip
            counts[seq, number] += chance.choice((1, 1, 1, 2))
        # Of today only what is over.
        if moment <= now:
            yield moment, counts, visitors
