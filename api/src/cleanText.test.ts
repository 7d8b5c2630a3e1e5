import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from './cleanText.ts';

describe('cleanText', () => {
  test.each([
    ['an override that turns the writing', 'ann\u202Egnp.exe', 'anngnp.exe'],
    ['embeddings, isolates and marks of direction', '\u202Aa\u2066b\u2069\u200Ec\u200F\u061C', 'abc'],
    ['control characters', 'a\u0000b\u0007c\u009F', 'abc'],
    ['breaks of lines and pages', 'a\nb\r\u2028c\td', 'a b  c d'],
    ['blanks without a width', 'A\u200Bnn\uFEFF\u2060', 'Ann'],
    ['soft hyphens and fillers', 'A\u00ADn\u3164n\u115F', 'Ann'],
    ['the empty braille cell', '\u2800Ann\u2800', 'Ann'],
    ['halves of letters', 'A\uD800nn', 'Ann'],
    ['signs of private use and of nobody', 'A\uE000n\uFFFFn', 'Ann'],
    ['words hidden in tags', 'Ann\u{E0041}\u{E0042}', 'Ann'],
    ['a joiner with nothing to join', 'A\u200Dn\u200Cn\u200D', 'Ann'],
    ['a form of nothing', 'A\uFE0Fnn\u{E0100}', 'Ann'],
    ['many forms of one sign', '❤\uFE0F\uFE0F\uFE0F', '❤\uFE0F'],
    ['nothing but what cannot be seen', '\u200B\u202E \u2800\u3164', ''],
  ])('%s', (_, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
  });

  test.each([
    'Ann-Marie O’Neill 3rd!',
    '日本語の名前　長音ー、濁点が゛ｶﾞ「」',
    '葛\u{E0100}城と辻\u{E0101}、神\uFE00',
    'か\u3099',
    '👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 🧔‍♂️ 👁️‍🗨️',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 🇯🇵 1️⃣',
    'می‌خواهم',
    'क्‍ष श्री',
    'Żółć Ελλάς Ёлка 안녕 שלום',
  ])('keeps “%s”', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  const bad = [
    '\u202E',
    '\u2066',
    '\u200B',
    '\u200D',
    '\u200C',
    '\uFE0F',
    '\u{E0100}',
    '\u0000',
    '\n',
    '\uD83D',
  ];
  const good = ['A', 'あ', '辻', '👩', '🏽', '❤', '🏴', '\u{E0067}', '\u{E007F}', 'م', 'क', ' ', '1'];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...bad, ...good), fc.string({ unit: 'binary', maxLength: 3 })))
    .map((parts) => parts.join(''));

  test('what is clean stays as it is, whatever it was made of', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(cleanText(cleanText(each))).toBe(cleanText(each));
      }),
    );
  });

  test('nothing turns the writing, breaks the line or controls a terminal', () => {
    const turning = /[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u2060-\u206F\uFEFF]/u;
    fc.assert(
      fc.property(text, (each) => {
        expect(cleanText(each)).not.toMatch(turning);
      }),
    );
  });

  test('a joiner or a form is never at the beginning, at the end, or twice', () => {
    const alone = /^(?:\u200C|\u200D|\uFE0F|\u{E0100})|(?:\u200C|\u200D)$|(?:\u200C|\u200D){2}|\uFE0F{2}/u;
    fc.assert(
      fc.property(text, (each) => {
        expect(cleanText(each)).not.toMatch(alone);
      }),
    );
  });

  test('nothing that can be seen is lost, and its order stays', () => {
    const seen = (each: string) =>
      each.match(/[\p{L}\p{N}\p{P}\p{S}]/gu)?.filter((sign) => !/[\p{DI}\u2800]/u.test(sign)) ?? [];
    fc.assert(
      fc.property(text, (each) => {
        expect(seen(cleanText(each))).toEqual(seen(each));
      }),
    );
  });
});
