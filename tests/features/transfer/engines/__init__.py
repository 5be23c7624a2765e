"""What is imported of files of servers answers as those servers do: beside the servers, and beside their answers."""
