"""The workspace of a token: its settings and subscriptions; GET /test."""

from typing import Any

from flask import g

from signpost.domain.errors import NotFound
from signpost.operations.hosts import hosts
from signpost.operations.people import tokens
from signpost.operations.records.lists import totals
from signpost.operations.workspaces import subscriptions, usage, workspace_settings
from signpost.operations.workspaces.setting_keys import SETTINGS
from signpost.rest.blueprint import HOST, RECORD_ID, Blueprint, path_parameter
from signpost.rest.records import links, redirect
from signpost.schemas import loaded
from signpost.schemas.host import HostDetailSchema
from signpost.schemas.workspaces import (
    HostSettings,
    LinkCount,
    LinkCountQuery,
    SettingUpdate,
    SubscriptionList,
    SubscriptionSchema,
    TagList,
    TokenCheck,
    WorkspaceSchema,
)

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


# --- subscriptions to products ---------------------------------------------------------------------------------------

subscriptions_blp = Blueprint("subscriptions", __name__, "Products, and the plan of the workspace for each.")


_PRODUCT = path_parameter("product", "The product, such as `redirect`.", example="redirect")


@subscriptions_blp.route("/subscriptions")
@subscriptions_blp.response(200, SubscriptionList)
@subscriptions_blp.operation(subscriptions.list_subscriptions)
def list_subscriptions() -> Any:
    """List all subscriptions of the workspace, including those to retired products.

    Each has the plan with its limits, and what is used of them.
    """
    return {"data": subscriptions.list_subscriptions(g.caller)}


@subscriptions_blp.route("/subscription/<product>", parameters=[_PRODUCT])
@subscriptions_blp.response(200, SubscriptionSchema)
@subscriptions_blp.operation(subscriptions.get_subscription, NotFound)
def get_subscription(product: str) -> Any:
    """Get the subscription to one product.

    It has the plan with its limits, and what is used of them; a retired product that the workspace holds is found,
    too.
    """
    return subscriptions.get_subscription(g.caller, product)


# --- the token -------------------------------------------------------------------------------------------------------

token_blp = Blueprint("token", __name__, "The token that the request was sent with.")


@token_blp.route("/test")
@token_blp.response(200, TokenCheck)
@token_blp.operation(tokens.verify_token)
def verify_token() -> Any:
    """Check that the token is valid, and say whose it is.

    It needs no role and changes nothing, so a program may use it to try its configuration.
    """
    return tokens.verify_token(g.caller)


aliases_blp = Blueprint(
    "aliases", __name__, "Other addresses of the same operations, for programs written for RedirHub."
)


@aliases_blp.route("/link/count")
@aliases_blp.arguments(LinkCountQuery, location="query")
@aliases_blp.response(200, LinkCount)
@aliases_blp.operation(totals.count_links)
@aliases_blp.extension
def count_links(query: dict[str, Any]) -> Any:
    """Count the short links that match the filters.

    `count=total` of GET /link tells the same with a page of them, up to a limit.
    """
    return totals.count_links(g.caller, **query)


for _rule, _method, _view, _name, _same_as in (
    ("/link/<id>", "GET", links.get_record, "get_link", "GET /links/{id}"),
    ("/link/<id>", "PUT", redirect.update_record, "update_link", "PUT /redirect/{id}"),
    ("/link/<id>", "DELETE", redirect.delete_record, "delete_link", "DELETE /redirect/{id}"),
    ("/redirect/<id>", "GET", links.get_record, "get_redirect", "GET /links/{id}"),
):
    aliases_blp.alias(_rule, _view, name=_name, same_as=_same_as, methods=[_method], parameters=[RECORD_ID])


@aliases_blp.route("/tags")
@aliases_blp.response(200, TagList)
@aliases_blp.operation(usage.list_tags)
@aliases_blp.extension
def list_tags() -> Any:
    """List the tags of the workspace's records, the most frequent first: 1,000 at most.

    Each with the number of records that have it.
    """
    return {"data": usage.list_tags(g.caller)}


@aliases_blp.route("/host/<host>", methods=["PUT"], parameters=[HOST])
@aliases_blp.arguments(HostSettings, example={"https_requested": True, "notfound_status": 404})
@aliases_blp.response(200, HostDetailSchema)
@aliases_blp.operation(hosts.set_host, NotFound)
@aliases_blp.extension
def set_host(settings: dict[str, Any], host: str) -> Any:
    """Change a connected hostname: the flags of POST /host, and what PATCH /host/{host} sets.

    What is left out is kept.
    """
    return hosts.set_host(g.caller, host, **settings)
