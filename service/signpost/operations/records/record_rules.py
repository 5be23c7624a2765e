"""Whether a record may have the rules that it is given: what depends on the record, and on this server."""

from __future__ import annotations

from collections.abc import Sequence

from signpost.domain.errors import Invalid
from signpost.domain.records.record import RecordType
from signpost.domain.records.rules.rules import refusal_of_count, stored_rules
from signpost.runtime import geo
from signpost.storage.models import Record

NO_COUNTRIES = (
    "This server has no country database, so it does not know the countries of visitors. Its operator can get one "
    "with the setting GEO_URL or COUNTRY_DATABASE."
)


def check_rules(row: Record) -> None:
    """Raises Invalid where a record cannot have its rules, on any server."""
    if not row.rules:
        return
    if row.type == RecordType.GONE:
        raise Invalid({"rules": ["A redirect of type gone has no destination, so it has no rules."]})
    if (reason := refusal_of_count(len(row.all_destinations))) is not None:
        raise Invalid({"rules": [reason]})


def require_countries(row: Record, before: Sequence[object] | None = None) -> None:
    """Raises Invalid where rules want to know what this server does not. before: the rules that the record has had."""
    if row.rules and row.rules != before and not geo.has_countries():
        for position, rule in enumerate(stored_rules(row.rules)):
            if rule.conditions.country:
                raise Invalid({f"rules.{position}.if.country": [NO_COUNTRIES]})
