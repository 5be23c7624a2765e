"""A receiver of webhooks: it accepts everything, or, with `silent`, answers nothing at all.

    .venv/bin/python -m bench.receiver PORT [silent]

A request for /visits tells how many visits it has got.
"""

import asyncio
import sys


class Receiver:
    def __init__(self, *, is_silent: bool):
        self.is_silent = is_silent
        self.visits = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(
                    (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0
                )
                self.visits += (await reader.readexactly(length)).count(b'"record_id"')
                if self.is_silent:
                    await asyncio.sleep(3600)
                body = str(self.visits).encode()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError, ValueError):
            pass
        finally:
            writer.close()


async def main(port: int, *, is_silent: bool) -> None:
    receiver = Receiver(is_silent=is_silent)
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", port, limit=1 << 20)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), is_silent="silent" in sys.argv[2:]))
