# Miten kieli nimittää itseään.

language-name = Suomi
