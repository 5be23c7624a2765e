"""The hooks of the active app, for what stands below `signpost/hooks.py`, which describes them."""

from collections.abc import Callable, Collection
from types import ModuleType

import pluggy
from pluggy import HookRelay, PluginManager

from signpost.storage.app_parts import current_parts
from signpost.storage.models import FeatureVersion


class Features(PluginManager):
    """The features that are on. find: the module of another one that is installed, by its name; None: it is not."""

    def __init__(self, project: str, specifications: Collection[ModuleType], find: Callable[[str], ModuleType | None]):
        super().__init__(project)
        self._project, self._find = project, find
        self._specifications = [*specifications]
        self._with_others: dict[frozenset[str], PluginManager] = {}
        for specification in specifications:
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


def hook() -> HookRelay:
    """`hook().record_created(...)` calls each feature that has this hook."""
    return current_parts()[PluginManager].hook


def hook_of_all() -> HookRelay:
    """The same with features that are off and have tables here: for what must be erased, whatever is on."""
    features = current_parts()[PluginManager]
    if not isinstance(features, Features):
        return features.hook
    return features.with_others([row.feature for row in FeatureVersion.select(FeatureVersion.feature)]).hook
