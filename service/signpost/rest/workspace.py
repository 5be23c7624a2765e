"""POST /workspace/update/{metaKey}, GET /workspace/subscription."""

from flask import g

from signpost.operations import clicks, subscriptions, workspace_settings
from signpost.rest.blueprint import Blueprint
from signpost.schemas.clicks import ClicksAnswer, ClicksQuery
from signpost.schemas.subscription import Subscriptions
from signpost.schemas.workspace import SettingUpdate, WorkspaceSchema

blp = Blueprint("workspace", __name__, "The workspace that the token belongs to.")

META_KEY = {
    "in": "path",
    "name": "metaKey",
    "required": True,
    "schema": {"type": "string", "enum": [*workspace_settings.KEYS]},
    "description": "The setting.",
}


@blp.route("/workspace/update/<metaKey>", methods=["POST"], parameters=[META_KEY])
@blp.arguments(SettingUpdate, example={"value": "Acme"})
@blp.response(200, WorkspaceSchema)
@blp.fails(400, 401, 422, 429, 484)
def update_workspace_setting(setting, metaKey):
    """Set one workspace setting."""
    return workspace_settings.update_setting(g.caller, metaKey, **setting)


@blp.route("/workspace/subscription")
@blp.response(200, Subscriptions)
@blp.fails(401, 429)
def list_workspace_subscriptions():
    """List the subscriptions of products that are still on sale."""
    return {"data": subscriptions.list_on_sale(g.caller)}


@blp.route("/workspace/clicks")
@blp.arguments(ClicksQuery, location="query")
@blp.response(200, ClicksAnswer)
@blp.fails(401, 422, 429)
@blp.doc(**{"x-signpost-extension": True})
def get_workspace_clicks(query):
    """Get the clicks of all records of the workspace, those deleted since included."""
    return clicks.workspace_clicks(g.caller, **query)
