import { type CSSProperties, memo } from 'react';
import { CardFrame } from '../cards/CardFrame.tsx';
import type { BoardModule, Talk } from '../games/board.ts';
import type { GameName } from '../look/games.ts';
import { useModule } from './TableContext.tsx';

type PlayingCardProps = {
  /** The notation; left out for a card that lies face down. */
  readonly card?: string;
  /** With it a screen reader names the card; without it the card is decoration. */
  readonly talk?: Talk;
  /** It may not be played now. */
  readonly quiet?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A card of the game on this table. Its width is `--card-width`. Loads no other game's art. */
export const PlayingCard = memo(function PlayingCard({ card, talk, ...frame }: PlayingCardProps) {
  const { game, words, Face, Back } = useModule();
  const label = talk && card !== undefined ? words.card(card, talk) : undefined;
  return (
    <CardFrame
      game={game.id as GameName}
      {...(card !== undefined && { card })}
      {...(label && { label })}
      {...frame}
    >
      {card === undefined ? <Back /> : <PrintedFace Face={Face} card={card} />}
    </CardFrame>
  );
});

type FaceProps = { readonly Face: BoardModule['Face']; readonly card: string };

/** The print stays as it is when the card is lifted, lit or quiet. */
const PrintedFace = memo(function PrintedFace({ Face, card }: FaceProps) {
  return <Face card={card} />;
});
