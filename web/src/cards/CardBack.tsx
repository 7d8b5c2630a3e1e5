import { type ComponentType, type CSSProperties, memo } from 'react';
import type { ForSome, GameName } from '../look/games.ts';
import { CardFrame } from './CardFrame.tsx';
import { CharmsBack } from './charms/Back.tsx';
import { CryptrickBack } from './cryptrick/Back.tsx';
import { EscalationBack } from './escalation/Back.tsx';
import { InflationBack } from './inflation/Back.tsx';
import { InversionBack } from './inversion/Back.tsx';
import { PlainBack } from './plain/Plain.tsx';

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
