"""GET /workspace/wall: an extension to the specification."""

from typing import Any

from flask import g

from signpost.features.monitoring.wall import wall
from signpost.features.monitoring.wall.schemas import WallQuery, WallSchema
from signpost.rest.blueprint import Blueprint

blp = Blueprint("wall", __name__)


@blp.route("/workspace/wall", tags=["workspace"])
@blp.arguments(WallQuery, location="query")
@blp.response(200, WallSchema)
@blp.operation(wall.wall_of)
@blp.extension
def get_wall(query: dict[str, Any]) -> Any:
    """Say of each link whether it works, and how much it is clicked.

    What is known is what monitors found, and, with the workspace setting `gentle_check`, a check of each destination
    once a day. Nothing is looked up. Of more than 2,000 links it answers the tags; ask for the links of one with `tag`.
    """
    return wall.wall_of(g.caller, **query)
