import { thisDeal, type View } from '@overtrick/engine';
import type { Cryptrick } from './types.ts';

/** One deal with one choice of every hidden gift, as text. */
export interface BruteWorld {
  /** In how many ways it can have come about with whites W1, W2, … that nobody can tell apart, see `bruteForce`. */
  readonly weight: number;
  /** The hands as dealt, by seat; then the hidden undealt cards; then the trump card where it is hidden. */
  readonly dealt: readonly (readonly string[])[];
  /** The same as it lies now, as one text. */
  readonly now: string;
  /** The gifts in order. */
  readonly gifts: readonly string[];
}

const ONE_TO_NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const whitesIn = (hand: readonly string[]): number => hand.filter((card) => card === 'W').length;
const colourOf = (card: string): string => card[0];

/** One text for the hands of a table. */
export const handsText = (hands: readonly (readonly string[])[]): string =>
  hands.map((hand) => [...hand].sort().join(' ')).join(' | ');

/**
 * Every world that fits a view, by trying: lays the hidden cards out in every way, then takes the record back event by
 * event, trying every card for a hidden gift. Knows nothing of the code that it judges but the shape of the record.
 * Gives up, with null, beyond `limit` worlds.
 *
 * Whites are different cards, but all `W` in a text, so each text is weighed by the stories that it tells. It begins with
 * as many deals as there are ways to hand W1, W2, … out in these numbers. From then on each time that a white leaves a
 * hand (any hand, by any of the ways) it may be each one of the whites that are in it just then, and every choice is a
 * story of its own. Whichever it is, the numbers of whites go on the same, so these factors multiply.
 */
export function bruteForce(view: View<Cryptrick>, limit: number): BruteWorld[] | null {
  const { players, seat: self, now } = view;
  const { dealt, choices } = thisDeal(view.past);
  const { level, colours = 'YBRPGK', ranks = ONE_TO_NINE.slice(0, players) } = view.options;
  const whites = Number(view.options.whites ?? (level === 'calm' ? 2 : 4));
  const hidden: string[] = Array<string>(whites).fill('W');
  for (const colour of colours as Iterable<string>) {
    for (const rank of ranks as Iterable<number>) hidden.push(`${colour}${rank}`);
  }
  const strike = (card: string): void => {
    const at = hidden.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the deck any more`);
    hidden.splice(at, 1);
  };
  const events: { kind: string; seat: number; card: string | null; led: string; seller: number }[] = [];
  let seller = -1;
  let led = '';
  let buyer: unknown = null;
  for (const { seat, decision, shows } of choices) {
    if (buyer === seat) {
      const card = decision?.do === 'give' ? decision.card : null;
      events.push({ kind: 'give', seat, card, led, seller });
      buyer = null;
    } else if (decision?.do === 'reveal' || decision?.do === 'play') {
      const { do: kind, card } = decision;
      if (kind === 'reveal') {
        seller = seat;
        led = colourOf(card);
      }
      events.push({ kind, seat, card, led, seller });
      strike(card);
    }
    if (shows && 'buyer' in shows) buyer = shows.buyer;
  }
  if (now.board.revealed !== null) strike(now.board.revealed);
  for (const card of now.hand) strike(card);

  const sizes = now.handSizes.map((size, seat) => (seat === self ? 0 : size));
  const concealed = now.board.revealed === null ? 1 : 0;
  sizes.push(now.board.undealt - concealed, concealed);
  const hands: string[][] = sizes.map(() => []);
  if (self >= 0) hands[self].push(...now.hand);
  const worlds: BruteWorld[] = [];
  const own = JSON.stringify([...dealt.hand].sort());
  const gifts: string[] = [];
  const start = (nowText: string, choices: number): void => {
    if (self >= 0 && JSON.stringify([...hands[self]].sort()) !== own)
      throw new Error('own hand does not add up');
    if (hands.some((hand, seat) => seat < players && hand.length !== 6))
      throw new Error('hands do not add up');
    let weight = factorial(whites) * choices;
    for (const hand of hands) weight /= factorial(whitesIn(hand));
    worlds.push({ weight, dealt: hands.map((hand) => [...hand]), now: nowText, gifts: [...gifts].reverse() });
  };
  /** Takes back the event `at` and all before it; those after it allow so many choices of whites. */
  const takeBack = (at: number, nowText: string, choices: number): void => {
    if (worlds.length > limit) return;
    if (at < 0) {
      start(nowText, choices);
      return;
    }
    const event = events[at];
    const hand = hands[event.seat];
    if (event.kind === 'give') {
      const receiver = hands[event.seller];
      for (const card of event.card === null ? new Set(receiver) : [event.card]) {
        const place = receiver.indexOf(card);
        if (place < 0) continue;
        receiver.splice(place, 1);
        hand.push(card);
        gifts.push(card);
        takeBack(at - 1, nowText, choices * (card === 'W' ? whitesIn(hand) : 1));
        gifts.pop();
        hand.pop();
        receiver.splice(place, 0, card);
      }
      return;
    }
    const card = event.card ?? '';
    const failed = event.kind === 'play' && colourOf(card) !== event.led;
    if (failed && hand.some((each) => colourOf(each) === event.led)) return;
    hand.push(card);
    takeBack(at - 1, nowText, choices * (card === 'W' ? whitesIn(hand) : 1));
    hand.pop();
  };
  /** Lays out the hidden cards from a kind on; each different layout once. */
  const kinds = [...new Set(hidden)];
  const layOut = (kind: number, left: number, holder: number): void => {
    if (worlds.length > limit) return;
    if (kind === kinds.length) {
      takeBack(events.length - 1, handsText(hands), 1);
      return;
    }
    if (left === 0) {
      layOut(kind + 1, hidden.filter((card) => card === kinds[kind + 1]).length, 0);
      return;
    }
    for (let h = holder; h < hands.length; h++) {
      if (h === self || hands[h].length === sizes[h]) continue;
      hands[h].push(kinds[kind]);
      layOut(kind, left - 1, h);
      hands[h].pop();
    }
  };
  layOut(-1, 0, 0);
  return worlds.length > limit ? null : worlds;
}
