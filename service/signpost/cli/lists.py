"""Lists that commands print a page at a time, so that a list of any length takes the memory of one page."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from signpost.cli.command import say
from signpost.domain.json_types import JsonObject
from signpost.schemas.listing import MAX_PER_PAGE, PER_PAGE

Row = TypeVar("Row")
# The rows of a page and the cursor of the next one, which is None after the last, by the size of the page and its
# cursor, which is None for the first.
ReadPage = Callable[[int, str | None], tuple[Sequence[Row], str | None]]
# The value of --count where nobody gave one.
_DEFAULT = f"Default: all; on a terminal, without --json, {PER_PAGE}."

count_option = click.option("--count", type=click.IntRange(1), help=f"How many to list at most. {_DEFAULT}")


def limit_of(count: int | None, as_json: bool) -> int | None:
    """How many rows a list has at most; None: all. Programs get all of them, and people a screen."""
    return count if count is not None else None if as_json or not sys.stdout.isatty() else PER_PAGE


def say_more() -> None:
    say("There are more: --count N lists more.", err=True)


def show_pages(
    read: ReadPage[Row],
    count: int | None,
    as_json: bool,
    dump: Callable[[Sequence[Row]], list[JsonObject]],
    lines: Callable[[Sequence[Row]], Sequence[str]],
) -> None:
    """Print a list as one JSON array, or some lines for each page, as its pages come.

    count: of the option --count. Where nobody gave it and rows are left out, a sentence on standard error says so.
    """
    limit = limit_of(count, as_json)
    shown, cursor = 0, None
    while True:
        rows, cursor = read(MAX_PER_PAGE if limit is None else min(MAX_PER_PAGE, limit - shown), cursor)
        if as_json:
            say(_begun(dump(rows), ", " if shown else "["), is_whole=False)
        else:
            say(*lines(rows))
        shown += len(rows)
        if cursor is None or shown == limit:
            break
    if as_json:
        say("]" if shown else "[]")
    elif cursor is not None and count is None:
        say_more()


def _begun(rows: list[Any], opening: str) -> str:
    """Members of an array, after what stands before the first of them; "" where there are none."""
    return opening + ", ".join(json.dumps(row, ensure_ascii=False) for row in rows) if rows else ""
