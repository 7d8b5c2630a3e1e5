import { consider, type GameTypes, SPECTATOR, type View } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { inflation } from '@overtrick/games/inflation';
import { describe, expect, test } from 'vitest';
import type { BoardModule, BoardWords } from './board.ts';
import { charmsBoard } from './charms/index.ts';
import { cryptrickBoard } from './cryptrick/index.ts';
import { drawn, drawnBoard, NOTHING } from './drawn.ts';
import { escalationBoard } from './escalation/index.ts';
import { positionsOf, talkTo } from './everyMatch.ts';
import { inflationBoard } from './inflation/index.ts';
import { inversionBoard } from './inversion/index.ts';

/** The first position of a random match that fits, as the seat sees it that is asked (or seat 0, when nobody is). */
function viewWhere<G extends GameTypes>(
  module: BoardModule<G>,
  players: number,
  where: (view: View<G>) => boolean,
): View<G> {
  for (let seed = 0; seed < 20; seed++) {
    for (const match of positionsOf({ module: module as BoardModule, players, options: {} }, seed)) {
      const [seat = 0] = match.now(SPECTATOR).asked;
      const view = match.view(seat) as View<G>;
      if (where(view)) return view;
    }
  }
  throw new Error('no position fits');
}

const asked = <G extends GameTypes>({ words }: { words: BoardWords<G> }, view: View<G>) => [
  words.asked(view, talkTo(view.seat, 'en')),
  words.asked(view, talkTo(view.seat, 'ja')),
];

/** What a decision would make, in English. */
function foretold<G extends GameTypes>(module: BoardModule<G>, view: View<G>, decision: G['decision']) {
  const facts = consider(module.game, view, decision);
  if (!facts.ok) throw new Error('it is not allowed');
  return { facts: facts.value, words: module.words.preview(facts.value, view, talkTo(view.seat, 'en')) };
}

describe('numbers have their article', () => {
  test('an 8 is led in Inflation!', () => {
    const view = viewWhere(inflationBoard, 4, ({ now }) => {
      const { led } = now.board;
      return led === '8' && now.hand.length > 1 && now.hand.includes('8');
    });
    expect(asked(inflationBoard, view)).toEqual(['Play an 8', '8を出してください']);
    expect(drawn(inflationBoard, view, talkTo(view.seat, 'en'), NOTHING)).toContainEqual(
      expect.stringMatching(/led an 8$/),
    );
  });
  test('an 8 swaps with a 3 in Inversion', () => {
    const view = viewWhere(
      inversionBoard,
      4,
      ({ now }) =>
        now.board.follow?.slice(1) === '3' &&
        now.choices.some((c) => c.do === 'play' && c.card.endsWith('8')),
    );
    expect(asked(inversionBoard, view)[0]).toMatch(/\ban 8\b/);
  });
});

describe('before anybody has bid', () => {
  test.each([
    [
      'Inflation!',
      inflationBoard as BoardModule,
      'Exactly 3 → 6 points. Miss: 1 a trick; miss with the most: 0.',
    ],
    ['Charms', charmsBoard as BoardModule, '0 if exact; 1, 3, 5 off. Fewest wins.'],
  ])('%s says what a bid is worth, and counts no bids', (_name, module, stakes) => {
    const view = viewWhere(module, 3, ({ now }) => now.choices.some((choice) => choice.do === 'bid'));
    const { words } = foretold(module, view, { do: 'bid', tricks: 3 } as GameTypes['decision']);
    expect(words).toBe(stakes);
    const texts = drawn(module, view, talkTo(view.seat, 'en'), NOTHING).join('\n');
    expect(texts).toContain('No bids yet, for 12 tricks');
    expect(texts).not.toMatch(/so far: 0/);
  });
});

test('a deal of Charms that is over needs nothing any more', () => {
  const view = viewWhere(
    charmsBoard,
    4,
    ({ now: { asked: owing, board } }) => owing.length === 0 && board.taken[0] < (board.bids[0] ?? 0),
  );
  const { taken, bids } = view.now.board;
  const texts = drawn(charmsBoard, view, talkTo(0, 'en'), NOTHING);
  expect(texts).toContain(`${(bids[0] ?? 0) - taken[0]} too few`);
  expect(texts.join('\n')).not.toContain('You need');
});

