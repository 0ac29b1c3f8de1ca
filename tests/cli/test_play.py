"""`rallar play`: whole games at the keyboard on every board, and everything a player may say on the way."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rallar import Game, Record, board_ids, parse_move
from rallar.cli import acting, guide, search, terminal
from rallar.cli.desk import Desk, Left
from rallar.cli.main import app
from rallar.cli.opponent import opponent_move
from rallar.cli.shell import Shell
from rallar.game import Claim
from rallar.kernel.engine import INTERPRETED
from rallar.locales import Messages, Words
from rallar.model.loader import load_board
from tests.cli.robot import Robot


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    monkeypatch.setenv("COLUMNS", "80")


def play(lines: list[str], *arguments: str) -> Result:
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(app, ["play", *arguments], input=text, env={"COLUMNS": "80"})


def desk_at(board: str = "nordic", seats: int = 2, seed: int = 7) -> Desk:
    """A seat whose opening tickets are chosen and whose turn it is."""
    game = Game.new(board, seats, seed, {"start": 0}, kernel=INTERPRETED)
    for seat in range(seats):
        game.push(opponent_move(game, seat), seat)
    return Desk(Shell(Messages("en")), game, 0)


def said(desk: Desk, line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the table answers to a line, in one line."""
    _hear(desk, line)
    return " ".join(capsys.readouterr().out.split())


def _hear(desk: Desk, line: str) -> None:
    lines = iter((line,))
    desk.done = False

    def read() -> str | None:
        return next(lines, None)

    try:
        terminal.listen(desk, read)
    except Left:
        return


