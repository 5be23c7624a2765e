"""What can go wrong between us and an address that a user gave, each in one sentence."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from enum import StrEnum

from signpost.translations import gettext, mark


class Cause(StrEnum):
    """What went wrong. kind: the larger kind, by which callers decide. sentence: with placeholders where it depends."""

    kind: str
    sentence: str

    def __new__(cls, value: str, kind: str, sentence: str) -> Cause:
        member = str.__new__(cls, value)
        member._value_, member.kind, member.sentence = value, kind, sentence
        return member

    BAD_URL = "bad_url", "bad_url", mark("This URL can't be requested.")
    NOT_A_WEB_ADDRESS = "not_a_web_address", "bad_url", mark("It leads to something that isn't a web address.")
    BAD_LOCATION = "bad_location", "bad_url", mark("It redirects to something that isn't a URL.")
    TOO_MANY_REDIRECTS = "too_many_redirects", "too_many_redirects", mark("It redirects more than %(hops)s times.")
    NAME_NOT_FOUND = "name_not_found", "dns", mark("%(host)s does not lead to a public address.")
    NO_NAME_SERVER = "no_name_server", "dns", mark("No DNS server answered for %(host)s in time.")
    NAME_SERVER_ERROR = "name_server_error", "dns", mark("The DNS servers of %(host)s answer with an error.")
    NOT_PUBLIC = "not_public", "not_public", mark("%(host)s does not lead to a public address.")
    REFUSED = "refused", "connection", mark("It refuses connections.")
    UNREACHABLE = "unreachable", "connection", mark("Its address can't be reached.")
    NO_NETWORK = "no_network", "connection", mark("There is no network that leads to its address.")
    RESET = "reset", "connection", mark("It broke the connection off.")
    CLOSED = "closed", "connection", mark("It closed the connection without an answer.")
    NOT_HTTP = "not_http", "connection", mark("It doesn't answer like a web server.")
    TOO_LARGE = "too_large", "too_large", mark("Its answer is too large.")
    TOO_SLOW = "too_slow", "timeout", mark("It didn't answer within %(seconds)s seconds.")
    TOO_LATE = "too_late", "timeout", mark("It took too long.")
    EXPIRED = "expired", "tls", mark("Its certificate has expired.")
    NOT_YET_VALID = "not_yet_valid", "tls", mark("Its certificate is not valid yet.")
    SELF_SIGNED = "self_signed", "tls", mark("Its certificate is self-signed.")
    WRONG_NAME = "wrong_name", "tls", mark("Its certificate is for another name.")
    UNKNOWN_ISSUER = (
        *("unknown_issuer", "tls"),
        mark("Its certificate is from an issuer that is not trusted, or the chain is incomplete."),
    )
    BAD_CERTIFICATE = "bad_certificate", "tls", mark("Its certificate is refused.")
    NO_TLS = "no_tls", "tls", mark("It doesn't speak TLS as browsers do.")
    STATUS = "status", "http", mark("It answers with status %(status)s.")


class Failed(Exception):
    """reason: the kind of cause. text: a sentence. status: of the answer. retry_after_s: as in FetchOutcome."""

    def __init__(
        self,
        cause: Cause,
        text: str = "",
        *,
        status: int | None = None,
        retry_after_s: int | None = None,
        seconds: float = 0.0,
        **values: object,
    ):
        values |= {"status": status, "seconds": f"{round(seconds, 1 if seconds >= 1 else 2):g}"}
        self.text = text or cause.sentence % values
        super().__init__(self.text)
        self.cause, self.reason, self.status, self.retry_after_s = cause, cause.kind, status, retry_after_s


def in_words(text: str) -> str:
    """A sentence that was stored, in the reader's language."""
    for cause in Cause:
        before, placeholder, rest = cause.sentence.partition("%(")
        name, _, after = rest.partition(")s")
        if placeholder and text.startswith(before) and text.endswith(after):
            value = text[len(before) : -len(after)]
            if " " not in value:
                return gettext(cause.sentence, **{name: value})
    return gettext(text)


# Codes of libcurl (https://curl.se/libcurl/c/libcurl-errors.html). pycurl lacks names for the newer ones.
_COULDNT_CONNECT, _TLS, _SEND, _RECEIVE, _UNTRUSTED = 7, 35, 55, 56, 60
_BY_NUMBER: Mapping[int, Cause] = {
    **{3: Cause.BAD_URL, 18: Cause.RESET, 28: Cause.TOO_SLOW, 52: Cause.CLOSED, 100: Cause.TOO_LARGE},
    **dict.fromkeys((_TLS, 58, 59, 98), Cause.NO_TLS),
    91: Cause.BAD_CERTIFICATE,
}
_BY_SYSTEM: Mapping[int, Cause] = {
    **{errno.ECONNREFUSED: Cause.REFUSED, errno.ECONNRESET: Cause.RESET, errno.EPIPE: Cause.RESET},
    **dict.fromkeys((errno.ENETUNREACH, errno.ENETDOWN), Cause.NO_NETWORK),
}
# Results of checking a certificate, as OpenSSL numbers them.
_BY_VERIFYING: Mapping[int, Cause] = {
    **{9: Cause.NOT_YET_VALID, 10: Cause.EXPIRED, 18: Cause.SELF_SIGNED, 62: Cause.WRONG_NAME, 64: Cause.WRONG_NAME},
    **dict.fromkeys((2, 19, 20, 21), Cause.UNKNOWN_ISSUER),
}
_NAME_DIFFERS = re.compile(r"no alternative certificate subject name|does not match target host|subject name")


def cause_of(number: int, message: str = "", *, os_error: int = 0, verify_result: int = 0) -> Cause:
    """What an error of libcurl means. os_error: the last error of the system. verify_result: OpenSSL's."""
    if number == _COULDNT_CONNECT:
        return _BY_SYSTEM.get(os_error, Cause.UNREACHABLE)
    if number in (_TLS, _SEND, _RECEIVE) and (os_error in (errno.ECONNRESET, errno.EPIPE) or "reset" in message):
        return Cause.RESET
    if number == _UNTRUSTED:
        named = Cause.WRONG_NAME if _NAME_DIFFERS.search(message) else Cause.BAD_CERTIFICATE
        return _BY_VERIFYING.get(verify_result, named)
    return _BY_NUMBER.get(number, Cause.NOT_HTTP)
