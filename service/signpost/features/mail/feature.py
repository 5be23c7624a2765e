"""What e-mail adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask
    from marshmallow import Schema

    from signpost.domain.json_types import JsonObject
    from signpost.runtime.watcher import Watcher
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import Host, Record
    from signpost.web.dashboard_pages import DashboardPages

# Where others join in.
HOOKS = "signpost.features.mail.hooks"
# Whose operations its own use.
NEEDS = ("sign_in",)
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/unsubscribe",)


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.mail.tables import TABLES

    return TABLES


@hookimpl
def settings() -> type[Schema]:
    from signpost.features.mail.settings import MailSettings

    return MailSettings


@hookimpl
def commands() -> Commands:
    return {
        "mail": ("Test the mail server and list a workspace's e-mails.", ("signpost.features.mail.commands",)),
    }


@hookimpl
def examine_server(app: Flask) -> list[JsonObject]:
    from signpost.features.mail import server_check

    return server_check.examine(app.config)


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.mail import pages
    from signpost.web.dashboard_pages import DashboardPages

    return DashboardPages(pages.blp, (pages,))


@hookimpl
def waiting_work() -> dict[str, tuple[int, str | None]]:
    from signpost.features.mail import mail_queue

    return {"mail": mail_queue.waiting()}


@hookimpl
def add_tasks(watcher: Watcher, app: Flask) -> None:
    from signpost.features.mail import sender

    sender.add_to(watcher, app)


@hookimpl
def destination_changed(record: Record, destination: str, is_well: bool, reason: str) -> None:
    from signpost.features.mail import mail_queue

    mail_queue.destination_changed(record, destination, is_well, reason)


@hookimpl
def host_checked(host: Host, was_checked: bool, was_correct: bool, problems: Sequence[str]) -> None:
    from signpost.features.mail import mail_queue

    mail_queue.host_checked(host, was_checked, was_correct, problems)


@hookimpl
def webhook_failed(workspace_id: str, url: str, reason: str) -> None:
    from signpost.features.mail import mail_queue

    mail_queue.webhook_failed(workspace_id, url, reason)
