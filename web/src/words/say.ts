import type { Language, Words } from '@overtrick/engine';

export type Values = Readonly<Record<string, string | number>>;

/** Says a sentence in the language of the page. */
export type Say = {
  (words: Words, values?: Values): string;
  readonly language: Language;
};

/** Numbers that are said with a vowel first: eight, eleven, eighteen, eighty … */
const VOWEL = /^(?:8|11$|18$)/;

/**
 * Puts values into a sentence: `{name}` is replaced, `{an rank}` gives a number its article, `{count:trick|tricks}` chooses by
 * a number (Japanese needs neither).
 */
function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(an )?(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (place, an, name: string, one, many) => {
    const value = values[name];
    if (value === undefined) return place;
    if (an) return `${VOWEL.test(String(value)) ? 'an' : 'a'} ${value}`;
    if (many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

/** The voice of a language. */
export function makeSay(language: Language): Say {
  const say = (words: Words, values?: Values) => (values ? fill(words[language], values) : words[language]);
  return Object.assign(say, { language });
}
