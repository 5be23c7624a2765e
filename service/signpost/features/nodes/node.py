"""What one node has for itself, and what only one of them does at a time.

A lease is a row of `lease`: which process does some work, and until when. It is taken and lost in the turn of a writer,
so a process that holds one and its turn cannot be overtaken before its transaction ends. PostgreSQL's clock decides.
"""

from __future__ import annotations

import contextlib
import functools
import json
import logging
import secrets
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg

from signpost.domain.errors import ServiceError
from signpost.domain.version import product_version

# How often a node says that it lives, and for how long work stays its own after that.
HEARTBEAT_S, LEASE_S = 3.0, 15.0
# How soon a node tries again for work that another one does.
ASK_EVERY_S = 2.0
# A node is forgotten this long after its last sign of life, unless clicks wait in its journal.
FORGOTTEN_AFTER_S = 3600
# How long after a click was taken its answer is known to be lost, where it waits nowhere; and how long after the last
# sign of life of a node another one counts what it took.
LOST_AFTER_S, ADOPTED_AFTER_S = 60, 86_400
# How many lost answers are remembered, for which nobody comes again. Beyond that they wait for LOST_AFTER_S.
MAX_RELEASED = 10_000
# How often what is old is deleted, and how many changes are kept for copies that follow.
SWEEP_EVERY_S, MAX_CHANGES = 600.0, 500_000

