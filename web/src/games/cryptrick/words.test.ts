import {
  type ChoiceEvent,
  consider,
  FastRandom,
  type Language,
  readDecision,
  type Seat,
} from '@overtrick/engine';
import { type Cryptrick, cryptrick } from '@overtrick/games/cryptrick';
import { describe, expect, test } from 'vitest';
import { talkIn } from '../testTable.ts';
import { LED, OFFER, SOLD, TAKEN, TRICK, tableWith, UNSOLD } from './testTable.ts';
import { words } from './words.ts';

const inBoth = (said: (language: Language) => string | null) => [said('en'), said('ja')];

describe('what is asked', () => {
  test.each([
    ['to sell', '', 0, 'Offer a card for sale', '売るカードを選んでください'],
    ['to answer', OFFER, 3, 'Want A’s yellow 1?', '黄1が欲しいですか？'],
    ['to pay', SOLD, 5, 'You buy yellow 1: give A a card', '黄1を買いました。Aに1枚渡してください'],
    ['to follow', LED, 0, 'Play yellow', '黄を出してください'],
    ['anything', `${LED} Y3 Y4 Y5`, 3, 'No yellow: play any card', '黄がないので、どのカードでも'],
    ['to acquire', TRICK, 3, 'Take a card', '1枚取ってください'],
    ['the last one', `${TRICK} acquire:Y5 acquire:Y3`, 2, 'Take the last card', '最後の1枚を取ってください'],
  ])('%s', (_what, decisions, seat, en, ja) => {
    const view = tableWith(decisions).view(seat);
    expect(inBoth((language) => words.asked(view, talkIn(language, seat)))).toEqual([en, ja]);
  });
});

describe('what others are waited for', () => {
  test.each([
    ['', 1, 'A puts a card up for sale…', 'Aが売るカードを選んでいます…'],
    [OFFER, 0, 'Waiting for 5 answers…', '残り5人の答えを待っています…'],
    [`${OFFER} want want want want`, 1, 'Waiting for 1 answer…', '残り1人の答えを待っています…'],
    [SOLD, 0, 'F picks a card for you…', 'Fがあなたに渡すカードを選んでいます…'],
    [SOLD, 1, 'F picks a card for A…', 'FがAに渡すカードを選んでいます…'],
    [LED, 1, 'A is choosing a card…', 'Aがカードを選んでいます…'],
    [TRICK, 1, 'D takes a card…', 'Dがカードを取っています…'],
  ])('after “%s” for seat %i', (decisions, seat, en, ja) => {
    const view = tableWith(decisions).view(seat);
    const said = inBoth((language) => words.waiting(view, view.now.asked[0], talkIn(language, seat)));
    expect(said).toEqual([en, ja]);
  });
});

test.each([
  ['reveal:B5', 'Offer blue 5', '青5を売る'],
  ['want', 'Want it', '欲しい'],
  ['decline', 'No thanks', '見送る'],
  ['give:K2', 'Give black 2', '黒2を渡す'],
  ['play:W', 'Play white', '白を出す'],
  ['acquire:P3', 'Take purple 3', '紫3を取る'],
])('the button of %s', (decision, en, ja) => {
  const view = tableWith().view(0);
  expect(
    inBoth((language) => words.decision(readDecision(cryptrick, decision), view, talkIn(language))),
  ).toEqual([en, ja]);
});

describe('a card of the hand', () => {
  const named = (card: string, decisions: string, seat: Seat) => {
    const view = tableWith(decisions).view(seat);
    return inBoth((language) => words.inHand?.(card, view, talkIn(language, seat)) ?? '');
  };
  test('is its colour and number', () => expect(named('Y2', '', 0)).toEqual(['yellow 2', '黄2']));
  test('says that it is trump', () => {
    expect(named('W', '', 0)).toEqual(['white, trump', '白、切り札']);
    expect(named('G1', '', 1)).toEqual(['green 1, trump', '緑1、切り札']);
  });
  test('says whose gift it was, to the one who got it', () =>
    expect(named('B6', LED, 0)).toEqual(['blue 6, a gift of F', '青6、Fからの贈り物']));
});

