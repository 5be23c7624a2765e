"""Redirects per second with clicks counted, as a ratio to the bare WSGI app in the same run.

    .venv/bin/python -m bench.visits

Server and client are pinned to different cores. Floors: DESIGN 13.
"""

import http.client
import json
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from bench import common
from service import server

LINKS = 10_000
ROUNDS = 3
# (what, connections) -> the least ratio to the bare app
FLOORS = {("one link", 8): 0.8, ("10,000 links", 8): 0.7}


def make_links(target: common.Signpost) -> None:
    connection = http.client.HTTPConnection(urlsplit(target.origin).netloc)
    headers = {"Authorization": f"Bearer {target.token}", "Content-Type": "application/json"}
    for number in range(LINKS):
        body = json.dumps({"host": "localhost", "alias": f"l{number}", "destination": f"https://dest.example/{number}"})
        connection.request("POST", "/v1/link", body, headers)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, common.signpost() as target, common.floor(server.THREADS) as bare:
        make_links(target)
        script = Path(folder) / "random.lua"
        script.write_text(f'request = function() return wrk.format("GET", "/l" .. math.random(0, {LINKS - 1})) end\n')
        print("               conn.   bare/s signpost/s  ratio  floor  p50 ms  p99 ms")
        for what, lua in (("one link", None), ("10,000 links", str(script))):
            for connections in (1, 8, 64):
                ratios, last = [], None
                for _ in range(ROUNDS):
                    floor = common.wrk(f"{bare}/hello", connections=connections, script=lua)
                    last = common.wrk(f"{target.origin}/hello", connections=connections, script=lua, host="localhost")
                    ratios.append((last.per_second / floor.per_second, floor.per_second, last))
                ratio, bare_rate, run = sorted(ratios, key=lambda entry: entry[0])[len(ratios) // 2]
                least = FLOORS.get((what, connections))
                print(
                    f"{what:>14} {connections:5} {bare_rate:8.0f} {run.per_second:10.0f} {ratio:6.2f} "
                    f"{least or '':>6} {run.p50_ms:7.2f} {run.p99_ms:7.2f}"
                    + ("  BELOW ITS FLOOR" if least and ratio < least else "")
                )
        print(f"memory after it all: {common.memory_mib(target.pid):.0f} MiB")


if __name__ == "__main__":
    main()
