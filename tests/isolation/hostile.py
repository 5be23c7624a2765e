"""A campaign against every surface that anybody may reach: hostile sizes and shapes, for some seconds.

    python -m tests.isolation.hostile PORT SECONDS [SURFACE ...]

Prints how often which status was answered, by surface, as JSON. It plays a proxy on the same machine, so that each
request comes from another network. Rates are bounded; all traffic goes to 127.0.0.1.
"""

import asyncio
import contextlib
import json
import os
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator

# Requests of one surface in a second.
RATE = 25
TIMEOUT_S = 40
MARKS = "\u0300\u0316"
HOST = "go.acme.test"
FORM = "Content-Type: application/x-www-form-urlencoded\r\n"
JSON = "Content-Type: application/json\r\n"


def network() -> str:
    """The address of somebody in a network of their own."""
    return f"2001:db8:{random.getrandbits(16):x}:{random.getrandbits(16):x}::1"


def request(
    method: str, target: str | bytes, *, host: str = "127.0.0.1", headers: str = "", body: bytes = b""
) -> bytes:
    if isinstance(target, str):
        target = target.encode()
    proxy = f"X-Forwarded-For: {network()}\r\nX-Forwarded-Proto: https\r\n"
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    head = f" HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{proxy}{headers}{length}\r\n"
    return method.encode() + b" " + target + head.encode("latin-1", "replace") + body


def noise(length: int) -> str:
    return "".join(random.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=length))


def visits() -> Iterator[bytes]:
    while True:
        browser = (
            f"User-Agent: Mozilla/5.0 ({noise(60)}) {noise(100)}\r\nReferer: https://{noise(20)}.example/\r\n"
            f"Accept-Language: {noise(2)}\r\n"
        )
        yield request("GET", ("/a" + MARKS * 16_000).encode(), host=HOST)
        yield request("GET", "/" + "%CC%80%CC%96" * 5_000, host=HOST)
        yield request("GET", ("/fwd/" + MARKS * 3_900).encode(), host=HOST)
        yield request("GET", "/fwd?" + "%61=1&" * 2_700, host=HOST)
        yield request("GET", "/fwd/" + "../" * 5_000, host=HOST)
        yield request("GET", f"/{noise(200)}", host=HOST, headers=browser)
        yield request("GET", "/x", host=HOST, headers=browser)
        yield request("HEAD", "/x", host=HOST, headers=browser)
        yield request(noise(20).upper(), "/x", host=HOST)
        yield request("GET", "/x", host=noise(60_000))
        yield request("GET", "/x", host=HOST, headers=f"Accept-Language: {noise(50_000)}\r\n")
        yield request("GET", "/x+", host=HOST, headers=browser)
        yield request("POST", "/x", host=HOST, headers=FORM, body=b"a" * 200_000)


def passwords() -> Iterator[bytes]:
    while True:
        yield request("POST", "/locked", host=HOST, headers=FORM, body=b"password=" + noise(20).encode())
        yield request("POST", "/locked", host=HOST, headers=FORM, body=b"password=" + b"%41" * 20_000)
        yield request("GET", f"/locked?password={noise(2000)}", host=HOST)


def api() -> Iterator[bytes]:
    bodies = (
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b"1" * 60_000,
        json.dumps({"host": HOST, "alias": "a" + MARKS * 15_000}, ensure_ascii=False).encode(),
        b"\xff" * 60_000,
        b"{}",
    )
    while True:
        for body in bodies:
            bad = f"Authorization: Bearer sp_api_{noise(36)}\r\n"
            yield request("POST", "/v1/link", headers=JSON + bad, body=body)
            yield request("PUT", f"/v1/redirect/{noise(3_000)}", headers=JSON, body=body)
        yield request("GET", f"/v1/links?filter[search]={noise(40_000)}", headers=bad)
        yield request("DELETE", f"/v1/host/{noise(20_000)}", headers=bad)
        yield request("GET", f"/{noise(40_000)}")
        yield request(noise(300).upper(), "/v1/test")
        yield request("GET", "/v1/test", headers=f"Authorization: {noise(40_000)}\r\nX-Request-Id: {noise(8_000)}\r\n")
        yield request("GET", "/docs", headers=f"Cookie: {noise(40_000)}\r\n")


