"""What can go wrong between us and an address that a user gave, each in one sentence."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from enum import StrEnum

from signpost.translations import mark


class Cause(StrEnum):
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
SENTENCES: Mapping[Cause, str] = {
    Cause.BAD_URL: mark("This URL can't be requested."),
    Cause.NOT_A_WEB_ADDRESS: mark("It leads to something that isn't a web address."),
    Cause.BAD_LOCATION: mark("It redirects to something that isn't a URL."),
    Cause.TOO_MANY_REDIRECTS: "It redirects more than {hops} times.",
    Cause.NAME_NOT_FOUND: "{host} does not lead to a public address.",
    Cause.NO_NAME_SERVER: "No DNS server answered for {host} in time.",
    Cause.NAME_SERVER_ERROR: "The DNS servers of {host} answer with an error.",
    Cause.NOT_PUBLIC: "{host} does not lead to a public address.",
    Cause.REFUSED: mark("It refuses connections."),
    Cause.UNREACHABLE: mark("Its address can't be reached."),
    Cause.NO_NETWORK: mark("There is no network that leads to its address."),
    Cause.RESET: mark("It broke the connection off."),
    Cause.CLOSED: mark("It closed the connection without an answer."),
    Cause.NOT_HTTP: mark("It doesn't answer like a web server."),
    Cause.TOO_LARGE: mark("Its answer is too large."),
    Cause.TOO_SLOW: "It didn't answer within {seconds:g} seconds.",
    Cause.TOO_LATE: mark("It took too long."),
    Cause.EXPIRED: mark("Its certificate has expired."),
    Cause.NOT_YET_VALID: mark("Its certificate is not valid yet."),
    Cause.SELF_SIGNED: mark("Its certificate is self-signed."),
    Cause.WRONG_NAME: mark("Its certificate is for another name."),
    Cause.UNKNOWN_ISSUER: mark("Its certificate is from an issuer that is not trusted, or the chain is incomplete."),
    Cause.BAD_CERTIFICATE: mark("Its certificate is refused."),
    Cause.NO_TLS: mark("It doesn't speak TLS as browsers do."),
    Cause.STATUS: "It answers with status {status}.",
}

# The larger kinds of these, by which callers decide: FetchOutcome.reason.
_KINDS: Mapping[str, tuple[Cause, ...]] = {
    "bad_url": (Cause.BAD_URL, Cause.NOT_A_WEB_ADDRESS, Cause.BAD_LOCATION),
    "dns": (Cause.NAME_NOT_FOUND, Cause.NO_NAME_SERVER, Cause.NAME_SERVER_ERROR),
    "not_public": (Cause.NOT_PUBLIC,),
    "too_many_redirects": (Cause.TOO_MANY_REDIRECTS,),
    "connection": (
        Cause.REFUSED,
        Cause.UNREACHABLE,
        Cause.NO_NETWORK,
        Cause.RESET,
        Cause.CLOSED,
        Cause.NOT_HTTP,
    ),
    "too_large": (Cause.TOO_LARGE,),
    "timeout": (Cause.TOO_SLOW, Cause.TOO_LATE),
    "tls": (
        Cause.EXPIRED,
        Cause.NOT_YET_VALID,
        Cause.SELF_SIGNED,
        Cause.WRONG_NAME,
        Cause.UNKNOWN_ISSUER,
        Cause.BAD_CERTIFICATE,
        Cause.NO_TLS,
    ),
    "http": (Cause.STATUS,),
}
KIND_OF = {cause: kind for kind, causes in _KINDS.items() for cause in causes}


class Failed(Exception):
    """reason: the kind of cause. text: a sentence. status: of the answer. retry_after_s: as in FetchOutcome."""

    def __init__(
        self,
        cause: Cause,
        text: str = "",
        *,
        status: int | None = None,
        retry_after_s: int | None = None,
        **values: object,
    ):
        if isinstance(seconds := values.get("seconds"), float):
            values["seconds"] = round(seconds, 1 if seconds >= 1 else 2)
        self.text = text or SENTENCES[cause].format(status=status, **values)
        super().__init__(self.text)
        self.cause, self.reason, self.status, self.retry_after_s = cause, KIND_OF[cause], status, retry_after_s


# Codes of libcurl (https://curl.se/libcurl/c/libcurl-errors.html). pycurl lacks names for the newer ones.
_BY_NUMBER: Mapping[int, Cause] = {
    3: Cause.BAD_URL,
    18: Cause.RESET,
    28: Cause.TOO_SLOW,
    35: Cause.NO_TLS,
    52: Cause.CLOSED,
    58: Cause.NO_TLS,
    59: Cause.NO_TLS,
    60: Cause.BAD_CERTIFICATE,
    91: Cause.BAD_CERTIFICATE,
    98: Cause.NO_TLS,
    100: Cause.TOO_LARGE,
}
_COULDNT_CONNECT, _TLS, _SEND, _RECEIVE, _UNTRUSTED = 7, 35, 55, 56, 60
_BY_SYSTEM: Mapping[int, Cause] = {
    errno.ECONNREFUSED: Cause.REFUSED,
    errno.EHOSTUNREACH: Cause.UNREACHABLE,
    errno.ENETUNREACH: Cause.NO_NETWORK,
    errno.ENETDOWN: Cause.NO_NETWORK,
    errno.ETIMEDOUT: Cause.UNREACHABLE,
    errno.ECONNRESET: Cause.RESET,
    errno.EPIPE: Cause.RESET,
}
# Results of checking a certificate, as OpenSSL numbers them.
_BY_VERIFYING: Mapping[int, Cause] = {
    2: Cause.UNKNOWN_ISSUER,
    9: Cause.NOT_YET_VALID,
    10: Cause.EXPIRED,
    18: Cause.SELF_SIGNED,
    19: Cause.UNKNOWN_ISSUER,
    20: Cause.UNKNOWN_ISSUER,
    21: Cause.UNKNOWN_ISSUER,
    62: Cause.WRONG_NAME,
    64: Cause.WRONG_NAME,
}
_NAME_DIFFERS = re.compile(r"no alternative certificate subject name|does not match target host|subject name")


def cause_of(number: int, message: str = "", *, os_error: int = 0, verify_result: int = 0) -> Cause:
    """What an error of libcurl means. os_error: the last error of the system. verify_result: OpenSSL's."""
    if number == _COULDNT_CONNECT:
        return _BY_SYSTEM.get(os_error, Cause.UNREACHABLE)
    if number in (_TLS, _SEND, _RECEIVE) and (os_error in (errno.ECONNRESET, errno.EPIPE) or "reset" in message):
        return Cause.RESET
    if number == _UNTRUSTED:
        if found := _BY_VERIFYING.get(verify_result):
            return found
        return Cause.WRONG_NAME if _NAME_DIFFERS.search(message) else Cause.BAD_CERTIFICATE
    return _BY_NUMBER.get(number, Cause.NOT_HTTP)
