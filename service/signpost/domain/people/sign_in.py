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
    # With a person whom the device has recognized: it needs no second step.
    PASSKEY = "passkey"
    # At the provider of single sign-on.
    PROVIDER = "provider"


class SecondStepNews(StrEnum):
    """What a user gets an e-mail about.

    RECOVERY_CODE: one was used to sign in. WRONG_CODES: after the right password, as many as may be tried.
    """

    ON = "on"
    OFF = "off"
    RECOVERY_CODE = "recovery_code"
    WRONG_CODES = "wrong_codes"


@dataclass(frozen=True)
class SessionStart:
    """How and where a session begins. agent: the browser's name for itself. place: "Berlin, DE" or "".

    provider_sid: the provider's name for its own session, by which it ends this one; "" without one.
    language: of the browser; "" where it is not known.
    """

    method: SignInMethod
    agent: str = ""
    place: str = ""
    provider_sid: str = ""
    language: str = ""
