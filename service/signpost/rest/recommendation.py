"""POST /recommendation/alias."""

from flask import g

from signpost.operations import aliases
from signpost.rest.blueprint import Blueprint
from signpost.schemas.shared import AliasQuestion, SuggestedAliases

blp = Blueprint("recommendation", __name__, "Suggestions for new links.")


@blp.route("/recommendation/alias", methods=["POST"])
@blp.arguments(AliasQuestion, example={"host": "go.example.com", "title": "Spring sale 2026"})
@blp.response(200, SuggestedAliases)
@blp.fails(401, 422, 429, 484)
def suggest_alias(question):
    """Suggest aliases that are free on a hostname at this moment, first from words of the title."""
    return aliases.suggest_aliases(g.caller, **question)
