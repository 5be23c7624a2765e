"""What is done with links and redirects, one and many."""
