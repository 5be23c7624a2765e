"""The features that are on, and what there is to say of all that are installed. Every command imports it."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from types import ModuleType

import pluggy
from pluggy import PluginManager


@dataclass(frozen=True)
class InstalledFeature:
    """A feature that is installed. package, version: where it is from."""

    name: str
    package: str
    version: str


@dataclass(frozen=True)
class FeatureView:
    """A feature that is installed, or has tables here. package, version: where it is from; "" where it is gone.

    needs: the features without which it cannot be on. hooks: those that it has. tables: what its tables are called.
    tables_version: how far they are; 0 where it has none here.
    """

    name: str
    is_on: bool
    package: str
    version: str
    needs: list[str]
    hooks: list[str]
    tables: list[str]
    tables_version: int


class Features(PluginManager):
    """The features that are on.

    find: the module of any that is installed, by its name; None: it is not.  installed: all that are.
    """

    def __init__(
        self,
        project: str,
        specification: ModuleType,
        find: Callable[[str], ModuleType | None],
        installed: Callable[[], Iterable[InstalledFeature]],
    ):
        super().__init__(project)
        self._project, self._find, self._installed = project, find, installed
        self._specifications = [specification]
        self._with_others: dict[frozenset[str], PluginManager] = {}
        self._paths_off: dict[str, str] | None = None
        self.add_hookspecs(specification)

    def add_hooks_of(self, module: ModuleType) -> None:
        """Have hooks that a feature describes."""
        self._specifications.append(module)
        self.add_hookspecs(module)

    def with_others(self, names: Collection[str]) -> PluginManager:
        """These features, and of those others that are installed."""
        others = frozenset(name for name in names if not self.has_plugin(name))
        if not others:
            return self
        if (known := self._with_others.get(others)) is not None:
            return known
        found = pluggy.PluginManager(self._project)
        for specification in self._specifications:
            found.add_hookspecs(specification)
        modules = {name: module for name in sorted(others) if (module := self._find(name)) is not None}
        for name, module in modules.items():
            found.register(module, name)
        for name, feature in reversed(self.list_name_plugin()):
            found.register(feature, name)
        self._with_others[others] = found
        return found

    def describe(self, versions: dict[str, int]) -> list[FeatureView]:
        """All that are installed, in the order in which their hooks are called, and those that are gone.

        versions: how far the tables are that are here, by feature.
        """
        known = {entry.name: entry for entry in self._installed()}
        for name, module in self.list_name_plugin():
            # One that is not installed, of a test.
            known.setdefault(name, InstalledFeature(name, str(getattr(module, "__name__", name)).partition(".")[0], ""))
        gone = [InstalledFeature(name, "", "") for name in sorted(versions.keys() - known.keys())]
        return [self._describe(entry, versions.get(entry.name, 0)) for entry in (*known.values(), *gone)]

    def off_at(self, path: str) -> str | None:
        """The feature that is off and whose pages or operations are at a path, as within a workspace or below /v1."""
        if self._paths_off is None:
            modules = {
                entry.name: self._find(entry.name) for entry in self._installed() if not self.has_plugin(entry.name)
            }
            self._paths_off = {
                begin: name for name, module in modules.items() for begin in getattr(module, "PATHS", ())
            }
        return self._paths_off.get(path)

    def _describe(self, feature: InstalledFeature, version: int) -> FeatureView:
        module = self.get_plugin(feature.name) or (self._find(feature.name) if feature.package else None)
        make = getattr(module, "tables", None)
        made = None if make is None else make()
        return FeatureView(
            name=feature.name,
            is_on=self.has_plugin(feature.name),
            package=feature.package,
            version=feature.version,
            needs=[*getattr(module, "NEEDS", ())],
            hooks=sorted(name for name in vars(self.hook) if hasattr(module, name)),
            tables=sorted(model._meta.table_name for model in made.models) if made is not None else [],
            tables_version=version,
        )
