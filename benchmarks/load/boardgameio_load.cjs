// Load for boardgame.io's server: node boardgameio_load.cjs PORT MATCHES SEATS SECONDS
// Closed loop: whoever is to move does so as soon as all seats have been told of the move before.
'use strict';

process.env.NODE_ENV = 'production';
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { cards } = require('./boardgameio_game.cjs');

const [port, matches, seats, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const results = { moves: 0, latencies: [], updates: 0 };
const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function post(path, body) {
  const answer = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function match() {
  const { matchID } = await post('/games/cards/create', { numPlayers: seats });
  const table = { clients: [], seen: [], clicked: 0, waiting: seats, at: -1 };
  for (let seat = 0; seat < seats; seat++) {
    const body = { playerID: String(seat), playerName: `p${seat}` };
    const { playerCredentials } = await post(`/games/cards/${matchID}/join`, body);
    const client = Client({
      game: cards, numPlayers: seats, matchID, playerID: String(seat),
      credentials: playerCredentials, multiplayer: SocketIO({ server }), debug: false,
    });
    client.subscribe((state) => state && heard(table, seat, state));
    client.start();
    table.clients.push(client);
  }
}

function heard(table, seat, state) {
  if (table.seen[seat] === state._stateID) return;
  table.seen[seat] = state._stateID;
  results.updates += 1;
  if (state._stateID > table.at) {
    table.at = state._stateID;
    table.waiting = seats;
  }
  if (state._stateID < table.at) return;
  table.waiting -= 1;
  if (table.waiting > 0) return;
  if (table.clicked) {
    results.latencies.push(performance.now() - table.clicked);
    results.moves += 1;
  }
  setImmediate(() => go(table, state));
}

function go(table, { ctx }) {
  const mover = Number(ctx.currentPlayer);
  const hand = table.clients[mover].getState().G.hands[mover];
  table.clicked = performance.now();
  table.clients[mover].moves.lay(pick(hand), Math.floor(Math.random() * 9));
}

async function main() {
  for (let i = 0; i < matches; i++) await match();
  await new Promise((done) => setTimeout(done, 1500));
  Object.assign(results, { moves: 0, latencies: [], updates: 0 });
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const ordered = results.latencies.sort((a, b) => a - b);
  const part = (p) => Number((ordered[Math.floor(ordered.length * p)] ?? NaN).toFixed(2));
  console.log(JSON.stringify({
    moves_per_second: Number((results.moves / seconds).toFixed(1)),
    updates_per_second: Number((results.updates / seconds).toFixed(1)),
    p50_ms: part(0.5), p99_ms: part(0.99),
  }));
  process.exit(0);
}

main().catch((error) => { console.error(String(error)); process.exit(1); });
