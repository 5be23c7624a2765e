"""Commands for whoever runs the server."""
