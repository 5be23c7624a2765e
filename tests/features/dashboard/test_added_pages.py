"""Pages that a feature of another package adds: in the frame, behind the sign-in, in the side bar and in the search."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, tzinfo
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pytest
from flask import Blueprint, Flask, g
from werkzeug.wrappers import Response

from signpost import loader
from signpost.domain.records.record import RecordConfig, RecordView
from signpost.factory import close_app, create_with
from signpost.features.dashboard.blueprint import page, see_other
from signpost.features.transfer import import_job
from signpost.features.transfer.importer import ImportPlan
from signpost.hooks import hookimpl
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs
from signpost.web.dashboard_pages import (
    DashboardPages,
    DatedFlag,
    OverviewProblem,
    PaletteEntry,
    Panel,
    PanelSlot,
    ShowPanel,
    SidebarEntry,
    SidebarGroup,
)
from tests.features.conftest import Person, shown

TEMPLATE = """{% extends "base.html" %}{% block title %}Notes{% endblock %}{% block main %}
<h1>Notes</h1><p>{{ notes | join(", ") }}</p>
{% from "macros.html" import csrf with context %}
<form method="post" action="{{ at }}/notes">{{ csrf() }}<input name="note"></form>
{% endblock %}"""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "notes.html").write_text(TEMPLATE)
    (tmp_path / "templates" / "note.html").write_text(
        '<i data-place="{{ place }}">{{ given }} {{ caller.user.name }}</i>'
    )
    blp = Blueprint("notes", __name__, template_folder=str(tmp_path / "templates"))
    notes: list[str] = []

    @blp.get("/notes")
    def notes_page() -> Response:
        return page("notes.html", notes=notes)

    @blp.post("/notes")
    def add_note() -> Response:
        notes.append(f"{g.caller.user.name}: {len(notes) + 1}")
        return see_other("/notes", "Noted.", can_undo=True)

    def panel_at(place: PanelSlot) -> ShowPanel:
        return lambda **given: Panel("note.html", {"place": place, "given": ",".join(sorted(given))})

    def flags(since: date, until: date, zone: tzinfo, record: RecordView | None) -> list[DatedFlag]:
        text = "Everything" if record is None else record.alias
        return [DatedFlag(datetime.combine(until, time(), zone), f"Note about {text}", "1", "/notes")]

    @hookimpl
    def dashboard_pages() -> DashboardPages:
        entry = SidebarEntry("/notes", "Notes", "tag", SidebarGroup.WORK, 25)
        return DashboardPages(
            blp,
            (),
            (entry,),
            (PaletteEntry("/notes", "Write a note", "plus", 5),),
            panels={place: panel_at(place) for place in PanelSlot},
            flags=flags,
            problems=lambda: [OverviewProblem("Nobody has read the notes", "/notes")],
            undo=lambda: "/notes/undo",
            numbers={"/notes": lambda: "1,234"},
        )

    feature = ModuleType("notes")
    vars(feature)["dashboard_pages"] = dashboard_pages
    app = create_with(loader.load_with([feature]), {"INSTANCE": str(tmp_path / "instance")})
    yield app
    close_app(app)


def test_a_page_of_another_package(app: Flask) -> None:
    asked = Person(app).get("/notes")
    assert (asked.status_code, asked.location) == (303, "/sign-in?next=%2Fw%2Fhome%2Fnotes")
    person = Person(app).sign_in()
    noted = person.get(person.post("/notes").location)
    assert "Noted." in shown(noted)
    assert 'action="/notes/undo"' in noted.text
    found = person.get("/notes")
    assert "Owner: 1" in shown(found)
    assert 'href="/notes" aria-current="page"' in found.text
    assert "Notes <small>1,234</small></a>" in person.get("/links").text
    assert found.headers["Content-Security-Policy"]
    # Its form is protected as ours are.
    assert person.send("/notes", {"note": "x"}, page="/notes").status_code == 400
    assert "Write a note" in shown(person.get("/search?q=write"))


FILE = b"url,destination\nhttps://go.acme.test/new,https://a.example/\n"
# Where each place is, and what it tells.
PLACES = {
    PanelSlot.TOKENS: ("/tokens", ""),
    PanelSlot.NEW_TOKEN: ("/tokens?made=", "kind,secret"),
    PanelSlot.OWN_ACCESS: ("/account/devices", ""),
    PanelSlot.RECORD_STATE: ("/links/", "record"),
    PanelSlot.RECORD_TOP: ("/links/", "record,view"),
    PanelSlot.RECORD_SIDE: ("/links/", "record"),
    PanelSlot.RECORD_CHART: ("/links/", "record,view"),
    PanelSlot.RECORD_MENU: ("/links/", "record"),
    PanelSlot.JOB_HEAD: ("/jobs/", "job"),
    PanelSlot.LIST_TOP: ("/links", ""),
    PanelSlot.LIST_VIEWS: ("/links", "name,params"),
    PanelSlot.LIST_FILTERS: ("/links", "name,params"),
    PanelSlot.TICKED: ("/links", ""),
    PanelSlot.OVERVIEW_TOP: ("/", ""),
    PanelSlot.FIRST_CLICK: ("/", ""),
    PanelSlot.OVERVIEW_NOW: ("/", ""),
    PanelSlot.OVERVIEW_SIDE: ("/", ""),
}


def test_panels_on_all_pages_that_have_room(app: Flask) -> None:
    person = Person(app).enter()
    made = person.post("/tokens", {"name": "ci", "role": "owner", "kind": "api"}, page="/tokens").location
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        hosts.connect_host(caller, host="go.acme.test")
        config = RecordConfig(destination="https://a.example/")
        link = records.create_link(caller, host="go.acme.test", alias="abc", config=config)
    # The import is a flag of its own, on the same day.
    overview = person.get("/")
    with app.app_context():
        job = import_job.request_import(caller, BytesIO(FILE), ImportPlan("signpost", "csv"))
        jobs.of(app).drain()
    pages = {
        "/": overview,
        "/tokens?made=": person.get(made),
        "/links/": person.get(f"/links/{link.id}"),
        "/jobs/": person.get(f"/jobs/{job.id}"),
    }
    assert PLACES.keys() == {*PanelSlot}
    for place, (address, given) in PLACES.items():
        if address not in pages:
            pages[address] = person.get(address)
        found = pages[address]
        assert found.text.count(f'<i data-place="{place}">{given} Owner</i>') == 1, place
    assert "Note about Everything" in pages["/"].text
    assert "Nobody has read the notes" in pages["/"].text
    assert "Note about abc" in pages["/links/"].text


def test_other_apps_do_not_have_it() -> None:
    assert "notes" not in {pages.blueprint.name for pages in loader.load().hook.dashboard_pages()}
