"""The command line: `signpost serve`, `token create`, ... Commands may run beside the server, which notices at once."""

from signpost.cli import (  # noqa: F401  # each adds its commands
    agent,
    doctor,
    jobs,
    links,
    members,
    notifications,
    operations,
    server,
    stats,
    tokens,
    transfer,
)
from signpost.cli.command import main

__all__ = ["main"]