describe('with one card left there is nothing to choose', () => {
  test.each([
    ['Inflation!', inflationBoard as BoardModule, 3],
    ['Charms', charmsBoard as BoardModule, 4],
    ['Inversion', inversionBoard as BoardModule, 4],
    ['Cryptrick', cryptrickBoard as BoardModule, 6],
  ])('%s', (_name, module, players) => {
    const last = ({ now }: View) =>
      now.hand.length === 1 && now.choices.some((choice) => module.game.cardsOf(choice).length > 0);
    const [en, ja] = asked(module, viewWhere(module, players, last));
    expect(en).toMatch(/^(Lead|Play|Offer) your last card$/);
    expect(ja).toContain('最後の1枚');
  });
  test('Escalation!', () => {
    const view = viewWhere(
      escalationBoard,
      4,
      ({ now }) => now.board.phase === 'lead' && now.hand.length === 1,
    );
    expect(asked(escalationBoard, view)).toEqual(['Lead your last card', '最後の1枚でリード']);
  });
});

describe('when a trick has been taken one trick is counted, and it is one of the deal', () => {
  test.each([
    ['Inflation!', inflationBoard as BoardModule, 3, 12],
    ['Charms', charmsBoard as BoardModule, 3, 12],
    ['Inversion', inversionBoard as BoardModule, 3, 10],
    ['Cryptrick', cryptrickBoard as BoardModule, 6, 6],
  ])('%s', (_name, module, players, tricks) => {
    const counted = new Set<number>();
    for (const match of positionsOf({ module, players, options: {} })) {
      const view = match.view(SPECTATOR);
      const finished = module.game.tricks(view).length;
      // Only there the count goes on.
      if (match.last !== 'trick' && view.past.at(-1)?.t !== 'deal') continue;
      for (const settling of [true, false]) {
        const html = drawnBoard(module, view, talkTo(SPECTATOR, 'en'), NOTHING, settling);
        const said = [...html.replaceAll('<!-- -->', '').matchAll(/Trick (\d+) of (\d+)/g)];
        const numbers = new Set(said.map(([, trick]) => Number(trick)));
        expect(said.every(([, , all]) => Number(all) === tricks)).toBe(true);
        expect(numbers.size).toBeLessThanOrEqual(1);
        for (const number of numbers) {
          expect([finished, finished + 1], `${finished} are finished`).toContain(number);
          counted.add(number);
        }
      }
    }
    expect(Math.max(...counted), 'the last one too').toBe(tricks);
  });
});

test('a pass in Escalation! keeps the total and makes no new one', () => {
  const view = viewWhere(escalationBoard, 4, ({ now }) => now.choices.some((choice) => choice.do === 'pass'));
  const { words } = foretold(escalationBoard, view, { do: 'pass' });
  expect(words).toMatch(new RegExp(`^The total stays ${view.now.board.total}\\.`));
});

test('Escalation! has no tricks, and calls what was taken last by its name', () => {
  expect(escalationBoard.words.lastTrick?.title.en).toBe('Last pile taken');
});

test('“equal: later wins” of the last trick is not said of the card that is chosen for the next', () => {
  const view = viewWhere(
    inflationBoard,
    3,
    (each) =>
      each.now.board.led === null &&
      each.now.choices.length > 1 &&
      inflation.tricks(each).at(-1)?.won.by === 'later',
  );
  const decision = view.now.choices[0];
  const { facts } = foretold(inflationBoard, view, decision);
  const chips = (html: string) => [...html.matchAll(/inf-lane-chip">([^<]*)/g)].map(([, chip]) => chip);
  const talk = talkTo(view.seat, 'en');
  expect(chips(drawnBoard(inflationBoard, view, talk))).toEqual(['equal: later wins']);
  const chosen = { cards: [0], options: [decision], decision, preview: facts };
  expect(chips(drawnBoard(inflationBoard, view, talk, chosen))).toEqual(['largest']);
});

test('a crash that is the best of the deal is not drawn as a disaster; a worse one is', () => {
  const isCrash = (view: View<Cryptrick>, best: boolean) => {
    const { values, phase } = view.now.board;
    const most = Math.max(...values.map(({ points }) => points));
    return (
      phase === 'done' && values.some(({ collapsed, points }) => collapsed && (points === most) === best)
    );
  };
  for (const best of [true, false]) {
    const view = viewWhere(cryptrickBoard, 6, (each) => isCrash(each, best));
    const { values } = view.now.board;
    const most = Math.max(...values.map(({ points }) => points));
    const drawnRed = [
      ...drawnBoard(cryptrickBoard, view, talkTo(0, 'en')).matchAll(
        /class="cry-seat"[^>]*data-risk="(\w+)"/g,
      ),
    ].map(([, risk]) => risk === 'crashed');
    expect(drawnRed).toEqual(values.map(({ collapsed, points }) => collapsed && points < most));
  }
});
