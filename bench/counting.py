"""What counting costs: CPU time for one pair of a record and a visitor, in batches as the server writes them.

    .venv/bin/python -m bench.counting [ROUNDS] [RECORDS] [BATCHES]

10,000 records, unless another number is given; each batch has 10,000 pairs, of 2,000 visitors with ordinary properties.
The first batch of a day makes rows, the later ones change them. Run it on two versions in turns: only their ratio says
something.
"""

import random
import sys
import tempfile
import time
from dataclasses import fields
from pathlib import Path
from typing import cast

from bench import records
from signpost.clicks import totals
from signpost.clicks.visitors import Visitor
from signpost.factory import close_app, create_app
from signpost.storage import database
from signpost.storage.models import Record

RECORDS = 10_000
PAIRS = 10_000
VISITORS = 2_000
BATCHES = 4

# As many different values as visitors of an ordinary site bring; the first are frequent.
NAMES = {
    "referrer": 200, "referrer_page": 400, "country": 60, "region": 200, "city": 300, "browser": 12, "system": 8,
    "device": 4, "language": 20, "source": 10, "medium": 5, "campaign": 20, "trigger": 2,
}  # fmt: skip


def visitors_of(day: str, number: int, chance: random.Random) -> dict[int, Visitor]:
    known = {field.name for field in fields(Visitor)}
    first = 1 + number * VISITORS
    return {
        id_: Visitor(
            id_,
            day,
            chance.getrandbits(62),
            **{
                name: f"{name} {int(chance.paretovariate(0.8)) % count}"
                for name, count in NAMES.items()
                if name in known
            },
        )
        for id_ in range(first, first + VISITORS)
    }


def main() -> None:
    given = [*map(int, sys.argv[1:])]
    rounds, count, batches = [*given, *(3, RECORDS, BATCHES)[len(given) :]]
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        records.make(Path(folder), count)
        app = create_app({"INSTANCE": folder})
        with app.app_context():
            seqs = [seq for (seq,) in cast("list[tuple[int]]", Record.select(Record.seq).tuples())]
            for number in range(rounds):
                day = time.strftime("%Y-%m-%d", time.gmtime(time.time() - number * 86_400))
                visitors = visitors_of(day, number, chance)
                ids = list(visitors)
                took = []
                for _ in range(batches):
                    pairs = {(chance.choice(seqs), chance.choice(ids)): 1 for _ in range(PAIRS)}
                    began = time.process_time()
                    with database.atomic():
                        totals.store(pairs, visitors.get)
                    took.append((time.process_time() - began) / len(pairs) * 1e6)
                print(f"day {number}: " + ", ".join(f"{us:.1f}" for us in took) + " us a pair")
            pages = database.current().execute_sql("PRAGMA page_count").fetchone()[0]
            print(f"file: {pages * 4096 / 2**20:.0f} MiB")
        close_app(app)


if __name__ == "__main__":
    main()
