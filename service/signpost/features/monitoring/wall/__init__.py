"""The wall of links: of each link whether it works, and how much it is clicked."""