def agents() -> Iterator[bytes]:
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "create_link"}}
    while True:
        yield request("GET", "/mcp/v1", headers=f"Accept: {'a/b,' * 10_000}\r\n")
        yield request("POST", "/mcp/v1", headers=JSON, body=json.dumps(call).encode() + b" " * 1_000_000)
        yield request("POST", "/mcp/v1", headers=JSON, body=b"[" * 100_000)
        yield request("OPTIONS", "/mcp/v1", headers=f"Origin: https://{noise(5_000)}\r\n")


def uploads() -> Iterator[bytes]:
    lines = b"url,destination\n" + b"go.acme.test/a,https://d.example/\n" * 20_000
    while True:
        for path in ("/v1/bulk/import", "/import"):
            yield request("POST", path, headers="Content-Type: text/csv\r\n", body=lines)
            # And one that stays open until it is closed.
            yield request(
                "POST", path, headers=f"Content-Length: 16000000\r\nContent-Type: text/csv\r\n{noise(10)}: x\r\n"
            )


def sockets() -> Iterator[bytes]:
    while True:
        yield b""
        yield b"GET /x HTTP/1.1\r\nHost: go.acme.test\r\nX-Half: " + b"x" * random.randrange(50_000)
        yield b"POST /v1/link HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n" + b"{" * random.randrange(
            50_000
        )
        yield b"POST /v1/link HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
        yield b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
        yield os.urandom(random.randrange(20_000))
        yield b"Z" * 60_000


class Campaign:
    def __init__(self, port: int, seconds: float, surfaces: list[str]) -> None:
        self._port = port
        self._surfaces = surfaces
        self._until = time.monotonic() + seconds
        self.seen: dict[str, Counter[str]] = {}

    async def run(self) -> None:
        await asyncio.gather(*(SURFACES[name](self, name) for name in self._surfaces))

    async def attack(self, name: str) -> None:
        requests = REQUESTS[name]()
        async with asyncio.TaskGroup() as group:
            while time.monotonic() < self._until:
                group.create_task(self._send(name, next(requests)))
                await asyncio.sleep(1 / RATE)

    async def _send(self, name: str, data: bytes) -> bytes:
        counts = self.seen.setdefault(name, Counter())
        answer = b""
        # No longer than the campaign, so that it ends when it should.
        patience_s = min(TIMEOUT_S, max(1.0, self._until + 5 - time.monotonic()))
        with contextlib.suppress(OSError):
            try:
                async with asyncio.timeout(patience_s):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
                    try:
                        writer.write(data)
                        answer = await reader.read()
                    finally:
                        writer.close()
            except TimeoutError:
                counts["no answer yet"] += 1
                return answer
        status = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
        counts[status[1].decode() if status else "closed"] += 1
        return answer

    async def sign_in(self, name: str) -> None:
        """With the token of a form, so that passwords are looked at, for one account and for many."""
        async with asyncio.TaskGroup() as group:
            while time.monotonic() < self._until:
                group.create_task(
                    self._try(name, random.choice(["owner@localhost", f"{noise(10)}@{noise(50_000)}.test"]))
                )
                await asyncio.sleep(1 / RATE)

    async def _try(self, name: str, email: str) -> None:
        form = await self._send(name, request("GET", f"/sign-in?next={noise(1_000)}"))
        token = re.search(rb'name="csrf_token"[^>]*value="([^"]+)"', form)
        cookie = re.search(rb"(?i)set-cookie: ([^;]+)", form)
        if token and cookie:
            body = f"csrf_token={token[1].decode()}&email={email}&password={noise(30)}".encode()
            headers = f"{FORM}Cookie: {cookie[1].decode()}\r\nReferer: https://127.0.0.1/sign-in\r\n"
            await self._send(name, request("POST", "/sign-in", headers=headers, body=body))
        await self._send(name, request("POST", f"/welcome/{noise(43)}", headers=FORM, body=b"csrf_token=x"))


REQUESTS: dict[str, Callable[[], Iterator[bytes]]] = {
    visit.__name__: visit for visit in (visits, passwords, api, agents, uploads, sockets)
}
SURFACES = {**dict.fromkeys(REQUESTS, Campaign.attack), "sign_in": Campaign.sign_in}


def main(port: int, seconds: float, surfaces: list[str]) -> None:
    campaign = Campaign(port, seconds, surfaces)
    asyncio.run(campaign.run())
    sys.stdout.write(json.dumps({name: dict(counts) for name, counts in campaign.seen.items()}) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:] or [*SURFACES])
