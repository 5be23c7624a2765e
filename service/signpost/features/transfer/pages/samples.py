"""Sample data, from the overview of a workspace without clicks, and away again."""

from __future__ import annotations

from flask import Response, g
from werkzeug.wrappers import Response as BaseResponse

from signpost.features.dashboard.blueprint import notify
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.workspaces.settings import enter
from signpost.features.transfer import samples
from signpost.features.transfer.pages import blp
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.web.dashboard_pages import Panel


def sample_note() -> Panel | None:
    return Panel("transfer/sample_note.html") if g.caller.workspace.is_sample else None


def sample_offer() -> Panel | None:
    return Panel("transfer/sample_offer.html") if samples.may_create_sample(g.caller) else None


@blp.post("/sample")
@offers_again(mark("See it with sample data"))
def create_sample() -> BaseResponse:
    return enter(samples.create_sample(g.caller).id)


@blp.post("/sample/click")
def click_live() -> BaseResponse:
    """Asked for by the page of one who looks."""
    samples.click_live(g.caller)
    return Response(status=204)


@blp.post("/sample/delete")
@offers_again(mark("Delete the sample data"))
def delete_sample() -> BaseResponse:
    other = samples.delete_sample(g.caller)
    notify(_("The sample data is deleted."))
    return enter(other.id)
