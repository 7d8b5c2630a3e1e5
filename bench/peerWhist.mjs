// The reference game as a boardgame.io game, written the way its documentation does it: a move that mutates G,
// one move a turn, a turn order that follows the trick, secrets under G.players.
import { createRequire } from 'node:module';

// boardgame.io's entry points are folders, which Node resolves for require only.
const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)('boardgame.io/core');

export const SEATS = 4;
export const HAND_SIZE = 12;

const RANKS = 12;
const DECK = Array.from({ length: SEATS * HAND_SIZE }, (_, card) => card);
const suitOf = (card) => Math.floor(card / RANKS);

/** The cards that `seat` may play. */
export function legalCards(G, seat) {
  const { hand } = G.players[seat];
  if (G.trick.length === 0) return hand;
  const led = suitOf(G.trick[0]);
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : hand;
}

function winnerOf(trick, leader) {
  const led = suitOf(trick[0]);
  let best = 0;
  for (let i = 1; i < SEATS; i++) {
    if (suitOf(trick[i]) === led && trick[i] > trick[best]) best = i;
  }
  return (leader + best) % SEATS;
}

function result({ tricks }) {
  const most = Math.max(...tricks);
  const winners = tricks.flatMap((won, seat) => (won === most ? [String(seat)] : []));
  return winners.length === 1 ? { winner: winners[0], tricks } : { draw: true, tricks };
}

export const Whist = {
  name: 'whist',
  minPlayers: SEATS,
  maxPlayers: SEATS,

  setup: ({ random }) => {
    const deck = random.Shuffle(DECK);
    const players = {};
    for (let seat = 0; seat < SEATS; seat++) {
      players[seat] = { hand: deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE) };
    }
    return { players, trick: [], leader: 0, tricks: [0, 0, 0, 0], played: 0 };
  },

  moves: {
    play: ({ G, playerID }, card) => {
      if (!legalCards(G, playerID).includes(card)) return INVALID_MOVE;
      const { hand } = G.players[playerID];
      hand.splice(hand.indexOf(card), 1);
      G.trick.push(card);
      G.played += 1;
      if (G.trick.length === SEATS) {
        G.leader = winnerOf(G.trick, G.leader);
        G.tricks[G.leader] += 1;
        G.trick = [];
      }
    },
  },

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      next: ({ G }) => (G.leader + G.trick.length) % SEATS,
    },
  },

  endIf: ({ G }) => (G.played === SEATS * HAND_SIZE ? result(G) : undefined),

  playerView: PlayerView.STRIP_SECRETS,

  ai: {
    enumerate: (G, _ctx, playerID) => legalCards(G, playerID).map((card) => ({ move: 'play', args: [card] })),
  },
};
