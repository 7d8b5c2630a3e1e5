import type { Cryptrick } from '@overtrick/games';
import { type GameBoard, paintCard, type Scene, type Telling, wordsWhere } from './scene.ts';
import { say } from './words.ts';

const TRICKS = 6;
const COLOURS = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  P: 'magenta',
  G: 'green',
  K: 'grey',
  W: 'underline',
} as const;

/** Cryptrick: the card for sale, the trick with its acquisition order, and how near everyone is to the collapse. */
export const cryptrickBoard: GameBoard<Cryptrick> = {
  colour: ({ colour }) => COLOURS[colour],

  sketch(scene) {
    const { view, names, language, paint } = scene;
    const { board } = view.now;
    const card = (text: string): string => paintCard(cryptrickBoard, scene, text);
    const trick = { n: Math.min(TRICKS, board.trick + 1), of: TRICKS };
    const now = (seat: number): string => {
      const answer = board.answers[seat];
      const laid = board.cards.find((each) => each.seat === seat)?.card;
      const place = board.order.indexOf(seat) + 1;
      if (laid) return place > 0 ? `${card(laid)} ${paint.dim(`#${place}`)}` : card(laid);
      if (answer === null || board.phase === 'acquire') return '';
      return say(answer === 'want' ? 'wants' : answer === 'decline' ? 'declines' : 'hidden', language);
    };
    const worth = (seat: number): string => {
      const { blocks, colours, points, collapsed, atRisk } = board.values[seat];
      const text = `B${blocks} C${colours} = ${points}`;
      if (collapsed) return paint.red(text);
      return atRisk ? paint.yellow(text) : text;
    };
    return {
      facts: [
        say('trick', language, trick),
        board.revealed === null ? say('trumpHidden', language) : trumpOf(board.trump, scene),
      ],
      middle: [
        ...(board.offered && board.seller !== null
          ? [say('forSale', language, { who: names[board.seller], card: card(board.offered) })]
          : []),
        ...(board.phase === 'acquire'
          ? [say('left', language, { cards: board.spoils.map(card).join(' ') })]
          : []),
      ],
      columns: [
        { title: say('trickCard', language), cell: now },
        { title: say('worth', language), side: 'right', cell: worth },
        { title: say('spoils', language), cell: (seat) => board.taken[seat].map(card).join(' ') },
      ],
      marks: (seat) => (seat === board.lead ? say('leads', language) : ''),
    };
  },

  event({ decision, shows }, scene): Telling {
    const { language, paint } = scene;
    const result = shows ? resultOf(shows, scene) : null;
    if (!decision) return { row: shows?.asked ?? 'hidden', did: '', result };
    if (decision.do === 'want') return { row: 'answer', did: say('yes', language), result };
    if (decision.do === 'decline') return { row: 'answer', did: say('no', language), result };
    const worth = shows?.value ? paint.dim(` = ${shows.value.points}`) : '';
    return { row: decision.do, did: `${paintCard(cryptrickBoard, scene, decision.card)}${worth}`, result };
  },

  preview(made, { names, language }) {
    const people = (seats: readonly number[]): string => seats.map((seat) => names[seat]).join(', ');
    switch (made.do) {
      case 'reveal':
        return wordsWhere(made.blocks > 0 && say('hasBlock', language));
      case 'want':
      case 'decline':
        return wordsWhere(made.nearer.length > 0 && say('buyFirst', language, { who: people(made.nearer) }));
      case 'give':
        return [
          say('giveTo', language, { who: names[made.to] }),
          say('leadsCard', language, { card: made.leads }),
        ];
      case 'play':
        return wordsWhere(
          say('acquireOrder', language, { who: people(made.order) }),
          made.place !== null && say('place', language, { place: made.place }),
          made.blocks > 0 && say('hasBlock', language),
        );
      case 'acquire': {
        const { blocks, colours, points, collapsed } = made.value;
        return wordsWhere(
          say('portfolio', language, { blocks, colours, worth: points }),
          collapsed && say('collapses', language),
        );
      }
    }
  },
};

function trumpOf(trump: Cryptrick['board']['trump'], { language, paint }: Scene<Cryptrick>): string {
  const card = trump === null ? say('whiteOnly', language) : paint.bold(paint[COLOURS[trump]](trump));
  return say('trump', language, { card });
}

/** What ends a row: who wants the card and who buys it, who took the trick, which trump was turned up. */
function resultOf(
  { wants, buyer, winner, trump }: Cryptrick['shows'],
  scene: Scene<Cryptrick>,
): string | null {
  const { names, language } = scene;
  const words: string[] = [];
  if (wants && wants.length > 0) {
    words.push(say('wantedBy', language, { who: wants.map((seat) => names[seat]).join(', ') }));
  }
  if (buyer === null) words.push(say('notSold', language));
  else if (buyer !== undefined) words.push(say('soldTo', language, { who: names[buyer] }));
  if (winner !== undefined) words.push(say('trickTo', language, { who: names[winner] }));
  if (trump !== undefined) words.push(trumpOf(trump, scene));
  return words.length > 0 ? words.join(', ') : null;
}
