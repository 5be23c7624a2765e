"""GET /test."""

from flask import g

from service.operations import tokens
from service.rest.blueprint import Blueprint
from service.schemas.token_check import TokenCheck

blp = Blueprint("token check", __name__, "Whether a token is valid, and whose it is.")


@blp.route("/test")
@blp.response(200, TokenCheck)
@blp.fails(401, 429)
def verify_token():
    """Verify the token."""
    return tokens.verify_token(g.caller)
