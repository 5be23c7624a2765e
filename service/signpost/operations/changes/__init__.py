"""The history, and undo."""
