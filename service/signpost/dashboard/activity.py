"""The history of the workspace, with a button that undoes a change."""

from __future__ import annotations

import json

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, see_other
from signpost.domain.changes import ChangeFilters
from signpost.domain.errors import Conflict, Invalid, PlanLimitExceeded
from signpost.operations import changes, undo

PER_PAGE = 50


@blp.get("/activity")
def activity() -> Response:
    return _page()


@blp.post("/activity/<id>/undo")
def undo_change(id: str) -> BaseResponse:
    try:
        undo.undo_change(g.caller, id)
    except (Conflict, PlanLimitExceeded) as refusal:
        return _page(refusal.message, refusal.status)
    back = request.form.get("back", "/activity")
    # A page of ours: a path, which see_other() puts behind that of the workspace.
    return see_other(back if back.startswith("/") else "/activity", "Undone.", can_undo=True)


def _told(value: object) -> str:
    """A value of a change as people read it."""
    if value is None:
        return "none"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _page(wrong: str = "", status: int = 200) -> Response:
    asked = {name: request.args.get(name, "")[:64] for name in ("record", "cursor")}
    filters = ChangeFilters(record=asked["record"] or None)
    try:
        rows, cursors = changes.list_changes(
            g.caller, per_page=PER_PAGE, filters=filters, cursor=request.args.get("cursor") or None
        )
    except Invalid as error:
        wrong, status = error.sentences(), error.status
        rows, cursors = changes.list_changes(g.caller, per_page=PER_PAGE, filters=filters)
    return page(
        "activity.html",
        status,
        rows=rows,
        told=_told,
        next=cursors.next,
        record=asked["record"],
        wrong=wrong,
        can_undo={row.id: undo.may_undo(g.caller, row) for row in rows},
    )
