import { FastRandom, isOver } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { naive } from '../../naive/naive.ts';
import { charms } from './index.ts';

const EVERY_TEXT = [
  ...Array.from({ length: 14 }, (_, bid) => `bid:${bid}`),
  ...Array.from({ length: 12 }, (_, kind) => charms.makeDecision(charms.decode(100 + kind))),
  ...Array.from({ length: 32 }, (_, pair) => charms.makeDecision(charms.decode(200 + pair))),
];

describe('against the naive game', () => {
  test.each([3, 4])('%i players: the same legal decisions, reasons, winners and points', (players) => {
    const setup = { players, options: {}, rules: 1 };
    const out = new Int32Array(charms.maxLegal);
    const before = charms.create(setup);
    const random = new FastRandom(`differential ${players}`);
    for (let match = 0; match < 100; match++) {
      const state = charms.create(setup);
      while (!isOver(state)) {
        charms.deal(state, random);
        const other = naive('charms', { t: 'deal', deal: state.deal, ...charms.makeDeal(state) });
        while (state.turn >= 0) {
          const seat = state.turn;
          expect(other.actors()).toEqual([seat]);
          const count = charms.legal(state, seat, out);
          const legal = Array.from(out.subarray(0, count), (code) =>
            charms.makeDecision(charms.decode(code)),
          );
          expect([...legal].sort()).toEqual(other.legal(seat));
          const odd = EVERY_TEXT[random.below(EVERY_TEXT.length)];
          expect(whyNot(odd, seat)).toBe(plain(other.why(seat, odd)));
          const text = legal[random.below(count)];
          charms.copy(state, before);
          charms.apply(state, seat, out[legal.indexOf(text)]);
          other.apply(seat, text);
          const trick = charms.trickLine(before, state);
          const told = other.lines().findLast((line) => line.t !== 'dealEnd');
          expect(trick).toEqual(told?.t === 'trick' ? { winner: told.winner } : null);
        }
        const scores = Array.from(state.sheet.subarray(state.deal * players, (state.deal + 1) * players));
        expect(scores).toEqual(other.scores());
      }
      function whyNot(text: string, seat: number): string | null {
        const parsed = charms.parseDecision(text);
        if (!parsed.ok) return 'form';
        const why = charms.whyNot(state, seat, charms.encode(parsed.value));
        if (why === null) return null;
        return 'rule' in why && /CHA-(3\.2|4\.3|5\.3|5\.4)/.test(why.rule) ? why.rule : 'other';
      }
    }
  });
});

/** A wrong phase, a wrong number of cards or a card not held: the two games name them differently. */
const plain = (why: string | null): string | null =>
  why === null || /CHA-(3\.2|4\.3|5\.3|5\.4)/.test(why) ? why : 'other';
