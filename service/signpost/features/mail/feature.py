"""What e-mail adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask

    from signpost.runtime.tasks.watcher import Watcher


@hookimpl
def commands() -> Commands:
    return {
        "mail": ("Test the mail server and list a workspace's e-mails.", ("signpost.features.mail.commands",)),
    }


@hookimpl
def add_tasks(watcher: Watcher, app: Flask) -> None:
    from signpost.features.mail import sender

    sender.add_to(watcher, app)
