"""`signpost view`: names for filters and orders of lists."""

from __future__ import annotations

from signpost.cli.command import Long, table_row
from signpost.cli.schema_commands import SEVERAL, Command, add_command
from signpost.domain.json_types import JsonObject
from signpost.features.saved_views import views
from signpost.features.saved_views.schemas import ViewInput, ViewSchema


def _line(row: JsonObject) -> str:
    seen_by = f"shared by {row['by']}" if row["shared"] else ""
    return table_row(row["id"], f"{row['handler']:<9}", Long(row["name"]), Long(row["query"]), seen_by)


COMMANDS = (
    Command(
        "view list",
        "list_views",
        views.list_views,
        ViewSchema,
        "List the saved views of lists: those of a user, and those that others share.",
        shape=SEVERAL,
        line=_line,
    ),
    Command(
        "view create",
        "create_view",
        views.create_view,
        ViewSchema,
        "Save filters and the order of a list under a name. A view of that name is replaced.\n\n"
        "Example: signpost view create --name Summer --query 'filter[tags]=summer&sort=-clicks' --shared true",
        ViewInput,
    ),
    Command(
        "view delete",
        "delete_view",
        views.delete_view,
        None,
        "Delete a saved view.",
        argument="id",
        known=views.get_view,
        done=lambda view: f"The view {view.name} is deleted.",
    ),
)

for _command in COMMANDS:
    add_command(_command)
