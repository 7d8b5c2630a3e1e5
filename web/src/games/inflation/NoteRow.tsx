import type { Language, Seat } from '@overtrick/engine';
import { inflation } from '@overtrick/games/inflation';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import { GROUP } from './number.ts';

type NoteRowProps = {
  readonly seat: Seat;
  /** The key of where its notes come from. */
  readonly from: string;
  /** The first card first; each later one lies to the left of it. */
  readonly cards: readonly string[];
  /** The chosen card, shown where it would lie. */
  readonly ghost: string | null;
  /** A card is still to come in this trick: show its place. */
  readonly awaiting: boolean;
  /** Counted from the left of the number: the digit that decides. */
  readonly deciding: number | null;
  readonly language: Language;
};

/** One absurdly long banknote: every note covers the left half of the one before, so that half a note is one digit. */
export function NoteRow({ seat, from, cards, ghost, awaiting, deciding, language }: NoteRowProps) {
  const newest = cards.length - 1;
  // A 10 on the far left has two digits on one note (INF-3.5).
  const doubled = newest >= 0 && inflation.face(cards[newest]).rank === 10;
  const lit = deciding === null ? -1 : newest - Math.max(0, deciding - (doubled ? 1 : 0));
  const shown = ghost === null ? cards : [...cards, ghost];
  const isApart = (place: number): boolean => place > 0 && place % GROUP[language] === 0;
  const covered = (place: number): boolean => place < shown.length - 1;
  return (
    <div className="inf-notes" aria-hidden="true">
      {[...shown.entries()].map(([place, card]) => (
        <span
          key={place}
          className="inf-note"
          style={{ zIndex: place }}
          data-apart={isApart(place) ? '' : undefined}
          data-ghost={place > newest ? '' : undefined}
          data-covered={covered(place) ? '' : undefined}
          data-cut={covered(place) && (place === newest || isApart(place + 1)) ? '' : undefined}
          {...(place <= newest && { 'data-key': `note-${seat}-${place}`, 'data-from': from })}
        >
          <PlayingCard card={card} className="inf-note-card" {...(place === lit && { look: 'deciding' })} />
        </span>
      ))}
      {awaiting && ghost === null && (
        <span className="inf-note" data-apart={isApart(cards.length) ? '' : undefined}>
          <span className="slot inf-next" />
        </span>
      )}
    </div>
  );
}
