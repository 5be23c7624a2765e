"""`signpost doctor --flatten`: what would be changed, the confirmation, and the changes."""

from __future__ import annotations

import json
from typing import Any

import click
from flask import current_app

from signpost.cli.command import say
from signpost.cli.tables import Long, table_row
from signpost.domain.errors import ServiceError
from signpost.operations.caller import Caller
from signpost.visits import middleware
from signpost.visits.questions import flatten
from signpost.visits.questions.flatten import MAX_RECORDS, Flattening


def flatten_chains(caller: Caller, *, asks: bool, as_json: bool) -> None:
    """Flatten the chains of a workspace and print what was done. Exit code 1: a change was refused."""
    visits = middleware.of(current_app)
    planned = [*flatten.plan(caller, visits)]
    changing = [one for one in planned if one.changes]
    if not as_json:
        for one in planned:
            say(*_lines(one))
    if changing and asks:
        several = "records" if len(changing) > 1 else "record"
        click.confirm(f"Change {len(changing)} {several}?", abort=True, err=True)
    refused: dict[str, str] = {}
    for one in changing:
        try:
            flatten.apply(caller, visits, one)
        except ServiceError as error:
            refused[one.id] = error.sentences()
            if not as_json:
                say(table_row("refused", Long(one.address), refused[one.id]))
    if as_json:
        say(json.dumps([row for one in planned for row in _rows(one, refused)], ensure_ascii=False))
    more = f" There may be more than {MAX_RECORDS}: run it again." if len(planned) == MAX_RECORDS else ""
    click.echo(
        f"{len(changing) - len(refused)} changed, {len(planned) - len(changing)} left as they are, "
        f"{len(refused)} refused.{more}",
        err=True,
    )
    click.get_current_context().exit(1 if refused else 0)


def _lines(one: Flattening) -> list[str]:
    lines = []
    for way in one.ways:
        if way.after is not None:
            lines.append(table_row("change ", (Long(one.address), "from", Long(way.before), "to", Long(way.after))))
        if way.reason:
            reason = f"no further: {way.reason}" if way.after is not None else way.reason
            lines.append(table_row("stays  " if way.after is None else "       ", Long(one.address), reason))
    return lines


def _rows(one: Flattening, refused: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "id": one.id,
            "record": one.address,
            "from": way.before,
            "to": way.after,
            "changed": way.after is not None and one.id not in refused,
            "reason": refused.get(one.id, way.reason) if way.after is not None else way.reason,
        }
        for way in one.ways
    ]
