"""The dashboard, as a browser without scripts speaks to it."""
