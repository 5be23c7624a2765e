"""The inputs of a record's form: its address in two parts, its destinations in rows, its tags in one line.

The schema has a field for one destination and others for several; the form has rows, so the two cannot disagree.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from marshmallow import Schema
from werkzeug.datastructures import MultiDict

from signpost.dashboard.forms import LABELS, Form
from signpost.dashboard.record_words import word
from signpost.domain.outside import JsonObject
from signpost.domain.record import MAX_DESTINATIONS, TYPES, RecordType, RecordView, Routing

_SHARE = re.compile(r"(\d{1,3})\s*%?")
ALL = 100
# The fields of the schema that are rows here.
_OF_ROWS = ("destination", "destinations", "destination_weights")


@dataclass(frozen=True)
class Row:
    """A destination as it is typed. share: in percent."""

    address: str = ""
    share: str = ""


def shares_of(weights: Sequence[int]) -> list[int]:
    """Weights in whole percent, which add up to 100."""
    total = sum(weights)
    if not total:
        return [0] * len(weights)
    shares = [weight * ALL // total for weight in weights]
    # The rest goes to those that lost most by rounding down.
    lost = sorted(range(len(weights)), key=lambda at: (-(weights[at] * ALL % total), at))
    for at in lost[: ALL - sum(shares)]:
        shares[at] += 1
    return shares


def tags_as_text(tags: Iterable[str]) -> str:
    """Tags separated by commas; one that contains a comma itself is in quotation marks."""
    return ", ".join(_quoted(tag) if "," in tag or tag.startswith('"') else tag for tag in tags)


def _quoted(tag: str) -> str:
    return '"' + tag.replace('"', '""') + '"'


def tags_of(text: str) -> list[str]:
    """The tags of a text, each once."""
    rows = csv.reader(text.splitlines(), skipinitialspace=True)
    return list(dict.fromkeys(tag.strip() for row in rows for tag in row if tag.strip()))


class RecordForm(Form):
    """The form of a link or redirect, new or not."""

    def __init__(self, schema: type[Schema], values: Mapping[str, object] | None = None):
        super().__init__(schema, values)
        self.rows = [Row()]

    @classmethod
    def of(cls, schema: type[Schema], record: RecordView) -> RecordForm:
        """A form with what a record is."""
        values = {name: getattr(record, name, None) for name in schema().fields}
        form = cls(
            schema,
            {
                **values,
                "host": record.host,
                "alias": record.alias + (f"?{record.query}" if record.query else ""),
                "expires": record.expired_at,
                "starts": record.starts_at,
                "paused": record.paused_by == "user",
                "password": "",
                "plugins": record.plugins or [],
                "tags": tags_as_text(record.tags),
            },
        )
        addresses = record.destinations or (record.destination or "",)
        shares = [str(share) for share in shares_of(record.destination_weights or ())]
        form.rows = [Row(address, share) for address, share in zip_longest(addresses, shares, fillvalue="")]
        return form

    @property
    def has_url(self) -> bool:
        """Whether the schema has the whole address as one field."""
        return "url" in self.schema.fields

    @property
    def names(self) -> list[str]:
        rows = [name for at in range(len(self.rows)) for name in (row_name(at), f"share-{at}")]
        others = [name for name in super().names if name not in (*_OF_ROWS, "url", "host", "alias")]
        return [*rows, "host", "alias", *others]

    def label(self, name: str) -> str:
        field, _, at = name.partition("-")
        if field == "share":
            return f"Share of destination {int(at) + 1}"
        return f"Destination {int(at) + 1}" if at else LABELS[name]

    def kind(self, name: str) -> str:
        return "text" if name == "tags" else super().kind(name)

    def take_url(self, url: str) -> None:
        """Show an address that is given as a whole."""
        host, slash, path = url.partition("://")[2].partition("/") if "://" in url else url.partition("/")
        self.values.update(host=host, alias=path if slash else "")

    def has_content(self, *names: str) -> bool:
        """Whether one of these fields has a value that a new record would not have."""
        return any(self._is_set(self.values.get(name)) for name in names)

    def _is_set(self, value: object) -> bool:
        return any(value.values()) if isinstance(value, dict) else bool(value)

    @property
    def is_unusual_type(self) -> bool:
        """Whether visitors get something else than the redirect that is usual for links, or for redirects."""
        type_, status = str(self.values.get("type") or ""), str(self.values.get("status") or "")
        usual = str(TYPES[RecordType(type_)].status) if type_ in TYPES else ""
        return type_ not in ("", RecordType.LINK, RecordType.REDIRECT) or status not in ("", usual)

    def text(self, name: str) -> str:
        if name == "url":
            return f"{self.values['host']}/{self.values['alias']}"
        if name == "destination":
            rows = [row for row in self.rows if row.address.strip()]
            return "\n".join(row.address.strip() + (f" ({row.share} %)" if row.share else "") for row in rows)
        if name in _OF_ROWS:
            return ""
        if name == "tags":
            return ", ".join(tags_of(self.values.get(name) or ""))
        if self.kind(name) == "choice":
            value = self.values.get(name)
            return word(name, int(value) if str(value).isdigit() else value) if value else ""
        return super().text(name)

    def show(self, typed: MultiDict[str, str]) -> None:
        super().show(typed)
        self.values.update(host=typed.get("host", ""), alias=typed.get("alias", ""))
        self.rows = _rows(typed) or [Row()]

    def add_row(self) -> None:
        """Another row to fill in."""
        if len(self.rows) < MAX_DESTINATIONS:
            self.rows.append(Row())

    def _as_json(self, typed: MultiDict[str, str]) -> tuple[JsonObject, dict[str, list[str]]]:
        body, wrong = super()._as_json(typed)
        if "tags" in typed:
            body["tags"] = tags_of(typed["tags"])
        if not typed.get("host"):
            wrong["host"] = ["Choose a hostname."]
        if self.has_url:
            body["url"] = _url(typed.get("host", ""), typed.get("alias", ""))
        _destinations(_rows(typed), body, wrong)
        return body, wrong

    def _renamed(self, errors: dict[str, list[str]]) -> dict[str, list[str]]:
        """Errors of the schema's fields, as those of the inputs."""
        filled = [at for at, row in enumerate(self.rows) if row.address.strip() or row.share.strip()] or [0]
        renamed: dict[str, list[str]] = {}
        for key, reasons in errors.items():
            field, _, place = key.partition(".")
            at = filled[int(place)] if place.isdigit() and int(place) < len(filled) else filled[0]
            name = {"url": "alias", "destinations": row_name(at), "destination_weights": f"share-{at}"}.get(field, key)
            renamed[name] = [*renamed.get(name, ()), *reasons]
        return renamed


