import type {
  CharmsBoard,
  CryptrickBoard,
  EscalationBoard,
  InflationBoard,
  InversionBoard,
} from '@overtrick/games';
import { grid } from '../text/grid.ts';
import { pad, widthOf, wrap } from '../text/width.ts';
import { cardsIn, paintCard } from './cards.ts';
import { sketchCharms } from './charms.ts';
import { sketchCryptrick } from './cryptrick.ts';
import { sketchEscalation } from './escalation.ts';
import { sketchAny } from './generic.ts';
import { sketchInflation } from './inflation.ts';
import { sketchInversion } from './inversion.ts';
import { say } from './say.ts';
import type { Scene, Sketch } from './scene.ts';

/** A game that has no sketch of its own gets the one for any game. */
function sketch(scene: Scene): Sketch {
  switch (scene.game.id) {
    case 'inflation':
      return sketchInflation(scene as Scene<InflationBoard>);
    case 'charms':
      return sketchCharms(scene as Scene<CharmsBoard>);
    case 'inversion':
      return sketchInversion(scene as Scene<InversionBoard>);
    case 'escalation':
      return sketchEscalation(scene as Scene<EscalationBoard>);
    case 'cryptrick':
      return sketchCryptrick(scene as Scene<CryptrickBoard>);
    default:
      return sketchAny(scene);
  }
}

/** The table as the scene's observer sees it, line by line. */
export function drawBoard(scene: Scene): string[] {
  const { game, view, names, language, paint, width } = scene;
  const { now } = view;
  const drawn = sketch(scene);
  const deal = now.deals > 1 ? [say('deal', language, { n: now.deal + 1, of: now.deals })] : [];
  const asked = (seat: number): string => (now.asked.includes(seat) ? paint.green('▸') : ' ');
  const name = (seat: number): string => {
    const text = seat === view.seat ? paint.bold(names[seat]) : names[seat];
    const marks = drawn.marks(seat);
    return `${asked(seat)} ${seat} ${text}${marks ? paint.dim(` (${marks})`) : ''}`;
  };
  const rows = Array.from({ length: view.players }, (_, seat) => [
    name(seat),
    String(now.points[seat]),
    String(now.handSizes[seat]),
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
function drawHand({ game, view, names, language, paint }: Scene, drawn: Sketch): string {
  const { hand, legal } = view.now;
  const playable = new Set(legal.flatMap(cardsIn));
  const choosing = hand.some((card) => playable.has(card));
  const cards = hand.map((card) => {
    const text = card + (drawn.cardMark?.(card) ?? '');
    if (!choosing || playable.has(card)) return text.replace(card, paintCard(game.id, card, paint));
    const dim = paint.dim(text);
    return dim === text ? `(${text})` : dim;
  });
  const who = names[view.seat];
  const title = who === say('you', language) ? say('hand', language) : say('handOf', language, { who });
  return `${title}: ${cards.join('  ')}`;
}

/** Every hand, for those who may see all. */
export function drawHands(scene: Scene, hands: readonly (readonly string[])[]): string[] {
  const { game, names, paint } = scene;
  const widest = Math.max(...names.map(widthOf));
  return hands.map((hand, seat) => {
    const cards = hand.map((card) => paintCard(game.id, card, paint)).join('  ');
    return `  ${seat} ${pad(names[seat], widest)}  ${cards}`;
  });
}
