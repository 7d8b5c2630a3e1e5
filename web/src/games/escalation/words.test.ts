import { consider, type Language, readDecision, type Seat } from '@overtrick/engine';
import { type EscalationPreview, escalation } from '@overtrick/games/escalation';
import { describe, expect, test } from 'vitest';
import { talkIn } from '../testTable.ts';
import { W } from './sayings.ts';
import { EXAMPLE, tableWith } from './testTable.ts';
import { words } from './words.ts';

type Both = Readonly<Record<Language, string>>;
const LANGUAGES = ['en', 'ja'] as const;

function asked(hands: readonly string[], decisions: readonly string[], seat: Seat): Both {
  const view = tableWith(hands, decisions).view(seat);
  const inOne = (language: Language) => words.asked(view, talkIn(language, seat));
  return { en: inOne('en'), ja: inOne('ja') };
}

describe('what is asked', () => {
  const [a, b] = ['2 5 5 W 1 1', '3 3 P 1 1 2'];
  test('a lead', () => {
    expect(asked([a, b], [], 0)).toEqual({ en: 'Lead any set', ja: '好きな組でリード' });
  });
  test('to go over the total, or take', () => {
    expect(asked([a, b], ['play:2'], 1)).toEqual({ en: 'Beat 2 or take 1', ja: '2超えか1枚取る' });
  });
  test('to pass or take, when nothing is high enough', () => {
    expect(asked(['13 13 2 2 2 2', b], ['play:13,13'], 1).en).toBe('Pass, or take 2');
    expect(asked(['13 13 2 2 2 2', b], ['play:13,13'], 1).ja).toBe('パスか、2枚取る');
  });
  test('to take, when nothing else is left', () => {
    const both = asked(['13 13 2 2 2 2', '1 1 1 1 1 2'], ['play:13,13'], 1);
    expect(both).toEqual({ en: 'You must take 2', ja: '2枚取るしかありません' });
  });
  test('a lead after taking', () => {
    expect(asked([a, b], ['play:2', 'take'], 1)).toEqual({ en: 'Now lead any set', ja: '続けてリード' });
  });
  test('only a pass, with nothing but pass cards (ESC-2.6)', () => {
    const { now } = tableWith([a, b], ['play:2']).view(1);
    const view = {
      ...tableWith([a, b]).view(1),
      now: { ...now, choices: [{ do: 'pass' } as const], hand: ['P'] },
    };
    expect(words.asked(view, talkIn('en', 1))).toBe('You can only pass');
    expect(words.asked(view, talkIn('ja', 1))).toBe('パスだけできます');
  });
});

test('what others are waited for', () => {
  const lead = tableWith(EXAMPLE.hands).view(1);
  const answer = tableWith(EXAMPLE.hands, ['play:2']).view(0);
  expect(words.waiting(lead, 0, talkIn('en', 1))).toBe('A leads…');
  expect(words.waiting(answer, 1, talkIn('en'))).toBe('B must beat 2…');
  expect(words.waiting(answer, 1, talkIn('ja'))).toBe('Bは2を超えられるか…');
});

test.each([
  ['play:5', 'Play 5', '5を出す'],
  ['play:5,5,W', 'Play 5+5+W = 15', '5+5+W＝15を出す'],
  ['play:W=6', 'Play W as 6', 'W（6扱い）を出す'],
  ['play:W,W=7', 'Play W+W as 7 = 14', 'W+W（7扱い）＝14を出す'],
  ['pass', 'Pass at 6', '6でパス'],
  ['take', 'Take 3 cards', '3枚引き取る'],
])('the button of %s', (decision, en, ja) => {
  const view = tableWith(EXAMPLE.hands, ['play:2', 'play:3,3']).view(2);
  const set = readDecision(escalation, decision);
  expect(words.decision(set, view, talkIn('en', 2))).toBe(en);
  expect(words.decision(set, view, talkIn('ja', 2))).toBe(ja);
});

