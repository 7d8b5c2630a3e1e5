import type { Language } from '@overtrick/engine';

/** How many digits belong together: thousands in English, 万 in Japanese. */
export const GROUP = { en: 3, ja: 4 } as const satisfies Record<Language, number>;

const UNITS = {
  en: ['', ' thousand', ' million', ' billion', ' trillion'],
  ja: ['', '万', '億', '兆'],
} as const satisfies Record<Language, readonly string[]>;

/** The digits in groups, counted from the right: `9367` → `9 367`. */
export function groupsOf(digits: string, language: Language): string[] {
  const size = GROUP[language];
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= size)
    groups.unshift(digits.slice(Math.max(0, end - size), end));
  return groups;
}

/** The digits as they are written: `9,367`, in Japanese `9 3670 1234`. */
export const grouped = (digits: string, language: Language): string =>
  groupsOf(digits, language).join(language === 'en' ? ',' : '\u2009');

/** The number as people say it: `9 thousand 367`, `3億6700万12`. */
export function inWords(digits: string, language: Language): string {
  const groups = groupsOf(digits, language);
  const said = groups.flatMap((group, at) => {
    const unit = UNITS[language][groups.length - 1 - at];
    return Number(group) === 0 ? [] : [`${Number(group)}${unit}`];
  });
  return said.join(language === 'en' ? ' ' : '') || digits;
}

/** The number inside a sentence: `9,367`, `3億6700万12`. */
export const written = (digits: string, language: Language): string =>
  language === 'en' ? grouped(digits, language) : inWords(digits, language);
