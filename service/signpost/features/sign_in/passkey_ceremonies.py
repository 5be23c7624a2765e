"""What the library `webauthn` does for passkeys: options for a browser, and whether its answer is a right one.

It is imported with the first passkey, because it takes 20 MB of memory and a quarter of a second.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import webauthn
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from signpost.domain import texts
from signpost.domain.errors import Unauthenticated
from signpost.domain.json_types import JsonObject
from signpost.domain.people.sign_in import RelyingParty
from signpost.features.sign_in.tables import Passkey
from signpost.storage.models import User

# Characters of what a browser sends: a few hundred, or some thousands where a device adds certificates.
MAX_ANSWER = 16_384
# The specification's bound of a credential's id is 1,023 bytes; of a key of RSA, with 4,096 bits, about 550 are used.
MAX_CREDENTIAL_ID, MAX_PUBLIC_KEY = 1_364, 1_024
# Milliseconds that a person has for the browser's dialog: as long as a challenge is valid.
TIMEOUT_MS = 300_000
# What people see in the dialogs of their browser.
_SERVICE = "Signpost"
REFUSED = "This passkey was not accepted. Try again."

logger = logging.getLogger("signpost.passkeys")


@dataclass(frozen=True)
class CreatedPasskey:
    """A new passkey. is_backed_up: whether a password manager has copies of it."""

    credential_id: str
    public_key: bytes
    sign_count: int
    aaguid: str
    transports: list[str]
    is_backed_up: bool


@dataclass(frozen=True)
class Claim:
    """Which passkey an answer says it used, and whose. user_handle: the id of the user, or ""."""

    credential_id: str
    user_handle: str


def creation_options(party: RelyingParty, challenge: bytes, user: User, known: Iterable[Passkey]) -> JsonObject:
    """What a browser is given to make a passkey. known: those of the user, which their devices do not make again."""
    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=_SERVICE,
        # It is random, and says nothing about the person.
        user_id=user.id.encode(),
        user_name=user.email,
        user_display_name=user.name,
        challenge=challenge,
        timeout=TIMEOUT_MS,
        # The device asks for no e-mail address to sign in, and makes sure who its user is.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=_described(known),
    )
    return options_to_json_dict(options)


def request_options(party: RelyingParty, challenge: bytes, known: Iterable[Passkey] = ()) -> JsonObject:
    """What a browser is given to use a passkey. known: one of these; none: any that it has for the service."""
    options = webauthn.generate_authentication_options(
        rp_id=party.id,
        challenge=challenge,
        timeout=TIMEOUT_MS,
        allow_credentials=_described(known),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def _described(known: Iterable[Passkey]) -> list[PublicKeyCredentialDescriptor]:
    return [
        PublicKeyCredentialDescriptor(
            base64url_to_bytes(row.credential_id), transports=[*map(AuthenticatorTransport, row.transports)]
        )
        for row in known
    ]


def challenge_in(answer: str) -> bytes:
    """The challenge that an answer says it signed. Raises Unauthenticated."""
    with _refusing(answer):
        client_data = base64url_to_bytes(json.loads(answer)["response"]["clientDataJSON"])
        return parse_client_data_json(client_data).challenge


def claim_of(answer: str) -> Claim:
    """What an answer to `request_options` says. Raises Unauthenticated."""
    with _refusing(answer):
        parsed = parse_authentication_credential_json(answer)
        # Not `parsed.id`, which may be any text.
        return Claim(bytes_to_base64url(parsed.raw_id), (parsed.response.user_handle or b"").decode())


def verify_created(party: RelyingParty, challenge: bytes, answer: str) -> CreatedPasskey:
    """The passkey that an answer to `creation_options` is about. Raises Unauthenticated."""
    with _refusing(answer):
        created = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
        )
        transports = parse_registration_credential_json(answer).response.transports or []
        found = CreatedPasskey(
            bytes_to_base64url(created.credential_id),
            created.credential_public_key,
            created.sign_count,
            created.aaguid,
            sorted({transport.value for transport in transports}),
            created.credential_backed_up,
        )
        if len(found.credential_id) > MAX_CREDENTIAL_ID or len(found.public_key) > MAX_PUBLIC_KEY:
            raise ValueError("The id or the key is too long.")
        return found


def verify_used(party: RelyingParty, challenge: bytes, answer: str, passkey: Passkey) -> VerifiedAuthentication:
    """The use of a passkey that an answer to `request_options` is.

    Raises Unauthenticated, also where the device does not count more uses than it did: then there may be a copy.
    """
    with _refusing(answer):
        return webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )


@contextmanager
def _refusing(answer: str) -> Iterator[None]:
    """Raises Unauthenticated for what an answer raises, and logs why, which would tell a person nothing."""
    if len(answer) > MAX_ANSWER:
        raise Unauthenticated(REFUSED)
    try:
        yield
    # Anyone may send anything, and the library passes on whatever its parsers of JSON, CBOR and keys raise.
    except Exception as error:
        logger.info("A passkey was refused: %s: %s", type(error).__name__, texts.printable(str(error))[:200])
        raise Unauthenticated(REFUSED) from None
