import type { Seat } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { useRef } from 'react';
import { useKeptFocus } from '../../table/useKeptFocus.ts';
import type { BoardProps } from '../board.ts';
import { GiftCard } from './GiftCard.tsx';
import { Market } from './Market.tsx';
import { Own } from './Own.tsx';
import { Podium } from './Podium.tsx';
import { columnsFor, ringOf } from './ring.ts';
import { Sale } from './Sale.tsx';
import { SeatTile } from './SeatTile.tsx';
import { sceneOf } from './scene.ts';
import { Trump } from './Trump.tsx';
import './cryptrick.css';
import './answers.css';
import './places.css';
import './terminal.css';
import './middle.css';
import './wide.css';
import './desk.css';
import './large.css';

/** Where the focus goes when an answered button has gone. */
const HAVENS = ['.cry [data-choice]', '.hand-card[tabindex="0"]'] as const;

/** Up to nine terminals around the market: what is for sale, who picks when, and what everybody holds. */
export function CryptrickTable(props: BoardProps<Cryptrick>) {
  const { view, told, seats, settling, selection, shape } = props;
  const scene = sceneOf(view, settling, selection);
  // What may be said of it: of a card in flight nothing yet.
  const said = told === view ? scene : sceneOf(told, false, selection);
  // With the chosen card in the trick.
  const places = selection.preview?.do === 'play' ? selection.preview.places : said.places;
  const order = places.map(({ seat }) => seat);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, HAVENS);
  const ring = ringOf(seats.slice(1), shape);
  const tile = (seat: Seat) => <SeatTile key={seat} seat={seat} scene={scene} order={order} board={props} />;
  if (scene.kind === 'done') {
    return (
      <div ref={root} className="cry cry-done" data-shape={shape} tabIndex={-1}>
        <ul className="cry-all" style={{ '--columns': columnsFor(seats.length, shape) }}>
          {seats.map(tile)}
        </ul>
      </div>
    );
  }
  return (
    <div
      ref={root}
      className="cry"
      data-shape={shape}
      data-scene={scene.kind}
      style={{ '--sides': ring.left.length, '--tops': ring.top.length }}
      tabIndex={-1}
    >
      <ul className="cry-left">{ring.left.map(tile)}</ul>
      <ul className="cry-top">{ring.top.map(tile)}</ul>
      <ul className="cry-right">{ring.right.map(tile)}</ul>
      <div className="cry-middle">
        <Trump {...props} />
        {scene.kind === 'sale' && <Sale scene={scene} said={said} board={props} />}
        {scene.kind === 'trick' && <Podium scene={said} places={places} board={props} />}
        {scene.kind === 'market' && <Market scene={scene} said={said} board={props} />}
      </div>
      <Own seat={seats[0]} scene={scene} order={order} board={props} />
      <GiftCard view={view} />
    </div>
  );
}
