import type { MatchEvent, View } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type Moment, openTimeline, runTimeline, type Timeline, type TimelineAction } from './timeline.ts';

/** A decision that settles something is held for so long, any other one so long. */
const SETTLED = 1_500;
const BEAT = 350;

const DEAL = { t: 'deal', deal: 0 } as unknown as MatchEvent;
const play = (seat: number, settles = false) =>
  ({ t: 'choice', seat, decision: { do: 'play' }, ...(settles && { shows: {} }) }) as MatchEvent;

/** What seat 0 sees after a deal and these plays; it plays last, and a trick of three is settled by that. */
function after(plays: number, more: Partial<Moment> = {}): Moment {
  const past = [DEAL, ...Array.from({ length: plays }, (_, at) => play((at + 1) % 3, at % 3 === 2))];
  return { id: 'match', eyes: 0, view: { past } as unknown as View, ...more };
}

function holdOf({ view }: Moment): number {
  const last = view.past.at(-1);
  return last?.t === 'choice' && last.shows ? SETTLED : BEAT;
}

/** A timeline with a clock that somebody else winds. */
class Table {
  line: Timeline;
  now = 0;
  #newest: Moment;

  constructor(first: Moment) {
    this.line = openTimeline(first);
    this.#newest = first;
  }

  run(action: TimelineAction): this {
    this.line = runTimeline(this.line, action, holdOf);
    return this;
  }

  show(moment: Moment): this {
    this.#newest = moment;
    return this.run({ do: 'show', moment, now: this.now });
  }

  land(): this {
    return this.run({ do: 'landed', now: this.now });
  }

  skip(): this {
    return this.run({ do: 'skip', now: this.now });
  }

  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this.run({ do: 'tick', now: this.now });
  }

  /** How many plays lie on the table, how many have been told, and how many have happened. */
  get plays(): { lie: number; told: number; happened: number } {
    const count = (view: View) => view.past.length - 1;
    return {
      lie: count(this.line.shown.view),
      told: count(this.line.told),
      happened: count(this.#newest.view),
    };
  }
}

