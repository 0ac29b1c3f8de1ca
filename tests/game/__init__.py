"""What the game room offers beyond playing: copies, sorted choices, reasons, and the story of a move."""
