// Draws the lettering once: numerals and titles become outlines (no font is loaded for a card, no flash, exact
// centring), and the house face becomes one small variable font. Run `npm run letters -w web` after a change here.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { FillRule, PathBoolean, PathBooleanOperation, pathFromCommands, pathToCommands } from 'path-bool';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const web = dirname(dirname(fileURLToPath(import.meta.url)));
const file = (name) => readFileSync(require.resolve(name));

/** Every outline is this many units high from the baseline to the top of a zero or a capital. */
const HEIGHT = 300;

const FACES = {
  inflation: { font: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2', engraved: true },
  charms: {
    font: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 850, SOFT: 100, WONK: 0, opsz: 100 },
  },
  inversion: {
    font: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    axes: { wght: 900, wdth: 85 },
    welded: true,
  },
  escalation: { font: '@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff2' },
  cryptrick: {
    font: '@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
    axes: { wght: 800, wdth: 82 },
  },
};

const LETTERS = {
  inflation: { glyphs: [...'0123456789'], title: 'INFLATION!' },
  charms: { glyphs: [...'12345678', ...'CKLR'], title: 'Charms' },
  inversion: { glyphs: [...'123456789', '10', ...'CSHDN'], title: 'INVERSION' },
  escalation: { glyphs: [...'123456789', '10', '11', '12', '13', ...'WP', '1-7', '='], title: 'ESCALATION!' },
  cryptrick: { glyphs: [...'123456789', ...'YBRPGKW'], title: 'CRYPTRICK' },
};

/** Tighter than the font's own spacing: these are emblems, not text. */
const TRACKING = { inflation: -6, charms: -4, inversion: -4, escalation: -10, cryptrick: -30 };

function outline(font, text, tracking) {
  const run = font.layout(text, ['-liga', 'lnum', 'kern']);
  const zero = font.layout(/[0-9]/.test(text) ? '0' : 'H', ['lnum']).glyphs[0].bbox;
  const scale = HEIGHT / zero.maxY;
  const commands = [];
  let pen = 0;
  run.glyphs.forEach((glyph, i) => {
    const left = i === 0 ? -glyph.bbox.minX : 0;
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((v, k) => (k % 2 ? -v * scale : (v + pen + left) * scale));
      commands.push({ command, points });
    }
    const advance = run.positions[i].xAdvance + left;
    pen += i === run.glyphs.length - 1 ? glyph.bbox.maxX + left : advance + tracking / scale;
  });
  return { width: Math.round(pen * scale), commands };
}

const LETTER = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
const COMMAND = Object.fromEntries(Object.entries(LETTER).map(([command, letter]) => [letter, command]));

/** Strokes that overlap become one outline, so that the numeral may be cut out of something else. */
function weld(commands) {
  const pairs = (points) =>
    Array.from({ length: points.length / 2 }, (_, i) => points.slice(2 * i, 2 * i + 2));
  const path = [
    ...pathFromCommands(commands.map(({ command, points }) => [LETTER[command], ...pairs(points)])),
  ];
  const welded = new PathBoolean([{ path, fillRule: FillRule.NonZero }]).get(PathBooleanOperation.Union);
  return welded.flatMap((each) =>
    [...pathToCommands(each)].map(([letter, ...points]) => ({
      command: COMMAND[letter],
      points: points.flat(),
    })),
  );
}

/** Relative whole numbers: half the bytes of what the font says. */
function draw(commands) {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let last = '';
  let text = '';
  for (const { command, points } of commands) {
    const letter = LETTER[command].toLowerCase();
    if (letter === 'z') {
      text += 'z';
      last = 'z';
      x = startX;
      y = startY;
      continue;
    }
    const whole = points.map(Math.round);
    const relative = whole.map((v, k) => v - (k % 2 ? y : x));
    x = whole.at(-2);
    y = whole.at(-1);
    if (letter === 'm') {
      startX = x;
      startY = y;
    }
    const numbers = relative.map((v, k) => (k > 0 && v >= 0 ? ` ${v}` : `${v}`)).join('');
    text +=
      letter === last && letter !== 'm' ? (relative[0] >= 0 ? ` ${numbers}` : numbers) : letter + numbers;
    last = letter;
  }
  return text;
}

