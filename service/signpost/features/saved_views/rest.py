"""GET /views, POST /views, DELETE /views/{id}: extensions to the specification."""

from typing import Any

from flask import g

from signpost.features.saved_views import views
from signpost.features.saved_views.schemas import ViewInput, ViewList, ViewSchema
from signpost.rest.blueprint import Blueprint, path_parameter
from signpost.schemas.listing import NoQuery

blp = Blueprint("views", __name__, "Names for filters and orders of lists.")

_ID = path_parameter("id", "The id of a view.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")


@blp.route("/views")
@blp.arguments(NoQuery, location="query", as_kwargs=True)
@blp.response(200, ViewList)
@blp.operation(views.list_views)
@blp.extension
def list_views() -> Any:
    """List the saved views of lists, by name.

    Those of the caller, and those that others share with the workspace. The `query` of one is for GET /links.
    """
    return {"data": views.list_views(g.caller)}


@blp.route("/views", methods=["POST"])
@blp.arguments(ViewInput, example={"name": "Summer, most clicked", "query": "filter[tags]=summer&sort=-clicks"})
@blp.response(200, ViewSchema)
@blp.operation(views.create_view)
@blp.extension
def create_view(view: dict[str, Any]) -> Any:
    """Save filters and the order of a list under a name.

    A view of the caller with the same name on the same list is replaced. A person has up to 20 views in a workspace,
    and its members share up to 20.
    """
    return views.create_view(g.caller, **view)


@blp.route("/views/<id>", methods=["DELETE"], parameters=[_ID])
@blp.response(204)
@blp.operation(views.delete_view)
@blp.extension
def delete_view(id: str) -> None:
    """Delete a saved view.

    Managers delete those that others share, too. Deleting one that does not exist is no error.
    """
    views.delete_view(g.caller, id)
