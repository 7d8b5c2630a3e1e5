import type { Seat } from '@overtrick/engine';
import { PlayingCard } from '../../table/PlayingCard.tsx';

type PileProps = {
  readonly kind: 'suit' | 'number';
  /** The first one played first. */
  readonly cards: readonly string[];
  /** What is chosen to lie on top of them, not played yet. */
  readonly ghost: string | undefined;
  readonly seat: Seat;
  /** The key of where its cards come from. */
  readonly from: string;
  readonly keep: string | null;
  /** Its top and that of the other pile are one charm. */
  readonly joined: boolean;
};

const THICK = 4;

/** One of a seat's two piles: the top counts; the one it covers is seen while it lands, the edges of all others stay. */
export function Pile({ kind, cards, ghost, seat, from, keep, joined }: PileProps) {
  const all = ghost === undefined ? cards : [...cards, ghost];
  const top = all.length - 1;
  const edges = Math.min(THICK, top);
  return (
    <span className="cha-pile" data-kind={kind} data-ghost={ghost !== undefined || undefined}>
      {edges > 0 && <span className="cha-pile-edges" style={{ '--edges': edges }} />}
      <span className="slot cha-bed" data-covered={top > 0 || undefined} />
      {[...all.entries()].slice(-2).map(([place, card]) => (
        // A card keeps its place in the pile when another one covers it: only the new one is drawn.
        <span
          key={place}
          className={place === top ? 'cha-pile-card cha-pile-top' : 'cha-pile-card'}
          {...(place < cards.length && { 'data-key': `${kind}-${seat}-${place}`, 'data-from': from })}
        >
          <PlayingCard card={card} {...(joined && { look: `joined-${kind}` })} />
        </span>
      ))}
      {keep && (
        <span className="cha-pile-keep" data-in="pop">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" className="cha-lock-bow" />
            <rect x="3" y="7" width="10" height="7.5" rx="1.6" className="cha-lock-body" />
          </svg>
          {keep}
        </span>
      )}
    </span>
  );
}
