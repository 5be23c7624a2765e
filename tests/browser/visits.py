"""A page in a browser, and what happened on it."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Visit:
    """A page, and what happened on it: the URLs it asked for, refusals of the policy, what it said of errors."""

    page: Any
    # Whether it is looked at in every width and colour scheme.
    is_full: bool
    requests: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
