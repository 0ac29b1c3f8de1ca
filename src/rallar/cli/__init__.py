"""The terminal: shows what the game says and passes on what is typed. It knows no rules."""
