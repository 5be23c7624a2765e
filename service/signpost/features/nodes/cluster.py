"""The nodes that share a database in PostgreSQL, and this process among them: its work, its clicks and its copy."""

from __future__ import annotations

import contextlib
import functools
import json
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import cysqlite
import psycopg

from signpost.domain.errors import ServiceError, StorageUnavailable
from signpost.features.nodes.local_copy import LocalCopy
from signpost.features.nodes.node import (
    ANSWER_AGAIN,
    COUNT_TAKEN,
    IS_ANSWERED,
    IS_MINE,
    NODES,
    RELEASE,
    TAKE_BULK_SLOT,
    WAIT_FOR_TAKES,
    Node,
    NodeClaims,
)
from signpost.storage.cluster import Cluster, NodeRow, TakeOutcome
from signpost.storage.engines.engine import Engine

logger = logging.getLogger("signpost.database")

# The share of the time in which one workspace may have its turn with bulks, on all nodes together, while it sends one
# after the other. Others write in the rest of it without meeting one, even if each write takes a moment.
BULK_SHARE = 0.5
# How long a record of the first bulk is thought to take; the longest share of one bulk, and the longest wait for it.
FIRST_BULK_RECORD_S, MAX_BULK_SLOT_S, MAX_BULK_WAIT_S = 0.0004, 2.0, 5.0
# How long a writer waits for the copy.
MAX_COPY_S = 4.0
# Files are stored in parts, so that none is large in memory.
FILE_PART_BYTES = 1 << 20
_STORED = """
    SELECT coalesce(sum(length(content)), 0)::bigint, coalesce(max(part) + 1, 0) FROM stored_file WHERE name = ?
"""
_PART = "SELECT content FROM stored_file WHERE name = ? AND part = ?"


