"""What paths that are not found add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask

    from signpost.domain.clicks.click_events import MissSink
    from signpost.rest.blueprint import Blueprint
    from signpost.storage.models import Record


@hookimpl
def commands() -> Commands:
    return {
        "fix-misses": (
            "Redirect paths that visitors requested and didn't find, with one undo.",
            ("signpost.features.misses.commands",),
        ),
        "ignore-misses": (
            "Leave paths out of `signpost misses`, or list them again.",
            ("signpost.features.misses.commands",),
        ),
        "misses": (
            "List the paths that visitors requested and didn't find, most frequent first.",
            ("signpost.features.misses.commands",),
        ),
        "rescued": (
            "Count the visitors that redirects for missing paths have rescued.",
            ("signpost.features.misses.commands",),
        ),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.misses import rest

    return [rest.blp]


@hookimpl
def miss_sink(app: Flask) -> MissSink:
    from signpost.features.misses.counter import MissCounter
    from signpost.storage.app_parts import parts_of

    return parts_of(app).add(MissCounter(app))


@hookimpl
def complete_records(records: Sequence[Record]) -> None:
    from signpost.features.misses import rescues

    rescues.mark(records)
