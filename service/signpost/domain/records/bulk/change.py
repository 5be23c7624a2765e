"""A change to many records at once, as PUT /bulk takes it: what it makes of one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from signpost.domain import texts
from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject
from signpost.domain.records import addresses
from signpost.domain.records.record import FIELDS, MAX_TAGS, RecordConfig, RecordType, Routing
from signpost.domain.records.rules.rules import Rule, as_json
from signpost.translations import gettext as _

# As `replace_prefix`: the whole main destination, whatever it is. No destination begins with it.
WHOLE = "*"
# The fields of a record that take one value for all.
SAME_FOR_ALL = ("paused", "status", "expires", "type", "is_notify", "is_switch_unbroken_destination")


@dataclass(frozen=True, kw_only=True)
class BulkChange:
    """What changes in each record.

    replace_prefix, with_: the beginning of destinations, or WHOLE, and what replaces it.  utm: the members that change;
    "" clears one.  fields: new values of SAME_FOR_ALL.
    """

    add_tags: tuple[str, ...] = ()
    remove_tags: tuple[str, ...] = ()
    replace_prefix: str = ""
    with_: str = ""
    utm: Mapping[str, str] = field(default_factory=dict)
    fields: Mapping[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.add_tags or self.remove_tags or self.replace_prefix or self.utm or self.fields)

    def as_json(self) -> JsonObject:
        """The change, as jobs and confirmations store it."""
        return {name: [*value] if isinstance(value, tuple) else value for name, value in asdict(self).items()}

    @classmethod
    def from_json(cls, stored: JsonObject) -> BulkChange:
        """The change that `as_json` wrote."""
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()
        }
        change = cls(**given)
        if change.fields.get("type") is not None:
            change = replace(change, fields={**change.fields, "type": RecordType(change.fields["type"])})
        return change

    def applied_to(self, config: RecordConfig) -> RecordConfig:
        """The configuration of a record after this change. Raises Invalid: too many tags, or no destination."""
        given: dict[str, Any] = dict(self.fields)
        if self.add_tags or self.remove_tags:
            present = config.tags if isinstance(config.tags, tuple) else ()
            # Those that records have may be older than the form in which tags are stored.
            tags = dict.fromkeys(map(texts.same_label, (*present, *self.add_tags)))
            removed = {texts.same_label(tag) for tag in self.remove_tags}
            given["tags"] = tuple(tag for tag in tags if tag not in removed)
            if len(given["tags"]) > MAX_TAGS:
                raise Invalid({"tags": [_("At most %(limit)s.", limit=MAX_TAGS)]})
        if self.utm:
            given["utm"] = {**config.utm, **self.utm}
        if self.replace_prefix == WHOLE:
            given |= self._one_destination(config)
        elif self.replace_prefix:
            multiple = config.destinations
            given["destination"] = self._moved(config.destination)
            given["destinations"] = None if multiple is None else tuple(self._moved(entry) for entry in multiple)
            if isinstance(config.rules, tuple):
                given["rules"] = tuple(self._moved_rule(rule) for rule in config.rules)
        return replace(config, **given)

    def _one_destination(self, config: RecordConfig) -> dict[str, Any]:
        """What leads everyone to one page whom no rule leads elsewhere; nothing for a record that leads nowhere."""
        if config.destination is None and config.destinations is None:
            return {}
        one = _destination_of(self.with_)
        return {
            "destination": one,
            "destinations": None,
            "destination_weights": None,
            "destination_routing": Routing.FIRST,
        }

    def _moved_rule(self, rule: Rule) -> Rule:
        return replace(
            rule, destinations=tuple(self._moved(destination) or destination for destination in rule.destinations)
        )

    def _moved(self, url: str | None) -> str | None:
        if url is None or not url.startswith(self.replace_prefix):
            return url
        return _destination_of(self.with_ + url[len(self.replace_prefix) :])


def _destination_of(text: str) -> str:
    """Raises Invalid."""
    try:
        return addresses.destination_of(text)
    except ValueError as error:
        raise Invalid({"destination": [str(error)]}) from None


def described(config: RecordConfig) -> dict[str, Any]:
    """The fields of a configuration, by name, as JSON. The password is not among them."""
    fields = {entry.name: getattr(config, entry.name) for entry in FIELDS if entry.name != "password"}
    return {**fields, "rules": as_json(config.rules) if isinstance(config.rules, tuple) else None}
