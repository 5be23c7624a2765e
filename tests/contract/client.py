"""Speaking HTTP to the implementation under test, remembering what was said, and deleting what was created."""

import http.client
import json
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import quote, urlencode, urlsplit

from .description import Description

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
# Exchanges that a failure shows, and characters of each body.
MAX_EXCHANGES = 6
MAX_SHOWN = 1000
# What ended is asked for again this often.
POLL_S = 0.02

_T = TypeVar("_T")


@dataclass(frozen=True)
class Target:
    """The implementation under test: its base URL and tokens by the name of their option; None where not given."""

    base_url: str
    tokens: dict[str, str | None]
    # Where a caller's rate may be used up, and that caller's token; asked for when a test needs it.
    rate_limited: Callable[[], tuple[str, str]] | None = None
    # Where webhooks may be sent to private addresses, and the token of an owner there; asked for when a test needs it.
    receiving: Callable[[], tuple[str, str]] | None = None
    # A setting of the workspace and its present value.
    setting: tuple[str, str] | None = None
    # Further links that the workspace of `limited` may have.
    plan_links: int = 2


class Missing(AssertionError, KeyError):
    """An answer lacks a member that the contract gives it."""

    __str__ = AssertionError.__str__


class Members(dict[str, Any]):
    """An object of an answer. A member that it lacks is a failure with a sentence."""

    def __missing__(self, name: str) -> Any:
        raise Missing(f"The answer lacks the member {name!r}. It has: {', '.join(map(repr, self)) or 'none'}.")


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        try:
            return json.loads(self.body, object_hook=Members)
        except ValueError:
            raise AssertionError(f"The answer {self.status} is not JSON: {_cut(self.text, 200) or 'empty'}") from None

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")

    @property
    def location(self) -> str | None:
        return self.headers.get("Location")


@dataclass
class Exchange:
    """A request and its answer, as a failure shows them."""

    method: str
    url: str
    headers: dict[str, str]
    body: bytes | None
    answer: Answer | None = None

    def __str__(self) -> str:
        lines = [f"{self.method} {_cut(self.url, 300)}"]
        lines += [f"{name}: {_cut(value)}" for name, value in self.headers.items() if name != "Authorization"]
        if self.body is not None:
            lines.append(_cut(self.body.decode("utf-8", "replace")))
        if self.answer is None:
            return "\n".join([*lines, "-> no answer"])
        shown = [f"{name}: {value}" for name, value in self.answer.headers.items() if name in ("Location", "Allow")]
        return "\n".join([*lines, f"-> {self.answer.status}", *shown, _cut(self.answer.text)])


def _cut(text: str, length: int = MAX_SHOWN) -> str:
    return text if len(text) <= length else f"{text[:length]}... ({len(text)} characters)"


