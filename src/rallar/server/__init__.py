"""Rooms, seats, store and protocol. Legality and secrecy come from the game; nothing is decided here."""
