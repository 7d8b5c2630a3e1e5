import { type ChoiceEvent, consider, type Language, readDecision, type Seat } from '@overtrick/engine';
import { type Inversion, inversion } from '@overtrick/games/inversion';
import { describe, expect, test } from 'vitest';
import { talkIn } from '../testTable.ts';
import { W } from './sayings.ts';
import { FOUR, tableWith } from './testTable.ts';
import { words } from './words.ts';

const inBoth = (said: (language: Language) => string | null) => [said('en'), said('ja')];
const LEAD = `${FOUR} H8 S4 H10`;

describe('what is asked', () => {
  test.each([
    ['to open', '', 0, 'Open the auction: how many tricks?', '最初の宣言: 何トリック取りますか？'],
    ['to go higher', 'declare:3', 1, 'Declare more than 3, or pass', '3より多く宣言するか、パス'],
    ['the suit, or eleven', FOUR, 0, 'Play a heart, or a 2 to swap', 'ハートを出すか、2で交換'],
    [
      'anything, or eleven',
      `${FOUR} H8`,
      1,
      'No hearts: play any; a 2 swaps',
      'ハートなし、どれでも（2は交換）',
    ],
    ['what came by a swap', `${FOUR} H8 S2`, 2, 'Play a spade, or a 9 to swap', 'スペードを出すか、9で交換'],
    ['only the suit', LEAD, 2, 'Play a heart', 'ハートを出してください'],
    ['anything', `${LEAD} H2`, 0, 'No hearts: play any card', 'ハートなし、どれでも'],
  ])('%s', (_what, decisions, seat, en, ja) => {
    const view = tableWith(3, decisions).view(seat);
    expect(inBoth((language) => words.asked(view, talkIn(language, seat)))).toEqual([en, ja]);
  });
});

test('what others are waited for', () => {
  const auction = tableWith(3).view(1);
  const trick = tableWith(3, FOUR).view(1);
  expect(inBoth((language) => words.waiting(auction, 0, talkIn(language, 1)))).toEqual([
    'A is declaring…',
    'Aが宣言中…',
  ]);
  expect(inBoth((language) => words.waiting(trick, 0, talkIn(language, 1)))).toEqual([
    'A is choosing a card…',
    'Aがカードを選んでいます…',
  ]);
});

test.each([
  ['declare:4', 'Declare 4', '4を宣言', 'Declare 4', '4を宣言'],
  ['pass', 'Pass', 'パス', 'Pass', 'パス'],
  ['play:H8', 'Play 8 of hearts', 'ハートの8を出す', 'Play', '出す'],
  ['play:C2', 'Swap in 2 of clubs', 'クラブの2で交換', 'Swap', '交換する'],
])('%s in words, and on the button that takes it', (text, en, ja, short, brief) => {
  const decision = readDecision(inversion, text);
  const view = tableWith(3, decision.do === 'play' ? FOUR : '').view(0);
  expect(inBoth((language) => words.decision(decision, view, talkIn(language)))).toEqual([en, ja]);
  expect(inBoth((language) => words.commit?.(decision, view, talkIn(language)) ?? '')).toEqual([
    short,
    brief,
  ]);
});

test('a card of the hand says that it makes eleven, once cards are played', () => {
  expect(words.inHand?.('C2', tableWith(3).view(0), talkIn('en'))).toBe('2 of clubs');
  const view = tableWith(3, FOUR).view(0);
  expect(inBoth((language) => words.inHand?.('C2', view, talkIn(language)) ?? '')).toEqual([
    '2 of clubs, makes 11: swaps',
    'クラブの2、合計11で交換',
  ]);
  expect(words.inHand?.('C3', view, talkIn('en'))).toBe('3 of clubs');
});

