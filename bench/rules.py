"""CPU of a visit with and without rules, in one process and without a network: `python -m bench.rules`.

Prints microseconds for each visit, the fastest of some rounds, and their ratios to a plain link. A visit goes through
`answer_without_waiting`, as the server of the product calls it. `--http` asks a server instead and prints visits per
second: at least 0.6 of a plain link.
"""

import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from bench import common
from bench.common import FIREFOX
from signpost.factory import close_app, create_app, create_token
from signpost.visits import middleware

HOST = "go.acme.test"
VISITS, ROUNDS = 5_000, 15
HTTP_ROUNDS = 3
THERE = "https://there.example/landing"
# Three that do not hold for Firefox on Linux, and so all are looked at.
RULES = [
    {"if": {"device": ["mobile", "tablet"]}, "destination": "https://m.example/"},
    {"if": {"language": ["de", "fr-CH"]}, "destination": "https://de.example/"},
    {"if": {"system": ["macOS", "iOS"], "browser": ["Safari"]}, "destination": "https://apple.example/"},
]
LINKS: dict[str, dict[str, Any]] = {
    "plain": {"destination": THERE},
    "query": {"destination": THERE, "forward_query": True},
    "random": {"destinations": [THERE, "https://second.example/"], "destination_routing": "random"},
    "rules": {"destination": THERE, "rules": RULES},
}


def main() -> None:
    if "--http" in sys.argv:
        over_http()
    else:
        in_process()


def over_http() -> None:
    with common.signpost() as target:
        for alias, fields in LINKS.items():
            body = json.dumps({"host": "localhost", "alias": alias, **fields}).encode()
            headers = {"Authorization": f"Bearer {target.token}", "Content-Type": "application/json"}
            urllib.request.urlopen(urllib.request.Request(f"{target.origin}/v1/link", body, headers)).close()
        found: dict[str, list[float]] = {name: [] for name in LINKS}
        for _ in range(HTTP_ROUNDS):
            for name, each in found.items():
                run = common.wrk(f"{target.origin}/{name}", connections=8, seconds=2, host="localhost")
                each.append(run.per_second)
        for name, each in found.items():
            print(f"{name:<8} {max(each):6.0f}/s   {max(each) / max(found['plain']):5.2f}")


def in_process() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder})
        visits = middleware.of(app)
        client, headers = app.test_client(), {"Authorization": f"Bearer {create_token(app, 'bench')}"}
        client.post("/v1/host", json={"host": HOST}, headers=headers)
        names = []
        for alias, fields in LINKS.items():
            answer = client.post("/v1/link", json={"host": HOST, "alias": alias, **fields}, headers=headers)
            if answer.status_code == 200:
                names.append(alias)
        times = {name: _fastest_us(visits.answer_without_waiting, f"/{name}") for name in names}
        for name, took_us in times.items():
            print(f"{name:<8} {took_us:6.2f} us   {times['plain'] / took_us:5.2f}")
        close_app(app)


def _fastest_us(answer: Callable[[dict[str, Any]], object], path: str) -> float:
    environ = {
        "REQUEST_METHOD": "GET",
        "REQUEST_URI": path,
        "QUERY_STRING": "",
        "REMOTE_ADDR": "192.0.2.1",
        "HTTP_HOST": HOST,
        "HTTP_USER_AGENT": FIREFOX,
        "HTTP_ACCEPT_LANGUAGE": "en-US,en;q=0.5",
    }
    found = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(VISITS):
            answer(environ.copy())
        found.append((time.process_time() - began) / VISITS * 1e6)
    return min(found)


if __name__ == "__main__":
    main()
