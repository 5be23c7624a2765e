"""What kinds of e-mail members of a workspace get, which state one is in, and which addresses mail can go to."""

import re
from enum import StrEnum

from signpost.domain.records.addresses import ascii_host, is_loopback_name

# Of an address as RFC 5322 writes it without quotes, and of one that is not ASCII (RFC 6531).
_PART = r"[\w!#$%&'*+/=?^`{|}~-]+"
_ADDRESS = re.compile(rf"({_PART}(?:\.{_PART})*)@([^\s@]+)")
_DOMAIN = re.compile(r"\w(?:[\w-]*\w)?(?:\.\w(?:[\w-]*\w)?)*", re.ASCII)


class MailKind(StrEnum):
    """What a member can want or not want of a workspace."""

    SUMMARY = "summary"
    STATUS = "status"


class MailState(StrEnum):
    """SENDING: it was stored before the server got the message, so that no later process sends it once more."""

    WAITING = "waiting"
    SENDING = "sending"
    SENT = "sent"
    FAILED = "failed"


def parts_of(address: str) -> tuple[str, str] | None:
    """What is before and after the @ of an address, its domain in ASCII; None: no mail can go there.

    No mail goes to owner@localhost, the address of the first owner until they have chosen another one.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or is_loopback_name(found[2].lower()):
        return None
    try:
        domain = ascii_host(found[2])
    except ValueError:
        return None
    return (found[1], domain) if _DOMAIN.fullmatch(domain) else None
