"""Checks of destinations, and deliveries of notifications about them. Extensions to the specification."""

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import CHECK_RESULT, DELIVERY_EVENT, DELIVERY_STATE
from signpost.schemas.listing import MetaSchema
from signpost.schemas.response_fields import moment, number, one, rows, text, word


class CheckSchema(ResponseSchema):
    """One check of a destination."""

    at = moment("When the check was made.")
    destination = text("The URL that was checked.")
    result = word(CHECK_RESULT, "What the check found.")
    reason = text('Why the destination is down, as a sentence; "" if it is up.')
    status = number("HTTP status code of its last response; null if it gave none.", null=True)
    ms = number("How long the check took, in milliseconds.")


class Checks(ResponseSchema):
    """The latest 100 checks, newest first."""

    data = rows(CheckSchema, "The checks, newest first.")


class DeliverySchema(ResponseSchema):
    """The delivery of a notification."""

    id = text("The id of the notification; sent as the header webhook-id.")
    event = word(DELIVERY_EVENT, "What the notification is about.")
    record_id = text("The id of the record whose destination it is about.")
    url = text("Where it is sent: notify_url at the time of the event. ******** for roles below manager.")
    body = text("The body that is sent, as JSON text.")
    state = word(DELIVERY_STATE, "Whether it has arrived.")
    attempts = number("How many times it has been sent.")
    status = number("HTTP status code of the last response; null if there was none.", null=True)
    reason = text("Why the last attempt failed, as a sentence.")
    due_at = moment("When the next attempt is due; null if there is none.", null=True)
    created_at = moment("When the event happened.")
    updated_at = moment("When the delivery last changed.")


class DeliveryPage(ResponseSchema):
    """A page of deliveries."""

    data = rows(DeliverySchema, "The deliveries on this page.")
    meta = one(MetaSchema, "Where this page is in the list.")
