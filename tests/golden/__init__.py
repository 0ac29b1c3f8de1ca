"""Games written down once, and what they show: a change of either is a change of behavior."""
