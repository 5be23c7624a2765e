"""One request by libcurl: what it is told, and what it may not do by itself."""

from __future__ import annotations

from ipaddress import ip_address

import pycurl
import pytest

from signpost.domain import times
from signpost.outbound.causes import Failed
from signpost.outbound.transfer import Loops, Outgoing, Transfer
from tests.outbound.playing import PUBLIC, Web

pytestmark = pytest.mark.slow


def outgoing(port: int, address: str = PUBLIC, **headers: str) -> Outgoing:
    deadline = times.monotonic_s() + 20
    return Outgoing("GET", "http", "localhost", port, "/", headers, None, [ip_address(address)], deadline, 20, 1000)


class Forgetful(Transfer):
    """Does not tell libcurl the addresses, so that it looks up the name by itself."""

    def _set_up(self, sent: Outgoing) -> None:
        super()._set_up(sent)
        self._curl.unsetopt(pycurl.RESOLVE)


def test_an_address_that_was_not_checked_is_not_connected_to() -> None:
    with Web(address="127.0.0.1") as server:
        with Forgetful(Loops(), outgoing(server.port)) as transfer, pytest.raises(Failed):
            transfer.begin()
        assert server.accepted == 0


def test_each_request_has_its_own_addresses() -> None:
    """libcurl remembers those of a name."""
    loops, other = Loops(), "127.0.0.61"
    with Web() as server, Web(address=other, port=server.port) as another:
        for number, address in enumerate((PUBLIC, other, PUBLIC, other)):
            with Transfer(loops, outgoing(server.port, address)) as transfer:
                transfer.begin()
            assert server.accepted + another.accepted == number + 1
        assert (server.accepted, another.accepted) == (2, 2)


@pytest.mark.parametrize("value", ["a\r\nHost: other.test", "a\nb", "a\0b"])
def test_no_header_is_smuggled_in(value: str) -> None:
    with Web() as server:
        with pytest.raises(Failed, match="can't be requested"):
            Transfer(Loops(), outgoing(server.port, Cookie=value))
        assert server.accepted == 0


def test_an_empty_header_is_sent() -> None:
    with Web() as server:
        with Transfer(Loops(), outgoing(server.port, **{"X-Empty": "", "Content-Type": ""})) as transfer:
            transfer.begin()
        assert (server.requests[0].all("X-Empty"), server.requests[0].all("Content-Type")) == ([""], [""])
        assert server.requests[0].all("Expect") == []
