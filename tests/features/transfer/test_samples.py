"""Sample data: it is whole, apart from real data, sends nothing, and goes away without a trace."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask
from peewee import fn

from signpost.domain import times
from signpost.domain.errors import Invalid, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.features.sign_in.tables import Session
from signpost.features.transfer import samples
from signpost.features.transfer.sample_story.story import LINKS, REDIRECTS
from signpost.operations.caller import Caller
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import database
from signpost.storage.models import ClickDay, Member, Record, RecordClicks, Workspace, WorkspaceDay
from tests.conftest import RunCommand
from tests.features.conftest import Person, match_in, shown


def owner() -> Caller:
    return workspaces.member_caller(bootstrap.ensure_workspace())


def caller_in(id: str) -> Caller:
    return workspaces.member_caller(workspaces.find_workspace(id))


def sums(model: type[RecordClicks | ClickDay | WorkspaceDay]) -> tuple[int, int]:
    return model.select(fn.SUM(model.clicks), fn.SUM(model.bots)).tuples().first()  # type: ignore[no-any-return]


def everything(app: Flask) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables, but for what says that something changed, to processes and to copies of the database."""
    with app.app_context():
        changes = {"copy_change", "last_event"}
        tables = [name for name in {*database.current().get_tables()} - changes if not name.startswith("sqlite_")]
        rows = {name: sorted(map(tuple, database.execute(f'SELECT * FROM "{name}"')), key=repr) for name in tables}
    rows["state"] = [row for row in rows["state"] if row[0] != "generation"]
    return rows


def test_every_number_agrees(app: Flask) -> None:
    with app.app_context():
        before = owner()
        made = samples.create_sample(before)
        assert Record.select().where(Record.workspace == made.id).count() == 40
        assert Record.select().where(Record.workspace == before.workspace.id).count() == 0
        people, bots = sums(RecordClicks)
        assert people > 10_000
        assert bots > 500
        assert sums(ClickDay) == sums(WorkspaceDay) == (people, bots)
        assert {row.workspace.id for row in WorkspaceDay.select(WorkspaceDay.workspace)} == {made.id}
        # There is one for each person.
        assert samples.create_sample(before) == made
        assert Workspace.select().count() == 2


@pytest.mark.slow
def test_it_is_the_same_each_time(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    now = times.now()
    monkeypatch.setattr(times, "now", lambda: now)
    with app.app_context():
        found = []
        for _ in range(2):
            made = samples.create_sample(owner())
            days = WorkspaceDay.select().order_by(WorkspaceDay.day)
            found.append([(row.day, row.clicks, row.bots, row.visitors) for row in days])
            samples.delete_sample(caller_in(made.id))
        assert found[0] == found[1]


def test_it_goes_away_without_a_trace(app: Flask) -> None:
    with app.app_context():
        home = owner()
    before = everything(app)
    with app.app_context():
        made = samples.create_sample(home)
        assert samples.click_live(caller_in(made.id))
        with pytest.raises(Invalid):
            samples.delete_sample(home)
    filled = {name for name, rows in everything(app).items() if len(rows) > len(before[name])}
    assert filled > {"record", "click_day", "miss", "change", "gentle_check", "record_check", "workspace_day"}
    with app.app_context():
        assert samples.delete_sample(caller_in(made.id)).id == home.workspace.id
    assert everything(app) == before
    with app.app_context():
        assert samples.sample_of(home) is None
        # It can be made again.
        samples.create_sample(home)


def test_two_people_have_one_each(app: Flask, make_person: Callable[[str], Person]) -> None:
    make_person("manager")
    with app.app_context():
        home = owner()
        manager = Caller(home.workspace, Member.get(Member.role == Role.MANAGER).user, Role.MANAGER, home.via)
        first, second = samples.create_sample(home), samples.create_sample(manager)
        assert first.id != second.id
        # Sample data makes nobody an owner who may create workspaces.
        mine = workspaces.member_caller(workspaces.find_workspace(second.id))
        assert mine.role is Role.OWNER
        assert not workspaces.may_create_workspace(mine)


@pytest.mark.parametrize("role", [Role.VIEWER, Role.EDITOR])
def test_not_for_who_may_not_connect_a_hostname(app: Flask, role: Role) -> None:
    with app.app_context():
        home = owner()
        with pytest.raises(RoleTooLow):
            samples.create_sample(Caller(home.workspace, home.user, role, home.via))


def test_not_where_the_operator_creates_workspaces(make_app: Callable[..., Flask]) -> None:
    app = make_app(WORKSPACE_CREATION=False)
    assert "sample data" not in shown(Person(app).sign_in().get("/"))
    with app.app_context(), pytest.raises(RoleTooLow):
        samples.create_sample(owner())


def test_in_the_dashboard(person: Person, app: Flask) -> None:
    page = person.get("/")
    assert match_in(r'<form method="post" action="([^"]+)">[^>]+>(?:<[^>]+>)*See it with sample', page.text)
    answer = person.post("/sample", page="/")
    assert answer.location == "/w/sample/"
    page = person.get("/w/sample/")
    assert "This is sample data in a workspace of its own." in shown(page)
    assert "Set up Signpost" not in shown(page)
    assert "Germany" in shown(page)
    # What is special is seen at once.
    for text in (
        "clicks today",
        "sample.localhost/app is broken",
        "created 5 links",
        "added 3 redirects from Not found",
        "Right now",
    ):
        assert text in shown(page), text
    assert "5 visitors reached a page since" in shown(page)
    assert "tidepost.example (new since" in shown(page)
    with app.app_context():
        link = Record.get(Record.place == "app").id
    page = person.get(f"/w/sample/links/{link}")
    for text in ("Rule “Android”", "play.example/harbour-old", "It answers with status 404"):
        assert text in shown(page), text
    assert "sea-charts" in person.get("/w/sample/links").text
    assert "Same but for a hyphen" in shown(person.get("/w/sample/misses"))
    assert "Broken" in shown(person.get("/w/sample/wall"))
    answer = person.post("/w/sample/sample/delete", page="/w/sample/")
    assert answer.location == "/"
    page = person.get("/")
    assert "The sample data is deleted." in shown(page)
    assert "See it with sample data" in shown(page)
    with app.app_context():
        assert Workspace.select().count() == 1
        assert Session.select().count() == 1


def test_on_the_command_line(run_command: RunCommand, app: Flask) -> None:
    assert run_command("workspace", "sample").exit_code == 0
    with app.app_context():
        assert Record.select().count() == len(LINKS) + len(REDIRECTS)
    assert "deleted" in run_command("workspace", "sample", "--delete").output
    done = run_command("workspace", "sample", "--delete")
    assert (done.exit_code, "no sample data" in done.output) == (1, True)


def test_what_a_plan_does_not_include_is_left_out(make_app: Callable[..., Flask]) -> None:
    app = make_app(LIMITS={"links": 7, "redirects": 0})
    with app.app_context():
        made = samples.create_sample(owner())
        assert Record.select().where(Record.workspace == made.id).count() == 7
        assert sums(RecordClicks) == sums(WorkspaceDay)
