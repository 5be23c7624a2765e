"""Suggested filters on the wire. Spec: "Pinned filter"."""

from signpost.schemas import ResponseSchema
from signpost.schemas.choices import PIN
from signpost.schemas.response_fields import rows, text, word


class FilterPin(ResponseSchema):
    """A filter worth trying: `kind` and `value` of a list filter."""

    kind = word(PIN, "Which filter; `tag` is the filter `tags`.")
    value = text("The value of the filter.")


class FilterPinList(ResponseSchema):
    """The suggested filters, most urgent first."""

    pins = rows(FilterPin, "The suggested filters, most urgent first.")
