"""Webhooks: add, change, test and delete them, and see what each received."""

from __future__ import annotations

from typing import Any

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.events import USUAL, WebhookState
from signpost.domain.records.filters import HostFilters
from signpost.features.dashboard.blueprint import page, require, see_other
from signpost.features.dashboard.drafts import keeps_draft, offers_again
from signpost.features.dashboard.forms import Form, create_once, form_key, new_key
from signpost.features.dashboard.one_time import one_time_values
from signpost.features.events.operations import webhooks
from signpost.features.events.operations.webhooks import WebhookView
from signpost.features.events.pages import blp, event_words
from signpost.features.events.pages.deliveries import NEWEST, page_of_deliveries
from signpost.features.events.schemas import WebhookInput
from signpost.operations import roles
from signpost.operations.hosts import hosts
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

_LABELS = Translated(
    {"url": mark("Address"), "host": mark("Only of this hostname"), "tag": mark("Only of links with this tag")}
)
# Hostnames that a form offers.
MAX_HOSTS = 100
# Deliveries below the webhooks; all have a page of their own.
LATEST = 6


def may_set() -> bool:
    return bool(g.caller.role >= roles.required_for(webhooks.create_webhook))


@blp.get("/webhooks")
@keeps_draft
def webhooks_page() -> Response:
    form = Form(WebhookInput, {"events": [*USUAL]})
    if g.draft is not None:
        form.show(g.draft)
    return _webhooks(form)


def _webhooks(form: Form, status: int = 200) -> Response:
    # Below manager, the page says what webhooks are, and leads to the deliveries.
    rows = webhooks.list_webhooks(g.caller) if may_set() else []
    latest, _cursors = webhooks.list_deliveries(g.caller, sort=NEWEST, per_page=LATEST)
    return page(
        "events/webhooks.html",
        status,
        # What waits for somebody comes first.
        rows=sorted(rows, key=lambda row: (row.state != WebhookState.FAILED, row.failing_since is None)),
        may_set=may_set(),
        is_open=bool("new" in request.args or form.errors or g.draft is not None),
        latest=latest,
        **_of_form(form),
    )


def _of_form(form: Form) -> dict[str, Any]:
    known, _cursors = hosts.list_hosts(g.caller, sort="-created_at", per_page=MAX_HOSTS, filters=HostFilters())
    names = [host.host for host in known]
    chosen = form.values.get("host")
    return {
        "form": form,
        "words": event_words,
        "hosts": names if not chosen or chosen in names else [str(chosen), *names],
        "wrong": [(name, _LABELS.get(name, _("Events")), " ".join(texts)) for name, texts in form.errors.items()],
    }


@blp.post("/webhooks")
def create_webhook() -> BaseResponse:
    form, key = Form(WebhookInput), form_key() or new_key()

    def create(**fields: Any) -> str:
        created = webhooks.create_webhook(g.caller, **fields)
        one_time_values().put(g.caller.user.id, created.secret, key)
        return created.id

    require(webhooks.create_webhook)
    created_id = form.submit(request.form, lambda **fields: create_once(lambda: create(**fields)))
    if created_id is None:
        return _webhooks(form, 422)
    return see_other(f"/webhooks/{created_id}?made={key}")


@blp.route("/webhooks/<id>", methods=["GET", "POST"])
@keeps_draft
def webhook_page(id: str) -> BaseResponse:
    found = webhooks.get_webhook(g.caller, id)
    form = Form(WebhookInput, {name: getattr(found, name) for name in WebhookInput().fields})
    if request.method == "POST":
        if form.submit(request.form, lambda **fields: webhooks.update_webhook(g.caller, id, **fields)) is not None:
            return see_other(f"/webhooks/{id}", _("Changes saved."))
    elif g.draft is not None:
        form.show(g.draft)
    return _webhook(found, form)


def _webhook(found: WebhookView, form: Form) -> Response:
    secret = one_time_values().take(g.caller.user.id, request.args.get("made", ""))
    return page(
        "events/webhook.html",
        422 if form.errors else 200,
        webhook=found,
        secret=secret if isinstance(secret, str) else "",
        is_open=bool(form.errors or g.draft is not None),
        here="/webhooks",
        **{**page_of_deliveries(found.id), **_of_form(form)},
    )


@blp.post("/webhooks/<id>/state")
@offers_again(mark("Turn webhook on or off"))
def switch_webhook(id: str) -> BaseResponse:
    is_on = request.form.get("state") == WebhookState.ACTIVE
    webhooks.update_webhook(g.caller, id, state=WebhookState.ACTIVE if is_on else WebhookState.OFF)
    return see_other(f"/webhooks/{id}", _("The webhook is on.") if is_on else _("The webhook is off."))


@blp.post("/webhooks/<id>/secret")
@offers_again(mark("Replace the secret"))
def replace_secret(id: str) -> BaseResponse:
    secret = webhooks.replace_secret(g.caller, id).secret
    return see_other(f"/webhooks/{id}?made=" + one_time_values().put(g.caller.user.id, secret))


@blp.post("/webhooks/<id>/test")
@offers_again(mark("Send a test"))
def test_webhook(id: str) -> BaseResponse:
    """Send a test; the page of its delivery shows the answer as soon as it is there."""
    return see_other(f"/deliveries/{webhooks.test_webhook(g.caller, id).id}")


@blp.post("/webhooks/<id>/delete")
@offers_again(mark("Delete webhook"))
def delete_webhook(id: str) -> BaseResponse:
    webhooks.delete_webhook(g.caller, id)
    return see_other("/webhooks", _("Webhook deleted."))