NODE_TABLES = (
    "CREATE TABLE lease (name text PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL)",
    """
    CREATE TABLE node (
        id text PRIMARY KEY, name text NOT NULL, version text NOT NULL, seen_at timestamptz NOT NULL,
        copy_mark bigint NOT NULL, copy_age_s double precision NOT NULL, clicks_waiting bigint NOT NULL,
        clock_off_s double precision NOT NULL
    )
    """,
    # The salts of the visitors' days, some of them made ahead: nodes agree while PostgreSQL is away.
    "CREATE TABLE visitors_salt (day text PRIMARY KEY, salt text NOT NULL)",
    # Clicks of records with a limit that a node let through and has not counted yet. key: of the press that took it.
    # is_answered: the press came again, after its answer was lost. A node counts its clicks within a second, so one
    # that waits for three seconds was not answered, or no one can know.
    """
    CREATE TABLE taken_click (
        record_seq bigint, key text COLLATE "C", node text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp(),
        is_answered boolean NOT NULL DEFAULT false, PRIMARY KEY (record_seq, key)
    )
    """,
    """
    CREATE TABLE stored_file (
        name text, part integer, content bytea NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (name, part)
    )
    """,
    """
    CREATE FUNCTION clicks_taken(seq bigint, own text) RETURNS bigint LANGUAGE sql AS $$
        SELECT coalesce((SELECT clicks FROM record_clicks WHERE record_seq = $1), 0)
             + (SELECT count(*) FROM taken_click WHERE record_seq = $1 AND key <> $2)
    $$
    """,
    """
    CREATE FUNCTION take_click(seq bigint, most bigint, press text, taker text, is_lost boolean) RETURNS integer
    LANGUAGE plpgsql AS $$
    DECLARE
        pressed timestamptz;
    BEGIN
        -- One at a time for each record. What follows are statements of their own, which see what the last one took.
        PERFORM pg_advisory_xact_lock({takes}, hashtext(current_schema()) # hashint8(seq));
        SELECT at INTO pressed FROM taken_click WHERE record_seq = seq AND key = press AND NOT is_answered;
        IF pressed IS NOT NULL AND (is_lost OR pressed < clock_timestamp() - interval '3 seconds') THEN
            UPDATE taken_click SET is_answered = true WHERE record_seq = seq AND key = press;
            RETURN 2;
        END IF;
        IF clicks_taken(seq, '') >= most THEN
            RETURN CASE WHEN pressed IS NULL THEN 0 ELSE 3 END;
        END IF;
        INSERT INTO taken_click (record_seq, key, node) VALUES (seq, press, taker)
        ON CONFLICT (record_seq, key) DO NOTHING;
        IF NOT FOUND THEN
            INSERT INTO taken_click (record_seq, key, node) VALUES (seq, press || ' ' || gen_random_uuid(), taker);
        END IF;
        RETURN 1;
    END $$
    """,
)
_TAKE = """
    INSERT INTO lease VALUES (%(name)s, %(holder)s, clock_timestamp() + make_interval(secs => %(lease_s)s))
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE lease.holder = excluded.holder OR lease.until < clock_timestamp() RETURNING 1
"""
_IS_FREE = "SELECT NOT EXISTS (SELECT 1 FROM lease WHERE name = %s AND holder <> %s AND until > clock_timestamp())"
_RENEW = """
    UPDATE lease SET until = clock_timestamp() + make_interval(secs => %s)
    WHERE holder = %s AND until > clock_timestamp() RETURNING name
"""
IS_MINE = "SELECT EXISTS (SELECT 1 FROM lease WHERE name = ? AND holder = ? AND until > clock_timestamp())"
# What writers take turns by, and those who take clicks of one record, together with the schema that they write to.
TURN, TAKES = 0x5369676E, 0x5369676E + 2
# Where the call that took a click may still run, it ends before.
WAIT_FOR_TAKES = f"SELECT pg_advisory_xact_lock({TAKES}, hashtext(current_schema()) # hashint8(%s))"
RELEASE = "DELETE FROM taken_click WHERE record_seq = %s AND key = %s AND node = %s AND NOT is_answered"
# The press came again, and at this node: it counts the click.
ANSWER_AGAIN = "UPDATE taken_click SET node = ?, is_answered = true WHERE record_seq = ? AND key = ?"
IS_ANSWERED = "SELECT EXISTS (SELECT 1 FROM taken_click WHERE record_seq = ? AND key = ? AND is_answered)"
# The reservations of workspaces that have sent no bulk for a while.
_OLD_BULKS = "DELETE FROM lease WHERE holder = '' AND until < clock_timestamp() - interval '1 hour'"
# A bulk reserves its time behind those of its workspace before, on whichever node. How long it has to wait for it.
TAKE_BULK_SLOT = """
    INSERT INTO lease AS slot VALUES (:name, '', clock_timestamp() + make_interval(secs => :slot_s))
    ON CONFLICT (name) DO UPDATE
    SET until = greatest(slot.until, clock_timestamp()) + make_interval(secs => :slot_s)
    RETURNING greatest(0, extract(epoch FROM until - clock_timestamp())::float8 - :slot_s)
"""
_HEARTBEAT = """
    INSERT INTO node VALUES (%s, %s, %s, clock_timestamp(), %s, %s, %s, %s)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, version = excluded.version, seen_at = excluded.seen_at,
        copy_mark = excluded.copy_mark, copy_age_s = excluded.copy_age_s,
        clicks_waiting = excluded.clicks_waiting, clock_off_s = excluded.clock_off_s
"""
NODES = """
    SELECT name, version, extract(epoch FROM clock_timestamp() - seen_at)::float8, copy_age_s, clicks_waiting,
        clock_off_s, EXISTS (SELECT 1 FROM lease WHERE starts_with(holder, id) AND until > clock_timestamp()),
        (SELECT count(*) FROM taken_click WHERE node = id AND at < clock_timestamp() - interval '1 minute')
    FROM node ORDER BY name
"""
_FORGET = """
    DELETE FROM node WHERE seen_at < clock_timestamp() - make_interval(secs => %s) AND clicks_waiting = 0
    AND NOT EXISTS (SELECT 1 FROM taken_click WHERE taken_click.node = node.id)
"""
# Of the clicks of a record that this node has let through: those of these presses first, then the oldest.
COUNT_TAKEN = """
    DELETE FROM taken_click WHERE record_seq = ?1 AND key IN (
        SELECT key FROM taken_click WHERE record_seq = ?1 AND node = ?2
        ORDER BY key IN (SELECT jsonb_array_elements_text(?3)) DESC, at LIMIT ?4
    )
"""
# Where no click waits in the folder of a node, the answer to what it took a while ago was lost. What no press has come
# back for was seen by no one.
_GIVE_BACK = """
    DELETE FROM taken_click WHERE node = %s AND NOT is_answered AND at < clock_timestamp() - make_interval(secs => %s)
"""
_ANSWERED = """
    SELECT record_seq, key FROM taken_click
    WHERE node = %s AND is_answered AND at < clock_timestamp() - make_interval(secs => %s)
"""
# What a node took that is gone may have been answered, so it is counted.
_ADOPT = """
    UPDATE taken_click SET node = %s, is_answered = true
    WHERE at < clock_timestamp() - make_interval(secs => %s) AND NOT EXISTS (
        SELECT 1 FROM node WHERE node.id = taken_click.node AND seen_at > clock_timestamp() - make_interval(secs => %s)
    )
"""
# As long as runtime/retention.py keeps them, wherever the node is that they came from.
_OLD_FILES = """
    DELETE FROM stored_file WHERE at < now() - interval '30 days'
    OR (name LIKE '%%.file' AND at < now() - interval '2 days'
        AND NOT EXISTS (SELECT 1 FROM job WHERE id = split_part(name, '.', 1) AND finished_at IS NULL))
"""
_OLD_CHANGES = "DELETE FROM copy_change WHERE seq < (SELECT max(seq) FROM copy_change) - %s"
_SALTS = "SELECT day, salt FROM visitors_salt WHERE day = ANY(%s)"
_ADD_SALT = "INSERT INTO visitors_salt VALUES (%s, %s) ON CONFLICT DO NOTHING"

