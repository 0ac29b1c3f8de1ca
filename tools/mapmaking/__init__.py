"""Makes the map of a board from the coasts of the world. It runs when a board is made, never when it is played."""
