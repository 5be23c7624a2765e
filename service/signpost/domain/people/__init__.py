"""People, roles and agents, and how they sign in."""
