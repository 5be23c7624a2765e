"""What import, export and configuration files add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.jobs import JobDefinition
    from signpost.web.dashboard_pages import DashboardPages

# Where others join in.
HOOKS = "signpost.features.transfer.hooks"
# What addresses of its pages and operations begin with, and no others.
PATHS = ("/export", "/import", "/sample")


@hookimpl
def commands() -> Commands:
    return {
        "apply": (
            "Make the workspace match FILE (TOML): hostnames, settings, links and redirects.",
            ("signpost.features.transfer.configuration.command",),
        ),
        "export": (
            "Write every link and redirect of the workspace to standard output, oldest first.",
            ("signpost.features.transfer.commands",),
        ),
        "import": (
            "Import the links in FILE: from Signpost, another service, or the redirects of a server.",
            ("signpost.features.transfer.commands",),
        ),
        "job": ("Show the progress and the results of a job.", ("signpost.features.transfer.commands",)),
        "jobs": ("List the jobs (bulk deletions and imports) with their progress and results, the newest first.", ()),
        "workspace": ("", ("signpost.features.transfer.commands",)),
    }


@hookimpl
def job_kinds() -> list[JobDefinition]:
    from signpost.features.transfer import import_job

    return [import_job.IMPORT]


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.transfer import rest

    return [rest.blp, rest.more]


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.domain.jobs import JobKind
    from signpost.features.transfer import import_job
    from signpost.features.transfer.pages import blp, exports, imports, samples
    from signpost.translations import mark
    from signpost.web.dashboard_pages import DashboardPages, PaletteEntry, Panel, PanelSlot, SidebarEntry, SidebarGroup

    sidebar = (
        SidebarEntry(
            "/import",
            mark("Import & export"),
            "box",
            SidebarGroup.WORKSPACE,
            10,
            mark("csv json file bitly rebrandly dub yourls backup download upload"),
        ),
    )
    actions = (
        PaletteEntry(
            "/import",
            mark("Import links or redirects"),
            "box",
            60,
            mark("csv file upload bitly rebrandly short.io dub yourls shlink htaccess migrate move"),
            operation=import_job.request_import,
        ),
        PaletteEntry("/import", mark("Export everything"), "box", 70, mark("csv json download backup")),
    )
    panels = {
        PanelSlot.TICKED: lambda: Panel("transfer/export_button.html"),
        PanelSlot.OVERVIEW_TOP: samples.sample_note,
        PanelSlot.FIRST_CLICK: samples.sample_offer,
    }
    job_pages = {JobKind.BULK_IMPORT.value: imports.job_page}
    return DashboardPages(blp, (exports, imports, samples), sidebar, actions, panels=panels, job_pages=job_pages)
