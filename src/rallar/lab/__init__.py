"""Many games at once: simulation and measurement. It decides no rule and talks to no player."""
