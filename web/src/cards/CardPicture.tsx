import type { CSSProperties } from 'react';
import { useSettings } from '../settings/settings.ts';
import { CARD_HEIGHT, CARD_WIDTH, type CardArt, pictureOf } from './picture.tsx';
import './cards.css';

export type CardPictureProps = {
  readonly art: CardArt;
  /** The notation; absent on a card that lies face down, so that the page never holds what the view lacks. */
  readonly card?: string;
  /** Another state of the same card; see `pictureOf`. */
  readonly look?: string | undefined;
  readonly printed?: number | undefined;
  /** What a screen reader says. Without it the card is decoration. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A card: one element, whatever is printed on it. Its width is `--card-width`, from the nearest element that sets it. */
export function CardPicture(props: CardPictureProps) {
  const { art, card, look, printed, label = '', className = '', style } = props;
  const { palette } = useSettings();
  return (
    <img
      className={`card ${className}`}
      src={pictureOf(art, palette, card, { look, printed })}
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      alt={label}
      draggable={false}
      data-card={card}
      style={style}
    />
  );
}