class Api:
    """The REST interface at a base URL. Paths are relative to it, as in the specification."""

    def __init__(self, base_url: str, token: str, exchanges: deque[Exchange] | None = None) -> None:
        self.base = urlsplit(base_url.rstrip("/"))
        self.token = token
        self.exchanges: deque[Exchange] = deque(maxlen=MAX_EXCHANGES) if exchanges is None else exchanges
        # What the implementation says of itself; None: nothing, or it is not asked.
        self.description: Description | None = None
        # Paths to DELETE, in the order of creation.
        self._created: list[str] = []

    def with_token(self, token: str) -> "Api":
        """The same interface for the caller of another token; what it creates, its own `cleanup` deletes."""
        found = Api(self.base.geturl(), token, self.exchanges)
        found.description = self.description
        return found

    def connection(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self.base.scheme == "https" else http.client.HTTPConnection
        return kind(self.base.netloc, timeout=30)

    def raw(self, method: str, target: str, headers: dict[str, str] | None = None, body: bytes | None = None) -> Answer:
        """One request to the address of the service, the target as it is."""
        headers = headers or {}
        exchange = Exchange(method, f"{self.base.scheme}://{self.base.netloc}{target}", headers, body)
        self.exchanges.append(exchange)
        connection = self.connection()
        try:
            connection.putrequest(method, target, skip_host="Host" in headers, skip_accept_encoding=True)
            for name, value in headers.items():
                connection.putheader(name, value)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            response = connection.getresponse()
            exchange.answer = Answer(response.status, response.headers, response.read())
        finally:
            connection.close()
        self._note(method, target, exchange.answer)
        return exchange.answer

    def __call__(
        self,
        method: str,
        path: str,
        json_body: Any = ...,
        *,
        token: str | None = "",
        query: dict[str, Any] | None = None,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Call an operation. token: "" is the caller's own, None sends none. body: bytes sent as they are."""
        headers = dict(headers or {})
        if token is not None:
            headers.setdefault("Authorization", f"Bearer {token or self.token}")
        if json_body is not ...:
            body = json.dumps(json_body).encode()
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        target = self.base.path + path + (f"?{urlencode(query)}" if query else "")
        while (answer := self.raw(method, target, headers, body)).status == 429:
            # Somebody else's server may limit the rate; where it does not say for how long, a second is a guess.
            time.sleep(int(answer.headers.get("Retry-After") or 1))
        if self.description is not None:
            answered = answer.json if "/json" in answer.headers.get("Content-Type", "") else ...
            self.description.assert_fits(method, target, json_body, answer.status, answered, answer.headers)
        return answer

    def follow(self, url: str) -> Answer:
        """GET an absolute URL that an answer gave."""
        parts = urlsplit(url)
        assert parts.scheme, f"{url} is not absolute"
        return self.raw("GET", f"{parts.path}?{parts.query}", {"Authorization": f"Bearer {self.token}"})

    def visit(
        self, host: str, path: str, method: str = "GET", headers: dict[str, str] | None = None, **kwargs: Any
    ) -> Answer:
        return self.raw(method, path, {"Host": host, "User-Agent": FIREFOX, **(headers or {})}, **kwargs)

    def agent(
        self, method: str, params: dict[str, Any] | None = None, headers: dict[str, str] | None = None, id: Any = 1
    ) -> Answer:
        """A JSON-RPC call of the agent endpoint, which is under the same origin."""
        request = {"jsonrpc": "2.0", "id": id, "method": method, **({} if params is None else {"params": params})}
        sent = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json", **(headers or {})}
        return self.raw("POST", "/mcp/v1", sent, json.dumps(request).encode())

    def tool(self, name: str, **arguments: Any) -> Any:
        """The `result` of a tool of the agent endpoint."""
        answer = self.agent("tools/call", {"name": name, "arguments": arguments})
        assert answer.status == 200, answer.text
        return answer.json["result"]

    # --- what was created -------------------------------------------------------------------------------------

    def _note(self, method: str, target: str, answer: Answer) -> None:
        """Remember what this request created. Other tests may have created it in other threads: append is atomic."""
        path = target.removeprefix(self.base.path).partition("?")[0]
        if method != "POST" or answer.status != 200 or path not in ("/link", "/redirect", "/host", "/webhooks"):
            return
        try:
            body = json.loads(answer.body)
            if path == "/host":
                self._created.append(f"/host/{quote(body['host'], safe='')}")
            elif path == "/webhooks":
                self._created.append(f"/webhooks/{quote(body['id'], safe='')}")
            else:
                self._created.extend(f"/redirect/{quote(record['id'], safe='')}" for record in body["data"])
        except (ValueError, TypeError, KeyError):
            return  # not the shape of the contract, which other tests say

    @contextmanager
    def cleanup(self) -> Iterator[None]:
        """Delete everything that is created within the block, the latest first."""
        begin = len(self._created)
        try:
            yield
        finally:
            paths = dict.fromkeys(reversed(self._created[begin:]))
            del self._created[begin:]
            # Records first: those of a hostname that is disconnected stay.
            for path in sorted(paths, key=lambda path: path.startswith("/host/")):
                self("DELETE", path)


def envelope(answer: Answer) -> Any:
    """The body of a page of a list, which has `data` and `meta.cursor`."""
    assert answer.status == 200, f"The list answers {answer.status}: {_cut(answer.text, 200)}"
    body = answer.json
    assert isinstance(body, dict), f"A list answers an object with data and meta.cursor, not {type(body).__name__}."
    lacking = [name for name in ("data", "meta") if name not in body]
    assert not lacking, f"The envelope of a list lacks {' and '.join(lacking)}; it has {', '.join(body) or 'nothing'}."
    assert isinstance(body["data"], list), f"`data` is an array of rows, not {type(body['data']).__name__}."
    cursor = body["meta"].get("cursor") if isinstance(body["meta"], dict) else None
    assert isinstance(cursor, dict), "The envelope of a list has no object `meta.cursor`."
    return body


def eventually(look: Callable[[], _T], wanted: Callable[[_T], bool], timeout_s: float = 10) -> _T:
    """What `look()` returns as soon as it is wanted, or once the time is over."""
    deadline = time.monotonic() + timeout_s
    while not wanted(found := look()) and time.monotonic() < deadline:
        time.sleep(POLL_S)
    return found
