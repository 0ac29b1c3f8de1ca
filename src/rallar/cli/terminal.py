"""A game at the terminal: shows it to one seat, reads what that seat says, and lets the others move."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from rallar.cli import acting, asking, search
from rallar.cli.desk import Desk, Left, Pick
from rallar.cli.guide import help_page, rules_page
from rallar.cli.look import paint
from rallar.cli.opponent import opponent_move
from rallar.cli.score import score_sheet
from rallar.game import Decline, DrawCard, DrawTickets, Pass, PaySurcharge, View, parse_move
from rallar.model.errors import MoveError, RallarError, shown

Read = Callable[[], str | None]  # a line, or None at the end of the input
Command = Callable[[Desk, str], None]


def leave(_desk: Desk, _text: str) -> None:
    raise Left


_SPOKEN: dict[tuple[str, ...], Command] = {
    ("d", "draw"): acting.draw,
    ("t", "tickets"): lambda desk, _: desk.do(DrawTickets()),
    ("k", "keep"): acting.keep,
    ("c", "claim"): acting.claim,
    ("s", "station"): acting.station,
    ("tile", "lay"): acting.tile,
    ("decline", "no"): lambda desk, _: desk.do(Decline()),
    ("p", "pass"): lambda desk, _: desk.do(Pass()),
    ("beds",): asking.beds,
    ("r", "routes"): asking.routes,
    ("m", "map", "board"): asking.board,
    ("status",): lambda desk, _: show(desk),
    ("rules",): lambda desk, _: desk.print(*rules_page(desk.words, desk.game)),
    ("why",): asking.why,
    ("hint",): asking.hint,
    ("do",): acting.take_hint,
    ("u", "undo"): asking.undo,
    ("l", "log"): asking.log,
    ("save",): asking.save,
    ("h", "help", "?"): lambda desk, _: desk.print(*help_page(desk.say, desk.game, desk.example())),
    ("q", "quit", "exit"): leave,
}
COMMANDS: dict[str, Command] = {word: command for words, command in _SPOKEN.items() for word in words}


def play(desk: Desk, read: Read) -> None:
    """To the end of the game, or until the player leaves."""
    game = desk.game
    while not game.is_over:
        if desk.seat in game.to_move:
            tell_news(desk)
            listen(desk, read)
        else:
            mover = game.to_move[0]
            game.push(opponent_move(game, mover, desk.level, partial(_gave_up, desk)), mover)
    tell_news(desk)
    outcome = game.outcome()
    if outcome:
        desk.print("", *score_sheet(desk.words, game.rules, outcome))


def _gave_up(desk: Desk, failed: BaseException) -> None:
    told = desk.words.error(failed) if isinstance(failed, RallarError) else f"{type(failed).__name__}: {failed}"
    desk.reply("opponent-gave-up", level=desk.level, reason=shown(told))


def tell_news(desk: Desk) -> None:
    """What happened since the seat was last told."""
    events = desk.game.events(desk.seat)
    desk.print(*desk.narrator.lines(events[desk.told :]))
    desk.told = len(events)


def listen(desk: Desk, read: Read) -> None:
    """Show what is asked, and answer lines until a move is made."""
    desk.done = False
    show(desk)
    while not desk.done:
        line = read()
        if line is None:
            raise Left
        try:
            answer(desk, line.strip())
        except RallarError as error:
            desk.print(paint(desk.words.error(error)))
            if error.key == "move-unreadable":
                desk.reply("reply-help")


def answer(desk: Desk, line: str) -> None:
    """Do what a line says: a number, the notation of records, or a command."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if not line:
        show(desk)
    elif re.fullmatch(r"\d+(?:[ ,]+\d+)*", line):
        pick(desk, line)
    elif line in desk.legal or ":" in line or command is None:  # a colon: cards counted out, as only records do
        desk.do(parse_move(line))
    else:
        command(desk, rest.strip())


def pick(desk: Desk, line: str) -> None:
    """Numbers: the tickets to keep, or one thing of the list last shown."""
    numbers = re.findall(r"\d+", line)
    if desk.view.asked == "keep-tickets":
        acting.keep(desk, " ".join(numbers))
    elif len(numbers) > 1 or not 1 <= search.small_number(numbers[0]) <= len(desk.menu):
        desk.reply("reply-which-number", number=line)
    else:
        desk.menu[search.small_number(numbers[0]) - 1]()


def show(desk: Desk) -> None:
    """The table, and what is asked."""
    desk.print("")
    view = desk.view
    _SHOWS[view.asked](desk, view)


def _show_offer(desk: Desk, view: View) -> None:
    desk.print(*desk.screen.whole(view), "", desk.screen.offer(view), "")
    least = view.own.keep if view.own else 1
    desk.menu = []
    desk.ask("ask-keep-tickets", least=least, example=" ".join(str(number + 1) for number in range(least)))


def _show_turn(desk: Desk, view: View) -> None:
    desk.print(*desk.screen.whole(view), "")
    desk.menu = _open_cards(desk, view)
    if Pass() in desk.legal:
        desk.ask("ask-take-turn-stuck")
    elif view.players[desk.seat].stations:
        example = desk.example()
        desk.ask("ask-take-turn-stations", example=example, place=example.split(" ")[0])
    else:
        desk.ask("ask-take-turn", example=desk.example())


def _show_second(desk: Desk, view: View) -> None:
    desk.print(desk.screen.cards(view, tickets=False), "")
    desk.menu = _open_cards(desk, view)
    desk.ask("ask-draw-second")


def _open_cards(desk: Desk, view: View) -> list[Pick]:
    return [desk.does(DrawCard(card)) if card else lambda: _empty_slot() for card in view.open]


def _empty_slot() -> None:
    raise MoveError("move-slot-empty")


def _show_tunnel(desk: Desk, view: View) -> None:
    desk.print(*desk.screen.whole(view), "", desk.screen.tunnel(view))
    desk.ask("ask-pay-surcharge", due=view.tunnel.due if view.tunnel else 0)
    payments = [move for move in desk.legal if isinstance(move, PaySurcharge)]
    lines = [*(desk.words.cards(str(move.cards)) for move in payments), desk.say("reply-decline")]
    desk.number(lines, [*(desk.does(move) for move in payments), desk.does(Decline())])


def _show_tiles(desk: Desk, view: View) -> None:
    desk.print(desk.screen.cards(view, tickets=False), "", desk.screen.tiles(view), "")
    desk.menu = []
    route, colors = next(iter(desk.legal.tiles.items()))
    place = desk.words.labels.routes[route].a
    example = f"{desk.ends(route)} {desk.words.name_of(colors[0])}"
    desk.ask("ask-lay-tile", example=example, place=desk.words.labels.place(place).lower())


_SHOWS: dict[str, Callable[[Desk, View], None]] = {
    "keep-tickets": _show_offer,
    "take-turn": _show_turn,
    "draw-second": _show_second,
    "pay-surcharge": _show_tunnel,
    "lay-tile": _show_tiles,
}
