"""GET /shared/types, GET /shared/plugins."""

from signpost.domain.plugins import PLUGINS
from signpost.domain.record import TYPES
from signpost.rest.blueprint import Blueprint
from signpost.schemas.shared import PluginSchema, Types

blp = Blueprint("shared", __name__, "What records can be told to be and to do.")


@blp.route("/shared/types")
@blp.response(200, Types)
@blp.fails(401, 429)
def list_types():
    """List the types that records may have."""
    return {"data": TYPES.values()}


@blp.route("/shared/plugins")
@blp.response(200, PluginSchema(many=True))
@blp.fails(401, 429)
def list_plugins():
    """List the plugins that records may use."""
    return PLUGINS.values()
