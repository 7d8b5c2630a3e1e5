import type { Language } from '@overtrick/engine';

/** What no sentence may say, and why. */
const WRONG: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    'a verb for somebody else': /\b[Yy]ou (?:[a-z]*[^s\W]s|[a-z]*(?:ss|sh|ch)es)\b/,
    'You inside a sentence': /[\w,’][ {2}]You\b/,
    'you at its beginning': /^you\b|[.!?] you\b/,
    'You’s': /\byou’s\b/i,
    'a before a vowel': /\ba (?:8\d?|11|18|[aei]\w*|o(?!ne)\w*)\b/i,
    'an before a consonant': /\ban (?!8|11\b|18\b|[aeiouh])\w/i,
    'one of many': /(?<![\d.:/] ?|of )\b1 (?:tricks|points|cards|blocks|colours|answers|wilds|players)\b/,
    'many of one': /\b(?:0|[2-9]|\d\d+) (?:trick|point|card|block|colour|answer|player)\b/,
    'a place without a value': /[{}]|undefined|NaN|\[object/,
    'a gap': /[^\S ]{2}|\s[.,;!?]/,
  },
  ja: {
    'a place without a value': /[{}]|undefined|NaN|\[object/,
    English: /\b(?:you|the|of|and|trick|card|points?|with|wins?)\b/i,
    'a gap': /[、。] | [、。]/,
  },
};

/** What is wrong with these sentences. */
export function mistakesIn(texts: readonly string[], language: Language): string[] {
  return texts.flatMap((text) =>
    Object.entries(WRONG[language]).flatMap(([what, pattern]) =>
      pattern.test(text) ? [`${what}: ${text}`] : [],
    ),
  );
}
