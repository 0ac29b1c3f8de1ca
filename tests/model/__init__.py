"""Boards as data: what the files say, and which files are refused."""
