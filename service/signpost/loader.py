"""Which features are on: those that come with Signpost and those of other packages, with their settings."""

from __future__ import annotations

import contextlib
import os
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pluggy

from signpost import hooks
from signpost.runtime.feature_set import Features, InstalledFeature

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from marshmallow import Schema

    from signpost.domain.json_types import JsonObject
    from signpost.runtime.settings_types import AppSettings
    from signpost.storage.feature_tables import FeatureTables

# Entry points of packages that have a feature (docs/extend.md).
GROUP = "signpost.features"
# The features that come with Signpost, in the order in which their hooks are called. What a check of monitoring finds
# is sent in the same turn of the watcher by those behind it.
BUILT_IN = (
    "nodes", "bulk_changes", "history", "monitoring", "events", "reports", "mail", "misses", "diagnostics", "transfer",
    "qr_sheets", "saved_views", "sign_in", "agents", "dialects", "dashboard",
)  # fmt: skip


class FeatureError(RuntimeError):
    """FEATURES names a feature that is not there, or one without what it needs. Its text is for the operator."""


# In FEATURES: all features that are here, and what comes before the name of one that is left out.
ALL, WITHOUT = "all", "-"


def load(names: Sequence[str] | None = None) -> pluggy.PluginManager:
    """The features of these names, with their hooks; None: all that are here. Raises FeatureError.

    names: as FEATURES has them: "all" for all that are here, "-NAME" for one that is left out of them.
    They hold nothing that belongs to an app, and are shared.
    """
    return _load(None if names is None else tuple(names))


def load_with(added: Iterable[ModuleType], names: Sequence[str] | None = None) -> pluggy.PluginManager:
    """The same with features that are not installed, such as those that a test is about, called last. Shared by nobody.

    Each is called as its package is, without `signpost_`: notes for the module signpost_notes.feature. Raises
    FeatureError.
    """
    modules = {_name_of(module): module for module in added}
    return _make(None if names is None else tuple(names), modules)


def _name_of(module: ModuleType) -> str:
    return module.__name__.removesuffix(".feature").rpartition(".")[2].removeprefix("signpost_")


@lru_cache
def _load(names: tuple[str, ...] | None) -> pluggy.PluginManager:
    return _make(names, {})


def _make(names: tuple[str, ...] | None, added: Mapping[str, ModuleType]) -> pluggy.PluginManager:
    installed = {} if names == () else _installed()
    manager = Features(hooks.PROJECT, hooks, _found, _all_installed)
    known = (*BUILT_IN, *sorted(installed.keys() - {*BUILT_IN}))
    wanted = _wanted(names, known)
    modules = {**{name: _module_of(name, installed) for name in wanted}, **added}
    _require_needs(modules, installed)
    for module in modules.values():
        if (own := getattr(module, "HOOKS", None)) is not None:
            manager.add_hooks_of(import_module(own))
    # pluggy calls those first that were registered last.
    for name, module in reversed(modules.items()):
        try:
            manager.register(module, name)
        except pluggy.PluginValidationError as error:
            raise FeatureError(f"The feature {name} does not fit this version of Signpost: {error}") from error
    return manager


def _wanted(names: tuple[str, ...] | None, known: Sequence[str]) -> list[str]:
    if names is None:
        return [*known]
    left_out = [name.removeprefix(WITHOUT).strip() for name in names if name.startswith(WITHOUT)]
    chosen = [name for name in names if not name.startswith(WITHOUT) and name != ALL]
    for name in (*chosen, *left_out):
        if name not in known:
            raise FeatureError(f"There is no feature {name!r}. There are: {', '.join(known)}.")
    if left_out and ALL not in names:
        raise FeatureError(
            f"FEATURES leaves out {', '.join(left_out)}, and does not say of what. Begin it with {ALL}: "
            f"{','.join([ALL, *(WITHOUT + name for name in left_out)])}."
        )
    if both := [name for name in left_out if name in chosen]:
        raise FeatureError(f"FEATURES names {', '.join(both)}, and leaves the same out. Take one of the two away.")
    return [name for name in known if (ALL in names or name in chosen) and name not in left_out]


