import type { View } from '@overtrick/engine';
import { cryptrick } from '@overtrick/games/cryptrick';
import { inflation } from '@overtrick/games/inflation';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Kept, StoredMatch } from '../../store/matches.ts';
import type { Sitter, TableProblem, TableSnapshot } from '../source.ts';
import type { BotDesk } from './botDesk.ts';
import { openNew, reopen } from './openMatch.ts';
import { type Keep, TableHost } from './tableHost.ts';

const bid = (tricks: number) => ({ do: 'bid', tricks }) as const;
const play = (card: string) => ({ do: 'play', card }) as const;

const HUMAN: Sitter = { name: '', kind: 'human' };
const BOT: Sitter = { name: 'Mia', kind: 'bot', level: 'novice' };

/** Keeps in memory, and refuses a revision that is behind or a match that was deleted, as IndexedDB does. */
class Memory implements Keep {
  stored: StoredMatch | undefined;
  writes = 0;

  async keep(match: StoredMatch, first: boolean): Promise<Kept> {
    if (!this.stored && !first) return 'deleted';
    if (this.stored && this.stored.entry.revision !== match.entry.revision - 1) return 'behind';
    this.stored = structuredClone(match);
    this.writes++;
    return 'kept';
  }

  async read(): Promise<StoredMatch | undefined> {
    return this.stored;
  }
}

/** Takes its time, as a disk may. */
class Slow extends Memory {
  writing = false;

  override async keep(match: StoredMatch, first: boolean): Promise<Kept> {
    this.writing = true;
    await new Promise((done) => setTimeout(done, 50));
    const kept = await super.keep(match, first);
    this.writing = false;
    return kept;
  }
}

const desk: BotDesk = {
  choose: async (view: View) => view.now.choices[0],
  advise: async () => [],
  cancel: () => {},
};

/** Bots that answer after a while, and remember what they were asked and how often they were stopped. */
class SlowDesk implements BotDesk {
  readonly asked: { readonly seat: number; readonly choices: number; readonly limit: number }[] = [];
  thinking = 0;
  cancelled = 0;

  async choose(view: View, _level: string, limit: number) {
    const { choices } = view.now;
    this.asked.push({ seat: view.seat, choices: choices.length, limit });
    this.thinking++;
    await new Promise((done) => setTimeout(done, limit));
    this.thinking--;
    return choices[0];
  }
  async advise() {
    return [];
  }
  cancel() {
    if (this.thinking > 0) this.cancelled++;
    this.thinking = 0;
  }
}

const RULES = { inflation, cryptrick } as const;

