"""What docs/newcomers.md tells newcomers to do, done."""
