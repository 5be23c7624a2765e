"""open_instance(config): an app with its settings, its database and its jobs, for operations. It answers no requests.

`signpost.factory.create_app` makes of it the app that does. Most commands need no more than this.
"""

from collections.abc import Iterable
from pathlib import Path

from flask import Flask

from signpost.domain.json_types import Settings
from signpost.runtime import jobs, plan_file
from signpost.runtime.bulkheads import Bulkheads
from signpost.runtime.clock import Clock
from signpost.runtime.jobs import Jobs
from signpost.runtime.plan_file import PlanFile
from signpost.runtime.throttle import VisitRate
from signpost.storage import app_parts, database


def open_instance(
    config: Settings, job_kinds: Iterable[jobs.JobDefinition] = (), *, app_class: type[Flask] = Flask
) -> Flask:
    """The settings, plans, database and jobs of an instance; the database is brought up to date.

    config: what `settings.load` returns. job_kinds: the jobs of earlier processes that can be resumed. Raises
    DatabaseError with one sentence for the operator.
    """
    app = app_class("signpost", static_folder=None)
    app.config.update(config)
    parts = app_parts.begin(app)
    parts.add(Clock())
    parts.add(PlanFile(Path(app.config["INSTANCE"]) / plan_file.FILE_NAME, app.config["LIMITS"]))
    database.init_app(app)
    parts.add(VisitRate())
    parts.add(Bulkheads())
    parts.add(Jobs(app, job_kinds))
    return app
