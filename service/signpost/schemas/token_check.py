"""The token check on the wire. Spec: "Token check result"."""

from signpost.schemas import ResponseSchema
from signpost.schemas.response_fields import text


class TokenCheck(ResponseSchema):
    """The token is valid, and whose it is."""

    email = text("The e-mail address of the user whose token it is.")
    message = text("A sentence that names the workspace.")
