import type { Say } from './say.ts';

/** British English puts no comma before "and", as the rest of the page. */
const LOCALES = { en: 'en-GB', ja: 'ja' } as const;

/** Names in a row, as the language joins them: "Mia, Otto and Ren". */
export const listOf = (names: Iterable<string>, { language }: Say): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names);
