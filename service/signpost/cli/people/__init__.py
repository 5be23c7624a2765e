"""Commands for members, tokens and agents."""
