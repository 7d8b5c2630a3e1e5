const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [94, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  grey: [90, 39],
} as const;

export type Style = keyof typeof CODES;
/** Colours for text; without a terminal they leave it as it is. */
export type Paint = Readonly<Record<Style, (text: string) => string>>;

const STYLES = Object.keys(CODES) as Style[];

function make(dress: (style: Style, text: string) => string): Paint {
  return Object.fromEntries(STYLES.map((style) => [style, (text: string) => dress(style, text)])) as Paint;
}

/** No colours at all. */
export const PLAIN: Paint = make((_, text) => text);

/** Colours by the codes that every terminal knows. */
export const COLOURED: Paint = make((style, text) => {
  const [on, off] = CODES[style];
  return `\x1b[${on}m${text}\x1b[${off}m`;
});

/** Colours only on a terminal, and not with NO_COLOR. */
export function paintFor(isTerminal: boolean, env: NodeJS.ProcessEnv): Paint {
  const wanted = isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
  return wanted ? COLOURED : PLAIN;
}
