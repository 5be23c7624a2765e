"""What other programs are notified of: the types of events, and which of them a webhook wants."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from signpost.domain.records.record import Handler
from signpost.domain.texts import has_label


class EventType(StrEnum):
    """What happened. Frames are links. CLICKS: a batch of visits. TEST: someone tries out a webhook."""

    LINK_CREATED = "link.created"
    LINK_UPDATED = "link.updated"
    LINK_DELETED = "link.deleted"
    LINK_EXPIRED = "link.expired"
    LINK_EXHAUSTED = "link.exhausted"
    REDIRECT_CREATED = "redirect.created"
    REDIRECT_UPDATED = "redirect.updated"
    REDIRECT_DELETED = "redirect.deleted"
    REDIRECT_EXPIRED = "redirect.expired"
    REDIRECT_EXHAUSTED = "redirect.exhausted"
    HOST_CREATED = "host.created"
    HOST_UPDATED = "host.updated"
    HOST_DELETED = "host.deleted"
    JOB_DONE = "job.done"
    DESTINATION_BROKEN = "destination.broken"
    DESTINATION_RECOVERED = "destination.recovered"
    MEMBER_CREATED = "member.created"
    MEMBER_UPDATED = "member.updated"
    MEMBER_DELETED = "member.deleted"
    CLICKS = "clicks"
    TEST = "test"


class RecordEvent(StrEnum):
    """What can happen to a record."""

    CREATED = "created"
    UPDATED = "updated"
    DELETED = "deleted"
    EXPIRED = "expired"
    EXHAUSTED = "exhausted"


class WebhookState(StrEnum):
    """OFF: by a person. FAILED: by Signpost, as nothing was accepted for so long."""

    ACTIVE = "active"
    OFF = "off"
    FAILED = "failed"


# What a webhook may ask for, and what it gets where it does not say: clicks are many.
SUBSCRIBABLE = tuple(entry for entry in EventType if entry is not EventType.TEST)
USUAL = tuple(entry for entry in SUBSCRIBABLE if entry is not EventType.CLICKS)
# Names for several types.
ALL = "*"
FAMILIES = (ALL, *dict.fromkeys(entry.partition(".")[0] + ".*" for entry in SUBSCRIBABLE if "." in entry))
# Events of records, which have tags.
_OF_RECORDS = ("link.", "redirect.", "destination.")

# Of a webhook whose receiver accepts nothing, as a receiver that was down for a weekend should be found again.
FAILED_AFTER = timedelta(days=3)
# The pauses before a delivery is repeated, in seconds; together a little more than FAILED_AFTER.
WAITS_S = (5, 30, 120, 600, 1800, 3600, 7200, 14_400, *(21_600,) * 11)
# How long a webhook pauses after a failure: briefly at first, so that a receiver that restarts is found at once, and
# then as long as a part of the time for which it has failed.
BRIEF_S, BRIEF_PAUSE_S = 60, 5
PAUSE_PART = 4
MAX_PAUSE_S = 21_600


def of_record(handler: str, event: RecordEvent) -> EventType:
    """The type of an event of a record with this handler."""
    subject = "redirect" if handler == Handler.REDIRECT else "link"
    return EventType(f"{subject}.{event}")


def expand_names(names: Iterable[str]) -> list[EventType]:
    """The types that the names of types and FAMILIES mean, in the order of EventType."""
    wanted = set(names)
    return [
        entry for entry in SUBSCRIBABLE if entry in wanted or ALL in wanted or entry.partition(".")[0] + ".*" in wanted
    ]  # fmt: skip


def wait_s(failures: int) -> int | None:
    """The pause of a delivery that has failed this often; None: it has failed for good."""
    return WAITS_S[failures - 1] if failures <= len(WAITS_S) else None


def pause_s(failing_s: float) -> float:
    """The pause of a webhook. failing_s: seconds since the first of its failures in a row."""
    return BRIEF_PAUSE_S if failing_s < BRIEF_S else min(failing_s / PAUSE_PART, MAX_PAUSE_S)


@dataclass(frozen=True)
class Interest:
    """What a webhook wants. host, tag: "" for any; they narrow the events that have a hostname, or tags."""

    events: frozenset[str]
    host: str = ""
    tag: str = ""

    def wants(self, type_: EventType, hosts: Collection[str], tags: Collection[str]) -> bool:
        """Whether it wants an event. hosts, tags: as they were and as they are; of jobs and members there are none."""
        if type_ not in self.events:
            return False
        if self.host and hosts and self.host not in hosts:
            return False
        return not (self.tag and type_.startswith(_OF_RECORDS) and not has_label(tags, self.tag))
