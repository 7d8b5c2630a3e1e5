import type { CryptrickBoard } from '@overtrick/games';
import { paintCard } from './cards.ts';
import { say } from './say.ts';
import type { Scene, Sketch } from './scene.ts';

const TRICKS = 6;
const SAFE_BLOCKS = 3;

/** Cryptrick: the card for sale, the trick with its acquisition order, and how near everyone is to the collapse. */
export function sketchCryptrick({ view, names, language, paint }: Scene<CryptrickBoard>): Sketch {
  const { board } = view.now;
  const card = (text: string): string => paintCard('cryptrick', text, paint);
  const trick = { n: Math.min(TRICKS, board.trick + 1), of: TRICKS };
  const trump = board.trump === null ? say('whiteOnly', language) : card(board.trump);
  const now = (seat: number): string => {
    const answer = board.answers[seat];
    const laid = board.cards.find((each) => each.seat === seat)?.card;
    const place = board.order.indexOf(seat) + 1;
    if (laid) return place > 0 ? `${card(laid)} ${paint.dim(`#${place}`)}` : card(laid);
    if (answer === null || board.phase === 'acquire') return '';
    return say(answer === 'want' ? 'wants' : answer === 'decline' ? 'declines' : 'hidden', language);
  };
  const worth = (seat: number): string => {
    const text = `B${board.blocks[seat]} C${board.colours[seat]} = ${board.worth[seat]}`;
    if (board.blocks[seat] > SAFE_BLOCKS) return paint.red(text);
    return board.blocks[seat] === SAFE_BLOCKS ? paint.yellow(text) : text;
  };
  return {
    facts: [
      say('trick', language, trick),
      board.revealed === null ? say('trumpHidden', language) : say('trump', language, { card: trump }),
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
}
