import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CharmsBox } from '../games/charms/cards/Box.tsx';
import { CryptrickBox } from '../games/cryptrick/cards/Box.tsx';
import { EscalationBox } from '../games/escalation/cards/Box.tsx';
import { InflationBox } from '../games/inflation/cards/Box.tsx';
import { InversionBox } from '../games/inversion/cards/Box.tsx';
import type { ForSome } from '../look/games.ts';

const COVERS = {
  inflation: InflationBox,
  charms: CharmsBox,
  inversion: InversionBox,
  escalation: EscalationBox,
  cryptrick: CryptrickBox,
} as const satisfies ForSome<() => ReactNode>;

type Covered = keyof typeof COVERS;

/** The games whose boxes are drawn. */
export const COVERED = Object.keys(COVERS).filter((game): game is Covered => game in COVERS);

/** A cover as a picture of its own: the home page shows it without carrying the drawing's code. */
export function drawBox(game: Covered): string {
  const Cover = COVERS[game];
  const css = readFileSync(new URL(`../games/${game}/cards/ink.css`, import.meta.url), 'utf8');
  const drawing = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 320 400"
      className={`card-${game}`}
      aria-hidden="true"
    >
      <Cover />
    </svg>,
  );
  const style = `<style>svg{--card-gold:#e6b54f}${used(css, drawing)}</style>`;
  return `${drawing.replace('><', () => `>${style}<`)}\n`;
}

/** The rules whose class the drawing wears, without what is nested in them, comments and white space. */
function used(css: string, drawing: string): string {
  const inside = css.slice(css.indexOf('{') + 1, css.lastIndexOf('}')).replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = inside.split(/\n {2}}\n/).filter((rule) => {
    const selector = rule.slice(0, rule.indexOf('{'));
    if (/data-|@|>/.test(selector)) return false;
    return [...selector.matchAll(/\.([\w-]+)/g)].some(([, name]) =>
      new RegExp(`[" ]${name}[" ]`).test(drawing),
    );
  });
  return rules
    .map((rule) => `${rule}}`)
    .join('')
    .replace(/&[^{}]*\{[^{}]*\}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');
}
