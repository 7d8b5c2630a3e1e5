import type { ReactNode } from 'react';
import { Card } from '../cards/Card.tsx';
import { CharmPair } from '../games/charms/cards/CharmPair.tsx';
import { BlockChart } from '../games/cryptrick/cards/BlockChart.tsx';
import { Tower } from '../games/escalation/cards/Tower.tsx';
import { BanknoteRow } from '../games/inflation/cards/BanknoteRow.tsx';
import { LaneSlot } from '../games/inversion/cards/LaneSlot.tsx';
import { ReferenceCard } from '../games/inversion/cards/ReferenceCard.tsx';
import type { ForSome } from '../look/games.ts';

const LANE = ['D4', 'S2', 'H9', 'C6', 'S10', 'N1'] as const;

/** The small pieces of each game, in the states a table will show them in. */
export const PIECES: ForSome<ReactNode> = {
  inflation: (
    <>
      <BanknoteRow cards={['6', '10', '5']} label="605" />
      <BanknoteRow
        cards={['10', '7', '3', '9', '10', '2', '8', '8', '4', '6', '5', '1']}
        deciding={4}
        label="1073902884651"
      />
    </>
  ),
  charms: (
    <>
      <CharmPair suit="clover" number="8" trump label="clover 8, trump" />
      <CharmPair suit="key" number="5" label="key 5" />
      <CharmPair suit="rabbit" label="rabbit foot" />
    </>
  ),
  inversion: (
    <>
      <div className="lane">
        {LANE.map((card, i) => (
          <LaneSlot
            key={card}
            card={card}
            state={i < 1 ? 'past' : i === 1 ? 'now' : 'next'}
            swapped={i === 1}
          />
        ))}
      </div>
      <ReferenceCard
        inverted={false}
        title="Who wins?"
        plain="Nobody made eleven: the highest of the follow card’s suit."
        swapped="Somebody did: the highest number, whatever its suit."
      />
      <div className="table flipped" data-inverted="">
        <p>The table after an inversion</p>
        <Card game="inversion" card="S9" className="card-lit" />
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
  cryptrick: (
    <>
      <BlockChart blocks={[]}>0</BlockChart>
      <BlockChart blocks={['Y7', 'R3']}>2 × 2 = 4</BlockChart>
      <BlockChart blocks={['Y7', 'R3', 'K5']}>3 × 3 = 9</BlockChart>
      <BlockChart blocks={['Y7', 'R3', 'K5', 'G1']}>4 blocks: 4</BlockChart>
      <BlockChart blocks={['Y7', 'R3', 'K5', 'G1', 'B9', 'P3']}>6 blocks: 6</BlockChart>
    </>
  ),
};
