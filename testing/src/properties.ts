import { isDeepStrictEqual } from 'node:util';
import {
  awaitsDeal,
  choiceEventOf,
  dealEventOf,
  explain,
  FastRandom,
  isOver,
  LANGUAGES,
  type Observer,
  type Random,
  readView,
  SPECTATOR,
  seatsOf,
  Table,
  whyNot,
  writeView,
} from '@overtrick/engine';
import {
  anywhere,
  bytesOf,
  decideAny,
  MOST_DECISIONS,
  openTable,
  type Sitting,
  somewhere,
} from './sitting.ts';

/** Something that is true of every game at every table. */
export interface Property {
  /** What is true, as a sentence. */
  readonly name: string;
  /** Looks at one match or position, chosen by the seed; throws an error in words where it is not true. */
  hold(sitting: Sitting, seed: number): void;
}

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

function same(actual: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, wanted))
    throw new Error(`${what} is ${show(actual)}, but should be ${show(wanted)}`);
}

function isTrue(claim: boolean, otherwise: string): void {
  if (!claim) throw new Error(otherwise);
}

/** Who sits there, and the spectators. */
const observersOf = ({ setup }: Sitting): Observer[] => [...Array(setup.players).keys(), SPECTATOR];

const whoIs = (observer: Observer): string =>
  observer === SPECTATOR ? 'a spectator' : `the player at seat ${observer}`;

/** A board on which nobody else has answered yet: imagined worlds leave answers that are face down undecided. */
const undecided = (board: unknown): unknown =>
  JSON.parse(JSON.stringify(board).replaceAll('"hidden"', 'null'));

/** Plays a random match to its end; looks at the table before every decision. */
function playOut(sitting: Sitting, seed: number, look: (table: Table) => void): Table {
  const table = openTable(sitting, seed);
  const random = new FastRandom(seed);
  for (let decisions = 0; !isOver(table.state); decisions++) {
    isTrue(decisions < MOST_DECISIONS, `after ${MOST_DECISIONS} decisions the match is not over`);
    look(table);
    decideAny(table, random);
  }
  return table;
}

function matchEnds(sitting: Sitting, seed: number): void {
  const { game } = sitting;
  // Room for more than there may be, so that what is too many is seen and not lost.
  const out = new Int32Array(4 * game.maxLegal + 64);
  const table = playOut(sitting, seed, ({ state }) => {
    for (const seat of seatsOf(game.actors(state))) {
      const count = game.legal(state, seat, out);
      isTrue(
        count <= game.maxLegal,
        `seat ${seat} has ${count} legal decisions, but maxLegal is ${game.maxLegal}: the rest would be lost`,
      );
    }
  });
  const winners = table.view(SPECTATOR).now.outcome?.winners ?? [];
  isTrue(winners.length > 0, 'the match is over and nobody has won');
  same(game.actors(table.state), 0, 'the mask of those who are asked after the match');
}

function legalOrRefused(sitting: Sitting, seed: number): void {
  const { game, setup, decisions } = sitting;
  const table = anywhere(sitting, seed);
  const before = bytesOf(table.state);
  const copy = game.create(setup);
  for (let seat = 0; seat < setup.players; seat++) {
    const legal = table.legal(seat);
    same(new Set(legal).size, legal.length, `the number of different legal decisions of seat ${seat}`);
    for (const text of new Set([...decisions, ...legal])) {
      const checked = table.check(seat, text);
      same(checked.ok, legal.includes(text), `that ${text} by seat ${seat} is allowed`);
      if (!checked.ok) {
        same(table.decide(seat, text), checked, `what is said of ${text}`);
        for (const language of LANGUAGES) {
          const words =
            checked.error.reason === 'rule' ? checked.error.words?.[language] : explain(checked.error);
          isTrue(
            typeof words === 'string' && words.length > 3,
            `${text} is refused without a sentence in “${language}”: does \`reasons\` have ${show(checked.error)}?`,
          );
        }
        continue;
      }
      game.copy(table.state, copy);
      game.apply(copy, seat, checked.value);
      const decision = game.decode(checked.value);
      same(game.makeDecision(decision), text, `the notation of ${text}`);
      same(game.encode(decision), checked.value, `the code of ${text}`);
      same(game.parseDecision(text), { ok: true, value: decision }, `${text}, parsed,`);
    }
  }
  same(bytesOf(table.state), before, 'the state after nothing but questions');
}

