"""The weekly summary of a workspace, and news of its hostnames and destinations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from urllib.parse import quote

from signpost.domain import texts
from signpost.domain.mail import MailKind
from signpost.domain.outside import JsonObject
from signpost.mail.content import Button, Content, Section, letter_of
from signpost.operations.caller import Caller
from signpost.operations.clicks.summary import Failing, Summary, VisitedAddress
from signpost.operations.people import mail_choices, sessions
from signpost.operations.workspaces.workspace_slugs import by_slug
from signpost.runtime import settings
from signpost.runtime.mail.smtp import Letter
from signpost.runtime.settings import service_origin
from signpost.storage.models import Mail

# Characters of an address: a message has up to 50 of them, and each may have 2,000.
ADDRESS_LENGTH = 160
NAMES = {MailKind.SUMMARY: "weekly summaries", MailKind.STATUS: "news of hostnames and destinations"}


def letter_to(mail: Mail, caller: Caller, summary: Summary | None) -> Letter:
    """The e-mail to a member. caller: the member; summary: of the week that it is about, where it is one."""
    content = _news(mail.about, caller) if summary is None else _summary(summary, caller)
    token = mail_choices.unsubscribe_token(caller.workspace.id, caller.user.id, mail.kind)
    return letter_of(
        content,
        id=mail.id,
        address=caller.user.email,
        name=caller.user.name,
        unsubscribe_url=f"{service_origin(settings.active())}/unsubscribe/{token}",
    )


def _page(caller: Caller, path: str) -> str:
    """The address of a page of the workspace, as this person's dashboard has it."""
    slugs = {entry.id: slug for slug, entry in by_slug(sessions.workspaces_of(caller)).items()}
    return f"{service_origin(settings.active())}/w/{quote(slugs[caller.workspace.id])}{path}"


def _footer(caller: Caller, kind: MailKind) -> list[str]:
    return [f"You get {NAMES[kind]} of {caller.workspace.name}. Your account page has a switch for them."]


# --- the summary --------------------------------------------------------------------------------------------------


def _summary(week: Summary, caller: Caller) -> Content:
    lists = [
        Section("Most clicked", _counted(week.max_count)),
        _failing("Hostnames that do not point here", week.hosts),
        _failing("Links whose destination is down", week.destinations),
        Section("Not found", _counted(week.missed)),
    ]
    return Content(
        subject=f"{caller.workspace.name}: {_clicks(week.clicks)} last week",
        heading=f"{caller.workspace.name}, {_days(week.since, week.until)}",
        lines=[_comparison(week)],
        sections=[entries for entries in lists if entries.rows],
        button=Button("Open the statistics", _page(caller, f"/clicks?from={week.since}&to={week.until}")),
        footer=_footer(caller, MailKind.SUMMARY),
    )


def _counted(rows: Sequence[VisitedAddress]) -> list[tuple[str, str]]:
    return [(_short(row.address), f"{row.clicks:,}") for row in rows]


def _short(address: str) -> str:
    return texts.cut(address, ADDRESS_LENGTH)


def _failing(title: str, found: Failing) -> Section:
    return Section(title, [(_short(entry), "") for entry in found.samples], found.more)


def _clicks(count: int) -> str:
    return "1 click" if count == 1 else f"{count:,} clicks"


def _days(since: date, until: date) -> str:
    year = "" if since.year == until.year else f" {since.year}"
    month = "" if since.month == until.month else f" {since:%B}{year}"
    return f"{since.day}{month} to {until.day} {until:%B} {until.year}"


def _comparison(week: Summary) -> str:
    total = f"{_clicks(week.clicks)} by people"
    if not week.before:
        return f"{total}, and none in the week before."
    if week.clicks == week.before:
        return f"{total}, as many as in the week before."
    change = abs(week.clicks - week.before) / week.before
    word = "more" if week.clicks > week.before else "less"
    amount = f"{change:.0%}" if change >= 0.005 else "under 1%"
    return f"{total}, {amount} {word} than in the week before ({week.before:,})."


# --- news ---------------------------------------------------------------------------------------------------------


def _news(about: JsonObject, caller: Caller) -> Content:
    news, more = about["news"], about["more"]
    sentences = [_sentence(new) for new in news]
    rows = [(sentence.rstrip("."), entry["reason"]) for sentence, entry in zip(sentences, news, strict=True)]
    is_own = len(news) == 1 and not more
    return Content(
        subject=sentences[0].rstrip(".") if is_own else f"{caller.workspace.name}: {len(news) + more} changes",
        heading=caller.workspace.name,
        lines=[f"{sentences[0]} {news[0]['reason']}".strip()] if is_own else [],
        sections=() if is_own else [Section("What changed", rows, more)],
        button=Button(
            "Open the dashboard", _page(caller, "/hosts" if all("host" in new for new in news) else "/links")
        ),
        footer=_footer(caller, MailKind.STATUS),
    )


def _sentence(news: JsonObject) -> str:
    if "host" in news:
        return f"{news['host']} {'now' if news['is_well'] else 'no longer'} points here."
    if "webhook" in news:
        return f"The webhook to {news['webhook']} was switched off."
    address = _short(news["address"])
    return f"The destination of {address} {'works again' if news['is_well'] else 'is down'}."
