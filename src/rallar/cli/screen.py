"""The table as one seat sees it, drawn from its view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.look import ACCENT, BAD, GOOD, PLAYER_STYLES, QUIET, STYLES, SYMBOLS, chip, flow, paint, track
from rallar.game import Cards, View
from rallar.game.view import SHARED, Player, TicketInHand
from rallar.locales import Words
from rallar.model.types import COLORS, Board

MARKS = {"made": ("✓", GOOD), "possible": ("○", ""), "lost": ("✗", BAD)}
LABELS = ("table-open", "table-hand", "table-my-tickets")


class Screen:
    """Draws views of one board for one reader."""

    def __init__(self, words: Words, board: Board, width: int) -> None:
        self._words = words
        self._say = words.say
        self._board = board
        self._width = width

    def whole(self, view: View) -> Iterator[RenderableType]:
        """Everything that matters at the start of a turn."""
        yield self._heading(view)
        yield self._players(view)
        yield ""
        yield self.cards(view)

    def cards(self, view: View, tickets: bool = True) -> RenderableType:
        """The open cards, and what the seat itself holds, with its tickets or without."""
        grid = Rows.grid(padding=(0, 1))
        width = max(len(self._say(label)) for label in LABELS)
        grid.add_column(width=width + 1, style=QUIET)
        grid.add_column()
        room = self._width - width - 2
        grid.add_row(self._say("table-open"), flow(self._open(view), room))
        if view.own:
            grid.add_row(self._say("table-hand"), flow(self._hand(view.own.hand), room))
            if tickets and view.own.tickets:
                grid.add_row(self._say("table-my-tickets"), flow(self._tickets(view.own.tickets), room, "   "))
        return grid

    def offer(self, view: View) -> RenderableType:
        """The tickets to choose from, numbered."""
        table = Rows(box=None, show_header=False, pad_edge=False)
        for justify in ("right", "left", "right"):
            table.add_column(justify=justify)
        for number, name in enumerate(view.own.offer if view.own else (), 1):
            points = self._say("points", points=self._words.labels.tickets[name].points)
            table.add_row(Text(str(number), ACCENT), self._words.labels.ticket(name), points)
        return table

    def tunnel(self, view: View) -> RenderableType:
        """What lies at a tunnel that has cost more than was laid."""
        if view.tunnel is None:
            return ""
        return paint(
            self._say(
                "table-tunnel",
                route=view.tunnel.route,
                cards=str(view.tunnel.laid),
                turned=",".join(view.tunnel.turned),
            )
        )

    def tiles(self, view: View) -> RenderableType:
        """The supply of track tiles, by length and color."""
        table = Rows(box=None, pad_edge=False, header_style="")
        table.add_column(Text(self._say("table-tiles"), QUIET))
        for color in COLORS:
            table.add_column(Text(f" {SYMBOLS[color]} ", STYLES[color]), justify="center")
        for length, supply in view.tile_supply.items():
            counts = (str(supply[color] or "·") for color in COLORS)
            table.add_row(self._say("table-tile-line", length=length), *counts)
        return table

    def track(self, route: str, view: View) -> Text:
        found = self._words.labels.routes[route]
        return track(found, found.color or view.tiles.get(route))

    def cost(self, route: str, view: View) -> Text:
        """A route's track and kind, for a person who cannot pay it yet."""
        return Text.assemble(self.track(route, view), f" {self.kind(route)}".rstrip())

    def kind(self, route: str) -> str:
        """What kind of route it is; plain rail goes without saying, and a bed is rail once a tile lies on it."""
        kind = self._words.labels.routes[route].kind
        return "" if kind in ("rail", "trackbed") else str(self._words.shown("kind", kind))

    def owned(self, view: View) -> Iterator[RenderableType]:
        """Who owns what."""
        for player in view.players:
            yield from self._estate(view, player.seat, self._words.player(player.seat), PLAYER_STYLES[player.seat])
        yield from self._estate(view, SHARED, self._say("list-shared"), ACCENT)
        if view.tiles:
            yield from self._group(self._say("list-tiles-laid"), ACCENT, view.tiles, view)

    def _estate(self, view: View, owner: int | str, name: str, style: str) -> Iterator[RenderableType]:
        routes = [route for route, each in view.owners.items() if each == owner]
        if routes:
            yield from self._group(name, style, routes, view)
        cities = ",".join(city for city, each in view.stations.items() if each == owner)
        if cities:
            yield Text(f"  {self._say('list-stations-built', cities=cities)}")

    def _group(self, name: str, style: str, routes: Iterable[str], view: View) -> Iterator[RenderableType]:
        yield Text(name, style)
        parts = [
            Text.assemble(self._words.labels.route(route), " ", self.track(route, view))
            for route in sorted(routes, key=self._words.labels.route)
        ]
        grid = Rows.grid(padding=(0, 0, 0, 2))
        grid.add_row("", flow(parts, self._width - 2, "   "))
        yield grid

    def _heading(self, view: View) -> Rule:
        turn = self._say("table-turn", number=view.turn) if view.turn else self._say("table-opening")
        title = f"{self._words.title(self._board)} · {turn}"
        if view.turns_left is not None:
            title += f" · {self._say('table-last-round', turns=view.turns_left)}"
        return Rule(Text(title, ACCENT), style=QUIET)

    def _players(self, view: View) -> Rows:
        table = Rows(box=None, pad_edge=False, header_style=QUIET, padding=(0, 2, 0, 0))
        table.add_column(self._say("table-player"), min_width=12)
        columns = self._columns(view)
        for heading in columns:
            table.add_column(self._say(heading), justify="right")
        table.add_column("", style=QUIET)
        notes = self._notes(view)
        for player in view.players:
            mark = "▶ " if player.seat in view.to_move else "  "
            name = Text.assemble(mark, (self._words.player(player.seat), PLAYER_STYLES[player.seat]))
            table.add_row(name, *(str(number) for number in self._numbers(player, columns)), next(notes, ""))
        return table

    def _columns(self, view: View) -> list[str]:
        extra = [("table-stations", view.rules.stations), ("table-bullets", view.rules.bullets)]
        return [
            "table-points",
            "table-cars",
            "table-cards",
            "table-tickets",
            *(name for name, there in extra if there is not None and view.players),
        ]

    def _numbers(self, player: Player, columns: list[str]) -> list[int]:
        values = {
            "table-points": player.points,
            "table-cars": player.cars,
            "table-cards": player.cards,
            "table-tickets": player.tickets,
            "table-stations": player.stations,
            "table-bullets": player.bullet_spaces,
        }
        return [values[column] for column in columns]

    def _notes(self, view: View) -> Iterator[str]:
        """What lies beside the board, a line each."""
        yield self._say("table-decks-cards", deck=view.deck, discards=view.discards)
        yield self._say("table-decks-tickets", tickets=view.ticket_deck)
        if view.rules.bullets is not None:
            yield self._say("table-supply-bullets", number=view.bullets)

    def _open(self, view: View) -> Iterator[Text]:
        for number, card in enumerate(view.open, 1):
            if card is None:
                yield Text(f"{number} {self._say('table-empty-slot')}", QUIET)
            else:
                yield chip(card, self._words.name_of(card), str(number))

    def _hand(self, hand: Cards) -> Iterator[Text]:
        for card, number in hand.by_name.items():
            yield chip(card, self._words.name_of(card), f"{number}×")
        if not hand.total:
            yield Text(self._say("table-no-cards"), QUIET)

    def _tickets(self, tickets: tuple[TicketInHand, ...]) -> Iterator[Text]:
        for each in tickets:
            mark, style = MARKS[each.prospect]
            points = self._words.labels.tickets[each.ticket].points
            name = f"{self._words.labels.ticket(each.ticket)} {points} "
            yield Text.assemble((f"{mark} ", style), name, (self._say(f"prospect-{each.prospect}"), style or QUIET))
