"""What diagnostics add."""

from signpost.hooks import Commands, hookimpl

_HERE = "signpost.features.diagnostics"


@hookimpl
def commands() -> Commands:
    return {"check-paths": ("Check where each URL in FILE leads.", (f"{_HERE}.check_paths_command",))}
