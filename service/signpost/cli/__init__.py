"""The command line: `signpost serve`, `token create`, ... A running server notices what commands change."""

from signpost.cli import (  # noqa: F401  # each adds its commands
    agent,
    bulk_create,
    check_paths,
    completion,
    configuration,
    doctor,
    jobs,
    links,
    maintenance,
    members,
    misses,
    notifications,
    operations,
    server,
    stats,
    tokens,
    transfer,
)
from signpost.cli.command import main

__all__ = ["main"]
