"""Questions about clicks after ten million of them.

    .venv/bin/python -m bench.clicks [FOLDER]

200 records, a year, 10,000,000 clicks by people and 1,000,000 by bots, counted by the code that counts visits: each day
each of them had a few visitors with one of 40 programs, 200 referrers, 60 countries and 20 languages; one record had a
tenth of all. FOLDER is made where it is not there. Times are those of whole HTTP calls: the middle of several.
"""

import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import cast

from bench import common, records
from bench.lists import Api, show
from signpost.clicks import totals
from signpost.clicks.visitors import Visitor
from signpost.factory import close_app, create_app
from signpost.features.reports import counting
from signpost.storage import database
from signpost.storage.models import Record, RecordClicks, WorkspaceDay

RECORDS = 200
DAYS = 365
CLICKS = 10_000_000
VISITORS = 4_000
MOST_MS = 100


def visitors_of(day: str, number: int, chance: random.Random) -> dict[int, Visitor]:
    """People and a few bots of one day, by their ids."""
    first = 1 + number * VISITORS
    people = {
        id_: Visitor(
            id_,
            day,
            chance.getrandbits(62),
            referrer=f"site{int(chance.paretovariate(1)) % 200}.example",
            country=f"C{chance.randrange(60)}",
            browser=f"Browser {chance.randrange(8)}",
            system=f"System {chance.randrange(5)}",
            language=f"l{chance.randrange(20)}",
        )
        for id_ in range(first, first + VISITORS)
    }
    return {**people, -first: Visitor(-first, day)}


def count_a_year(folder: Path) -> None:
    began = time.perf_counter()
    app = create_app({"INSTANCE": str(folder)})
    chance = random.Random(1)
    with app.app_context():
        seqs = [seq for (seq,) in cast("Iterable[tuple[int]]", Record.select(Record.seq).order_by(Record.seq).tuples())]
        per_day = CLICKS // DAYS
        for number in range(DAYS):
            day = time.strftime("%Y-%m-%d", time.gmtime(time.time() - (DAYS - 1 - number) * 86_400))
            visitors = visitors_of(day, number, chance)
            people = [id_ for id_ in visitors if id_ > 0]
            bot = next(id_ for id_ in visitors if id_ < 0)
            waiting: Counter[tuple[int, int]] = Counter()
            for _ in range(per_day):
                seq = seqs[0] if chance.random() < 0.1 else chance.choice(seqs)
                waiting[seq, chance.choice(people)] += 1
            for _ in range(per_day // 10):
                waiting[chance.choice(seqs), bot] += 1
            with database.atomic():
                totals.store(waiting, visitors.get)
            # As the server does with the days that are over.
            while counting.fold_before(day):
                pass
    close_app(app)
    print(f"{CLICKS:,} clicks counted in {time.perf_counter() - began:.0f} s")


def main() -> None:
    with ExitStack() as stack:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else stack.enter_context(tempfile.TemporaryDirectory()))
        if not (folder / "signpost.sqlite").exists():
            records.make(folder, RECORDS)
            count_a_year(folder)
        print(f"file: {(folder / 'signpost.sqlite').stat().st_size / 2**20:.0f} MiB")
        target = stack.enter_context(common.signpost(folder=folder))
        api = Api(target)
        since = time.strftime("%Y-%m-%d", time.gmtime(time.time() - (DAYS - 1) * 86_400))
        limit = api("GET", "/v1/links?filter[host]=go0.acme.test&sort=id&per_page=1")["data"][0]
        for what, path in (
            ("workspace", "/v1/workspace/clicks"),
            (f"a record with {limit['total_clicks']:,} clicks", f"/v1/links/{limit['id']}/clicks"),
        ):
            for by in ("day", "referrer", "country", "browser"):
                for span, query in (("30 days", ""), ("a year", f"&from={since}")):
                    show(f"{what}, by {by}, {span}", api.ms(f"{path}?by={by}{query}"), MOST_MS)
        total = api("GET", f"/v1/workspace/clicks?from={since}")["total"]
        print(f"counted: {total}")
        print(f"rows: {dict(_rows(folder))}")


def _rows(folder: Path) -> list[tuple[str, int]]:
    app = create_app({"INSTANCE": str(folder)})
    with app.app_context():
        return [(model.__name__, model.select().count()) for model in (RecordClicks, WorkspaceDay)]


if __name__ == "__main__":
    main()
