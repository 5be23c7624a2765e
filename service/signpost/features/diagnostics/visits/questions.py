"""Questions of members about visits: one visit explained, or many followed to where they lead. An extension."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from flask import Flask

from signpost.features.diagnostics.visits import explain
from signpost.features.diagnostics.visits.explain import VisitExplanation
from signpost.features.diagnostics.visits.outcome import LastObservations, Verdict, outcome_of
from signpost.features.diagnostics.visits.trace import Trace, Tracer
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.runtime.bulkheads import Holder
from signpost.visits import middleware

if TYPE_CHECKING:
    from signpost.features.monitoring.page_looks import PageLook
    from signpost.outbound.fetch import FetchOutcome


def explain_visit(caller: Caller, app: Flask, *, url: str, check_now: bool = False, **visit: Any) -> VisitExplanation:
    """What a visit of a URL would meet. visit: as `Tracer` takes it.

    check_now: look at the destination now. Raises Invalid; with check_now also RoleTooLow and Busy.
    """
    check = checker(caller, app) if check_now else None
    return explain.explain(_tracer(caller, app, visit), url, check=check)


@roles.requires(roles.MANAGER)
def checker(caller: Caller, app: Flask) -> Callable[[str], FetchOutcome]:
    """What looks at a destination now; it may raise Busy."""
    # Only now, with its libraries: few questions are answered by a look at the destination.
    from signpost.features.monitoring import check_now

    return partial(check_now.of(app).look, Holder(caller.workspace.id, caller.user.id))


@roles.requires(roles.EDITOR)
def look_at_page(caller: Caller, app: Flask, *, destination: str, picture: str = "") -> PageLook:
    """What is at the destination of a link that is being made. picture: of the link's own card. Raises Busy."""
    from signpost.features.monitoring import check_now

    return check_now.of(app).look_at_page(Holder(caller.workspace.id, caller.user.id), destination, picture)


def trace_visits(
    caller: Caller, app: Flask, *, urls: list[str], check_now: bool = False, **visit: Any
) -> list[dict[str, Any]]:
    """Where each of `urls` leads, in their order. visit: as `Tracer` takes it.

    check_now: false, as the schema says: nothing is looked at for several.
    """
    tracer = _tracer(caller, app, visit)
    traces = [tracer.trace(url) for url in urls]
    seen = LastObservations([trace.journey for trace in traces if trace.journey is not None], tracer.workspace_id)
    return [_row(trace, seen) for trace in traces]


def _row(trace: Trace, seen: LastObservations) -> dict[str, Any]:
    row = {"url": trace.url, "status": trace.status, "location": trace.location, "hops": trace.hops}
    if trace.journey is None:
        verdict = Verdict(False, trace.error or "")
        return {**row, "record": None, "stopped_by": None, "verdict": verdict, "error": trace.error}
    end, record = outcome_of(trace.journey, seen), seen.shown_record(trace.journey.hops[0].answer)
    return {**row, "record": record, "stopped_by": end.stopped_by, "verdict": end.verdict, "error": None}


def _tracer(caller: Caller, app: Flask, visit: dict[str, Any]) -> Tracer:
    return Tracer(middleware.of(app), workspace_id=caller.workspace.id, **visit)
