import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result } from '@overtrick/engine';
import { misused, type Problem } from '../command/problem.ts';
import { safe } from './svg.ts';

/** One part of a page: what it answers, in a sentence, as a drawing and as numbers. */
export interface Section {
  /** Names the drawing's file, such as `seats`. */
  readonly id: string;
  readonly title: string;
  readonly says: readonly string[];
  readonly drawings: readonly string[];
  readonly table: {
    readonly titles: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
}

const STYLE = `:root{color-scheme:light dark;--page:light-dark(#efede8,#131519);--surface:light-dark(#fdfcfa,#1d2026);--ink:light-dark(#1f1b26,#f1ece2);--ink-2:light-dark(#56505d,#b9b4ac);--line:light-dark(#cfcac0,#3a3f49)}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:860px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 8px}h2{font-size:1.25rem;margin:0 0 8px}
p{margin:0 0 12px}.quiet{color:var(--ink-2)}code{font-size:.9em;overflow-wrap:anywhere}
section{background:var(--surface);border-radius:12px;padding:20px;margin:20px 0}
svg{display:block;max-width:100%;height:auto;margin:0 0 12px}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:4px 12px 4px 0;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{color:var(--ink-2);font-weight:500}`;

/** A page in one file: nothing is fetched, so it opens without a network. */
export function page(
  title: string,
  intro: readonly string[],
  line: string,
  sections: readonly Section[],
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${safe(title)}</h1>
${intro.map((sentence) => `<p>${safe(sentence)}</p>`).join('\n')}
<p class="quiet">Printed by <code>overtrick ${safe(line)}</code></p>
${sections.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
}

function sectionOf({ title, says, drawings, table }: Section): string {
  return `<section>
<h2>${safe(title)}</h2>
${says.map((sentence) => `<p>${safe(sentence)}</p>`).join('\n')}
${drawings.join('\n')}
${table ? tableOf(table) : ''}
</section>`;
}

function tableOf({ titles, rows }: NonNullable<Section['table']>): string {
  const row = (cells: readonly string[], kind: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${kind}>${safe(cell)}</${kind}>`).join('')}</tr>`;
  return `<div class="wide"><table>
${row(titles, 'th')}
${rows.map((cells) => row(cells, 'td')).join('\n')}
</table></div>`;
}

/** Says so before a long run when its page could not be written. */
export function checkWritable(file: string | undefined): Result<null, Problem> {
  return file === undefined ? ok(null) : written(file, () => appendFileSync(file, ''));
}

/** Writes a page to a file; says so when that cannot be. */
export function writePage(file: string, html: string): Result<null, Problem> {
  return written(file, () => writeFileSync(file, html));
}

/** Writes every drawing of a page into a folder, each as a file that can be shown as a picture. */
export function writeDrawings(
  folder: string,
  prefix: string,
  sections: readonly Section[],
): Result<null, Problem> {
  return written(folder, () => {
    mkdirSync(folder, { recursive: true });
    for (const { id, drawings } of sections) {
      for (const [at, drawn] of drawings.entries()) {
        writeFileSync(join(folder, `${prefix}-${id}${at === 0 ? '' : `-${at + 1}`}.svg`), `${drawn}\n`);
      }
    }
  });
}

function written(where: string, write: () => void): Result<null, Problem> {
  try {
    write();
    return ok(null);
  } catch (error) {
    return misused(
      `${where} cannot be written: ${(error as Error).message}.`,
      'Name a file in a folder that exists.',
    );
  }
}
