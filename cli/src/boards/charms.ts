import type { CharmsBoard } from '@overtrick/games';
import { paintCard } from './cards.ts';
import { say } from './say.ts';
import type { Scene, Sketch } from './scene.ts';

const TRICKS = 12;

/** Charms: what each seat shows, suit and number as one; trump and the led suit above. */
export function sketchCharms({ view, names, language, paint }: Scene<CharmsBoard>): Sketch {
  const { board } = view.now;
  const card = (text: string): string => paintCard('charms', text, paint);
  const shown = (seat: number): string => {
    const pair = board.shown[seat];
    return pair ? `${card(pair.suit)} ${paint.bold(pair.number)}` : paint.dim('–');
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
      { title: say('bid', language), side: 'right', cell: (seat) => String(board.bids[seat] ?? '–') },
      { title: say('taken', language), side: 'right', cell: (seat) => String(board.taken[seat]) },
      { title: say('shows', language), cell: shown },
    ],
    marks: (seat) =>
      [
        ...(seat === board.dealer ? [say('dealer', language)] : []),
        ...(seat === board.winning ? [say('wins', language)] : []),
      ].join(', '),
  };
}
