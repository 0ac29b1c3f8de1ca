"""Learning by playing: proximal policy optimization in thousands of games at once, against oneself and one's past."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from torch import Tensor, nn

from .board import PHASES, Board
from .network import Network, draw
from .standing import AHEAD, Standing
from .tables import MAX_PLAYERS, Advance, Tables

FIRST_SEED = 10_000_000
AGED, AGAINST_FIRST = 0.12, 0.08  # the shares of games against an older self, and against the first
AGES = 8  # older selves kept
WARP = 32  # games side by side with as many players: threads that do the same
MINIBATCH = 16_384
EPOCHS = 3
RATE = (4e-4, 4e-5)  # at the beginning, at the end
STRIDE = 0.012  # how far a round should move the chances; the rate follows
PACE = (0.25, 4.0)  # the least and the most that it does
LISTENING = 0.06  # the share of the time in which only the judge learns, and how games end
ENTROPY = (0.006, 0.001)
TRACE = 0.92  # lambda of the advantages, from turn to turn
CLIP = 0.2
TELL = 10.0  # seconds between figures
AGE = 20.0  # between older selves
KEEP = 120.0  # and between checkpoints
TIE = 0.5  # the share of the time for which it is held to the first


@dataclass
class Window:
    """Some decisions in a row of every game, a column a game."""

    rows: Tensor
    others: Tensor  # what the next seat saw last
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

        seen = of(i8, board.size), of(i8, board.size), of(i64, board.words)
        return cls(
            *seen, of(i64), of(i64), of(f32), of(f32), of(f32), of(truth), by_seat(), by_seat(), by_seat(), of(truth)
        )


class Seen:
    """What every seat saw when it last was to move."""

    def __init__(self, tables: Tables) -> None:
        n, device = len(tables), tables.players.device
        self.tables, self.games = tables, torch.arange(n, device=device)
        self.rows = torch.zeros(n, MAX_PLAYERS, tables.board.size, dtype=torch.int8, device=device)

    def next(self) -> Tensor:
        """What the seats saw last that come after those to move; nothing, if they have not been asked yet."""
        tables = self.tables
        self.rows[tables.ended] = 0
        self.rows[self.games, tables.seats] = tables.rows
        return self.rows[self.games, (tables.seats + 1) % tables.players]


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
        self.seat = (games // WARP) % tables.players  # the learner's, where it has but one
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
            theirs = draw(network(tables.rows[some], tables.masks[some]))
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
    tables: Tables,
    standing: Standing,
    seen: Seen,
    network: Network,
    rivals: Rivals,
    window: Window,
    figures: Figures,
) -> None:
    for t in range(len(window.rows)):
        window.rows[t], window.others[t], window.masks[t] = tables.rows, seen.next(), tables.masks
        window.seats[t], window.leads[t] = tables.seats, standing.look()
        window.values[t] = network.judged(tables.rows, window.others[t])
        chances = network(tables.rows, tables.masks)
        actions, window.own[t] = rivals.choose(tables, chances)
        window.actions[t], window.chances[t] = actions, chances.gather(1, actions[:, None]).squeeze(1)
        tables.step(actions)
        window.ended[t], window.finals[t], window.won[t] = tables.ended, standing.final(), tables.wins
        window.ahead[t] = standing.final_lead() / AHEAD
        figures.note()


@torch.no_grad()
def advantages(
    window: Window, tables: Tables, standing: Standing, seen: Seen, network: Network
) -> tuple[Tensor, Tensor, Tensor]:
    """How much better each decision did than was expected, where that is known, and how the game ends for the seat.

    It is judged by what the same seat is asked next, and what follows counts less from turn to turn, not from decision
    to decision: a turn of many small decisions is no longer than another. A game that has not ended yet ends as the
    seat expects it to, as far as it was watched.
    """
    board, n, games = tables.board, len(tables), standing.games

    def blank() -> Tensor:
        return torch.zeros(n, MAX_PLAYERS, device=games.device)

    leads, values, gains, decay, known = blank(), blank(), blank(), blank(), blank().bool()
    endings = torch.zeros(n, MAX_PLAYERS, 2, device=games.device)

    def note(seats: Tensor, rows: Tensor, lead: Tensor, value: Tensor, gain: Tensor) -> None:
        begins = board.phases(rows) == PHASES.index("turn")
        for table, new in ((leads, lead), (values, value), (gains, gain), (decay, torch.where(begins, TRACE, 1.0))):
            table[games, seats] = new
        known[games, seats] = True

    value = network.judged(tables.rows, seen.next())
    note(tables.seats, tables.rows, standing.look(), value, torch.zeros_like(value))
    foretold = network.foretold(network.thought(tables.rows))
    endings[games, tables.seats] = torch.stack([foretold[:, 0], foretold[:, 1].sigmoid()], 1)
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
        found[t] = (surprise + decay[games, seats] * gains[games, seats]) * certain[t]
        note(seats, window.rows[t], lead, value, found[t])
    return found, certain, told


@dataclass
class Aim:
    """What a round of learning is for."""

    entropy: float
    tie: float  # to the first network
    listening: bool  # the judge learns, and how games end; nothing changes in the play


class Pace:
    """How fast it learns: along a schedule, but as far as it should each round."""

    def __init__(self, optimizer: torch.optim.Optimizer) -> None:
        self.optimizer, self.factor = optimizer, 1.0

    def set(self, done: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = (RATE[0] + (RATE[1] - RATE[0]) * done) * self.factor

    def note(self, moved: float) -> None:
        change = 1.25 if moved < STRIDE / 1.5 else 0.8 if moved > STRIDE * 1.5 else 1.0
        self.factor = min(max(self.factor * change, PACE[0]), PACE[1])


def learn(
    network: Network,
    first: Network,
    optimizer: torch.optim.Optimizer,
    window: Window,
    gains: Tensor,
    endings: Tensor,
    some: Tensor,
    aim: Aim,
) -> Tensor:
    """Go through the decisions that count a few times.

    Answers the last losses: endings, value, entropy, how far it moved, and how far it is from where it began.
    """
    rows, others, masks, actions, before, old = (
        each.flatten(0, 1)
        for each in (window.rows, window.others, window.masks, window.actions, window.chances, window.values)
    )
    gains, endings = gains.flatten(), endings.flatten(0, 1)
    worth = gains + old
    scaled = (gains - gains[some].mean()) / (gains[some].std() + 1e-6)
    told = torch.zeros(5, device=rows.device)
    for _ in range(EPOCHS):
        for part in some[torch.randperm(len(some), device=some.device)].split(MINIBATCH):
            thought = network.thought(rows[part])
            chances = network.chances(thought, masks[part])
            now = chances.gather(1, actions[part, None]).squeeze(1)
            step = now - before[part]
            ratio, gain = step.exp(), scaled[part]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = F.smooth_l1_loss(network.judged(rows[part], others[part]), worth[part])
            doubt = -(chances.exp() * chances.clamp_min(-30)).sum(1).mean()
            ending = network.foretold(thought.detach() if aim.listening else thought)
            lead, won = endings[part].unbind(1)
            foretold = F.smooth_l1_loss(ending[:, 0], lead) + F.binary_cross_entropy_with_logits(ending[:, 1], won)
            loss, away = 0.5 * error + 0.25 * foretold, torch.zeros_like(error)
            if not aim.listening:
                loss = loss + policy - aim.entropy * doubt
            if aim.tie > 0:
                with torch.no_grad():
                    theirs = first(rows[part], masks[part]).clamp_min(-12)
                away = (chances.exp() * (chances.clamp_min(-30) - theirs)).sum(1).mean()
                loss = loss + aim.tie * away
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            told = torch.stack([foretold, error, doubt, (ratio - 1 - step).mean(), away]).detach()
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
    listening: float,
    say: Callable[[str], None],
    keep: Callable[[Network, str], None],
) -> None:
    """Play and learn by turns for so long; held to the first network, an imitator, for a part of it."""
    tables = Tables(
        board, player_counts(board, games, device), FIRST_SEED + torch.arange(games, device=device), games, advance
    )
    standing, seen, rivals = Standing(tables), Seen(tables), Rivals(first, tables)
    figures, window = Figures(tables, rivals), Window.empty(board, steps, games, device)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE[0], eps=1e-5, fused=device == "cuda")
    clock, pace = Clock(device), Pace(optimizer)
    began = told_at = kept_at = aged_at = time.monotonic()
    decisions = iteration = 0
    while (spent := time.monotonic() - began) < seconds:
        done = spent / seconds
        aim = Aim(
            ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * done, tied * max(0.0, 1 - done / TIE), listening=done < listening
        )
        pace.set(done)
        rivals.next()
        clock.start()
        play(tables, standing, seen, network, rivals, window, figures)
        clock.lap("play")
        gains, certain, endings = advantages(window, tables, standing, seen, network)
        some = torch.nonzero((certain & window.own).flatten()).squeeze(1)
        clock.lap("judge")
        losses = learn(network, rivals.first, optimizer, window, gains, endings, some, aim)
        clock.lap("learn")
        assert int(tables.refused) == 0
        iteration, decisions = iteration + 1, decisions + steps * games
        foretold, error, doubt, moved, away = losses.tolist()
        if not aim.listening:
            pace.note(moved)
        now = time.monotonic()
        if now - told_at > TELL:
            rate = decisions / (now - began) / 1e6
            say(f"{iteration} {now - began:.0f} s, {rate:.2f} M/s ({clock}); value {error:.3f} ending {foretold:.3f} "
                f"entropy {doubt:.3f} moved {moved:.4f} pace {pace.factor:.2f} away {away:.3f}; "
                f"{figures.told()}")  # fmt: skip
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
    """Two thirds of the games for two; the others for each number of players alike."""
    fewest, most = board.players
    pattern = torch.tensor(
        [each for other in range(fewest + 1, most + 1) for each in (fewest, fewest, other)], device=device
    )
    return pattern[(torch.arange(games, device=device) // WARP) % len(pattern)]


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
