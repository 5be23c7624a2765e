"""What a batch of clicks reads of the database."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import totals
from signpost.clicks.visitors import Visitor
from signpost.storage import database
from signpost.storage.models import Record

# SQLITE_DBSTATUS_CACHE_MISS, which the types of cysqlite do not list.
_CACHE_MISS = 8
RECORDS, CACHE_KIB = 4_000, 4_096
DAY = "2026-01-01"


def copies(count: int) -> None:
    """Copies of the last record, each of which fills a page."""
    names = [field.column_name for field in Record._meta.sorted_fields]
    made = {
        "seq": "seq + value", "id": "'x' || value", "alias": "'x' || value", "alias_folded": "'x' || value",
        "description": "printf('%3000d', 0)",
    }  # fmt: skip
    with database.atomic():
        database.execute(
            f"WITH RECURSIVE more(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM more WHERE value < {count}) "
            f"INSERT INTO record ({', '.join(names)}) SELECT {', '.join(made.get(name, name) for name in names)} "
            "FROM more CROSS JOIN (SELECT * FROM record ORDER BY seq DESC LIMIT 1) AS one"
        )


def pages_read() -> int:
    """By this connection, from the file."""
    count, _ = database.current().connection().status(_CACHE_MISS)
    return int(count)


@pytest.mark.sqlite
def test_the_page_of_a_record_is_read_once_for_all_that_refers_to_it(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    """Four tables have new rows for it, and each looks whether it is there."""
    make_link(connect())
    with app.app_context():
        copies(RECORDS)
        clicks = {(seq, seq): 1 for (seq,) in database.execute("SELECT seq FROM record").fetchall()}
        with database.current().page_cache(CACHE_KIB), database.atomic():
            before = pages_read()
            totals.store(clicks, lambda id_: Visitor(id_, DAY, id_))
            assert len(clicks) > RECORDS
            assert pages_read() - before < 2.5 * RECORDS
        assert database.execute("SELECT count(*), sum(clicks) FROM record_clicks").fetchall() == [(len(clicks),) * 2]
