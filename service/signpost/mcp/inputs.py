"""Input schemas of tools whose REST counterpart has parameters in its path or query."""

from copy import copy
from typing import Any

from marshmallow import Schema, ValidationError, fields, post_load, pre_load
from marshmallow.validate import Range

from signpost.domain.json_types import JsonObject, Loaded
from signpost.domain.records.filters import HostFilters, RecordFilters
from signpost.operations.workspaces.setting_keys import SETTINGS
from signpost.schemas.fields import DigitsField
from signpost.schemas.host import HostUpdate
from signpost.schemas.listing import MAX_PER_PAGE, CountQuery, PageQuery, record_sort
from signpost.schemas.records.filters import FILTERS, HOST_FILTERS, filters_of, require_filters
from signpost.schemas.records.record import RecordPatchSchema, RedirectInput
from signpost.schemas.workspaces import SettingUpdate

# The default number of rows for an agent.
PER_PAGE = 20


def rows_per_page() -> DigitsField:
    """The input that says how many rows an answer has."""
    return DigitsField(
        load_default=PER_PAGE, validate=Range(min=1, max=MAX_PER_PAGE), metadata={"brief": f"{PER_PAGE} unless given."}
    )


class Nothing(Schema):
    """No arguments."""


class RecordId(Schema):
    id = fields.String(required=True)


class RecordUpdate(RecordId, RedirectInput):
    pass


def _with(filter_: fields.Field[Any], **metadata: Any) -> fields.Field[Any]:
    """A field with other metadata, which says how tools list it."""
    changed = copy(filter_)
    changed.metadata = {**filter_.metadata, **metadata}
    return changed


class _Patch(Schema):
    """A patch of a model, which sends null for what it leaves out: `reset` names what goes back to its default."""

    @pre_load
    def put_back(self, values: JsonObject, **_: Any) -> JsonObject:
        names = values.get("reset")
        if not isinstance(names, list):
            return values
        known = {name for name, field in self.fields.items() if field.allow_none and name != "reset"}
        for name in names:
            if not isinstance(name, str) or name not in known:
                raise ValidationError({"reset": [f"Must be some of: {', '.join(sorted(known))}."]})
            if name in values:
                raise ValidationError({"reset": [f"{name} is also given. Either set or reset it."]})
        return {**values, **dict.fromkeys(names)}

    @post_load
    def forget_names(self, values: Loaded, **_: Any) -> Loaded:
        return {name: value for name, value in values.items() if name != "reset"}


def _reset(*listed: str, **metadata: Any) -> fields.Field[Any]:
    """listed: the names that the definition has; others are accepted, too."""
    return fields.List(fields.String(metadata={"enum": [*listed]}), metadata=metadata)


# Accepted and not listed: a definition may be only so long, and few change these of a record that there is.
_SELDOM = {
    name: _with(RecordPatchSchema().fields[name], tools=False) for name in ("match", "is_switch_unbroken_destination")
}


class RecordChange(RecordId, _Patch, RecordPatchSchema.from_dict(_SELDOM, name="SeldomFields")):  # type: ignore[misc]
    # Other listed fields have an empty form, such as "" or [].
    reset = _reset("password", "expires", "starts", "max_clicks", "expired_url", "rules")


class HostName(Schema):
    host = fields.String(required=True, metadata={"brief": "Such as go.example.com."})


class HostChange(HostName, _Patch, HostUpdate):
    reset = _reset(tools=False)


class SettingInput(SettingUpdate):
    metaKey = fields.String(required=True, data_key="metaKey", metadata={"enum": [*SETTINGS]})


class _Filtered(Schema):
    """Filters by their plain names; they load as `filters`, which is of type `of`."""

    of: type[HostFilters] = RecordFilters

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        filters = {name: values.pop(name) for name in [*values] if name in FILTERS}
        return {**values, "filters": filters_of(self.of, filters)}


class PageInput(PageQuery):
    cursor = fields.String(metadata={"brief": "next_cursor of the page before."})
    per_page = rows_per_page()


class _CountedPage(PageInput, CountQuery):
    pass


# Tools accept these filters, but do not list them: few people think in public suffixes, or in ids of people.
_UNLISTED = {name: _with(FILTERS[name], tools=False) for name in ("tld", "created_by")}
FILTERS_OF_TOOLS = {**FILTERS, **_UNLISTED}
# The second steps repeat the filters of their previews, where a model has read the choices.
REPEATED_FILTERS = {name: _with(filter_, enum=[]) for name, filter_ in FILTERS_OF_TOOLS.items()}
# Each of the two lists is for one handler.
_LISTED = {name: filter_ for name, filter_ in FILTERS_OF_TOOLS.items() if name != "handler"}
# That of redirects refers to the other one, where a model has read the choices.
_AS_LISTED = {name: REPEATED_FILTERS[name] for name in _LISTED}


class RecordSearch(_Filtered.from_dict(_LISTED, name="RecordFilters"), _CountedPage):  # type: ignore[misc]
    sort = record_sort()


class RedirectSearch(_Filtered.from_dict(_AS_LISTED, name="RedirectFilters"), _CountedPage):  # type: ignore[misc]
    sort = record_sort()
    sort.metadata = {**sort.metadata, "enum": []}


# Hostnames are few: created_after does for them.
_OF_HOSTS = {name: FILTERS_OF_TOOLS[name] for name in HOST_FILTERS} | {
    "created": _with(FILTERS["created"], tools=False)
}


class HostSearch(_Filtered.from_dict(_OF_HOSTS, name="HostFilters"), _CountedPage):  # type: ignore[misc]
    of = HostFilters


class Matching(_Filtered):
    """Some records, by at least one filter."""

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        gathered: Loaded = super().gather(values)
        require_filters(gathered["filters"])
        return gathered


class Deletion(Matching.from_dict(FILTERS_OF_TOOLS, name="DeletionFilters")):  # type: ignore[misc]
    pass


class ConfirmedDeletion(Matching.from_dict(REPEATED_FILTERS, name="RepeatedDeletionFilters")):  # type: ignore[misc]
    confirmation_token = fields.String(required=True, metadata={"brief": "From preview_bulk_delete."})
