"""What must hold in every game of every board, whatever is played."""
