home-title = Nógv kort, eitt tokborð
home-play = Spæl nú
