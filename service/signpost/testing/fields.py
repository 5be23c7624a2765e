"""What the methods of a Signpost take, as type checkers see it; tests/embedding compares it with the API's bodies."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

from signpost.domain.json_types import JsonObject

Method = Literal["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


class RecordFields(TypedDict, total=False):
    """Fields of links and redirects. docs/contract.md and /docs explain each."""

    title: str
    type: Literal["link", "redirect", "frame", "gone"]
    description: str
    forward_path: bool | None
    forward_query: bool | None
    utm: Sequence[str] | Mapping[str, str]
    destinations: Sequence[str | None] | None
    plugins: Sequence[str | None] | None
    is_notify: bool
    is_switch_unbroken_destination: bool
    expires: str | None
    password: str | None
    expired_url: str | None
    starts: str | None
    max_clicks: int | None
    destination_weights: Sequence[int] | None
    destination_routing: Literal["first", "order", "random", "weighted", "sticky", "fastest"]
    match: Literal["exact", "prefix", "pattern"]
    external_id: str | None
    rules: Sequence[JsonObject] | None
    card: Mapping[str, str] | None
    interstitial: Literal["auto", "never"]
    status: Literal[301, 302, 303, 307, 308, 410]
    tags: Sequence[str]


class LinkFields(RecordFields, total=False):
    alias: str
    find_or_create: bool
    fetch_title: bool


class RedirectFields(RecordFields, total=False):
    paused: bool


class HostFields(TypedDict, total=False):
    https_requested: bool
    short_links_enabled: bool
