import { type Escalation, escalation } from '@overtrick/games/escalation';
import type { BoardModule } from '../board.ts';
import { genericBoard } from '../generic/genericBoard.ts';
import { escalationArt } from './cards/art.ts';
import { EscalationTable } from './EscalationTable.tsx';
import { heatOf } from './heat.ts';
import { rule } from './rule.ts';
import { SetChoices } from './SetChoices.tsx';
import { attempt, cardsOf } from './sets.ts';
import { words } from './words.ts';

const ORDER = [...Array.from({ length: 13 }, (_, i) => String(i + 1)), 'W', 'P'];

export const escalationBoard: BoardModule<Escalation> = {
  ...genericBoard,
  game: escalation,
  art: escalationArt,
  Board: EscalationTable,
  Choices: SetChoices,
  words,
  rule,
  cardsOf,
  attempt,
  tally: () => ({}),
  // Whoever cannot beat the total has to take the pile (ESC-2.4).
  handRests: ({ now: { legal } }) => legal.every((decision) => decision === 'take'),
  mood: ({ now: { board } }) => ({ '--heat': heatOf(board.total) }),
  deck: ({ now: { board } }) => ORDER.flatMap((card) => Array<string>(board.copies[card] ?? 0).fill(card)),
};
