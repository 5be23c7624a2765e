"""The weekly summary of a workspace, and news of its hostnames and destinations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from urllib.parse import quote

from signpost.domain import dates, texts, times
from signpost.domain.json_types import JsonObject
from signpost.domain.mail import MailKind
from signpost.features.mail import mail_choices
from signpost.features.mail.smtp import Button, Content, Letter, Section, letter_of
from signpost.features.mail.summary import Failing, Summary, VisitedAddress
from signpost.features.mail.tables import Mail
from signpost.features.sign_in.operations import sessions
from signpost.features.sign_in.operations.account import language_of
from signpost.operations.caller import Caller
from signpost.operations.workspaces.workspaces import by_slug
from signpost.runtime import settings
from signpost.runtime.settings import service_origin
from signpost.storage.models import User
from signpost.translations import Translated, language, mark, ngettext, number, speaking
from signpost.translations import gettext as _

# Characters of an address: a message has up to 50 of them, and each may have 2,000.
ADDRESS_LENGTH = 160
# What the kinds are called in lists, and what pages and e-mails say about each.
LABELS = Translated(
    {MailKind.SUMMARY: mark("Weekly summary"), MailKind.STATUS: mark("Alerts about hostnames and destinations")}
)
QUESTIONS = {
    MailKind.SUMMARY: mark("Stop weekly summaries of %(workspace)s?"),
    MailKind.STATUS: mark("Stop alerts for %(workspace)s?"),
}
ENDED = {
    MailKind.SUMMARY: mark("You get no more weekly summaries of %(workspace)s."),
    MailKind.STATUS: mark("You get no more alerts for %(workspace)s."),
}
_WHY = {
    MailKind.SUMMARY: mark(
        "You get this because weekly summaries of %(workspace)s are on. You can turn them off on your account page."
    ),
    MailKind.STATUS: mark(
        "You get this because alerts for %(workspace)s are on. You can turn them off on your account page."
    ),
}


def letter_to(mail: Mail, caller: Caller, summary: Summary | None) -> Letter:
    """The e-mail to a member. caller: the member; summary: of the week that it is about, where it is one."""
    token = mail_choices.unsubscribe_token(caller.workspace.id, caller.user.id, mail.kind)
    with speaking(language_of(caller.user)):
        return letter_of(
            _news(mail, caller) if summary is None else _summary(summary, caller),
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
    return [_(_WHY[kind], workspace=caller.workspace.name)]


# --- the summary --------------------------------------------------------------------------------------------------


def _summary(week: Summary, caller: Caller) -> Content:
    is_utc, style = week.zone == dates.UTC_NAME, dates.style_of(caller.user.dates, language())
    clicked, workspace = week.clicks, caller.workspace.name
    lists = [
        _failing(_("Hostnames that don't point here"), week.hosts),
        _failing(_("Links whose destination is down"), week.destinations),
        Section(_("Not found") if is_utc else _("Not found (days in UTC)"), _counted(week.missed)),
    ]
    heading = _("%(workspace)s, week of %(day)s", workspace=workspace, day=_day(week.since, caller.user))
    subject, lines, button = heading, [], Button(_("Open the dashboard"), _page(caller, "/"))
    if clicked is not None:
        subject = _("%(workspace)s: %(clicks)s last week", workspace=workspace, clicks=_clicks(clicked.clicks))
        lines = [*clicked.sentences(style)]
        title = _("Most clicked") if is_utc else _("Most clicked (days in UTC)")
        lists.insert(0, Section(title, _counted(clicked.most_clicked)))
        days = f"from={week.since}&to={week.until}&timezone={quote(week.zone)}"
        button = Button(_("Open the statistics"), _page(caller, f"/clicks?{days}"))
    return Content(
        subject=subject,
        heading=heading,
        lines=[*lines, _("Times in UTC") if is_utc else _("Times in %(zone)s", zone=week.zone)],
        sections=[entries for entries in lists if entries.rows],
        button=button,
        footer=_footer(caller, MailKind.SUMMARY),
    )


def _counted(rows: Sequence[VisitedAddress]) -> list[tuple[str, str]]:
    return [(_short(row.address), number(row.clicks)) for row in rows]


def _short(address: str) -> str:
    return texts.cut(address, ADDRESS_LENGTH)


def _failing(title: str, found: Failing) -> Section:
    return Section(title, [(_short(entry), "") for entry in found.samples], found.more)


def _clicks(count: int) -> str:
    return ngettext("%(num)s click", "%(num)s clicks", count)


def _day(day: date, user: User) -> str:
    return dates.day(day, dates.style_of(user.dates, language()), 0)


def moment_for(user: User | None, text: str) -> str:
    """A moment as a user reads it: in their time zone, UTC where they chose none, and in their way to write dates.

    The time zone of a browser is not known to what is sent. text: the moment as the database has it.
    """
    zone, chosen = (user.timezone, user.dates) if user is not None else ("", "")
    return dates.exact(times.parse(text), dates.zone_of(zone), dates.style_of(chosen, language()))


# --- news ---------------------------------------------------------------------------------------------------------


def _news(mail: Mail, caller: Caller) -> Content:
    news, more = mail.about["news"], mail.about["more"]
    sentences = [_sentence(new) for new in news]
    moments = [moment_for(caller.user, entry.get("at", mail.created_at)) for entry in news]
    rows = [
        (sentence.rstrip("."), f"{entry['reason']} {moment}".strip())
        for sentence, moment, entry in zip(sentences, moments, news, strict=True)
    ]
    is_own = len(news) == 1 and not more
    return Content(
        subject=sentences[0].rstrip(".")
        if is_own
        else ngettext(
            "%(workspace)s: %(num)s change",
            "%(workspace)s: %(num)s changes",
            len(news) + more,
            workspace=caller.workspace.name,
        ),
        heading=caller.workspace.name,
        lines=[
            f"{sentences[0]} {news[0]['reason']}".strip(),
            _("Date and time: %(moment)s", moment=moments[0]),
        ]
        if is_own
        else [],
        sections=() if is_own else [Section(_("What changed"), rows, more)],
        button=Button(
            _("Open the dashboard"), _page(caller, "/hosts" if all("host" in new for new in news) else "/links")
        ),
        footer=_footer(caller, MailKind.STATUS),
    )


def _sentence(news: JsonObject) -> str:
    if "host" in news:
        news_text = mark("%(host)s now points here.") if news["is_well"] else mark("%(host)s no longer points here.")
        return _(news_text, host=news["host"])
    if "webhook" in news:
        return _("The webhook to %(address)s was turned off.", address=news["webhook"])
    is_well = news["is_well"]
    news_text = (
        mark("The destination of %(address)s works again.")
        if is_well
        else mark("The destination of %(address)s is down.")
    )
    return _(news_text, address=_short(news["address"]))