/** A table with the last thing it told. */
async function open(
  sitters: readonly Sitter[],
  store = new Memory(),
  game: keyof typeof RULES = 'inflation',
  bots: BotDesk = desk,
) {
  const opened = openNew(RULES[game], 'test', { game, sitters, options: {} });
  if (!opened.ok) throw new Error('the order is fine');
  const told: TableSnapshot[] = [];
  const left: TableProblem[] = [];
  const keptWhenTold: number[] = [];
  const host = new TableHost(opened.value, {
    desk: bots,
    store,
    leave: (problem) => left.push(problem),
    tell(snapshot) {
      told.push(structuredClone(snapshot));
      keptWhenTold.push(store.stored?.log.decisions.length ?? -1);
    },
  });
  const started = host.start(true);
  await vi.advanceTimersByTimeAsync(store instanceof Slow ? 60 : 0);
  await started;
  const now = () => told[told.length - 1];
  /** Lets bots think until a person is asked, or a deal is over. */
  const settle = async () => {
    for (let i = 0; i < 60 && now().thinking?.length; i++) await vi.advanceTimersByTimeAsync(5000);
  };
  return { host, store, told, left, keptWhenTold, now, settle };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one person against bots', () => {
  const sitters = [HUMAN, BOT, { ...BOT, name: 'Otto' }];

  test('who answers while the answer of a bot is being kept is heard as well (CRY-2.2)', async () => {
    const store = new Slow();
    const { host, now } = await open([HUMAN, BOT, BOT, BOT, BOT, BOT], store, 'cryptrick');
    const isAsked = () => now().view.now.choices.some((choice) => choice.do === 'decline');
    for (let step = 0; step < 20_000 && !(isAsked() && store.writing); step++) {
      if (now().view.now.choices.length > 0 && !isAsked() && !store.writing) {
        void host.decide(0, now().view.now.choices[0]);
      }
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(isAsked() && store.writing, 'a bot has just answered').toBe(true);
    const answer = host.decide(0, { do: 'decline' });
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toMatchObject({ ok: true });
    expect(isAsked()).toBe(false);
    expect(now().problem).toBeNull();
  });

  test('the last bot answers after the person, whose answer can be undone until then (CRY-2.2)', async () => {
    const { host, now, settle } = await open([HUMAN, BOT, BOT, BOT, BOT, BOT], new Memory(), 'cryptrick');
    const isAsked = () => now().view.now.choices.some((choice) => choice.do === 'decline');
    for (let turn = 0; turn < 20 && !isAsked(); turn++) {
      await settle();
      if (now().view.now.choices.length > 0 && !isAsked()) await host.decide(0, now().view.now.choices[0]);
    }
    await settle();
    expect(now().view.now.asked).toHaveLength(2);
    await host.decide(0, { do: 'decline' });
    expect(now()).toMatchObject({ undo: 'free', view: { now: { asked: [expect.any(Number)] } } });
    await host.undo();
    expect(now().takenBack).toBe(0);
    expect(isAsked()).toBe(true);
  });

  test('bots that are asked together think together, each once, and share the time (CRY-2.2)', async () => {
    const bots = new SlowDesk();
    const master: Sitter = { name: 'Vera', kind: 'bot', level: 'master' };
    const table = [HUMAN, ...Array.from({ length: 8 }, () => master)];
    const { host, now, settle } = await open(table, new Memory(), 'cryptrick', bots);
    const isAsked = () => now().view.now.choices.some((choice) => choice.do === 'decline');
    for (let turn = 0; turn < 20 && !isAsked(); turn++) {
      await settle();
      if (now().view.now.choices.length > 0 && !isAsked()) await host.decide(0, now().view.now.choices[0]);
    }
    const together = bots.asked.slice(-7);
    expect(new Set(together.map(({ seat }) => seat)).size).toBe(7);
    expect(together.reduce((sum, { limit }) => sum + limit, 0)).toBeLessThan(1000);
    const asked = bots.asked.length;
    await settle();
    await host.decide(0, { do: 'decline' });
    const left = now().view.now.asked;
    expect(left, 'the last bot has waited').toHaveLength(1);
    expect(
      together.map(({ seat }) => seat),
      'and had thought with the others',
    ).toContain(left[0]);
    expect([bots.asked.length, bots.cancelled]).toEqual([asked, 0]);
  });

  test('bots stop thinking about what was taken back', async () => {
    const bots = new SlowDesk();
    const master: Sitter = { name: 'Vera', kind: 'bot', level: 'master' };
    const table = [master, { ...master, name: 'Sol' }, HUMAN];
    const { host, now, settle } = await open(table, new Memory(), 'inflation', bots);
    await settle();
    await host.decide(2, bid(2));
    expect(bots.thinking).toBe(1);
    await host.undo();
    expect(bots).toMatchObject({ thinking: 0, cancelled: 1 });
    expect(now().view.now.choices).toContainEqual(bid(2));
  });

  test('nobody thinks about a forced decision, and it takes as long as another', async () => {
    const bots = new SlowDesk();
    const { host, now, settle } = await open(sitters, new Memory(), 'inflation', bots);
    let forced = 0;
    for (
      let turn = 0;
      turn < 60 && now().view.now.choices.length + (now().thinking?.length ?? 0) > 0;
      turn++
    ) {
      await settle();
      const before = now().view.past.length;
      await host.decide(0, now().view.now.choices[0]);
      await vi.advanceTimersByTimeAsync(300);
      expect(now().view.past.length, 'no bot answers at once').toBeLessThanOrEqual(before + 1);
      await settle();
      forced += now().view.past.length - before - 1;
    }
    expect(bots.asked.every(({ choices }) => choices > 1)).toBe(true);
    expect(forced).toBeGreaterThan(bots.asked.length - sitters.length);
  });

  test('every decision is kept before the page is told of it', async () => {
    const { host, told, keptWhenTold, now, settle } = await open(sitters);
    for (let turn = 0; turn < 8; turn++) {
      await settle();
      expect((await host.decide(0, now().view.now.choices[0])).ok).toBe(true);
    }
    for (const [at, { view }] of told.entries()) {
      const choices = view.past.filter(({ t }) => t === 'choice').length;
      expect(keptWhenTold[at]).toBeGreaterThanOrEqual(choices);
    }
  });

  test('the page is told no hand but the person’s own', async () => {
    const { told, settle } = await open(sitters);
    await settle();
    for (const { view } of told) {
      expect(view.seat).toBe(0);
      for (const event of view.past) if (event.t === 'deal') expect(event.hand).toHaveLength(12);
    }
  });

  test('a refused decision changes nothing and is answered with the reason', async () => {
    const { host, store, settle } = await open(sitters);
    await settle();
    const { writes } = store;
    const answer = await host.decide(0, play('7'));
    expect(answer).toMatchObject({ ok: false, error: { reason: 'rule', rule: 'INF-2.1' } });
    expect(store.writes).toBe(writes);
  });

  test('nobody decides for a bot', async () => {
    const { host } = await open(sitters);
    expect(await host.decide(1, bid(0))).toMatchObject({ ok: false });
  });

  test('undo is free until a bot has answered, and its late answer is void', async () => {
    const { host, now, settle } = await open([BOT, { ...BOT, name: 'Otto' }, HUMAN]);
    await settle();
    await host.decide(2, bid(2));
    expect(now().undo).toBe('free');
    await host.undo();
    expect(now()).toMatchObject({ takenBack: 0 });
    expect(now().view.now.choices).toContainEqual(bid(2));
    const length = now().view.past.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(now().view.past).toHaveLength(length);
  });

  test('a decision that was answered is taken back with a mark', async () => {
    const { host, now, settle } = await open(sitters);
    await settle();
    await host.decide(0, bid(2));
    await settle();
    await host.decide(0, now().view.now.choices[0]);
    await settle();
    // Whoever takes the trick with its last card has been shown nothing new.
    const last = now().view.past.at(-1);
    if (last?.t === 'choice' && last.seat === 0) await host.decide(0, now().view.now.choices[0]);
    await settle();
    const hand = now().view.now.hand.length;
    expect(now().undo).toBe('marked');
    await host.undo();
    expect(now().takenBack).toBe(1);
    expect(now().view.now.hand).toHaveLength(hand + 1);
  });

  test('the stored match goes on where it stopped', async () => {
    const { host, store, now, settle } = await open(sitters);
    await settle();
    await host.decide(0, bid(3));
    await settle();
    if (!store.stored) throw new Error('nothing was kept');
    const again = reopen(inflation, store.stored);
    expect(again.ok && again.value.match.view(0)).toEqual(now().view);
  });

  /** The person bids in another tab; nobody has answered yet. */
  async function bidElsewhere(store: Memory, chosen: ReturnType<typeof bid>): Promise<void> {
    const elsewhere = store.stored && reopen(inflation, store.stored);
    if (!elsewhere?.ok) throw new Error('nothing was kept');
    const other = new TableHost(elsewhere.value, { desk, store, tell: () => {}, leave: () => {} });
    // Its bots never come to answer.
    other.setPace(1e6);
    await other.start(false);
    expect(await other.decide(0, chosen)).toMatchObject({ ok: true });
  }

  test('what another tab kept meanwhile counts, and the page says that the choice did not', async () => {
    const { host, store, now, settle } = await open([HUMAN, BOT, { ...BOT, name: 'Otto' }]);
    await settle();
    await bidElsewhere(store, bid(5));
    await host.decide(0, bid(2));
    expect(now().view.now.board).toMatchObject({ bids: expect.arrayContaining([5]) });
    expect(now().problem).toEqual({ kind: 'overtaken' });
    await settle();
    expect(now().problem, 'until the next choice').toEqual({ kind: 'overtaken' });
    await host.decide(0, now().view.now.choices[0]);
    expect(now().problem).toBeNull();
  });

  test('a tab that is looked at again shows what another one has kept', async () => {
    const { host, store, now, settle } = await open(sitters);
    await settle();
    await bidElsewhere(store, bid(5));
    await host.catchUp();
    expect(now().view.now.board).toMatchObject({ bids: expect.arrayContaining([5]) });
    expect(now().problem).toBeNull();
  });

  test('looking again changes nothing while no other tab has played', async () => {
    const { host, told, settle } = await open(sitters);
    await settle();
    const before = told.length;
    await host.catchUp();
    expect(told).toHaveLength(before);
  });

  test('a match that another tab deleted does not come back, and the page is told', async () => {
    const { host, store, left, settle } = await open(sitters);
    await settle();
    store.stored = undefined;
    await host.decide(0, bid(2));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.stored).toBeUndefined();
    expect(left).toEqual([{ kind: 'deleted' }]);
  });

  test('a deleted match is noticed as soon as somebody looks', async () => {
    const { host, store, left, settle } = await open(sitters);
    await settle();
    store.stored = undefined;
    await host.catchUp();
    expect(left).toEqual([{ kind: 'deleted' }]);
  });

  test('a match that could not be kept at first is kept as soon as it can be', async () => {
    const store = new Memory();
    const { keep } = store;
    store.keep = () => Promise.reject(new Error('no storage'));
    const { host, left, now, settle } = await open(sitters, store);
    await settle();
    await host.catchUp();
    store.keep = keep;
    await host.decide(0, bid(2));
    expect(store.stored?.log.decisions).toContain('0 bid:2');
    expect(now().problem).toBeNull();
    expect(left).toEqual([]);
  });

  test('without a store play goes on, and the page says that nothing is kept', async () => {
    const broken = new Memory();
    broken.keep = () => Promise.reject(new Error('no storage'));
    const { host, now, settle } = await open(sitters, broken);
    await settle();
    await host.decide(0, bid(2));
    expect(now().problem).toEqual({ kind: 'not-kept' });
    expect(now().view.now.board).toMatchObject({ bids: expect.arrayContaining([2]) });
  });
});

