# A language just begun, for the tests: it has a few messages, serves a neighbor, and leaves the rest to English.

language-name = Føroyskt
    .serves = kl
