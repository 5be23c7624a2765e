"""Reports of a period: what there is to say of it, and the sentences that say it."""
