"""The rules: pure functions on records of integers. It knows no board by name, no text, no clock, and does no I/O.

One exception, `engine`, makes the functions run: interpreted as they stand, or compiled, with a cache on disk.
"""
