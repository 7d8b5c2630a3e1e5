import type { Game, Race } from '@overtrick/engine';
import { boxPicture } from '../cards/BoxArt.tsx';
import type { GameName } from '../look/games.ts';
import { plotOf, spread } from './plot.ts';

/** What a shared picture tells. */
export interface PictureFacts {
  readonly game: GameName;
  readonly title: string;
  readonly headline: string;
  readonly rows: readonly {
    readonly name: string;
    readonly place: number | null;
    readonly total: string;
    readonly own: boolean;
  }[];
  readonly decided: string | null;
  readonly best: Game['best'];
  readonly race: Race;
  readonly lines: readonly { readonly name: string; readonly own: boolean; readonly won: boolean }[];
  readonly day: string;
}

export const PICTURE = { width: 1080, height: 1350 } as const;
const EDGE = 72;

/** The colours of the game as the page shows them now, light or dark. */
const INKS = ['table', 'table-lit', 'table-edge', 'surface', 'line', 'ink', 'ink-2', 'accent'] as const;
type Inks = Readonly<Record<(typeof INKS)[number], string>>;

/** Draws it; null when the browser cannot. */
export async function drawPicture(facts: PictureFacts): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const inks = inksOf(facts.game);
  const [box] = await Promise.all([
    pictureAt(boxPicture(facts.game)),
    document.fonts.load('700 40px Overtrick'),
  ]);
  drawGround(pen, inks);
  if (box) drawBox(pen, box);
  const below = drawHead(pen, inks, facts);
  const rowsEnd = drawRows(pen, inks, facts, below);
  drawRace(pen, inks, facts, rowsEnd + 40, drawFoot(pen, inks, facts) - 40);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** A property may be a pair for both themes; a colour that an element wears is not. */
