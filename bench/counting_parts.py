"""What counting costs at a steady rate: the processor time of the counting thread for a click, by part.

    .venv/bin/python -m bench.counting_parts [RATE] [SECONDS] [RECORDS] [BATCHES]

RATE clicks a second (3,000) wait for SECONDS (3) and are counted together, as the server does, from its journal; of
10,000 records, evenly, or of more, of which some are popular (Zipf). 2,000 visitors with ordinary properties, a tenth
of them bots. Run it on two versions in turns: only their ratio says something.
"""

import itertools
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from bench import records
from bench.counting import visitors_of
from signpost.clicks import totals
from signpost.clicks.backlog import Backlog
from signpost.clicks.visitors import Visitor
from signpost.factory import close_app, create_app
from signpost.features.reports import counting
from signpost.features.reports.statements import BreakdownTables
from signpost.server.process import freeze_startup_objects
from signpost.storage import database
from signpost.storage.models import Record
from signpost.visits import middleware

POPULAR_FROM = 100_000
BOTS = 200


class Parts:
    """The processor time of each part, without the parts inside it."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self._names = ["rest"]
        self._since = time.thread_time()

    def switch(self) -> None:
        now = time.thread_time()
        self.seconds[self._names[-1]] += now - self._since
        self._since = now

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        self.switch()
        self._names.append(name)
        try:
            yield
        finally:
            self.switch()
            self._names.pop()

    def measure(self, owner: Any, name: str, label: str | Callable[..., str]) -> None:
        original = getattr(owner, name)

        def measured(*args: Any, **kwargs: Any) -> Any:
            with self.part(label if isinstance(label, str) else label(*args)):
                return original(*args, **kwargs)

        setattr(owner, name, measured)


def sql_label(_engine: object, sql: str, *_: object) -> str:
    return "sql " + " ".join(sql.split())[:46]


def measure(engine: Any) -> Parts:
    parts = Parts()
    kind = type(engine)
    for name in ("run", "run_many"):
        parts.measure(kind, name, sql_label)
    parts.measure(kind, "commit", "commit")
    parts.measure(kind, "begin", "begin")
    parts.measure(Backlog, "read", "python read")
    parts.measure(totals, "store", "python store")
    parts.measure(totals, "_add_up", "python add up")
    parts.measure(BreakdownTables, "last_combinations", lambda tables, *_: f"select last of {tables.name}")
    parts.measure(BreakdownTables, "all_combinations", lambda tables, *_: f"select all of {tables.name}")
    parts.measure(counting._Rows, "add", "python rows")
    parts.measure(counting, "_fold_day", "python fold")
    parts.measure(time, "sleep", "sleep")
    return parts


def more_records(count: int) -> None:
    """Copies of one record: a million made one by one take half an hour."""
    names = [field.column_name for field in Record._meta.sorted_fields]
    made = {"seq": "seq + 1 + value", "id": "'x' || value", "alias": "'x' || value", "alias_folded": "'x' || value"}
    columns = ", ".join(made.get(name, name) for name in names)
    with database.atomic():
        database.execute(
            f"WITH RECURSIVE more(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM more WHERE value < {count}) "
            f"INSERT INTO record ({', '.join(names)}) "
            f"SELECT {columns} FROM more CROSS JOIN (SELECT * FROM record ORDER BY seq DESC LIMIT 1) AS one"
        )


def places(seqs: list[int], chance: random.Random) -> Callable[[int], list[int]]:
    if len(seqs) < POPULAR_FROM:
        return lambda count: chance.choices(seqs, k=count)
    chance.shuffle(seqs)
    weights = [*itertools.accumulate(1 / rank for rank in range(1, len(seqs) + 1))]
    return lambda count: chance.choices(seqs, cum_weights=weights, k=count)


def main() -> None:
    given = [*map(float, sys.argv[1:])]
    rate, seconds, count, batches = [*given, *(3000.0, 3.0, 10_000.0, 6.0)[len(given) :]]
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        records.make(Path(folder), min(int(count), 10_000))
        app = create_app({"INSTANCE": folder})
        with app.app_context():
            if count > 10_000:
                more_records(int(count) - 10_000)
            seqs = [seq for (seq,) in cast("list[tuple[int]]", Record.select(Record.seq).tuples())]
            clicks = middleware.of(app).clicks
            clicks.open(reserve=True)
            clicks._writer.is_awake = True
            journal, visitors = clicks._backlog.journal, clicks._backlog.visitors
            assert journal is not None
            assert visitors is not None
            people = visitors_of(time.strftime("%Y-%m-%d", time.gmtime()), 0, chance)
            bots = {-id_: Visitor(-id_, visitor.day) for id_, visitor in [*people.items()][:BOTS]}
            visitors._by_id.update({**{id_: people[id_] for id_ in [*people][BOTS:]}, **bots})
            ids, choose = [*visitors._by_id], places(seqs, chance)
            amount = int(rate * seconds)
            parts = measure(database.current())
        # As the server does: otherwise full collections are a third of it.
        freeze_startup_objects()
        print(f"batches of {amount:,} clicks, {len(seqs):,} records")
        for number in range(int(batches)):
            for place, id_ in zip(choose(amount), chance.choices(ids, k=amount), strict=True):
                journal.add(place, id_)
            parts.switch()
            parts.seconds.clear()
            began = time.thread_time()
            assert clicks.write()
            took = time.thread_time() - began
            parts.switch()
            if number < batches - 1:
                print(f"batch {number}: {took / amount * 1e6:.1f} us a click")
        for name, spent in sorted(parts.seconds.items(), key=lambda item: -item[1]):
            print(f"{spent / amount * 1e6:8.2f}  {name}")
        print(f"{took / amount * 1e6:8.2f}  us a click, last batch")
        with app.app_context():
            print("clicks of people:", database.execute("SELECT sum(clicks) FROM workspace_day").scalar())
        close_app(app)


if __name__ == "__main__":
    main()
