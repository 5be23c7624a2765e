"""Which features are on, and where they are from. An extension."""

from __future__ import annotations

from pluggy import PluginManager

from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.runtime.feature_set import Features, FeatureView
from signpost.runtime.features import versions_here
from signpost.storage.app_parts import current_parts


@roles.requires(roles.OWNER)
def list_features(caller: Caller) -> list[FeatureView]:
    """All features that are installed, in the order in which their hooks are called, then those that left tables."""
    features = current_parts()[PluginManager]
    return features.describe(versions_here()) if isinstance(features, Features) else []
