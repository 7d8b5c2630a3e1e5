import { type CSSProperties, memo, type ReactNode } from 'react';
import { CharmsFace } from '../games/charms/cards/Face.tsx';
import { CryptrickFace } from '../games/cryptrick/cards/Face.tsx';
import { EscalationFace } from '../games/escalation/cards/Face.tsx';
import { PlainFace } from '../games/generic/Plain.tsx';
import { InflationFace } from '../games/inflation/cards/Face.tsx';
import { InversionFace } from '../games/inversion/cards/Face.tsx';
import type { GameName } from '../look/games.ts';
import { CardBack } from './CardBack.tsx';
import { CardFrame } from './CardFrame.tsx';

export type CardProps = {
  readonly game: GameName;
  /** The notation: `7`, `clover`, `H9`, `W`, `Y3`. Not needed face down. */
  readonly card?: string;
  readonly face?: 'up' | 'down';
  /** Cryptrick: print the block. Which ranks carry one is a table option; the default is the odd ones. */
  readonly block?: boolean;
  readonly label?: string;
  /** It may not be played now. */
  readonly quiet?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** Any card of any game. Its width is `--card-width`, from the nearest element that sets it. */
export const Card = memo(function Card({ game, card, face = 'up', block, ...frame }: CardProps) {
  if (face === 'down' || card === undefined) return <CardBack game={game} {...frame} />;
  return (
    <CardFrame game={game} card={card} {...frame}>
      {printed(game, card, block)}
    </CardFrame>
  );
});

function printed(game: GameName, card: string, block: boolean | undefined): ReactNode {
  switch (game) {
    case 'inflation':
      return <InflationFace card={card} />;
    case 'charms':
      return <CharmsFace card={card} />;
    case 'inversion':
      return <InversionFace card={card} />;
    case 'escalation':
      return <EscalationFace card={card} />;
    case 'cryptrick':
      return <CryptrickFace card={card} {...(block === undefined ? {} : { block })} />;
    default:
      return <PlainFace card={card} />;
  }
}
