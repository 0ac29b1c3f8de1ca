"""What is said of finished games."""