class NodeCluster(Cluster):
    takes_clicks = True

    def __init__(self, engine: Engine, copy: Path, node: Node, connect: Callable[[], Any]):
        """connect: a connection that is not given back. Raises StorageUnavailable."""
        super().__init__(copy)
        self._engine = engine
        self._connect = connect
        # Whether the database was there, and its tables are up to date.
        self.is_opened = False
        # Why this node may not manage anything, though PostgreSQL is there; None: it may.
        self.refused: str | None = None
        self._working = threading.local()
        # How long a record of a bulk takes, as the last ones did.
        self._bulk_record_s = FIRST_BULK_RECORD_S
        self._following = threading.Lock()
        self._copy: LocalCopy | None = None
        # Whether this process answers visits, and is no command beside the one that does.
        self._answers_visits = False
        self.node = node
        self.node.clicks_waiting = lambda: self.clicks_waiting()
        self.node.settled = lambda take: self.settled(take)

    def close(self) -> None:
        if self._copy is not None:
            self._copy.close()
            self._copy = None
        self.node.close()

    @property
    def copy_age_s(self) -> float:
        """How long the copy has not been known to be up to date."""
        return 0.0 if self._copy is None else self._copy.state()[1]

    @property
    def clock_off_s(self) -> float:
        return self.node.clock_off_s

    @property
    def version(self) -> int | None:
        return None if self._copy is None else self._copy.state()[0]

    def nodes(self) -> list[NodeRow]:
        return [NodeRow(*row) for row in self._engine.run(NODES).fetchall()]

    # --- the copy ---------------------------------------------------------------------------------------------

    def follow(self) -> Path:
        """The file by which visits are answered. A command that looks where a link leads reads it, too."""
        with self._following:
            if self._copy is None:
                copy = LocalCopy(self._path, self._connect_follower, self._announce)
                copy.open(is_needed_whole=self.is_opened)
                self._copy = copy
                self.node.copy_state = copy.state
                self._list_node()
        return self._path

    def begin_visits(self) -> None:
        with self._following:
            self._answers_visits = True
            self._list_node()

    def _list_node(self) -> None:
        """Say from now on what this process has, where it answers visits by a copy."""
        if self._answers_visits and self._copy is not None:
            self.node.is_listed = True
            self.node.start()

    def replace_damaged(self) -> bool:
        if self._copy is not None:
            self._copy.replace_damaged()
        return True

    def _connect_follower(self) -> Any:
        if not self.is_opened or self.refused is not None:
            raise StorageUnavailable
        return self._connect()

    def _announce(self, host: str, place: str | None) -> None:
        for listener in self._engine.listeners:
            listener(host, place)

    @property
    def is_followed(self) -> bool:
        """Whether visits are answered by the copy."""
        return self._copy is not None

    def catch_up(self) -> None:
        """Have the copy hold what is committed now."""
        assert self._copy is not None
        # The first try may find that its connection was lost before.
        for is_last in (False, True):
            try:
                self._copy.catch_up(wait_s=MAX_COPY_S)
                return
            except (psycopg.Error, cysqlite.Error, ServiceError) as error:
                if is_last:
                    # What was committed stays so; the follower goes on.
                    logger.warning("The copy by which visits are answered is not up to date: %s", error)

    # --- work and clicks --------------------------------------------------------------------------------------

    @functools.cached_property
    def claims(self) -> NodeClaims:
        return NodeClaims(self.node)

    def node_key(self, name: str) -> str:
        return f"{name} {self.node.id}"

    def save_local(self, name: str, value: str) -> None:
        self.node.file.set(**{name: value})

    def load_local(self, name: str) -> str | None:
        return self.node.file.get(name)  # type: ignore[no-any-return]

    def may_work(self, work: str) -> bool:
        return self.is_opened and self.refused is None and self.node.acquire_lease(work)

    @contextlib.contextmanager
    def working(self, work: str) -> Iterator[None]:
        before, self._working.work = getattr(self._working, "work", None), work
        try:
            yield
        finally:
            self._working.work = before

    def has_work(self) -> bool:
        """False: another process does the work of this thread now."""
        work = getattr(self._working, "work", None)
        return work is None or bool(self._engine.run(IS_MINE, (work, self.node.holder)).scalar())

    def begin_bulk(self, workspace: str, records: int) -> Callable[[float], object]:
        # Within a transaction it would keep everybody waiting. Who began that has waited before it.
        if not self._engine.in_transaction():
            self._wait_for_bulks(workspace, records)

        def learn(turn_s: float) -> None:
            self._bulk_record_s += (turn_s / max(records, 1) - self._bulk_record_s) / 4

        return learn

    def _wait_for_bulks(self, workspace: str, records: int) -> None:
        slot_s = min(records * self._bulk_record_s / BULK_SHARE, MAX_BULK_SLOT_S)
        (wait_s,) = self._engine.run(TAKE_BULK_SLOT, {"name": f"bulk {workspace}", "slot_s": slot_s}).fetchone()
        # In parts: the process may be stopping.
        until = time.monotonic() + min(float(wait_s), MAX_BULK_WAIT_S)
        while (left_s := until - time.monotonic()) > 0 and self._engine.shutdown_at is None:
            time.sleep(min(left_s, 0.1))

    def salt_of(self, day: str) -> str | None:
        return self.node.salt_of(day)

    def take_click(self, record_seq: int, limit: int, key: str, *, is_lost: bool = False) -> TakeOutcome:
        self._release(record_seq)
        values = (record_seq, limit, key, self.node.id, is_lost)
        outcome = TakeOutcome(self._engine.run("SELECT take_click(?, ?, ?, ?, ?)", values).scalar())
        # The answer to the second press may have been lost, too.
        if outcome is not TakeOutcome.NEW and is_lost and self._engine.run(IS_ANSWERED, (record_seq, key)).scalar():
            outcome = TakeOutcome.AGAIN
        if outcome is TakeOutcome.AGAIN:
            self._engine.run(ANSWER_AGAIN, (self.node.id, record_seq, key))
        return outcome

    def give_back(self, record_seq: int, key: str) -> None:
        self.node.released.append((record_seq, key))

    def _release(self, record_seq: int) -> None:
        """Give back what was taken of a record and has reached nobody."""
        lost = [key for seq, key in [*self.node.released] if seq == record_seq]
        if not lost:
            return
        with self._engine.atomic():
            self._engine.run(WAIT_FOR_TAKES.replace("%s", "?"), (record_seq,))
            for key in lost:
                self._engine.run(RELEASE.replace("%s", "?"), (record_seq, key, self.node.id))
        for key in lost:
            with contextlib.suppress(ValueError):
                self.node.released.remove((record_seq, key))

    def clicks_taken(self, record_seq: int, key: str = "") -> int:
        return int(self._engine.run("SELECT clicks_taken(?, ?)", (record_seq, key)).scalar())

    def count_taken(self, taken: Mapping[int, int], keys: Mapping[int, Sequence[str]]) -> dict[int, int]:
        counted = {}
        for record_seq, count in sorted(taken.items()):
            values = (record_seq, self.node.id, json.dumps(keys.get(record_seq, [])), count)
            counted[record_seq] = count - self._engine.run(COUNT_TAKEN, values).rowcount
        return {record_seq: count for record_seq, count in counted.items() if count}

    # --- files ------------------------------------------------------------------------------------------------

    def store_file(self, path: Path) -> None:
        with self._engine.atomic():
            stored, part = self._engine.run(_STORED, (path.name,)).fetchone()
            if stored > path.stat().st_size:
                self._engine.run("DELETE FROM stored_file WHERE name = ?", (path.name,))
                stored, part = 0, 0
            with path.open("rb") as file:
                file.seek(stored)
                # An empty file is one as well, such as the report of an import without lines.
                while (content := file.read(FILE_PART_BYTES)) or part == 0:
                    self._engine.run(
                        "INSERT INTO stored_file (name, part, content) VALUES (?, ?, ?)", (path.name, part, content)
                    )
                    part += 1

    def fetch_file(self, path: Path) -> None:
        stored, parts = self._engine.run(_STORED, (path.name,)).fetchone()
        if stored <= path.stat().st_size if path.exists() else parts == 0:
            return
        new = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
        try:
            with new.open("wb") as file:
                for part in range(parts):
                    file.write(self._engine.run(_PART, (path.name, part)).scalar() or b"")
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)

    def move_file(self, old: Path, new: Path) -> None:
        if not self._engine.run("UPDATE stored_file SET name = ? WHERE name = ?", (new.name, old.name)).rowcount:
            raise FileNotFoundError(old)
        if old.exists():
            old.rename(new)

    def drop_file(self, path: Path) -> None:
        self._engine.run("DELETE FROM stored_file WHERE name = ?", (path.name,))
        super().drop_file(path)
