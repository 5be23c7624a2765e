"""Visits as events: what is said of each, in the batches that webhooks and streams get."""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

# Visits in one batch.
MAX_VISITS = 500
# A batch waits this long for more visits, unless someone wants to read how often a record was clicked.
BATCH_EVERY_S = 1.0


class CountedVisit(NamedTuple):
    """A visit that was counted. at_ms: milliseconds since 1970. visitor_id: for `Visits.visitor`."""

    record_seq: int
    at_ms: int
    visitor_id: int


class CountedVisitor(NamedTuple):
    """What is known of a visitor; texts are "" where it is not."""

    referrer: str
    country: str
    browser: str
    system: str
    is_bot: bool


class Visits(Protocol):
    """The visits that one transaction counts. Most are only looked at where someone takes them: there may be many."""

    def workspace_seqs(self, workspace_id: str) -> Collection[int]:
        """The records (`seq`) of a workspace that were visited."""

    def count(self, seqs: Collection[int]) -> int:
        """How many visits these records had."""

    def newest(self, seqs: Collection[int], count: int) -> list[CountedVisit]:
        """The newest `count` visits of these records, in their order."""

    def visitor(self, visitor_id: int) -> CountedVisitor:
        """Whose visit it was."""


class VisitSink(Protocol):
    """What takes visits, in the transaction that counts them."""

    @property
    def is_wanted(self) -> bool:
        """Whether anyone wanted visits lately; may be asked at any moment, by any thread."""

    def are_wanted(self) -> bool:
        """Whether anyone wants visits now; called in the transaction."""

    def counted(self, people: Mapping[int, int], visits: Visits | None) -> None:
        """What was counted; called in the transaction.

        people: by how many clicks of people the count of each record (`seq`) rose. visits: None: not wanted.
        """


class VisitSinks:
    """Any number of these as one."""

    def __init__(self, sinks: Sequence[VisitSink]):
        self._sinks = sinks

    @property
    def is_wanted(self) -> bool:
        return any(sink.is_wanted for sink in self._sinks)

    def are_wanted(self) -> bool:
        # All are asked, and may look something up.
        answers = [sink.are_wanted() for sink in self._sinks]
        return any(answers)

    def counted(self, people: Mapping[int, int], visits: Visits | None) -> None:
        for sink in self._sinks:
            sink.counted(people, visits)


class Missed(StrEnum):
    """What was missed: the root of a hostname, a path of one segment as links have, or another one."""

    ROOT = "root"
    LINK = "link"
    PATH = "path"


class MissSink(Protocol):
    """What takes visits that find nothing."""

    def count(self, host: str, workspace_id: str, raw_path: str, is_bot: bool, query: str = "") -> None:
        """One more; the visitor waits for it. query: "" unless records of this path differ by their queries."""

    def close(self) -> None:
        """No more come: the app is being closed."""
