# Det, sproget kalder sig selv.

language-name = Dansk
