"""Queues the e-mail of workspaces: weekly summaries, and news of hostnames and destinations. sender.py sends it.

News is collected for a while, so that a server that is down with a thousand links makes one message and not a
thousand. What a message reports is stored, never its text: the text is made when it is sent. Sign-in links and
invitations are not here at all, because their secrets may not be in the database (features/mail/outbox.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from urllib.parse import urlsplit

from signpost.domain import times
from signpost.domain.json_types import JsonObject
from signpost.domain.mail import MailKind, MailState
from signpost.features.mail.tables import Mail
from signpost.runtime import settings
from signpost.storage.models import Host, Record, Workspace
from signpost.storage.statements.due_times import waiting_in

# The settings of a workspace (operations/workspaces/setting_keys.py) that switch each kind on.
SWITCHES = {MailKind.SUMMARY: "email_summary", MailKind.STATUS: "email_host_status"}
# News is sent this long after the first of it, and this long after the message before.
NEWS_AFTER, NEWS_EVERY = timedelta(minutes=2), timedelta(hours=1)
# In one message; of the rest it says how many there are.
MAX_NEWS = 50
# E-mail to members of one workspace within a day.
MAX_A_DAY = 1_000


def is_on() -> bool:
    """Whether Signpost sends e-mail."""
    return bool(settings.active()["SMTP_URL"])


def waiting() -> tuple[int, str | None]:
    """How many e-mails are due, and since when the first is."""
    return waiting_in(Mail, Mail.due_at, Mail.due_at <= times.now_text())


def is_wanted(workspace: Workspace, kind: MailKind) -> bool:
    """Whether a workspace has a kind of e-mail switched on."""
    return bool(workspace.settings.get(SWITCHES[kind]) == "true")


def host_checked(host: Host, was_checked: bool, was_correct: bool, problems: Iterable[str]) -> None:
    """Queue what the check of a hostname has changed, in its transaction; `host` has the result and is saved later.

    A hostname is reported as failing only after two checks in a row, so that a DNS server that does not answer once
    makes no alarm; and as working if it did not at the check before. Where it worked at once there is no news.
    """
    if host.correct:
        is_news = was_checked and host.reported_correct is not True
        host.reported_correct = True
    else:
        is_news = was_checked and not was_correct and host.reported_correct is True
        if is_news:
            host.reported_correct = False
    if is_news:
        _queue_news(host.workspace_id, {"host": host.host, "is_well": host.correct, "reason": " ".join(problems)[:500]})


def destination_changed(record: Record, destination: str, is_well: bool, reason: str) -> None:
    """Queue that a watched destination went down or works again, in the transaction that noticed."""
    news = {"address": record.address, "destination": destination, "is_well": is_well}
    _queue_news(record.workspace_id, {**news, "reason": "" if is_well else reason})


def webhook_failed(workspace_id: str, url: str, reason: str) -> None:
    """Queue that a webhook was switched off: with the host of its address, which is a secret below manager."""
    host = urlsplit(url).hostname or ""
    _queue_news(workspace_id, {"webhook": host, "is_well": False, "reason": reason})


def _queue_news(workspace_id: str, news: JsonObject) -> None:
    if not is_on() or not is_wanted(Workspace.get_by_id(workspace_id), MailKind.STATUS):
        return
    now = times.now()
    news = {**news, "at": times.text(now)}
    of_workspace = (Mail.workspace == workspace_id) & (Mail.kind == MailKind.STATUS)
    waiting: Mail | None = Mail.get_or_none(
        of_workspace & Mail.user.is_null() & (Mail.state == MailState.WAITING) & Mail.due_at.is_null(False)
    )
    if waiting is not None:
        about = waiting.about
        if len(about["news"]) < MAX_NEWS:
            about["news"].append(news)
        else:
            about["more"] += 1
        Mail.update(about=about, updated_at=times.text(now)).where(Mail.id == waiting.id).execute()
        return
    latest = Mail.select(Mail.created_at).where(of_workspace).order_by(Mail.id.desc()).limit(1).scalar()
    due = now + NEWS_AFTER
    if latest is not None and latest <= times.text(now):
        due = max(due, times.parse(latest) + NEWS_EVERY)
    Mail.create(
        workspace=workspace_id, kind=MailKind.STATUS, about={"news": [news], "more": 0}, due_at=times.text(due)
    )  # fmt: skip


def queue_summaries(until: str) -> int:
    """Queue the summary of the week that ends with the day `until`, for each workspace that wants it: how many."""
    count = 0
    for workspace in Workspace.select().order_by(Workspace.id):
        if is_wanted(workspace, MailKind.SUMMARY):
            Mail.create(workspace=workspace, kind=MailKind.SUMMARY, about={"until": until})
            count += 1
    return count
