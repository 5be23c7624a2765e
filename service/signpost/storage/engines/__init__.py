"""The engines that hold the truth, side by side: what they share, one SQLite file."""
