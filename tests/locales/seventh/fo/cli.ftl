boards-name = heiti
