# Vad språket kallar sig självt.

language-name = Svenska
