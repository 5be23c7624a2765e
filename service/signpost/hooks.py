"""Where features join in: each function is a hook, which a feature implements under the same name (docs/extend.md).

    @hookimpl
    def commands() -> Commands:
        return {"export": ("Write all links to standard output.", ("signpost.features.transfer.commands",))}

A feature is a module with such functions: `signpost/features/NAME/feature.py`. Every command imports these modules, so
what they need is imported within their functions. Hooks are called in the order of `BUILT_IN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar, cast

import pluggy

if TYPE_CHECKING:
    from flask import Flask

    from signpost.monitoring.watcher import Watcher
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.jobs import JobDefinition
    from signpost.storage.engines.engine import OpenEngine
    from signpost.web.service_app import LateFace

_Hook = TypeVar("_Hook", bound=Callable[..., Any])

PROJECT = "signpost"
# The features that come with Signpost, in the order in which their hooks are called.
BUILT_IN = ("nodes", "transfer", "diagnostics", "dialects", "dashboard")
# Of each command its line in the help, and the modules that define it: `signpost.cli.entry.COMMANDS`.
Commands = Mapping[str, tuple[str, tuple[str, ...]]]

# Each hook is called with all features that have it; the marker leaves the function's type as it is.
_hook = cast(Callable[[_Hook], _Hook], pluggy.HookspecMarker(PROJECT))
hookimpl = cast(Callable[[_Hook], _Hook], pluggy.HookimplMarker(PROJECT))


@lru_cache
def load(names: tuple[str, ...] = BUILT_IN) -> pluggy.PluginManager:
    """The features of these names, with their hooks. They hold nothing that belongs to an app, and are shared."""
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(import_module(__name__))
    # pluggy calls those first that were registered last.
    for name in reversed(names):
        manager.register(import_module(f"signpost.features.{name}.feature"), name)
    return manager


# --- once, when an app is made ------------------------------------------------------------------------------------


@_hook
def engines() -> Mapping[str, OpenEngine]:  # type: ignore[empty-body]
    """Databases besides SQLite, by the scheme of DATABASE_URL."""


@_hook
def commands() -> Commands:  # type: ignore[empty-body]
    """Commands of the command line. Those of a group that exists already are added to it."""


@_hook
def job_kinds() -> Iterable[JobDefinition]:  # type: ignore[empty-body]
    """Kinds of background jobs, which go on after a restart."""


@_hook
def init_app(app: Flask) -> None:
    """Add parts, routes and settings of Flask to an app that answers requests. Commands have none of this."""


@_hook
def blueprints() -> Iterable[Blueprint]:  # type: ignore[empty-body]
    """Operations of REST, which are described in /openapi.json."""


@_hook
def faces() -> Iterable[LateFace]:  # type: ignore[empty-body]
    """Interfaces that are imported with the first request for one of their paths."""


@_hook
def add_tasks(watcher: Watcher, app: Flask) -> None:
    """Add what a server does from time to time, on the threads of the watcher."""