def needs_of(module: ModuleType) -> tuple[str, ...]:
    """The names of the features that a feature cannot be without."""
    found: tuple[str, ...] = getattr(module, "NEEDS", ())
    return found


def _require_needs(modules: Mapping[str, ModuleType], installed: Mapping[str, EntryPoint]) -> None:
    """Raises FeatureError with all that is missing, and all that needs it, so that one change is enough."""
    needs = {name: needs_of(module) for name, module in modules.items()}
    missing: list[str] = []
    lacking: dict[str, list[str]] = {}
    waiting = [*modules]
    for name in waiting:
        if name not in needs:
            needs[name] = needs_of(_module_of(name, installed))
        lacks = [needed for needed in needs[name] if needed not in modules]
        if lacks:
            lacking[name] = lacks
            found = [needed for needed in lacks if needed not in missing]
            missing += found
            waiting += found
    if not missing:
        return
    # What is on, and cannot be without something that is missing.
    out = {name for name in modules if name in lacking}
    while more := {name for name in modules if name not in out and out & {*needs[name]}}:
        out |= more
    reasons = "; ".join(f"{name} needs {', '.join(lacks)}" for name, lacks in lacking.items())
    raise FeatureError(
        f"FEATURES lacks {', '.join(missing)}: {reasons}. Add {', '.join(missing)}, or leave out "
        f"{', '.join(name for name in modules if name in out)}."
    )


def _module_of(name: str, installed: Mapping[str, EntryPoint]) -> ModuleType:
    return import_module(f"signpost.features.{name}.feature") if name in BUILT_IN else _loaded(installed[name])


def _found(name: str) -> ModuleType | None:
    """The module of a feature that is installed; None: it is not, or it is broken."""
    installed = _installed()
    if name not in BUILT_IN and name not in installed:
        return None
    try:
        return _module_of(name, installed)
    except FeatureError:
        return None


def _all_installed() -> Iterator[InstalledFeature]:
    from importlib.metadata import PackageNotFoundError, distribution

    from signpost.domain.version import product_version

    for name in BUILT_IN:
        yield InstalledFeature(name, "signpost", product_version())
    for name, entry in sorted(_installed().items()):
        if name in BUILT_IN:
            continue
        try:
            package = entry.dist or distribution(entry.module.partition(".")[0])
            yield InstalledFeature(name, package.name, package.version)
        except PackageNotFoundError:
            yield InstalledFeature(name, entry.module.partition(".")[0], "")


def tables_of_all() -> dict[str, FeatureTables]:
    """What each feature that is installed keeps, also those that are off."""
    found = {}
    for name in (*BUILT_IN, *sorted(_installed())):
        module = _found(name)
        if module is not None and hasattr(module, "tables"):
            tables: FeatureTables = module.tables()
            found[name] = tables
    return found


@contextlib.contextmanager
def naming_features(features: pluggy.PluginManager) -> Iterator[None]:
    """In place of what a hook of another package's feature raises: FeatureError, with the name of the feature."""
    try:
        yield
    except FeatureError:
        raise
    except Exception as error:
        import traceback

        frames = traceback.extract_tb(error.__traceback__)
        codes = {frame.f_code for frame, _ in traceback.walk_tb(error.__traceback__)}
        for caller in vars(features.hook).values():
            for hook in caller.get_hookimpls():
                if hook.plugin_name not in BUILT_IN and getattr(hook.function, "__code__", None) in codes:
                    where = f"{frames[-1].filename}, line {frames[-1].lineno}"
                    text = f"The feature {hook.plugin_name} failed in {caller.name}: {error!r} ({where})."
                    raise FeatureError(text) from error
        raise


def call_each(caller: pluggy.HookCaller, **arguments: object) -> None:
    """Call a hook of every feature, also after one that raises something, which is logged with its name."""
    # As pluggy does: the last one first.
    for hook in reversed(caller.get_hookimpls()):
        try:
            hook.function(*(arguments[name] for name in hook.argnames))
        except Exception:
            import logging

            logger = logging.getLogger("signpost.features")
            logger.exception("The feature %s failed in %s.", hook.plugin_name, caller.name)