function inksOf(game: GameName): Inks {
  const probe = document.createElement('span');
  probe.dataset.game = game;
  document.body.append(probe);
  const colours = INKS.map((ink) => {
    probe.style.color = `var(--${ink})`;
    return [ink, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colours) as Inks;
}

function pictureAt(address: string | undefined): Promise<HTMLImageElement | null> {
  if (!address) return Promise.resolve(null);
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

const display = (size: number): string => `750 ${size}px Overtrick, system-ui, sans-serif`;
const text = (size: number, weight = 400): string => `${weight} ${size}px system-ui, sans-serif`;

/** The table, lit from the top. */
function drawGround(pen: CanvasRenderingContext2D, inks: Inks): void {
  const { width, height } = PICTURE;
  const light = pen.createRadialGradient(width / 2, -200, 0, width / 2, 100, height);
  light.addColorStop(0, inks['table-lit']);
  light.addColorStop(0.7, inks.table);
  light.addColorStop(1, inks['table-edge']);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

function drawBox(pen: CanvasRenderingContext2D, box: HTMLImageElement): void {
  pen.save();
  pen.translate(PICTURE.width - EDGE - 130, EDGE + 165);
  pen.rotate(0.06);
  pen.shadowColor = 'rgb(20 14 26 / 0.45)';
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 14;
  pen.drawImage(box, -130, -162, 260, 325);
  pen.restore();
}

/** Wordmark, game and headline; returns where the rows may begin. */
function drawHead(pen: CanvasRenderingContext2D, inks: Inks, { title, headline }: PictureFacts): number {
  const room = PICTURE.width - 2 * EDGE - 300;
  pen.fillStyle = inks['ink-2'];
  pen.font = display(34);
  pen.fillText('Overtrick', EDGE, EDGE + 30);
  pen.fillStyle = inks.ink;
  pen.font = display(48);
  pen.fillText(title, EDGE, EDGE + 110, room);
  pen.fillStyle = inks.accent;
  pen.font = display(72);
  let y = EDGE + 200;
  for (const line of wrapped(pen, headline, room)) {
    pen.fillText(line, EDGE, y, room);
    y += 78;
  }
  return Math.max(y - 20, EDGE + 360);
}

/** Everybody in order; returns where they end. */
function drawRows(pen: CanvasRenderingContext2D, inks: Inks, { rows }: PictureFacts, top: number): number {
  const height = Math.min(72, 440 / rows.length);
  const size = Math.min(38, height * 0.62);
  const width = PICTURE.width - 2 * EDGE;
  pen.fillStyle = inks.surface;
  pen.beginPath();
  pen.roundRect(EDGE - 24, top, width + 48, height * rows.length + 32, 28);
  pen.fill();
  for (const [at, { name, place, total, own }] of rows.entries()) {
    const y = top + 16 + height * (at + 0.5) + size * 0.36;
    if (at > 0) {
      pen.fillStyle = inks.line;
      pen.fillRect(EDGE, top + 16 + height * at, width, 2);
    }
    const inset = place === null ? 0 : 60;
    pen.font = display(size);
    if (place !== null) {
      pen.fillStyle = inks['ink-2'];
      pen.fillText(String(place), EDGE, y);
    }
    pen.fillStyle = own ? inks.accent : inks.ink;
    pen.textAlign = 'right';
    pen.fillText(total, EDGE + width, y);
    pen.textAlign = 'left';
    pen.font = text(size, own ? 700 : 500);
    pen.fillText(name, EDGE + inset, y, width - inset - 160);
  }
  return top + height * rows.length + 32;
}

/** What decided it and the day, at the bottom; returns where they begin. */
function drawFoot(pen: CanvasRenderingContext2D, inks: Inks, { decided, day }: PictureFacts): number {
  const bottom = PICTURE.height - EDGE;
  pen.font = text(26);
  pen.fillStyle = inks['ink-2'];
  pen.fillText(day, EDGE, bottom);
  pen.font = text(32, 500);
  pen.fillStyle = inks.ink;
  const lines = decided ? wrapped(pen, decided, PICTURE.width - 2 * EDGE) : [];
  const top = bottom - 46 - 42 * lines.length;
  for (const [at, line] of lines.entries()) pen.fillText(line, EDGE, top + 42 * (at + 1) - 8);
  return top;
}

function drawRace(
  pen: CanvasRenderingContext2D,
  inks: Inks,
  facts: PictureFacts,
  top: number,
  bottom: number,
): void {
  const height = bottom - top;
  if (height < 120) return;
  const left = EDGE;
  const width = PICTURE.width - 2 * EDGE - 230;
  const { lines, yOf } = plotOf(facts.race, facts.best);
  const size = Math.min(28, (0.9 * height) / lines.length);
  const names = spread(
    lines.map(({ points }) => points.at(-1)?.[1] ?? 0),
    (1.1 * size) / height,
  );
  pen.strokeStyle = inks.line;
  pen.lineWidth = 3;
  stroke([
    [0, yOf(0)],
    [1, yOf(0)],
  ]);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const order = [...lines.keys()].sort((one, other) => weight(one) - weight(other));
  for (const at of order) {
    const { own, won } = facts.lines[at];
    pen.strokeStyle = own ? inks.accent : won ? inks.ink : inks['ink-2'];
    pen.globalAlpha = own || won ? 1 : 0.6;
    pen.lineWidth = own ? 10 : won ? 8 : 5;
    stroke(lines[at].points);
    pen.globalAlpha = 1;
    pen.fillStyle = own ? inks.accent : inks.ink;
    pen.font = text(size, own ? 700 : 500);
    pen.fillText(facts.lines[at].name, left + width + 24, top + names[at] * height + size * 0.35, 206);
  }

  /** The own line and the winner's lie on top. */
  function weight(at: number): number {
    const { own, won } = facts.lines[at];
    return own ? 2 : won ? 1 : 0;
  }

  function stroke(points: readonly (readonly [number, number])[]): void {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(left + x * width, top + y * height);
    pen.stroke();
  }
}

/** Breaks a sentence into lines of a width: between words, in Japanese anywhere. */
function wrapped(pen: CanvasRenderingContext2D, sentence: string, width: number): string[] {
  const pieces = sentence.includes(' ') ? sentence.split(/(?<= )/) : [...sentence];
  const lines = [''];
  for (const piece of pieces) {
    const line = lines[lines.length - 1] + piece;
    if (pen.measureText(line.trimEnd()).width > width && lines[lines.length - 1] !== '') lines.push(piece);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trimEnd());
}
