// Four players lay cards on nine piles, with secret hands: as heavy as one generation of ours.
'use strict';

const CARDS = 36;

exports.cards = {
  name: 'cards',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const hands = {};
    for (let p = 0; p < ctx.numPlayers; p++) hands[p] = deck.splice(0, CARDS / ctx.numPlayers);
    return { piles: Array.from({ length: 9 }, () => []), hands, turns: [] };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([p, hand]) => [p, p === playerID ? hand : hand.length]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID }, card, pile) => {
        const place = G.hands[playerID].indexOf(card);
        if (place < 0 || !(pile in G.piles)) return 'INVALID_MOVE';
        G.hands[playerID].splice(place, 1);
        G.piles[pile].push(card);
        G.turns.push({ player: playerID, card, pile });
        if (Object.values(G.hands).every((hand) => hand.length === 0)) restart(G);
        return G;
      },
    },
  },
};

// The cards go back to the hands they came from, so that a match never ends.
function restart(G) {
  for (const { player, card } of G.turns) G.hands[player].push(card);
  G.turns = [];
  G.piles = G.piles.map(() => []);
}
