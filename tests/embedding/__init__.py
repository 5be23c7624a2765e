"""Signpost inside of other programs."""
