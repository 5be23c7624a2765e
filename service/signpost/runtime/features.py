"""The hooks of the active app, for what stands below `signpost/hooks.py`, which describes them."""

from pluggy import HookRelay, PluginManager

from signpost.runtime.feature_set import Features
from signpost.storage.app_parts import current_parts
from signpost.storage.models import FeatureVersion


def hook() -> HookRelay:
    """`hook().records_created(...)` calls each feature that has this hook."""
    return current_parts()[PluginManager].hook


def hook_of_all() -> HookRelay:
    """The same with features that are off and have tables here: for what must be erased, whatever is on."""
    features = current_parts()[PluginManager]
    if not isinstance(features, Features):
        return features.hook
    return features.with_others(versions_here()).hook


def off_at(path: str) -> str | None:
    """The feature that is off and whose pages or operations begin with a path; None: there is none."""
    features = current_parts()[PluginManager]
    return features.off_at(path) if isinstance(features, Features) else None


def versions_here() -> dict[str, int]:
    """How far the tables of each feature are."""
    return {row.feature: row.version for row in FeatureVersion.select(FeatureVersion.feature, FeatureVersion.version)}
