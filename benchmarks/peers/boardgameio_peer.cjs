// boardgame.io: the best-known engine for turn-based games on the web, here without a network.
//
// Usage: node boardgameio_peer.cjs --seconds 2 --repeats 5
// Prints the same JSON object as the Python peers. The engine does not enumerate legal moves by
// itself, so each game brings a function that does, as its bots require.
'use strict';

process.env.NODE_ENV = 'production'; // before the engine loads: otherwise it logs every move

const { parseArgs } = require('node:util');

const POSITIONS = 16;
const WARM_UP = 3; // seconds: on one core, Node compiles while it already plays
const NOT_INSTALLED = 3;
const now = () => performance.now() / 1000;
const pick = (list) => list[Math.floor(Math.random() * list.length)];

// ---------------------------------------------------------------- tic-tac-toe

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const ticTacToe = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      G.cells[cell] = playerID;
    },
  },
  endIf({ G: { cells }, ctx }) {
    const won = ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c];
    if (LINES.some(won)) return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

function ticTacToeMoves({ G }) {
  const moves = [];
  G.cells.forEach((owner, cell) => owner === null && moves.push(['mark', cell]));
  return moves;
}

// ---------------------------------------------------------------- a small market game
// Four players with secret hands. A turn has two moves: take a good (from the row, where the newest
// costs most, or blind from the deck), then sell all cards of one good or keep them. A sale lowers
// the good's price and raises the others. The game ends when deck and row are empty.

const GOODS = 5;
const COPIES = 22;
const ROW = 5;
const HAND_LIMIT = 7;
const TOP_PRICE = 9;

const market = {
  name: 'market',
  disableUndo: true,
  setup({ ctx, random }) {
    const deck = random.Shuffle(Array.from({ length: GOODS * COPIES }, (_, n) => n % GOODS));
    const players = {};
    for (const seat of ctx.playOrder) players[seat] = { hand: deck.splice(0, 3) };
    return {
      row: deck.splice(0, ROW),
      prices: Array(GOODS).fill(4),
      money: Array(ctx.numPlayers).fill(10),
      taken: false,
      players,
      secret: { deck },
    };
  },
  // What makes the hands secret; playouts read the full state and never pay for it.
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    return { ...open, players: { [playerID]: G.players[playerID] } };
  },
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    buy({ G, playerID }, slot) {
      G.money[playerID] -= slot;
      G.players[playerID].hand.push(G.row[slot]);
      G.row.splice(slot, 1);
      if (G.secret.deck.length) G.row.push(G.secret.deck.pop());
      G.taken = true;
    },
    draw({ G, playerID }) {
      G.players[playerID].hand.push(G.secret.deck.pop());
      G.taken = true;
    },
    sell({ G, playerID }, good) {
      const player = G.players[playerID];
      const kept = player.hand.filter((card) => card !== good);
      const sold = player.hand.length - kept.length;
      G.money[playerID] += sold * G.prices[good];
      player.hand = kept;
      G.prices = G.prices.map((price, index) =>
        index === good ? Math.max(1, price - sold) : Math.min(TOP_PRICE, price + 1));
      G.taken = false;
    },
    keep({ G }) {
      G.taken = false;
    },
  },
  endIf: ({ G }) =>
    !G.taken && !G.row.length && !G.secret.deck.length ? { money: [...G.money] } : undefined,
};

function marketMoves({ G, ctx }) {
  const { hand } = G.players[ctx.currentPlayer];
  const moves = [];
  if (G.taken) {
    for (let good = 0; good < GOODS; good += 1) if (hand.includes(good)) moves.push(['sell', good]);
    if (hand.length <= HAND_LIMIT) moves.push(['keep']);
    return moves;
  }
  G.row.forEach((_, slot) => slot <= G.money[ctx.currentPlayer] && moves.push(['buy', slot]));
  if (G.secret.deck.length) moves.push(['draw']);
  return moves;
}

// ---------------------------------------------------------------- measuring

// Play one random game, or its first `limit` decisions, on the engine's own client.
function player(Client, game, numPlayers, legal) {
  return (limit) => {
    const client = Client({ game, numPlayers, debug: false });
    let state = client.store.getState();
    for (let made = 0; made < limit; made += 1) {
      if (state.ctx.gameover !== undefined) return [state, made];
      const [move, ...args] = pick(legal(state));
      client.moves[move](...args);
      const next = client.store.getState();
      if (next._stateID === state._stateID) throw new Error(`${game.name} refused ${move}`);
      state = next;
    }
    return [state, limit];
  };
}

function playouts(play, seconds) {
  let decisions = 0;
  let games = 0;
  const start = now();
  for (;;) {
    decisions += play(Infinity)[1];
    games += 1;
    const elapsed = now() - start;
    if (elapsed >= seconds) return { decisions, games, elapsed };
  }
}

// Positions from all depths of the game; the engine never changes a state in place.
function positions(play, meanLength) {
  const kept = [];
  while (kept.length < POSITIONS) {
    const wanted = Math.floor(Math.random() * meanLength);
    const [state, made] = play(wanted);
    if (made === wanted) kept.push(state);
  }
  return kept;
}

function copyTime(states, seconds) {
  let copies = 0;
  const start = now();
  for (;;) {
    for (const state of states) structuredClone(state);
    copies += states.length;
    const elapsed = now() - start;
    if (elapsed >= seconds) return (1e6 * elapsed) / copies;
  }
}

const rounded = (value, digits) => Number(value.toFixed(digits));

function measure(name, play, seconds, repeats) {
  const warm = playouts(play, Math.max(WARM_UP, seconds / 2));
  const states = positions(play, warm.decisions / warm.games);
  copyTime(states, seconds / 8);
  const result = {
    game: name, decisions_per_s: [], games_per_s: [], decisions_per_game: 0, copy_us: [],
  };
  let decisions = 0;
  let games = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const run = playouts(play, seconds);
    decisions += run.decisions;
    games += run.games;
    result.decisions_per_s.push(rounded(run.decisions / run.elapsed, 1));
    result.games_per_s.push(rounded(run.games / run.elapsed, 3));
    result.copy_us.push(rounded(copyTime(states, seconds / 4), 3));
  }
  result.decisions_per_game = rounded(decisions / games, 1);
  return result;
}

function main() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '2' },
      repeats: { type: 'string', default: '5' },
    },
  });
  const report = { peer: 'boardgame.io', version: null, results: [] };
  let Client;
  try {
    ({ Client } = require('boardgame.io/client'));
    report.version = require('boardgame.io/package.json').version;
  } catch (problem) {
    if (problem.code !== 'MODULE_NOT_FOUND') throw problem;
    console.log(JSON.stringify({ ...report, missing: problem.message.split('\n')[0] }));
    process.exit(NOT_INSTALLED);
  }
  const games = [
    ['tic-tac-toe', player(Client, ticTacToe, 2, ticTacToeMoves)],
    ['market game, 4 players', player(Client, market, 4, marketMoves)],
  ];
  for (const [name, play] of games) {
    report.results.push(measure(name, play, Number(values.seconds), Number(values.repeats)));
  }
  console.log(JSON.stringify(report));
}

main();
