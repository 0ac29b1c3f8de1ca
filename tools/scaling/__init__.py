"""How much of everything so many tables take: a model with measured costs, and a simulation that checks it."""
