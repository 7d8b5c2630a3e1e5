import { thisDeal } from '@overtrick/engine';
import { type Escalation, escalation } from '@overtrick/games/escalation';
import type { BoardModule } from '../board.ts';
import { escalationArt } from './cards/art.ts';
import { EscalationTable } from './EscalationTable.tsx';
import { ending } from './ending.tsx';
import { heatOf } from './heat.ts';
import { SetChoices } from './SetChoices.tsx';
import { words } from './words.ts';

export const escalationBoard: BoardModule<Escalation> = {
  game: escalation,
  art: escalationArt,
  Board: EscalationTable,
  Choices: SetChoices,
  words,
  ending,
  tally: () => ({}),
  // Whoever cannot beat the total has to take the pile (ESC-2.4).
  handRests: ({ now: { choices } }) => choices.every((choice) => choice.do === 'take'),
  mood: ({ now: { board } }) => ({ '--heat': heatOf(board.total) }),
  lastTrick({ past }) {
    const take = thisDeal(past).choices.findLast(({ shows }) => shows?.took !== undefined);
    return take ? [{ seat: take.seat, cards: take.shows?.cards ?? [], won: true }] : null;
  },
};
