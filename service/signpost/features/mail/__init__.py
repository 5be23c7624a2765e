"""What e-mail says, and sending it: invitations, news of a workspace, and weekly summaries."""
