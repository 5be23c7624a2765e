"""The settings of e-mail, and what SMTP_URL says.

SMTP_URL is smtp://user:password@mail.example.com:587, or smtps:// for TLS from the first byte. A connection of smtp://
becomes TLS with STARTTLS before anything else is said, and is closed where the server offers none. A server on this
machine is used without; `?starttls=never` says the same of a relay in a network that is trusted, and
`?starttls=always` takes the exception for this machine back.
"""

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from marshmallow import Schema, ValidationError, fields, post_load

from signpost.domain.json_types import Loaded
from signpost.domain.mail import parts_of
from signpost.domain.records.addresses import is_ip_address, is_loopback_name

_PORTS = {"smtp": 587, "smtps": 465}
_FORM = "Must be like smtp://user:password@mail.example.com:587, or smtps:// for TLS from the start."


@dataclass(frozen=True)
class SmtpServer:
    """is_tls: from the first byte. starttls: TLS before anything else is said. user: "" where it wants none."""

    host: str
    port: int
    is_tls: bool
    starttls: bool
    user: str = ""
    password: str = field(default="", repr=False)

    def __str__(self) -> str:
        return f"{self.host}, port {self.port}"


def server_of(url: str) -> SmtpServer:
    """The server that a URL names. Raises ValueError with a sentence, which does not repeat the password."""
    try:
        parts = urlsplit(url)
        port = parts.port
        options = dict(parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query)))
    except ValueError:
        raise ValueError(_FORM) from None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path not in ("", "/") or parts.fragment:
        raise ValueError(_FORM)
    host, user, password = parts.hostname, unquote(parts.username or ""), unquote(parts.password or "")
    starttls = options.pop("starttls", "never" if is_loopback_name(host) else "always").lower()
    if options or starttls not in ("always", "never"):
        raise ValueError("It may end with ?starttls=always or ?starttls=never, and nothing else.")
    if not (user + password).isascii():
        raise ValueError("It has a user or password with characters outside ASCII, which mail servers do not take.")
    if bool(user) != bool(password):
        raise ValueError("Give a user and a password, or neither.")
    is_tls = parts.scheme == "smtps"
    if user and not is_tls and starttls == "never" and not is_loopback_name(host):
        raise ValueError("It would send the password over the network without encryption: leave ?starttls=never out.")
    return SmtpServer(host, port or _PORTS[parts.scheme], is_tls, not is_tls and starttls == "always", user, password)


def _smtp_url(value: str) -> None:
    try:
        server_of(value)
    except ValueError as error:
        raise ValidationError(str(error)) from None


def _mail_from(value: str) -> None:
    if parts_of(value) is None or not value.isascii():
        raise ValidationError("Must be an e-mail address in ASCII, like signpost@example.com.")


def _usual_sender(public_url: str | None) -> str:
    host = urlsplit(public_url or "").hostname or ""
    parts = parts_of(f"signpost@{host}")
    if parts is None or "." not in host or is_ip_address(host):
        sentence = "SMTP_URL is set, and no PUBLIC_URL says from which domain mail comes. Set MAIL_FROM to an address."
        raise ValidationError({"MAIL_FROM": [sentence]})
    return "@".join(parts)


class MailSettings(Schema):
    """What the feature mail reads."""

    SMTP_URL = fields.String(
        load_default=None,
        allow_none=True,
        validate=_smtp_url,
        metadata={
            "description": "The mail server, like smtp://user:password@mail.example.com:587; none: no e-mail is sent.",
            "is_secret": True,
        },
    )
    MAIL_FROM = fields.String(
        load_default=None,
        allow_none=True,
        validate=_mail_from,
        metadata={"description": "The sender of e-mail; default: signpost@ and the host of PUBLIC_URL."},
    )

    @post_load
    def complete_sender(self, settings: Loaded, **_: Any) -> Loaded:
        if settings["SMTP_URL"] and not settings["MAIL_FROM"]:
            settings["MAIL_FROM"] = _usual_sender(settings["PUBLIC_URL"])
        return settings
