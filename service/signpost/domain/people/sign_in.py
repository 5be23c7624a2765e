"""How people sign in to the dashboard: the ways, and passkeys."""

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urlsplit

from signpost.domain.records.addresses import ascii_host, is_ip_address


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


_USUAL_PORTS = {"http": 80, "https": 443}
# What makes a passkey says what it is by a number, the AAGUID; these are the usual ones. The list by which sites name
# passkeys: https://github.com/passkeydeveloper/passkey-authenticator-aaguids
_MAKERS = {
    "08987058-cadc-4b81-b6e1-30de50dcbe96": "Windows Hello",
    "0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6": "Keeper",
    "50726f74-6f6e-5061-7373-50726f746f6e": "Proton Pass",
    "53414d53-554e-4700-0000-000000000000": "Samsung Pass",
    "531126d6-e717-415c-9320-3d9aa6981239": "Dashlane",
    "6028b017-b1d4-4c02-b4b3-afcdafc96bb2": "Windows Hello",
    "771b48fd-d3d4-4f74-9232-fc157ab0507a": "Edge on Mac",
    "9ddd1817-af5a-4672-a2b9-3e3dd95000a9": "Windows Hello",
    "adce0002-35bc-c60a-648b-0b25f1f05503": "Chrome on Mac",
    "b78a0a55-6ef8-d246-a042-ba0f6d55050c": "LastPass",
    "b84e4048-15dc-4dd0-8640-f4f60813c8af": "NordPass",
    "bada5566-a7aa-401f-bd96-45619a55120d": "1Password",
    "d3452668-01fd-4c12-926c-83a4204853aa": "Microsoft Password Manager",
    "d548826e-79b4-db40-a3d8-11116f7e8349": "Bitwarden",
    "dd4ec289-e01d-41c9-bb89-70fa845d4bf2": "iCloud Keychain",
    "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4": "Google Password Manager",
    "eaecdef2-1c31-5634-8639-f1cbd9c00a08": "KeePassDX",
    "fbfc3007-154e-4ecc-8c0b-6e020557d7bd": "Apple Passwords",
    "fdb141b2-5d84-443e-8a35-4698c205a502": "KeePassXC",
}


@dataclass(frozen=True)
class RelyingParty:
    """The service as browsers know it: passkeys are made for its hostname, `id`, and used on its origin."""

    id: str
    origin: str


def relying_party(origin: str) -> RelyingParty | None:
    """The service at an origin, like https://signpost.example.com; None: browsers make no passkeys for its address."""
    parts = urlsplit(origin)
    try:
        host = ascii_host(parts.hostname or "")
        port = parts.port
    except ValueError:
        return None
    if is_ip_address(host):
        return None
    shown = f":{port}" if port not in (None, _USUAL_PORTS.get(parts.scheme)) else ""
    return RelyingParty(host, f"{parts.scheme}://{host}{shown}")


def maker_of(aaguid: str) -> str:
    """The name of what made a passkey, like Windows Hello; "" where it is not known."""
    return _MAKERS.get(aaguid, "")