def _loaded(entry: EntryPoint) -> ModuleType:
    """The module of another package's feature."""
    try:
        module: ModuleType = entry.load()
    except Exception as error:  # whatever the package does
        raise FeatureError(f"The feature {entry.name} ({entry.value}) cannot be imported: {error}") from error
    return module


def _installed() -> Mapping[str, EntryPoint]:
    """The features of other packages, by name."""
    section = f"[{GROUP}]"
    for folder in sys.path:
        for file in Path(folder).glob("*.dist-info/entry_points.txt"):
            if section in file.read_text(encoding="utf-8", errors="replace"):
                # Its import takes longer than a whole command, so it waits until there is something to be found.
                from importlib.metadata import entry_points

                return {entry.name: entry for entry in entry_points(group=GROUP)}
    return {}


def load_settings(config: AppSettings | None = None) -> tuple[pluggy.PluginManager, JsonObject]:
    """The features that are on, and the settings with theirs; config: as `settings.load` has it.

    Raises FeatureError, SettingsError.
    """
    from signpost.runtime.settings import SettingsError, UnknownSetting

    features = load(named() if config is None else _list_of(config.get("FEATURES")))
    try:
        return features, settings_of(features, config)
    except UnknownSetting as error:
        installed = _installed()
        off = [name for name in (*BUILT_IN, *installed) if not features.has_plugin(name)]
        setting = error.name.removesuffix("_FILE")
        name = next((name for name in off if setting in _settings_of(name, installed)), None)
        if name is None:
            raise
        raise SettingsError(
            f"The setting {error.prefix}{error.name} is one of the feature {name}, which is off: take it out, or add "
            f"{name} to FEATURES."
        ) from None


def settings_of(features: pluggy.PluginManager, config: AppSettings | None = None) -> JsonObject:
    """The settings of the core and of these features. Raises SettingsError."""
    from signpost.runtime import settings

    return settings.load(config, schemas_of(features))


def schemas_of(features: pluggy.PluginManager) -> tuple[type[Schema], ...]:
    """What describes the settings of features."""
    with naming_features(features):
        found: list[type[Schema]] = features.hook.settings()
    return tuple(found)


def commands_off(features: pluggy.PluginManager) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The commands of features that are off: each with its feature, and the modules that define it.

    Of another package's feature that is broken there are none.
    """
    installed = _installed()
    for name in (*BUILT_IN, *installed):
        if features.has_plugin(name):
            continue
        try:
            module = _module_of(name, installed)
            found: hooks.Commands = module.commands() if hasattr(module, "commands") else {}
        except Exception:
            if name in BUILT_IN:
                raise
            continue
        for command, (_line, modules) in found.items():
            yield command, name, tuple(modules)


def _settings_of(name: str, installed: Mapping[str, EntryPoint]) -> Iterable[str]:
    """The names of the settings of a feature that is off; none where that of another package is broken."""
    try:
        module = _module_of(name, installed)
        schema: type[Schema] | None = module.settings() if hasattr(module, "settings") else None
    except Exception:
        if name in BUILT_IN:
            raise
        return ()
    return () if schema is None else schema().fields


def named() -> list[str] | None:
    """FEATURES of the environment or of config.toml, for those who cannot wait for all settings; None: all features."""
    from signpost.runtime.environment import variables

    if (text := variables(os.environ).get("FEATURES")) is not None:
        return _list_of(text)
    from signpost.runtime.environment import named_instance

    try:
        file = named_instance(os.environ) / "config.toml"
    except ValueError:
        return None  # whoever loads the settings says so
    if not file.is_file():
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return None  # whoever loads the settings says so
    return _list_of(next((value for key, value in found.items() if key.upper() == "FEATURES"), None))


def _list_of(names: object) -> list[str] | None:
    """Names of features, which a setting may have in any case; None: all, or what `settings.load` refuses."""
    if isinstance(names, str):
        names = names.split(",")
    if isinstance(names, list | tuple) and all(isinstance(name, str) for name in names):
        return [*dict.fromkeys(name.strip().lower() for name in names if name.strip())]
    return None
