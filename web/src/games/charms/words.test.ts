import { consider, type Language, readDecision, type Seat } from '@overtrick/engine';
import { charms } from '@overtrick/games/charms';
import { describe, expect, test } from 'vitest';
import { talkIn } from '../testTable.ts';
import { SUIT_NAMES, W } from './sayings.ts';
import { BIDS, TRICKS, tableAfter } from './testTable.ts';
import { words } from './words.ts';

const [FIRST, SECOND, THIRD] = TRICKS;

/** A sentence in both languages, as the seat hears it that is asked. */
function both(say: (language: Language) => string | null): readonly (string | null)[] {
  return [say('en'), say('ja')];
}

function askedAfter(...decisions: readonly string[]): readonly (string | null)[] {
  const table = tableAfter(...decisions);
  const seat = table.state.turn;
  return both((language) => words.asked(table.view(seat), talkIn(language, seat)));
}

describe('what is asked', () => {
  test('a bid', () => {
    expect(askedAfter()).toEqual(['How many tricks will you take?', '何トリック取りますか？']);
  });
  test('two cards to lead with (CHA-4.2)', () => {
    expect(askedAfter(...BIDS)).toEqual(['Lead a suit with a number', 'スートと数字でリード']);
  });
  test('the led suit with any number (CHA-4.3)', () => {
    expect(askedAfter(...BIDS, FIRST[0])).toEqual(['Play coin with any number', 'コインと好きな数字を出す']);
  });
  test('any two without the led suit (CHA-4.3)', () => {
    expect(askedAfter(...BIDS, FIRST[0], FIRST[1])).toEqual([
      'No coin: any suit with any number',
      'コインなし: 好きなスートと数字',
    ]);
  });
  test('any card to lead with (CHA-5.2)', () => {
    expect(askedAfter(...BIDS, ...FIRST)).toEqual(['Lead any card', '好きなカードでリード']);
  });
  test('anything without the led suit (CHA-5.6)', () => {
    expect(askedAfter(...BIDS, ...FIRST, SECOND[0])).toEqual([
      'No coin: play any card',
      'コインなし: 何でも出せます',
    ]);
  });
  test('to keep the led suit in sight (CHA-5.4)', () => {
    expect(askedAfter(...BIDS, ...FIRST, SECOND[0], SECOND[1])).toEqual([
      'Keep coin in sight',
      'コインを隠さずに出す',
    ]);
  });
  test('to show the led suit (CHA-5.3)', () => {
    expect(askedAfter(...BIDS, ...FIRST, ...SECOND, THIRD[0])).toEqual([
      'You must show rabbit foot',
      'ウサギの足を見せてください',
    ]);
  });
  test('to cover the led suit when only other suits are left (CHA-5.5)', () => {
    const seen = tableAfter(...BIDS, ...FIRST, SECOND[0], SECOND[1]).view(0);
    const board = { ...seen.now.board, duty: 'uncover' as const };
    const view = { ...seen, now: { ...seen.now, board } };
    expect(both((language) => words.asked(view, talkIn(language)))).toEqual([
      'Only other suits: cover coin',
      '別スートだけ: コインを隠せます',
    ]);
  });
});

test('what others are waited for', () => {
  const waiting = (seat: Seat, ...decisions: readonly string[]) =>
    both((language) => words.waiting(tableAfter(...decisions).view(0), seat, talkIn(language)));
  expect(waiting(1, BIDS[0])).toEqual(['B is bidding…', 'Bがビッド中…']);
  expect(waiting(1, ...BIDS, FIRST[0])).toEqual([
    'B is choosing a suit and a number…',
    'Bがスートと数字を選んでいます…',
  ]);
  expect(waiting(1, ...BIDS, ...FIRST)).toEqual(['B is choosing a card…', 'Bがカードを選んでいます…']);
});

test.each([
  ['bid:0', 'Bid 0', 'ビッド 0'],
  ['play:rabbit', 'Play rabbit foot', 'ウサギの足を出す'],
  ['play:7', 'Play 7', '7を出す'],
  ['play:key+5', 'Play key 5', '鍵の5を出す'],
])('the button of %s', (decision, en, ja) => {
  const view = tableAfter().view(0);
  expect(both((language) => words.decision(readDecision(charms, decision), view, talkIn(language)))).toEqual([
    en,
    ja,
  ]);
});

