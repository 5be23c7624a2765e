"""What diagnostics add."""

from signpost.hooks import Commands, hookimpl


@hookimpl
def commands() -> Commands:
    return {
        "check-paths": ("Check where each URL in FILE leads.", ("signpost.features.diagnostics.check_paths_command",))
    }
