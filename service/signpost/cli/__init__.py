"""The command line: `signpost serve`, `token create`, ... A running server notices what commands change."""

from signpost.cli.entry import load_all, main

__all__ = ["load_all", "main"]
