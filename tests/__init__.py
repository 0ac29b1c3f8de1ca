"""The tests: each reads like the rule it proves."""
