"""GET /misses: an extension to the specification."""

from typing import Any

from flask import current_app, g

from signpost.rest.blueprint import Blueprint
from signpost.schemas.misses import MissListSchema, MissQuery
from signpost.visits import middleware
from signpost.visits.questions import misses

blp = Blueprint("misses", __name__, "Paths that visitors requested and nothing answers.")


@blp.route("/misses")
@blp.arguments(MissQuery, location="query")
@blp.response(200, MissListSchema)
@blp.operation(misses.list_misses)
@blp.extension
def list_misses(query: dict[str, Any]) -> Any:
    """List the paths that visitors did not find, the commonest first.

    A path leaves the list once a record answers it. Where five or more are below one folder, a pattern is proposed.
    """
    return misses.list_misses(middleware.of(current_app), g.caller, **query)
