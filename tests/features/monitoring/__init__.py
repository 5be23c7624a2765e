"""Monitoring against an outside world that means no good. `playing.py` is that world."""