describe('what a decision would make', () => {
  test.each([
    [
      '',
      0,
      'reveal:Y1',
      'Nobody wants it: you lead it. Sold: the buyer leads and gives you a card.',
      '買い手がなければ自分がリード。売れれば買い手がリードし、1枚もらえます。',
    ],
    [
      OFFER,
      5,
      'want',
      'You are first in line: you give A a card and lead this one.',
      '列の先頭なので必ず買えます。Aに1枚渡し、これでリードします。',
    ],
    [
      OFFER,
      4,
      'want',
      'F may buy before you. If you buy, you give a card and lead this one.',
      'Fが先に買えます。買えたら1枚渡し、これでリードします。',
    ],
    [
      OFFER,
      1,
      'want',
      '4 players may buy before you. If you buy, you give a card and lead this one.',
      '先に買える人が4人。買えたら1枚渡し、これでリードします。',
    ],
    [OFFER, 1, 'decline', 'You keep your hand as it is.', '手札はそのままです。'],
    [
      SOLD,
      5,
      'give:B6',
      'Only A will know. Then you lead yellow 1.',
      '知るのはAだけ。その後黄1でリードします。',
    ],
    [
      LED,
      0,
      'play:Y3',
      'So far you would pick first. It brings a block into the trick.',
      '今のところ1番目に選べます。場にブロックが1つ増えます。',
    ],
    [
      `${LED} Y3 Y4 Y5`,
      3,
      'play:B5',
      'Not among the best 3: no acquiring. It brings a block into the trick.',
      '上位3枚に入らず、獲得できません。場にブロックが1つ増えます。',
    ],
    [TRICK, 3, 'acquire:Y5', '1 block, 1 colour: 1 point (now 0).', 'ブロック1、1色で1点（今は0点）。'],
  ])('after “%s” seat %i: %s', (decisions, seat, decision, en, ja) => {
    const view = tableWith(decisions).view(seat);
    const facts = consider(cryptrick, view, decision);
    if (!facts.ok) throw new Error('it should be legal');
    const { value } = facts;
    expect(inBoth((language) => words.preview(value, view, talkIn(language, seat)))).toEqual([en, ja]);
  });

  test('the fourth block', () => {
    const view = tableWith(TRICK).view(3);
    const value = {
      blocks: 4,
      colours: 3,
      by: 'count',
      points: 4,
      oneMore: 5,
      atRisk: false,
      collapsed: true,
    } as const;
    const facts = { do: 'acquire', card: 'R7', value } as const;
    expect(inBoth((language) => words.preview(facts, view, talkIn(language, 3)))).toEqual([
      'Crash! 4 blocks are worth 4 points (now 0).',
      '暴落！ ブロック4つで4点（今は0点）。',
    ]);
  });
});

