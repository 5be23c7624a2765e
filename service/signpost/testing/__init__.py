"""A Signpost for the tests of other projects: `run_signpost` in the same process, `run_server` as a live server.

With pytest both are fixtures (plugin.py); without it they are context managers. docs/embed.md shows how to use them.
"""

from signpost.runtime.settings_types import AppSettings
from signpost.testing.in_process import Signpost, run_signpost
from signpost.testing.live import SignpostServer, free_port, run_server

__all__ = ["AppSettings", "Signpost", "SignpostServer", "free_port", "run_server", "run_signpost"]
