import type { ReactNode } from 'react';
import { BoxArt } from '../cards/BoxArt.tsx';
import { Buttons } from '../look/Buttons.tsx';
import { GAMES, type GameName } from '../look/games.ts';
import { Wordmark } from '../look/Wordmark.tsx';
import { deckOf, handOf } from './decks.ts';
import { GalleryCard } from './GalleryCard.tsx';
import { PIECES } from './pieces.tsx';
import './gallery.css';

/** Every piece of the look on one page; `#dark`, `#safe` and `#inflation` in the address choose. */
export function Gallery() {
  const wishes = location.hash.slice(1).split(',');
  const shown = GAMES.filter((game) => wishes.includes(game));
  return (
    <div
      data-theme={wishes.includes('dark') ? 'dark' : 'light'}
      {...(wishes.includes('safe') ? { 'data-palette': 'safe' } : {})}
      className="gallery"
    >
      {shown.length === 0 && <Cover />}
      {(shown.length ? shown : GAMES).map((game) => (
        <Room key={game} game={game} />
      ))}
    </div>
  );
}

function Cover() {
  return (
    <header className="table gallery-head">
      <Wordmark />
      <p>Five modern card games, one small press. 五つの現代カードゲーム。</p>
      <div className="boxes">
        {GAMES.map((game) => (
          <BoxArt key={game} game={game} label={game} />
        ))}
      </div>
      <p className="bids">
        <Bid words="3 bid, 2 taken" bid={3} taken={2} />
        <Bid words="2 bid, 4 taken" bid={2} taken={4} />
        <Bid words="5 bid, 5 taken" bid={5} taken={5} />
        <Bid words="0 bid" bid={0} taken={0} />
      </p>
      <p className="swatches">
        <Swatch name="accent" />
        <Swatch name="good" />
        <Swatch name="warn" />
        <Swatch name="bad" />
        <Swatch name="ink-2" />
      </p>
    </header>
  );
}

function Bid({
  words,
  bid,
  taken,
}: {
  readonly words: string;
  readonly bid: number;
  readonly taken: number;
}) {
  return (
    <span className="bid">
      <Buttons bid={bid} taken={taken} label={words} />
      <small>{words}</small>
    </span>
  );
}

function Swatch({ name }: { readonly name: string }) {
  return <b style={{ color: `var(--${name})` }}>{name}</b>;
}

function Room({ game }: { readonly game: GameName }) {
  return (
    <section className="table room" data-game={game} aria-label={game}>
      <h2>{game}</h2>
      <Shelf title="the cards" className="shelf">
        {(deckOf(game).length > 20 ? handOf(game) : deckOf(game)).map((card) => (
          <GalleryCard key={card} game={game} card={card} />
        ))}
        <GalleryCard game={game} />
      </Shelf>
      {PIECES[game] && (
        <Shelf title="the pieces" className="pieces">
          {PIECES[game]}
        </Shelf>
      )}
      <Shelf title="a hand, 44 px of each in sight" className="fan">
        {handOf(game).map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice, and this one never changes
          <span key={i} data-quiet={(i > 3 && i % 3 === 0) || undefined}>
            <GalleryCard game={game} card={card} {...(i === 2 && { className: 'card-lifted' })} />
          </span>
        ))}
      </Shelf>
      <Shelf title="44 px" className="tiny">
        {deckOf(game).map((card) => (
          <GalleryCard key={card} game={game} card={card} />
        ))}
      </Shelf>
    </section>
  );
}

type ShelfProps = { readonly title: string; readonly className: string; readonly children: ReactNode };

function Shelf({ title, className, children }: ShelfProps) {
  return (
    <>
      <p className="shelf-title">{title}</p>
      <div className={className}>{children}</div>
    </>
  );
}
