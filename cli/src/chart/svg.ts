/** Text as it may stand in SVG and HTML. */
export const safe = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** A tag with its attributes; numbers are cut to what can be seen. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = '',
): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${safe(typeof value === 'number' ? short(value) : value)}"`)
    .join('');
  return inside === '' ? `<${name}${text}/>` : `<${name}${text}>${inside}</${name}>`;
}

const short = (value: number): string => String(Number(value.toFixed(2)));

/** A line of text in a drawing. */
export const label = (
  x: number,
  y: number,
  words: string,
  more: Readonly<Record<string, string | number>> = {},
): string => tag('text', { x, y, ...more }, safe(words));

/** Colours of light and of dark pages; a drawing carries its own, so that it can be shown as a picture. */
const STYLE = `svg{--ground:#fdfcfa;--ink:#1f1b26;--ink-2:#56505d;--line:#cfcac0;--mark:#0f625f;--mark-2:#9a4a00;--mark-3:#5b3a9e;--mark-4:#8f141b;--soft:#d3e7e3}
@media(prefers-color-scheme:dark){svg{--ground:#1d2026;--ink:#f1ece2;--ink-2:#b9b4ac;--line:#3a3f49;--mark:#63cfc3;--mark-2:#f3bd62;--mark-3:#b9a2f5;--mark-4:#ff9a92;--soft:#183b3a}}
svg text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:var(--ink)}
svg .quiet{fill:var(--ink-2);font-size:12px}svg .title{font-weight:650;font-size:15px}
svg .grid{stroke:var(--line);stroke-width:1}svg .fair{stroke:var(--ink-2);stroke-width:1.5;stroke-dasharray:4 4;fill:none}`;

/** The ink of the first, second … of several lines. */
export const inkOf = (at: number): string =>
  ['var(--mark)', 'var(--mark-2)', 'var(--mark-3)', 'var(--mark-4)'][at % 4];

/** A whole drawing: stands in a page or in a file of its own. */
export function drawing(width: number, height: number, title: string, inside: readonly string[]): string {
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': title,
    },
    [
      `<style>${STYLE}</style>`,
      tag('rect', { width, height, rx: 8, fill: 'var(--ground)' }),
      label(16, 26, title, { class: 'title' }),
      ...inside,
    ].join('\n'),
  );
}
