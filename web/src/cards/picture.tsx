import type { ReactNode } from 'react';
import type { GameName } from '../look/games.ts';
import type { Settings } from '../settings/settings.ts';
import { markupOf } from './markup.ts';

/** Every card is drawn in this box: 5:7. */
export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 350;

export type Palette = Settings['palette'];

/** How the cards of a game look: drawings, each printed once and then shown as a picture. */
export interface CardArt {
  readonly game: GameName;
  /** The print of a card, 250 × 350; its paper is there already. */
  Face(props: { readonly card: string; readonly look?: string }): ReactNode;
  Back(): ReactNode;
  /** The style sheet of the drawings (`./ink.css?inline`). It is part of every picture; the page's own sheets do not reach into one. */
  readonly ink: string;
}

/** What every picture begins with; `--card-paper` and `--card-ink` are for the game to say. */
const BASE =
  '@layer base{.card{--card-paper:#f7f3ea;--card-ink:#1f1b26;color:var(--card-ink)}.card-paper{fill:var(--card-paper)}}';

const printed = new Map<string, string>();

/**
 * The address of a card's picture. `look` is a class that the drawing wears: the same card in another state, such as the note whose
 * digit decides. Without a card it is the back. A vector, so that it is sharp at every size.
 */
export function pictureOf(art: CardArt, palette: Palette, card?: string, look = ''): string {
  const key = [art.game, palette, look, card].join();
  const before = printed.get(key);
  if (before !== undefined) return before;
  const svg = printOf(art, palette, card, look);
  // A short address: with the whole picture in it, the browser would read it again for every card that is drawn.
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  printed.set(key, address);
  return address;
}

/** A card as a document of its own. */
export const printOf = (art: CardArt, palette: Palette, card?: string, look = ''): string =>
  markupOf(<Print {...{ art, palette, card, look }} />);

type PrintProps = {
  readonly art: CardArt;
  readonly palette: Palette;
  readonly card: string | undefined;
  readonly look: string;
};

function Print({ art: { game, Face, Back, ink }, palette, card, look }: PrintProps) {
  const state = card === undefined ? 'card-down' : look;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the picture's name is the alternative text of the page that shows it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      data-palette={palette}
    >
      <style>{BASE + ink}</style>
      <g className={`card card-${game} ${state}`} data-card={card}>
        <rect className="card-paper" width={CARD_WIDTH} height={CARD_HEIGHT} />
        {card === undefined ? <Back /> : <Face card={card} look={look} />}
      </g>
    </svg>
  );
}
