import type { Charms } from '@overtrick/games';
import { type GameBoard, paintCard, type Telling, wordsWhere } from './scene.ts';
import { say } from './words.ts';

const TRICKS = 12;
const SUITS = { coin: 'yellow', key: 'cyan', clover: 'green', rabbit: 'magenta' } as const;

/** Charms: what each seat shows, suit and number as one; trump and the led suit above. */
export const charmsBoard: GameBoard<Charms> = {
  colour: (face) => (face.kind === 'suit' ? SUITS[face.suit] : 'bold'),

  sketch(scene) {
    const { view, names, language, paint } = scene;
    const { board } = view.now;
    const card = (text: string): string => paintCard(charmsBoard, scene, text);
    const shown = (seat: number): string => {
      const pair = board.shown[seat];
      return pair ? `${card(pair.suit)} ${card(pair.number)}` : paint.dim('–');
    };
    const trick = { n: Math.min(TRICKS, board.trick + 1), of: TRICKS };
    return {
      facts: [
        board.phase === 'bid' ? say('bidding', language) : say('trick', language, trick),
        say('trump', language, { card: card(board.trump) }),
      ],
      middle: [
        ...(board.led ? [say('led', language, { card: card(board.led) })] : []),
        ...board.redealt.map(({ seat, shown: hand }) =>
          paint.dim(say('redealt', language, { who: names[seat], cards: hand.join(' ') })),
        ),
      ],
      columns: [
        { title: say('bid', language), side: 'right', cell: (seat) => `${board.bids[seat] ?? '–'}` },
        { title: say('taken', language), side: 'right', cell: (seat) => `${board.taken[seat]}` },
        { title: say('shows', language), cell: shown },
      ],
      marks: (seat) =>
        wordsWhere(
          seat === board.dealer && say('dealer', language),
          seat === board.winning?.seat && say('wins', language),
        ).join(', '),
    };
  },

  event({ decision, shows }, scene): Telling {
    const { names, language } = scene;
    const card = (text: string): string => paintCard(charmsBoard, scene, text);
    const winner = shows?.winner;
    const result = winner === undefined ? null : say('trickTo', language, { who: names[winner] });
    switch (decision?.do) {
      case 'bid':
        return { row: 'bid', did: `${decision.tricks}`, result };
      case 'pair':
        return { row: 'play', did: `${card(decision.suit)}+${card(decision.number)}`, result };
      case 'play':
        return { row: 'play', did: card(decision.card), result };
      default:
        return { row: 'hidden', did: '', result };
    }
  },

  preview(made, { view, language }) {
    if (made.do === 'bid') return [];
    return wordsWhere(
      say('showsPair', language, { pair: `${made.suit} ${made.number}` }),
      made.do === 'play' && say(made.covers === 'suit' ? 'coversSuit' : 'coversNumber', language),
      say('ledSuit', language, { suit: made.led }),
      made.winning.seat === view.seat && say('ahead', language),
    );
  },
};
