"""The clicks of sample data: always the same ones, more on working days, and a jump when the exhibition opens."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from signpost.clicks.journal import Click, pack
from signpost.clicks.visitors import Visitor
from signpost.features.transfer.sample_story.story import DAYS, LAUNCH, LAUNCH_TAG, StoryLink, StoryRedirect

# Visitors of a usual day, and bots among a hundred.
VISITORS, BOTS = 280, 9
# Moments of a day at which its clicks are counted: of the last week, when hours are looked at, and of earlier days.
MOMENTS, EARLIER_MOMENTS, WEEK = 12, 4, 8
# Some at any time, more in the evening.
_HOURS = (*range(24), *2 * (*range(7, 22),), 8, 9, 12, 12, 13, 17, 18, 18, 19, 19, 19, 20, 20, 20, 21)
# The last minutes before now.
_LATELY = timedelta(minutes=4)
# (country, region, city, language), (browser, system, device), and (referrer, source, medium), the frequent ones often.
_PLACES = (
    *6 * (("DE", "Hamburg", "Hamburg", "de"),),
    *3 * (("DE", "Berlin", "Berlin", "de"), ("GB", "England", "London", "en")),
    *2 * (("US", "New York", "New York", "en"), ("DK", "Capital Region", "Copenhagen", "da")),
    ("FR", "Île-de-France", "Paris", "fr"), ("ES", "Catalonia", "Barcelona", "es"),
    ("SE", "Stockholm", "Stockholm", "sv"),
    ("NL", "North Holland", "Amsterdam", "nl"), ("JP", "Tokyo", "Tokyo", "ja"), ("BR", "São Paulo", "São Paulo", "pt"),
    ("IN", "Maharashtra", "Mumbai", "en"), ("CA", "Ontario", "Toronto", "en"), ("AU", "Victoria", "Melbourne", "en"),
)  # fmt: skip
_PROGRAMS = (
    *4 * (("Mobile Safari", "iOS", "mobile"),),
    *3 * (("Chrome Mobile", "Android", "mobile"), ("Chrome", "Windows", "desktop")),
    ("Firefox", "Windows", "desktop"), ("Firefox", "Linux", "desktop"), ("Safari", "Mac OS X", "desktop"),
    ("Edge", "Windows", "desktop"), ("Mobile Safari", "iOS", "tablet"),
)  # fmt: skip
_WAYS = (
    *5 * (("", "", ""),),
    *2 * (("search.example", "", ""), ("", "newsletter", "email"), ("social.example", "", "")),
    ("harbour-library.example", "", ""), ("forum.example", "", ""),
)  # fmt: skip
# Who wrote about the exhibition.
_NEWS = ("tidepost.example", "", "")
_PHONES = [entry for entry in _PROGRAMS if entry[2] == "mobile"]


@dataclass(frozen=True)
class StoryRecord:
    """A record of the story that was created."""

    seq: int
    of: StoryLink | StoryRedirect


@dataclass
class StoryBatch:
    """Clicks that are counted together, as of one moment."""

    moment: datetime
    counts: Counter[Click] = field(default_factory=Counter)
    visitors: dict[int, Visitor] = field(default_factory=dict)


def day_clicks(records: Sequence[StoryRecord], now: datetime, back: int) -> Iterator[StoryBatch]:
    """The clicks of a day, so many days before now, in order; of today only those until now."""
    day = (now - timedelta(days=back)).replace(minute=0, second=0, microsecond=0)
    chance = random.Random(f"{back} days ago")
    dealer = _Dealer(records, back, chance)
    count = VISITORS * (1 - back / 600) * (0.6 if day.weekday() >= 5 else 1) * chance.uniform(0.94, 1.06)
    count *= 1 + (dealer.launch_share() if back <= LAUNCH else 0)
    batches: dict[datetime, StoryBatch] = {}
    for _ in range(int(count)):
        moment = day.replace(hour=chance.choice(_HOURS), minute=chance.randrange(60))
        if moment <= now:
            dealer.click(batches, _rounded(moment, back))
    if not back:
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        for ago in (_LATELY, _LATELY / 2, _LATELY / 9):
            for _ in range(3):
                dealer.click(batches, max(midnight, now - ago))
    for record in records:
        if isinstance(record.of, StoryRedirect) and back < record.of.rescued:
            dealer.click(batches, _rounded(min(now, day.replace(hour=0)), back), record)
    for _moment, batch in sorted(batches.items()):
        yield batch


def live_click(records: Sequence[StoryRecord], now: datetime, chance: random.Random) -> StoryBatch:
    """One click of now, by a person; none where no record is left."""
    batches = {now: StoryBatch(now)}
    dealer = _Dealer(records, 0, chance)
    if (record := dealer.any_record()) is not None:
        dealer.click(batches, now, record)
    return batches[now]


def _rounded(moment: datetime, back: int) -> datetime:
    """The moment at which a click is counted: few of them, as each takes as long as hundreds of clicks."""
    hours = 24 // (MOMENTS if back < WEEK else EARLIER_MOMENTS)
    if not back:
        return moment.replace(minute=moment.minute // 15 * 15)
    return moment.replace(hour=moment.hour // hours * hours, minute=moment.minute // 30 * 30 if back < 2 else 0)


class _Dealer:
    """Gives the clicks of one day to records and visitors."""

    def __init__(self, records: Sequence[StoryRecord], back: int, chance: random.Random):
        self._records, self._back, self._chance = records, back, chance
        self._shares = [_share(record.of, back) for record in records]
        self._number = 0

    def launch_share(self) -> float:
        """The clicks of the exhibition, compared with all others."""
        new = sum(share for record, share in zip(self._records, self._shares, strict=True) if _is_launch(record.of))
        return new / max(1, sum(self._shares) - new)

    def any_record(self) -> StoryRecord | None:
        return self._chance.choices(self._records, self._shares)[0] if any(self._shares) else None

    def click(self, batches: dict[datetime, StoryBatch], moment: datetime, record: StoryRecord | None = None) -> None:
        """record: the one that a person clicks once; None: any one, maybe by a bot."""
        batch = batches.setdefault(moment, StoryBatch(moment))
        is_given = record is not None
        record = record or self.any_record()
        if record is None:
            return
        day = moment.date().isoformat()
        if not is_given and self._chance.randrange(100) < BOTS:
            batch.counts[record.seq, -1] += 1
            batch.visitors[-1] = Visitor(-1, day)
            return
        self._number += 1
        id_, visitor = self._number, self._visitor(record.of, day)
        batch.visitors[id_] = visitor
        batch.counts[pack(record.seq, *_choice(record.of, visitor, self._back)), id_] += (
            1 if is_given else self._chance.choice((1, 1, 1, 2))
        )

    def _visitor(self, of: StoryLink | StoryRedirect, day: str) -> Visitor:
        chance = self._chance
        country, region, city, language = chance.choice(_PLACES)
        browser, system, device = chance.choice(_PROGRAMS)
        referrer, source, medium = chance.choice(_WAYS)
        trigger = ""
        if _is_launch(of) and chance.random() < 0.8:
            referrer, source, medium = _NEWS
        if "print" in of.tags and chance.random() < 0.7:
            browser, system, device = chance.choice(_PHONES)
            referrer, source, medium, trigger = "", "", "", "qr"
        campaign = ("sea-charts" if _is_launch(of) else "autumn") if source else ""
        return Visitor(
            self._number, day, chance.randrange(1, 1 << 40), country, region, city, referrer,
            referrer and f"{referrer}/", browser, system, device, language, source, medium, campaign, trigger,
        )  # fmt: skip


def _is_launch(of: StoryLink | StoryRedirect) -> bool:
    return LAUNCH_TAG in of.tags


def _share(of: StoryLink | StoryRedirect, back: int) -> float:
    if back > of.born or (isinstance(of, StoryLink) and back <= of.quiet):
        return 0.0
    # The first days have the most.
    return of.share * (0.5 + 1.2 * 0.75 ** (LAUNCH - back)) if _is_launch(of) else of.share


def _choice(of: StoryLink | StoryRedirect, visitor: Visitor, back: int) -> tuple[int, int]:
    """Which destination and which rule the visitor of a link got, as `pack` takes them."""
    if of.tags[:1] != ("app",):
        return 0, 0
    if visitor.system == "Android":
        return (1, 1) if back <= 2 else (0, 0)
    return (1, 2) if visitor.system == "iOS" and back <= DAYS // 2 else (0, 0)
