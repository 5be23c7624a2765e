"""GET /misses, POST /misses/fix, POST /misses/ignore, GET /misses/rescued: extensions to the specification."""

from typing import Any

from flask import g

from signpost.domain.records.bulk.rows import RowResult
from signpost.features.misses import miss_fixes, misses, rescues
from signpost.features.misses.schemas import (
    IgnoredMisses,
    MissFixed,
    MissFixes,
    MissListSchema,
    MissQuery,
    RescuedSchema,
)
from signpost.rest.blueprint import Blueprint
from signpost.rest.idempotency import keep_no_answer

blp = Blueprint("misses", __name__, "Paths that visitors requested and nothing answers.")


@blp.route("/misses")
@blp.arguments(MissQuery, location="query")
@blp.response(200, MissListSchema)
@blp.operation(misses.list_misses)
@blp.extension
def list_misses(query: dict[str, Any]) -> Any:
    """List the paths that visitors did not find, the commonest first.

    A path leaves the list once a record answers it. Where five or more are below one folder, a pattern is proposed.
    """
    return misses.list_misses(g.caller, **query)


@blp.route("/misses/fix", methods=["POST"])
@blp.idempotent
@blp.arguments(
    MissFixes,
    required=False,
    example={"misses": [{"host": "go.example.com", "path": "/springs", "destination": "https://example.com/spring"}]},
)
@blp.response(200, MissFixed)
@blp.operation(miss_fixes.fix_misses)
@blp.extension
def fix_misses(body: dict[str, Any]) -> Any:
    """Redirect paths that visitors did not find, with a result for each.

    Each to its `destination`, or to where the path leads that is similar. Without `misses`: those that are the same as
    another but for a hyphen or a letter, at most 100. The answer is 200 even where paths are refused. What was created
    is one change: POST /changes/{id}/undo removes it.
    """
    fixes = miss_fixes.fix_misses(g.caller, **body)
    if all(fix.result is RowResult.REFUSED for fix in fixes):
        keep_no_answer()
    return {"data": fixes}


@blp.route("/misses/ignore", methods=["POST"])
@blp.arguments(IgnoredMisses, example={"misses": [{"host": "go.example.com", "path": "/apple-touch-icon.png"}]})
@blp.response(204)
@blp.operation(miss_fixes.ignore_misses)
@blp.extension
def ignore_misses(body: dict[str, Any]) -> None:
    """Leave paths out of what visitors did not find, or list them again.

    They are counted as before, and GET /misses?filter[ignored]=true lists them. A workspace ignores up to 1,000 paths.
    """
    miss_fixes.ignore_misses(g.caller, **body)


@blp.route("/misses/rescued")
@blp.response(200, RescuedSchema)
@blp.operation(rescues.rescued)
@blp.extension
def get_rescued() -> Any:
    """Count the visitors who found something where others had found nothing before.

    A link or redirect rescues visitors if people had missed its address in the 90 days before it was created.
    """
    return rescues.rescued(g.caller)