function copyIsApart(sitting: Sitting, seed: number): void {
  const { game } = sitting;
  const table = anywhere(sitting, seed);
  const twin = anywhere(sitting, seed + 1).state;
  game.copy(table.state, twin);
  const before = bytesOf(table.state);
  same(bytesOf(twin), before, 'a copy over another state');
  const out = new Int32Array(game.maxLegal);
  const random = new FastRandom(seed);
  for (let i = 0; i < 30 && twin.turn >= 0; i++) {
    game.apply(twin, twin.turn, out[random.below(game.legal(twin, twin.turn, out))]);
  }
  if (awaitsDeal(twin)) game.deal(twin, random);
  same(bytesOf(table.state), before, 'a state whose copy played on');
}

function viewsAgree(sitting: Sitting, seed: number): void {
  const { game, setup, decisions } = sitting;
  const table = openTable(sitting, seed);
  const random = new FastRandom(seed);
  const observers = observersOf(sitting);
  const told = observers.map((observer) => [...table.record(observer)]);
  for (let i = 0; i < 150 && !isOver(table.state); i++) {
    const lengths = observers.map((observer) => table.record(observer).length);
    decideAny(table, random);
    for (const [at, observer] of observers.entries())
      told[at].push(...table.record(observer).slice(lengths[at]));
    if (i % 7 !== 0) continue;
    for (const [at, observer] of observers.entries()) {
      const who = whoIs(observer);
      const view = table.view(observer);
      same(JSON.parse(JSON.stringify(view)), view, `the view of ${who}, through JSON,`);
      same(view.past, told[at], `the past of ${who}`);
      same(readView(game, writeView(game, view)), view, `the view of ${who}, written and read,`);
      if (observer === SPECTATOR) continue;
      const state = game.recall(view);
      same(game.hand(state, observer), view.now.hand, `the recalled hand of ${who}`);
      same(game.board(state, observer), view.now.board, `the recalled board of ${who}`);
      same(state.turn < 0, table.state.turn < 0, 'that the recalled deal is over');
      // Each question reads the whole past again, so one seat is asked at a look, all in turn.
      if (observer !== (i / 7) % setup.players) continue;
      for (const text of decisions) {
        same(
          whyNot(game, view, text),
          table.check(observer, text),
          `what the view of ${who} says of ${text}`,
        );
      }
    }
  }
}

function worldsAreTrue(sitting: Sitting, seed: number): void {
  const { game, setup } = sitting;
  const table = anywhere(sitting, seed);
  if (isOver(table.state)) return;
  const into = game.create(setup);
  for (const observer of [seed % setup.players, SPECTATOR]) {
    const view = table.view(observer);
    const sampler = game.imagine(view);
    for (let i = 0; i < 3; i++) {
      sampler.draw(new FastRandom(seed + i), into);
      const where = `in a world imagined for ${whoIs(observer)}`;
      same(undecided(game.board(into, observer)), undecided(view.now.board), `the board ${where}`);
      if (observer === SPECTATOR) continue;
      same(game.hand(into, observer), view.now.hand, `their hand ${where}`);
      for (let seat = 0; seat < setup.players; seat++) {
        same(
          game.hand(into, seat).length,
          view.now.handSizes[seat],
          `the hand size of seat ${seat} ${where}`,
        );
      }
    }
  }
}

/** Nothing that an observer is told or could ask differs between the truth and a world that the game itself thinks possible. */
function imaginedWorldsLookAlike(sitting: Sitting, seed: number): void {
  const { game, setup } = sitting;
  const random = new FastRandom(`steps ${seed}`);
  const table = somewhere(sitting, seed, seed % 3 === 0 ? 0 : random.below(sitting.length), true);
  if (table.state.turn < 0) return;
  const into = game.create(setup);
  for (const observer of observersOf(sitting)) {
    const view = table.view(observer);
    const sampler = game.imagine(view);
    for (let i = 0; i < 3; i++) {
      sampler.draw(random, into);
      const where = `for ${whoIs(observer)} in another world that fits all they were told (seed ${seed})`;
      if (table.moves.length === 0)
        same(dealEventOf(game, into, observer), table.record(observer).at(-1), `what the deal told ${where}`);
      same(undecided(game.board(into, observer)), undecided(view.now.board), `the board ${where}`);
      if (observer !== SPECTATOR) {
        same(game.hand(into, observer), view.now.hand, `the own hand ${where}`);
        answersAreAlike(sitting, table, into, observer, where);
      }
      nextIsAlike(sitting, table, into, observer, random, where);
    }
  }
}

function answersAreAlike(
  { game, decisions }: Sitting,
  table: Table,
  twin: Table['state'],
  observer: Observer,
  where: string,
): void {
  if (((game.actors(table.state) >> observer) & 1) === 0) return;
  for (const text of decisions) {
    const parsed = game.parseDecision(text);
    if (!parsed.ok) continue;
    const code = game.encode(parsed.value);
    same(
      game.whyNot(twin, observer, code),
      game.whyNot(table.state, observer, code),
      `why ${text} is forbidden ${where}`,
    );
  }
}

