"""Every sentence a person reads, by key and language. No code, and only the command line may read it."""
