"""The protocol: what is made of its shapes, and that what is sent fits it."""