logger = logging.getLogger("signpost.database")


class NodeFile:
    """What a node knows without PostgreSQL: `node.json` in its folder."""

    def __init__(self, folder: Path):
        self._path = folder / "node.json"
        self._lock = threading.Lock()
        self._values: dict[str, Any] = {}
        with contextlib.suppress(OSError, ValueError):
            self._values = json.loads(self._path.read_text())

    def get(self, name: str) -> Any:
        return self._values.get(name)

    def set(self, **values: Any) -> None:
        with self._lock:
            changed = {**self._values, **values}
            if changed != self._values:
                self._values = changed
                # A full disk: what it says is older than the truth, which is read before it is relied on.
                with contextlib.suppress(OSError):
                    new = self._path.with_suffix(".new")
                    new.write_text(json.dumps(changed))
                    new.replace(self._path)


class Node:
    """This process among those that share a database.

    connect: a connection in autocommit mode.  turn: the SQL that waits for the turn to write.
    """

    def __init__(self, folder: Path, connect: Callable[[], Any], turn: str):
        self.file = NodeFile(folder)
        if self.file.get("id") is None:
            self.file.set(id=secrets.token_hex(8))
        self.id: str = self.file.get("id")
        # Two processes may use one folder: a server, and a command.
        self.holder = f"{self.id}-{secrets.token_hex(4)}"
        self.name = f"{socket.gethostname()} {self.id[:6]}"
        # Whether it answers visits, and is listed.
        self.is_listed = False
        self._connect, self._turn = connect, turn
        # Held while PostgreSQL is asked, by one thread at a time.
        self._lock = threading.Lock()
        # What this process does, and until when (monotonic) that is sure. When it tries again for what others do.
        self._leases: dict[str, float] = {}
        self._leases_lock = threading.Lock()
        self._ask_at: dict[str, float] = {}
        self.clock_off_s = 0.0
        # (mark, the age of the copy in seconds), and clicks that wait.
        self.copy_state: Callable[[], tuple[int, float]] = lambda: (0, 0.0)
        self.clicks_waiting: Callable[[], int] = lambda: 0
        # See `Cluster.settled`.
        self.settled: Callable[[Callable[[float], Iterable[tuple[int, str]]]], object] = lambda _: None
        # Clicks whose answers were lost, and for which nobody comes again: (record, key) of each.
        self.released: deque[tuple[int, str]] = deque(maxlen=MAX_RELEASED)
        self._began_at = time.monotonic()
        # Called before each sign of life. Raises ServiceError where this node may not say one.
        self.on_heartbeat: Callable[[Any], object] = lambda _: None
        self._connection: Any = None
        self._sweep_at = 0.0
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None

    # --- leases -----------------------------------------------------------------------------------------------

    def acquire_lease(self, work: str) -> bool:
        """Whether this process does `work`; it is taken where no process does. False while PostgreSQL is away."""
        now = time.monotonic()
        if self._leases.get(work, 0.0) > now:
            return True
        if self._ask_at.get(work, 0.0) > now or self._ending.is_set():
            return False
        is_mine = False
        if self._lock.acquire(timeout=ASK_EVERY_S):
            try:
                is_mine = self._take(work)
            except (psycopg.Error, ServiceError) as error:
                logger.debug("Whether this node does %s could not be asked: %s", work, error)
                self._forget_connection()
            finally:
                self._lock.release()
        with self._leases_lock:
            self._ask_at = {name: at for name, at in self._ask_at.items() if at > now}
            if is_mine:
                self._leases[work] = now + LEASE_S
            else:
                self._ask_at[work] = now + ASK_EVERY_S
        if is_mine:
            self.start()
        return is_mine

    def _take(self, work: str) -> bool:
        connection = self._connected()
        if not connection.execute(_IS_FREE, (work, self.holder)).fetchone()[0]:
            return False
        with connection.transaction():
            connection.execute("SET LOCAL lock_timeout = '5s'")
            connection.execute(self._turn)
            values = {"name": work, "holder": self.holder, "lease_s": LEASE_S}
            return connection.execute(_TAKE, values).fetchone() is not None

    def release_lease(self, work: str) -> None:
        """Let others do some work at once. Where that cannot be said they wait until the lease ends."""
        with self._leases_lock:
            self._leases.pop(work, None)
        with self._lock, contextlib.suppress(psycopg.Error, ServiceError):
            self._connected().execute("DELETE FROM lease WHERE name = %s AND holder = %s", (work, self.holder))

    # --- signs of life ----------------------------------------------------------------------------------------

    def start(self) -> None:
        with self._lock:
            if self._thread is None and not self._ending.is_set():
                self._thread = threading.Thread(target=self._run, name="signpost-node", daemon=True)
                self._thread.start()

    def close(self) -> None:
        self._ending.set()
        if self._thread is not None:
            self._thread.join(HEARTBEAT_S)
        with self._lock, contextlib.suppress(psycopg.Error, ServiceError):
            if self._leases or self.is_listed:
                connection = self._connected()
                connection.execute("DELETE FROM lease WHERE holder = %s", (self.holder,))
                if self.is_listed and self.clicks_waiting() == 0:
                    connection.execute("DELETE FROM node WHERE id = %s", (self.id,))
        self._forget_connection()

    def _run(self) -> None:
        is_away = False
        while not self._ending.is_set():
            try:
                with self._lock:
                    self._heartbeat()
                is_away = False
            except (psycopg.Error, ServiceError) as error:
                self._forget_connection()
                if not is_away and not self._ending.is_set():
                    logger.warning("This node cannot reach PostgreSQL: %s", " ".join(str(error).split()))
                is_away = True
            except Exception:
                logger.exception("The sign of life of this node failed.")
            self._ending.wait(1.0 if is_away else HEARTBEAT_S)

    def _heartbeat(self) -> None:
        connection = self._connected()
        began, clock = time.monotonic(), time.time()
        (theirs,) = connection.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
        self.clock_off_s = clock + (time.monotonic() - began) / 2 - theirs
        self.on_heartbeat(connection)
        if self._leases:
            names = {name for (name,) in connection.execute(_RENEW, (LEASE_S, self.holder)).fetchall()}
            with self._leases_lock:
                # Without those that were given back meanwhile.
                self._leases = {name: began + LEASE_S for name in self._leases if name in names}
        if self.is_listed:
            self._agree_on_salts(connection)
            waiting, state = self.clicks_waiting(), self.copy_state()
            connection.execute(
                _HEARTBEAT, (self.id, self.name, product_version(), *state, waiting, round(self.clock_off_s, 3))
            )
            connection.execute(_FORGET, (FORGOTTEN_AFTER_S,))
            self._release(connection)
            self.settled(functools.partial(self._lost, connection))
            if began > self._sweep_at:
                connection.execute(_ADOPT, (self.id, ADOPTED_AFTER_S, ADOPTED_AFTER_S))
                self._sweep_at = began + SWEEP_EVERY_S
                connection.execute(_OLD_FILES)
                connection.execute(_OLD_BULKS)
                connection.execute(_OLD_CHANGES, (MAX_CHANGES,))

    def _release(self, connection: Any) -> None:
        while self.released:
            record_seq, key = self.released[0]
            with connection.transaction():
                connection.execute(WAIT_FOR_TAKES, (record_seq,))
                connection.execute(RELEASE, (record_seq, key, self.id))
            with contextlib.suppress(ValueError):
                self.released.remove((record_seq, key))

    def _lost(self, connection: Any, counted_s: float) -> list[tuple[int, str]]:
        """The clicks that this node has answered at the second press alone. What it never answered is given back.

        counted_s: how many seconds ago all that is counted now had come.
        """
        # What was taken before this process began is in its journal, or was not answered: the former one was killed.
        lost_after_s = min(max(LOST_AFTER_S, counted_s), time.monotonic() - self._began_at)
        connection.execute(_GIVE_BACK, (self.id, lost_after_s))
        return list(connection.execute(_ANSWERED, (self.id, lost_after_s)).fetchall())

    # --- the visitors' salts ----------------------------------------------------------------------------------

    def salt_of(self, day: str) -> str | None:
        salts: dict[str, str] = self.file.get("salts") or {}
        # A visitor does not wait long for another thread that asks.
        if day not in salts and day in _days() and self._lock.acquire(timeout=1):
            try:
                self._agree_on_salts(self._connected())
            except (psycopg.Error, ServiceError) as error:
                logger.debug("The salts of the visitors could not be asked: %s", error)
            finally:
                self._lock.release()
            salts = self.file.get("salts") or {}
        return salts.get(day)

    def _agree_on_salts(self, connection: Any) -> None:
        days = _days()
        known: dict[str, str] = self.file.get("salts") or {}
        if sorted(known) == days:
            return
        for day in days:
            # What this node has used already while it was alone comes first.
            connection.execute(_ADD_SALT, (day, known.get(day) or secrets.token_hex(16)))
        connection.execute("DELETE FROM visitors_salt WHERE day < %s", (days[0],))
        self.file.set(salts=dict(connection.execute(_SALTS, (days,)).fetchall()))

    # --- the connection ---------------------------------------------------------------------------------------

    def _connected(self) -> Any:
        if self._connection is None or self._connection.closed:
            self._connection = self._connect()
        return self._connection

    def _forget_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(psycopg.Error):
                connection.close()


class NodeClaims:
    """The jobs that this process runs, by leases."""

    def __init__(self, node: Node):
        self._node = node

    def take(self, job_id: str) -> bool:
        return self._node.acquire_lease(job_id)

    def release(self, job_id: str) -> None:
        self._node.release_lease(job_id)


def _days() -> list[str]:
    """Today and tomorrow (UTC)."""
    today = datetime.now(UTC).date()
    return [(today + timedelta(days=days)).isoformat() for days in (0, 1)]
