"""The parameters of a request, as PHP's $_REQUEST has them, and the token among them."""

import re

from flask import g, request

from signpost.domain.errors import Unauthenticated
from signpost.web import authentication, body_limits

_HOW = "Send a token as signature, as password, or in the header Authorization: Bearer <token>."
_TIMED = (
    "A signature with a timestamp cannot be checked, because Signpost stores no token, only its digest. Send the token "
    "itself as signature, without timestamp and hash."
)


def parameters() -> dict[str, str]:
    """Those of the form, and those of the query that the form does not have; of several with one name the last.

    Raises UnsupportedMediaType, RequestEntityTooLarge.
    """
    if "yourls_parameters" not in g:
        body_limits.require_no_encoding()
        given = [*request.args.lists(), *request.form.lists()]
        g.yourls_parameters = {name: values[-1] for name, values in given}
    found: dict[str, str] = g.yourls_parameters
    return found


def secret() -> str:
    """The token of the current request. Raises Unauthenticated."""
    if request.headers.get("Authorization", "").lower().startswith("bearer "):
        return authentication.sent_token()
    given = parameters()
    if given.get("signature") and (given.get("timestamp") or given.get("hash")):
        raise Unauthenticated(_TIMED, sent=True)
    found = given.get("signature") or given.get("password")
    if not found:
        raise Unauthenticated(f"Please log in. {_HOW}")
    return found.strip()


# Longer numbers are far beyond every limit.
_NUMBER = re.compile(r"\s*([+-]?[0-9]{1,18})")


def number(text: str) -> int:
    """The number with which `text` begins, as PHP's intval() has it; 0 where there is none."""
    found = _NUMBER.match(text)
    return int(found[1]) if found else 0
