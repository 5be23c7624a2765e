"""open_instance(config): an app with its settings, its database and its jobs, for operations. It answers no requests.

`signpost.factory.create_app` makes of it the app that does. Most commands need no more than this.
"""

import contextlib
import logging
import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from flask import Flask
from pluggy import PluginManager

from signpost.domain import times
from signpost.domain.errors import ServiceError, StorageDamaged
from signpost.domain.json_types import Settings
from signpost.runtime import jobs, plan_file
from signpost.runtime.bulkheads import Bulkheads
from signpost.runtime.clock import Clock
from signpost.runtime.jobs import Jobs
from signpost.runtime.plan_file import PlanFile
from signpost.runtime.throttle import VisitRate
from signpost.storage import app_parts, feature_migrations, keys, migrations
from signpost.storage.database import atomic
from signpost.storage.engines import sqlite
from signpost.storage.engines.engine import BAD_ADDRESS, Engine, OpenEngine
from signpost.storage.engines.sqlite import SqliteEngine
from signpost.storage.feature_tables import FeatureTables
from signpost.storage.instance_folder import DATABASE, InstanceError, prepare
from signpost.storage.keys import BadKey, Key
from signpost.storage.migrations import DatabaseError
from signpost.storage.models import State

NO_ENGINE = "SIGNPOST_DATABASE_URL needs the feature nodes: add it to FEATURES."
# The row of `state` with the features that are on, and since when: those that were off have missed changes. None: all
# have always been on.
FEATURES = "features"
_ALL = "*"
_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://")

logger = logging.getLogger("signpost.database")


def open_instance(
    config: Settings,
    features: PluginManager,
    job_kinds: Iterable[jobs.JobDefinition] = (),
    *,
    app_class: type[Flask] = Flask,
    requires_plans: bool = True,
) -> Flask:
    """The settings, plans, database and jobs of an instance; the database is brought up to date.

    config: what `settings.load` returns. features: what `loader.load` returns. job_kinds: the jobs of earlier processes
    that can be resumed. requires_plans: whether a `plans.toml` that cannot be read is an error now, not only for what
    asks for plans. Raises DatabaseError or SettingsError with one sentence for the operator.
    """
    app = app_class("signpost", static_folder=None)
    app.config.update(config)
    parts = app_parts.begin(app)
    parts.add(features, PluginManager)
    parts.add(Clock())
    plans = parts.add(PlanFile(Path(app.config["INSTANCE"]) / plan_file.FILE_NAME, app.config["LIMITS"]))
    if requires_plans:
        plans.plans()
    path = Path(app.config["INSTANCE"]) / DATABASE
    with migrations.telling_damage(path), ending_on_error(_open_database(app, features)):
        _note_features(app, features)
        parts.add(VisitRate())
        parts.add(Bulkheads())
        parts.add(Jobs(app, job_kinds))
    return app


@contextlib.contextmanager
def ending_on_error(database: Engine) -> Iterator[None]:
    """End the database of an app that cannot be made: whoever catches the error can restore it, or try again."""
    try:
        yield
    except BaseException:
        database.end()
        raise


def _open_database(app: Flask, features: PluginManager) -> Engine:
    """Open the app's database and bring its tables up to date."""
    sqlite.require_version()
    instance = Path(app.config["INSTANCE"])
    try:
        prepare(instance)
        if app.config["SECRET_KEY_FILE"] is not None:
            keys.adopt(Path(app.config["SECRET_KEY_FILE"]), instance)
        keys.check(instance)
        database = app_parts.parts_of(app).add(_engine(app.config, instance, features), Engine)
        app.teardown_appcontext(lambda _: _release(database))
        with ending_on_error(database):
            database.open(may_migrate=app.config["MIGRATE"], features=tables_of(features))
            _store_kept(database, app.config)
            _require_key(database)
            app_parts.parts_of(app).add(Key(instance, keys.load_or_create(instance)))
        return database
    except (InstanceError, BadKey, OSError) as error:
        raise DatabaseError(str(error)) from None


def _store_kept(database: Engine, settings: Mapping[str, Any]) -> None:
    """Note what the features that are on keep. A full disk, one that is read-only, and a server that is away, stop
    nothing: what was noted before goes on.
    """
    failures: tuple[type[Exception], ...] = (*database.errors, ServiceError)
    try:
        with database.connection_context():
            feature_migrations.store_kept(database, database.features, settings)
    except failures as error:
        if database.to_service_error(error) is None:
            raise
        logger.warning("How long rows are kept could not be stored: %s", error)


def tables_of(features: PluginManager) -> dict[str, FeatureTables]:
    """What each of some features keeps."""
    found: dict[str, FeatureTables] = {}
    for implementation in reversed(features.hook.tables.get_hookimpls()):
        found[implementation.plugin_name] = implementation.function()  # type: ignore[assignment]
    return found


def _engine(settings: Mapping[str, Any], instance: Path, features: PluginManager) -> Engine:
    if (url := settings["DATABASE_URL"]) is None:
        return SqliteEngine(instance / DATABASE)
    # Words like `host=db.example dbname=signpost` have no scheme.
    scheme = _SCHEME.match(url)
    of_features = features.hook.engines()
    if not of_features:
        raise DatabaseError(NO_ENGINE)
    engines: ChainMap[str, OpenEngine] = ChainMap(*of_features)
    if (open_engine := engines.get(scheme[1] if scheme else "postgresql")) is None:
        raise DatabaseError(BAD_ADDRESS)
    return open_engine(url, instance, settings["PORT"])


def _require_key(database: Engine) -> None:
    """Raises BadKey; DatabaseError where a new key cannot be written."""
    instance = database.folder
    failures: tuple[type[Exception], ...] = (*database.errors, ServiceError, OSError)
    try:
        with database.connection_context():
            database.cluster.save_local(keys.CHECK, keys.require(database.run, instance))
    except failures as error:
        if (refused := database.to_service_error(error)) is None:
            raise DatabaseError(f"The key of {instance} cannot be used: {error}.") from error
        if isinstance(refused, StorageDamaged):
            raise
        if (known := database.cluster.load_local(keys.CHECK)) is not None:
            keys.require_known(known, instance)
            return
        # It is stored at the next start. A full disk, and a disk that is read-only, stop no server.
        logger.warning("The check value of the key could not be stored: %s", refused.message)


def _note_features(app: Flask, features: PluginManager) -> None:
    """Store which features are on, and since when, where that is not the default, or was not."""
    is_default = app.config["FEATURES"] in (None, ["all"])
    names = _ALL if is_default else ",".join(sorted(name for name, _ in features.list_name_plugin()))
    database = app_parts.parts_of(app)[Engine]
    failures: tuple[type[Exception], ...] = (*database.errors, ServiceError)
    try:
        with app.app_context():
            known = State.load(FEATURES)
            if names != (_ALL if known is None else known.partition(" ")[2]):
                with atomic():
                    State.store(FEATURES, f"{times.now_text()} {names}")
    except failures as error:
        # It is stored at the next start. A full disk, and a disk that is read-only, stop no server.
        refused = database.to_service_error(error)
        if isinstance(refused, StorageDamaged):
            raise
        logger.warning("Which features are on could not be stored: %s", refused.message if refused else error)


def _release(database: Engine) -> None:
    # An inner app context of the same thread must not take the connection from an outer one's transaction.
    if not database.is_closed() and database.transaction_depth() == 0:
        database.close()
