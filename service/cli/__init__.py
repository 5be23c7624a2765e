"""The command line: `signpost serve`, `token create`, ... Commands may run beside the server, which notices at once."""

from service.cli import agent, doctor, jobs, links, notifications, people, serving, tokens, transfer  # noqa: F401  # each adds its commands
from service.cli.command import main

__all__ = ["main"]
