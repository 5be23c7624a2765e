"""The settings of e-mail."""

from typing import Any
from urllib.parse import urlsplit

from marshmallow import Schema, ValidationError, fields, post_load

from signpost.domain.json_types import Loaded
from signpost.domain.mail import parts_of
from signpost.domain.records.addresses import is_ip_address
from signpost.features.mail.smtp_url import server_of


def _smtp_url(value: str) -> None:
    try:
        server_of(value)
    except ValueError as error:
        raise ValidationError(str(error)) from None


def _mail_from(value: str) -> None:
    if parts_of(value) is None or not value.isascii():
        raise ValidationError("must be an e-mail address in ASCII, like signpost@example.com.")


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
