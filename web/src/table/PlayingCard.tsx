import type { CSSProperties } from 'react';
import { CardPicture } from '../cards/CardPicture.tsx';
import type { Talk } from '../games/board.ts';
import { useTable } from './TableContext.tsx';

type PlayingCardProps = {
  /** The notation; left out for a card that lies face down. */
  readonly card?: string;
  /** With it a screen reader names the card; without it the card is decoration. */
  readonly talk?: Talk;
  /** Another state of the same card, as its art draws it. */
  readonly look?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A card of the game on this table. Its width is `--card-width`. Loads no other game's art. */
export function PlayingCard({ card, talk, look, ...rest }: PlayingCardProps) {
  const { module, view } = useTable();
  const { art, words } = module;
  if (card === undefined) return <CardPicture art={art} {...rest} />;
  const label = talk && words.card(card, talk);
  const printed = module.printed?.(card, view);
  return <CardPicture {...{ art, card, look, printed, label }} {...rest} />;
}
