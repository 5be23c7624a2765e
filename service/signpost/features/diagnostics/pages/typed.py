"""What a form says of a destination while it is typed: whether its page is there, which other links lead there, and
what chats show of it.
"""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import urlsplit

from flask import Response, current_app, g, request

from signpost.domain.errors import Busy
from signpost.domain.records import addresses
from signpost.domain.records.card import MEMBERS as CARD_MEMBERS
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import MAX_TITLE, RecordView
from signpost.features.dashboard.blueprint import page
from signpost.features.diagnostics.pages import blp
from signpost.features.diagnostics.visits import questions
from signpost.operations import roles
from signpost.operations.records import records

# Other links that are named; where there are more, it says so.
MAX_OTHERS = 3


@blp.get("/destinations/look")
def look_at_destination() -> Response:
    """The inputs are those of a record's form. own: the id of the record that is changed."""
    typed = request.args.get("destination", "")
    try:
        destination = addresses.destination_of(typed)
    except ValueError:
        # The form says what is wrong with it once it is sent.
        destination = ""
    # The first letters of an address are a name, too.
    if not destination or not {".", ":"} & {*typed}:
        return page("diagnostics/typed.html", destination="")
    card = {member: request.args.get(f"card_{member}", "").strip() for member in CARD_MEMBERS}
    look, is_of_web = None, addresses.scheme_of(destination) in ("http", "https")
    if is_of_web and g.caller.role >= roles.required_for(questions.look_at_page):
        with suppress(Busy):
            look = questions.look_at_page(g.caller, current_app, destination=destination, picture=card["image"])
    others = _others(destination, request.args.get("own", ""))
    return page(
        "diagnostics/typed.html",
        destination=destination,
        host=urlsplit(destination).hostname or "",
        look=look,
        card=card,
        title=request.args.get("title", "").strip()[:MAX_TITLE],
        wants_title="fetch_title" in request.args,
        others=others[:MAX_OTHERS],
        has_more=len(others) > MAX_OTHERS,
    )


def _others(destination: str, own: str) -> list[RecordView]:
    """The other links and redirects that lead there, and one more than are named."""
    filters = RecordFilters(destination=destination)
    found, _cursors = records.list_records(g.caller, sort="-created_at", per_page=MAX_OTHERS + 2, filters=filters)
    # A filter that ends in * means each beginning.
    return [record for record in found if record.id != own and record.destination == destination]
