"""What diagnostics add."""

from signpost.hooks import Commands, hookimpl


@hookimpl
def commands() -> Commands:
    return {
        "doctor": (
            "Check each hostname (or HOST) end to end: DNS, certificate, TLS and response.",
            ("signpost.features.diagnostics.commands.doctor",),
        ),
        "explain": (
            "Show step by step what a visitor to URL gets, and where they end up.",
            ("signpost.features.diagnostics.commands.explain",),
        ),
        "check-paths": ("Check where each URL in FILE leads.", ("signpost.features.diagnostics.commands.check_paths",)),
    }
