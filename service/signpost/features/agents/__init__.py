"""OAuth for AI agents: they connect without a pasted token, and a person agrees to it."""
