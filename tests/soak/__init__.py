"""Long trials, for `make soak`: each is a module with a COUNT, how much of it is a whole one, and a `run`."""
