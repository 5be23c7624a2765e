"""Shlink's REST interface: its shapes, who may use it, and its own clients against a live server."""