describe('what happened', () => {
  /** The last line of the record, as this seat is told. */
  function told(decisions: string, eyes: Seat, options = {}) {
    const { past } = tableWith(decisions, options).view(eyes);
    const last = past.at(-1) as ChoiceEvent<Cryptrick>;
    return inBoth((language) => words.event(last, talkIn(language, eyes), past.slice(0, -1)));
  }
  test.each([
    [OFFER, 0, 'You put yellow 1 up for sale.', 'あなたは黄1を売りに出しました。'],
    [OFFER, 1, 'A puts yellow 1 up for sale.', 'Aは黄1を売りに出しました。'],
    [`${OFFER} want`, 1, 'You want it.', 'あなたは「欲しい」。'],
    [`${OFFER} decline`, 1, 'You decline.', 'あなたは「見送る」。'],
    [SOLD, 0, 'Wanted by C, F. F is nearest and buys it.', '欲しい人: C、F。最も近いFが買います。'],
    [
      SOLD,
      5,
      'You want it. Wanted by C, you. You are nearest and buy it.',
      'あなたは「欲しい」。欲しい人: C、あなた。最も近いあなたが買います。',
    ],
    [UNSOLD, 0, 'Nobody wants it: you lead yellow 1.', '欲しい人はなし。あなたが黄1でリード。'],
    [UNSOLD, 4, 'Nobody wants it: A leads yellow 1.', '欲しい人はなし。Aが黄1でリード。'],
    [LED, 0, 'F gives you blue 6 and leads yellow 1.', 'Fはあなたに青6を渡し、黄1でリード。'],
    [LED, 5, 'You give A blue 6 and lead yellow 1.', 'あなたはAに青6を渡し、黄1でリード。'],
    [
      LED,
      3,
      'F gives A a card that only they know, and leads yellow 1.',
      'FはAにこっそり1枚渡し、黄1でリード。',
    ],
    [`${LED} Y3`, 0, 'You play yellow 3.', 'あなたは黄3。'],
    [`${LED} Y3`, 1, 'A plays yellow 3.', 'Aは黄3。'],
    [TRICK, 2, 'E plays yellow 6. They acquire: 1 D, 2 E, 3 you.', 'Eは黄6。獲得順: 1 D、2 E、3 あなた。'],
    [
      `${TRICK} acquire:Y5`,
      3,
      'You take yellow 5: 1 block, 1 colour.',
      'あなたは黄5を獲得。ブロック1、1色。',
    ],
    [TAKEN, 0, 'C takes yellow 1: 1 block, 1 colour.', 'Cは黄1を獲得。ブロック1、1色。'],
  ])('“%s” for seat %i', (decisions, eyes, en, ja) => {
    expect(told(decisions, eyes)).toEqual([en, ja]);
  });

  test('a hidden answer of somebody else is nothing to talk about', () =>
    expect(told(`${OFFER} want`, 0)).toEqual(['', '']));

  test('the fourth block crashes', () => {
    const value = {
      blocks: 4,
      colours: 3,
      by: 'count',
      points: 4,
      oneMore: 5,
      atRisk: false,
      collapsed: true,
    } as const;
    const take: ChoiceEvent<Cryptrick> = {
      t: 'choice',
      seat: 2,
      decision: { do: 'acquire', card: 'R7' },
      shows: { value, collapses: true },
    };
    const said = inBoth((language) => words.event(take, talkIn(language), []));
    expect(said).toEqual([
      'C takes red 7: 4 blocks, 3 colours. The fourth block: a crash!',
      'Cは赤7を獲得。ブロック4、3色。4つ目で暴落！',
    ]);
  });

  test('the trump card is turned up after the first trick at level wild', () => {
    const { past } = tableWith(`${UNSOLD} Y4 Y5 K2 Y6 K4`, { level: 'wild' }).view(0);
    const last = past.at(-1) as ChoiceEvent<Cryptrick>;
    expect(last.shows?.revealed).toBeUndefined();
    expect(told(`${UNSOLD} Y4 Y5 K2 Y6 K4 acquire:Y5 acquire:Y1`, 0, { level: 'wild' })).toEqual([
      'C takes yellow 1: 1 block, 1 colour. Turned up: green 6. Green is trump.',
      'Cは黄1を獲得。ブロック1、1色。緑6が表に。緑も切り札です。',
    ]);
  });
});

test.each(['calm', 'volatile', 'wild'])('no sentence of a whole match has a hole, level %s', (level) => {
  const table = tableWith('', level === 'calm' ? {} : { level });
  const random = new FastRandom(level);
  const whole = (line: string | null) => expect(line).not.toMatch(/[{}]|undefined|null|NaN/);
  for (let step = 0; !table.view(-1).now.over && step < 2000; step++) {
    const spectator = table.view(-1);
    if (spectator.now.asked.length === 0) {
      table.dealNext();
      continue;
    }
    const seat = spectator.now.asked[0];
    const view = table.view(seat);
    for (const language of ['en', 'ja'] as const) {
      const talk = talkIn(language, seat);
      whole(words.asked(view, talk));
      whole(words.waiting(spectator, seat, talkIn(language, -1)));
      const last = spectator.past.at(-1);
      if (last?.t === 'choice') {
        whole(words.event(last, talkIn(language, -1), spectator.past.slice(0, -1)));
      }
      for (const decision of view.now.choices) {
        whole(words.decision(decision, view, talk));
        const facts = consider(cryptrick, view, decision);
        if (facts.ok) whole(words.preview(facts.value ?? {}, view, talk));
      }
    }
    table.decide(seat, view.now.choices[random.below(view.now.choices.length)]);
  }
  expect(table.view(-1).now.over).toBe(true);
});
