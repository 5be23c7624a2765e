"""Hostnames: their fields, and unused names."""

import re
import secrets
from datetime import datetime
from typing import Any

from .client import Api

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")
FIELDS = {
    "host": str,
    "domain": str,
    "correct": bool,
    "default_require": str,
    "require": list,
    "current": list,
    "errors": list,
    "counts": list,
    "https_requested": bool,
    "short_links_enabled": bool,
    "public": bool,
    "notice": str,
    "checked_at": str,
    "created_at": str,
    "updated_at": str,
}


def assert_fields(record: dict[str, Any]) -> None:
    """`record` has exactly the fields of the specification's table, each of its type."""
    assert set(record) == set(FIELDS)
    for name, type_ in FIELDS.items():
        assert type(record[name]) is type_, name
    for name in ("require", "counts"):
        assert all(isinstance(entry, str) for entry in record[name]), name
    for entry in record["current"]:
        assert {name: type(value) for name, value in entry.items()} == {"type": str, "value": str, "line": str}
    for entry in record["errors"]:
        assert set(entry) == {"scope", "message", "updated_at"}
    for name in ("created_at", "updated_at"):
        assert datetime.fromisoformat(record[name]), name


def assert_host(record: dict[str, Any]) -> None:
    """`record` has the fields of the specification as Signpost writes them."""
    assert_fields(record)
    for name in ("created_at", "updated_at"):
        assert TIME.fullmatch(record[name]), name
    assert record["checked_at"] == "" or TIME.fullmatch(record["checked_at"])


def fresh() -> str:
    """A hostname that nobody has connected."""
    return f"t{secrets.token_hex(5)}.acme.test"


def listed(api: Api, host: str) -> dict[str, Any]:
    """A hostname among the latest hundred of the list; {} where it is missing."""
    answer = api("GET", "/host", query={"per_page": 100})
    assert answer.status == 200, answer.text
    return next((record for record in answer.json["data"] if record["host"] == host), {})


def long_host(length: int) -> str:
    """A hostname of this length, of labels of 63 characters."""
    name = f"{secrets.token_hex(16):x<63}." + "b" * 63 + "." + "c" * 63 + "." + "d" * 63
    return f"{name[: length - 5]}.test"
