import type { Seat, Words } from '@overtrick/engine';
import type { CryptrickWinning } from '@overtrick/games/cryptrick';
import { colourOf } from './coins.ts';
import { S } from './signs.ts';

/** Why a card has its place among the strongest. The game says it; here it becomes words. */
export function placeReason({ by, seat }: CryptrickWinning, card: string, leader: Seat | undefined): Words {
  switch (by) {
    case 'trump':
      return colourOf(card) === 'W' ? S.white : S.isTrump;
    case 'led':
      return seat === leader ? S.isLead : S.isLed;
    case 'rest':
      return S.isOff;
    case 'later':
      return S.isLater;
  }
}
