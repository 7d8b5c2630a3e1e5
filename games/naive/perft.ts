import type { NaiveDeal } from './deal.ts';

/** How many decision sequences of this length are possible, simultaneous choices in the trace's order. */
export function perft(deal: NaiveDeal, depth: number): number {
  if (depth === 0) return 1;
  if (deal.over()) return 0;
  const [seat] = deal.actors();
  const legal = deal.legal(seat);
  if (depth === 1) return legal.length;
  let sequences = 0;
  for (const decision of legal) {
    const next = deal.clone();
    next.apply(seat, decision);
    sequences += perft(next, depth - 1);
  }
  return sequences;
}
