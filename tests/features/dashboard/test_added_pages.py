"""Pages that a feature of another package adds: in the frame, behind the sign-in, in the side bar and in the search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pluggy
import pytest
from flask import Blueprint, Flask, g
from werkzeug.wrappers import Response

from signpost import hooks
from signpost.factory import close_app, create_with
from signpost.features.dashboard.blueprint import page, see_other
from signpost.hooks import hookimpl
from signpost.web.dashboard_pages import DashboardPages, PaletteEntry, SidebarEntry, SidebarGroup
from tests.features.dashboard.conftest import Person, shown

TEMPLATE = """{% extends "base.html" %}{% block title %}Notes{% endblock %}{% block main %}
<h1>Notes</h1><p>{{ notes | join(", ") }}</p>
{% from "macros.html" import csrf with context %}
<form method="post" action="{{ at }}/notes">{{ csrf() }}<input name="note"></form>
{% endblock %}"""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "notes.html").write_text(TEMPLATE)
    blp = Blueprint("notes", __name__, template_folder=str(tmp_path / "templates"))
    notes: list[str] = []

    @blp.get("/notes")
    def notes_page() -> Response:
        return page("notes.html", notes=notes)

    @blp.post("/notes")
    def add_note() -> Response:
        notes.append(f"{g.caller.user.name}: {len(notes) + 1}")
        return see_other("/notes", "Noted.")

    @hookimpl
    def dashboard_pages() -> DashboardPages:
        entry = SidebarEntry("/notes", "Notes", "tag", SidebarGroup.WORK, 25)
        return DashboardPages(blp, (), (entry,), (PaletteEntry("/notes", "Write a note", "plus", 5),))

    features = pluggy.PluginManager(hooks.PROJECT)
    features.add_hookspecs(hooks)
    for name, feature in [
        ("notes", SimpleNamespace(dashboard_pages=dashboard_pages)),
        *hooks.load().list_name_plugin(),
    ]:
        features.register(feature, name)
    app = create_with(features, {"INSTANCE": str(tmp_path / "instance")})
    yield app
    close_app(app)


def test_a_page_of_another_package(app: Flask) -> None:
    asked = Person(app).get("/notes")
    assert (asked.status_code, asked.location) == (303, "/sign-in?next=%2Fw%2Fhome%2Fnotes")
    person = Person(app).sign_in()
    assert "Noted." in shown(person.get(person.post("/notes").location))
    found = person.get("/notes")
    assert "Owner: 1" in shown(found)
    assert 'href="/notes" aria-current="page"' in found.text
    assert found.headers["Content-Security-Policy"]
    # Its form is protected as ours are.
    assert person.send("/notes", {"note": "x"}, page="/notes").status_code == 400
    assert "Write a note" in shown(person.get("/search?q=write"))


def test_other_apps_do_not_have_it() -> None:
    assert "notes" not in {pages.blueprint.name for pages in hooks.load().hook.dashboard_pages()}
