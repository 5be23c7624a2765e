"""What can go wrong between us and an address that a user gave, each in one sentence."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from enum import StrEnum

from signpost.translations import mark


class Trouble(StrEnum):
    """What went wrong."""

    BAD_URL = "bad_url"
    NOT_A_WEB_ADDRESS = "not_a_web_address"
    BAD_LOCATION = "bad_location"
    TOO_MANY_REDIRECTS = "too_many_redirects"
    NAME_NOT_FOUND = "name_not_found"
    NO_NAME_SERVER = "no_name_server"
    NAME_SERVER_ERROR = "name_server_error"
    NOT_PUBLIC = "not_public"
    REFUSED = "refused"
    UNREACHABLE = "unreachable"
    NO_NETWORK = "no_network"
    RESET = "reset"
    CLOSED = "closed"
    NOT_HTTP = "not_http"
    TOO_LARGE = "too_large"
    TOO_SLOW = "too_slow"
    TOO_LATE = "too_late"
    EXPIRED = "expired"
    NOT_YET_VALID = "not_yet_valid"
    SELF_SIGNED = "self_signed"
    WRONG_NAME = "wrong_name"
    UNKNOWN_ISSUER = "unknown_issuer"
    BAD_CERTIFICATE = "bad_certificate"
    NO_TLS = "no_tls"
    STATUS = "status"


# Where a text depends on more, it has a placeholder, or is given with the failure.
SENTENCES: Mapping[Trouble, str] = {
    Trouble.BAD_URL: mark("This URL can't be requested."),
    Trouble.NOT_A_WEB_ADDRESS: mark("It leads to something that isn't a web address."),
    Trouble.BAD_LOCATION: mark("It redirects to something that isn't a URL."),
    Trouble.TOO_MANY_REDIRECTS: "It redirects more than {hops} times.",
    Trouble.NAME_NOT_FOUND: "{host} does not lead to a public address.",
    Trouble.NO_NAME_SERVER: "No DNS server answered for {host} in time.",
    Trouble.NAME_SERVER_ERROR: "The DNS servers of {host} answer with an error.",
    Trouble.NOT_PUBLIC: "{host} does not lead to a public address.",
    Trouble.REFUSED: mark("It refuses connections."),
    Trouble.UNREACHABLE: mark("Its address can't be reached."),
    Trouble.NO_NETWORK: mark("There is no network that leads to its address."),
    Trouble.RESET: mark("It broke the connection off."),
    Trouble.CLOSED: mark("It closed the connection without an answer."),
    Trouble.NOT_HTTP: mark("It doesn't answer like a web server."),
    Trouble.TOO_LARGE: mark("Its answer is too large."),
    Trouble.TOO_SLOW: "It didn't answer within {seconds:g} seconds.",
    Trouble.TOO_LATE: mark("It took too long."),
    Trouble.EXPIRED: mark("Its certificate has expired."),
    Trouble.NOT_YET_VALID: mark("Its certificate is not valid yet."),
    Trouble.SELF_SIGNED: mark("Its certificate is self-signed."),
    Trouble.WRONG_NAME: mark("Its certificate is for another name."),
    Trouble.UNKNOWN_ISSUER: mark("Its certificate is from an issuer that is not trusted, or the chain is incomplete."),
    Trouble.BAD_CERTIFICATE: mark("Its certificate is refused."),
    Trouble.NO_TLS: mark("It doesn't speak TLS as browsers do."),
    Trouble.STATUS: "It answers with status {status}.",
}

# The larger kinds of these, by which callers decide: FetchOutcome.reason.
_KINDS: Mapping[str, tuple[Trouble, ...]] = {
    "bad_url": (Trouble.BAD_URL, Trouble.NOT_A_WEB_ADDRESS, Trouble.BAD_LOCATION),
    "dns": (Trouble.NAME_NOT_FOUND, Trouble.NO_NAME_SERVER, Trouble.NAME_SERVER_ERROR),
    "not_public": (Trouble.NOT_PUBLIC,),
    "too_many_redirects": (Trouble.TOO_MANY_REDIRECTS,),
    "connection": (
        Trouble.REFUSED,
        Trouble.UNREACHABLE,
        Trouble.NO_NETWORK,
        Trouble.RESET,
        Trouble.CLOSED,
        Trouble.NOT_HTTP,
    ),
    "too_large": (Trouble.TOO_LARGE,),
    "timeout": (Trouble.TOO_SLOW, Trouble.TOO_LATE),
    "tls": (
        Trouble.EXPIRED,
        Trouble.NOT_YET_VALID,
        Trouble.SELF_SIGNED,
        Trouble.WRONG_NAME,
        Trouble.UNKNOWN_ISSUER,
        Trouble.BAD_CERTIFICATE,
        Trouble.NO_TLS,
    ),
    "http": (Trouble.STATUS,),
}
KIND_OF = {trouble: kind for kind, troubles in _KINDS.items() for trouble in troubles}


class Failed(Exception):
    """reason: the kind of trouble. text: a sentence. status: of the answer. retry_after_s: as in FetchOutcome."""

    def __init__(
        self,
        trouble: Trouble,
        text: str = "",
        *,
        status: int | None = None,
        retry_after_s: int | None = None,
        **values: object,
    ):
        if isinstance(seconds := values.get("seconds"), float):
            values["seconds"] = round(seconds, 1 if seconds >= 1 else 2)
        self.text = text or SENTENCES[trouble].format(status=status, **values)
        super().__init__(self.text)
        self.trouble, self.reason, self.status, self.retry_after_s = trouble, KIND_OF[trouble], status, retry_after_s


# Codes of libcurl (https://curl.se/libcurl/c/libcurl-errors.html). pycurl lacks names for the newer ones.
_BY_NUMBER: Mapping[int, Trouble] = {
    3: Trouble.BAD_URL,
    18: Trouble.RESET,
    28: Trouble.TOO_SLOW,
    35: Trouble.NO_TLS,
    52: Trouble.CLOSED,
    58: Trouble.NO_TLS,
    59: Trouble.NO_TLS,
    60: Trouble.BAD_CERTIFICATE,
    91: Trouble.BAD_CERTIFICATE,
    98: Trouble.NO_TLS,
    100: Trouble.TOO_LARGE,
}
_COULDNT_CONNECT, _TLS, _SEND, _RECEIVE, _UNTRUSTED = 7, 35, 55, 56, 60
_BY_SYSTEM: Mapping[int, Trouble] = {
    errno.ECONNREFUSED: Trouble.REFUSED,
    errno.EHOSTUNREACH: Trouble.UNREACHABLE,
    errno.ENETUNREACH: Trouble.NO_NETWORK,
    errno.ENETDOWN: Trouble.NO_NETWORK,
    errno.ENONET: Trouble.NO_NETWORK,
    errno.ETIMEDOUT: Trouble.UNREACHABLE,
    errno.ECONNRESET: Trouble.RESET,
    errno.EPIPE: Trouble.RESET,
}
# Results of checking a certificate, as OpenSSL numbers them.
_BY_VERIFYING: Mapping[int, Trouble] = {
    2: Trouble.UNKNOWN_ISSUER,
    9: Trouble.NOT_YET_VALID,
    10: Trouble.EXPIRED,
    18: Trouble.SELF_SIGNED,
    19: Trouble.UNKNOWN_ISSUER,
    20: Trouble.UNKNOWN_ISSUER,
    21: Trouble.UNKNOWN_ISSUER,
    62: Trouble.WRONG_NAME,
    64: Trouble.WRONG_NAME,
}
_NAME_DIFFERS = re.compile(r"no alternative certificate subject name|does not match target host|subject name")


def trouble_of(number: int, message: str = "", *, os_error: int = 0, verify_result: int = 0) -> Trouble:
    """What an error of libcurl means. os_error: the last error of the system. verify_result: OpenSSL's."""
    if number == _COULDNT_CONNECT:
        return _BY_SYSTEM.get(os_error, Trouble.UNREACHABLE)
    if number in (_TLS, _SEND, _RECEIVE) and (os_error in (errno.ECONNRESET, errno.EPIPE) or "reset" in message):
        return Trouble.RESET
    if number == _UNTRUSTED:
        if found := _BY_VERIFYING.get(verify_result):
            return found
        return Trouble.WRONG_NAME if _NAME_DIFFERS.search(message) else Trouble.BAD_CERTIFICATE
    return _BY_NUMBER.get(number, Trouble.NOT_HTTP)
