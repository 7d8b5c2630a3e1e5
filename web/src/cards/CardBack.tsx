import { type ComponentType, type CSSProperties, memo } from 'react';
import { CharmsBack } from '../games/charms/cards/Back.tsx';
import { CryptrickBack } from '../games/cryptrick/cards/Back.tsx';
import { EscalationBack } from '../games/escalation/cards/Back.tsx';
import { PlainBack } from '../games/generic/Plain.tsx';
import { InflationBack } from '../games/inflation/cards/Back.tsx';
import { InversionBack } from '../games/inversion/cards/Back.tsx';
import type { ForSome, GameName } from '../look/games.ts';
import { CardFrame } from './CardFrame.tsx';

const BACKS: ForSome<ComponentType> = {
  inflation: InflationBack,
  charms: CharmsBack,
  inversion: InversionBack,
  escalation: EscalationBack,
  cryptrick: CryptrickBack,
};

type BackProps = {
  readonly game: GameName;
  readonly label?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A card that lies face down: the game's pattern, and nothing that says which card it is. */
export const CardBack = memo(function CardBack({ game, ...frame }: BackProps) {
  const Back = BACKS[game] ?? PlainBack;
  return (
    <CardFrame game={game} {...frame}>
      <Back />
    </CardFrame>
  );
});
