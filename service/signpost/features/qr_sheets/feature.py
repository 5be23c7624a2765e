"""What sheets of QR codes add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.rest.blueprint import Blueprint
    from signpost.web.dashboard_pages import DashboardPages

# What addresses of its pages and operations begin with, and no others.
PATHS = ("/qr-sheets",)


@hookimpl
def commands() -> Commands:
    return {
        "qr-sheet": (
            "Write a sheet of QR codes as a PDF: on plain paper to be cut, or on labels.",
            ("signpost.features.qr_sheets.commands",),
        ),
    }


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.qr_sheets import rest

    return [rest.blp]


@hookimpl
def dashboard_pages() -> DashboardPages:
    from signpost.features.qr_sheets import pages
    from signpost.translations import mark
    from signpost.web.dashboard_pages import DashboardPages, PaletteEntry, Panel, PanelSlot, SidebarEntry, SidebarGroup

    entry = SidebarEntry(
        "/qr", mark("QR codes"), "qr", SidebarGroup.WORK, 60, mark("print scan sheet labels poster pdf")
    )
    action = PaletteEntry(
        "/qr",
        mark("Print QR codes"),
        "qr",
        30,
        mark("sheet labels poster table paper"),
        mark("A sheet of codes to cut out"),
    )
    panels = {PanelSlot.TICKED: lambda: Panel("print_button.html")}
    return DashboardPages(pages.blp, (pages,), sidebar=(entry,), actions=(action,), panels=panels)
