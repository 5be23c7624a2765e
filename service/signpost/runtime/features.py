"""The hooks of the active app, for what stands below `signpost/hooks.py`, which describes them."""

from pluggy import HookRelay, PluginManager

from signpost.storage.app_parts import current_parts


def hook() -> HookRelay:
    """`hook().records_created(...)` calls each feature that has this hook."""
    return current_parts()[PluginManager].hook
