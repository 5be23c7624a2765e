"""Everything beyond the core: a folder for each subject, with all of its layers (docs/architecture.md)."""
