"""The command line: `signpost serve`, `token create`, ... Commands may run beside the server, which notices at once."""

from service.cli import (  # noqa: F401  # each adds its commands
    agent,
    doctor,
    interface,
    jobs,
    links,
    notifications,
    people,
    serving,
    stats,
    tokens,
    transfer,
)
from service.cli.command import main

__all__ = ["main"]
