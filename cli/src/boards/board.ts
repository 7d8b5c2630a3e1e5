import { grid } from '../text/grid.ts';
import { pad, widthOf, wrap } from '../text/width.ts';
import { boardOf } from './boards.ts';
import { paintCard, type Scene, type Sketch } from './scene.ts';
import { say } from './words.ts';

/** The table as the scene's observer sees it, line by line. */
export function drawBoard(scene: Scene): string[] {
  const { game, view, names, language, paint, width } = scene;
  const { now } = view;
  const drawn = boardOf(game).sketch(scene);
  const deal = now.deals > 1 ? [say('deal', language, { n: now.deal + 1, of: now.deals })] : [];
  const asked = (seat: number): string => (now.asked.includes(seat) ? paint.green('▸') : ' ');
  const name = (seat: number): string => {
    const text = seat === view.seat ? paint.bold(names[seat]) : names[seat];
    const marks = drawn.marks(seat);
    return `${asked(seat)} ${seat} ${text}${marks ? paint.dim(` (${marks})`) : ''}`;
  };
  const rows = Array.from({ length: view.players }, (_, seat) => [
    name(seat),
    `${now.points[seat]}`,
    `${now.handSizes[seat]}`,
    ...drawn.columns.map((column) => column.cell(seat)),
  ]);
  const columns = [
    { title: `  ${say('seat', language)}` },
    { title: say('points', language), side: 'right' as const },
    { title: say('cards', language), side: 'right' as const },
    ...drawn.columns,
  ];
  return [
    [paint.bold(game.name[language]), ...deal, ...drawn.facts].join(paint.dim(' · ')),
    ...drawn.middle.flatMap((line) => (widthOf(line) > width ? wrap(line, width) : [line])),
    '',
    ...grid(columns, rows, paint),
    ...(view.seat >= 0 && now.hand.length > 0 ? ['', drawHand(scene, drawn)] : []),
  ];
}

/** The own hand; what may not be played now is dim, or in brackets where there are no colours. */
function drawHand(scene: Scene, { cardMark }: Sketch): string {
  const { game, view, names, language, paint } = scene;
  const { hand, choices } = view.now;
  const playable = new Set(choices.flatMap((choice) => game.cardsOf(choice)));
  const choosing = hand.some((card) => playable.has(card));
  const cards = hand.map((card) => {
    const mark = cardMark?.(card) ?? '';
    if (!choosing || playable.has(card)) return `${paintCard(boardOf(game), scene, card)}${mark}`;
    const text = `${card}${mark}`;
    const dim = paint.dim(text);
    return dim === text ? `(${text})` : dim;
  });
  const who = names[view.seat];
  const title = who === say('you', language) ? say('hand', language) : say('handOf', language, { who });
  return `${title}: ${cards.join('  ')}`;
}

/** Every hand, for observers who may see all. */
export function drawHands(scene: Scene, hands: readonly (readonly string[])[]): string[] {
  const { game, names } = scene;
  const widest = Math.max(...names.map(widthOf));
  return hands.map((hand, seat) => {
    const cards = hand.map((card) => paintCard(boardOf(game), scene, card)).join('  ');
    return `  ${seat} ${pad(names[seat], widest)}  ${cards}`;
  });
}
