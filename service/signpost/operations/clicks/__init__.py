"""Questions about clicks, and their answers."""
