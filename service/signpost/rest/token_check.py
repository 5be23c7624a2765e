"""GET /test."""

from flask import g

from signpost.operations import tokens
from signpost.rest.blueprint import Blueprint
from signpost.schemas.token_check import TokenCheck

blp = Blueprint("token check", __name__, "Whether a token is valid, and whose it is.")


@blp.route("/test")
@blp.response(200, TokenCheck)
@blp.fails(401, 429)
def verify_token():
    """Verify the token."""
    return tokens.verify_token(g.caller)
