"""A floor of bench.visits: uvloop and httptools alone, with one answer for all.

python -m bench.bare_loop PORT
"""

import asyncio
import sys
from typing import cast

import httptools
import uvloop

ANSWER = (
    b"HTTP/1.1 302 Found\r\nlocation: https://dest.example/landing\r\ncache-control: no-store\r\n"
    b"content-length: 0\r\ndate: Sat, 28 Nov 2026 12:00:00 GMT\r\n\r\n"
)


class Bare(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.parser = httptools.HttpRequestParser(self)

    def data_received(self, data: bytes) -> None:
        self.parser.feed_data(data)

    def on_headers_complete(self) -> None:
        self.is_kept = self.parser.should_keep_alive()

    def on_message_complete(self) -> None:
        self.transport.write(ANSWER)
        if not self.is_kept:
            self.transport.close()


async def main(port: int) -> None:
    server = await asyncio.get_running_loop().create_server(Bare, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
