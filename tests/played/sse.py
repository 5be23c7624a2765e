"""A client of server-sent events, as https://html.spec.whatwg.org/multipage/server-sent-events.html describes it."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.conftest import Server


@dataclass
class Message:
    """An event that a client has got."""

    id: str
    event: str
    data: str

    @property
    def json(self) -> Any:
        return json.loads(self.data)


def messages(lines: Iterable[bytes]) -> Iterator[Message]:
    """The events in the lines of a stream."""
    id_, event, data = "", "", list[str]()
    for line in lines:
        text = line.decode().rstrip("\n")
        name, _, value = text.partition(":")
        value = value.removeprefix(" ")
        if text == "":
            if data:
                yield Message(id_, event or "message", "\n".join(data))
            event, data = "", []
        elif name == "id":
            id_ = value
        elif name == "event":
            event = value
        elif name == "data":
            data.append(value)


class Listening:
    """A connection to a stream of a server. closed: whether the server has ended it."""

    def __init__(self, server: Server, path: str = "/v1/events", *, token: str = "", **headers: str):
        self._http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        self._http.request("GET", path, headers={"Authorization": f"Bearer {token or server.token}", **headers})
        self.answer = self._http.getresponse()
        if self.answer.status == 200:
            # The head says nothing about whether anyone listens: the first line does.
            assert self.answer.readline() == b"retry: 2000\n"
        self._messages = messages(iter(self.answer.readline, b""))

    def next(self) -> Message:
        """The next event; fails after ten seconds."""
        return next(self._messages)

    def until(self, event: str) -> Message:
        return next(message for message in self._messages if message.event == event)

    def ends(self, timeout_s: float = 10) -> bool:
        """Whether the server ends it within this time."""
        until = time.monotonic() + timeout_s
        try:
            for _ in self._messages:
                assert time.monotonic() < until
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        self._http.close()
        self.answer.close()

    def __enter__(self) -> Listening:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
