"""A database of a million records.

    .venv/bin/python -m bench.records FOLDER [RECORDS]

20 hostnames, a thousand tags, a hundredth of the records redirects, a title for each, a description for every third.
"""

import random
import sys
import time
from pathlib import Path
from typing import Any

from signpost.domain import ids, times
from signpost.factory import close_app, create_app
from signpost.operations.hosts import hosts
from signpost.operations.records.lists.filters import search_text
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import database
from signpost.storage.models import Record, RecordClicks, RecordTag, RecordText

RECORDS = 1_000_000
HOSTS = 20
WORDS = """
    spring sale summer autumn winter product launch offer news blog press event webinar partner campaign report guide
    manual price shop cart order ticket support team about contact career video photo gallery map route hotel flight
    train city garden kitchen fashion sport music book movie game health doctor school science energy climate market
""".split()  # noqa: SIM905
LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
STEP = 5_000
# All were made within the last year, evenly.
YEAR_US = 365 * 86_400 * 1_000_000


def text_of(entry: dict[str, Any]) -> str:
    return search_text(entry["place"], entry["host"], entry["title"], entry["description"], entry["destination"])


def host_of(number: int) -> str:
    return f"go{number % HOSTS}.acme.test"


def alias_of(number: int) -> str:
    return f"l{number}"


def row(number: int, seq: int, workspace_id: str, user_id: str, chance: random.Random) -> dict[str, Any]:
    is_redirect = number % 100 == 99
    code = "".join(chance.choices(LETTERS, k=6))
    tags = [f"tag{chance.randrange(1000)}" for _ in range(number % 3)]
    return {
        "seq": seq,
        "id": ids.id_of(seq),
        "workspace": workspace_id,
        "host": host_of(number),
        "place": alias_of(number),
        "alias_folded": alias_of(number),
        "type": "redirect" if is_redirect else "link",
        "handler": "redirect" if is_redirect else "short-url",
        "tld": "test",
        "title": " ".join(chance.choices(WORDS, k=3)).capitalize(),
        "description": " ".join(chance.choices(WORDS, k=8)) if number % 3 == 0 else "",
        "destination": f"https://www.shop{chance.randrange(500)}.example/{chance.choice(WORDS)}/{number}?ref={code}",
        "status": 301 if is_redirect else 302,
        "utm": {"source": "", "medium": "", "campaign": "", "term": "", "content": ""},
        "tags": list(dict.fromkeys(tags)),
        "created_by": user_id,
        "created_via": "import",
        "updated_at": "",
    }


def make(folder: Path, count: int = RECORDS) -> None:
    """Fill a new instance folder; the seconds it took are printed."""
    began = time.perf_counter()
    app = create_app({"INSTANCE": str(folder)})
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        for number in range(HOSTS):
            hosts.connect_host(caller, host=host_of(number))
        chance = random.Random(1)
        now_us = time.time_ns() // 1000
        for begin in range(0, count, STEP):
            rows = [
                row(number, now_us - YEAR_US + number * YEAR_US // count, caller.workspace.id, caller.user.id, chance)
                for number in range(begin, min(begin + STEP, count))
            ]
            with database.atomic():
                _insert(rows)
    close_app(app)
    print(f"{count:,} records made in {time.perf_counter() - began:.0f} s")


def _insert(rows: list[dict[str, Any]]) -> None:
    for entry in rows:
        entry["updated_at"] = Record(seq=entry["seq"]).created_at
    Record.insert_many(rows).execute()
    RecordText.insert_many(
        {"workspace": entry["workspace"], "record_seq": entry["seq"], "text": text_of(entry)} for entry in rows
    ).execute()
    tags = [
        {"record": entry["seq"], "workspace": entry["workspace"], "tag": tag} for entry in rows for tag in entry["tags"]
    ]
    RecordTag.insert_many(tags).execute()
    # A tenth had visitors, half of those lately.
    now, long_ago = times.now_text(), "2020-01-01T00:00:00.000000Z"
    RecordClicks.insert_many(
        {"record": item["seq"], "workspace": item["workspace"], "clicks": 5, "bots": 1, "last_click_at": moment}
        for place, item in enumerate(rows)
        if (moment := {0: now, 10: long_ago}.get(place % 20))
    ).execute()


if __name__ == "__main__":
    make(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else RECORDS)
