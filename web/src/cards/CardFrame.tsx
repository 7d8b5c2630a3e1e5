import type { CSSProperties, ReactNode } from 'react';
import type { GameName } from '../look/games.ts';
import '../look/drawing.css';
import './cards.css';

/** Every card is drawn in this box: 5:7. */
export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 350;

export type FrameProps = {
  readonly game: GameName;
  /** The notation; absent on a card that lies face down, so that the page never holds what the view lacks. */
  readonly card?: string;
  /** What a screen reader says. Without it the card is decoration. */
  readonly label?: string;
  /** It may not be played now. */
  readonly quiet?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/** Paper, corners, shadow and size; what is printed on it comes from the game. */
export function CardFrame({ game, card, label, quiet, className, style, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title would show as a tooltip
    <svg
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      className={`card card-${game}${card === undefined ? ' card-down' : ''}${className ? ` ${className}` : ''}`}
      data-card={card}
      style={style}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g className="drawing">{children}</g>
      {quiet && <rect className="card-veil" width={CARD_WIDTH} height={CARD_HEIGHT} rx={15} />}
    </svg>
  );
}
