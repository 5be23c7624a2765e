"""What a test does with a Signpost, whether it runs in this process or as a server, and the fields that it gives."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Unpack
from urllib.parse import quote

from signpost.domain.json_types import JsonObject
from signpost.domain.people.roles import RoleName

if TYPE_CHECKING:
    from signpost.testing.client import Answer

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
    match: Literal["exact", "prefix", "pattern"] | None
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


BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Calls(ABC):
    """Calls of the API and visits of links.

    connect, link, redirect, clicks and reset raise AssertionError with the reasons where the API refuses.
    """

    # Hostnames that reset() leaves connected.
    _keeps_hosts: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self._tokens: dict[str, str] = {}

    @property
    @abstractmethod
    def token(self) -> str:
        """An owner's API token."""

    @abstractmethod
    def api(self, method: Method, path: str, json: Any = None, *, role: RoleName = "owner", **kwargs: Any) -> Answer:
        """One call of the API, such as `api("GET", "/v1/links")`, with a token of `role`.

        kwargs: `headers`, and `data` for a body that is not JSON.
        """

    @abstractmethod
    def visit(self, url: str, method: Method = "GET", **kwargs: Any) -> Answer:
        """The answer that a browser gets at `url`; redirects are not followed. kwargs: `headers`, `data`."""

    @abstractmethod
    def _create_token(self, role: RoleName) -> str:
        """A new API token with `role`."""

    @abstractmethod
    def _write_clicks(self) -> None:
        """Return once every visit so far is counted in the database."""

    def token_for(self, role: RoleName) -> str:
        """An API token with the role viewer, editor, manager or owner; the same one each time."""
        if role == "owner":
            return self.token
        if role not in self._tokens:
            self._tokens[role] = self._create_token(role)
        return self._tokens[role]

    def connect(self, host: str = "go.example.com", **fields: Unpack[HostFields]) -> str:
        """Connect a hostname and return it. fields: those of POST /v1/host."""
        _json_of(self.api("POST", "/v1/host", {"host": host, **fields}))
        return host

    def link(
        self,
        host: str = "go.example.com",
        destination: str | None = "https://example.com/",
        **fields: Unpack[LinkFields],
    ) -> JsonObject:
        """Create a short link and return the record. fields: those of POST /v1/link."""
        return self._created("/v1/link", {"host": host, "destination": destination, **fields})

    def redirect(
        self, url: str, destination: str | None = "https://example.com/", **fields: Unpack[RedirectFields]
    ) -> JsonObject:
        """Create a redirect at `url` and return the record. fields: those of POST /v1/redirect."""
        return self._created("/v1/redirect", {"url": url, "destination": destination, **fields})

    def _created(self, path: str, body: JsonObject) -> JsonObject:
        record: JsonObject = _json_of(self.api("POST", path, body))["data"][0]
        return record

    def clicks(self, record: JsonObject) -> int:
        """The number of visits by people of a record, including visits that were answered just now."""
        self._write_clicks()
        total: int = _json_of(self.api("GET", f"/v1/links/{record['id']}"))["total_clicks"]
        return total

    def reset(self) -> None:
        """Delete every link and redirect and disconnect every hostname.

        Settings of the workspace, members, tokens, saved filters and the history of jobs stay.
        """
        while records := _json_of(self.api("GET", "/v1/links?per_page=100"))["data"]:
            for record in records:
                answer = self.api("DELETE", f"/v1/redirect/{record['id']}")
                assert answer.status_code == 204, answer.text
        for host in _json_of(self.api("GET", "/v1/host"))["data"]:
            if host["host"] not in self._keeps_hosts:
                answer = self.api("DELETE", f"/v1/host/{quote(host['host'])}")
                assert answer.status_code < 300, answer.text


def _json_of(answer: Answer) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json
