"""Whether the mail server answers, for `signpost doctor`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signpost.domain.json_types import JsonObject
from signpost.features.mail.settings import server_of
from signpost.features.mail.smtp import Connection, Unavailable


def examine(config: Mapping[str, Any]) -> list[JsonObject]:
    """Whether the server of SMTP_URL answers and lets Signpost in; nothing where none is set. Nothing is sent."""
    if not config["SMTP_URL"]:
        return []
    server = server_of(config["SMTP_URL"])
    try:
        Connection(server, config["MAIL_FROM"]).close()
        text, todo = f"The mail server {server} answers.", ""
    except Unavailable as error:
        text, todo = str(error), "Check SMTP_URL and the firewall. `signpost mail test ADDRESS` sends an e-mail."
    return [{"kind": "mail", "step": "smtp", "is_fine": not todo, "text": text, "todo": todo}]
