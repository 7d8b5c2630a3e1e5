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
  Face(props: CardState & { readonly card: string }): ReactNode;
  Back(): ReactNode;
  /** The style sheet of the drawings (`./ink.css?inline`). It is part of every picture; the page's own sheets do not reach into one. */
  readonly ink: string;
}

/** The same card in another state. */
export interface CardState {
  /** A class that the drawing wears, such as that of the note whose digit decides. */
  readonly look?: string | undefined;
  /** How many of what it carries are printed on it (Cryptrick's blocks), where a table changes that. */
  readonly printed?: number | undefined;
}

const PLAIN: CardState = {};

/** What every picture begins with; `--card-paper` and `--card-ink` are for the game to say. */
const BASE =
  '@layer base{.card{--card-paper:#f7f3ea;--card-ink:#1f1b26;color:var(--card-ink)}.card-paper{fill:var(--card-paper)}}';

const printed = new Map<string, string>();

/** The address of a card's picture; without a card it is the back. A vector, so that it is sharp at every size. */
export function pictureOf(art: CardArt, palette: Palette, card?: string, state = PLAIN): string {
  const key = [art.game, palette, state.look, state.printed, card].join();
  const before = printed.get(key);
  if (before !== undefined) return before;
  const svg = printOf(art, palette, card, state);
  // A short address: with the whole picture in it, the browser would read it again for every card that is drawn.
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  printed.set(key, address);
  return address;
}

/** A card as a document of its own. */
export const printOf = (art: CardArt, palette: Palette, card?: string, state = PLAIN): string =>
  markupOf(<Print {...{ art, palette, card, state }} />);

type PrintProps = {
  readonly art: CardArt;
  readonly palette: Palette;
  readonly card: string | undefined;
  readonly state: CardState;
};

function Print({ art: { game, Face, Back, ink }, palette, card, state }: PrintProps) {
  const worn = card === undefined ? 'card-down' : (state.look ?? '');
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
      <g className={`card card-${game} ${worn}`} data-card={card}>
        <rect className="card-paper" width={CARD_WIDTH} height={CARD_HEIGHT} />
        {card === undefined ? <Back /> : <Face card={card} {...state} />}
      </g>
    </svg>
  );
}
