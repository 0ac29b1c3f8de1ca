"""What server and clients say to each other, stated once. It listens to nobody and connects to nothing."""