describe('what a decision would make', () => {
  test.each([
    [
      '',
      0,
      'declare:4',
      'As the parent you would need 4 of 10; the children 7 together.',
      '親になれば10トリック中4必要。子は合わせて7で阻止。',
    ],
    [
      'declare:3',
      1,
      'pass',
      'You are out of the auction and will be a child.',
      '競りから降り、子になります。',
    ],
    [
      'declare:3 pass',
      2,
      'pass',
      'The auction ends: A is the parent and needs 3.',
      '競り終了。Aが親で、3トリック必要。',
    ],
    [
      FOUR,
      0,
      'play:H8',
      'You lead with it; others may beat it or swap.',
      'これでリード。あとの人が勝つか、交換するかもしれません。',
    ],
    [`${FOUR} H8 S4`, 2, 'play:H10', 'It beats A: 8 of hearts.', 'Aのハートの8に勝ちます。'],
    [`${FOUR} H8`, 1, 'play:C10', 'A stays ahead with 8 of hearts.', 'Aのハートの8に勝てません。'],
    [
      `${FOUR} H8`,
      1,
      'play:S2',
      'Swap: 9 of hearts counts as yours and is winning.',
      '交換: ハートの9があなたの札になり、優勢です。',
    ],
    [
      `${FOUR} H8 S2`,
      2,
      'play:C9',
      'Swap: 2 of spades counts as yours, not winning.',
      '交換: スペードの2があなたの札になり、勝ちません。',
    ],
  ])('after “%s” seat %i: %s', (decisions, seat, decision, en, ja) => {
    const view = tableWith(3, decisions).view(seat);
    const facts = consider(inversion, view, decision);
    if (!facts.ok) throw new Error('it should be legal');
    const { value } = facts;
    expect(inBoth((language) => words.preview(value ?? {}, view, talkIn(language, seat)))).toEqual([en, ja]);
  });
});

describe('what happened', () => {
  /** The last line of the record, as this seat is told. */
  function told(decisions: string, eyes: Seat) {
    const { past } = tableWith(3, decisions).view(eyes);
    const last = past.at(-1) as ChoiceEvent<Inversion>;
    return inBoth((language) => words.event(last, talkIn(language, eyes), past.slice(0, -1)));
  }
  test.each([
    ['declare:4', 0, 'You declare 4.', 'あなたは4を宣言。'],
    ['declare:4', 1, 'A declares 4.', 'Aは4を宣言。'],
    ['declare:4 pass', 1, 'You pass.', 'あなたはパス。'],
    [FOUR, 0, 'C passes. You are the parent and need 4 tricks.', 'Cはパス。あなたが親です。4トリック必要。'],
    [FOUR, 1, 'C passes. A is the parent and needs 4 tricks.', 'Cはパス。Aが親です。4トリック必要。'],
    [
      'declare:1 pass pass',
      1,
      'C passes. A is the parent and needs 1 trick.',
      'Cはパス。Aが親です。1トリック必要。',
    ],
    [`${FOUR} H8`, 0, 'You play 8 of hearts.', 'あなたはハートの8。'],
    [`${FOUR} H8`, 1, 'A plays 8 of hearts.', 'Aはハートの8。'],
    [
      `${FOUR} H8 S2`,
      1,
      'Eleven! You swap 2 of spades for 9 of hearts.',
      '合計11！あなたはスペードの2をハートの9と交換。',
    ],
    [
      `${FOUR} H8 S2`,
      0,
      'Eleven! B swaps 2 of spades for 9 of hearts.',
      '合計11！Bはスペードの2をハートの9と交換。',
    ],
    [
      `${FOUR} H8 S2 S8`,
      1,
      'C plays 8 of spades. You take the trick with 9 of hearts.',
      'Cはスペードの8。あなたがハートの9でトリックを取りました。',
    ],
    [
      `${FOUR} H8 S2 S8`,
      0,
      'C plays 8 of spades. B takes the trick with 9 of hearts.',
      'Cはスペードの8。Bがハートの9でトリックを取りました。',
    ],
  ])('%s, told to seat %i', (decisions, eyes, en, ja) => {
    expect(told(decisions, eyes)).toEqual([en, ja]);
  });
});

test('both languages use the same values', () => {
  const values = (sentence: string) => [...new Set(sentence.replaceAll('{an ', '{').match(/\{\w+/g))].sort();
  for (const [key, { en, ja }] of Object.entries(W)) expect(values(ja), key).toEqual(values(en));
});