@pytest.mark.parametrize("board", board_ids())
def test_a_whole_game_through_a_pipe(board: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The lines a robot typed lead the command line to the robot's own score."""
    robot = Robot(Game.new(board, 2, 3, kernel=INTERPRETED))
    robot.play()
    expected = capsys.readouterr().out
    outcome = robot.desk.game.outcome()
    assert outcome is not None
    result = play(robot.lines, "--board", board, "--seed", "3")
    assert result.exit_code == 0
    assert result.stdout.endswith(expected[expected.index("Standings") :])
    assert all(len(line) <= 80 for line in result.stdout.splitlines() if not line.startswith("> "))


def test_a_whole_game_at_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    robot = Robot(Game.new("japan", 2, 3, kernel=INTERPRETED))
    robot.play()
    capsys.readouterr()
    text = _at_terminal(robot.lines, "--board", "japan", "--seed", "3")
    assert "Standings" in text
    assert "Player 2" in text
    assert "\x1b[" in text  # in color


def test_leaving_a_terminal_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    text = _at_terminal(["1 2", "quit", str(file)], "--board", "nordic", "--seed", "7")
    assert "rallar play --board nordic --seats 2 --seed 7" in text
    assert Record.load(file).seed == 7


def test_the_terminal_asks_for_a_board() -> None:
    text = _at_terminal(["nowhere", "jap", "quit", ""], "--seed", "5")
    assert "Which board would you like to play?" in text
    assert "Japan with 2 players" in text


def _at_terminal(lines: list[str], *arguments: str) -> str:
    """What a pseudo-terminal shows of a game typed into it: the next line is typed when the prompt comes."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "COLUMNS": "80", "TERM": "xterm-256color", "RALLAR_KERNEL": "interpreted"}
    command = [sys.executable, "-m", "rallar", "play", *arguments]
    player = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True)
    os.close(theirs)
    waiting = iter(lines)
    shown = b""
    answered = 0
    ends = time.monotonic() + 120
    while time.monotonic() < ends and (more := _read(ours, player)) is not None:
        shown += more
        if shown.count(b"> ") > answered and re.search(rb"> (\x1b\[[^a-zA-Z]*[a-zA-Z])*$", shown):
            answered = shown.count(b"> ")
            os.write(ours, next(waiting, "quit").encode() + b"\n")
    assert player.wait(10) == 0
    os.close(ours)
    return shown.decode(errors="replace")


def _read(terminal: int, player: subprocess.Popen[bytes]) -> bytes | None:
    """What came, nothing if nothing did, None once the player has gone."""
    if select.select([terminal], [], [], 0.2)[0]:
        try:
            return os.read(terminal, 65536) or None
        except OSError:
            return None
    return b"" if player.poll() is None else None


def test_end_of_input_leaves_politely() -> None:
    result = play(["1 2"], "--board", "nordic", "--seed", "7", "--seat", "2", "--variant", "swedish-deal")
    assert result.exit_code == 0
    command = "rallar play --board nordic --seats 2 --seed 7 --seat 2 --variant swedish-deal"
    assert command in " ".join(result.stdout.split())
    assert result.stdout.endswith("See you next time!\n")


def test_interrupting_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rallar.cli.play.read_line", interrupt)
    result = play([], "--board", "nordic", "--seed", "7")
    assert result.exit_code == 130
    assert "--seed 7" in result.stdout


def test_bytes_that_are_no_text() -> None:
    result = CliRunner().invoke(app, ["play", "--board", "nordic", "--seed", "7"], input=b"\xff\xfe\x00\n1 2\n")
    assert result.exit_code == 0
    assert "I don’t understand" in result.stdout


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = play(["1 2", "d", "d", f"save {file}"], "--board", "nordic", "--seed", "7")
    assert "Saved." in first.stdout
    again = play([], "--resume", str(file))
    assert "Welcome back" in again.stdout
    assert len(Record.load(file).replay().history) >= 4
    lost = play(["save /no/such/folder/x"], "--board", "nordic")
    assert ": No such file or directory." in lost.stdout


def test_nothing_secret_is_told() -> None:
    """V2: of what the others draw and keep, only the numbers."""
    game = Game.new("nordic", 3, 7, kernel=INTERPRETED)
    desk = Desk(Shell(Messages("en")), game, 0)
    for _ in range(60):
        seat = game.to_move[0]
        game.push(opponent_move(game, seat), seat)
    with desk.shell.out.capture() as told:
        desk.print(*desk.narrator.lines(game.events(0)))
    others = [line for line in told.get().splitlines() if line.startswith("Player")]
    assert any("from the deck" in line for line in others)
    assert not any(re.search(r"drew [^\w\s] \w+ from the deck", line) for line in others)
    assert not any(re.search(r"kept \w+–", line) for line in others)


def _told(desk: Desk, *moves: str) -> str:
    events = [event.seen_by(0) for move in moves for event in desk.game.push(move)]
    with desk.shell.out.capture() as told:
        desk.print(*desk.narrator.lines(events))
    return " ".join(told.get().split())


def test_a_tunnel_is_told_step_by_step() -> None:
    """What was laid, what turned up, what that costs, and how it ended."""
    desk, tunnel = _at_a_tunnel()
    told = _told(desk, tunnel, "decline")
    assert re.fullmatch(
        r"You put down 1 \S \w+ for Kiruna–Narvik · the tunnel turned up (\d \S \w+(, | and |, and )?){1,3}"
        r" · (one more card|\d more cards) to pay · took the cards back from Kiruna–Narvik",
        told,
    )


def _at_a_tunnel() -> tuple[Desk, str]:
    """A seat about to dig where it will cost more: found by trying seeds."""
    for seed in range(200):
        desk = desk_at(seed=seed)
        digs = [move for route in desk.legal.routes if "kiruna--narvik" in route for move in _claims(desk, route)]
        for move in digs:
            if desk.game.push(move)[-1].kind == "due":
                desk.game.undo()
                return desk, move
            desk.game.undo()
    raise AssertionError("no tunnel cost more")


def _claims(desk: Desk, route: str) -> list[str]:
    return [str(Claim(route, cards)) for cards in desk.legal.payments(route)]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "Commands"),
        ("?", "Commands"),
        ("rules", "everyone gets one more turn, including that player"),
        ("rules", "on Lieksa–Murmansk, locomotives may be among the 4 cards of any kind"),
        ("rules", "Points by length: 1 → 1, 2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 15, 9 → 27."),
        ("map", "Nobody has a route yet."),
        ("log", "kept"),
        ("status", "Nordic Countries"),
        ("", "Nordic Countries"),
        ("routes", "Routes you can pay for now"),
        ("routes murmansk lieksa", "You can’t claim any route right now."),
        ("c", "Which route? For example: c"),
        ("c atlantis", "No route joins “atlantis”."),
        ("c oslo helsinki", "No route joins “oslo helsinki”."),
        ("c murmansk lieksa", "is still unclaimed, but you don’t have the cards for it yet: ═════════."),
        ("claim alborg--arhus red:12", "You don’t have 12 ▲ red."),
        ("d plaid", "There’s no card called “plaid”."),
        ("why d plaid", "There’s no card called “plaid”."),
        ("why", "Which move?"),
        ("why d", "That’s allowed"),
        ("why t", "That’s allowed"),
        ("why pass", "You can pass only when you have no other move."),
        ("why c murmansk lieksa", "you don’t have the cards for it yet"),
        ("why s oslo", "There are no stations on this board."),
        ("why s atlantis", "No city here is called “atlantis”."),
        ("hint", "would play"),
        ("do", "Ask for a hint first."),
        ("why nonsense", "I don’t understand “nonsense”."),
        ("s oslo", "There are no stations on this board."),
        ("s", "Which city?"),
        ("s atlantis", "No city here is called “atlantis”."),
        ("tile oslo bergen red", "First things first: take a turn."),
        ("beds", "No track bed there can take a tile."),
        ("pass", "You can pass only when you have no other move."),
        ("decline", "First things first: take a turn."),
        ("keep 1", "isn’t among the tickets offered"),
        ("0", "There’s no number 0 to choose."),
        ("77", "There’s no number 77 to choose."),
        ("1 2", "There’s no number 1 2 to choose."),
        ("save", "Save it where?"),
        ("xyzzy", "I don’t understand “xyzzy”. Type help for a list of commands."),
    ],
)
def test_answers(line: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at()
    _hear(desk, "")
    capsys.readouterr()
    before = desk.game.state
    assert answer in said(desk, line, capsys)
    assert desk.game.state == before


@pytest.mark.parametrize("line", ["d", "draw", "draw deck", "1", "t", "tickets"])
def test_short_forms_move(line: str) -> None:
    desk = desk_at()
    _hear(desk, line)
    assert desk.done


def test_a_hint_is_followed(capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at()
    assert said(desk, "hint", capsys).endswith("Type do to play it, or anything else.")
    assert desk.hinted
    _hear(desk, "do")
    assert desk.game.history[-1].move == desk.hinted[1]
    assert "Ask for a hint first." in said(desk, "do", capsys)  # it was for what was asked before


def test_a_hint_for_the_opening_tickets(capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(Shell(Messages("en")), Game.new("nordic", 2, 7, kernel=INTERPRETED), 0)
    assert "Keep" in said(desk, "hint", capsys)
    _hear(desk, "do")
    assert desk.game.to_move == (1,)


def test_a_card_by_the_beginning_of_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at()
    lying = next(card for card in desk.view.open if card)
    _hear(desk, f"d {lying[:3]}")
    assert str(desk.game.history[-1].move) == f"draw {lying}"
    capsys.readouterr()


def test_undo_after_a_card_was_seen(capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at()
    _hear(desk, "d")
    assert "Too late to undo" in said(desk, "undo", capsys)


def test_undo_before_anything_was_seen() -> None:
    desk = desk_at("europe", seed=2)
    route = desk.legal.routes[0]
    before = desk.game.state
    desk.do(Claim(route, next(iter(desk.legal.payments(route)))))
    if not desk.game.history[-1].chance:
        terminal.answer(desk, "undo")
        assert desk.game.state == before


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("oslo", ["oslo"]),
        ("OSLO", ["oslo"]),
        ("kobenhavn", ["kobenhavn"]),
        ("københavn", ["kobenhavn"]),
        ("orebro", ["orebro"]),
        ("Örebro", ["orebro"]),
        ("mo i rana", ["mo-i-rana"]),
        ("rana", ["mo-i-rana"]),
        ("stock", ["stockholm"]),
        ("unnskog", []),
        ("", []),
    ],
)
def test_cities_by_part_of_a_name(text: str, found: list[str]) -> None:
    assert search.cities(Words(Messages("en"), load_board("nordic")), text) == found


@pytest.mark.parametrize(
    ("language", "board", "text", "found"),
    [
        ("sv", "nordic", "köpenhamn", ["kobenhavn"]),
        ("sv", "nordic", "åbo", ["turku"]),
        ("fi", "europe", "Pietari", ["petrograd"]),
        ("is", "europe", "mikligardur", ["constantinople"]),
        ("en", "nordic", "åbo", []),
        ("nb", "france", "spania", ["espagne-1", "espagne-2", "espagne-3", "espagne-4"]),
    ],
)
def test_cities_by_their_name_in_the_language(language: str, board: str, text: str, found: list[str]) -> None:
    assert search.cities(Words(Messages(language), load_board(board)), text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("oslo bergen", {"bergen--oslo--1", "bergen--oslo--2"}),
        ("berg osl", {"bergen--oslo--1", "bergen--oslo--2"}),
        ("Oslo–Bergen", {"bergen--oslo--1", "bergen--oslo--2"}),
        ("mo i rana narvik", {"mo-i-rana--narvik"}),
        ("narvik mo i rana", {"mo-i-rana--narvik"}),
        ("oslo tallinn", set()),
    ],
)
def test_routes_by_their_ends(text: str, found: set[str]) -> None:
    assert {route.id for route in search.routes(Words(Messages("en"), load_board("nordic")), text)} == found


def test_a_color_named_at_the_end() -> None:
    words = Words(Messages("en"), load_board("nordic"))
    assert search.trailing_card(words, "oslo bergen red") == ("oslo bergen", "red")
    assert search.trailing_card(words, "oslo bergen") == ("oslo bergen", None)
    assert search.trailing_card(words, "red") == ("red", None)


def _rich(board: str = "nordic", cards: int = 40) -> Desk:
    """A seat with a hand so large that payments cannot all be listed."""
    desk = desk_at(board)
    while desk.view.own is not None and desk.view.own.hand.total < cards:
        seat = desk.game.to_move[0]
        drawn = [move for move in desk.game.legal_moves_of(seat).simple if str(move).startswith(("draw", "keep"))]
        desk.game.push(drawn[0], seat)
    while desk.game.to_move != (0,) or desk.view.asked != "take-turn":
        desk.game.push(opponent_move(desk.game, desk.game.to_move[0]))
    return desk


def test_payments_waste_no_locomotive() -> None:
    desk = _rich("europe", 20)
    legal = desk.legal
    for route in legal.routes:
        payments, _, complete = legal.ways(route)
        symbols = desk.words.labels.routes[route].locomotives
        fewest = min(cards.by_name.get("locomotive", 0) for cards in payments)
        assert complete
        assert payments[0].by_name.get("locomotive", 0) == fewest
        assert fewest >= symbols


def test_too_many_payments_to_list(capsys: pytest.CaptureFixture[str]) -> None:
    """On a Nordic ferry three cards of any kind are a locomotive, so a large hand can pay in thousands of ways."""
    desk = _rich()
    legal = desk.legal
    crowded = next(route for route in legal.routes if not legal.ways(route).complete)
    payments = legal.ways(crowded).payments
    assert payments
    assert all(Claim(crowded, cards) in desk.legal for cards in payments)
    acting.offer_payments(desk, [desk.words.labels.routes[crowded]])
    assert "many more ways to pay" in capsys.readouterr().out
    desk.menu[0]()
    assert desk.game.history[-1].seat == 0


def test_opponents_play_alike_again() -> None:
    game, again = (Game.new("europe", 3, 5, kernel=INTERPRETED) for _ in range(2))
    for _ in range(40):
        for each in (game, again):
            each.push(opponent_move(each, each.to_move[0]), each.to_move[0])
    assert game.state == again.state


@pytest.mark.parametrize("name", board_ids())
def test_the_example_of_the_help_is_a_move(name: str) -> None:
    example = guide._a_claim(load_board(name))
    assert parse_move(str(example)) == example


@pytest.mark.parametrize(
    "line", ["9" * 5000, "keep " + "9" * 5000, "c " + "x" * 5000, "why " + "y" * 5000, "d " + "z" * 5000]
)
def test_a_line_beyond_measure(line: str) -> None:
    result = CliRunner().invoke(
        app, ["play", "--board", "nordic", "--seed", "3"], input=f"{line}\nkeep 1 2\n{line}\nquit\n"
    )
    assert result.exit_code == 0, result.exception
