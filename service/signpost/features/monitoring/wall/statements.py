"""The SQL of the wall: all links of a workspace with what was found of them, in one statement."""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain.records.monitor_state import WatchState
from signpost.features.monitoring.wall.states import FoundCheck
from signpost.storage.database import execute

# ?1: the workspace, ?2: the handler, ?3: the first day of the clicks, ?4: a tag, "" for none, or null for all links,
# ?5: how many links, ?6: 1 where gentle checks are on. A row for each destination that is checked, by the gentle check
# or by a monitor of the link's own; of a link without one a single row.
_LINKS = """
    SELECT record.seq, record.id, record.host, coalesce(record.path_and_query, record.alias),
        record.tags, record.paused_by, record.expired_at, record.destination,
        coalesce((SELECT sum(clicks) FROM click_day WHERE click_day.record_seq = record.seq AND day >= ?3), 0),
        record.max_clicks IS NOT NULL AND EXISTS (
            SELECT 1 FROM record_clicks WHERE record_clicks.record_seq = record.seq AND clicks >= record.max_clicks
        ),
        coalesce(gentle.destination, watch.destination), coalesce(gentle.state, watch.state),
        coalesce(gentle.checked_at, watch.checked_at), coalesce(gentle.ms, record_check.ms), gentle.usual_ms,
        coalesce(gentle.status, record_check.status), coalesce(gentle.reason, record_check.reason, ''),
        coalesce(gentle.led_to, record_check.led_to, ''), gentle.since, gentle.state IS NOT NULL
    FROM (
        SELECT * FROM record
        WHERE workspace_id = ?1 AND +handler = ?2 AND (
            CAST(?4 AS TEXT) IS NULL
            OR EXISTS (SELECT 1 FROM record_tag WHERE record_tag.record_seq = record.seq AND tag = ?4)
            OR (?4 = '' AND NOT EXISTS (SELECT 1 FROM record_tag WHERE record_tag.record_seq = record.seq))
        )
        ORDER BY seq DESC LIMIT ?5
    ) AS record
    LEFT JOIN gentle_check AS gentle ON gentle.record_seq = record.seq AND CAST(?6 AS BIGINT) = 1
    LEFT JOIN watch ON watch.record_seq = record.seq AND record.monitor <> 'off'
    LEFT JOIN record_check ON record_check.record_seq = watch.record_seq AND record_check.at = watch.checked_at
        AND record_check.destination = watch.destination
    ORDER BY record.seq DESC
"""


@dataclass(frozen=True)
class LinkRow:
    """A link, and a destination of it that is checked; None: none is. tags: as JSON."""

    seq: int
    id: str
    host: str
    path: str
    tags: str
    is_paused: bool
    expired_at: str | None
    destination: str
    clicks: int
    is_clicked_out: bool
    check: FoundCheck | None


def links(
    workspace_id: str, handler: str, since: str, tag: str | None, count: int, *, is_gentle_on: bool
) -> list[LinkRow]:
    """The newest first; rows of one link come one after the other."""
    return [
        LinkRow(
            seq, id_, host, path, tags, bool(paused_by), expired_at, destination, int(clicks), bool(is_clicked_out),
            None if state is None else FoundCheck(
                checked, WatchState(state), checked_at, ms, usual_ms, status, reason, led_to, since_, bool(is_gentle)
            ),
        )
        for (
            seq, id_, host, path, tags, paused_by, expired_at, destination, clicks, is_clicked_out,
            checked, state, checked_at, ms, usual_ms, status, reason, led_to, since_, is_gentle,
        ) in execute(_LINKS, (workspace_id, handler, since, tag, count, int(is_gentle_on)))
    ]  # fmt: skip
