"""What a new record can have: GET /shared/types, GET /shared/plugins, POST /recommendation/alias."""

from typing import Any

from flask import g

from signpost.domain.plugins import PLUGINS
from signpost.domain.records.record import TYPES
from signpost.operations.records import aliases
from signpost.rest.blueprint import Blueprint
from signpost.schemas import loaded
from signpost.schemas.records.shared import AliasRequest, AliasSuggestions, PluginSchema, RecordTypeList

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


recommendations_blp = Blueprint("recommendations", __name__, "Suggestions for new links.")


@recommendations_blp.route("/recommendation/alias", methods=["POST"])
@recommendations_blp.arguments(AliasRequest, example={"host": "go.example.com", "title": "Spring sale 2026"})
@recommendations_blp.response(200, AliasSuggestions)
@recommendations_blp.operation(aliases.suggest_aliases)
def suggest_alias(question: loaded.AliasRequest) -> Any:
    """Suggest aliases that are free on a hostname now.

    They begin with words of the title. None is reserved: another request may take it first.
    """
    return aliases.suggest_aliases(g.caller, **question)
