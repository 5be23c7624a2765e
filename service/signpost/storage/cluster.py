"""What the processes that share a database have in common, and what each of them has for itself."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple, Protocol

from signpost.storage import instance_folder

# Names of rows of `state` that each node has for itself: how far the clicks of its folder are counted, and the salt of
# its visitors. See `Cluster.node_key`.
OWN_STATE = COUNTED, SALT = ("clicks_counted", "visitors_salt")

# A node that has been silent for longer has stopped, or is cut off; a copy that is older has lost touch.
SILENT_S, OLD_COPY_S = 30.0, 30.0
# A clock that is off by more than this is worth a warning.
CLOCK_OFF_S = 2.0


class NodeRow(NamedTuple):
    """A process that answers visits.

    seen_s: since its last sign of life.  copy_age_s: as of then, for how long its copy may be old.
    clock_off_s: by how much its clock is ahead of PostgreSQL's.  works: whether it does the background work.
    clicks_taken: of links with a limit, which it let through more than a minute ago and has not counted.
    """

    name: str
    version: str
    seen_s: float
    copy_age_s: float
    clicks_waiting: int
    clock_off_s: float
    works: bool
    clicks_taken: int = 0

    @property
    def is_alive(self) -> bool:
        return self.seen_s < SILENT_S

    @property
    def state(self) -> str:
        """What a node has said last, for people."""
        late = "its copy is up to date" if self.copy_age_s < 1 else f"its copy is {self.copy_age_s:,.0f} s old"
        text = f"seen {self.seen_s:,.0f} s ago, {late}, {self.clicks_waiting:,} clicks wait"
        return f"{text}, does the background work" if self.works else text

    @property
    def faults(self) -> list[str]:
        """What is wrong with it, in sentences for the operator."""
        found = []
        if not self.is_alive:
            waiting = f" {self.clicks_waiting:,} clicks wait in its folder." if self.clicks_waiting else ""
            found.append(f"It has been silent for {self.seen_s:,.0f} seconds.{waiting}")
            if self.clicks_taken:
                found.append(
                    f"{self.clicks_taken:,} clicks of links with a limit that it let through are not counted. It "
                    "counts them once it is back; after a day another node does."
                )
        elif self.copy_age_s > OLD_COPY_S:
            found.append(f"It answers visits from a copy that is {self.copy_age_s:,.0f} seconds old.")
        if abs(self.clock_off_s) > CLOCK_OFF_S:
            way = "fast" if self.clock_off_s > 0 else "slow"
            found.append(f"Its clock is {abs(self.clock_off_s):,.0f} seconds {way}.")
        return found


class TakeOutcome(IntEnum):
    """The result of taking a click. AGAIN: the same press has taken it before, and its answer was lost.

    PENDING: all are taken, one of them by the same press, of which it is not known yet whether its answer was lost.
    """

    REFUSED = 0
    NEW = 1
    AGAIN = 2
    PENDING = 3


class JobClaims(Protocol):
    def take(self, job_id: str) -> bool:
        """False: another process runs this job. Raises OSError, InstanceError."""

    def release(self, job_id: str) -> None: ...


class Cluster:
    """The processes that share a database, as one of them sees them. This class is for one that is alone."""

    # Whether clicks of records with a limit are taken in the database: see `take_click`.
    takes_clicks = False

    def __init__(self, path: Path):
        """path: the SQLite file by which visits are answered."""
        self._path = path
        self._folder = path.parent
        # How many clicks wait in the folder.
        self.clicks_waiting: Callable[[], int] = lambda: 0
        # Called with a function that takes clicks whose answers were lost: (record, key of the press) of each. It is
        # told how many seconds ago all clicks that are counted now had come.
        self.settled: Callable[[Callable[[float], Iterable[tuple[int, str]]]], object] = lambda _: None

    @property
    def copy_age_s(self) -> float | None:
        """For how long the copy by which visits are answered may be old, in seconds; None: there is no copy."""
        return None

    @property
    def clock_off_s(self) -> float:
        """By how many seconds the clock of this process is ahead of the database's."""
        return 0.0

    @property
    def version(self) -> int | None:
        """A number that rises with what visits read, the same on all nodes: what this node has. None: there is none."""
        return None

    def nodes(self) -> list[NodeRow]:
        """The processes that share it; empty where none can."""
        return []

    def begin_visits(self) -> None:
        """This process answers visits from now on. Nodes say so to each other."""

    def follow(self) -> Path:
        """The file by which visits are answered, which from now on has what is committed."""
        return self._path

    def replace_damaged(self) -> bool:
        """Visits have found a damaged page in the file of `follow`. False: it cannot be filled again."""
        return False

    @functools.cached_property
    def claims(self) -> JobClaims:
        """Which jobs this process runs."""
        return instance_folder.Claims(self._folder)

    def node_key(self, name: str) -> str:
        """The name of a row of `state` that each node has for itself."""
        return name

    def save_local(self, name: str, value: str) -> None:
        """Save such a row in the folder of the instance, so that a node can start while the database is away."""

    def load_local(self, name: str) -> str | None:
        """What `save_local` was given last."""
        return None

    def may_work(self, work: str) -> bool:
        """Whether this process is the one that does some work which one node does at a time."""
        return True

    def working(self, work: str) -> contextlib.AbstractContextManager[None]:
        """Have the writes of this thread refused once another process does the work. They raise StorageUnavailable."""
        return contextlib.nullcontext()

    def begin_bulk(self, workspace: str, records: int) -> Callable[[float], object]:
        """Before many records of a workspace are written in one transaction: wait, where it has written many just now.

        Within a transaction it waits for nothing: call it before the outermost one. Returns what is told how many
        seconds the transaction had its turn. Raises StorageUnavailable.
        """
        return lambda _: None

    def salt_of(self, day: str) -> str | None:
        """The salt of a day's visitors that all nodes have; None: the process makes its own."""
        return None

    def take_click(self, record_seq: int, limit: int, key: str, *, is_lost: bool = False) -> TakeOutcome:
        """Take a click of a record that allows `limit` of them.

        key: of the press of a button.  is_lost: the answer to the same press was lost on this node.
        Raises StorageUnavailable.
        """
        raise NotImplementedError

    def give_back(self, record_seq: int, key: str) -> None:
        """The answer to a click that was taken, or not, is lost, and no press with this key comes again."""

    def clicks_taken(self, record_seq: int, key: str = "") -> int:
        """The clicks of a record, those included that were taken and wait, except that of a press (key).

        Raises StorageUnavailable.
        """
        raise NotImplementedError

    def count_taken(self, taken: Mapping[int, int], keys: Mapping[int, Sequence[str]]) -> dict[int, int]:
        """This many clicks of each record that this node let through are counted now. Returns those that were already.

        keys: of their presses, as far as they are known.
        """
        raise NotImplementedError

    def store_file(self, path: Path) -> None:
        """Let other nodes have a file of the folder, as far as it is written."""

    def fetch_file(self, path: Path) -> None:
        """Bring what other nodes have stored of a file to the folder."""

    def move_file(self, old: Path, new: Path) -> None:
        """Rename a file. Raises FileNotFoundError: it is gone, perhaps because another node was first."""
        old.rename(new)

    def drop_file(self, path: Path) -> None:
        """Delete a file, wherever it is."""
        path.unlink(missing_ok=True)
