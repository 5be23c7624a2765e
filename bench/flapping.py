"""A web server whose pages break and recover, each in a rhythm of its own: 200 for two minutes, then 503 or nothing."""

import asyncio
import sys
import time

PERIOD_S = 180


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        number = int(head.split(b" ", 2)[1].strip(b"/") or b"0")
        if (time.time() + number * 7) % PERIOD_S > PERIOD_S * 2 / 3:
            if number % 2:
                writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        else:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError, ValueError):
        pass
    finally:
        writer.close()


async def main(port: int) -> None:
    server = await asyncio.start_server(answer, "127.0.0.1", port, backlog=1024)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
