# Íslenska: það sem leikmenn fá að vita þegar þeir eru fjarri, í tilkynningum og tölvupósti.

bell-turn = Þú átt leik
bell-nudge = Tíminn þinn er að renna út
bell-stand-in = Tölva spilar fyrir þig
bell-over = Leiknum er lokið
bell-at = { $board }, með { $names }
bell-board = { $board }

## Bréf

letter-ask-title = Eigum við að skrifa þegar þú átt leik?
letter-ask = Einhver, vonandi þú, bað um tölvupóst þegar röðin kæmi að sér: { $at }. Ef það varst þú skaltu segja já hér:
letter-ask-not = Ef það varst ekki þú þarftu ekkert að gera: þú færð ekki meiri póst um þetta.
letter-stop = Ekki meiri póst um þennan leik:
letter-confirm-page = Viltu fá tölvupóst þegar þú átt leik í þessum leik?
letter-confirm-button = Já, skrifið mér
letter-confirm-done = Þá er það frágengið: þú færð tölvupóst þegar þú átt leik. Þú mátt loka síðunni.
letter-stop-page = Viltu ekki fá meiri póst um þennan leik?
letter-stop-button = Ekki meiri póst
letter-stop-done = Þú færð ekki meiri póst um þennan leik og netfangið þitt er gleymt hér.
letter-over = Þessi hlekkur virkar ekki lengur: leiknum er lokið eða netfanginu var breytt.
