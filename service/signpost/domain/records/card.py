"""What chats show of a link: a title, a description and a picture. Pure."""

from collections.abc import Mapping
from typing import Any

from signpost.domain import texts
from signpost.domain.records import addresses
from signpost.translations import gettext as _

# Characters of each member.
MAX_LENGTHS = {"title": 250, "description": 300, "image": addresses.DESTINATION_LENGTH}
MEMBERS = tuple(MAX_LENGTHS)

# All members; "" is none.
Card = Mapping[str, str]


class CardError(ValueError):
    """member: which one is wrong. The message is a sentence."""

    def __init__(self, sentence: str, member: str):
        super().__init__(sentence)
        self.member = member


def members_of(given: Mapping[str, Any]) -> dict[str, str]:
    """The members that are given, as they are stored; None is "". Raises CardError."""
    return {member: "" if value is None else _checked(member, value) for member, value in given.items()}


def card_of(members: Mapping[str, str]) -> Card | None:
    """A card of these members and no others; None: it has nothing to show."""
    return {member: members.get(member, "") for member in MEMBERS} if any(members.values()) else None


def _checked(member: str, value: Any) -> str:
    if member not in MAX_LENGTHS:
        raise CardError(_("Must be one of: %(choices)s.", choices=", ".join(MEMBERS)), member)
    if not isinstance(value, str):
        raise CardError(_("Must be a string."), member)
    if len(value) > MAX_LENGTHS[member]:
        raise CardError(_("Use at most %(limit)s characters.", limit=MAX_LENGTHS[member]), member)
    try:
        if member != "image":
            return texts.line_of(value.strip())
        url = addresses.destination_of(value) if value.strip() else ""
    except ValueError as error:
        raise CardError(str(error), member) from None
    if url and not url.lower().startswith(("https://", "http://")):
        raise CardError(_("Start with https:// or http://."), member)
    return url
