"""GET /test."""

from typing import Any

from flask import g

from signpost.operations.people import tokens
from signpost.rest.blueprint import Blueprint
from signpost.schemas.token_check import TokenCheck

blp = Blueprint("token", __name__, "The token that the request was sent with.")


@blp.route("/test")
@blp.response(200, TokenCheck)
@blp.operation(tokens.verify_token)
def verify_token() -> Any:
    """Check that the token is valid, and say whose it is.

    It needs no role and changes nothing, so a program may use it to try its configuration.
    """
    return tokens.verify_token(g.caller)
