"""What the bots do: always something legal, from what they may see, and with sense."""
