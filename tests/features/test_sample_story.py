"""What sample data tells by way of several features: it is seen on their pages, sends nothing, and checks nothing."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from flask import Flask
from peewee import fn

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.records.filters import HostFilters
from signpost.features.events.operations.click_events import ClickEvents, Feed
from signpost.features.events.tables import Webhook
from signpost.features.history.operations import undo
from signpost.features.history.tables import Change
from signpost.features.mail.tables import Mail
from signpost.features.misses import rescues
from signpost.features.misses.tables import Miss
from signpost.features.monitoring.gentle import statements
from signpost.features.monitoring.gentle.statements import found_broken
from signpost.features.monitoring.tables import GentleCheck, GentleWorkspace, TitleFetch, Watch
from signpost.features.monitoring.wall import wall
from signpost.features.monitoring.wall.states import WallState
from signpost.features.reports.period_reports.report import link_report, workspace_report
from signpost.features.transfer import samples
from signpost.features.transfer.sample_story.story import DAYS, LAUNCH, PEOPLE
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Job, Record, RecordClicks, Workspace, WorkspaceDay
from tests.features.conftest import Person


def owner() -> Caller:
    return workspaces.member_caller(bootstrap.ensure_workspace())


def caller_in(id: str) -> Caller:
    return workspaces.member_caller(workspaces.find_workspace(id))


# Midnight, an early morning, the evening of a Sunday, a leap day.
MOMENTS = ["2026-11-28T00:00:00", "2026-11-28T05:10:00", "2026-11-29T23:59:59.999999", "2028-02-29T12:00:00"]


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_it_tells_its_story_at_any_time(app: Flask, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    now = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    monkeypatch.setattr(times, "now", lambda: now)
    with app.app_context():
        caller = caller_in(samples.create_sample(owner()).id)
        by_day = {row.day: row.clicks for row in WorkspaceDay.select()}
        assert len(by_day) == DAYS + 1
        assert by_day[now.date().isoformat()] > 0
        assert RecordClicks.select(fn.MAX(RecordClicks.last_click_at)).scalar() <= times.text(now)
        # The exhibition opens: twice as many clicks as a week before, by those who read of it.
        launch = now - timedelta(days=LAUNCH)
        assert by_day[launch.date().isoformat()] > 1.8 * by_day[(launch - timedelta(days=7)).date().isoformat()]
        assert rescues.rescued(caller).visitors == 5
        assert Miss.select(fn.MAX(Miss.last_seen)).scalar() <= times.text(now)
        assert Record.select(fn.MAX(Record.seq)).scalar() < times.microseconds(now)
        states = wall.wall_of(caller).states
        assert {state for state, count in states.items() if count} == {
            WallState.BROKEN, WallState.ELSEWHERE, WallState.SLOW, WallState.ENDS_SOON, WallState.PAUSED,
            WallState.WORKS,
        }  # fmt: skip
        people = [row.actor_name for row in Change.select().where(Change.workspace == caller.workspace)]
        assert {*people} == {*PEOPLE, "Owner"}


def test_a_report_says_what_the_wall_says(app: Flask) -> None:
    with app.app_context():
        caller = caller_in(samples.create_sample(owner()).id)
        link = Record.get(Record.place == "app").id

        def said() -> list[list[str]]:
            reports = (workspace_report(caller, period="28d"), link_report(caller, link, period="28d"))
            return [[one.name for one in report.broken] for report in reports]

        assert [row.address for row in found_broken(caller.workspace.id)] == ["sample.localhost/app"]
        assert said() == 2 * [["sample.localhost/app"]]
        Record.update(paused_by="user").where(Record.id == link).execute()
        assert said()[0] == [] == [*found_broken(caller.workspace.id)]
        Record.update(paused_by="").where(Record.id == link).execute()
        GentleCheck.update(checked_at=times.text(times.now() - timedelta(days=3))).execute()
        assert said() == [[], []]
        GentleCheck.update(checked_at=times.now_text()).execute()
        assert said() == 2 * [["sample.localhost/app"]]
        GentleWorkspace.update(is_on=False).execute()
        assert said() == [[], []]


def test_its_changes_can_be_undone(app: Flask) -> None:
    with app.app_context():
        caller = caller_in(samples.create_sample(owner()).id)
        app_link = Record.get(Record.place == "app")
        changes = Change.select().where(Change.record_id == app_link.id).order_by(Change.id.desc())
        assert len(app_link.rules) == 2
        undo.undo_change(caller, changes.first().id)
        assert [rule["name"] for rule in Record.get_by_id(app_link.seq).rules] == ["iPhone and iPad"]
        paused = Record.get(Record.place == "summer-fair")
        undo.undo_change(caller, Change.get(Change.record_id == paused.id).id)
        assert Record.get_by_id(paused.seq).paused_by == ""


def test_it_sends_and_checks_nothing(app: Flask) -> None:
    with app.app_context():
        made = samples.create_sample(owner())
        assert [model.select().count() for model in (Webhook, Mail, Job, Watch, TitleFetch)] == 5 * [0]
        known, _cursors = hosts.list_hosts(caller_in(made.id), sort="created_at", per_page=5, filters=HostFilters())
        assert [host.host for host in known] == ["sample.localhost", "read.sample.localhost"]
        # What the gentle check has found is told, and it looks at none of it, also when someone asks for that.
        record = Record.select().where(Record.place == "app").get()
        assert wall.check_now(caller_in(made.id), record.id) == 0
        GentleCheck.update(due_at=times.text(times.now() - timedelta(days=1))).execute()
        assert statements.due_rows(times.now_text(), (), (), 100) == []
        # Others are looked at.
        Workspace.update(is_sample=False).execute()
        assert len(statements.due_rows(times.now_text(), (), (), 100)) > 30


def test_clicks_come_while_someone_looks(person: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    person.post("/sample", page="/")
    with app.app_context():
        heard: list[str] = []
        id_ = Workspace.get(Workspace.is_sample).id
        feed = Feed(id_, "", heard.append)
        parts_of(app)[ClickEvents].add(feed)
    clicks = [number_of_clicks(app)]
    began, moments = times.now(), (10, 20, 40, 50, 80)
    for seconds in moments:
        monkeypatch.setattr(times, "now", lambda seconds=seconds: began + timedelta(seconds=seconds))
        assert person.post("/w/sample/sample/click", page="/w/sample/").status_code == 204
        clicks.append(number_of_clicks(app))
    assert [after > before for before, after in pairwise(clicks)] == [True, False, True, False, True]
    # Those who listen hear of each.
    assert [len(json.loads(body)["data"]["clicks"]) for body in heard] == [1, 1, 1]
    # A day has no more than so many, however long a page is open.
    monkeypatch.setattr(samples, "MAX_A_DAY", 10)
    monkeypatch.setattr(times, "now", lambda: began + timedelta(seconds=200))
    person.post("/w/sample/sample/click", page="/w/sample/")
    assert number_of_clicks(app) == clicks[-1]
    # Real data has none.
    with app.app_context(), pytest.raises(Invalid):
        samples.click_live(owner())


def number_of_clicks(app: Flask) -> int:
    with app.app_context():
        of_records, of_days = (
            model.select(fn.SUM(model.clicks) + fn.SUM(model.bots)).scalar() for model in (RecordClicks, WorkspaceDay)
        )
        assert of_records == of_days
        return int(of_records)
