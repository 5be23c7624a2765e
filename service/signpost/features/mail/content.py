"""What an e-mail says, and how it becomes text and HTML: small, without pictures or anything from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import jinja2

from signpost.features.mail.smtp import Letter
from signpost.translations import language, templates

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
