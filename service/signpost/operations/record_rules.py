"""Whether a record may have the rules that it is given: what depends on the record, and on this server."""

from __future__ import annotations

from collections.abc import Sequence

from signpost.domain.errors import Invalid
from signpost.domain.record import RecordType
from signpost.domain.rules import refusal_of_count, stored_rules
from signpost.runtime import geo
from signpost.storage.models import Record

NO_COUNTRIES = (
    "This server has no country database, so it does not know the countries of visitors. Its operator can get one: "
    "signpost geo update, or the setting COUNTRY_DATABASE."
)


def check_rules(row: Record, before: Sequence[object] | None = None) -> None:
    """Raises Invalid where the rules of a record cannot be. before: those that it has had, which are not refused for
    what this server lacks."""
    if not row.rules:
        return
    if row.type == RecordType.GONE:
        raise Invalid({"rules": ["A redirect of type gone has no destination, so it has no rules."]})
    rules = stored_rules(row.rules)
    if (reason := refusal_of_count(len(row.all_destinations))) is not None:
        raise Invalid({"rules": [reason]})
    if row.rules != before and not geo.has_countries():
        for position, rule in enumerate(rules):
            if rule.conditions.country:
                raise Invalid({f"rules.{position}.if.country": [NO_COUNTRIES]})
