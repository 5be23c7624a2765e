"""Writes an e-mail as text and HTML, and hands it to the mail server. Knows no database and no app.

It is small, without pictures or anything from elsewhere.

Nothing from outside becomes a header by itself: names and subjects are cut, cleaned of control characters and set
through `email.message`, and an address is taken apart before anything is sent to it.
"""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from email import policy
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import Policy
from email.utils import format_datetime

import jinja2

from signpost.domain import texts, times
from signpost.domain.mail import parts_of
from signpost.features.mail.settings import SmtpServer
from signpost.translations import language, templates

# For the connection, and for each answer.
TIMEOUT_S = 20.0
SUBJECT_LENGTH = 150
NAME_LENGTH = 100
# Text and HTML together, as characters. The largest that Signpost writes has about 20,000.
MAX_LENGTH = 200_000
# Of what a mail server says, in a reason.
ANSWER_LENGTH = 200
PRODUCT = "Signpost"


class Unavailable(Exception):
    """The server takes no mail now, whatever the message is; the text is a sentence."""


class MessageRefused(Exception):
    """The server refused one message; the text is a sentence. is_final: it would refuse it again."""

    def __init__(self, sentence: str, *, is_final: bool):
        super().__init__(sentence)
        self.is_final = is_final


class Uncertain(Exception):
    """The connection ended after the message was sent and before the answer; the text is a sentence."""


