# Það sem málið kallar sig sjálft.

language-name = Íslenska