test.each([
  ['play:8', 'New total: 8. You draw 1.', '合計は8。1枚引きます。'],
  ['take', 'Your stack becomes 3. Then you lead.', '引き取り札は3枚に。その後リード。'],
])('what %s would make', (decision, en, ja) => {
  const view = tableWith(EXAMPLE.hands, ['play:2', 'play:3,3']).view(2);
  const facts = consider(escalation, view, decision);
  if (!facts.ok) throw new Error(decision);
  expect(words.preview(facts.value, view, talkIn('en', 2))).toBe(en);
  expect(words.preview(facts.value, view, talkIn('ja', 2))).toBe(ja);
});

test('what a play would make that draws nothing, or ends the deal', () => {
  const view = tableWith(EXAMPLE.hands).view(0);
  const say = (facts: EscalationPreview) =>
    LANGUAGES.map((language) => words.preview(facts, view, talkIn(language)));
  expect(say({ do: 'play', cards: ['9'], total: 9, draws: 0, ends: false })).toEqual([
    'New total: 9.',
    '合計は9。',
  ]);
  expect(say({ do: 'play', cards: ['9'], total: 9, draws: 0, ends: true })).toEqual([
    'Your last cards: the deal is over.',
    '手札がなくなり、ディール終了です。',
  ]);
});

describe('what happened', () => {
  const { past } = tableWith(EXAMPLE.hands, EXAMPLE.decisions).view(0);
  const lines = (language: Language) =>
    past.flatMap((event) => (event.t === 'choice' ? [words.event(event, talkIn(language), [])] : []));
  test('is told in English', () => {
    expect(lines('en')).toEqual([
      'You play 2: total 2. You draw 1.',
      'B plays 3, 3: total 6.',
      'C plays 8: total 8.',
      'D plays 12: total 12.',
      expect.stringMatching(/^You play 5, 5 and a wild: total 15\. You draw .*\.$/),
      'B passes: still 15.',
      'C plays 7, 7, 7: total 21.',
      'D takes 12 cards and leads.',
    ]);
  });
  test('is told in Japanese', () => {
    expect(lines('ja')).toEqual([
      'あなたは2、合計2。あなたは1を引きました。',
      'Bは3・3、合計6。',
      'Cは8、合計8。',
      'Dは12、合計12。',
      expect.stringMatching(/^あなたは5・5・ワイルド、合計15。.*を引きました。$/),
      'Bはパス。合計は15のまま。',
      'Cは7・7・7、合計21。',
      'Dは12枚引き取り、リードします。',
    ]);
  });
  test.each([
    [['W'], 6, 'D plays a wild as 6: total 6.', 'Dはワイルドを6として、合計6。'],
    [['W', 'W'], 3, 'D plays 2 wilds as 3: total 6.', 'Dはワイルド2枚を3として、合計6。'],
    [['2', 'W', 'W'], 2, 'D plays 2 and 2 wilds: total 6.', 'Dは2・ワイルド2枚、合計6。'],
  ])('%j says what the wilds are', (cards, value, en, ja) => {
    const decision = { do: 'play', cards, value, total: 6 } as const;
    const event = { t: 'choice', seat: 3, decision, shows: { total: 6 } } as const;
    expect(words.event(event, talkIn('en'), [])).toBe(en);
    expect(words.event(event, talkIn('ja'), [])).toBe(ja);
  });
  test('the last card ends the deal', () => {
    const decision = { do: 'pass' } as const;
    const event = { t: 'choice', seat: 0, decision, shows: { total: 9 }, dealEnd: [0, 3] } as const;
    expect(words.event(event, talkIn('en'), [])).toBe(
      'You pass: still 9. That was the last card: the deal is over.',
    );
    expect(words.event(event, talkIn('ja'), [])).toBe(
      'あなたはパス。合計は9のまま。手札がなくなり、ディール終了です。',
    );
  });
});

test('cards have names', () => {
  expect(['7', 'W', 'P'].map((card) => words.card(card, talkIn('en')))).toEqual(['7', 'wild', 'pass card']);
  expect(['7', 'W', 'P'].map((card) => words.card(card, talkIn('ja')))).toEqual([
    '7',
    'ワイルド',
    'パスカード',
  ]);
});

test('both languages fill in the same facts', () => {
  const places = (sentence: string) => [...new Set(sentence.match(/(?<=\{)\w+/g) ?? [])].sort();
  for (const { en, ja } of Object.values(W)) expect(places(ja), en).toEqual(places(en));
});