class _UrlHeader(UnstructuredHeader, BaseHeader):
    """A header that is one URL: on one line. The library would encode a long one, and then no program reads it."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_headers = HeaderRegistry()
_headers.map_to_type("list-unsubscribe", _UrlHeader)
_POLICY = policy.SMTP.clone(header_factory=_headers)


@dataclass(frozen=True)
class Letter:
    """An e-mail to one person. id: makes its Message-ID. unsubscribe_url: what one click ends it with (RFC 8058)."""

    id: str
    address: str
    name: str
    subject: str
    # They may hold a link that signs someone in.
    text: str = field(repr=False)
    html: str = field(repr=False)
    unsubscribe_url: str | None = field(default=None, repr=False)


def message_of(letter: Letter, sender: str) -> EmailMessage:
    """The message, ready to be sent. Raises Refused: no mail can go to this address."""
    recipient = _parts(letter.address)
    _, domain = _parts(sender)
    if len(letter.text) + len(letter.html) > MAX_LENGTH:
        raise MessageRefused(f"It has more than {MAX_LENGTH:,} characters.", is_final=True)
    message = EmailMessage(_POLICY)
    message["From"] = Address(PRODUCT, *_parts(sender))
    message["To"] = Address(_line(letter.name, NAME_LENGTH), *recipient)
    message["Subject"] = _line(letter.subject, SUBJECT_LENGTH)
    message["Date"] = format_datetime(times.now())
    message["Message-ID"] = f"<{letter.id}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe_url is not None:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe_url}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text, cte="quoted-printable")
    message.add_alternative(letter.html, subtype="html", cte="quoted-printable")
    return message


def _parts(address: str) -> tuple[str, str]:
    found = parts_of(address)
    if found is None:
        raise MessageRefused("No mail can be sent to this address.", is_final=True)
    return found


def _line(text: str, length: int) -> str:
    """Text as one line that fits into a header."""
    line = " ".join(texts.line_from(text).split())
    return line if len(line) <= length else line[: length - 1] + texts.ELLIPSIS


class Connection:
    """A connection to the mail server, for one or several messages. Raises Unavailable where there is none."""

    def __init__(self, server: SmtpServer, sender: str):
        self._sender = sender
        # Not the name of this machine, which others need not know and which the library would look up in DNS.
        name = _parts(sender)[1]
        context = ssl.create_default_context() if server.is_tls or server.starttls else None
        try:
            if server.is_tls:
                self._smtp: smtplib.SMTP = smtplib.SMTP_SSL(
                    server.host, server.port, name, timeout=TIMEOUT_S, context=context
                )
            else:
                self._smtp = smtplib.SMTP(server.host, server.port, name, timeout=TIMEOUT_S)
        except (OSError, ValueError, smtplib.SMTPException) as error:
            raise Unavailable(f"The mail server {server} does not answer: {_reason(error)}") from None
        try:
            if server.starttls:
                self._smtp.starttls(context=context)
            if server.user:
                self._smtp.login(server.user, server.password)
            else:
                self._smtp.ehlo_or_helo_if_needed()
        except smtplib.SMTPNotSupportedError:
            self.close()
            missing = "a way to sign in that Signpost knows" if server.is_tls or not server.starttls else "STARTTLS"
            raise Unavailable(f"The mail server {server} does not offer {missing}.") from None
        except smtplib.SMTPAuthenticationError as error:
            self.close()
            # Its answer could repeat what it was sent.
            raise Unavailable(
                f"The mail server {server} refuses the user and password of SMTP_URL ({error.smtp_code})."
            ) from None
        except (OSError, smtplib.SMTPException) as error:
            self.close()
            raise Unavailable(f"The mail server {server} cannot be used: {_reason(error)}") from None

    def close(self) -> None:
        self._smtp.close()

    def send(self, message: EmailMessage) -> None:
        """Hand over one message, to the one address of its header To. Raises Refused, Unavailable, Uncertain."""
        to = message["To"].addresses[0]
        needs_utf8 = not to.username.isascii()
        options = ["SMTPUTF8", "BODY=8BITMIME"] if needs_utf8 else []
        if needs_utf8 and not self._smtp.has_extn("smtputf8"):
            raise MessageRefused("The mail server takes only addresses in ASCII.", is_final=True)
        content = message.as_bytes(policy=_POLICY.clone(utf8=True) if needs_utf8 else None)
        try:
            code, answer = self._smtp.mail(self._sender, options)
            if code // 100 == 5:
                raise Unavailable(f"The mail server refuses the sender {self._sender}: {_answered(code, answer)}")
            if code == 250:
                code, answer = self._smtp.rcpt(to.addr_spec)
            if code not in (250, 251):
                self._smtp.rset()
                raise _refusal(code, answer)
        except (OSError, smtplib.SMTPException) as error:
            raise Unavailable(f"The mail server closed the connection: {_reason(error)}") from None
        try:
            code, answer = self._smtp.data(content)
        except smtplib.SMTPDataError as error:
            raise _refusal(error.smtp_code, error.smtp_error) from None
        except (OSError, smtplib.SMTPException):
            raise Uncertain(
                "The mail server did not confirm the message. It may have arrived, so it is not sent again."
            ) from None
        if code != 250:
            raise _refusal(code, answer)


def _refusal(code: int, answer: bytes | str) -> MessageRefused:
    return MessageRefused(f"The mail server refuses it: {_answered(code, answer)}", is_final=code // 100 == 5)


def _answered(code: int, answer: bytes | str) -> str:
    text = answer.decode("utf-8", "replace") if isinstance(answer, bytes) else answer
    return f"{code} {' '.join(texts.line_from(text).split())[:ANSWER_LENGTH].rstrip('.')}."


def _reason(error: Exception) -> str:
    if isinstance(error, smtplib.SMTPResponseException):
        return _answered(error.smtp_code, error.smtp_error)
    if isinstance(error, TimeoutError) or isinstance(error.__context__, TimeoutError):
        return f"no answer within {TIMEOUT_S:g} seconds."
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"{' '.join(texts.line_from(text).split())[:ANSWER_LENGTH].rstrip('.')}."


_templates = jinja2.Environment(
    loader=jinja2.PackageLoader("signpost.features.mail"),
    autoescape=jinja2.select_autoescape(["html"]),
    trim_blocks=True,
    lstrip_blocks=True,
)
templates.install(_templates)


@dataclass(frozen=True)
class Button:
    """The one thing to do. In text it is its address."""

    label: str
    url: str


@dataclass(frozen=True)
class Section:
    """A list: what, and its number or what is wrong with it. more: how many rows were left out."""

    title: str
    rows: Sequence[tuple[str, str]]
    more: int = 0


@dataclass(frozen=True)
class Content:
    subject: str
    heading: str
    lines: Sequence[str]
    # Its address may be a link that signs someone in.
    button: Button = field(repr=False)
    footer: Sequence[str]
    sections: Sequence[Section] = ()


def letter_of(content: Content, *, id: str, address: str, name: str, unsubscribe_url: str | None = None) -> Letter:
    """The e-mail that says this to one person."""
    text, html = (
        _templates.get_template(f"message.{kind}").render(
            content=content, unsubscribe_url=unsubscribe_url, language=language()
        )
        for kind in ("txt", "html")
    )
    return Letter(id, address, name, content.subject, text, html, unsubscribe_url)
