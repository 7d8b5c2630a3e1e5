import type { ReactNode } from 'react';
import { Tower } from '../games/escalation/cards/Tower.tsx';
import { ReferenceCard } from '../games/inversion/cards/ReferenceCard.tsx';
import type { ForSome } from '../look/games.ts';
import { GalleryCard } from './GalleryCard.tsx';

/** The small pieces of each game, in the states a table will show them in. */
export const PIECES: ForSome<ReactNode> = {
  inversion: (
    <>
      <ReferenceCard
        inverted={false}
        title="Who wins?"
        plain="Nobody made eleven: the highest of the follow card’s suit."
        swapped="Somebody did: the highest number, whatever its suit."
      />
      <div className="table flipped" data-inverted="">
        <p>The table after an inversion</p>
        <GalleryCard game="inversion" card="S9" className="card-lit" />
        <ReferenceCard
          inverted
          title="勝つのは？"
          plain="11ができていない：場札のスートで最も高い数字。"
          swapped="11ができた：スートに関係なく最も高い数字。"
        />
      </div>
    </>
  ),
  escalation: (
    <>
      {[0, 1, 4, 9, 16, 30].map((count) => (
        <Tower key={count} count={count} label={`${count} cards`} />
      ))}
    </>
  ),
};
