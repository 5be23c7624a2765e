"""The ways to sign in to the dashboard."""

from dataclasses import dataclass
from enum import StrEnum


class SignInMethod(StrEnum):
    """How a session began."""

    PASSWORD = "password"
    # A one-time link that the operator printed.
    LINK = "link"
    # A one-time link that was sent by e-mail.
    MAILED_LINK = "mailed_link"


@dataclass(frozen=True)
class SessionStart:
    """How and where a session begins. agent: the browser's name for itself. place: "Berlin, DE" or ""."""

    method: SignInMethod
    agent: str = ""
    place: str = ""
