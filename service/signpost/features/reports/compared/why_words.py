"""Why clicks changed, as a sentence: on pages with links and names, elsewhere as plain text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from signpost.features.reports.sums import Contribution, Why, WhyForm
from signpost.translations import gettext as _
from signpost.translations import ngettext, number, percent
from signpost.translations.names import COUNTRIES, countries


def name_of(part: Contribution) -> str:
    """What a value is called where nobody knows more about it."""
    if part.by == "country":
        return countries(COUNTRIES).get(part.value, part.value)
    if part.by == "trigger" and part.value == "qr":
        return _("QR code")
    if part.by == "rule":
        return _("rule %(number)s", number=part.value)
    return part.value


def note_of(part: Contribution) -> str:
    """What is said of a value besides its number; "": nothing."""
    return _("new since %(day)s", day=part.first_day) if part.first_day else ""


@dataclass(frozen=True)
class Phrasing:
    """How a sentence is written. name: of a value; part: of a text about a value; lead: of how it begins; note: of what
    else is known of a value. All return what goes into the sentence as it is.
    """

    name: Callable[[Contribution], str] = name_of
    part: Callable[[Contribution, str], str] = lambda part, text: text
    lead: Callable[[str], str] = str
    note: Callable[[Contribution], str] = note_of

    def told(self, why: Why) -> str:
        """The sentence; "" where there is nothing to compare."""
        if why.form is WhyForm.NOTHING_BEFORE:
            return ""
        if why.form is WhyForm.TOO_FEW:
            return self._too_few(why)
        if why.form is WhyForm.MUCH_THE_SAME:
            return self._much_the_same(why)
        lead = self.lead(
            ngettext(
                "%(difference)s against the day before",
                "%(difference)s against the %(num)s days before",
                why.days,
                difference=signed_text(why.difference),
            )
        )
        if why.form is WhyForm.ONE_CAUSE:
            (cause,) = why.parts
            return _("%(change)s, nearly all from %(cause)s.", change=lead, cause=self._noted(cause, self.name(cause)))
        if not why.parts:
            return _("%(change)s.", change=lead)
        parts = ", ".join(self._signed(part) for part in why.parts)
        return _("%(change)s: %(parts)s.", change=lead, parts=parts)

    def _too_few(self, why: Why) -> str:
        return ngettext(
            "%(too_few)s: %(now)s, after %(before)s on the day before.",
            "%(too_few)s: %(now)s, after %(before)s in the %(num)s days before.",
            why.days,
            too_few=self.lead(_("Too few clicks to say why")),
            now=number(why.clicks),
            before=number(why.before),
        )

    def _much_the_same(self, why: Why) -> str:
        lead = self.lead(
            ngettext("Much the same as on the day before", "Much the same as in the %(num)s days before", why.days)
        )
        share = why.change.percent or 0
        text = _("%(same)s (%(change)s).", same=lead, change=signed_percent(share))
        if why.parts:
            first, second = (self._signed(part) for part in why.parts)
            text += " " + _("%(first)s and %(second)s cancel out.", first=first, second=second)
        return text

    def _signed(self, part: Contribution) -> str:
        return self._noted(part, f"{signed_text(part.difference)} {self.name(part)}")

    def _noted(self, part: Contribution, text: str) -> str:
        shown, note = self.part(part, text), self.note(part)
        return _("%(part)s (%(note)s)", part=shown, note=note) if note else shown


def signed_text(difference: int) -> str:
    """A difference like +1,234, −5 or 0."""
    return f"{'+' if difference > 0 else '−' if difference < 0 else ''}{number(abs(difference))}"


def signed_percent(change: int) -> str:
    return f"{'+' if change > 0 else '−' if change < 0 else '±'}{percent(abs(change) / 100)}"
