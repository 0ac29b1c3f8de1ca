home-title = Fýra kort, eitt tokborð
home-play = Spæl nú
