"""How many programs are found to be programs, and how many people are taken for one, by lists of User-Agents.

    .venv/bin/python -m bench.crawlers --programs FILE ... --people FILE ... [--show]

Lists that others keep, and where they are: crawlers.txt and devices.txt in the tests of crawlerdetect (sdist on PyPI);
crawler-user-agents.json in the wheel of crawler-user-agents; bots.yml, and desktop*.yml, smartphone*.yml, tablet*.yml
and so on for people, in the tests of device-detector (sdist on PyPI). A text file has one User-Agent a line.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import yaml

from signpost.clicks.agents import is_bot, is_preview_fetcher

# Programs found in each list, and people taken for programs in all of them.
MIN_FOUND, MAX_MISTAKEN = 0.97, 0.01


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", type=Path, nargs="+", default=[])
    parser.add_argument("--people", type=Path, nargs="+", default=[])
    parser.add_argument("--show", action="store_true", help="Print each User-Agent that is judged wrongly.")
    options = parser.parse_args()
    is_good = True
    for path in options.programs:
        agents = {*_user_agents(path)}
        missed = sorted(agent for agent in agents if not is_bot(agent))
        found = 1 - len(missed) / len(agents)
        is_good &= found >= MIN_FOUND
        print(f"{path.name}: {found:.1%} of {len(agents)} programs found (at least {MIN_FOUND:.0%})")
        _print(missed if options.show else [])
    people = {agent for path in options.people for agent in _user_agents(path)}
    if people:
        begin = time.process_time()
        mistaken = sorted(agent for agent in people if is_bot(agent))
        took_us = (time.process_time() - begin) / len(people) * 1e6
        previews = sum(is_preview_fetcher(agent) for agent in people)
        share = len(mistaken) / len(people)
        is_good &= share <= MAX_MISTAKEN
        print(f"{len(people)} people: {share:.2%} counted as programs (at most {MAX_MISTAKEN:.0%})")
        print(f"{previews} counted as makers of previews; {took_us:.0f} us for a User-Agent that is new")
        _print(mistaken if options.show else [])
    sys.exit(0 if is_good else "BELOW THE FLOOR")


def _user_agents(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        for entry in json.loads(text):
            yield from entry["instances"]
    elif path.suffix in (".yml", ".yaml"):
        for entry in yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            yield str(entry["user_agent"])
    else:
        yield from filter(None, text.splitlines())


def _print(agents: list[str]) -> None:
    for agent in agents:
        print(f"    {agent}")


if __name__ == "__main__":
    main()
