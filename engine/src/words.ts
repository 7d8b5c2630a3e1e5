/** The languages that everything is said in. */
export const LANGUAGES = ['en', 'ja'] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** One sentence in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Puts values into the `{places}` of a sentence. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
