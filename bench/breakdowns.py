"""Breakdowns of a year, of a record and of its workspace with ten million clicks.

    .venv/bin/python -m bench.breakdowns
    .venv/bin/python -m bench.breakdowns values   (instead: a million visits of one record, with as many of all values)

The rows are made directly, and full: 200 values of each kind, and 200 pairs of any two kinds, with 50 recent
combinations on the last day; those of earlier days are folded. Shown is the CPU time of the operation, the least of
several.
"""

import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench import records
from signpost.clicks import totals
from signpost.clicks.backlog import BATCH
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.factory import close_app, create_app
from signpost.features.reports import clicks, statements
from signpost.features.reports.breakdowns import HOUR, KINDS, OF_VISITOR, combination
from signpost.features.reports.counting import MAX_PART
from signpost.features.reports.folding import fold_into
from signpost.features.reports.rows import ClickRows
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import database
from signpost.storage.models import Record

DAYS = 365
CLICKS = 10_000_000
# Of an ordinary site: so many values are there, a part of them on each day. The others have more than fit.
VALUES = {"country": 120, "browser": 60, "system": 25, "device": 3, "language": 60, "medium": 8, "trigger": 2,
          "destination": 10, "rule": 20, "source": 30, "referrer": 1000, "campaign": 200, "region": 1000,
          "city": 3000, "referrer_page": 3000}  # fmt: skip
MOST_MS = 30
MADE_UP = 1_000_000
BYS = ("day", "country", "city", "referrer_page", "hour", "country,browser", "referrer,campaign", "day,country")


def value(kind: str, chance: random.Random) -> str:
    if kind == HOUR:
        return f"{chance.randrange(24):02}"
    number = int(chance.paretovariate(0.7)) % VALUES[kind]
    return f"site{number}.example/articles/{number}" if kind == "referrer_page" else f"{kind} {number}"


def rows_of_day(chance: random.Random, clicks: int) -> dict[str, bytes]:
    """As many combinations as fill the rows by kind, and the rest of the clicks with one of them."""
    batch = Counter(combination([value(kind, chance) for kind in KINDS]) for _ in range(3_000))
    batch[next(iter(batch))] += clicks - batch.total()
    return fold_into({}, batch)


def fill(seq: int, workspace_id: str) -> None:
    chance, per_day = random.Random(1), CLICKS // DAYS
    execute = database.current().execute_sql
    size = 0
    for number in range(DAYS):
        day = time.strftime("%Y-%m-%d", time.gmtime(times.epoch_s() - number * 86_400))
        rows = rows_of_day(chance, per_day - MAX_PART)
        recent = json.dumps({combination([value(kind, chance) for kind in KINDS]): 1 for _ in range(MAX_PART)}).encode()
        size += sum(map(len, rows.values()))
        for table, owner in (("click", seq), ("workspace", workspace_id)):
            execute(f"INSERT INTO {table}_day VALUES (?, ?, ?, 0, 0)", (owner, day, per_day))
            for kind, content in rows.items():
                execute(f"INSERT INTO {table}_pairs VALUES (?, ?, ?, ?)", (owner, day, kind, content))
            if number == 0:
                execute(f"INSERT INTO {table}_combination VALUES (?, ?, 2, ?)", (owner, day, recent))
    print(f"a full day of a record: {size / DAYS / 1000:.0f} kB")


def count_many_values(seq: int) -> None:
    """As many referrers, languages, browsers, campaigns ... as visits: how many of each are stored?"""
    today = times.now().date().isoformat()
    began = time.process_time()
    for begin in range(1, MADE_UP + 1, BATCH):
        visitors = {
            id_: Visitor(id_, today, id_, **{kind: f"{kind} {id_}" for kind in OF_VISITOR})
            for id_ in range(begin, begin + BATCH)
        }
        with database.atomic():
            totals.store({(seq, id_): 1 for id_ in visitors}, visitors.get)
    us = (time.process_time() - began) / MADE_UP * 1e6
    sums = ClickRows(statements.of_record(seq))
    limit = max(len(_all_values(sums, kind, today)) for kind in KINDS)
    known = {kind: sum(_all_values(sums, kind, today).values()) for kind in OF_VISITOR}
    print(f"{MADE_UP:,} visits in {us:.0f} us each: at most {limit} values of a kind, `other` among them")
    print(f"sums: {set(known.values())}")
    size = "SELECT sum(length(counts)) FROM {}"
    for table in ("click_pairs", "click_combination", "workspace_pairs", "workspace_combination"):
        print(f"{table}: {database.current().execute_sql(size.format(table)).fetchone()[0] or 0:,} bytes")


def _all_values(sums: ClickRows, kind: str, day: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for _, values in sums.values(kind, day, day):
        found.update(values)
    return found


def least_ms(answer: Callable[[], object]) -> float:
    took = []
    for _ in range(7):
        began = time.thread_time()
        answer()
        took.append(time.thread_time() - began)
    return min(took) * 1000


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        records.make(Path(folder), 10)
        app = create_app({"INSTANCE": folder})
        with app.app_context():
            caller = workspaces.member_caller(bootstrap.ensure_workspace())
            record = Record.select().first()
            if sys.argv[1:] == ["values"]:
                count_many_values(record.seq)
                return
            with database.atomic():
                fill(record.seq, caller.workspace.id)
            until = times.now().date()
            since = until.fromordinal(until.toordinal() - DAYS + 1)
            for by in BYS:
                of_record = least_ms(partial(clicks.link_clicks, caller, record.id, by=by, since=since))
                of_all = least_ms(partial(clicks.workspace_clicks, caller, by=by, since=since))
                print(f"by {by}: {of_record:.1f} ms of a record, {of_all:.1f} ms of the workspace")
            narrow = {"country": "country 1"}
            of_record = least_ms(
                lambda: clicks.link_clicks(caller, record.id, by="browser", since=since, filters=narrow)
            )
            print(f"by browser, of one country: {of_record:.1f} ms of a record")
        close_app(app)


if __name__ == "__main__":
    main()
