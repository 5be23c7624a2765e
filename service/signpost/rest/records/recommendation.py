"""POST /recommendation/alias."""

from typing import Any

from flask import g

from signpost.operations.records import aliases
from signpost.rest.blueprint import Blueprint
from signpost.schemas import loaded
from signpost.schemas.records.shared import AliasRequest, AliasSuggestions

blp = Blueprint("recommendations", __name__, "Suggestions for new links.")


@blp.route("/recommendation/alias", methods=["POST"])
@blp.arguments(AliasRequest, example={"host": "go.example.com", "title": "Spring sale 2026"})
@blp.response(200, AliasSuggestions)
@blp.operation(aliases.suggest_aliases)
def suggest_alias(question: loaded.AliasRequest) -> Any:
    """Suggest aliases that are free on a hostname now.

    They begin with words of the title. None is reserved: another request may take it first.
    """
    return aliases.suggest_aliases(g.caller, **question)
