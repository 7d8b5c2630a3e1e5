import type { View } from '@overtrick/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionFactor } from '../../settings/motion.ts';
import { fly, play } from '../../table/motion.tsx';
import type { Scene } from './scene.ts';

interface Seen {
  readonly spot: string;
  readonly rect: DOMRect;
}

const GIFT = 350;

/** Carries what changes its place: the offer to whoever leads it, blocks to the market and into charts, the gift. */
export function useMoves(root: RefObject<HTMLElement | null>, view: View, scene: Scene): void {
  const before = useRef(new Map<string, Seen>());
  const told = useRef({ deal: view.now.deal, events: view.past.length });
  const { kind } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces move when the table or the scene on it changes
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    const { deal, events } = told.current;
    told.current = { deal: view.now.deal, events: view.past.length };
    const step = view.past.length - events;
    const still = deal !== view.now.deal || step < 0 || step > 2 || motionFactor() === 0;
    const pieces = [...table.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => {
      const { piece: name = '', spot = '' } = piece.dataset;
      const last = before.current.get(name);
      const from = !still && last && last.spot !== spot ? last.rect : null;
      return { piece, name, spot, from };
    });
    // All are measured before the first one moves.
    before.current = new Map(
      pieces.map(({ piece, name, spot }) => [name, { spot, rect: piece.getBoundingClientRect() }]),
    );
    for (const { piece, name, from } of pieces) if (from) fly(piece, from, before.current.get(name)?.rect);
    const gift = table.querySelector<HTMLElement>('.cry-gift');
    if (gift && step === 1 && !still) hand(gift, table, view.seat);
  }, [root, view, kind]);
}

/** From the buyer to the seller; the own hand is where one's gifts go. */
function hand(gift: HTMLElement, table: HTMLElement, eyes: number): void {
  const { from, to } = gift.dataset;
  const place = (seat: string | undefined) =>
    (Number(seat) === eyes ? document.querySelector('.hand') : null) ??
    table.querySelector(`[data-tile="${seat}"]`);
  const [giver, taker] = [place(from), place(to)];
  if (!giver || !taker) return;
  const origin = gift.getBoundingClientRect();
  const at = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2 - origin.left - origin.width / 2;
    const y = top + height / 2 - origin.top - origin.height / 2;
    return `translate(${x}px, ${y}px)`;
  };
  play(
    gift,
    [
      { transform: at(giver), opacity: 1 },
      { transform: at(taker), opacity: 1, offset: 0.9 },
      { transform: at(taker), opacity: 0 },
    ],
    { duration: GIFT * 1.6, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' },
  );
}
