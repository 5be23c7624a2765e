"""People who sign in: sessions, invitations, passkeys, two-step verification, and single sign-on."""
