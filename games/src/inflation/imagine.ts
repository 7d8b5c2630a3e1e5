import { type Holder, Holdings, type Sampler, thisDeal, type View } from '@overtrick/engine';
import { parseCard } from './deck.ts';
import { addCard, copy, type InflationState } from './state.ts';
import type { Inflation } from './types.ts';
import { recall } from './view.ts';

/** Every deal that fits: the cards not seen, and what nobody who failed to follow can hold (INF-3.3). */
export function imagine(view: View<Inflation>): Sampler<InflationState> {
  const known = recall(view);
  const { now, players } = view;
  const kinds: number[] = [...known.pack.copies];
  for (const card of [...now.hand, ...now.board.rows.flat()]) kinds[parseCard(card)]--;
  const barred = missingRanks(view);
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  const holders: Holder[] = others.map((seat) => ({ size: now.handSizes[seat], barred: barred[seat] }));
  holders.push({ size: now.board.aside, barred: 0 });
  const holdings = new Holdings({ kinds, holders });
  const starts = others.map((_, at) => holdings.offset(at));
  const ends = others.map((seat, at) => starts[at] + now.handSizes[seat]);
  return {
    draw(random, into) {
      copy(known, into);
      holdings.draw(random);
      for (let i = 0; i < others.length; i++) {
        for (let card = starts[i]; card < ends[i]; card++) addCard(into, others[i], holdings.cards[card]);
      }
    },
  };
}

/** Bit masks by seat: the ranks that a seat showed not to hold. No card ever comes into a hand, so it stays true. */
function missingRanks(view: View<Inflation>): number[] {
  const missing = Array<number>(view.players).fill(0);
  let led = 0;
  for (const { seat, decision, shows } of thisDeal(view.past).choices) {
    if (decision?.do !== 'play') continue;
    const rank = parseCard(decision.card);
    if (led === 0) led = rank;
    else if (rank !== led) missing[seat] |= 1 << led;
    if (shows?.winner !== undefined) led = 0;
  }
  return missing;
}