/** The same next decision in both worlds: unless it reveals something, the observer is told the same of it. */
function nextIsAlike(
  { game, setup }: Sitting,
  table: Table,
  twin: Table['state'],
  observer: Observer,
  random: Random,
  where: string,
): void {
  const { state } = table;
  if (JSON.stringify(game.board(state, observer)).includes('"hidden"')) return;
  const seat = state.turn;
  const legal = table.legal(seat);
  const text = legal[random.below(legal.length)];
  const parsed = game.parseDecision(text);
  if (!parsed.ok) return;
  const code = game.encode(parsed.value);
  if (((game.actors(twin) >> seat) & 1) === 0 || game.whyNot(twin, seat, code) !== null) return;
  const [one, other] = [state, twin].map((before) => {
    const after = game.create(setup);
    game.copy(before, after);
    game.apply(after, seat, code);
    return { after, event: choiceEventOf(game, { before, seat, code, after }, observer) };
  });
  if (one.after.turn < 0 || other.after.turn < 0) return;
  const isNews = (shows: object | undefined): boolean =>
    shows !== undefined && (game.reveals?.(shows) ?? false);
  if (isNews(one.event.shows) || isNews(other.event.shows)) return;
  same(other.event, one.event, `what ${text} by seat ${seat} tells and \`reveals\` does not name ${where}`);
}

/** Takes each of `cards` once out of `from`. */
function without(from: readonly string[], cards: readonly string[]): string[] {
  const left = [...from];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every text in a deal: what is named there is a hand, a stock or lies open. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** A deal tells nobody how the cards of others and those left aside lie: they change places, and all looks the same. */
function otherDealsLookAlike(sitting: Sitting, seed: number): void {
  const { game, setup } = sitting;
  const random = new FastRandom(`swaps ${seed}`);
  const truth = openTable(sitting, seed, true);
  const deal = game.makeDeal(truth.state);
  for (const observer of observersOf(sitting)) {
    const hands = deal.hands.map((hand) => [...hand]);
    const aside = without(game.deck(setup), textsIn(deal));
    const piles = [...hands.filter((_, seat) => seat !== observer), aside].filter((pile) => pile.length > 0);
    if (piles.length < 2) continue;
    for (let swaps = 0; swaps < 4; swaps++) {
      const [a, b] = [piles[random.below(piles.length)], piles[random.below(piles.length)]];
      const [i, j] = [random.below(a.length), random.below(b.length)];
      [a[i], b[j]] = [b[j], a[i]];
    }
    const start = game.parseDeal(setup, { ...deal, hands });
    if (!start.ok) continue;
    const twin = new Table(game, setup, { kind: 'seed', seed: String(seed), match: 0 }, true, start.value);
    const where = `for ${whoIs(observer)} when only cards that they do not see change places (seed ${seed})`;
    same(twin.record(observer), truth.record(observer), `what the deal tells ${where}`);
    same(twin.view(observer), truth.view(observer), `the view ${where}`);
    if (observer !== SPECTATOR) answersAreAlike(sitting, truth, twin.state, observer, where);
  }
}

function replaysAlike(sitting: Sitting, seed: number): void {
  const table = playOut(sitting, seed, () => undefined);
  const again = openTable(sitting, seed);
  for (const { seat, code } of table.moves) again.take(seat, code);
  same(bytesOf(again.state), bytesOf(table.state), 'the state after the same decisions again');
  for (const observer of observersOf(sitting))
    same(again.record(observer), table.record(observer), `what ${whoIs(observer)} was told, again,`);
}

/** Everything that is true of every game, in the order in which a new one learns it. */
export const PROPERTIES: readonly Property[] = [
  { name: 'a random match always ends, and nobody ever has more choices than maxLegal', hold: matchEnds },
  {
    name: 'every legal decision is taken, every other is refused with a reason and changes nothing',
    hold: legalOrRefused,
  },
  { name: 'a copy is equal and goes its own way', hold: copyIsApart },
  { name: 'a view says what the state says, and the past is what was told', hold: viewsAgree },
  { name: 'imagine draws worlds in which everything that a seat knows is true', hold: worldsAreTrue },
  { name: 'a deal tells nobody how the cards of others lie', hold: otherDealsLookAlike },
  { name: 'nobody can tell the truth from another world that fits', hold: imaginedWorldsLookAlike },
  { name: 'the same decisions lead to the same match', hold: replaysAlike },
];