function flatten(commands) {
  const lines = [];
  let from = [0, 0];
  let start = [0, 0];
  const to = (point) => {
    lines.push([from, point]);
    from = point;
  };
  for (const { command, points } of commands) {
    const p = [];
    for (let i = 0; i < points.length; i += 2) p.push([points[i], points[i + 1]]);
    if (command === 'moveTo') {
      start = p[0];
      from = start;
    } else if (command === 'lineTo') to(p[0]);
    else if (command === 'closePath') to(start);
    else {
      const all = [from, ...p];
      for (let step = 1; step <= 10; step++) {
        const t = step / 10;
        let level = all;
        while (level.length > 1)
          level = level
            .slice(1)
            .map((q, i) => [level[i][0] + (q[0] - level[i][0]) * t, level[i][1] + (q[1] - level[i][1]) * t]);
        to(level[0]);
      }
    }
  }
  return lines;
}

/** The engraver's lines: horizontal cuts inside the numeral, a margin away from its edge. */
function engrave(commands) {
  const lines = flatten(commands);
  const MARGIN = 9;
  let from = [0, 0];
  let text = '';
  for (let y = -HEIGHT + 9; y < -4; y += 9) {
    const crossings = lines
      .filter(([a, b]) => a[1] <= y !== b[1] <= y)
      .map(([a, b]) => a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const left = crossings[i] + MARGIN;
      const length = crossings[i + 1] - MARGIN - left;
      if (length <= 6) continue;
      const [x, run] = [Math.round(left), Math.round(length)];
      text += `m${x - from[0]} ${y - from[1]}h${run}`;
      from = [x + run, y];
    }
  }
  return text;
}

for (const [game, face] of Object.entries(FACES)) {
  const bytes = face.axes
    ? await subsetFont(file(face.font), letters(game), { targetFormat: 'truetype', variationAxes: face.axes })
    : file(face.font);
  const font = create(bytes);
  const tracking = TRACKING[game];
  const lines = LETTERS[game].glyphs.map((text) => {
    const { width, commands } = outline(font, text, tracking);
    const drawn = draw(face.welded ? weld(commands) : commands);
    const engraving = face.engraved ? `, cuts: '${engrave(commands)}'` : '';
    return `  '${text}': { width: ${width}, d: '${drawn}'${engraving} },`;
  });
  const { width, commands } = outline(font, LETTERS[game].title, tracking);
  const source = face.font.split('/').slice(0, 2).join('/');
  const head = `// Made by letters/make.mjs from ${source} (SIL OFL 1.1 or Apache 2.0). Do not edit.\n`;
  writeFileSync(
    join(web, `src/games/${game}/cards/glyphs.ts`),
    `${head}import type { Glyph } from '../../../cards/Letter.tsx';\n\nexport const GLYPHS: Readonly<Record<string, Glyph>> = {\n${lines.join('\n')}\n};\n`,
  );
  writeFileSync(
    join(web, `src/games/${game}/cards/title.ts`),
    `${head}import type { Glyph } from '../../../cards/Letter.tsx';\n\nexport const TITLE: Glyph = { width: ${width}, d: '${draw(commands)}' };\n`,
  );
}

function letters(game) {
  return `${LETTERS[game].glyphs.join('')}${LETTERS[game].title}0H`;
}

const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const house = await subsetFont(
  file('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  `${printable}×·–—’“”…−→é`,
  { targetFormat: 'woff2', variationAxes: { opsz: 60, wdth: 88, wght: { min: 500, max: 800 } } },
);
writeFileSync(join(web, 'src/look/overtrick.woff2'), house);
console.log(`house face ${(house.length / 1024).toFixed(1)} kB`);
