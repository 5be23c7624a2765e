"""GET /shared/types, GET /shared/plugins."""

from typing import Any

from signpost.domain.plugins import PLUGINS
from signpost.domain.records.record import TYPES
from signpost.rest.blueprint import Blueprint
from signpost.schemas.records.shared import PluginSchema, RecordTypeList

blp = Blueprint("shared", __name__, "The types and plugins that records can have.")


@blp.route("/shared/types")
@blp.response(200, RecordTypeList)
@blp.operation()
def list_types() -> Any:
    """List the types that a record can have.

    These are the values of its field `type`.
    """
    return {"data": TYPES.values()}


@blp.route("/shared/plugins")
@blp.response(200, PluginSchema(many=True))
@blp.operation()
def list_plugins() -> Any:
    """List the plugins that a record can use.

    Their keys are the values of its field `plugins`.
    """
    return PLUGINS.values()
