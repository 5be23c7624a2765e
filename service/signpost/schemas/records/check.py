"""Checks of destinations, and deliveries of events. Extensions to the specification."""

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import CHECK_RESULT, DELIVERY_STATE, EVENT_TYPE
from signpost.schemas.listing import PageMeta, PageQuery
from signpost.schemas.records.filters import TextFilter
from signpost.schemas.response_fields import moment, nested, number, rows, text, word


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


class DeliverySchema(ResponseSchema):
    """The delivery of an event, or of a notification to notify_url."""

    id = text("The id of the delivery; sent as the header webhook-id, also when it is repeated.")
    event = word(EVENT_TYPE, "What it is about.")
    webhook_id = text("The id of the webhook; null for a notification to notify_url.", null=True)
    record_id = text("The id of the record, job or member that it is about, or the hostname; empty if there is none.")
    url = text("Where it is sent. ******** for roles below manager.")
    body = text("The body that is sent, as JSON text.")
    state = word(DELIVERY_STATE, "Whether it has arrived.")
    attempts = number("How many times it has been sent, since it was last replayed.")
    status = number("HTTP status code of the last response; null if there was none.", null=True)
    reason = text("Why the last attempt failed, as a sentence.")
    due_at = moment("When the next attempt is due; null if there is none.", null=True)
    created_at = moment("When the event happened.")
    updated_at = moment("When the delivery last changed.")


class DeliveryQuery(PageQuery):
    """The query of GET /deliveries."""

    webhook = TextFilter(
        data_key="filter[webhook]", metadata={"description": "Only deliveries to this webhook, by its id."}
    )


class DeliveryPage(ResponseSchema):
    """A page of deliveries."""

    data = rows(DeliverySchema, "The deliveries on this page.")
    meta = nested(PageMeta, "Where this page is in the list.")
