"""What `signpost doctor` asks other features."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from signpost.hooks import hookspec

if TYPE_CHECKING:
    from flask import Flask

    from signpost.domain.json_types import JsonObject


@hookspec
def examine_server(app: Flask) -> Iterable[JsonObject]:  # type: ignore[empty-body]
    """What was found of something that the server works with, as a row of `signpost doctor --json`: kind (a word for
    it), step, is_fine, text, todo (what to do where it is not fine; else "").
    """
