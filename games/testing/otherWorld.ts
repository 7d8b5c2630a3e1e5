import type { DealText } from '@overtrick/engine';
import { type Fields, isGame, type NaiveDeal, type Rnd, startDeal } from '../naive/naive.ts';

/** One decision of a deal, as text. */
export interface TextMove {
  readonly seat: number;
  readonly text: string;
}

/** A deal and all that was decided in it. */
export interface World {
  readonly deal: DealText;
  readonly moves: readonly TextMove[];
}

/** The whole deck of a game; what a deal object does not name of it lies aside unseen. */
const DECKS: Readonly<Record<string, () => string[]>> = {
  inflation: () => Array.from({ length: 10 }, (_, i) => Array<string>(i + 1).fill(String(i + 1))).flat(),
  charms: () => [
    ...['coin', 'key', 'clover', 'rabbit'].flatMap((suit) => Array<string>(8).fill(suit)),
    ...Array.from({ length: 8 }, (_, i) => Array<string>(4).fill(String(i + 1))).flat(),
  ],
};

/** Takes each of `cards` once out of `from`. */
function without(from: readonly string[], cards: readonly string[]): string[] {
  const left = [...from];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}

/** The places of a deal that this observer does not see, as lists that cards may be swapped between. */
function hiddenPiles(
  game: string,
  deal: DealText,
  options: Fields,
  observer: number,
  rnd: Rnd,
): { piles: string[][]; rebuild: () => DealText } {
  const hands = deal.hands.map((hand) => [...hand]);
  const piles = hands.filter((_, seat) => seat !== observer);
  const changed: Record<string, unknown> = { ...deal, hands };
  if (DECKS[game]) {
    const flipped = (deal.flipped ?? []) as string[];
    piles.push(without(DECKS[game](), [...hands.flat(), ...flipped]));
  }
  if (game === 'escalation') {
    const deck = [...(deal.deck as string[])];
    piles.push(deck);
    changed.deck = deck;
  }
  if (game === 'cryptrick') {
    // Which card names the trump is no secret but at level wild; there the judge says whether it still is one.
    const secret = options.level === 'wild' && rnd(2) === 0;
    const shown = secret ? [] : [deal.revealed as string];
    const undealt = without(deal.undealt as string[], shown);
    piles.push(undealt);
    return { piles, rebuild: () => withTrump({ ...changed, hands, undealt: [...shown, ...undealt] }) };
  }
  return { piles, rebuild: () => ({ ...changed, hands }) };
}

function withTrump(deal: DealText & { readonly undealt: string[] }): DealText {
  const [revealed] = deal.undealt;
  return { ...deal, revealed, trump: revealed === 'W' ? null : revealed[0] };
}

/** What a seat has been told in a world, by the naive game; null where the world breaks a rule. */
export function toldIn(game: string, world: World, options: Fields, observer: number | null): string | null {
  const table = open(game, world.deal, options);
  if (!table) return null;
  for (const { seat, text } of world.moves) {
    if (!table.legal(seat).includes(text)) return null;
    table.apply(seat, text);
  }
  return table.told(observer).join('\n');
}

function open(game: string, deal: DealText, options: Fields): NaiveDeal | null {
  if (!isGame(game)) throw new Error(`there is no naive ${game}`);
  const started = startDeal(game, { deal: 0, ...deal }, options);
  return typeof started === 'string' ? null : started;
}

/** Decisions that may have been others: gifts, and the answers that are still face down (the last moves of all). */
function isHidden(at: number, moves: readonly TextMove[]): boolean {
  const isAnswer = (text: string): boolean => text === 'want' || text === 'decline';
  return moves[at].text.startsWith('give:') || moves.slice(at).every((later) => isAnswer(later.text));
}

/**
 * Another world in which this observer has been told exactly the same: some hidden cards change places, some hidden
 * decisions change. Found by trying, with the naive game as the only judge; null when none was found.
 */
export function otherWorld(
  game: string,
  world: World,
  options: Fields,
  observer: number | null,
  rnd: Rnd,
  tries = 60,
): World | null {
  const truth = toldIn(game, world, options, observer);
  for (let attempt = 0; attempt < tries; attempt++) {
    const { piles, rebuild } = hiddenPiles(game, world.deal, options, observer ?? -1, rnd);
    const swaps = 1 + rnd(3);
    for (let i = 0; i < swaps; i++) swapSome(piles, rnd);
    const deal = rebuild();
    const moves = movesIn(game, deal, world.moves, options, observer, rnd);
    if (!moves) continue;
    const other = { deal, moves };
    if (JSON.stringify(other) === JSON.stringify(world)) continue;
    if (toldIn(game, other, options, observer) === truth) return other;
  }
  return null;
}

function swapSome(piles: string[][], rnd: Rnd): void {
  const full = piles.filter((pile) => pile.length > 0);
  if (full.length === 0) return;
  const [a, b] = [full[rnd(full.length)], full[rnd(full.length)]];
  const [i, j] = [rnd(a.length), rnd(b.length)];
  [a[i], b[j]] = [b[j], a[i]];
}

/** The same public decisions in another deal, hidden ones chosen anew now and then; null where one is not legal. */
function movesIn(
  game: string,
  deal: DealText,
  moves: readonly TextMove[],
  options: Fields,
  observer: number | null,
  rnd: Rnd,
): TextMove[] | null {
  const table = open(game, deal, options);
  if (!table) return null;
  const chosen: TextMove[] = [];
  for (const [at, move] of moves.entries()) {
    const legal = table.legal(move.seat);
    const free = move.seat !== observer && isHidden(at, moves);
    const text = free && (rnd(3) === 0 || !legal.includes(move.text)) ? legal[rnd(legal.length)] : move.text;
    if (!legal.includes(text)) return null;
    table.apply(move.seat, text);
    chosen.push({ seat: move.seat, text });
  }
  return chosen;
}
