import type { Say } from './say.ts';

const BETWEEN = { en: [', ', ' and '], ja: ['、', '、'] } as const;

/** Names in a row, as the language joins them: "Mia, Otto and Ren". `Intl.ListFormat` says the same, but a phone loads its tables for 50 ms. */
export function listOf(names: readonly string[], { language }: Say): string {
  const [comma, and] = BETWEEN[language];
  return [names.slice(0, -1).join(comma), ...names.slice(-1)].filter(Boolean).join(and);
}

/** Sentences one after the other, without the empty ones; Japanese has no space between them. */
export const inARow = (sentences: readonly string[], { language }: Say): string =>
  sentences.filter(Boolean).join(language === 'ja' ? '' : ' ');

/** Sentences as one, the way somebody tells a round: "Mia plays 7, you play 8." */
export function inOneBreath(sentences: readonly string[], { language }: Say): string {
  const said = sentences.filter(Boolean);
  if (language === 'ja')
    return said.map((each, at) => (at < said.length - 1 ? each.replace(/。$/, '、') : each)).join('');
  return said
    .map((each, at) => (at > 0 ? each.replace(/^You\b/, 'you') : each))
    .map((each, at) => (at < said.length - 1 ? each.replace(/\.$/, ',') : each))
    .join(' ');
}
