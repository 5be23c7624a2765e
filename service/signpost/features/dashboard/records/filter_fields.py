"""The filters that an address or a form of the dashboard has, in fields like `filter[host]`."""

from collections.abc import Mapping


def filters_in(fields: Mapping[str, str]) -> dict[str, str]:
    """The filters among these fields, by name; empty ones are left out."""
    return {key[7:-1]: value for key, value in fields.items() if key.startswith("filter[") and value}


def as_fields(filters: Mapping[str, str]) -> dict[str, str]:
    """The fields of an address with these filters."""
    return {f"filter[{name}]": value for name, value in filters.items()}
