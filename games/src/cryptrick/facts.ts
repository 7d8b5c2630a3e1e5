import { type Seat, type Setup, thisDeal, type View } from '@overtrick/engine';
import {
  BLOCK_RANKS,
  COLOUR_OF,
  makeCard,
  makeColour,
  parseCard,
  RANK_OF,
  WHITE,
  WHITE_CARD,
} from './deck.ts';
import { blocksOf, COLLAPSE, coloursOf, pointsFor } from './points.ts';
import { acquirer, lay, leadOffered, startTrick, strength } from './rules.ts';
import { CryptrickState } from './state.ts';
import type {
  Cryptrick,
  CryptrickBoard,
  CryptrickDecision,
  CryptrickFace,
  CryptrickTrick,
  CryptrickValue,
  CryptrickWinning,
} from './types.ts';

export function face(text: string): CryptrickFace {
  const card = parseCard(text);
  const rank = card === WHITE_CARD ? null : RANK_OF[card];
  return { colour: makeColour(COLOUR_OF[card]), rank, blocks: BLOCK_RANKS.includes(rank ?? 0) ? 1 : 0 };
}

/** CRY-1.1, 1.2: colour by colour, whites last. */
export const deck = (setup: Setup): string[] => Array.from(new CryptrickState(setup).deck, makeCard);

/** An acquired card comes from the trick, and answers use none. */
export function cardsOf(decision: CryptrickDecision): readonly string[] {
  switch (decision.do) {
    case 'reveal':
    case 'give':
    case 'play':
      return [decision.card];
    default:
      return [];
  }
}

export function decisionWith({ now }: View<Cryptrick>, cards: readonly string[]): CryptrickDecision | null {
  const card = cards.at(-1);
  const { phase } = now.board;
  if (card === undefined) return null;
  return { do: phase === 'reveal' || phase === 'give' ? phase : 'play', card };
}

/** CRY-5.1: what the acquired cards of a seat are worth. */
export function portfolioValue(state: CryptrickState, seat: Seat): CryptrickValue {
  const { scoring } = state;
  const blocks = blocksOf(state, seat);
  const colours = coloursOf(state, seat);
  const collapsed = blocks >= COLLAPSE;
  const whole = scoring === 'sum' ? 'sum' : 'product';
  return {
    blocks,
    colours,
    by: collapsed ? (scoring === 'crash' ? 'crash' : 'count') : whole,
    points: pointsFor(blocks, colours, scoring),
    oneMore: pointsFor(blocks + 1, Math.min(colours + 1, WHITE), scoring),
    atRisk: blocks === COLLAPSE - 1,
    collapsed,
  };
}

/** CRY-3.3, 3.4, 4.1: the strongest cards so far, one an acquisition card, best first. */
export function placesOf(state: CryptrickState): CryptrickWinning[] {
  return Array.from({ length: Math.min(state.best.length, state.laid) }, (_, at) =>
    placeOf(state, acquirer(state, at)),
  );
}

function placeOf(state: CryptrickState, seat: Seat): CryptrickWinning {
  const { players, lead, played, trump, led } = state;
  const card = played[seat];
  const colour = COLOUR_OF[card];
  const by = colour === WHITE || colour === trump ? 'trump' : colour === led ? 'led' : 'rest';
  const rule = by === 'rest' ? 'CRY-3.4' : 'CRY-3.3';
  const turnOf = (each: Seat): number => (each - lead + players) % players;
  const beatsEqual = played.some(
    (other, each) =>
      other >= 0 && turnOf(each) < turnOf(seat) && strength(state, other) === strength(state, card),
  );
  return { seat, rule, by: beatsEqual ? 'later' : by };
}

/** The tricks of this deal whose last card has fallen, laid out once more. */
export function tricks(view: View<Cryptrick>): CryptrickTrick[] {
  const state = new CryptrickState(view);
  state.revealed = parseCard(view.now.board.revealed ?? '');
  const finished: CryptrickTrick[] = [];
  let plays: { seat: Seat; card: string; cards: string[] }[] = [];
  let acquired: { seat: Seat; card: string }[] = [];
  for (const { seat, decision, shows } of thisDeal(view.past).choices) {
    if (decision?.do === 'reveal') {
      state.trick = finished.length;
      startTrick(state, seat);
      state.offered = parseCard(decision.card);
      plays = [];
    } else if (decision?.do === 'play') {
      lay(state, seat, parseCard(decision.card));
      plays.push({ seat, card: decision.card, cards: [decision.card] });
    } else if (decision?.do === 'acquire') acquired.push({ seat, card: decision.card });
    if (shows?.sale && shows.wants) {
      // CRY-2.3, 2.4: whoever buys the card leads it.
      const { card } = shows.sale;
      const leader = shows.buyer ?? shows.sale.seat;
      leadOffered(state, leader);
      plays.push({ seat: leader, card, cards: [card] });
    }
    if (shows?.order) {
      const places = placesOf(state);
      acquired = [];
      finished.push({ plays, won: places[0], order: shows.order, places, acquired });
    }
  }
  return finished;
}

/** What lies or lay open, the own hand, and own gifts as long as nothing says that they went on. */
export function knownCards(view: View<Cryptrick>): string[] {
  const { phase, taken, cards, spoils, offered, revealed, gone } = view.now.board;
  // CRY-4.2: once blocks are acquired, the other cards of the trick have left it.
  const trick = phase === 'acquire' ? spoils : cards.map(({ card }) => card);
  const open = [offered, revealed].filter((card) => card !== null);
  return [...view.now.hand, ...gone, ...taken.flat(), ...trick, ...open, ...ownGifts(view)];
}

/**
 * The cards that this seat gave away and that have not come to light since. Of a white nobody can tell which one it was:
 * it is lost from sight as soon as its new owner may have given it on.
 */
function ownGifts({ seat: self, past }: View<Cryptrick>): string[] {
  const gifts: { readonly to: Seat; readonly card: string }[] = [];
  let seller = -1;
  for (const { seat, decision, shows } of thisDeal(past).choices) {
    if (decision?.do === 'reveal') seller = seat;
    if (decision?.do === 'give' && seat === self) gifts.push({ to: seller, card: decision.card });
    else {
      const left = decision ? cardsOf(decision).at(0) : shows?.asked === 'give' ? 'W' : undefined;
      const at = gifts.findIndex(({ to, card }) => card === left && (card !== 'W' || to === seat));
      if (at >= 0) gifts.splice(at, 1);
    }
  }
  return gifts.map(({ card }) => card);
}

const RULES: Readonly<Record<CryptrickBoard['phase'], string>> = {
  reveal: 'CRY-2.1',
  answer: 'CRY-2.2',
  give: 'CRY-2.5',
  play: 'CRY-3.2',
  acquire: 'CRY-4.3',
  done: 'CRY-5.1',
};

export const ruleNow = ({ now }: View<Cryptrick>): string => (now.over ? 'CRY-5.2' : RULES[now.board.phase]);
