"""Counting clicks: a journal that survives kill -9, and totals written in batches."""
