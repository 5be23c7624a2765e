"""Commands for operators of the server."""
