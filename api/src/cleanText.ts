import * as v from 'valibot';

/** Scripts whose letters are written differently with a joiner or a non-joiner between them. */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}]';

/** Signs that cannot be seen and still change what is: in the only places where writing needs them. */
const NEEDED = [
  // Which form of an emoji or of an ideograph is meant.
  '(?<=[\\p{Emoji}\\p{Script=Han}])[\\u{FE00}-\\u{FE0F}]',
  '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
  // Emoji that are made of several: families, flags.
  '(?<=\\p{Extended_Pictographic}[\\u{FE0F}\\p{Emoji_Modifier}]?)\\u{200D}(?=\\p{Extended_Pictographic})',
  '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  `(?<=${JOINED})[\\u{200C}\\u{200D}](?=${JOINED})`,
];

const BLANK = '[\\t\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}\\u{2800}]';

/** Control characters, what turns the direction of writing, halves of letters, private signs, and all that is there and not seen. */
const UNSEEN =
  '[\\p{Cc}\\p{Cs}\\p{Co}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u{FFF9}-\\u{FFFB}\\u{13430}-\\u{1343F}]';

const HIDDEN = new RegExp(`(${NEEDED.join('|')})|(${BLANK})|${UNSEEN}`, 'gu');

/** Something that is seen: a letter, a digit or a sign, and not only an accent for one. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text in one line that shows what it is: nothing in it is hidden, and nothing hides or turns around something else. */
export const cleanText = (text: string): string =>
  text
    .replace(HIDDEN, (_, needed?: string, blank?: string) => needed ?? (blank === undefined ? '' : ' '))
    .trim();

/** What people write, cleaned, with something in it that can be seen. */
export const written = (most: number, tooLong: string, empty: string) =>
  v.pipe(v.string(), v.transform(cleanText), v.regex(SEEN, empty), v.maxLength(most, tooLong));
