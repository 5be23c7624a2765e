"""The types a record may have. Spec: "record type; available types listed by GET /shared/types"."""

from dataclasses import dataclass

LINK, REDIRECT, FRAME = "link", "redirect", "frame"
SHORT_URL_HANDLER, REDIRECT_HANDLER = "short-url", "redirect"


@dataclass(frozen=True)
class RecordType:
    """`handler`: which component answers for it. `status`: of its answer unless the record says otherwise."""

    id: str
    handler: str
    status: int
    label: str
    short: str
    description: str


TYPES = {
    type_.id: type_
    for type_ in (
        RecordType(LINK, SHORT_URL_HANDLER, 302, "Short link", "Link", "Sends visitors on to the destination."),
        RecordType(
            REDIRECT,
            REDIRECT_HANDLER,
            301,
            "Redirect",
            "Redirect",
            "Moves an address for good; without an alias it answers for the whole hostname.",
        ),
        RecordType(
            FRAME,
            SHORT_URL_HANDLER,
            302,
            "Frame",
            "Frame",
            "Shows the destination in a page under the link's own address.",
        ),
    )
}


def default_of(handler: str) -> RecordType:
    """The type that a handler's records have unless told otherwise."""
    return TYPES[LINK if handler == SHORT_URL_HANDLER else REDIRECT]
