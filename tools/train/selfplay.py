"""Learning by playing: proximal policy optimization in thousands of games at once, against oneself and one's past."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from torch import Tensor, nn

from .board import Board
from .network import Network, draw
from .standing import Standing
from .tables import MAX_PLAYERS, Advance, Tables

FIRST_SEED = 10_000_000
AGED, AGAINST_FIRST = 0.15, 0.15  # the shares of games against an older self, and against the imitator
AGES = 8  # older selves kept
MINIBATCH = 65_536
EPOCHS = 3
RATE = (4e-4, 4e-5)  # at the beginning, at the end
WARMING_UP = 0.02  # the share of the time in which the rate rises
ENTROPY = (0.006, 0.001)
TRACE = 0.95  # lambda of the advantages
CLIP = 0.2
TELL = 10.0  # seconds between figures
AGE = 20.0  # between older selves
KEEP = 120.0  # and between checkpoints
TIE = 0.5  # the share of the time for which it is held to the imitator


@dataclass
class Window:
    """Some decisions in a row of every game, a column a game."""

    rows: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    leads: Tensor
    ended: Tensor
    finals: Tensor
    won: Tensor
    ahead: Tensor
    own: Tensor  # whether the learner chose

    @classmethod
    def empty(cls, board: Board, steps: int, games: int, device: str) -> Window:
        def of(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=kind, device=device)

        i8, i64, f32, truth = torch.int8, torch.int64, torch.float32, torch.bool

        def by_seat() -> Tensor:
            return of(f32, MAX_PLAYERS)

        rows, masks = of(i8, board.size), of(i64, board.words)
        start = rows, masks, of(i64), of(i64), of(f32), of(f32), of(f32), of(truth)
        return cls(*start, by_seat(), by_seat(), by_seat(), of(truth))


class Rivals:
    """Who sits at the tables: mostly the learner alone; in other games it has one seat, and older networks the rest."""

    def __init__(self, first: Network, tables: Tables) -> None:
        n, device = len(tables), tables.players.device
        games = torch.arange(n, device=device)
        self.first = frozen(first)
        self.older = [self.first]
        self.playing = self.first
        self.aged = slice(n - int(n * (AGED + AGAINST_FIRST)), n - int(n * AGAINST_FIRST))
        self.against_first = slice(n - int(n * AGAINST_FIRST), n)
        self.seat = (games // 16) % tables.players  # the learner's, where it has but one
        self.alone = games < self.aged.start

    def next(self) -> None:
        self.playing = self.older[int(torch.randint(len(self.older), ()))]

    def remember(self, learner: Network) -> None:
        """The first is kept; of the others one makes room, whichever."""
        if len(self.older) > AGES:
            self.older.pop(int(torch.randint(1, len(self.older), ())))
        self.older.append(frozen(learner))

    def choose(self, tables: Tables, chances: Tensor) -> tuple[Tensor, Tensor]:
        """The actions of everybody, and whether the learner chose."""
        own = self.alone | (tables.seats == self.seat)
        actions = draw(chances)
        for some, network in ((self.aged, self.playing), (self.against_first, self.first)):
            theirs = draw(network(tables.rows[some], tables.masks[some])[0])
            actions[some] = torch.where(own[some], actions[some], theirs)
        return actions, own


def frozen(network: Network) -> Network:
    return copy.deepcopy(network).requires_grad_(False).eval()


class Figures:
    """What the games that ended came to since one last asked."""

    def __init__(self, tables: Tables, rivals: Rivals) -> None:
        self.tables, self.rivals = tables, rivals
        self.counts = range(tables.board.players[0], tables.board.players[1] + 1)
        self.among = tables.players[:, None] == torch.tensor(self.counts, device=tables.players.device)
        self.clear()

    def clear(self) -> None:
        self.sums = torch.zeros(len(self.counts), 7, device=self.tables.players.device)

    def note(self) -> None:
        tables, rivals = self.tables, self.rivals
        seat, ended = rivals.seat[:, None], tables.ended
        score, kept, made, won = (
            each.gather(1, seat).squeeze(1).float()
            for each in (tables.scores, tables.tickets_kept, tables.tickets_made, tables.wins)
        )
        versus = torch.zeros_like(ended)
        versus[rivals.against_first] = True
        turns = tables.results[:, -1].float() / tables.players
        columns = torch.stack([torch.ones_like(score), score, kept, made, turns, versus.float(), versus * won], 1)
        self.sums += (self.among & ended[:, None]).float().T @ columns

    def told(self) -> str:
        lines = []
        for count, (games, score, kept, made, turns, versus, won) in zip(self.counts, self.sums.tolist(), strict=True):
            if games and kept:
                share = f"{won / versus:.3f} of {versus:.0f}" if versus else "-"
                lines.append(f"{count}p {games:.0f} games, {score / games:.1f} points, {turns / games:.1f} turns, "
                             f"{kept / games:.2f} tickets {made / kept:.3f} made, wins {share}")  # fmt: skip
        self.clear()
        return "; ".join(lines)


@torch.no_grad()
def play(
    tables: Tables, standing: Standing, network: Network, rivals: Rivals, window: Window, figures: Figures
) -> None:
    for t in range(len(window.rows)):
        window.rows[t], window.masks[t], window.seats[t] = tables.rows, tables.masks, tables.seats
        window.leads[t] = standing.look()
        chances, window.values[t], _ = network(tables.rows, tables.masks)
        actions, window.own[t] = rivals.choose(tables, chances)
        window.actions[t], window.chances[t] = actions, chances.gather(1, actions[:, None]).squeeze(1)
        tables.step(actions)
        window.ended[t], window.finals[t], window.won[t] = tables.ended, standing.final(), tables.wins
        window.ahead[t] = standing.final_lead()
        figures.note()


@torch.no_grad()
def advantages(window: Window, tables: Tables, standing: Standing, network: Network) -> tuple[Tensor, Tensor, Tensor]:
    """How much better each decision did than was expected, where that is known, and how the game ends for the seat.

    It is judged by what the same seat sees next. Even with two, what the other sees next is no measure: it does not
    know one's hand and tickets. A game that has not ended yet ends as the seat expects it to, as far as it was watched.
    """
    n, games = len(tables), standing.games

    def blank() -> Tensor:
        return torch.zeros(n, MAX_PLAYERS, device=games.device)

    leads, values, gains, known = blank(), blank(), blank(), blank().bool()
    endings = torch.zeros(n, MAX_PLAYERS, 2, device=games.device)

    def note(seats: Tensor, lead: Tensor, value: Tensor, gain: Tensor) -> None:
        for table, new in ((leads, lead), (values, value), (gains, gain)):
            table[games, seats] = new
        known[games, seats] = True

    _, value, ending = network(tables.rows, tables.masks)
    note(tables.seats, standing.look(), value, torch.zeros(n, device=games.device))
    endings[games, tables.seats] = torch.stack([ending[:, 0], ending[:, 1].sigmoid()], 1)
    found, certain = torch.zeros_like(window.values), torch.zeros_like(window.own)
    told = torch.zeros(*found.shape, 2, device=games.device)
    for t in reversed(range(len(found))):
        ended = window.ended[t][:, None]
        leads = torch.where(ended, window.finals[t], leads)
        values, gains, known = values.masked_fill(ended, 0), gains.masked_fill(ended, 0), known | ended
        endings = torch.where(ended[..., None], torch.stack([window.ahead[t], window.won[t]], 2), endings)
        seats, lead, value = window.seats[t], window.leads[t], window.values[t]
        surprise = leads[games, seats] - lead + values[games, seats] - value
        certain[t], told[t] = known[games, seats], endings[games, seats]
        found[t] = (surprise + TRACE * gains[games, seats]) * certain[t]
        note(seats, lead, value, found[t])
    return found, certain, told


def learn(
    network: Network,
    first: Network,
    optimizer: torch.optim.Optimizer,
    window: Window,
    gains: Tensor,
    endings: Tensor,
    some: Tensor,
    entropy: float,
    tie: float,
) -> Tensor:
    """Go through the decisions that count a few times.

    Answers the last losses: endings, value, entropy, how far it moved, and how far it is from where it began.
    """
    rows, masks, actions, before, old = (
        each.flatten(0, 1) for each in (window.rows, window.masks, window.actions, window.chances, window.values)
    )
    gains, endings = gains.flatten(), endings.flatten(0, 1)
    worth = gains + old
    scaled = (gains - gains[some].mean()) / (gains[some].std() + 1e-6)
    told = torch.zeros(5, device=rows.device)
    for _ in range(EPOCHS):
        for part in some[torch.randperm(len(some), device=some.device)].split(MINIBATCH):
            chances, value, ending = network(rows[part], masks[part])
            now = chances.gather(1, actions[part, None]).squeeze(1)
            ratio = (now - before[part]).exp()
            gain = scaled[part]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = F.smooth_l1_loss(value, worth[part])
            doubt = -(chances.exp() * chances.clamp_min(-30)).sum(1).mean()
            lead, won = endings[part].unbind(1)
            foretold = F.smooth_l1_loss(ending[:, 0], lead) + F.binary_cross_entropy_with_logits(ending[:, 1], won)
            loss, away = policy + 0.5 * error + 0.25 * foretold - entropy * doubt, torch.zeros_like(error)
            if tie > 0:
                with torch.no_grad():
                    theirs = first(rows[part], masks[part])[0].clamp_min(-12)
                away = (chances.exp() * (chances.clamp_min(-30) - theirs)).sum(1).mean()
                loss = loss + tie * away
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            told = torch.stack(
                [foretold.detach(), error.detach(), doubt.detach(), (before[part] - now).detach().mean(), away.detach()]
            )
    return told


def improve(
    network: Network,
    first: Network,
    board: Board,
    advance: Advance,
    device: str,
    games: int,
    steps: int,
    seconds: float,
    tied: float,
    say: Callable[[str], None],
    keep: Callable[[Network, str], None],
) -> None:
    """Play and learn by turns for so long; held to the first network, an imitator, for a part of it."""
    tables = Tables(
        board, player_counts(board, games, device), FIRST_SEED + torch.arange(games, device=device), games, advance
    )
    standing, rivals = Standing(tables), Rivals(first, tables)
    figures, window = Figures(tables, rivals), Window.empty(board, steps, games, device)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE[0], eps=1e-5)
    clock = Clock(device)
    began = told_at = kept_at = aged_at = time.monotonic()
    decisions = iteration = 0
    while (spent := time.monotonic() - began) < seconds:
        done = spent / seconds
        for group in optimizer.param_groups:
            group["lr"] = (RATE[0] + (RATE[1] - RATE[0]) * done) * min(1.0, (done + 0.001) / WARMING_UP)
        rivals.next()
        clock.start()
        play(tables, standing, network, rivals, window, figures)
        clock.lap("play")
        gains, certain, endings = advantages(window, tables, standing, network)
        some = torch.nonzero((certain & window.own).flatten()).squeeze(1)
        clock.lap("judge")
        entropy, tie = ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * done, tied * max(0.0, 1 - done / TIE)
        losses = learn(network, rivals.first, optimizer, window, gains, endings, some, entropy, tie)
        clock.lap("learn")
        assert int(tables.refused) == 0
        iteration, decisions = iteration + 1, decisions + steps * games
        now = time.monotonic()
        if now - told_at > TELL:
            foretold, error, doubt, moved, away = losses.tolist()
            rate = decisions / (now - began) / 1e6
            say(f"{iteration} {now - began:.0f} s, {rate:.2f} M/s ({clock}); value {error:.3f} ending {foretold:.3f} "
                f"entropy {doubt:.3f} moved {moved:.4f} away {away:.3f}; {figures.told()}")  # fmt: skip
            told_at = now
        if now - kept_at > KEEP:
            keep(network, f"-{now - began:03.0f}")
            kept_at = now
        if now - aged_at > AGE:
            rivals.remember(network)
            aged_at = now
    keep(network, "")
    say(f"{iteration} rounds, {decisions:,} decisions in {time.monotonic() - began:.0f} s; {figures.told()}")


def player_counts(board: Board, games: int, device: str) -> Tensor:
    """Half of the games for two; the others for each number of players alike."""
    fewest, most = board.players
    more = list(range(fewest + 1, most + 1))
    pattern = torch.tensor([each for other in more for each in (fewest, other)], device=device)
    return pattern[torch.arange(games, device=device) % len(pattern)]


class Clock:
    """Where the time goes."""

    def __init__(self, device: str) -> None:
        self.wait = torch.cuda.synchronize if device == "cuda" else lambda: None
        self.spent: dict[str, float] = {}

    def start(self) -> None:
        self.at = time.monotonic()

    def lap(self, name: str) -> None:
        self.wait()
        now = time.monotonic()
        self.spent[name] = self.spent.get(name, 0.0) + now - self.at
        self.at = now

    def __str__(self) -> str:
        whole = sum(self.spent.values())
        return ", ".join(f"{name} {spent / whole:.0%}" for name, spent in self.spent.items())