describe('what a decision would make', () => {
  const would = (decision: string, ...decisions: readonly string[]) => {
    const table = tableAfter(...decisions);
    const seat = table.state.turn;
    const view = table.view(seat);
    const facts = consider(charms, view, decision);
    if (!facts.ok) throw new Error(decision);
    return both((language) => words.preview(facts.value, view, talkIn(language, seat)));
  };
  test('a bid: what it is worth', () => {
    expect(would('bid:2', BIDS[0], BIDS[1])).toEqual([
      '0 if exact; 1, 3, 5 off. Fewest wins.',
      'ちょうどで0点。違うほど1、3、5点。少ない人の勝ち。',
    ]);
  });
  test('a lead', () => {
    expect(would('play:2', ...BIDS, ...FIRST)).toEqual([
      'You lead coin and show coin 2.',
      'コインをリードし、コインの2を見せます。',
    ]);
  });
  test('what wins so far', () => {
    expect(would('play:key', ...BIDS, ...FIRST, SECOND[0])).toEqual([
      'You show key 7: it wins so far.',
      '鍵の7になり、今のところ勝ちます。',
    ]);
  });
  test('what is too low', () => {
    expect(would('play:7', ...BIDS, ...FIRST, SECOND[0], SECOND[1])).toEqual([
      'You show coin 7: it does not win.',
      'コインの7になります（勝てません）。',
    ]);
  });
  test('what is neither trump nor the led suit', () => {
    expect(would('play:clover+7', ...BIDS, FIRST[0], FIRST[1])).toEqual([
      'You show clover 7: neither coin nor trump, it cannot win.',
      'クローバーの7はコインでも切り札でもなく、勝てません。',
    ]);
  });
});

describe('what happened', () => {
  const { past } = tableAfter(...BIDS, ...TRICKS.flat()).view(0);
  const lines = (language: Language) =>
    past.flatMap((event, at) =>
      event.t === 'choice' ? [words.event(event, talkIn(language), past.slice(0, at))] : [],
    );
  test('is told in English', () => {
    expect(lines('en')).toEqual([
      'You bid 3.',
      'B bids 4.',
      'C bids 5.',
      'You lead coin 5.',
      'B plays coin 8.',
      'C plays clover 7. B takes the trick with coin 8.',
      'B plays 2 and leads coin 2.',
      'C plays key and shows key 7.',
      'You play 7 and show coin 7. C takes the trick with trump, key 7.',
      'C plays rabbit foot and leads rabbit foot 7.',
      'You play rabbit foot and show rabbit foot 7.',
      'B plays 7 and shows coin 7. You take the trick with rabbit foot 7.',
    ]);
  });
  test('is told in Japanese', () => {
    expect(lines('ja')).toEqual([
      'あなたのビッドは3。',
      'Bのビッドは4。',
      'Cのビッドは5。',
      'あなたはコインの5でリード。',
      'Bはコインの8を出しました。',
      'Cはクローバーの7を出しました。Bがコインの8でトリックを取りました。',
      'Bは2を出し、コインの2でリード。',
      'Cは鍵を出して鍵の7。',
      'あなたは7を出してコインの7。Cが切り札の鍵の7でトリックを取りました。',
      'Cはウサギの足を出し、ウサギの足の7でリード。',
      'あなたはウサギの足を出してウサギの足の7。',
      'Bは7を出してコインの7。あなたがウサギの足の7でトリックを取りました。',
    ]);
  });
  test('is told to others too', () => {
    const asB = (language: Language) =>
      [3, 4, 7, 9].map((at) => {
        const event = past[at + 1];
        return event.t === 'choice' && words.event(event, talkIn(language, 1), past.slice(0, at + 1));
      });
    expect(asB('en')).toEqual([
      'A leads coin 5.',
      'You play coin 8.',
      'C plays key and shows key 7.',
      'C plays rabbit foot and leads rabbit foot 7.',
    ]);
  });
});

test('what lies open when a deal begins', () => {
  const [dealt] = tableAfter().view(0).past;
  if (dealt.t !== 'deal') throw new Error('a match begins with a deal');
  expect(both((language) => words.dealt?.(dealt, talkIn(language)) ?? null)).toEqual([
    'Trump: key.',
    '切り札は鍵。',
  ]);
  const again = { ...dealt, setup: { ...dealt.setup, redealt: [{ seat: 1, shown: ['coin', 'coin', '8'] }] } };
  expect(both((language) => words.dealt?.(again, talkIn(language)) ?? null)).toEqual([
    'B laid open 2 × coin, 1 × 8 and got a new hand. Trump: key.',
    'Bはコインが2枚、8が1枚を公開し、配り直しました。切り札は鍵。',
  ]);
});

test('cards have names, and in the hand say what they make', () => {
  expect(words.card('rabbit', talkIn('en'))).toBe('rabbit foot');
  expect(words.card('8', talkIn('ja'))).toBe('8');
  const first = tableAfter(...BIDS, FIRST[0]).view(1);
  expect(words.inHand?.('coin', first, talkIn('en', 1))).toBe('coin, the suit to show');
  expect(words.inHand?.('5', first, talkIn('en', 1))).toBe('5');
  const later = tableAfter(...BIDS, ...FIRST, ...SECOND, THIRD[0]).view(0);
  expect(words.inHand?.('rabbit', later, talkIn('en'))).toBe(
    'rabbit foot, the suit to show, makes rabbit foot 7',
  );
  expect(words.inHand?.('clover', later, talkIn('en'))).toBe('clover');
  const lead = tableAfter(...BIDS, ...FIRST).view(1);
  expect(words.inHand?.('2', lead, talkIn('ja', 1))).toBe('2、コインの2になります');
});

test('both languages fill in the same facts', () => {
  const places = (sentence: string) => [...new Set(sentence.match(/(?<=\{)\w+/g) ?? [])].sort();
  for (const { en, ja } of Object.values({ ...W, ...SUIT_NAMES })) expect(places(ja), en).toEqual(places(en));
});
