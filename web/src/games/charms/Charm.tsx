import type { Seat } from '@overtrick/engine';
import { charms } from '@overtrick/games/charms';
import { Pile } from './Pile.tsx';
import './charm.css';
import { type Pair, pairOf } from './pairs.ts';

type CharmProps = {
  readonly seat: Seat;
  /** The key of where its cards come from. */
  readonly from: string;
  /** It takes the trick. */
  readonly took: boolean;
  /** All cards of the seat in the order of play. */
  readonly played: readonly string[];
  /** What is chosen to lie on top of them. */
  readonly chosen: readonly string[];
  readonly trump: string;
  /** The word for a suit that must not be covered. */
  readonly keep: string | null;
};

/** Two piles, suits and numbers, whose tops click together into one charm. */
export function Charm({ seat, from, took, played, chosen, trump, keep }: CharmProps) {
  const pair: Pair = pairOf([...played, ...chosen]);
  const joined = pair.suit !== undefined && pair.number !== undefined;
  const pile = (kind: keyof Pair) => {
    const ofKind = (card: string) => charms.face(card).kind === kind;
    return (
      <Pile
        kind={kind}
        cards={played.filter(ofKind)}
        ghost={chosen.findLast(ofKind)}
        seat={seat}
        from={from}
        keep={kind === 'suit' ? keep : null}
        joined={joined}
      />
    );
  };
  return (
    <div
      className="cha-charm"
      data-joined={joined || undefined}
      data-trump={pair.suit === trump || undefined}
      aria-hidden="true"
    >
      {pile('suit')}
      {pile('number')}
      {joined && (
        // A card that lands makes the clasp close anew.
        <svg
          key={played.length}
          className="cha-charm-clasp"
          data-in="stamp"
          viewBox="0 0 60 60"
          aria-hidden="true"
        >
          <circle cx="30" cy="30" r="26" className="cha-clasp-ring" />
          <path d="M28 22h-6a8 8 0 0 0 0 16h6M32 22h6a8 8 0 0 1 0 16h-6M24 30h12" className="cha-clasp-bar" />
        </svg>
      )}
      {took && (
        <span className="cha-charm-gleam">
          <i data-in="gleam" />
        </span>
      )}
    </div>
  );
}