def row_name(at: int) -> str:
    """What the address of a row is called among the fields of the form."""
    return f"destination-{at}" if at else "destination"


def _rows(typed: MultiDict[str, str]) -> list[Row]:
    pairs = zip_longest(typed.getlist("destination"), typed.getlist("share"), fillvalue="")
    return [Row(address, share) for address, share in pairs]


def _url(host: str, path: str) -> str:
    # A whole address, where only a path was expected.
    return path.strip() if "://" in path else f"{host}/{path.strip().removeprefix('/')}"


def _destinations(rows: Sequence[Row], body: JsonObject, wrong: dict[str, list[str]]) -> None:
    """Put the rows into the fields of the schema."""
    filled = [(at, row) for at, row in enumerate(rows) if row.address.strip() or row.share.strip()]
    for at, row in filled:
        if not row.address.strip():
            wrong[row_name(at)] = ["Enter an address, or leave the share empty."]
    addresses = [row.address.strip() for _, row in filled]
    body.update(destination=addresses[0] if addresses else None, destinations=None, destination_weights=None)
    if not addresses and body.get("type") != RecordType.GONE:
        wrong["destination"] = ["Enter a destination."]
    by_share = body.get("destination_routing") == Routing.WEIGHTED
    if len(addresses) < 2:
        if by_share:
            body["destination_routing"] = Routing.FIRST.value
        return
    body["destinations"] = addresses
    typed = [(at, row.share.strip()) for at, row in filled]
    if by_share:
        body["destination_weights"] = _weights(typed, wrong)
    elif any(share for _, share in typed):
        at = next(at for at, share in typed if share)
        wrong[f"share-{at}"] = ["Shares count only when you split by share. Choose “By share”, or leave them empty."]


def _weights(typed: Sequence[tuple[int, str]], wrong: dict[str, list[str]]) -> list[int] | None:
    """The shares of rows, by their positions. Rows without one share the rest."""
    found: dict[int, int] = {}
    for at, share in typed:
        if match := _SHARE.fullmatch(share):
            found[at] = int(match[1])
        elif share:
            wrong[f"share-{at}"] = ["Shares are whole numbers, like 70."]
            return None
    rest, empty = ALL - sum(found.values()), [at for at, share in typed if not share]
    if rest < 0 or (rest and not empty):
        wrong[f"share-{typed[0][0]}"] = [f"The shares add up to {ALL - rest} %. Together they should be {ALL} %."]
        return None
    for number, at in enumerate(empty):
        found[at] = rest * (number + 1) // len(empty) - rest * number // len(empty)
    return [found[at] for at, _ in typed]
