"""What the agent endpoint costs beside REST: one record, asked for with get_link and with GET /links/{id}.

    .venv/bin/python -m bench.agents

wrk on one core, the server on the other; rounds of both in turn, on one connection and on eight.
"""

import json
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path

from bench.common import signpost, wrk

ROUNDS = 3
FLOOR = 0.5


def main() -> None:
    with signpost() as server, tempfile.TemporaryDirectory() as folder:
        headers = {"Authorization": f"Bearer {server.token}", "Content-Type": "application/json"}
        id_ = _first_link(server.origin, headers)
        get, post = Path(folder) / "get.lua", Path(folder) / "post.lua"
        call = {
            "jsonrpc": "2.0",
            "id": 1,
            "method": "tools/call",
            "params": {"name": "get_link", "arguments": {"id": id_}},
        }
        get.write_text(_script("GET", headers))
        post.write_text(_script("POST", headers, json.dumps(call)))
        below = False
        for connections in (1, 8):
            ratios, rates = [], []
            for _ in range(ROUNDS):
                rest = wrk(f"{server.origin}/v1/links/{id_}", connections=connections, script=str(get))
                tool = wrk(f"{server.origin}/mcp/v1", connections=connections, script=str(post))
                assert not rest.refused
                assert not tool.refused
                ratios.append(tool.per_second / rest.per_second)
                rates.append((rest.per_second, tool.per_second))
            ratio = statistics.median(ratios)
            rest_rate, tool_rate = rates[ratios.index(ratio)]
            below = below or ratio < FLOOR
            rates_text = f"REST {rest_rate:.0f}/s, tool {tool_rate:.0f}/s"
            print(f"{connections} connections: {rates_text}, {ratio:.2f} (floor {FLOOR})")
        sys.exit("BELOW THE FLOOR" if below else 0)


def _first_link(origin: str, headers: dict[str, str]) -> str:
    with urllib.request.urlopen(urllib.request.Request(f"{origin}/v1/link", headers=headers)) as answer:
        found: str = json.load(answer)["data"][0]["id"]
        return found


def _script(method: str, headers: dict[str, str], body: str = "") -> str:
    lines = [f'wrk.method = "{method}"', f"wrk.body = [[{body}]]" if body else ""]
    return "\n".join(lines + [f'wrk.headers["{name}"] = "{value}"' for name, value in headers.items()])


if __name__ == "__main__":
    main()
