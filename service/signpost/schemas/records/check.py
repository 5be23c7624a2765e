"""Checks of destinations. An extension to the specification."""

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import CHECK_RESULT
from signpost.schemas.response_fields import moment, number, rows, text, word


class DestinationCheck(ResponseSchema):
    """One check of a destination."""

    at = moment("When the check was made.")
    destination = text("The URL that was checked.")
    result = word(CHECK_RESULT, "What the check found.")
    reason = text('Why the destination is down, as a sentence; "" if it is up.')
    status = number("HTTP status code of its last response; null if it gave none.", null=True)
    ms = number("How long the check took, in milliseconds.")


class DestinationCheckList(ResponseSchema):
    """The latest 100 checks, newest first."""

    data = rows(DestinationCheck, "The checks, newest first.")
