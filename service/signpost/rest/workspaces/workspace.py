"""POST /workspace/update/{metaKey}, GET /workspace/subscription."""

from functools import partial
from typing import Any

from flask import g

from signpost.operations.clicks import clicks
from signpost.operations.workspaces import subscriptions, workspace_settings
from signpost.operations.workspaces.setting_keys import SETTINGS
from signpost.rest import click_reports
from signpost.rest.blueprint import Blueprint, path_parameter
from signpost.schemas import loaded
from signpost.schemas.clicks import ClickReport, WorkspaceClicksQuery
from signpost.schemas.workspaces.subscription import SubscriptionList
from signpost.schemas.workspaces.workspace import SettingUpdate, WorkspaceSchema

blp = Blueprint("workspace", __name__, "The workspace that the token belongs to.")

META_KEY = path_parameter("metaKey", "The setting to change.", enum=[*SETTINGS])


@blp.route("/workspace/update/<metaKey>", methods=["POST"], parameters=[META_KEY])
@blp.arguments(SettingUpdate, example={"value": "Acme"})
@blp.response(200, WorkspaceSchema)
@blp.operation(workspace_settings.update_setting)
def update_workspace_setting(setting: loaded.SettingUpdate, metaKey: str) -> Any:
    """Set one workspace setting.

    The value is text, which must fit the setting that the path names. The answer is the workspace.
    """
    return workspace_settings.update_setting(g.caller, metaKey, **setting)


@blp.route("/workspace/subscription")
@blp.response(200, SubscriptionList)
@blp.operation(subscriptions.list_on_sale)
def list_workspace_subscriptions() -> Any:
    """List the subscriptions to products that are still on sale.

    `GET /subscriptions` also has those to retired products.
    """
    return {"data": subscriptions.list_on_sale(g.caller)}


@blp.route("/workspace/clicks")
@blp.arguments(WorkspaceClicksQuery, location="query")
@blp.response(200, ClickReport)
@blp.operation(clicks.workspace_clicks)
@blp.doc(responses={200: {"content": click_reports.TABLE}})
@blp.extension
def get_workspace_clicks(query: loaded.WorkspaceClicksQuery) -> Any:
    """Get the clicks of all records of the workspace, including records deleted since.

    With a hostname or a tag: of the records that have it now.
    """
    return click_reports.answer(query, partial(clicks.workspace_clicks, g.caller))
