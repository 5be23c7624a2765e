"""What a form says of a destination while it is typed: whether its page is there, which other links lead there, and
what chats show of it.
"""

from __future__ import annotations

from urllib.parse import urlencode, urlsplit

from flask import Response, current_app, g, request

from signpost.domain.errors import Busy
from signpost.domain.records import addresses
from signpost.domain.records.card import MEMBERS as CARD_MEMBERS
from signpost.domain.records.record import MAX_TITLE
from signpost.features.dashboard.blueprint import page
from signpost.features.diagnostics.leading import leading_to
from signpost.features.diagnostics.pages import blp
from signpost.features.diagnostics.visits import questions
from signpost.operations import roles

# Other links that are named; where there are more, it says so.
MAX_OTHERS = 3


@blp.get("/destinations/look")
def look_at_destination() -> Response:
    """The inputs are those of a record's form. own: the id of the record that is changed. again: asked by itself, since
    all places for looks were taken: once.
    """
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
    look, is_busy, is_of_web = None, False, addresses.scheme_of(destination) in ("http", "https")
    if is_of_web and g.caller.role >= roles.required_for(questions.look_at_page):
        try:
            look = questions.look_at_page(g.caller, current_app, destination=destination, picture=card["image"])
        except Busy:
            is_busy = True
    # One more than are named, and the record itself.
    leading = leading_to(g.caller, destination, MAX_OTHERS + 2)
    others = [record for record in leading.records if record.id != request.args.get("own", "")]
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
        is_whole=leading.is_whole,
        is_busy=is_busy,
        once_more=urlencode({**request.args, "again": "1"}) if is_busy and "again" not in request.args else "",
    )
