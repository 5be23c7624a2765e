"""The settings of the workspace."""

from __future__ import annotations

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, page, see_other
from signpost.dashboard.drafts import keeps_draft
from signpost.domain.errors import Invalid, Outdated
from signpost.operations import workspace_settings
from signpost.storage.models import Workspace

# What each setting means. Keys that the API accepts and stores but nothing reads are not here.
MEANINGS = {
    "name": "The name of the workspace.",
    "country": "Two letters, like DE.",
    "email": "The contact address of the workspace.",
    "headurl": "The URL of the workspace's picture.",
    "notify_url": "Receives a signed webhook when a destination with notifications breaks or recovers.",
    "expired_url": "Where visitors of expired links are sent. Empty: a small page that says so.",
    "notfound_url": "Where visitors of unknown addresses are sent. Empty: a small page that says so.",
}


@blp.route("/settings", methods=["GET", "POST"])
@keeps_draft
def workspace_page() -> BaseResponse:
    """One form for all settings. Saving it changes only those that were edited."""
    errors: dict[str, list[str]] = {}
    meanwhile: dict[str, str] = {}
    form = request.form if request.method == "POST" else g.draft
    typed: dict[str, str] = {}
    seen: dict[str, str] = {}
    if form is not None:
        typed = {key: form[key] for key in MEANINGS if key in form}
        seen = {key: form[f"seen.{key}"] for key in typed if f"seen.{key}" in form}
        # A setting that was not edited keeps its present value.
        typed = {key: value for key, value in typed.items() if value != seen.get(key)}
    if request.method == "POST":
        try:
            workspace_settings.update_settings(g.caller, typed, seen)
            return see_other("/settings", _saved([*typed]))
        except Invalid as error:
            errors = error.errors
        except Outdated:
            present = workspace_settings.values(Workspace.get_by_id(g.caller.workspace.id))
            meanwhile = {
                key: present[key] for key in typed if present[key] not in (seen.get(key, present[key]), typed[key])
            }
    described = workspace_settings.described(g.caller)
    now = described.settings
    return page(
        "settings.html",
        409 if meanwhile else 422 if errors else 200,
        values={**now, **typed},
        # Once the person has been shown the present values, saving again overwrites them.
        seen={**now, **{key: seen[key] for key in typed if key in seen}, **meanwhile},
        meanwhile=meanwhile,
        meanings=MEANINGS,
        errors=errors,
        described=described,
    )


def _saved(keys: list[str]) -> str:
    if not keys:
        return "Nothing was changed."
    return f"{keys[0]} is saved." if len(keys) == 1 else f"{', '.join(keys[:-1])} and {keys[-1]} are saved."