describe('one moment after the other', () => {
  test('a card flies, and only when it has landed something is said of it', () => {
    const table = new Table(after(1)).show(after(2));
    expect(table.line.phase).toBe('moving');
    expect(table.plays).toMatchObject({ lie: 2, told: 1 });
    table.wait(280).land();
    expect(table.plays).toMatchObject({ lie: 2, told: 2 });
    expect(table.line.phase).toBe('held');
  });

  test('what happens meanwhile waits until the card has landed and was held', () => {
    const table = new Table(after(0)).show(after(1)).show(after(2));
    expect(table.plays).toEqual({ lie: 1, told: 0, happened: 2 });
    table.wait(280).land();
    expect(table.plays.lie).toBe(1);
    table.wait(BEAT - 1);
    expect(table.plays.lie).toBe(1);
    table.wait(1);
    expect(table.plays).toMatchObject({ lie: 2, told: 1 });
  });

  test('a finished trick stays as long as it needs, counted from the landing', () => {
    const table = new Table(after(2)).show(after(3)).wait(1_000).land().show(after(4));
    table.wait(SETTLED - 1);
    expect(table.plays.lie).toBe(3);
    table.wait(1);
    expect(table.plays.lie).toBe(4);
  });

  test('when it was held and nothing waits, the table rests', () => {
    const table = new Table(after(2)).show(after(3)).land().wait(SETTLED);
    expect(table.line).toMatchObject({ phase: 'resting', waiting: [] });
    expect(table.wait(100_000).line.phase).toBe('resting');
  });

  test('nothing is lost and nothing is shown twice, however quickly it comes', () => {
    const table = new Table(after(0, { eyes: -1 }));
    const seen: number[] = [];
    for (let plays = 1; plays <= 12; plays++) table.show(after(plays, { eyes: -1 }));
    for (let i = 0; i < 60; i++) {
      const { lie } = table.plays;
      if (seen.at(-1) !== lie) seen.push(lie);
      table.land().wait(500);
    }
    expect(seen).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  test('a motion that never ends does not stop the table', () => {
    const table = new Table(after(1)).show(after(2)).wait(10_000);
    expect(table.plays.told).toBe(2);
  });

  test('a deal is told at once: nothing that was said of the last one holds', () => {
    const dealt = { ...after(2), view: { past: [...after(2).view.past, DEAL] } as unknown as View };
    const table = new Table(after(2)).show(dealt);
    expect(table.line.phase).toBe('moving');
    expect(table.line.told).toBe(dealt.view);
  });
});

describe('going on', () => {
  test('a tap ends the hold and shows what waits', () => {
    const table = new Table(after(2)).show(after(3)).land().show(after(4)).skip();
    expect(table.plays.lie).toBe(4);
  });

  test('a tap in the middle of a motion lands it, if nothing waits', () => {
    const table = new Table(after(2)).show(after(3)).skip();
    expect(table.line.phase).toBe('resting');
    expect(table.plays.told).toBe(3);
  });

  test('a tap on a table that rests changes nothing', () => {
    const table = new Table(after(2));
    const { line } = table;
    expect(table.skip().line).toBe(line);
  });

  test('who has decided does not wait for what was held', () => {
    const table = new Table(after(2)).show(after(3)).land().show(after(4));
    expect(table.plays.lie, 'somebody else waits').toBe(3);
    const own = new Table(after(1)).show(after(2)).land().show(after(3));
    expect(own.plays.lie).toBe(3);
  });

  test('who was away sees the newest at once', () => {
    const table = new Table(after(0)).show(after(1)).show(after(2)).show(after(3)).run({ do: 'jump' });
    expect(table.plays).toEqual({ lie: 3, told: 3, happened: 3 });
    expect(table.line.phase).toBe('resting');
  });

  test('who is far behind too', () => {
    const table = new Table(after(0, { eyes: -1 }));
    for (let plays = 1; plays <= 40; plays++) table.show(after(plays, { eyes: -1 }));
    const { lie, happened } = table.plays;
    expect(happened - lie).toBeLessThan(25);
    expect(lie).toBeGreaterThan(1);
  });
});

describe('what is no moment', () => {
  test('news about who is there changes what is on show, without a motion', () => {
    const table = new Table(after(1)).show(after(2)).land();
    const known = after(2);
    table.show(known);
    expect(table.line.shown).toBe(known);
    expect(table.line).toMatchObject({ phase: 'held', waiting: [] });
  });

  test('such news about a moment that waits does not bring it forward', () => {
    const table = new Table(after(0)).show(after(1)).show(after(2)).show(after(2));
    expect(table.plays.lie).toBe(1);
    expect(table.line.waiting).toHaveLength(1);
  });

  test('what is taken back is gone at once, and so is what waited', () => {
    const table = new Table(after(0)).show(after(1)).show(after(2)).show(after(0));
    expect(table.plays).toEqual({ lie: 0, told: 0, happened: 0 });
    expect(table.line.waiting).toEqual([]);
  });

  test('another match is not the next moment of this one', () => {
    const table = new Table(after(2)).show(after(5, { id: 'rematch' }));
    expect(table.line).toMatchObject({ phase: 'resting', waiting: [] });
    expect(table.plays.told).toBe(5);
  });

  test('the curtain falls when the trick has been seen, and not before', () => {
    const table = new Table(after(2)).show(after(3)).show(after(3, { eyes: -1, curtain: 1 }));
    table.land().wait(SETTLED - 1);
    expect(table.line.shown.eyes).toBe(0);
    table.wait(1);
    expect(table.line.shown).toMatchObject({ eyes: -1, curtain: 1 });
    expect(table.line.phase).toBe('resting');
  });
});

describe('a replay', () => {
  const turn = (table: Table, moment: Moment) => table.run({ do: 'turn', moment, now: table.now });

  test('shows what somebody turns to at once', () => {
    const table = new Table(after(2)).show(after(3)).land();
    expect(turn(table, after(4)).plays.lie).toBe(4);
    expect(turn(table, after(1)).plays.lie).toBe(1);
  });

  test('turning to what is shown changes nothing', () => {
    const here = after(2);
    const table = new Table(here);
    const { line } = table;
    expect(turn(table, here).line).toBe(line);
  });
});
