"""The requests of visitors as they come, for wrk: many browsers, languages and addresses, and few links that are hot.

A script of wrk reads them from a file, in which NUL ends each.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench import common, records

VISITORS, LINKS, SENT = 2_000, 10_000, 20_000
SEED = 7
LANGUAGES = ("en-US,en;q=0.9", "de,en;q=0.7", "fr", "es-ES,es;q=0.8", "it", "nl", "pl", "ja", "pt-BR,pt;q=0.9", "sv")
SYSTEMS = ("Windows NT 10.0; Win64; x64", "X11; Linux x86_64", "Macintosh; Intel Mac OS X 10_15_7", "X11; CrOS x86_64")

_SCRIPT = """
local requests, sent, never_seen = {}, 0, %s
function init()
  local file = io.open("%s", "rb")
  for request in file:read("*a"):gmatch("[^%%z]+") do requests[#requests + 1] = request end
  math.randomseed(os.time())
  sent = math.random(#requests)
end
function request()
  sent = sent + 1
  if never_seen then return (requests[sent %% #requests + 1]:gsub("NUMBER", os.time() .. "." .. sent)) end
  return requests[sent %% #requests + 1]
end
"""


@dataclass(frozen=True)
class Kind:
    """A kind of visits. connections: kept ones, unless each visit has one of its own."""

    name: str
    connections: int
    script: Path


def kinds(folder: Path, record_count: int) -> list[Kind]:
    """All kinds, with their scripts in `folder`. record_count: of the instance (bench/records.py)."""
    chance = random.Random(SEED)
    numbers = _links(chance, record_count)
    chosen = numbers[:LINKS]
    busy, whole = zipf(chance, chosen), zipf(chance, numbers)
    firefox = {"User-Agent": common.FIREFOX}
    plain = [Kind("one link", 8, script(folder, "one", [request(chosen[0], firefox)]))]
    plain.append(Kind("10,000 links", 8, script(folder, "many", [request(number, firefox) for number in chosen])))
    visitors = [visitor(chance) for _ in range(VISITORS)]
    for name, pick in (("visitors", busy), ("visitors, all links", whole)):
        sent = [request(pick(), chance.choice(visitors)) for _ in range(SENT)]
        plain.append(Kind(name, 32, script(folder, name.replace(", ", "-").replace(" ", "-"), sent)))
    sent = [request(busy(), {**chance.choice(visitors), "Connection": "close"}) for _ in range(SENT)]
    plain.append(Kind("a connection each", 8, script(folder, "each", sent)))
    unseen = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/NUMBER"}
    sent = [request(busy(), unseen) for _ in range(SENT)]
    return [*plain, Kind("User-Agents never seen", 8, script(folder, "unseen", sent, never_seen=True))]


def chosen_links(record_count: int) -> list[int]:
    """The numbers of the links that all kinds visit, except "visitors, all links"."""
    return _links(random.Random(SEED), record_count)[:LINKS]


def _links(chance: random.Random, record_count: int) -> list[int]:
    numbers = [number for number in range(record_count) if number % 100 != 99]
    chance.shuffle(numbers)
    return numbers


def many_links(folder: Path, count: int, among: int) -> str:
    """The script that visits `count` of all records in turn; the same ones in every run."""
    numbers = random.Random(1).sample([number for number in range(among) if number % 100 != 99], count)
    return str(script(folder, "links", [request(number, {"User-Agent": common.FIREFOX}) for number in numbers]))


def zipf(chance: random.Random, numbers: list[int]) -> Callable[[], int]:
    """The n-th number comes 1/n as often as the first."""
    weights = [1 / place for place in range(1, len(numbers) + 1)]
    picked: Iterator[int] = iter(chance.choices(numbers, weights, k=10 * SENT))
    return lambda: next(picked)


def visitor(chance: random.Random) -> dict[str, str]:
    """What a browser sends through a proxy."""
    version = chance.randrange(90, 140)
    engine = chance.choice(
        (
            f"rv:{version}.0) Gecko/20100101 Firefox/{version}.0",
            f") AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{version}.0.0.0 Safari/537.36",
        )
    )
    return {
        "User-Agent": f"Mozilla/5.0 ({chance.choice(SYSTEMS)}{'; ' if engine[0] == 'r' else ''}{engine}",
        "Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "Accept-Encoding": "gzip, deflate, br, zstd",
        "Accept-Language": chance.choice(LANGUAGES),
        "Upgrade-Insecure-Requests": "1",
        "X-Forwarded-For": f"203.0.{chance.randrange(256)}.{chance.randrange(1, 255)}",
        "X-Forwarded-Proto": "https",
    }


def request(number: int, headers: dict[str, str]) -> str:
    return request_of(records.host_of(number), records.alias_of(number), headers)


def request_of(host: str, path: str, headers: dict[str, str]) -> str:
    lines = [f"GET /{path} HTTP/1.1", f"Host: {host}"]
    return "\r\n".join([*lines, *(f"{name}: {value}" for name, value in headers.items()), "", ""])


def script(folder: Path, name: str, requests: list[str], *, never_seen: bool = False) -> Path:
    requests_file, lua = folder / f"{name}.txt", folder / f"{name}.lua"
    requests_file.write_bytes("\0".join(requests).encode())
    lua.write_text(_SCRIPT % ("true" if never_seen else "false", requests_file))
    return lua
