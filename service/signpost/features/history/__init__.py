"""Who changed what, and undo: for people who work together, and for those who made a mistake."""
