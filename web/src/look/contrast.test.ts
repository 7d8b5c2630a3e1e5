import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Tokens = Map<string, string[]>;

/** Every `light-dark(#…, #…)` of a block: one pair as a rule, two where the heat mixes them. */
function tokens(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n  }', start));
  const found: Tokens = new Map();
  for (const [, name, value] of block.matchAll(/--([\w-]+):([^;]+);/g)) {
    found.set(
      name,
      [...value.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, light, dark]) => `${light} ${dark}`),
    );
  }
  return found;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const ours = tokens(':root');
const GAMES = ['inflation', 'charms', 'inversion', 'escalation', 'cryptrick'];
const GROUNDS = ['table', 'table-lit', 'table-edge', 'surface', 'surface-2'];
const TEXTS = ['ink', 'ink-2', 'accent', 'good', 'bad', 'warn'];

describe.each(['light', 'dark'])('WCAG AA in the %s theme', (theme) => {
  const side = theme === 'light' ? 0 : 1;
  it.each(GAMES)('%s: every text colour on every ground', (game) => {
    const own = tokens(`[data-game="${game}"]`);
    const colours = (name: string) =>
      (own.get(name) ?? ours.get(name) ?? []).map((pair) => pair.split(' ')[side]);
    const weak: string[] = [];
    const check = (text: string, ground: string) => {
      for (const a of colours(text))
        for (const b of colours(ground)) {
          if (contrast(a, b) < 4.5)
            weak.push(`--${text} ${a} on --${ground} ${b}: ${contrast(a, b).toFixed(2)}`);
        }
    };
    for (const text of TEXTS) for (const ground of GROUNDS) check(text, ground);
    check('on-accent', 'accent');
    expect(colours('table').length).toBeGreaterThan(0);
    expect(weak).toEqual([]);
  });
});