describe('people around one device', () => {
  const people = ['Ann', 'Ben', 'Cyd'].map((name): Sitter => ({ name, kind: 'human' }));

  test('until the curtain is lifted the page sees what a spectator sees', async () => {
    const { host, now } = await open(people);
    const first = now().curtain;
    expect(first).not.toBeNull();
    expect(now().view.now.hand).toEqual([]);
    host.liftCurtain(first ?? 0);
    expect(now().view.seat).toBe(first);
    expect(now().view.now.hand).toHaveLength(12);
  });

  test('after a decision the curtain falls for the next person, with what they missed', async () => {
    const { host, now } = await open(people);
    const first = now().curtain ?? 0;
    host.liftCurtain(first);
    await host.decide(first, bid(4));
    await vi.advanceTimersByTimeAsync(5000);
    expect(now()).toMatchObject({ curtain: (first + 1) % 3, eyes: -1 });
    expect(now().view.past.slice(now().lastLook)).toMatchObject([{ t: 'choice', decision: bid(4) }]);
  });

  test('nobody decides while the curtain is down, and only the next person lifts it', async () => {
    const { host, now } = await open(people);
    const first = now().curtain ?? 0;
    expect(await host.decide(first, bid(1))).toMatchObject({ ok: false });
    host.liftCurtain((first + 1) % 3);
    expect(now().eyes).toBe(-1);
  });
});
