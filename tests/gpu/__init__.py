"""Games on a real GPU against those of the processor, and how many it plays: `make gpu`."""
