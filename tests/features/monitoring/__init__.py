"""Monitoring against an outside world that means no good. `tests/outbound/playing.py` is that world."""
