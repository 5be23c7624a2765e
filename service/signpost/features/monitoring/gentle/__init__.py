"""The gentle check: destinations of a workspace that wants it are asked once a day, and nobody is alarmed."""
