import type { View } from '@overtrick/engine';
import type { Cryptrick, CryptrickBoard } from '@overtrick/games/cryptrick';

const RULES: Readonly<Record<CryptrickBoard['phase'], string>> = {
  reveal: 'CRY-2.1',
  answer: 'CRY-2.2',
  give: 'CRY-2.5',
  play: 'CRY-3.2',
  acquire: 'CRY-4.3',
  done: 'CRY-5.1',
};

/** The rule that applies now. */
export const rule = ({ now }: View<Cryptrick>): string => (now.over ? 'CRY-5.2' : RULES[now.board.phase]);
