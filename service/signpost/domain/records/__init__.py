"""What a link or redirect is, and which one answers."""
