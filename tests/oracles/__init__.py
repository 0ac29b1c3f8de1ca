"""The kernel's clever answers against slow ones that try everything."""
