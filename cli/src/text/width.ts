// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what colours are made of
const COLOURS = /\x1b\[[0-9;]*m/g;
/** Letters that take two columns: kana, kanji, full-width forms. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** The text without its colours. */
export const bare = (text: string): string => text.replace(COLOURS, '');

/** How many columns a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of bare(text)) width += WIDE.test(letter) || letter > '\u{1f2ff}' ? 2 : 1;
  return width;
}

/** Fills up with spaces on the right, or on the left for numbers. */
export function pad(text: string, width: number, side: 'left' | 'right' = 'right'): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'right' ? text + space : space + text;
}

/** Breaks a text into lines of at most this width; languages without spaces break anywhere. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(
    /\s+|[\u3000-\u9fff\uff00-\uffef][、。）」！？]?|[^\s\u3000-\u9fff\uff00-\uffef]+/gu,
  ) ?? []) {
    if (line !== '' && widthOf(line + word.trimEnd()) > width - widthOf(indent)) {
      lines.push(indent + line.trimEnd());
      line = word.trimStart();
    } else line += word;
  }
  if (line.trim() !== '') lines.push(indent + line.trimEnd());
  return lines;
}
