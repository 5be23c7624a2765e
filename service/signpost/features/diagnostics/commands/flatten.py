"""`signpost doctor --flatten`: what would be changed, the confirmation, and the changes."""

from __future__ import annotations

import json
from typing import Any

import click
from flask import current_app

from signpost.cli.command import say
from signpost.cli.tables import Long, table_row
from signpost.domain.errors import ServiceError
from signpost.features.diagnostics.visits import flatten
from signpost.features.diagnostics.visits.flatten import MAX_RECORDS, Flattening
from signpost.operations.caller import Caller
from signpost.visits import middleware


def flatten_chains(caller: Caller, *, asks: bool, as_json: bool) -> None:
    """Flatten the chains of a workspace and print what was done. Exit code 1: a change was refused."""
    visits = middleware.of(current_app)
    planned = [*flatten.plan(caller, visits)]
    changing = [entry for entry in planned if entry.changes]
    if not as_json:
        for item in planned:
            say(*_lines(item))
    if changing and asks:
        noun = "records" if len(changing) > 1 else "record"
        click.confirm(f"Change {len(changing)} {noun}?", abort=True, err=True)
    refused: dict[str, str] = {}
    for entry in changing:
        try:
            flatten.apply(caller, visits, entry)
        except ServiceError as error:
            refused[entry.id] = error.sentences()
            if not as_json:
                say(table_row("refused", Long(entry.address), refused[entry.id]))
    if as_json:
        say(json.dumps([row for entry in planned for row in _rows(entry, refused)], ensure_ascii=False))
    more = f" There may be more than {MAX_RECORDS}: run it again." if len(planned) == MAX_RECORDS else ""
    click.echo(
        f"{len(changing) - len(refused)} changed, {len(planned) - len(changing)} left as they are, "
        f"{len(refused)} refused.{more}",
        err=True,
    )
    click.get_current_context().exit(1 if refused else 0)


def _lines(flattening: Flattening) -> list[str]:
    lines = []
    for way in flattening.destinations:
        if way.after is not None:
            lines.append(
                table_row("change ", (Long(flattening.address), "from", Long(way.before), "to", Long(way.after)))
            )
        if way.reason:
            reason = f"no further: {way.reason}" if way.after is not None else way.reason
            lines.append(table_row("stays  " if way.after is None else "       ", Long(flattening.address), reason))
    return lines


def _rows(flattening: Flattening, refused: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "id": flattening.id,
            "record": flattening.address,
            "from": way.before,
            "to": way.after,
            "changed": way.after is not None and flattening.id not in refused,
            "reason": refused.get(flattening.id, way.reason) if way.after is not None else way.reason,
        }
        for way in flattening.destinations
    ]
