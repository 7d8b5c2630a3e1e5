import type { Code, Game, GameTypes } from './game.ts';
import type { Setup } from './match.ts';
import { type ChoiceEvent, thisDeal, type View } from './view.ts';

/** Codes from here on have no place among the actions. */
const MOST_CODES = 1024;
/** As many decisions of a deal are told, the last ones; only Escalation! could have more, by taking all the time. */
const TOLD = 160;
/** Numbers for each of them: who, and what. */
const EACH = 2;
/** What a decision is that the observer was not shown. */
const HIDDEN = -1;

/** Columns of an observation that belong together. */
export interface Columns {
  readonly name: string;
  readonly from: number;
  readonly size: number;
  /** What each of them is about, where they have names: a card, a seat. */
  readonly names?: readonly string[];
  readonly about: string;
}

/**
 * What a seat knows as whole numbers of a fixed size, and decisions as places in a list: for programs that learn. It is made of a
 * view alone, by what every game has, so that it never says more than the seat was told, and an outsider's game has it too.
 */
export class Observation<G extends GameTypes = GameTypes> {
  /** Every decision that can be written down, legal or not: the place of one is its action. */
  readonly actions: readonly string[];
  readonly columns: readonly Columns[];
  readonly size: number;
  readonly #game: Game<G>;
  readonly #players: number;
  readonly #deckSize: number;
  /** Places by code, −1 for none; and by card. */
  readonly #actionOf: Int16Array;
  readonly #kindOf: ReadonlyMap<string, number>;
  readonly #starts: ReadonlyMap<string, number>;

  constructor(game: Game<G>, setup: Setup) {
    const deck = game.deck(setup);
    const kinds = [...new Set(deck)];
    const codes = codesOf(game);
    this.#game = game;
    this.#players = setup.players;
    this.#deckSize = deck.length;
    this.#kindOf = new Map(kinds.map((card, kind) => [card, kind]));
    this.#actionOf = new Int16Array(MOST_CODES).fill(-1);
    for (const [action, code] of codes.entries()) this.#actionOf[code] = action;
    this.actions = codes.map((code) => game.makeDecision(game.decode(code)));
    this.columns = columnsOf(kinds, deck.length, setup.players);
    this.#starts = new Map(this.columns.map(({ name, from }) => [name, from]));
    const last = this.columns[this.columns.length - 1];
    this.size = last.from + last.size;
  }

  /** Writes what a seat knows from a place of `out` on. */
  observe(view: View<G>, out: Int16Array, at = 0): void {
    const { now, seat } = view;
    out.fill(0, at, at + this.size);
    const column = (name: string): number => at + (this.#starts.get(name) ?? 0);
    const turned = (other: number): number => (other - seat + this.#players) % this.#players;
    out.set([seat, now.deal, now.deals, now.over ? 1 : 0], column('match'));
    for (const card of now.hand) out[column('hand') + this.#kind(card)]++;
    for (const card of this.#game.knownCards(view)) out[column('known') + this.#kind(card)]++;
    for (let other = 0; other < this.#players; other++) {
      out[column('handSizes') + turned(other)] = now.handSizes[other];
      out[column('points') + turned(other)] = now.points[other];
      out[column('asked') + turned(other)] = now.asked.includes(other) ? 1 : 0;
    }
    const { dealt, choices } = thisDeal(view.past);
    const shown = cardsIn(dealt.setup, (card) => this.#kindOf.has(card)).slice(0, this.#deckSize);
    for (const [nth, card] of shown.entries()) out[column('dealt') + nth] = this.#kind(card) + 1;
    for (const [nth, choice] of choices.slice(-TOLD).entries()) {
      const place = column('told') + nth * EACH;
      out[place] = turned(choice.seat) + 1;
      out[place + 1] = this.#told(choice);
    }
  }

  /** The place of a decision among the actions. */
  action(decision: G['decision']): number {
    return this.#actionAt(this.#game.encode(decision));
  }

  /** Writes 1 at every decision that the seat may take, 0 elsewhere, from a place of `out` on. */
  mask(view: View<G>, out: Uint8Array, at = 0): void {
    out.fill(0, at, at + this.actions.length);
    for (const choice of view.now.choices) out[at + this.action(choice)] = 1;
  }

  #told({ decision }: ChoiceEvent<G>): number {
    return decision === undefined ? HIDDEN : this.action(decision) + 1;
  }

  #actionAt(code: Code): number {
    const action = this.#actionOf[code] ?? -1;
    if (action < 0) throw new Error(`a decision with the code ${code} has no place among the actions`);
    return action;
  }

  #kind(card: string): number {
    const kind = this.#kindOf.get(card);
    if (kind === undefined) throw new Error(`the deck has no ${card}`);
    return kind;
  }
}

/** Every code that stands for a decision: those that the notation reads back as themselves. */
function codesOf<G extends GameTypes>(game: Game<G>): Code[] {
  return Array.from({ length: MOST_CODES }, (_, code) => code).filter((code) => {
    const read = game.parseDecision(game.makeDecision(game.decode(code)));
    return read.ok && game.encode(read.value) === code;
  });
}

function columnsOf(kinds: readonly string[], deckSize: number, players: number): Columns[] {
  const seats = ['own', ...Array.from({ length: players - 1 }, (_, i) => `left ${i + 1}`)];
  const parts: readonly Omit<Columns, 'from'>[] = [
    {
      name: 'match',
      size: 4,
      names: ['seat', 'deal', 'deals', 'over'],
      about: 'the own seat, the deal from 0, the deals of the match, 1 when it is over',
    },
    { name: 'hand', size: kinds.length, names: kinds, about: 'how many of each card the seat holds' },
    { name: 'known', size: kinds.length, names: kinds, about: 'of how many of each card it knows the place' },
    { name: 'handSizes', size: players, names: seats, about: 'cards in each hand' },
    { name: 'points', size: players, names: seats, about: 'points of the match so far' },
    { name: 'asked', size: players, names: seats, about: '1 for a seat that owes a decision' },
    {
      name: 'dealt',
      size: deckSize,
      about:
        'cards that the deal showed, in order: 1 + the place of the card among the names of “hand”; 0 for none',
    },
    {
      name: 'told',
      size: TOLD * EACH,
      about: `the last ${TOLD} decisions of this deal, oldest first, two numbers each: 1 + the seat (0 the own one, then clockwise), and 1 + the action, or ${HIDDEN} where the seat was not shown which; 0 and 0 for none`,
    },
  ];
  let from = 0;
  return parts.map((part) => {
    from += part.size;
    return { ...part, from: from - part.size };
  });
}

/** The texts in some plain data that are cards, in the order in which they stand there. */
function cardsIn(data: unknown, isCard: (text: string) => boolean): string[] {
  if (typeof data === 'string') return isCard(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap((part) => cardsIn(part, isCard));
}
