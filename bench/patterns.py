"""CPU of a visit that finds nothing, beside the worst patterns: `python -m bench.patterns`.

In one process and without a network: `answer_without_waiting`, as the server calls it. The hostnames take turns, and
each visit has a path of its own, so that none is cached. Prints microseconds, the least of some rounds, and the ratio
to a hostname without patterns, which is at most FLOOR.
"""

import random
import tempfile
import time
from unittest import mock

from bench.common import FIREFOX
from signpost.domain.records.patterns import MAX_PATTERNS
from signpost.factory import close_app, create_app, create_token
from signpost.operations.records import pattern_quota
from signpost.visits import middleware

SEGMENTS, VISITS, ROUNDS = 62, 500, 15
FLOOR = 5.0
NONE, TAKEN, BEFORE = "none.acme.test", "taken.acme.test", "before.acme.test"
HOSTS = {NONE: "no patterns", TAKEN: "as many as are taken", BEFORE: "all, from before the limit"}


def hostile(number: int) -> str:
    """Each segment is a literal or a name, at random: it matches the paths below to their last segment."""
    chance = random.Random(number)
    batch = [f":n{position}" if chance.random() < 0.5 else "a" for position in range(SEGMENTS - 1)]
    return "/".join([*batch, "end"])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder})
        client, headers = app.test_client(), {"Authorization": f"Bearer {create_token(app, 'bench')}"}

        def save(host: str) -> int:
            """How many of the patterns were taken."""
            records = [
                {"url": f"{host}/{hostile(number)}", "match": "pattern", "destination": "https://x.example/"}
                for number in range(MAX_PATTERNS)
            ]
            rows = client.post("/v1/bulk", json={"records": records}, headers=headers).json
            return sum(row["result"] == "created" for row in (rows or {})["data"])

        for host in HOSTS:
            client.post("/v1/host", json={"host": host}, headers=headers)
        taken = {NONE: 0, TAKEN: save(TAKEN)}
        with mock.patch.object(pattern_quota, "MAX_NODES", 1_000_000):
            taken[BEFORE] = save(BEFORE)
        answer = middleware.of(app).answer_without_waiting
        least = dict.fromkeys(HOSTS, float("inf"))
        for number in range(ROUNDS + 1):
            for host in HOSTS:
                paths = [f"/{'a/' * (SEGMENTS - 1)}z{number}-{visit}" for visit in range(VISITS)]
                began = time.process_time()
                for path in paths:
                    answer(_environ(host, path))
                took = (time.process_time() - began) / VISITS * 1e6
                # The first round reads the patterns.
                least[host] = min(least[host], took) if number else least[host]
        for host, took in least.items():
            ratio = took / least[NONE]
            verdict = (
                "" if host == NONE else f"   {ratio:.2f} (floor {FLOOR})" + ("  ABOVE IT" if ratio > FLOOR else "")
            )
            print(f"{HOSTS[host]:<28} {taken[host]:>5} patterns  {took:8.1f} us{verdict}")
        close_app(app)


def _environ(host: str, path: str) -> dict[str, str]:
    return {
        "REQUEST_METHOD": "GET",
        "REQUEST_URI": path,
        "QUERY_STRING": "",
        "REMOTE_ADDR": "192.0.2.1",
        "HTTP_HOST": host,
        "HTTP_USER_AGENT": FIREFOX,
        "HTTP_ACCEPT_LANGUAGE": "en-US,en;q=0.5",
    }


if __name__ == "__main__":
    main()
